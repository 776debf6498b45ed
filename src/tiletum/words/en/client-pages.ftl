### The browser client: pages around the table. Keys begin with ui-pages-.

## Everywhere

ui-pages-title = Tiletum
ui-pages-title-of = { $page } · Tiletum
ui-pages-home = Start page
ui-pages-places = Pages
ui-pages-new = New table
ui-pages-rules = Rules
ui-pages-settings = Settings
ui-pages-help = Help
ui-pages-back = Back to the table
ui-pages-offline = You are offline. What you see may be out of date, and you cannot play until the connection is back.
ui-pages-outdated = A new version is available.
ui-pages-incomplete = Part of the page could not be loaded.
ui-pages-reload = Reload
ui-pages-again = Try again
ui-pages-looking = One moment …
ui-pages-rule-link = Rule { $rule }
ui-pages-no-rule = There is no rule { $rule }.
ui-pages-no-page = There is no such page.

## Start

ui-pages-tagline = Merchants, architects and kings in Renaissance Europe. Take a die, use its action, and be at the right fair at the right time.
ui-pages-continue = My tables
ui-pages-begin = Play now
ui-pages-quick-solo = Solo
ui-pages-quick-solo-what = You against the Cardinalbot, which explains everything it does.
ui-pages-quick-bot = Against a bot
ui-pages-quick-bot-what = Two players. The Apprentice is a friendly first opponent.
ui-pages-quick-pass = Pass and play
ui-pages-quick-pass-what = Two people take turns on this device.
ui-pages-new-what = Up to four players, friends by link, other bots, other editions: you choose.
ui-pages-finished = Finished games
ui-pages-result = Result
ui-pages-replay = Replay
ui-pages-more = Show more
ui-pages-public = Public tables
ui-pages-public-none = There are no public tables at the moment. To open one, choose “Public” in the options of a new table.
ui-pages-look-again = Refresh
ui-pages-join = Join
ui-pages-watch = Watch
ui-pages-play = Play
ui-pages-open = Open
ui-pages-forget = Remove
ui-pages-forget-this = Remove this table from the list; without its link you cannot come back to it
ui-pages-forget-sure = Remove this table?
ui-pages-forget-lost = This browser will forget the table’s links, and with them your seat. Unless you saved the link elsewhere, you cannot come back to the game.
ui-pages-learn = Learn
ui-pages-learn-what = The first lesson is a guided round of about ten minutes. After that, every tile and space at the table explains itself.
ui-pages-import = Import a game
ui-pages-import-what = Continue an exported game, or one saved by the command line, as a new table on this device.
ui-pages-import-choose = Choose a file …
ui-pages-not-a-save = This file is not a saved game.

## A table in a list

ui-pages-waiting =
    { $free ->
        [one] Waiting for { $free } player
       *[other] Waiting for { $free } players
    }
ui-pages-over = The game is over
ui-pages-won = { $name } won
ui-pages-playing = In progress
ui-pages-your-turn = It is your turn
ui-pages-turn-of = { $name } to move
ui-pages-free-seat = Free seat

## New table

