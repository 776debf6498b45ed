### Legal moves, with their known costs and gains; then what chance may reveal.

# The price in action points, at the end of other messages: $points is 0 where a bonus pays.
move-price =
    { $points ->
        [0] { "" }
       *[other] { " " }({ $points } AP)
    }

## The die

move-die =
    { $gold ->
        [0] Take a { NAME($die) } die of { $face }: { NAME($kind, $value, form: "counted") }, { NAME($action) } action with { some-points }
       *[other] Take a { NAME($die) } die of { $face } as { $value } for { $gold } gold: { NAME($kind, $value, form: "counted") }, { NAME($action) } action with { some-points }
    }
move-tile = Take { NAME($tile, form: "colon") }
move-leave =
    { $place ->
        [king] Discard { NAME($tile, form: "colon") }
       *[wheel] Leave { NAME($tile, form: "colon") }
    }
move-resources = Take { NAME($kind, $amount, form: "counted") } from the die

## Actions and bonuses

move-architect = Move the architect to { NAME($space) }{ move-price }
move-merchant = Move the merchant to { NAME($space) }{ move-price }
move-house =
    { $number ->
        [0] Build a house in { NAME($town) }{ move-house-bonus }{ move-price }
       *[other] Build a house on space { $number } of { NAME($town) }{ move-house-bonus }{ move-price }
    }
move-house-bonus =
    { $bonuses ->
        [0] { "" }
       *[other] : { NAME($bonus) }
    }
move-pillar = Set a pillar at the cathedral of { NAME($cathedral) }{ move-price }
move-take = In { NAME($town) }, take { NAME($tile, form: "colon") }{ move-price }
move-character = Take { NAME($tile, form: "colon") }{ move-price }
move-discard = Discard the character offer and draw { $amount } new characters{ move-price }
move-place =
    Move { NAME($tile, form: "bare") } to floor { $floor } of building { $building }: { NAME($gives) }{ move-price }
move-contract = Take { NAME($tile, form: "colon") }{ move-price }
move-exchange =
    { $first ->
        [yes] Exchange { NAME($given, 1, form: "counted") } for { NAME($received, 1, form: "counted") } and 1 resource of your choice{ move-price }
       *[no] Exchange { NAME($given, 1, form: "counted") } for { NAME($received, 1, form: "counted") }{ move-price }
    }
move-king = Move up from { $from } to { $to } on the King track{ move-price }
move-joker = Make the Joker { NAME($action, form: "a") } action with { some-points }
move-gain = Take { NAME($kind, 1, form: "counted") }
move-building = Choose building { $building } with its { NAME($action, form: "characters") }
move-bonus = Take the bonus of floor { $floor }, { NAME($tile, form: "colon") }

## Tasks

move-buy = Buy { NAME($kind, 1, form: "counted") } for { $gold } gold
move-cathedral = Pay { $stone } stone to the cathedral of { NAME($cathedral) } for { $vp } VP
move-fulfil = Fulfil a contract with { NAME($paid) } for { NAME($gives) }
move-crest = Place the { NAME($family) } crest below building { $building } for { $food } food: { NAME($gives) }
move-helper = Use { NAME($tile, form: "colon") }
move-colour = Use the helper: the die gives { NAME($kind) }

## The end

move-done =
    { $points ->
        [0] Give up the rest of the bonus
       *[other] Give up the rest of the bonus, { some-points }
    }
move-end =
    { $points ->
        [0] End the turn
       *[other] End the turn, leaving { some-points } unused
    }

## What chance may reveal

move-deal-wheel = { $value } at the first place of the wheel
move-deal-action = { NAME($action) } action
move-deal-bonus = { NAME($tile, form: "label") }
move-deal-contract = { NAME($tile, form: "label") }
move-deal-character = { NAME($tile, form: "label") }
move-deal-cost = { NAME($cost) }
move-deal-town = { NAME($town) }
move-deal-fair = { NAME($fair) }
move-deal-first = { SEAT($seat) } is the first player
move-roll = { NAME($colour) } die of { $value }
move-corruption = corruption { $spaces }
move-deal-challenge = { NAME($challenge) }
move-deal-bot-town = { NAME($town) }
move-roll-bot = { $value }
move-pick = { NAME($options) }
