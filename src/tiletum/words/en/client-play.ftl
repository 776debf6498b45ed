### The browser client: playing and following. Keys begin with ui-play-.

## The table page

ui-play-heading = The table
ui-play-title = Tiletum
ui-play-title-mine = ● Your turn – Tiletum
ui-play-notified = It is your turn.
ui-play-home = All tables
ui-play-order = Players in turn order
ui-play-round = Round { $round } of 4
ui-play-turn = turn { $turn }
# A player in the header, for screen readers. $asked: yes for the active player.
ui-play-seat = { $asked ->
        [yes] { SEAT($seat) }: { $score } VP, to move. Show the board
       *[no] { SEAT($seat) }: { $score } VP. Show the board
    }
ui-play-you = you
ui-play-now = to move
ui-play-menus = Menus
ui-play-log = Log
ui-play-score = Score
ui-play-chat = Chat
ui-play-others = Others
ui-play-rules = Rules
ui-play-settings = Settings
ui-play-menu = Table menu
ui-play-panels = Panels
ui-play-panel-map = Map & offers
ui-play-panel-wheel = Wheel & tracks
ui-play-panel-mine = My board
ui-play-panel-side = Others & log
ui-play-your-board = Your board, { SEAT($seat) }
ui-play-board-of = { SEAT($seat) }’s board
ui-play-full-board-of = { SEAT($seat) }’s full board
ui-play-resigned = resigned
ui-play-bot = played by a bot
ui-play-about-resigned = Resigned; a bot plays the seat to the end.
ui-play-about-bot = A bot plays for this player.
ui-play-won = The game is over: { SEAT($seat) } wins.
ui-play-gave-up = { SEAT($seat) } resigned.
ui-play-gave-up-on = { $count ->
        [one] { NAME($gone) } resigned; a bot plays on.
       *[other] { NAME($gone) } resigned; bots play on.
    }
ui-play-gave-up-won = { $count ->
        [one] { NAME($gone) } resigned: { SEAT($seat) } wins
       *[other] Everybody else resigned: { SEAT($seat) } wins
    }
ui-play-show-end = Scores and rematch
ui-play-watching = You are watching.
ui-play-watching-turn = You are watching. It is { SEAT($seat) }’s turn.
ui-play-strip = What you have
ui-play-strip-points = { $points } AP
ui-play-clock = { $left } left for this turn
ui-play-clock-paused = The clock is stopped at { $left }
ui-play-connection-connecting = Connecting …
ui-play-connection-online = Connected
ui-play-connection-lost = Reconnecting …
ui-play-connection-refused = Not connected
ui-play-lost = Connection lost. Reconnecting; nothing you have done is lost.

## The decision bar

ui-play-bar = What you can do now
ui-play-then = Then: { NAME($later, form: "later") }.
ui-play-thinking = { SEAT($seat) } is thinking …
ui-play-their-turn = It is { SEAT($seat) }’s turn.
ui-play-waiting = One moment …
ui-play-busy = Sending …
ui-play-would = This would bring:
ui-play-choose = Choose
ui-play-lid = Show the moves
ui-play-back = Back
ui-play-more-below = { $count } more
ui-play-close = Close
ui-play-cancel = Cancel
ui-play-yes = Do it anyway
ui-play-understood = OK
ui-play-undo = Undo
ui-play-restart = Restart turn
ui-play-undo-limit = { $moves ->
        [0] { $reason ->
            [revealed] Nothing can be undone: something was revealed.
            [other-seat] Nothing can be undone: another player has decided.
           *[start] Nothing to undo yet.
        }
        [one] { $moves } decision can be undone{ ui-play-undo-reason }
       *[other] { $moves } decisions can be undone{ ui-play-undo-reason }
    }
ui-play-undo-reason = { $reason ->
        [revealed] ; before that, something was revealed.
        [other-seat] ; before that, another player decided.
       *[start] .
    }
