### The browser client.

ui-unreachable = The server cannot be reached. Nothing was changed; try again.
