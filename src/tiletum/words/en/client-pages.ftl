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
ui-pages-offline = You are offline. What you see may be out of date, and nothing can be played until the connection is back.
ui-pages-outdated = There is a new version.
ui-pages-incomplete = Part of the page could not be loaded.
ui-pages-reload = Reload
ui-pages-again = Try again
ui-pages-looking = One moment …
ui-pages-rule-link = Rule { $rule }
ui-pages-no-rule = There is no rule { $rule }.
ui-pages-no-page = There is no such page.

## Start

ui-pages-tagline = Merchants, architects and kings in the Europe of the Renaissance. Take a die, use its action, and be at the right fair at the right time.
ui-pages-continue = My tables
ui-pages-begin = Play now
ui-pages-quick-solo = Solo
ui-pages-quick-solo-what = You against the Cardinalbot, which shows the reason for everything it does.
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
ui-pages-public-none = No public table is waiting or playing at the moment. To open one yourself, choose so under the options of a new table.
ui-pages-look-again = Look again
ui-pages-join = Join
ui-pages-watch = Watch
ui-pages-play = Play
ui-pages-open = Open
ui-pages-forget = Remove
ui-pages-forget-this = Remove this table from the list; without its link you cannot come back to it
ui-pages-forget-sure = Remove this table?
ui-pages-forget-lost = This browser then forgets the table’s links, and with them your seat. Unless you have kept the link elsewhere, you cannot come back to the game.
ui-pages-learn = Learn
ui-pages-learn-what = The first lesson is a guided round of about ten minutes. Later, every tile and space at the table explains itself.
ui-pages-import = Import a game
ui-pages-import-what = A game that was exported, or saved by the command line, goes on as a new table on this device.
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
ui-pages-playing = Being played
ui-pages-your-turn = It is your turn
ui-pages-turn-of = { $name } is to play
ui-pages-free-seat = Free seat

## New table

ui-pages-who = Who plays?
ui-pages-game-together = Two to four players
ui-pages-game-together-what = People here, friends elsewhere and bots, in any mixture.
ui-pages-game-solo = Solo
ui-pages-game-solo-what = One person against the Cardinalbot, by the solo rules of the game.
ui-pages-colour = Colour
ui-pages-colour-of = Colour of player { $number }
ui-pages-played-by = Played by
ui-pages-who-me = Me
ui-pages-who-me-what = You, on this device.
ui-pages-who-device = Somebody at this device
ui-pages-who-device-what = You pass the device on when it is their turn.
ui-pages-who-friend = A friend, by link
ui-pages-who-friend-what = You get a link and a QR code to send. The game begins once everyone has joined.
ui-pages-who-bot = A bot
ui-pages-bot = Level
ui-pages-name = Name
ui-pages-add-seat = Add a player
ui-pages-remove-seat = Remove
ui-pages-remove-seat-of = Remove the seat of { $colour }
ui-pages-bot-as-name = Bot { NAME($bot) }
# Several of a kind: the number comes first, where names that are too long are not cut off.
ui-pages-bot-as-name-again = Bot { $number } ({ NAME($bot) })
ui-pages-bot-random = Random
ui-pages-bot-random-expect = Plays any legal move. Good for trying things out; you will win.
ui-pages-bot-apprentice = Apprentice
ui-pages-bot-apprentice-expect = Looks one move ahead and makes mistakes. A fair opponent for your first games, and it answers at once.
ui-pages-bot-journeyman = Journeyman
ui-pages-bot-journeyman-expect = Plans its whole turn, but in haste, and does not always take its best plan. For whoever beats the Apprentice, and it answers at once.
ui-pages-bot-merchant = Merchant
ui-pages-bot-merchant-expect = Plans its whole turn with care. For whoever beats the Journeyman, and it takes less than a second.
ui-pages-bot-master = Master
ui-pages-bot-master-expect = Tries its plans out against luck and against you before it decides. The strongest one; it thinks for some seconds.
ui-pages-bot-foreign-expect = A bot that was installed on this server.
ui-pages-level = How strong is the Cardinalbot?
ui-pages-level-priest = Cardinal Priest, easy
ui-pages-level-deacon = Cardinal Deacon, normal
ui-pages-level-bishop = Cardinal Bishop, hard
ui-pages-level-what =
    { $count ->
        [one] { $count } challenge is drawn that makes it stronger.
       *[other] { $count } challenges are drawn that make it stronger.
    }