ui-play-hint = Hint
ui-play-type = Type
ui-play-play = Play
ui-play-move-box = A move as text
ui-play-end-title = End the turn?
ui-play-end-do = End the turn

# On the button of a die: what it gives, and below it the action.
ui-play-die = { NAME($kind, $value, form: "counted") }
# The bonus tile where the die’s action is.
ui-play-tile-there = Bonus tile there: { NAME($tile) }
ui-play-die-action = { NAME($action) } · { $points } AP
# Among several walks: where to, and what it costs.
ui-play-walk = { NAME($space) }{ move-price }

# Many moves of one kind behind one button.
ui-play-all-merchant = Move the merchant
ui-play-all-architect = Move the architect
ui-play-all-house = Build a house
ui-play-all-pillar = Set a pillar
ui-play-all-take = Take a bonus tile
ui-play-all-character = Take a character
ui-play-all-place = Move a character into a building
ui-play-all-contract = Take a tile from the contract offer
ui-play-all-exchange = Exchange resources
ui-play-all-joker = Choose the Joker’s action
ui-play-all-gain = Take a resource
ui-play-all-building = Choose a building
ui-play-all-bonus = Take a bonus
ui-play-all-buy = Buy with gold
ui-play-all-cathedral = Contribute to a cathedral
ui-play-all-fulfil = Fulfil a contract
ui-play-all-crest = Place a crest
ui-play-all-helper = Use a helper
ui-play-all-colour = Use the helper: change of colour
ui-play-all-task = All tasks

# The first of two steps.
ui-play-step-exchange = Give { NAME($given, 1, form: "counted") } for …
ui-play-step-place = Move { NAME($tile, form: "colon") }
ui-play-step-crest = Place the { NAME($family) } crest
ui-play-step-fulfil = Fulfil { NAME($tile, form: "colon") }

## What moves and buttons are for, in one sentence

