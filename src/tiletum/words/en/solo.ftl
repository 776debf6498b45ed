### The Cardinalbot: what it does and why, one message for each event, and the names it needs. “It” is the
### Cardinalbot, “the person” its opponent; a “new” crest is one that it does not have.

## Decrees

decree-buildings-are-forever = Buildings Are Forever
decree-king-and-country = King and Country
decree-merchant-empire = Merchant Empire
decree-family-alliances = Family Alliances
decree-business-is-business = Business Is Business
decree-religious-communities = Religious Communities
decree-noblesse-oblige = Noblesse Oblige
decree-proud-pillars = Proud Pillars
decree-familiar-faces = Familiar Faces
decree-busy-hands = Busy Hands
decree-glorious-spires = Glorious Spires
decree-everlasting-fame = Everlasting Fame
decree-worldly-riches = Worldly Riches

## Challenges

challenge-very-special-friends = Very Special Friends
challenge-resourceful-clergy = Resourceful Clergy
challenge-whispers-in-the-kings-ear = Whispers in the King’s Ear
challenge-ecclesiastical-income = Ecclesiastical Income
challenge-visitors-to-the-curia = Visitors to the Curia
challenge-deep-coffers = Deep Coffers
challenge-favor-at-the-court = Favor at the Court
challenge-ready-for-action = Ready for Action

## What challenges change. $usual and $raised are spaces of the King track, $markers the markers of the columns.

does-very-special-friends = When it takes a helper with the bonuses of one building or the change of colour, it receives { $gold } gold. A contract it takes as a bonus tile is fulfilled if it can pay for it, and otherwise kept on an empty contract space.
does-resourceful-clergy = A helper with gold, VP or resources gives it what it shows; resources of choice are its most required ones.
does-whispers-in-the-kings-ear = A helper with an action or more AP moves its King marker up by 1.
does-ecclesiastical-income = A helper with an action or more AP brings it as many VP as AP.
does-visitors-to-the-curia = Characters it places give it the resources and VP shown, and 1 VP for each point, step and build; resources of choice are its most required ones.
does-deep-coffers = With each die it also receives 1 most required resource.
does-favor-at-the-court = Its King marker begins at { $raised } instead of { $usual }, and returns there.
does-ready-for-action = Its markers lie on the columns as { NAME($markers) }, and it begins with the { NAME($crest) } crest, inactive.

## Entries of decrees: the die they take, and their condition, if any

entry = { NAME($decree) }, entry { $number } ({ NAME($entry) })
entry-plain = { NAME($takes) }
entry-if = { NAME($takes) }, if { NAME($condition) }
takes-action = { NAME($action) }
takes-needed = highest blue/light grey or yellow die, whichever colour its contracts need more
takes-highest = highest { NAME($colours) } die
takes-highest-either = highest { NAME($one) } or { NAME($other) } die
takes-highest-any = highest die of all

condition-pillars_x3e_houses = it has more pillars than houses
condition-pillars_x3e_cathedrals = it has more pillars than cathedral tiles
condition-houses_x3e__x3d_pillars = it has no fewer houses than pillars
condition-unfulfilled = it holds a contract
condition-crest-in-reach = a new crest is in reach
condition-crest-in-offer = a new crest is in the contract offer

# What a condition compares: $left and $right. 99: there is none; -1 points: no die is there.
measured-pillars_x3e_houses = pillars { $left }, houses { $right }
measured-pillars_x3e_cathedrals = pillars { $left }, cathedral tiles { $right }
measured-houses_x3e__x3d_pillars = houses { $left }, pillars { $right }
measured-unfulfilled =
    { $left ->
        [0] it holds no contract
        [one] it holds { $left } contract
       *[other] it holds { $left } contracts
    }
measured-crest-in-reach = { measured-points }, { $right ->
        [99] no new crest is on the map
       *[other] the nearest new crest is { $right } away
    }
