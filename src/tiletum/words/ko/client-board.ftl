### The browser client: the components of the game. Keys begin with ui-board-.
