### The browser client: playing and following. Keys begin with ui-play-.
