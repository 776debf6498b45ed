### The command line. Error messages are in errors.ftl, game terms in the other files.

## Players: letters of their colours, for pieces on the map

letter-blue = B
letter-orange = O
letter-purple = P
letter-green = G

## Short effects and tiles, for boards and lists. $needs and $gives are made of these.

brief-join = { $first }, { $rest }
brief-tile-contract = { $needs } → { $gives }
brief-tile-crest = { NAME($family) } crest
brief-tile-helper = Helper: { $gives }
brief-tile-character = { NAME($action) }: { $gives }

## The screen

screen-header = Round { $round } of { $rounds }, turn { $turn } of { $turns }: { NAME($phase) }
screen-order = Order: { NAME($order) }
screen-cathedrals = Cathedrals
screen-map-tiles = Bonus tiles on the map
screen-wheel = Action wheel
screen-dice = Dice: { $dice }
die-colour = { NAME($colour) } ({ NAME($kind) })
screen-king = King track
screen-corruption = Corruption this round: { $tokens }
screen-king-tile = For the leader:
screen-fairs = Fairs
screen-contracts = Contract offer
screen-characters = Character offer (1 AP each)
screen-left = In the piles: { $bonus } bonus, { $contract } contract, { $character } character tiles; in the bag: { $dice } dice
screen-points = { $points } AP
brief-fair-each = { $base } + { $vp } VP for each { NAME($counted) }
brief-fair-sets = { $base } + { $vp } VP for each set of { NAME($counted) }
brief-fair-king = { $base } + { $vp } VP + the space on the King track
cathedral-cost = { $stone } stone → { $vp } VP + { $tiles }
cathedral-closed = closed
cathedral-built = all tiles taken

## The map. Each sign comes before the letters of the players whose pieces are there.

map-fair = F{ $number }
map-merchant = m
map-architect = a
map-legend = House spaces: [ ] free ([3] gives 3 VP, [+] something else), [B] taken; cathedral: †B· pillars and free places, †× closed; * bonus tile, F2 fair of round 2, m merchants, a architects, ○ road space
map-houses = Free house spaces with [+]:
map-house = { $town } ({ $gives })
town-name = Space
town-houses = House spaces
town-cathedral = Cathedral
town-tile = Bonus tile
town-neighbours = Neighbours

## Player boards

board-score = { $vp } VP
board-supply = Supply: houses { $houses }, pillars { $pillars }
board-crest-cost = ◇ { $food } food: { $gives }
board-crest = ◆ { NAME($family) } crest
board-store = Storehouse:
board-free = { $free } free
board-contracts =
    { $count ->
        [0] Contracts 0/{ $spaces }
       *[other] Contracts { $count }/{ $spaces }:
    }
board-bot-contracts =
    { $count ->
        [0] Contract spaces 0/{ $spaces }
       *[other] Contract spaces { $count }/{ $spaces }:
    }
board-bot-waiting = Waiting characters:
board-bot-inactive = Inactive crests:
board-bot-reserve = Food reserve { $food }/{ $spaces }
board-pile =
    { $count ->
        [0] No fulfilled contracts
       *[other] Fulfilled contracts ({ $count }):
    }
board-column-marker = +{ $points } AP when complete
board-cathedrals = Cathedral tiles:
board-pieces = Merchant: { NAME($merchant, form: "short") }, architect: { NAME($architect, form: "short") }
board-dice = Dice:
board-markers = Extra points with a die:
board-marker = { NAME($action) } +{ $points }

## What can still be drawn

pile-bonus = Bonus tiles in the pile ({ $count })
pile-contract = Contract tiles in the pile ({ $count })
pile-character = Characters in the pile ({ $count })
pile-bag = Dice in the bag
discards-bonus = Bonus tiles discarded ({ $count })
discards-character = Characters discarded ({ $count })

## Scores

sheet-title = Victory points by source
sheet-source = Source
sheet-start = At the start
sheet-total = Total
result-winner = { SEAT($seat) } wins.

## Several events in one line

told-rolls = New dice: { $dice }.
told-king-moves = On the King track: { $moves }.
told-king-move =
    { $moved ->
        [no] { SEAT($seat) } stays at { $to }
       *[yes] { SEAT($seat) } { $from } → { $to }
    }
told-bot-dice = Cardinalbot rolls { NAME($dice) }.
told-order = The new turn order is { NAME($order) }.
told-gains = { SEAT($seat) } receives { NAME($gains) } from { NAME($source) }.
told-many-action-tile = The { $count } actions are laid round the wheel.
told-many-bonus-drawn = { $count } bonus tiles are laid out.
told-many-contract-drawn = { $count } tiles are laid out in the contract offer.
told-many-character-drawn = { $count } characters are laid out in the character offer.
told-many-cost-drawn = { $count } cathedrals get their costs.
told-many-fair-town = The towns of the fairs are drawn.
told-many-fair-tile = The tiles of the fairs are drawn.
told-again = { $line } (× { $count })

## Playing

