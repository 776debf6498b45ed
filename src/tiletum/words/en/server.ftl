### What the server of online tables says: one sentence each.

## Refusals

server-malformed = The request is not what the server understands: { $why }.
server-no-token = The link to this table is missing or no longer valid; ask whoever opened the table for a new one.
server-not-allowed = Your link is good for this table, but not for this.
server-foreign = A page of another site asks for this; only the game’s own pages may.
server-host = This server does not answer to the name “{ $host }”. Use its number or its own name; whoever runs it can add the name to “hosts” in its settings.
server-metrics = Only this machine may read the measurements, or a program that sends the “metrics_token” of the settings.
server-no-table = There is no such table; it may have expired.
server-no-client = The browser client has not been built: run make client.
server-no-page = There is nothing at this address.
server-method = This address cannot be used in that way.
server-too-large = That is too large.
server-too-many = Too many requests came from your address; wait a little.
server-full = The server has all the tables it can take; try again later.
server-crowded = As many watch this table as the server allows.
server-long = Too much was taken back in this game: a table has at most { $most } entries.
server-chat-full = Enough has been said at this table.
server-tables-each = { $most } unfinished tables were opened from your address, which is all it may have. Finish or close one first, or try again later.
server-uploaded = Too many saved games and boxes were sent from your address; wait a little before you send another.
server-blocked = Whoever runs this server has blocked your network: it opens no tables here, and gets no hints.
server-chat-empty = There is nothing in this message that could be shown; write something.
server-busy = Too many wait for a hint; ask again in a moment.
server-busy-uploads = As many uploaded files wait to be read as the server allows; try again in a moment.
server-box-limits = Reading this box took more time or memory than the server allows; make the file smaller and simpler.
server-no-moment = The table has come to version { $now }; there is no version { $asked } yet.
server-no-decision = Nobody has a decision to make at that moment.
server-stale = The table has gone on: it is at version { $now }, and you saw version { $seen }. Look again.
server-future = There is no version { $seen } of this table yet: it is at version { $now }. Look again.
server-not-started = The game has not started; seats are still free.
server-started = The game has started, or no seat is free.
server-free = Nobody sits on that seat who could leave it.
server-not-over = The game is not over yet.
server-too-far = After { $moves } of the moves somebody else decides, or something is revealed; post only up to there.
server-key-used = The key “{ $used }” was used for another post; choose a new one.
server-resigned = This seat has given the game up.
server-handed = A bot plays your seat; take it back first.
server-yours = You are playing this seat yourself.
server-plays = That bot plays the seat already.
server-not-absent = Only another person at the table can be replaced.
server-present = This player is not absent: somebody can be replaced who has had to decide, or been played for by a bot, for { $minutes } min with no page of the table open.
server-not-asked = Nothing is asked of you.
server-asked = Something is asked of the table already; it has to be answered or withdrawn first.
server-proposal-gone = What you answer is no longer asked. Look again.
server-link-own = This is your own seat: make its new link yourself.
server-link-ask = The game has started, so a seat’s link is its player’s own. Propose a new link at the table, and the others can agree.
server-link-wait = This player has { $minutes } min left to come back. Ask again after that.
server-replace-bot = Nobody else could agree to this, so only a bot can take over the seat.
server-notice-link-asked = { SEAT($by) } asks for a new link for the seat of { SEAT($seat) }, who is away and can refuse by coming back.
server-notice-link-given = The seat of { SEAT($seat) } has a new link, which { SEAT($by) } was given.
server-notice-link-ended = { SEAT($seat) } keeps the seat and its link.
server-notice-seat-given = The seat of { SEAT($seat) } goes to somebody else; { SEAT($by) } was given the link.
server-no-clock = No clock is running that could be stopped, or is stopped that could go on.
server-stopped = You have stopped the clock in this turn already; now only the others can.
server-hook = { $url } cannot be called: give a public http or https address with the usual port.
server-seats = This game has { $seats } seats; say who plays each, the Cardinalbot second if it plays.
server-cardinalbot = The Cardinalbot plays against one seat: list two, and it second.
server-colour = Every player needs a colour of their own.
server-colour-cardinalbot = The Cardinalbot has its own colour already; do not give it another.
server-solo-both = Give the Cardinalbot’s level or its challenges, not both.
server-save-option = A saved game is played on with its own options; leave out “{ $option }”.
server-position = This saved game began with a position in the middle of a turn. A server takes only positions in which a turn begins; go on with tiletum play.
server-position-large = The position with which this saved game began is too large: a server takes at most { $most } bytes.
server-internal = Something went wrong in the server. Nothing is lost; try again.
server-disk-full = The server’s disk is full, so nothing was changed; try again later.
server-no-database = The server cannot reach its database, so nothing was changed; try again in a moment.
server-unsure = The database did not answer in time, so it is not known whether this was stored. Send it again with the same key, or look at the table first.
server-newer = This was stored by a newer version of Tiletum; install that one.
server-damaged = The table { $table } cannot be read by this version.
server-upload = The file