measured-crest-in-offer = { measured-points }, { $right ->
        [99] no new crest is in the offer
       *[other] the cheapest new crest costs { $right }
    }
measured-points =
    { $left ->
        [-1] no die is there or at the Joker
       *[other] { $left } AP
    }

## Die priorities: entries that are not a single colour

colour-iron-wool = blue/light grey
colour-most-required = the most required resource

## Its options. $amount is a reach, points or gold; $colours are the colours compared with yellow.

choice-die = Dice
choice-pair = Iron and wool
choice-needed = Yellow or { NAME($colours) }; colours with dice at the wheel
choice-new-crest = Nearest new crests
choice-architect-tile = Bonus tiles within { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } of its architect
choice-merchant-tile = Bonus tiles within { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } of its merchant
choice-cathedral = Cathedrals without its pillar within { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }
choice-far-cathedral = Cathedrals without its pillar
choice-relocation = Towns where it can build a house, as far as its { $amount } gold goes
choice-far-relocation = Towns where it can build a house
choice-town = Towns where it can build a house within { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }
choice-far-town = Towns where it can build a house
choice-character = Characters of the offer that it may take, with { some-choice-points } left
choice-ready = Contracts of the offer that it can pay for and reach with { some-choice-points }
choice-contract = Contracts of the offer that it can reach with { some-choice-points }
choice-required = As much is missing of both, and it has as many
choice-any = For the part of any kind it has as many of both resources, { $amount }
choice-contribution = Cathedrals with its pillar that it can pay for
choice-fulfilment = Contracts that it holds and can pay for
choice-column = Columns without a crest
some-choice-points = { $amount } AP

option-die = { NAME($colour) } { $value }
option-column = { $value }
option-tile-at = { NAME($tile, form: "the") } in { NAME($place) }
option-value = { NAME($option) } ({ $value })
option-tile-slot = { NAME($tile, form: "the") } of slot { $slot }

## Tie-breakers; $value is the value of the options they leave: for yes or no, 1 or 0.

order-priority = Die priority ({ NAME($colours) })
order-supply = Fewest in its supply, { $value }
order-named-missing = Of iron and wool more is missing, { $value }
order-has-dice =
    { $value ->
        [0] Without dice at the wheel
       *[other] With dice at the wheel
    }
order-need = More is missing, { $value }
order-more-dice = More dice of the colour, { $value }
order-group = Best group, { NAME($group) }
order-new-crest =
    { $value ->
        [0] No new crest
       *[other] New crests
    }
order-person-lacks =
    { $value ->
        [0] Crests that the person has too
       *[other] Crests that the person does not have
    }
order-helper-vp = Most VP, { $value }
order-helper-resources = Most resources, { $value }
order-helper-any = Most resources of choice, { $value }
order-helper-points = Most AP, { $value }
order-missing = Fewest resources missing, { $value }
order-cathedral-vp = Most VP of cost tile and top tile, { $value }
order-person-away =
    { $value ->
        [0] The person has contributed
       *[other] The person has not contributed
    }
order-stone = Least stone, { $value }
order-nearest = Nearest, { $value } away
order-fair-town =
    { $value ->
        [0] No town of this round’s fair
       *[other] Town of this round’s fair
    }
order-town-vp = Most VP on a free house space, { $value }
order-other-reward =
    { $value ->
        [0] No other reward on a free house space
       *[other] Another reward on a free house space
    }
order-nearest-town = Nearest, { $value } away
order-own-column =
    { $value ->
        [0] No kind of which it has one
       *[other] A kind of which it has one, leftmost in column { $value }
    }
order-value = Highest value, { $value }
order-contract-vp = Most VP, { $value }
order-fewer-points = For fewest AP, { $value }
order-rightmost = Rightmost
order-size = Fewest resources asked for, { $value }
order-full-column =
    { $value ->
        [0] No column with two characters
       *[other] With two characters
    }
