### Why a move was refused (src/tiletum/game/refusals): what stands in the way, and what would help.
### $have and $need are what the player has and would need; buildings, floors and slots count from 1.

## What the game waits for: parts of the sentences below. $decision is a name of docs/notation.md.

waiting-for-decision =
    { $decision ->
        [die] first take a die from the wheel
        [tile] first take or leave the bonus tile at your die’s action
        [resources] first take your die’s resources, or name another kind with your helper
        [action] you are at your die’s action, so spend its AP, do tasks or end your turn
        [points] an action from a bonus is open, so spend its AP or give up the rest
        [any] first choose the resources you receive
        [map] first use the steps and pieces of your bonus, or give up the rest
        [house] first build the house from your crest’s bonus, or give it up
        [pillar] first set the pillar from your crest’s bonus, or give it up
        [merchant] first move your merchant to any space, or give up that bonus
        [architect] first move your architect to any space, or give up that bonus
        [townstep] first make the merchant’s step from your contract, or give it up
        [kingstep] first move up one space on the King track, or give that up
        [building] first choose the building whose bonuses you want, or give them up
        [bonuses] first receive the bonuses of the building you chose, or give up the rest
       *[kingtile] first take or discard the bonus tile of the King track
    }
waiting-for-outcome =
    { $decision ->
        [deal-wheel] the starting position of the wheel
        [deal-action] the next action tile round the wheel
        [deal-bonus] a new bonus tile
        [deal-contract] a new tile for the contract offer
        [deal-character] a new tile for the character offer
        [deal-cost] the cost tile of the next cathedral
        [deal-town] the town of the next fair
        [deal-fair] the tile of the next fair
        [deal-first] who goes first
        [roll] the next die from the bag
        [deal-challenge] the next challenge
        [deal-bot-town] the town where the Cardinalbot’s merchant starts
        [roll-bot] the Cardinalbot’s next die
        [pick] which of several options the Cardinalbot takes
       *[corruption] the corruption token of this pass
    }

## Over, chance, or another decision

refused-game-over = The game is over, so no more moves can be made.
refused-chance-asked = Nobody can move yet, because something must be revealed first: { waiting-for-outcome }.
refused-outcome-unasked = Nothing is drawn or rolled now: { waiting-for-decision }.
refused-other-outcome = Something else must be revealed now: { waiting-for-outcome }.
refused-not-offered = Not now: { waiting-for-decision }.
refused-not-now = This is not possible now; the list of moves shows what is.
refused-task-outside-turn = Tasks are for your own turn, and the King phase is nobody’s turn.
refused-task-in-choice = Tasks have to wait until this choice is made: { waiting-for-decision }.
refused-die-taken = You have already taken your die this turn.
refused-tile-past = You can take the bonus tile at your die’s action only right after you take the die.
refused-resources-came = You have already received your die’s resources for this turn.
refused-gain-declined =
    { $count ->
        [one] This resource cannot be turned down, so choose its kind.
       *[other] These { $count } resources cannot be turned down, so choose their kinds.
    }
refused-take-without-points = A bonus tile on the map costs 1 AP of a Merchant or Architect action, but your bonus only moves or builds.

## Action points

refused-joker-unnamed = Choose your Joker’s action first; then you can spend its AP.
refused-joker-named = You have already chosen the { NAME($action) } action for your Joker.
refused-not-a-joker = Only a Joker lets you choose an action, but your action is { NAME($action) }.
refused-inner-action = Finish the { NAME($action) } action from your bonus or give up the rest of it; then go on with the { NAME($needed) } action.
refused-other-action = That takes 1 AP of { NAME($needed, form: "a") } action, but your action is { NAME($action) }.
refused-take-other-action = That takes 1 AP of a Merchant or Architect action, but your action is { NAME($action) }.
refused-no-points = Your { NAME($action) } action has no AP left; you can still do tasks, or end your turn.
refused-few-points = That costs { $need } AP of your { NAME($action) } action, but you have { $have } left.

## The die

refused-no-such-die = There is no { NAME($colour) } die of { $value } at the wheel.
refused-gold-for-die = Changing the die that far costs { $need } gold, but you have { $have }.

## Taking tiles

refused-crest-owned = You already have { NAME($tile, form: "the") }, and nobody may have two crests of one family.
refused-contracts-done = All { $spaces } of your contract spaces are filled, so you cannot take { NAME($tile, form: "the") }.
refused-storehouse-full = Your Storehouse has no room for { NAME($tile, form: "the") }; make room by fulfilling, placing or using a tile you have.

## On the map

refused-not-in-bonus =
    { $part ->
        [architect] Your bonus has no step left for the architect.
        [merchant] Your bonus has no step left for the merchant.
        [house] Your bonus has no house left to build.
       *[pillar] Your bonus has no pillar left to set.
    }
refused-already-there =
    { $piece ->
        [architect] Your architect is already at { NAME($space) }; choose another space.
       *[merchant] Your merchant is already at { NAME($space) }; choose another space.
    }
refused-not-adjacent =
    { $piece ->
        [architect] Your architect is at { NAME($from) }, but { NAME($to) } is more than one step away.
       *[merchant] Your merchant is at { NAME($from) }, but { NAME($to) } is more than one step away.
    }
refused-step-from-road = This step must start in a town, but your merchant is at { NAME($space) }.
refused-step-to-road = This step must end in a town, not on { NAME($space) }.
refused-elsewhere =
    { $piece ->
        [architect] Your architect must be in { NAME($town) } for that, but is at { NAME($space) }.
       *[merchant] Your merchant must be in { NAME($town) } for that, but is at { NAME($space) }.
    }