ui-play-about-die = On your turn you take one die. It gives as many resources as it shows, and the action where it lies; 2 gold change it by one.
ui-play-about-tile = The tile goes into your Storehouse, if there is a free space.
ui-play-about-leave = You need not take a bonus tile. At the wheel it stays for others; the King’s tile is discarded.
ui-play-about-resources = A die gives as many resources as its value, of its colour’s kind.
ui-play-about-architect = Each AP moves your architect to a neighbouring space.
ui-play-about-merchant = Each AP moves your merchant to a neighbouring space.
ui-play-about-house = A house from your supply goes to an empty house space where your merchant is, for 1 AP.
ui-play-about-pillar = A pillar from your supply goes to the cathedral where your architect is, for 1 AP. Only one per player.
ui-play-about-take = The bonus tile of the town where your piece is goes into your Storehouse, for 1 AP.
ui-play-about-character = A character goes from the offer into your Storehouse, for 1 AP.
ui-play-about-discard = The whole offer is discarded and replaced at once, for 1 AP.
ui-play-about-place = A character moves from the Storehouse into a room, for as many AP as its floor, and gives you its bonus. A building is home to one kind.
ui-play-about-contract = The tile goes from the offer into your Storehouse, for the AP printed below its slot.
ui-play-about-exchange = 1 AP exchanges one resource for another. The first exchange of a turn brings one more resource of your choice.
ui-play-about-king = Your marker moves up the King track, one space for each AP.
ui-play-about-joker = You choose one of the other five actions, and all AP go to it.
ui-play-about-gain = You choose the kind of resource, including gold.
ui-play-about-building = You receive the bonuses of all characters in one building again, in any order.
ui-play-about-bonus = You receive the bonuses of the characters in this building, one after another.
ui-play-about-task = What you can do besides the action, as often as you like.
ui-play-about-buy = 2 gold become 1 stone, wool, iron or food, as often as you like.
ui-play-about-cathedral = Where you have a pillar, once per cathedral: pay its stone, take the top tile, and score the VP shown beside the stone and on the tile.
ui-play-about-fulfil = You pay exactly what the contract asks for and receive what it gives. A pillar from your contract spaces goes to your supply.
ui-play-about-crest = You pay food to place a crest below a building, and receive the bonus of its space.
ui-play-about-helper = The helper does what it shows and then leaves your Storehouse.
ui-play-about-colour = The die’s resources become one kind of your choice.
ui-play-about-done = You give up the rest of the bonus and go on with what waited for it.
ui-play-about-end = The turn ends when you say so. Unused AP are lost.
ui-play-about-restart = Goes back to the start of your turn, or to the last thing revealed.
ui-play-about-hint = The computer looks for the moves that bring the most points.
ui-play-about-type = For experts: type moves as text.
ui-play-about-back = Back to all your choices; nothing is played yet.
ui-play-about-seat = Players are in turn order. Press one to see the whole board.
ui-play-about-others = The other players at a glance.
ui-play-about-since = Replays what the others did.
ui-play-about-log = What has happened, with the rule for each line and the Cardinalbot’s reasons.
ui-play-about-score = Everybody’s points, by source.
ui-play-about-chat = Talk to everybody at the table.
ui-play-about-action = The action where your die lay, with as many AP as the wheel shows there; unused AP are lost.
ui-play-about-round = Each of the four rounds has a preparation, three turns for everybody, and then the King and the fair.
ui-play-about-rules = All rules, with a search; every explanation links to its rule.
ui-play-about-settings = Language, colours, motion, sounds and your name.
ui-play-about-menu = Links, saving, help for absent players, settings.
ui-play-about-panel-map = The map with all pieces, and the offers of contracts and characters.
ui-play-about-panel-wheel = The wheel with the dice, the King track, the fairs and the piles.
ui-play-about-panel-mine = Buildings, Storehouse, contracts, dice and what you can still build with.
ui-play-about-panel-side = The other players, the log, the points and the chat.
ui-play-about-search = Only lines with these words.
ui-play-about-whose = Only what one player did.
ui-play-about-reasons = Why the Cardinalbot does what it does, step by step.
ui-play-about-hinted = Plays this move; you can undo it as if you had chosen it yourself.
ui-play-about-keys = What you can do with the keyboard alone.
ui-play-about-links = Your seat on another device, and new links for players who lost theirs.
ui-play-about-export = A file of the whole game, which the start page can import.
ui-play-about-clock = While it is stopped, nobody runs out of time.

## Hints

ui-play-hint-title = Hint
ui-play-hint-thinking = Analysing the rest of the turn …
ui-play-no-hint = This server gives no hints.
ui-play-hint-points = about { $points } VP at the end
ui-play-hint-gains = What the turn would bring: { NAME($terms) }.
ui-play-hint-costs = What the turn would cost: { NAME($terms) }.
ui-play-hint-term = { NAME($term) } ({ $points } VP)
ui-play-hint-plan = { $count ->
        [one] And then { $count } more move
       *[other] And then { $count } more moves
    }
ui-play-hint-chance = From step { $step } on, it depends on what is revealed.
ui-play-hint-note = Expected points are an estimate, and what is revealed may change the plan.

## Following

ui-play-since = Since your last turn
ui-play-skip = Skip
ui-play-rolled = Empty places on the wheel get new bonus tiles, and new dice are rolled.
ui-play-heard = { SEAT($seat) } says: { $text }
ui-play-undone = Decisions were undone.
ui-play-pass = Pass the device to { SEAT($seat) }
ui-play-pass-go = It is my turn
ui-play-pass-never = Do not ask again at this table

## The table menu