order-leftmost = Leftmost

tile-group-crest = crests
tile-group-miscellaneous = miscellaneous helpers
tile-group-resource-or-vp = resource and VP helpers
tile-group-action = action helpers
tile-group-contract = contracts

## Why a resource is the most required one

need-stone = the cheapest cathedral open to it takes { $wanted } stone, and it has { $have }
need-food = a crest could go below a column with two characters for { $wanted } food, and it has { $have }
need-pair =
    { $alike ->
        [yes] its contracts lack { $have } wool and { $wanted } iron, and it has no more of this one
       *[no] its contracts lack { $have } wool and { $wanted } iron
    }
need-nothing = neither stone nor food, iron or wool is required
need-no-other = none of the others among them is required, and gold comes last

## Why a step is not carried out

obstacle-no-cathedral = there is no cathedral
obstacle-unavailable = the cathedral is not built in this game
obstacle-own-pillar = its pillar is there already
obstacle-pillar-spaces-taken = all pillar spaces are taken
obstacle-no-pillar-left = it has no pillar left
obstacle-no-house-left = it has no house left
obstacle-no-house-space = there is no house space
obstacle-own-house = its house is there already
obstacle-house-spaces-taken = the house space is taken
obstacle-no-inactive-crest = Task crests: it has no inactive crest.
obstacle-no-column = Task crests: every column has its crest.
obstacle-no-food = Task crests: { $amount } food and { $other } gold do not pay for an inactive crest, which takes { $wanted } food.
obstacle-no-open-cathedral = Task cathedrals: none with its pillar is left to contribute to.
obstacle-no-stone = Task cathedrals: { $amount } stone and { $other } gold do not pay for one with its pillar; the cheapest takes { $wanted } stone.
obstacle-no-contract-held = Task contracts: it holds none.
obstacle-no-contract-ready = Task contracts: it cannot pay for any that it holds.
obstacle-two-contracts = Task contracts: it has fulfilled as many as it may.
obstacle-still-not-ready = It cannot pay for what it still holds.
obstacle-no-action-tile = No bonus tile is there to take.
obstacle-no-crest-in-offer = The contract offer has no crest.
obstacle-crest-kept-already = it has that crest already
obstacle-crest-too-dear = it costs { $wanted }, and { $amount } are left
obstacle-no-ready-in-offer =
    { $other ->
        [0] For { some-choice-points } the contract offer has no contract.
       *[other] For { some-choice-points } the contract offer has no contract that it can pay for.
    }
obstacle-ready-taken = It has fulfilled a contract from the offer, so it takes none to keep.
obstacle-contract-spaces-full = Both of its contract spaces are taken, so it takes no contract to keep.
obstacle-no-contract-in-offer =
    { $amount ->
        [0] No AP are left for a contract.
       *[other] For { $amount } AP there is no contract to keep.
    }
obstacle-no-character = The character offer has only kinds of which it has two.
obstacle-king-top = Its marker is at the top of the King track already.
obstacle-crest-owned = it has that crest already
obstacle-no-effect = no challenge gives it an effect
obstacle-no-space-for-contract = it cannot pay for it, and both of its contract spaces are taken

## Events: setup and the row of decrees

event-bot-challenge-drawn = Challenge: { NAME($challenge) }.
event-bot-challenge-chosen = Challenge: { NAME($challenge) }.
event-bot-begins = Cardinalbot is first in turn order, has { $points } VP, and its King marker is at { $king }.
event-bot-supply = Cardinalbot has { $each } of each resource.
event-bot-markers = Cardinalbot’s markers lie on its columns, from the left: { $markers }.
event-bot-pieces = Cardinalbot’s merchant is in { NAME($merchant) }, its architect in { NAME($architect) }.
event-bot-decree-row = Decree { $number } of the row is { NAME($decree) }.
event-bot-decree-gone = The decree { NAME($decree) } leaves the row, and { NAME($next) } is now the leftmost.

