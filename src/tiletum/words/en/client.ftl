### The browser client.

ui-unreachable = The server cannot be reached. If nothing has happened, try again.