play-welcome =
    { $players ->
        [one] Tiletum against the Cardinalbot, { NAME($edition) }. Type the number of a move, or help. To see every step of the Cardinalbot with its rule, type log full, or start with --full.
       *[other] Tiletum for { $players } players, { NAME($edition) }. Type the number of a move, or help.
    }
play-prompt = >
play-warning = (! { $warning })
play-changed = Pay gold to change a die
play-changed-die = { NAME($die) } { $face }:
play-changed-to = as { $value } for { $gold } gold ({ NAME($action) })
play-exchange =
    { $first ->
        [yes] Exchange 1 resource for another and 1 more of your choice (1 AP)
       *[no] Exchange 1 resource for another (1 AP)
    }
play-buy = Buy for { $gold } gold:
play-buy-item = { NAME($kind) }
play-exchange-item = { NAME($given) } → { NAME($received) }
play-unknown = “{ $line }” is neither a move nor a command; type help for a list of commands, or moves to see how moves are spelled.
play-no-number =
    { $count ->
        [0] There is no move { $number }: the game is over, so no moves are left.
        [one] There is no move { $number }; there is only move 1.
       *[other] There is no move { $number }; the moves are numbered from 1 to { $count }.
    }
play-legal = That move is possible now: { $move }.
play-rule = Rule { $rule }, see docs/rules.md.
play-undone =
    { $count ->
        [one] { $count } decision undone.
       *[other] { $count } decisions undone.
    }
play-undo-left =
    { $reason ->
        [revealed] { $possible } more can be undone; before that, something was revealed.
        [other-seat] { $possible } more can be undone; before that, another player decided.
       *[start] { $possible } more can be undone, back to the start of the game.
    }
play-undo-none =
    { $reason ->
        [revealed] Nothing more can be undone, because something was revealed.
        [other-seat] Nothing more can be undone, because another player decided.
       *[start] Nothing more can be undone: this is the start of the game.
    }
play-position = Position saved in { $file }. To start from it: { $command }
play-saved = Saved in { $file }. To continue later: { $command }
play-quit-saved = Goodbye. To continue: { $command }
play-quit-kept = Goodbye. The game is kept until you start another one; to continue: { $command }
play-not-kept = The game cannot be kept in { $file }, so save it yourself before you quit.
play-after-the-end = The game is over. You can still look around (log, score, board), undo, save FILE or quit.
play-quit-unsaved = Goodbye. This game was not saved.
play-usage = Type it like this: { $usage }
play-no-count = “{ $given }” is not a number from 1 to { $most }. Type it like this: { $usage }
play-alone = “{ $command }” takes nothing after it, so leave out “{ $rest }”; type help for a list of commands.
play-no-player = There is no player “{ $player }”; type a number from 1 to { $players }, a letter or a name.
play-not-solo = Only games against the Cardinalbot have decrees and challenges.
play-no-challenges = No challenges are in play.
play-resigned = { SEAT($seat) } resigned.
play-thinking = { $bot } is thinking …
help-title = Commands
help-move = make a move: type its number, or its text as in docs/notation.md
help-moves = show the moves again, each with its text
help-undo = undo the last decision, or the last n
help-why = why a move is not possible now, and which rule says so
help-hint = the best ways to continue, what they should bring, and why
help-log = the last lines of the log, with their rules (docs/rules.md, docs/rules-solo.md); full: all of it, every step on its own line
help-board = the whole board
help-towns = the towns one by one: house spaces, cathedrals, neighbours
help-player = the board of one player
help-piles = what is left in the piles and the bag
help-score = victory points by source
help-decrees = solo: what the decrees look for
help-challenges = solo: what the challenges change
help-save = save the game
help-position = write just the position to a file, for puzzles and bug reports
help-help = this list, or help on one command
help-quit = leave the game

## Replaying, simulating, measuring

replay-entries =
    { $version ->
        [one] After { $version } entry of { $file }:
       *[other] After { $version } entries of { $file }:
    }
simulate-game = Seed { $seed }: scores { $scores }; player { $winner } wins after { $moves } moves.
simulate-solo =
    { $count ->
        [0] Seed { $seed }, no challenges: { $result }
       *[other] { $level ->
            [chosen] Seed { $seed }, { NAME($challenges) }: { $result }
           *[other] Seed { $seed }, { $level } ({ NAME($challenges) }): { $result }
        }
    }
simulate-solo-result =
    { $won ->
        [yes] the person beats Cardinalbot { $person } to { $bot } after { $moves } moves.
       *[no] Cardinalbot beats the person { $bot } to { $person } after { $moves } moves.
    }
simulate-failed = Game { $seed } was not finished. { $why }
simulate-summary =
    { $games ->
        [one] { $games } game in { $seconds } seconds, { $rate } decisions a second.
       *[other] { $games } games in { $seconds } seconds, { $rate } decisions a second.
    }
bench-title = Speed, Python { $python }
bench-what = What
bench-figure = Figure

## The box. Sections of its file, then the fields of entries, then components.

