### The browser client: pages around the table. Keys begin with ui-pages-.
