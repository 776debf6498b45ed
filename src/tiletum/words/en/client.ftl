### The browser client.

ui-unreachable = The server cannot be reached. If what you wanted has not happened, try again.