## Events: dice and decrees

event-bot-die = Cardinalbot rolls { $value }.
event-bot-pawn =
    { $move ->
        [stays] Difference 0: the pawn stays at the leftmost decree, { NAME($decree) }.
        [stopped] Difference { $spaces }: the pawn goes right and stops at the last decree, { NAME($decree) }.
       *[moves] Difference { $spaces }: the pawn goes { $spaces } to the right, to { NAME($decree) }.
    }
event-bot-tries = { NAME($row) }: no condition.
event-bot-condition = { NAME($row) }: { NAME($measured) }.
event-bot-section =
    { $which ->
        [only-joker] No die is at the { NAME($action) } action, only at the Joker, which gives { $joker }.
        [joker] Dice are at the { NAME($action) } action, which gives { $points }, and at the Joker, which gives no fewer, { $joker }: it uses the Joker.
       *[action] Dice are at the { NAME($action) } action, which gives { $points }, and at the Joker, which gives only { $joker }: it uses the { NAME($action) } action.
    }
event-bot-entry =
    { $reason ->
        [held] This entry decides. What fits: { NAME($dice) }.
        [condition] That does not hold.
       *[no-die] No die fits.
    }
event-bot-lacks = Its contracts lack { $wool } wool and { $iron } iron by name, and { $any } of any kind, which is the need of gold.
event-bot-pair =
    { $alike ->
        [yes] Its contracts lack { $wool } wool and { $iron } iron, so blue/light grey means the one it has fewer of, { NAME($colour) }, and the other one comes last.
       *[no] Its contracts lack { $wool } wool and { $iron } iron, so blue/light grey means { NAME($colour) }, and the other one comes last.
    }
event-bot-next-decree = No entry decides, so the pawn goes one to the right, to { NAME($decree) }.

## Events: choices

event-bot-options = { NAME($choice) }: { NAME($options) }.
event-bot-order = { NAME($order) }: { NAME($options) }.
event-bot-alike = { NAME($order) }: all alike.
event-bot-others = The others: { NAME($others) }.
event-bot-picked = Chance picks number { $number } of { $count }: { NAME($options) }.
event-bot-same = All of these come to the same: { NAME($options) }.
event-bot-need = Most required of these colours is { NAME($kinds) }: { NAME($why) }.
event-bot-need-absent = It requires { NAME($kinds) }, but none of these dice brings it: { NAME($why) }.
event-bot-none-required = Not one of these dice brings a resource that it requires, and gold, which would come last, is not among them.
event-bot-required = It receives { NAME($kind, 1, form: "counted") }, its most required resource: { NAME($why) }.

## Events: the action

event-bot-points = The section gives { $section }, and its marker on the { NAME($action) } action { $marker } more.
event-bot-joker-king = Its King marker at { $own } is below the person’s at { $other }, so the Joker is used for the King action.
event-bot-joker-map =
    { $more ->
        [pillars] Its King marker is not below the person’s, and it has no fewer pillars than houses ({ some-pillars }, { some-houses }), so the Joker is used for the { NAME($action) } action.
       *[houses] Its King marker is not below the person’s, and it has fewer pillars than houses ({ some-pillars }, { some-houses }), so the Joker is used for the { NAME($action) } action.
    }
event-bot-skips = { NAME($obstacle) }
event-bot-no-pillar = It sets no pillar at { NAME($space) }: { NAME($obstacle) }.
event-bot-no-house = It cannot build a house at { NAME($space) }: { NAME($obstacle) }.
event-bot-no-tile =
    { $reach ->
        [one] No bonus tile is within { $reach } space of its { NAME($piece) }.
       *[other] No bonus tile is within { $reach } spaces of its { NAME($piece) }.
    }
event-bot-no-target =
    { $which ->
        [merchant] Its merchant stays: there is no town left where it can build a house.
       *[architect] Its architect stays: there is no cathedral left without its pillar.
    }
