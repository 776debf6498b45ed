### Messages of the server of online tables: one sentence each.

## Refusals

server-malformed = The server does not understand the request: { $why }.
server-no-token = The link to this table is missing or no longer valid; ask the player who opened the table for a new one.
server-not-allowed = Your link is valid for this table, but does not allow this.
server-foreign = This request comes from another site; only the game’s own pages may send it.
server-host = This server does not answer to the name “{ $host }”. Use its IP address or its own name; its operator can add the name to “hosts” in its settings.
server-metrics = Only this machine can read the metrics, or a program that sends the “metrics_token” of the settings.
server-no-table = There is no such table; it may have expired.
server-no-client = The browser client has not been built: run make client.
server-no-page = There is nothing at this address.
server-method = This address cannot be used in that way.
server-too-large = That is too large.
server-too-many = Too many requests from your address; wait a little.
server-full = The server is full; try again later.
server-crowded = This table has as many spectators as the server allows.
server-long = Too much was undone in this game: a table has at most { $most } entries.
server-chat-full = The chat of this table is full.
server-tables-each = { $most } unfinished tables were opened from your address, which is the limit. Finish or close one first, or try again later.
server-uploaded = Too many saved games and boxes were sent from your address; wait a little before you send another.
server-blocked = The operator of this server has blocked your network: it cannot open tables here or get hints.
server-chat-empty = This message would show nothing; write something.
server-busy = Too many players are waiting for a hint; ask again in a moment.
server-busy-uploads = Too many uploaded files are waiting to be read; try again in a moment.
server-box-limits = Reading this box took more time or memory than the server allows; make the file smaller and simpler.
server-no-moment = The table is at version { $now }; there is no version { $asked } yet.
server-no-decision = Nobody has a decision to make at that moment.
server-stale = The table has moved on: it is at version { $now }, but you saw version { $seen }. Look again.
server-future = There is no version { $seen } of this table yet: it is at version { $now }. Look again.
server-not-started = The game has not started; seats are still free.
server-started = The game has started, or no seat is free.
server-free = Nobody is in that seat.
server-not-over = The game is not over yet.
server-too-far = After { $moves } of the moves, another player decides or something is revealed; send only the moves up to there.
server-key-used = The key “{ $used }” was used for another request; choose a new one.
server-resigned = This seat has resigned.
server-handed = A bot plays your seat; take your seat back first.
server-yours = You are playing this seat yourself.
server-plays = That bot already plays this seat.
server-not-absent = Only another person at the table can be replaced.
server-present = This player is not absent. Players count as absent after { $minutes } min without the table open, while it is their turn or a bot plays for them.
server-not-asked = There is no proposal for you to answer.
server-asked = Another proposal is open; it has to be answered or withdrawn first.
server-proposal-gone = That proposal is no longer open. Look again.
server-link-own = This is your own seat: make its new link yourself.
server-link-ask = The game has started, so each link belongs to its player. Propose a new link at the table, and the others can agree.
server-link-wait = This player has { $minutes } min left to come back. Ask again after that.
server-replace-bot = There is nobody else to agree, so only a bot can take over the seat.
server-notice-link-asked = { SEAT($by) } proposes a new link for the seat of { SEAT($seat) }, who is away and can decline by coming back.
server-notice-link-given = { SEAT($by) } was given a new link for { SEAT($seat) }’s seat.
server-notice-link-ended = { SEAT($seat) } keeps the seat and its link.
server-notice-seat-given = { SEAT($seat) }’s seat goes to somebody else; { SEAT($by) } was given the link.
server-no-clock = There is no running clock to stop, or no stopped clock to restart.
server-stopped = You have already stopped the clock this turn; now only the others can.
server-hook = { $url } cannot be called: give a public http or https address with the default port.
server-seats = This game has { $seats } seats; say who plays each, the Cardinalbot second if it plays.
server-cardinalbot = The Cardinalbot plays against one player: list two seats, with the Cardinalbot second.
server-colour = Every player needs a different colour.
server-colour-cardinalbot = The Cardinalbot has its own colour already; do not give it another.
server-solo-both = Give the Cardinalbot’s level or its challenges, not both.
server-save-option = A saved game continues with its own options; leave out “{ $option }”.
server-position = This saved game began with a position in the middle of a turn. A server accepts only positions at the start of a turn; continue with tiletum play.
server-position-large = The position that this saved game began with is too large: a server takes at most { $most } bytes.
server-internal = Something went wrong on the server. Nothing is lost; try again.
server-disk-full = The server’s disk is full, so nothing was changed; try again later.
server-no-database = The server cannot reach its database, so nothing was changed; try again in a moment.
server-unsure = The database did not answer in time, so this may or may not have been stored. Send it again with the same key, or look at the table first.
server-newer = This was stored by a newer version of Tiletum; install that one.
server-damaged = The table { $table } cannot be read by this version.
server-upload = The file

## Starting a server

server-bad-url = { $url } is not a database: give sqlite:///FILE or postgresql://USER@HOST/DATABASE.
server-cannot-open = The database { $url } cannot be opened: { $why }.
server-no-room = The disk with the database { $url } is full, so it could not be upgraded. Nothing was changed: make room and start again.
server-settings = The settings in { $file } cannot be used: { $why }.
server-in-use = Another server already uses { $url }; use PostgreSQL for several servers.
server-workers = SQLite is for one process; use PostgreSQL for { $workers } workers.
server-port = The server cannot listen on port { $port } of { $host } ({ why-system }). Choose another one with --port.
server-listening = Tables are served at { $address }, and stored in { $database }. Stop with Ctrl+C.
server-network = Others on your network can reach them at { $address }
server-network-unknown = This computer’s network address could not be found; others need it to reach the tables.
server-not-empty = { $url } already contains tables; restore into an empty database.
server-not-a-backup = { $file } is not a complete backup of tables.
server-backup = { $tables ->
        [one] { $tables } table was written to { $file }. It contains seeds of running games: keep it private.
       *[other] { $tables } tables were written to { $file }. It contains seeds of running games: keep it private.
    }
server-restored = { $tables ->
        [one] { $tables } table was restored from { $file }.
       *[other] { $tables } tables were restored from { $file }.
    }

## Managing a server's tables: tiletum tables

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
tables-size = Log: { $version } entries under rules revision { $rules }, { $size } letters. Chat: { $chats } lines.
tables-opened-from = Opened from { $place }
tables-seat = Seat { $seat }: { $name }
tables-turn = (to move)
tables-hook = (has a webhook)
tables-said = { $at } { $name }: { $text }
tables-confirm = Nobody can get this table back. Type its id to remove it:
tables-kept = Table { $table } was not removed.
tables-removed = Table { $table } was removed. A server on SQLite notices within a minute.
tables-none = There is no table { $table } in this database.
tables-playing = The game at table { $table } is in progress, so it cannot be closed; use tiletum tables remove to remove it anyway.
tables-over = The game at table { $table } is over, so there is nothing to close; use tiletum tables remove to remove it.
tables-no-address = { $given } is neither an IP address nor a place that tiletum tables list shows.
tables-blocked = { $tables ->
        [one] { $name } is blocked (place { $place }); running servers notice within a minute. { $tables } unfinished table from there goes on.
       *[other] { $name } is blocked (place { $place }); running servers notice within a minute. { $tables } unfinished tables from there go on.
    }
tables-unblocked = { $name } is no longer blocked.
tables-not-blocked = { $name } is not blocked.
tables-none-blocked = No network is blocked.
server-older = This database was written by an older version of Tiletum; start tiletum serve once to upgrade it.