refused-house-space-unused = House space { $number } in { NAME($town) } is only used with { $players } or more players.
refused-own-house = You already have a house in { NAME($town) }, and you may have only one per town.
refused-house-space-taken = House space { $number } in { NAME($town) } is taken by { SEAT($seat) }.
refused-no-house = You have no house in your supply; fill a building with characters to free the house on its roof.
refused-cathedral-unavailable = The cathedral of { NAME($town) } is not built in this game.
refused-own-pillar = You already have a pillar in { NAME($town) }, and you may have only one per cathedral.
refused-pillar-spaces-taken =
    { $spaces ->
        [one] The only pillar space in { NAME($town) } is taken.
       *[other] The { $spaces } pillar spaces in { NAME($town) } are all taken.
    }
refused-no-pillar = You have no pillar in your supply; fulfil a contract to free the pillar on its space.
refused-bonus-space-unused = The bonus space of { NAME($town) } is only used with { $players } or more players.
refused-map-tile-gone = The bonus tile of { NAME($town) } is gone, and there will be no other.

## Characters

refused-not-in-offer = { NAME($tile, form: "start") } is not in the character offer.
refused-offer-empty = No characters are left in the offer to discard.
refused-not-held = { NAME($tile, form: "start") } is not in your Storehouse.
refused-home-full = { NAME($tile, form: "start") } can never be placed, because building { $building }, the home of its kind, is full.
refused-home-elsewhere = Your characters of the { NAME($action) } kind live in building { $building }, so more of them can only go there.
refused-other-kind = Building { $building } is the home of your characters of the { NAME($action) } kind and takes no others.
refused-room-taken = Floor { $floor } of building { $building } is taken by { NAME($tile, form: "the") }.

## Contracts and the King track

refused-slot-empty = Slot { $slot } of the contract offer is empty; new tiles come only at the end of a turn.
refused-nothing-to-exchange = You have no { NAME($kind) } to exchange.
refused-king-at-top = You are at { $value } on the King track, and it goes no higher.

## Choices from bonuses

refused-gain-order = Choose resources in the order they are listed: { NAME($kind) } cannot come after { NAME($least) }.
refused-building-empty = Building { $building } has no characters, so it has no bonuses.
refused-floor-missing =
    { $rooms ->
        [one] Building { $building } has no floor { $floor }, only a single room.
       *[other] Building { $building } has no floor { $floor }, only { $rooms } floors.
    }
refused-floor-empty = Floor { $floor } of building { $building } is empty, so it has no bonus.
refused-bonus-gone = The bonus of floor { $floor } in building { $building } is no longer available: each character who was there when you chose the building gives it once.

## Tasks

refused-gold-to-buy = Buying { NAME($kind) } costs { $need } gold, but you have { $have }.
refused-pillar-missing = Set a pillar in { NAME($town) } first; without one you cannot contribute to its cathedral.
refused-contributed = You have already contributed to the cathedral of { NAME($town) }, and you can do so only once.
refused-cathedral-built = The cathedral of { NAME($town) } has no tile left.
refused-stone = The cathedral of { NAME($town) } costs { $need } stone, but you have { $have }.
refused-no-contract-space = All { $spaces } of your contract spaces are filled, so you cannot fulfil { NAME($tile, form: "the") }.
refused-resources = You still need { NAME($missing) } to fulfil this contract.
refused-crest-placed = You have already placed { NAME($tile, form: "the") } below building { $building }.
refused-has-crest = Building { $building } already has its crest, { NAME($tile, form: "the") }; choose another building.
refused-food = A crest below building { $building } costs { $need } food, but you have { $have }.
refused-helper-in-use = You are using { NAME($tile, form: "the") } right now.
refused-points-without-die = Take a die first; { NAME($tile, form: "the") } adds to its action.
refused-points-before-naming = Choose your Joker’s action first; { NAME($tile, form: "the") } adds to that one.
refused-colour-named = Your die’s resources are already changed to { NAME($kind) }, which is possible only once per die.
refused-colour-with-die = Use { NAME($tile, form: "the") } when you are about to take a die: { waiting-for-decision }.
refused-colour-with-resources = Use { NAME($tile, form: "the") } just before your die’s resources come: { waiting-for-decision }.
refused-colour-too-late = It is too late to use { NAME($tile, form: "the") } this turn; keep it for another.

## Outcomes that cannot be

refused-action-placed = The { NAME($action) } action already has its place on the wheel.
refused-tile-left-out = { NAME($tile, form: "start") } is left out with { $players } players.
refused-not-in-pile = { NAME($tile, form: "start") } is not in the pile any more.
refused-cost-drawn = That cost tile already lies at the cathedral of { NAME($town) }.
refused-town-drawn = The fair of round { $round } is already in { NAME($town) }.
refused-fair-drawn = The fair of round { $round } already has that fair tile.
refused-no-such-seat = There are only { $players } players.
refused-not-in-bag = No { NAME($colour) } die is left in the bag.
refused-token-gone = All corruption tokens of { $value } have been turned up this round.
refused-challenge-in-play = The challenge { NAME($challenge) } is already in play.
refused-bot-town-is-fair = The fair of round { $round } is in { NAME($town) }, so the Cardinalbot’s merchant cannot start there.
refused-pick =
    { $count ->
        [one] There is only { $count } option.
       *[other] There are only { $count } options.
    }
