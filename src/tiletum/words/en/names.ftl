### Names of things. A form is an attribute, picked by NAME($x, form: "..."); without it NAME says the value.
### Languages can add any forms and cases they need: NAME($x, case: "gen") picks `.gen`.

## Lists. $first and $rest are texts; the list is built from its end.

list-none = nothing
list-last = { $first } and { $rest }
list-more = { $first }, { $rest }
# Clauses that can contain commas.
list-clause = { $first }; { $rest }

## Amounts

# Action points; used inside other messages.
some-points = { $points } AP
amount = { NAME($kind, $amount, form: "counted") }
    .brief = { NAME($kind, $amount, form: "counted") }
amount-identical =
    { $amount ->
        [one] { $amount } resource of any kind
       *[other] { $amount } identical resources
    }
    .brief =
        { $amount ->
            [one] { $amount } of any kind
           *[other] { $amount } identical
        }
# The Cardinalbot may mix kinds where players may not.
amount-mixed =
    { $amount ->
        [one] { $amount } resource of any kind
       *[other] { $amount } resources of any kind
    }

## Players, by the colour of their pieces; a name chosen by the player takes its place.

seat-blue = Blue
seat-orange = Orange
seat-purple = Purple
seat-green = Green
seat-cardinalbot = Cardinalbot

## Resources. counted: with its number, which is $count.

kind-gold = gold
    .counted = { $count } gold
kind-food = food
    .counted = { $count } food
kind-wool = wool
    .counted = { $count } wool
kind-stone = stone
    .counted = { $count } stone
kind-iron = iron
    .counted = { $count } iron

## Colours of dice

colour-yellow = yellow
colour-pink = pink
colour-lightgrey = light grey
colour-darkgrey = dark grey
colour-blue = blue

## Actions. a: with the indefinite article; character, a-character, characters: of this kind.

action-architect = Architect
    .a = an Architect
    .character = Architect character
    .characters = Architect characters
    .a-character = an Architect character
    .label-character = Architect character
action-joker = Joker
    .a = a Joker
    .character = Joker character
    .characters = Joker characters
    .a-character = a Joker character
    .label-character = Joker character
action-character = Character
    .a = a Character
    .character = character
    .characters = characters
    .a-character = a character
    .label-character = Character
action-king = King
    .a = a King
    .character = King character
    .characters = King characters
    .a-character = a King character
    .label-character = King character
action-contract = Contract
    .a = a Contract
    .character = Contract character
    .characters = Contract characters
    .a-character = a Contract character
    .label-character = Contract character
action-merchant = Merchant
    .a = a Merchant
    .character = Merchant character
    .characters = Merchant characters
    .a-character = a Merchant character
    .label-character = Merchant character

## Pieces

piece-merchant = merchant
piece-architect = architect

## Spaces of the map

# A space that only an owner’s box has; $text is what is printed on it.
space-other = { $text }
space-London = London
space-Brugge = Brugge
space-Antwerpen = Antwerpen
space-Hamburg = Hamburg
space-Tiletum = Tiletum
space-Koeln = Köln
space-Leipzig = Leipzig
space-Paris = Paris
space-Troyes = Troyes
space-Strasbourg = Strasbourg
space-Frankfurt = Frankfurt
space-Nuernberg = Nürnberg
space-Praha = Praha
space-Bordeaux = Bordeaux
space-Wien = Wien
space-Lyon = Lyon
space-Milano = Milano
space-Verona = Verona
space-Venezia = Venezia
space-Toulouse = Toulouse
space-Arles = Arles
space-Genova = Genova
space-Firenze = Firenze
space-London-Brugge = the London–Brugge road
    .short = London–Brugge
space-Antwerpen-Hamburg = the Antwerpen–Hamburg road
    .short = Antwerpen–Hamburg
space-Paris-Bordeaux = the Paris–Bordeaux road
    .short = Paris–Bordeaux
space-Strasbourg-Milano = the Strasbourg–Milano road
    .short = Strasbourg–Milano
space-Nuernberg-Verona = the Nürnberg–Verona road
    .short = Nürnberg–Verona
space-Arles-Genova = the Arles–Genova road
    .short = Arles–Genova

## Places where tiles lie

place-wheel = place { $number } of the wheel
place-action = the { NAME($action) } action
place-king-track = the King track
place-contract-offer = the contract offer
place-character-offer = the character offer

## Crest families

