### The browser client: the components of the game. Keys begin with ui-board-.

# The link of an explanation; $rule is the id of a rule.
ui-board-rule = Rule { $rule }
# A place where several moves start: $first is one of them, as a sentence.
ui-board-choices =
    { $others ->
        [one] { $first } (or { $others } other choice)
       *[other] { $first } (or { $others } other choices)
    }
ui-board-die = { NAME($colour) } die of { $value } ({ NAME($kind) })
ui-board-points = { $points } AP
ui-board-value = die value { $value }

## What tiles are for

ui-board-about-helper = A helper waits in the Storehouse; use it as a task on any of your turns.
ui-board-about-crest = A crest waits in the Storehouse until you pay food to place it below a building. You can never have two crests of one family.
ui-board-about-contract = A contract waits in the Storehouse until you pay exactly what it asks for. You can fulfil six at most.
ui-board-about-character = A character waits in the Storehouse, moves into a room and then gives its bonus.

## The map

ui-board-map = Map
ui-board-zoom-in = Zoom in
ui-board-zoom-out = Zoom out
ui-board-zoom-all = Show the whole map
ui-board-road-space = Pieces can stop here, but nothing is built here.
ui-board-house-space = House space in { NAME($town) }
ui-board-house-bonus = House space: build here to receive { NAME($bonus) }.
ui-board-house-plain =
    { $count ->
        [one] House space without a bonus.
       *[other] { $count } house spaces without a bonus.
    }
ui-board-house-of = { SEAT($seat) } has a house here.
ui-board-first-town = Everybody has a house here from the start.
ui-board-cathedrals = Cathedrals
ui-board-cathedral = Cathedral of { NAME($town) }
ui-board-cathedral-tiles = Cathedral tiles left, in VP: { $values }
ui-board-cathedral-bare = No tiles are left, so nobody can contribute here any more.
# $owners are players.
ui-board-pillars =
    { $spaces ->
        [one] { $spaces } pillar space; pillars: { NAME($owners) }
       *[other] { $spaces } pillar spaces; pillars: { NAME($owners) }
    }
ui-board-pillars-none =
    { $spaces ->
        [one] { $spaces } pillar space; no pillars yet
       *[other] { $spaces } pillar spaces; no pillars yet
    }
ui-board-piece-of = { SEAT($seat) }: { NAME($piece) }
ui-board-fair-of = Fair of round { $round } in { NAME($town) }

## The wheel

ui-board-wheel = Action wheel
ui-board-section = Dice of { $value }; each gives { ui-board-points }.
ui-board-marker = { SEAT($seat) }: +{ $more } with this action
ui-board-does-architect = The architect moves, sets pillars and takes bonus tiles on the map.
ui-board-does-joker = Choose one of the other five actions.
ui-board-does-character = Take characters from the offer and move them into rooms.
ui-board-does-king = Your marker moves up the King track.
ui-board-does-contract = Take tiles from the contract offer and exchange resources.
ui-board-does-merchant = The merchant moves, builds houses and takes bonus tiles on the map.
ui-board-about-die = It gives as many resources as it shows, and the action it lies at.

## King track, corruption, fairs

ui-board-king-track = King track
ui-board-king-at = { SEAT($seat) } at { $vp }
ui-board-king-order = King track: { $order }
ui-board-about-king-track = After each round everybody gains or loses the VP of their space. The order on the track becomes the turn order; in a stack, the lowest marker is first.
ui-board-king-tile = King tile: { $tile }
ui-board-about-king-tile = It goes to the leader of the King track at the end of the round.
ui-board-corruption = Corruption
ui-board-about-corruption = At the start of each of the three passes of a round, a token is turned up and all markers move down that many spaces.
ui-board-corruption-is = Turned up this round: { $turned }. Tokens left: { $left }
ui-board-corruption-left = left: { $left }
ui-board-fairs = Fairs
ui-board-fair-printed =
    { $king ->
        [yes] with the board’s { $vp } VP for this round: { $sum } VP once
       *[no] with the board’s { $vp } VP for this round: { $sum } VP each time
    }
ui-board-fair-who = Players with a house or their merchant in the town take part.
ui-board-part-house = { SEAT($seat) } has a house there
ui-board-part-merchant = { SEAT($seat) } has their merchant there
ui-board-part-always = { SEAT($seat) } always takes part
ui-board-part-took = { SEAT($seat) } took part

## Offers and piles