## Starting a server

server-bad-url = { $url } is not a database: give sqlite:///FILE or postgresql://USER@HOST/DATABASE.
server-cannot-open = The database { $url } cannot be opened: { $why }.
server-no-room = The disk with the database { $url } is full, so it could not be upgraded. Nothing was changed: make room and start again.
server-settings = The settings in { $file } cannot be used: { $why }.
server-in-use = Another server uses { $url } already; use PostgreSQL for several.
server-workers = SQLite is for one process; use PostgreSQL for { $workers } workers.
server-port = The server cannot listen on port { $port } of { $host } ({ why-system }). Choose another one with --port.
server-listening = Tables are served at { $address }, and kept in { $database }. Stop with Ctrl+C.
server-network = Others in your network reach them at { $address }
server-network-unknown = Which address this computer has in the network could not be found out; others need it to reach the tables.
server-not-empty = There are tables in { $url } already; restore into an empty database.
server-not-a-backup = { $file } is not a whole backup of tables.
server-backup = { $tables ->
        [one] { $tables } table was written to { $file }. It holds seeds of running games: keep it to yourself.
       *[other] { $tables } tables were written to { $file }. It holds seeds of running games: keep it to yourself.
    }
server-restored = { $tables ->
        [one] { $tables } table was restored from { $file }.
       *[other] { $tables } tables were restored from { $file }.
    }

## Looking after the tables of a server: tiletum tables

tables-id = Table
tables-status = Status
tables-players = Players
tables-version = Entries
tables-opened = Opened
tables-touched = Last change
tables-place = Opened from
tables-network = Network
tables-since = Blocked since
tables-status-name = { $status ->
        [open] open
        [playing] playing
       *[other] over
    }
tables-listed = { $tables ->
        [one] { $tables } table; page { $page } of { $pages }.
       *[other] { $tables } tables; page { $page } of { $pages }.
    }
tables-table = { $public ->
        [yes] Table { $table }: { tables-status-name }, public
       *[no] Table { $table }: { tables-status-name }
    }
tables-times = Opened { $opened }, last change { $touched }
tables-size = Log: { $version } entries by rules revision { $rules }, { $size } letters. Chat: { $chats } lines.
tables-opened-from = Opened from { $place }
tables-seat = Seat { $seat }: { $name }
tables-turn = (to move)
tables-hook = (has a webhook)
tables-said = { $at } { $name }: { $text }
tables-confirm = Nobody can get this table back. Type its id to remove it:
tables-kept = The table { $table } was not removed.
tables-removed = The table { $table } was removed. A server on SQLite notices within a minute.
tables-none = There is no table { $table } in this database.
tables-playing = The game at table { $table } is being played, so it cannot be closed; tiletum tables remove takes it from its players.
tables-over = The game at table { $table } is over, so there is nothing to close; tiletum tables remove removes it.
tables-no-address = { $given } is neither an IP address nor a place that tiletum tables list shows.
tables-blocked = { $tables ->
        [one] { $name } is blocked (place { $place }); running servers notice within a minute. { $tables } unfinished table from there goes on.
       *[other] { $name } is blocked (place { $place }); running servers notice within a minute. { $tables } unfinished tables from there go on.
    }
tables-unblocked = { $name } is no longer blocked.
tables-not-blocked = { $name } is not blocked.
tables-none-blocked = No network is blocked.
server-older = This database was written by an older version of Tiletum; start tiletum serve once to upgrade it.