family-fleur = fleur-de-lis
family-cup = cup
family-eagle = eagle
family-rose = rose
family-tower = tower
family-lion = lion

## Effects: what a tile or a space gives. $amount is how many.

effect-gain = { NAME($kind, $amount, form: "counted") }
    .brief = { NAME($kind, $amount, form: "counted") }
effect-gain-any =
    { $amount ->
        [one] { $amount } resource of choice
       *[other] { $amount } resources of choice
    }
    .brief = { $amount } of choice
effect-vp = { $amount } VP
    .brief = { $amount } VP
effect-action = { NAME($action, form: "a") } action with { $amount } AP
    .brief = { $amount } AP { NAME($action) }
effect-step =
    { $amount ->
        [one] { $amount } { NAME($piece) } step
       *[other] { $amount } { NAME($piece) } steps
    }
    .brief = { NAME($piece) } +{ $amount }
effect-house = a house where the merchant is
    .brief = house
effect-pillar = a pillar where the architect is
    .brief = pillar
effect-house-anywhere = a house in any town
    .brief = house anywhere
effect-pillar-anywhere = a pillar at any cathedral
    .brief = pillar anywhere
effect-merchant-anywhere = the merchant to any space
    .brief = merchant anywhere
effect-architect-anywhere = the architect to any space
    .brief = architect anywhere
effect-king = a King step
    .brief = King step
effect-town-step = a merchant step to the next town
    .brief = town step
effect-ap = { $amount } more AP for the die’s action
    .brief = +{ $amount } AP
effect-colour = change of colour, the die’s resources in a kind of your choice
    .brief = change of colour
effect-building = the bonuses of one building
    .brief = bonuses of a building

## What effects do and when, for explanations

effect-gain-about = The resources come at once and cannot be declined.
effect-gain-any-about = You choose each kind freely, including gold.
effect-vp-about = The VP are scored at once.
effect-action-about = This action has its own AP: bonus-AP markers and helpers with more AP never count for it.
effect-action-joker-about = You choose one of the five actions.
effect-step-about = It costs no AP; you may take fewer steps or none.
effect-house-about = A house from your supply goes to an empty house space of the town where your merchant is, if you have no house there yet. It costs no AP.
effect-pillar-about = A pillar from your supply goes to the cathedral where your architect is, if a space is free and you have no pillar there yet. It costs no AP.
effect-map-about = You may do the parts in any order and leave any out.
effect-house-anywhere-about = A house from your supply goes to any town with an empty house space where you have no house.
effect-pillar-anywhere-about = A pillar from your supply goes to any cathedral with an empty pillar space where you have no pillar.
effect-merchant-anywhere-about = Your merchant may go to any space of the map, including roads.
effect-architect-anywhere-about = Your architect may go to any space of the map, including roads.
effect-king-about = You may move up one space on the King track.
effect-town-step-about = Your merchant may take one step, which costs no AP.
effect-town-step-where = It begins in a town and ends in an adjacent town; a road space between them blocks it.
effect-ap-about = They are added to your die’s action this turn: after the die is taken, or with a Joker die after its action is chosen. They never count for an action from a bonus.
effect-colour-about = All resources of one die become one kind of your choice, including gold; their number stays the same.
effect-colour-when = Declare it before you take the die.
effect-building-about = You choose one of your first five buildings with at least one character. You receive the bonus of each character in it once, in any order; you may leave any out.

## What was lost because it could not be used

lost-action = the action
lost-king = the King step
lost-town-step = the step to the next town
lost-house-anywhere = the house
lost-pillar-anywhere = the pillar
lost-merchant-anywhere = the walk of the merchant
lost-architect-anywhere = the walk of the architect
lost-building = the bonuses of a building
lost-map = the bonus on the map
lost-gain-any = the resources of choice
lost-gain = the resources
lost-vp = the VP
lost-ap = the additional points
lost-colour = the change of colour

## Tiles. the, a: in a sentence. start: at its beginning. colon: at its end. bare: without what is printed on it.
## label: on its own.

tile-contract = contract ({ NAME($needs) } for { NAME($gives) })
    .start = The contract ({ NAME($needs) } for { NAME($gives) })
    .the = the contract ({ NAME($needs) } for { NAME($gives) })
    .a = a contract ({ NAME($needs) } for { NAME($gives) })
    .colon = the contract: { NAME($needs) } for { NAME($gives) }
    .bare = the contract
    .label = Contract: { NAME($needs) } for { NAME($gives) }