ui-pages-who = Who plays?
ui-pages-game-together = Two to four players
ui-pages-game-together-what = People here, friends elsewhere and bots, in any combination.
ui-pages-game-solo = Solo
ui-pages-game-solo-what = One person against the Cardinalbot, by the game’s solo rules.
ui-pages-colour = Colour
ui-pages-colour-of = Colour of player { $number }
ui-pages-played-by = Played by
ui-pages-who-me = Me
ui-pages-who-me-what = You, on this device.
ui-pages-who-device = Somebody on this device
ui-pages-who-device-what = Pass the device on when it is their turn.
ui-pages-who-friend = A friend, by link
ui-pages-who-friend-what = You get a link and a QR code to send. The game begins once everyone has joined.
ui-pages-who-bot = A bot
ui-pages-bot = Level
ui-pages-name = Name
ui-pages-add-seat = Add a player
ui-pages-remove-seat = Remove
ui-pages-remove-seat-of = Remove { $colour }’s seat
ui-pages-bot-as-name = Bot { NAME($bot) }
# Several bots of one level: the number comes first, so it is not cut off where names are too long.
ui-pages-bot-as-name-again = Bot { $number } ({ NAME($bot) })
ui-pages-bot-random = Random
ui-pages-bot-random-expect = Plays any legal move. Good for trying things out; you will win.
ui-pages-bot-apprentice = Apprentice
ui-pages-bot-apprentice-expect = Looks one move ahead and makes mistakes. A fair opponent for your first games. Answers at once.
ui-pages-bot-journeyman = Journeyman
ui-pages-bot-journeyman-expect = Plans its whole turn, but in haste, and does not always take its best plan. For players who beat the Apprentice. Answers at once.
ui-pages-bot-merchant = Merchant
ui-pages-bot-merchant-expect = Plans its whole turn with care. For players who beat the Journeyman. Takes less than a second.
ui-pages-bot-master = Master
ui-pages-bot-master-expect = Tests its plans against luck and against you before it decides. The strongest one; thinks for a few seconds.
ui-pages-bot-foreign-expect = A bot installed on this server.
ui-pages-level = How strong is the Cardinalbot?
ui-pages-level-priest = Cardinal Priest, easy
ui-pages-level-deacon = Cardinal Deacon, normal
ui-pages-level-bishop = Cardinal Bishop, hard
ui-pages-level-what =
    { $count ->
        [one] { $count } random challenge makes it stronger.
       *[other] { $count } random challenges make it stronger.
    }
ui-pages-level-chosen = Chosen challenges
ui-pages-level-chosen-what = Choose what makes it stronger; with none, it is at its weakest.
ui-pages-challenges = Challenges
ui-pages-does-very-special-friends = Some helpers bring it gold, and contracts it takes as bonus tiles are fulfilled or kept.
ui-pages-does-resourceful-clergy = Helpers with gold, points or resources give it what they show.
ui-pages-does-whispers-in-the-kings-ear = Helpers with an action or more AP move it up on the King track.
ui-pages-does-ecclesiastical-income = Helpers with an action or more AP bring it victory points.
ui-pages-does-visitors-to-the-curia = Characters it places give it what they show.
ui-pages-does-deep-coffers = Every die gives it one more resource, the one it needs most.
ui-pages-does-favor-at-the-court = It begins higher on the King track, and returns there.
ui-pages-does-ready-for-action = Its strongest markers come first, and it begins with a crest.
ui-pages-begin-now = Begin the game
ui-pages-begin-inviting = Open the table and invite
ui-pages-options = More options
ui-pages-edition = Edition of the rules
ui-pages-edition-living = The current rules with all clarifications. If in doubt, choose this one.
ui-pages-edition-rules = All differences in the rules
ui-pages-first = First player
ui-pages-first-chance = At random
ui-pages-shuffled = Shuffled action tiles
ui-pages-shuffled-what = The six actions lie round the wheel in a random order instead of the printed one.
ui-pages-training = Training
ui-pages-training-what = Everything can be undone, even after something was revealed. For learning and trying things out.
ui-pages-is-public = Public
ui-pages-is-public-what = The table is listed on the start page; anybody may watch or take a free seat.
ui-pages-is-public-solo = The table is listed on the start page; anybody may watch.
ui-pages-clock = Time per turn
ui-pages-clock-none = No limit
ui-pages-clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-pages-clock-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
ui-pages-clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
ui-pages-plays-on = Who takes over when time runs out
ui-pages-box = Box file
ui-pages-box-what = For owners of the game: a file with corrected component values. Without one, ours are used.
ui-pages-box-chosen = The table will use { $file }.
ui-pages-own-box = Own box file
ui-pages-own-box-what = The component values come from a file of the player who opened the table.

## Before the game

ui-pages-lobby =
    { $free ->
        [one] Waiting for { $free } player
       *[other] Waiting for { $free } players
    }
