### The browser client.

ui-new-table = New table
ui-unreachable = The server cannot be reached. Nothing was changed; try again.
ui-walk =
    { $steps ->
        [one] Walk with the { NAME($piece) } to { NAME($space) } ({ $steps } step)
       *[other] Walk with the { NAME($piece) } to { NAME($space) } ({ $steps } steps)
    }