tile-crest = { NAME($family) } crest
    .start = The { NAME($family) } crest
    .the = the { NAME($family) } crest
    .a = a crest ({ NAME($family) })
    .colon = the { NAME($family) } crest
    .bare = the { NAME($family) } crest
    .label = Crest: { NAME($family) }
tile-helper = helper ({ NAME($gives) })
    .start = The helper ({ NAME($gives) })
    .the = the helper ({ NAME($gives) })
    .a = a helper ({ NAME($gives) })
    .colon = the helper: { NAME($gives) }
    .bare = the helper
    .label = Helper: { NAME($gives) }
tile-character = { NAME($action, form: "character") } ({ NAME($gives) })
    .start = The { NAME($action, form: "character") } ({ NAME($gives) })
    .the = the { NAME($action, form: "character") } ({ NAME($gives) })
    .a = { NAME($action, form: "a-character") } ({ NAME($gives) })
    .colon = the { NAME($action, form: "character") }: { NAME($gives) }
    .bare = the { NAME($action, form: "character") }
    .label = { NAME($action, form: "label-character") }: { NAME($gives) }

## Construction costs of cathedrals

cost = { $stone } stone for { $vp } VP and the top tile
cost-closed = nothing can be built here in this game

## Fairs: what a tile pays

fair-each = { $vp } VP for each { NAME($counted) }
fair-sets = { $vp } VP for each set of { NAME($counted, form: "a") }
fair-king = { $vp } VP, then the VP of one’s space on the King track
count-houses = house
    .a = a house
count-pillars = pillar
    .a = a pillar
count-contracts = fulfilled contract
    .a = a fulfilled contract
count-cathedrals = cathedral tile
    .a = a cathedral tile
count-crests = crest below a building
    .a = a crest below a building
count-upper__characters = character on an upper floor
    .a = a character on an upper floor
count-filled__buildings = building full of characters
    .a = a building full of characters
count-king = space on the King track

## Where points and resources come from: “5 VP for ...”, “2 gold from ...”. title: before a decision.

source-king-track = the space on the King track
    .title = King track
source-king-leader = leading the King track
    .title = Leader of the King track
source-fair = the fair
    .title = Fair
source-contract = the contract
    .title = Contract reward
source-contract-space = the contract space
    .title = Contract space
source-bot-fulfilled = fulfilling a contract
    .title = Fulfilled contract
source-cathedral = the cathedral
    .title = Cathedral
source-crest = the crest
    .title = Crest bonus
source-house-space = the house space
    .title = House space
source-character = the character
    .title = Character bonus
source-helper = the helper
    .title = Helper
source-houses-pillars = houses times pillars
    .title = Houses times pillars
source-buildings = completed buildings
    .title = Completed buildings
source-leftovers = leftover resources
    .title = Leftover resources
source-die = the die
    .title = Die
source-exchange = the first exchange
    .title = First exchange

## Phases of a round

phase-setup = Setup
phase-preparation = Preparation
phase-action = Action phase
phase-king = King phase
phase-fair = Fair phase
phase-cleanup = Cleanup
phase-over = End of the game

## Editions of the rules

edition-living = English living rules
edition-first-printing = English first printing
edition-french = French edition
edition-korean = Korean edition
edition-ukrainian = Ukrainian edition

## How an edition differs from the living rules

edition-differs = Differences from the English living rules:
differs-king-tile-once = The King track gets no new bonus tile.
differs-leader-nothing = If no tile lies beside the King track, its leader scores nothing.
differs-leader-last = If no tile lies beside the King track, its leader scores in the last round only.
differs-king-fair-late = The King fair is scored in the fair phase, after the markers below 0 have returned to 0.
differs-characters-kept = Discarded Characters are kept aside until their pile runs out.
differs-bonus-reshuffled = When the pile of bonus tiles runs out, the discarded ones are shuffled into a new pile.
differs-used-return = Used Helpers and discarded King tiles go to the discarded bonus tiles instead of leaving the game.
differs-crests-stored = The Crest fair also counts the Crests in the Storehouse.
differs-step-from-road = The step of a Wool Contract may begin on a road.
differs-step-anywhere = The step of a Wool Contract may begin and end anywhere, roads included.
differs-contracts-storehouse = A Contract may be taken as long as the Storehouse has room, even with no contract space open.
differs-colour-late = A change of colour is declared after the die is taken, before its resources are received.