ui-pages-lobby-waiting = You have a seat. The game begins automatically once everyone has joined.
ui-pages-this-table = This table
ui-pages-meanwhile = While you wait
ui-pages-meanwhile-what = The rules open in a new window; this page tells you when the game begins.
ui-pages-sit-name = What should the others call you?
ui-pages-sit = Sit down
ui-pages-here = on this device
ui-pages-invite = Make a link for this seat
ui-pages-invite-what = Send this link to one person: anyone who opens it gets this seat. If it is lost or goes astray, replace it; the old one stops working.
ui-pages-link = Link
ui-pages-copy = Copy the link
ui-pages-copied = Copied
ui-pages-share = Share …
ui-pages-qr = QR code
ui-pages-renew = Replace the link
ui-pages-invitation = A seat is waiting for you at a Tiletum table.
ui-pages-loopback = Links from this page work only on this computer. For other devices, start the server with { $command } and open the page at the address it prints for others.
ui-pages-watch-link = Link for spectators
ui-pages-watch-link-what = Anyone with this link can watch, but not play.
ui-pages-leave = Give up my seat
ui-pages-take-off = Free the seat
ui-pages-take-off-of = Free { $name }’s seat
ui-pages-close = Close this table

## Log, chat and score

ui-pages-log = Log
ui-pages-log-search = Search the log
ui-pages-log-who = Filter by player
ui-pages-log-everybody = Everybody
ui-pages-log-reasons = All reasons
ui-pages-log-show = Show on the board
ui-pages-log-why =
    { $count ->
        [one] Why? { $count } step
       *[other] Why? { $count } steps
    }
ui-pages-log-why-close = Hide the reasons
ui-pages-log-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } line
       *[other] { $count } lines
    }
ui-pages-log-nothing = Nothing has happened yet.
ui-pages-log-round = Round { $round }
ui-pages-log-setup = Setup
ui-pages-log-preparation = Preparation
ui-pages-log-pass = Turn { $turn }
ui-pages-log-king = King phase
ui-pages-log-fair = Fair
ui-pages-log-cleanup = Cleanup
ui-pages-log-final = Final scoring
ui-pages-chat = Chat
ui-pages-chat-none = Nobody has said anything yet.
ui-pages-chat-say = Say something
ui-pages-chat-send = Send
ui-pages-sheet = Score sheet
ui-pages-sheet-source = Source
ui-pages-sheet-start = At the start
ui-pages-sheet-total = Total

## The end

ui-pages-end = The game is over
ui-pages-end-won = { SEAT($seat) } wins the game
ui-pages-end-points = { $points } VP
ui-pages-end-equal = { $rule ->
    [SOLO-18] On a tie, the Cardinalbot wins.
   *[other] On a tie, the player who was earlier in the turn order of the last King phase wins.
}
ui-pages-rematch = Rematch
ui-pages-rematch-go = Go to the rematch
ui-pages-export = Export the game
ui-pages-chart-time = Points over time
ui-pages-chart-source = Points by source
ui-pages-chart-others = Other sources
ui-pages-chart-lost = Points lost, on the King track for example, are shown beside the bars.
ui-pages-chart-part = { $source }: { $points } VP
ui-pages-seed = The deal
ui-pages-seed-what = This number, fixed when the table was opened, determined all its dice and draws. It deals the same game again in the terminal:
ui-pages-seed-right = Verified: this is the number the table committed to at the start.
ui-pages-seed-wrong = This is not the number the table committed to at the start.
ui-pages-seed-cannot = Browsers can verify this only over a secure connection.

## Replay

ui-pages-replay-moment = Round { $round } · { NAME($phase) }
ui-pages-replay-slider = Moment in the game
ui-pages-replay-at = { $number } of { $count }
ui-pages-replay-first = To the start
ui-pages-replay-last = To the end
ui-pages-replay-turn-back = One turn back
ui-pages-replay-turn-on = One turn forward
ui-pages-replay-back = One move back
ui-pages-replay-on = One move forward
ui-pages-replay-play = Play
ui-pages-replay-pause = Pause
ui-pages-replay-link = Link to this moment
ui-pages-replay-table = To the table
ui-pages-panels = Panels
ui-pages-panel-map = Map
ui-pages-panel-round = Wheel
ui-pages-panel-boards = Boards
ui-pages-panel-log = Log
ui-pages-panel-score = Score

## Rules

ui-pages-search = Search
ui-pages-search-for = crest, fair, TURN-3 …
ui-pages-contents = Contents
ui-pages-introduction = About these rules
ui-pages-found =
    { $count ->
        [0] Nothing found
        [one] { $count } result
       *[other] { $count } results
    }
ui-pages-found-more = There are more; add a word to narrow your search.

## Settings