ui-pages-level-chosen = Chosen challenges
ui-pages-level-chosen-what = Choose yourself what makes it stronger; with none it is at its weakest.
ui-pages-challenges = Challenges
ui-pages-does-very-special-friends = Some helpers bring it gold, and contracts that it takes as bonus tiles are fulfilled or kept.
ui-pages-does-resourceful-clergy = Helpers with gold, points or resources give it what they show.
ui-pages-does-whispers-in-the-kings-ear = Helpers with an action or more AP move it up on the King track.
ui-pages-does-ecclesiastical-income = Helpers with an action or more AP bring it victory points.
ui-pages-does-visitors-to-the-curia = Characters that it places give it what they show.
ui-pages-does-deep-coffers = Every die gives it one more resource, the one it needs most.
ui-pages-does-favor-at-the-court = It begins higher on the King track, and returns there.
ui-pages-does-ready-for-action = Its strongest markers come first, and it begins with a crest.
ui-pages-begin-now = Begin the game
ui-pages-begin-inviting = Open the table and invite
ui-pages-options = More options
ui-pages-edition = Edition of the rules
ui-pages-edition-living = The current rules, with everything that was clarified. If in doubt, this one.
ui-pages-edition-rules = All differences in the rules
ui-pages-first = First player
ui-pages-first-chance = Drawn by chance
ui-pages-shuffled = Shuffled action tiles
ui-pages-shuffled-what = The six actions lie round the wheel in a random order instead of the printed one.
ui-pages-training = Training
ui-pages-training-what = Everything can be taken back, also what chance has revealed. For learning and for trying things out.
ui-pages-is-public = Public
ui-pages-is-public-what = The table is listed on the start page; anybody may watch, and join a free seat.
ui-pages-is-public-solo = The table is listed on the start page; anybody may watch.
ui-pages-clock = Time for each turn
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
ui-pages-plays-on = Who plays on when the time is over
ui-pages-box = Box file
ui-pages-box-what = For owners of the game: a file with corrected values of the components. Without one, ours are used.
ui-pages-box-chosen = The table will use { $file }.
ui-pages-own-box = Own box file
ui-pages-own-box-what = The values of the components come from a file of whoever opened the table.

## Before the game

ui-pages-lobby =
    { $free ->
        [one] Waiting for { $free } player
       *[other] Waiting for { $free } players
    }
ui-pages-lobby-waiting = You have a seat. The game begins by itself once everyone has joined.
ui-pages-this-table = This table
ui-pages-meanwhile = While you wait
ui-pages-meanwhile-what = The rules open in a window of their own; this page tells you when the game begins.
ui-pages-sit-name = What shall the others call you?
ui-pages-sit = Sit down
ui-pages-here = on this device
ui-pages-invite = Make a link for this seat
ui-pages-invite-what = Send this link to one person: whoever opens it has this seat. If it got lost or went astray, replace it: the old one stops working.
ui-pages-link = Link
ui-pages-copy = Copy the link
ui-pages-copied = Copied
ui-pages-share = Share …
ui-pages-qr = QR code
ui-pages-renew = Replace the link
ui-pages-invitation = A seat is waiting for you at a table of Tiletum.
ui-pages-loopback = Links from this page work only on this computer. For other devices, start the server with { $command } and open the page by the address that it prints for others.
ui-pages-watch-link = Link for spectators
ui-pages-watch-link-what = Whoever has this link may watch and do nothing else.
ui-pages-leave = Give up my seat
ui-pages-take-off = Free the seat
ui-pages-take-off-of = Free the seat of { $name }
ui-pages-close = Close this table

## Log, chat and score

ui-pages-log = Log
ui-pages-log-search = Search the log
ui-pages-log-who = Whose lines
ui-pages-log-everybody = Everybody
ui-pages-log-reasons = All reasons
ui-pages-log-show = Show it on the board
ui-pages-log-why =
    { $count ->
        [one] Why? { $count } step
       *[other] Why? { $count } steps
    }
ui-pages-log-why-close = Hide the reasons
ui-pages-log-found =
    { $count ->
        [0] Nothing was found.
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
    [SOLO-18] With equal points the Cardinalbot wins.
   *[other] With equal points, whoever is earlier in the turn order of the last King phase wins.
}
ui-pages-rematch = Rematch
ui-pages-rematch-go = To the rematch
ui-pages-export = Export the game
ui-pages-chart-time = Points over time
ui-pages-chart-source = Points by source
ui-pages-chart-others = Other sources
ui-pages-chart-lost = Points lost, on the King track for example, stand beside the bars.
ui-pages-chart-part = { $source }: { $points } VP
ui-pages-seed = The deal
ui-pages-seed-what = All dice and draws at this table followed from this number, which was fixed when it was opened. The same number deals the same game again in the terminal:
ui-pages-seed-right = Checked: it is the number that the table had committed itself to at the start.
ui-pages-seed-wrong = This is not the number that the table had committed itself to at the start.
ui-pages-seed-cannot = Browsers can check this only over a secure connection.

## Replay