ui-board-offers = Offers
ui-board-contract-offer = Contracts
ui-board-character-offer = Characters
ui-board-slot-cost = It costs { $points } AP of a Contract action.
ui-board-slot-empty = This slot is empty until the end of the turn.
ui-board-discard = Discard the character offer
ui-board-about-discard = 1 AP of a Character action replaces them all with new ones.
ui-board-piles = Piles
ui-board-pile-bonus = Bonus tiles
ui-board-pile-contract = Contract tiles
ui-board-pile-character = Character tiles
ui-board-pile-bonus-discards = Discarded bonus tiles
ui-board-pile-character-discards = Discarded character tiles
ui-board-about-pile = What is left in the pile. Everybody may look; only the order is secret.
ui-board-copies = { $copies } × { $tile }
ui-board-bag = Dice in the bag
ui-board-about-bag = Each round’s dice are drawn from the bag.
ui-board-in-bag =
    { $count ->
        [one] { $count } { NAME($colour) } die in the bag
       *[other] { $count } { NAME($colour) } dice in the bag
    }

## Boards of players

ui-board-board-of = { $seat }’s board
ui-board-order = Place { $place } in the turn order
ui-board-score = Score: { $score } VP
ui-board-about-gold = Two gold change a die by one or buy another resource.
ui-board-about-food = Food pays for crests.
ui-board-about-wool = Wool pays for contracts.
ui-board-about-stone = Stone pays for cathedrals.
ui-board-about-iron = Iron pays for contracts.
ui-board-building = Building { $number }
ui-board-roof = When all rooms are filled, the house on the roof goes to your supply. With a crest below as well, its characters’ action gives { $points } more AP.
ui-board-roof-empty = All rooms are filled. With a crest below as well, its characters’ action gives { $points } more AP.
ui-board-roof-sixth = This building is occupied from the start; a crest alone completes it.
ui-board-room = Room on floor { $floor } of building { $number }
ui-board-about-room = Moving in costs { $points } AP of a Character action.
ui-board-crest = Crest: { NAME($family) }
ui-board-crest-space = Crest space of building { $number }: { $food } food for { NAME($bonus) }.
ui-board-store = Storehouse
ui-board-store-space = Free Storehouse space
ui-board-stored = { $count } of { $spaces } Storehouse spaces are taken
ui-board-contracts = Contracts
# $pillar: yes if one stands on the space.
ui-board-contract-space =
    { $pillar ->
        [yes] Free contract space: its pillar goes to the supply when a contract is fulfilled.
       *[no] Free contract space: { $vp } VP when a contract is fulfilled.
    }
ui-board-fulfilled =
    { $count ->
        [one] { $count } fulfilled contract
       *[other] { $count } fulfilled contracts
    }
ui-board-filled =
    { $count ->
        [one] { $count } building full of characters
       *[other] { $count } buildings full of characters
    }
ui-board-dice = Dice
ui-board-die-space = Space for a die
ui-board-supply = Supply
ui-board-supply-is = Houses in supply: { $houses }; pillars in supply: { $pillars }
ui-board-built = Houses on the map: { $houses }; pillars on the map: { $pillars }
ui-board-contributed = Contributed to cathedrals: { $towns }

## The Cardinalbot’s board

ui-board-cardinal-board = The Cardinalbot’s board
ui-board-column = Column { $number }: with two characters and a crest, its marker adds { $points }
ui-board-upper-room = Upper room: for a kind it does not have yet
ui-board-lower-room = Lower room: for a second character of the kind above
ui-board-bot-crest-space = Crest space: food activates a crest here; { $food } food is reserved for it
ui-board-decrees = Decrees
ui-board-pawn = The pawn is here
ui-board-bot-dice = Its dice: { $dice }; the difference moves the pawn
ui-board-pawn-dice = Pawn dice
ui-board-challenges = Challenges
ui-board-bot-gold = Two gold replace a missing resource, and one gold pays for each space a piece goes beyond its reach. It never changes a die.
ui-board-bot-die = On its turn it takes the die its decree asks for and never changes it. The die gives resources and an action as usual.
ui-board-bot-contract = Contracts it cannot fulfil yet lie here, two at most. When fulfilled, each brings its VP and 5 more; other rewards are ignored.
ui-board-bot-contract-space = Free contract space
ui-board-bot-character = Its kind decides which room it goes into; its bonus is ignored.
ui-board-bot-crest = A crest is inactive until 3 food activate it below a column, for 5 VP.
ui-board-bot-store = Inactive crests, and characters not placed yet. There is no limit.
ui-board-bot-decrees = Its dice move the pawn; the decree where it stops says which die the Cardinalbot takes.
ui-board-bot-challenges = They make the Cardinalbot stronger. The level decides how many there are.
ui-board-bot-reserve = Reserved food
ui-board-bot-reserve-is = Food in reserve: { $food } of { $spaces }. It pays for crests, but not for contracts before the final scoring.