ui-pages-settings-you = You
ui-pages-settings-look = Appearance
ui-pages-settings-play = Playing
ui-pages-settings-kept = Settings are saved in this browser and take effect at once.
ui-pages-name-what = Suggested when you open or join a table.
ui-pages-name-refused = This name is not valid: use at most 40 letters or symbols, at least one of them visible, and no hidden ones.
ui-pages-language = Language
ui-pages-language-auto = Same as the browser
ui-pages-language-now = Now: { $language }
ui-pages-theme = Colours
ui-pages-theme-auto = Same as the device
ui-pages-theme-light = Light
ui-pages-theme-dark = Dark
ui-pages-density = Density
ui-pages-density-auto = Same as the window
ui-pages-density-auto-what = Tighter in short windows, such as on a laptop.
ui-pages-density-comfortable = Comfortable
ui-pages-density-comfortable-what = More room between things.
ui-pages-density-compact = Compact
ui-pages-density-compact-what = More fits on the screen.
ui-pages-motion = Motion
ui-pages-motion-what = On: pieces, dice and tiles move, and what others did is replayed. Off: the board simply changes. If your device asks for reduced motion, nothing moves.
ui-pages-sound = Sounds
ui-pages-sound-what = Small wooden sounds when pieces are placed and when it is your turn.
ui-pages-notify = Notifications
ui-pages-notify-what = Your device tells you when it is your turn and the page is in the background.
ui-pages-notify-cannot = This browser does not support notifications here.
ui-pages-notify-refused = The browser blocks notifications; allow them in its settings.

## Help

ui-pages-short = The game in short
ui-pages-short-round = Four rounds. In each, everybody takes three turns, with one die per turn.
ui-pages-short-die = The die gives resources of its colour and the action where it lies: a high die gives many resources and few action points, a low one the reverse.
ui-pages-short-action = With action points your architect sets pillars at cathedrals, your merchant builds houses, and you move characters in, take contracts or move up on the King track.
ui-pages-short-tasks = At any time on your turn: fulfil contracts, build cathedrals, place crests, use helpers, and buy resources with gold.
ui-pages-short-king = After three turns the King track brings or costs points, and decides who goes first.
ui-pages-short-fair = Then comes the fair. Players with a house or their merchant in its town score what the fair rewards.
ui-pages-short-end = At the end you score points for houses times pillars, for completed buildings and for what is left.
ui-pages-signs = Symbols
ui-pages-sign-helper = A bonus tile or helper
ui-pages-sign-contract = A contract
ui-pages-sign-character = A character
ui-pages-sign-fair = A fair, with the number of its round
ui-pages-sign-cathedral = A cathedral
ui-pages-pointing = Mouse and touch
ui-pages-pointing-rest = Rest the pointer on anything at the table, or press and hold it: it explains itself, with a link to its rule.
ui-pages-pointing-move = On a move, this also shows what it would bring, without playing it.
ui-pages-pointing-map = Drag the map to move it. Zoom with the mouse wheel or two fingers.
ui-pages-pointing-log = Choose a line of the log to see its place on the board.
ui-pages-keys = Keyboard
ui-pages-key-tab = Go to the next choice; with Shift, to the previous one
ui-pages-key-enter = Choose it
ui-pages-key-arrows = In a replay: one move back or forward; with Shift, one turn
ui-pages-key-roam = At the table: go to the next thing in a panel, which then explains itself
ui-pages-key-rule = Open the rule that explains it
ui-pages-install = Installing
ui-pages-install-what = The browser’s menu can install this page as an app, with its own window and icon. Rules and settings then work offline; a game needs a connection.
ui-pages-privacy = Privacy
ui-pages-privacy-what = There are no accounts, no cookies and no other servers: your links and settings stay in this browser, and anyone with a link has its seat. The server keeps tables with their names and chat, and deletes them some time after the last move.
ui-pages-licences = Licences
ui-pages-licence-art = All drawings and words were made for this edition.
ui-pages-licence-fonts = EB Garamond © The EB Garamond Project Authors, and Noto Sans © The Noto Project Authors: both under the SIL Open Font License 1.1.
ui-pages-licence-software = Svelte and uqr under the MIT License, Fluent under the Apache License 2.0.
ui-pages-version = Version { $version }