event-bot-none-in-reach =
    { $which ->
        [merchant] No town where it can build a house is within { some-reach } of its merchant, so it goes to the nearest.
       *[architect] No cathedral without its pillar is within { some-reach } of its architect, so it goes to the nearest.
    }
some-reach =
    { $reach ->
        [one] { $reach } space
       *[other] { $reach } spaces
    }
event-bot-none-for-gold = No town where it can build a house is as near as it has gold, { $gold }, so it relocates to the nearest.
event-bot-stays = Its { NAME($piece) } stays at { NAME($space) }, which is the best.
event-bot-pays =
    { $how ->
        [no-space] It pays { $gold } gold, 1 for each space.
        [all-space] { $gold ->
            [0] For { some-spaces } it pays nothing, because it has no gold.
           *[other] For { some-spaces } it pays all the gold it has, { $gold }.
        }
        [no-reach] It pays { $gold } gold, 1 for each space beyond its reach of { $reach }.
       *[all-reach] { $gold ->
            [0] For { some-spaces } beyond its reach of { $reach } it pays nothing, because it has no gold.
           *[other] For { some-spaces } beyond its reach of { $reach } it pays all the gold it has, { $gold }.
        }
    }
some-spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
event-bot-cheapest = To pay for the cheapest, { NAME($tile, form: "the") }, it would need { $wanted } gold besides its other resources, two for each missing iron or wool and one for each missing resource of any kind, and it has { $gold }.
event-bot-rest =
    { $points ->
        [one] { $points } AP is left and becomes { $points } most required resource.
       *[other] { $points } AP are left and become { $points } most required resources.
    }

## Events: what it has and gets

event-bot-spends =
    { $payment ->
        [asked] It pays { NAME($kind, $amount, form: "counted") }.
        [instead] It pays { NAME($kind, $amount, form: "counted") } instead of { NAME($missing, $lacking, form: "counted") }.
        [any-gold] It pays { NAME($kind, $amount, form: "counted") } for the part of any kind, because gold goes first.
       *[any-food] It pays { NAME($kind, $amount, form: "counted") } for the part of any kind, because it has no gold, but food beyond its reserve.
    }
event-bot-spends-pair =
    { $alike ->
        [yes] It pays { NAME($kind, $amount, form: "counted") } for the part of any kind, because it has neither gold nor spare food, and as much wool as iron, { $wool } each.
       *[no] It pays { NAME($kind, $amount, form: "counted") } for the part of any kind, because it has neither gold nor spare food, and of { $wool } wool and { $iron } iron this is more.
    }
event-bot-leaves = It leaves { NAME($tile, form: "the") } of slot { $slot }: { NAME($obstacle) }.
event-bot-crest = It keeps the { NAME($family) } crest as an inactive one.
event-bot-contract = It lays { NAME($tile, form: "the") } on an empty contract space.
event-bot-fulfils = It fulfils { NAME($tile, form: "the") }.
event-bot-ignores-reward = What else the contract gives is ignored: { NAME($gives) }.
event-bot-ignores-space = The reward of the house space is ignored: { NAME($gives) }.
event-bot-activates =
    { $count ->
        [one] It makes the { NAME($family) } crest active below column { $column }.
       *[other] It makes the { NAME($family) } crest, the first of its { $count } inactive ones in the order of the box, active below column { $column }.
    }
event-bot-removes = { NAME($tile, form: "start") } leaves the game, because { NAME($obstacle) }.
event-bot-challenge = By the challenge { NAME($challenge) }:
event-bot-leads =
    { $tie ->
        [yes] It leads the King track, as a tie at { $own } counts for it.
       *[no] It leads the King track at { $own } before the person at { $other }.
    }
event-bot-converts = It still holds contracts, so all its stone and food turn into gold: it has { $gold }.