ui-play-menu-seat = Your seat
ui-play-menu-absent = Absent players
ui-play-menu-absent-what = If the others agree, a bot, or somebody else with a new link, plays on for them.
ui-play-menu-device = This device
ui-play-export = Export the game
ui-play-links = Links
ui-play-link-mine = This link opens your seat on another device. Anyone who has it plays for you.
ui-play-link-lost = If this player lost the link, propose a new one. The others have to agree; if there are none, it takes a day.
ui-play-link-ask = Propose a new link
ui-play-ask-undo = Ask the others for an undo
ui-play-undo-title = Ask for an undo?
ui-play-undo-sure = If the others agree, the last decisions are undone, no matter who made them.
ui-play-undo-number = How many decisions:
ui-play-undo-do = Ask the others
ui-play-hand = Let a bot play for you
ui-play-hand-title = Let a bot play for you?
ui-play-hand-do = Hand over
ui-play-hand-sure = { $alone ->
        [yes] It plays for { SEAT($seat) }. No other person plays at this table, so the bots may end the game within seconds, before you take the seat back.
       *[no] It plays for { SEAT($seat) } until you take the seat back.
    }
ui-play-take-back = Take your seat back from the bot
ui-play-handed = A bot plays for you: { $bot }.
ui-play-resign = Resign
ui-play-resign-title = Resign?
ui-play-resign-do = Resign
ui-play-resign-sure = { SEAT($seat) } can no longer win. As long as others play on, a bot plays this seat; when only one player is left, the game is over. This cannot be undone.
ui-play-pause = Stop the clock
ui-play-run = Restart the clock
ui-play-replace = Replace { SEAT($seat) }
ui-play-replace-title = Replace { SEAT($seat) }?
ui-play-replace-do = Ask the others
ui-play-replace-sure = If the others agree, somebody else plays on.
ui-play-replace-person = a person, with a new link
ui-play-plays-on = Played by:
ui-play-new-link = Send this link to the person who takes { SEAT($seat) }’s seat:
ui-play-set-motion = Motion: pieces move, and what others did is replayed
ui-play-set-notify = Notify me when it is my turn
# “you” is “yes” for the proposer.
ui-play-proposal-undo = { $you ->
        [yes] { $decisions ->
            [one] You propose to undo { $decisions } decision.
           *[other] You propose to undo { $decisions } decisions.
        }
       *[no] { $decisions ->
            [one] { SEAT($by) } proposes to undo { $decisions } decision.
           *[other] { SEAT($by) } proposes to undo { $decisions } decisions.
        }
    }
ui-play-proposal-replace = { $you ->
        [yes] { $bot ->
            [yes] You propose to let a bot play for { SEAT($seat) }.
           *[no] You propose to give { SEAT($seat) }’s seat to somebody else.
        }
       *[no] { $bot ->
            [yes] { SEAT($by) } proposes to let a bot play for { SEAT($seat) }.
           *[no] { SEAT($by) } proposes to give { SEAT($seat) }’s seat to somebody else.
        }
    }
ui-play-proposal-link = { $you ->
        [yes] You propose a new link for { SEAT($seat) }’s seat.
       *[no] { SEAT($by) } proposes a new link for { SEAT($seat) }’s seat.
    }
ui-play-proposal-left = In { $hours } h you can ask for the link again, unless { SEAT($seat) } comes back.
ui-play-answer-as = { SEAT($seat) }:
ui-play-proposal-refused = Your proposal was declined.
ui-play-grant = Agree
ui-play-refuse = Decline
ui-play-withdraw = Withdraw
ui-play-waiting-for = Waiting for: { NAME($seats) }

## The keyboard

ui-play-keys = Keyboard
ui-play-key-offer = choose the move with this number
ui-play-key-undo = undo one decision
ui-play-key-restart = restart the turn
ui-play-key-end = end the turn, or give up the rest of a bonus
ui-play-key-hint = hint
ui-play-key-box = type a move in its text form
ui-play-key-log = the log
ui-play-key-score = the score sheet
ui-play-key-cancel = go back, close, skip the replay
ui-play-key-help = this list

ui-play-edition = This table plays by different rules: { NAME($edition) }.
ui-play-edition-show = Differences