ui-pages-replay-moment = Round { $round } · { NAME($phase) }
ui-pages-replay-slider = Moment of the game
ui-pages-replay-at = { $number } of { $count }
ui-pages-replay-first = To the start
ui-pages-replay-last = To the end
ui-pages-replay-turn-back = One turn back
ui-pages-replay-turn-on = One turn on
ui-pages-replay-back = One move back
ui-pages-replay-on = One move on
ui-pages-replay-play = Play
ui-pages-replay-pause = Pause
ui-pages-replay-link = Link to this moment
ui-pages-replay-table = To the table
ui-pages-panels = What is shown
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
        [0] Nothing was found
        [one] { $count } place
       *[other] { $count } places
    }
ui-pages-found-more = There are more; add a word to narrow it down.

## Settings

ui-pages-settings-you = You
ui-pages-settings-look = Look
ui-pages-settings-play = Playing
ui-pages-settings-kept = Settings are kept in this browser and take effect at once.
ui-pages-name-what = Offered when you open or join a table.
ui-pages-name-refused = This cannot be a name: use at most 40 letters or signs, at least one of them visible, and no hidden ones.
ui-pages-language = Language
ui-pages-language-auto = As in the browser
ui-pages-language-now = Now: { $language }
ui-pages-theme = Colours
ui-pages-theme-auto = Same as the device
ui-pages-theme-light = Light
ui-pages-theme-dark = Dark
ui-pages-density = Density
ui-pages-density-auto = Same as the window
ui-pages-density-auto-what = Less air in low windows, such as a laptop’s.
ui-pages-density-comfortable = Comfortable
ui-pages-density-comfortable-what = More room between things.
ui-pages-density-compact = Compact
ui-pages-density-compact-what = More fits on the screen.
ui-pages-motion = Motion
ui-pages-motion-what = On: pieces, dice and tiles move to where they go, and what others did is replayed. Off: the board simply changes. If your device asks for less motion, nothing moves.
ui-pages-sound = Sounds
ui-pages-sound-what = Small wooden sounds when pieces are placed and when it is your turn.
ui-pages-notify = Notifications
ui-pages-notify-what = The device tells you when it is your turn and the page is in the background.
ui-pages-notify-cannot = This browser has no notifications here.
ui-pages-notify-refused = The browser does not allow notifications; its own settings decide.

## Help

ui-pages-short = The game in short
ui-pages-short-round = Four rounds. In each of them everybody takes three turns, one die a turn.
ui-pages-short-die = The die gives resources of its colour and the action where it lies: a high die many resources and few action points, a low one the other way round.
ui-pages-short-action = With action points your architect sets pillars at cathedrals, your merchant builds houses, characters move in, contracts are taken, or you move up on the King track.
ui-pages-short-tasks = At any time in your turn: fulfil contracts, build cathedrals, place crests, use helpers, and buy resources for gold.
ui-pages-short-king = After three turns the King track brings or costs points, and decides who is first.
ui-pages-short-fair = Then comes the fair. Whoever has a house in its town, or the merchant there, scores what the fair rewards.
ui-pages-short-end = At the end there are points for houses times pillars, for completed buildings and for what is left.
ui-pages-signs = Signs
ui-pages-sign-helper = A bonus tile or helper
ui-pages-sign-contract = A contract
ui-pages-sign-character = A character
ui-pages-sign-fair = A fair, with the number of its round
ui-pages-sign-cathedral = A cathedral
ui-pages-pointing = Mouse and fingers
ui-pages-pointing-rest = Rest the pointer on anything at the table, or press and hold it: it explains itself, with a link to its rule.
ui-pages-pointing-move = On a move this also shows what it would bring. Nothing is played by it.
ui-pages-pointing-map = Drag the map to move it. The mouse wheel or two fingers enlarge it.
ui-pages-pointing-log = Choose a line of the log to see its place on the board.
ui-pages-keys = Keyboard
ui-pages-key-tab = To the next thing that can be chosen; with Shift to the one before
ui-pages-key-enter = Choose it
ui-pages-key-arrows = In a replay: one move back or on; with Shift, one turn
ui-pages-key-roam = At the table: to the next thing of a panel, which then explains itself
ui-pages-key-rule = The rule of what is being explained
ui-pages-install = Installing
ui-pages-install-what = The browser’s menu can install this page as an app, with its own window and icon. Rules and settings then work offline; a game needs the connection.
ui-pages-privacy = Privacy
ui-pages-privacy-what = There are no accounts, no cookies and no other servers: your links and settings stay in this browser, and whoever has a link has the seat. The server keeps tables, the names and chat that were typed at them, and deletes them some time after the last move.
ui-pages-licences = Licences
ui-pages-licence-art = All drawings and words are made for this edition.
ui-pages-licence-fonts = EB Garamond © The EB Garamond Project Authors, and Noto Sans © The Noto Project Authors: both under the SIL Open Font License 1.1.
ui-pages-licence-software = Svelte and uqr under the MIT License, Fluent under the Apache License 2.0.
ui-pages-version = Version { $version }
