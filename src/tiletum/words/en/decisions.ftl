### The open decision. later: the same decision while another has to be made first.

# $now is the open decision, $later all that wait, the next one first.
decision-nested = { $now } Then: { NAME($later, form: "later") }.

## Players

decision-die = { SEAT($seat) }: take a die.
    .later = the die
decision-tile = { SEAT($seat) }: take or leave { NAME($tile, form: "the") }.
    .later = the bonus tile
decision-resources = { SEAT($seat) }: { NAME($kind, $amount, form: "counted") } from the die, or another kind with a helper.
    .later = the die’s resources
decision-action = { SEAT($seat) }: { NAME($action) } action, { decision-points-left }.
    .later = { NAME($action) } action ({ decision-points-left })
decision-points = { SEAT($seat) }: { NAME($source, form: "title") }: { NAME($action) } action, { decision-points-left }.
    .later = { NAME($action) } action ({ decision-points-left })
decision-points-left =
    { $points ->
        [0] no AP left
       *[other] { $points } AP left
    }
decision-any =
    { $amount ->
        [one] { SEAT($seat) }: { NAME($source, form: "title") }: choose { $amount } resource.
       *[other] { SEAT($seat) }: { NAME($source, form: "title") }: choose { $amount } resources, one at a time.
    }
    .later = resources of choice
decision-map = { SEAT($seat) }: bonus on the map: { NAME($rest) }, in any order.
    .later = { NAME($rest) }
decision-house = { SEAT($seat) }: build a house in any town.
    .later = a house in any town
decision-pillar = { SEAT($seat) }: set a pillar at any cathedral.
    .later = a pillar at any cathedral
decision-merchant = { SEAT($seat) }: move the merchant to any space.
    .later = the merchant to any space
decision-architect = { SEAT($seat) }: move the architect to any space.
    .later = the architect to any space
decision-townstep = { SEAT($seat) }: move the merchant one step.
    .later = a merchant step
decision-kingstep = { SEAT($seat) }: move up one space on the King track.
    .later = a King step
decision-building = { SEAT($seat) }: { NAME($source, form: "title") }: choose a building for its bonuses.
    .later = the bonuses of a building
decision-bonuses = { SEAT($seat) }: { NAME($source, form: "title") }: choose a bonus of building { $building }.
    .later = the other bonuses of building { $building }
decision-kingtile = { SEAT($seat) }: as leader of the King track, take or discard { NAME($tile, form: "the") }.
    .later = the tile of the King track

## Chance, and the end

decision-deal-wheel = Turn the wheel.
decision-deal-action = Draw the action tile for place { $number } of the wheel.
decision-deal-bonus = Draw the bonus tile for { NAME($place) }.
decision-deal-contract = Draw a tile for the contract offer.
decision-deal-character = Draw a tile for the character offer.
decision-deal-cost = Draw the cost tile for the cathedral of { NAME($cathedral) }.
decision-deal-town = Draw the town of fair { $number }.
decision-deal-fair = Draw the tile of fair { $number }.
decision-deal-first = Draw the first player.
decision-roll = Draw a die from the bag and roll it.
decision-corruption = Turn up a corruption token.
decision-deal-challenge = Draw a challenge.
decision-deal-bot-town = Draw the town where the Cardinalbot’s merchant starts.
decision-roll-bot = Roll the Cardinalbot’s die.
decision-pick = The Cardinalbot’s rules leave { $count } options open: let chance pick one.
decision-over = The game is over.