box-fine = { $file } is a valid box file.
box-marks = Marks: R rulebook, P photograph, Y online edition, S secondary source, X reconstructed; marks of single fields are in brackets
box-link = { $space } ({ $mark })
section-spaces = Spaces of the map
section-house-spaces = House spaces, numbered within their town; players: the fewest it is used with
section-bonus-spaces = Spaces for bonus tiles on the map; players: the fewest it is used with
section-cathedrals = Cathedrals
section-cost-tiles = Construction-cost tiles
section-town-tiles = Town tiles
section-fair-tiles = Fair tiles
section-buildings = Buildings on a player board
section-crests = Crest families
section-characters = Characters
section-contracts = Contract tiles
section-bonus-tiles = Bonus tiles
section-decrees = Decrees
section-challenges = Challenges
section-components = What is in the box
section-fairs = Fairs
section-wheel = Action wheel
section-actions = Actions round the wheel
section-king-track = King track
section-corruption = Corruption
section-contract-offer = Contract offer
section-character-offer = Character offer
section-player-board = Player board
section-cardinalbot = The Cardinalbot
printed-what = What
printed-value = Value
printed-mark = Mark
printed-copies = Copies
printed-place = Place
printed-neighbours = Neighbours
printed-number = Number
printed-id = Id
printed-name = Name
printed-town = Town
printed-players = Players
printed-bonus = Bonus
printed-tiles = Tiles
printed-pillar-spaces = Pillar spaces
printed-stone = Stone
printed-vp = VP
printed-counts = For each
printed-rooms = Rooms
printed-ap = Bonus AP
printed-crest-cost = Crest’s food
printed-crest-bonus = Crest’s bonus
printed-kind = Kind
printed-crest = Crest
printed-identical = Identical
printed-wool = Wool
printed-iron = Iron
printed-reward = Reward
printed-helper = Helper
printed-fair = Fair
printed-entries = Entries
printed-priority = Priority
printed-first-town = Town of the first fair
printed-points = Points by die value 1 to 6
printed-dice-drawn = Dice drawn with 2, 3, 4 players
printed-order = Order, clockwise
printed-leader-vp = VP for the leader
printed-tokens = Tokens
printed-drawn = Drawn per round
printed-costs = Slot costs
printed-size = Size
printed-storehouse = Storehouse spaces
printed-contract-spaces = Contract spaces
printed-contract-space-vp = VP of the contract spaces
printed-dice-spaces = Die spaces
printed-start-score = Score at the start
printed-start-gold = Gold at the start, by turn order
printed-start-goods = Other resources at the start
printed-start-houses = Houses at the start
printed-start-pillars = Pillars at the start
printed-completed-vp = VP for 0 to 6 completed buildings
printed-leftovers-per-vp = Leftover resources per VP
printed-columns = Columns
printed-reserved-food = Reserved food
printed-houses = Houses
printed-pillars = Pillars
printed-ap-markers = AP markers
printed-architect-cost-tile = Cost tile of the architect
component-dice = Dice
component-action-tiles = Action tiles
component-town-tiles = Town tiles
component-fair-tiles = Fair tiles
component-fair-order-tiles = Fair-order tiles
component-cathedral-tiles = Cathedral tiles
component-cost-tiles = Construction-cost tiles
component-corruption-tokens = Corruption tokens
component-bonus-tiles = Bonus tiles
component-contract-tiles = Contract tiles
component-character-tiles = Character tiles
component-bonus-ap-markers = Bonus-AP markers per player
component-houses = Houses per player
component-pillars = Pillars per player
component-decrees = Decrees
component-challenges = Challenges

## The Cardinalbot

screen-decrees = Decrees:
card-entry = { $number }. { $entry }
card-priority = Die priority: { NAME($colours) }
screen-challenges =
    { $count ->
        [0] No challenges
       *[other] Challenges: { $challenges }
    }

## tiletum words

check-language =
    { $checked ->
        [yes] { $problems ->
            [0] { $messages } messages, nothing missing
            [one] { $messages } messages, { $problems } problem
           *[other] { $messages } messages, { $problems } problems
        }
       *[no] { $messages } messages
    }
check-missing = { $message } is missing
check-extra = { $message } is never used
check-unknown-argument = { $message } does not get ${ $argument }
check-lost-argument = { $message } does not show ${ $argument }
check-english = { $message } is still in English: { $text }

## Errors in a command. $option is as typed.

usage-help = See { $command } --help.
usage-command = There is no command “{ $value }”; there are: { $known }. { usage-help }
usage-value = { $option } cannot be “{ $value }”. { usage-help }
usage-no-value = { $option } needs a value. { usage-help }
usage-flag = { $option } takes no value, so leave “{ $value }” out. { usage-help }
usage-both = { $option } cannot be used with { $other }. { usage-help }
usage-ambiguous = { $option } could be any of these: { $known }. { usage-help }
usage-unknown = Unknown argument: { $value }. { usage-help }
usage-missing = Missing argument: { $known }. { usage-help }
usage-other = { $command }: { $why }. { usage-help }
