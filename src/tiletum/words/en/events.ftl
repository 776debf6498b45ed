### The log: one message for each event, present tense. $seat is who does it; the other arguments are those
### of the event (src/tiletum/game/core/events.py).

## Setup

event-wheel =
    { $laid ->
        [no] The wheel is set: its first place takes dice of { $value }.
       *[yes] The wheel is set. The values of the dice for each action: { NAME($sections) }.
    }
wheel-section = { NAME($action) } { $value }
event-action-tile = Place { $number } of the wheel gets the { NAME($action) } action, which takes dice of { $value }.
event-bonus-drawn = New bonus tile at { NAME($place) }: { NAME($tile) }.
event-contract-drawn = New in the contract offer: { NAME($tile) }.
event-character-drawn = New in the character offer: { NAME($tile) }.
event-cost-drawn =
    { $available ->
        [yes] Cathedral of { NAME($cathedral) }: { NAME($cost) }; its tiles from the top: { NAME($tiles) }.
       *[no] Cathedral of { NAME($cathedral) }: { NAME($cost) }.
    }
event-fair-town = The fair of round { $number } will be in { NAME($space) }.
event-fair-tile = The fair of round { $number } will pay { NAME($fair) }.
event-first-player = { SEAT($seat) } is the first player.

## Rounds and turns

event-round = Round { $round } begins.
event-roll = A { NAME($colour) } die shows { $value }.
event-corruption =
    { $spaces ->
        [0] Corruption is 0: nobody moves on the King track.
        [one] Corruption is { $spaces }: everyone moves down { $spaces } space on the King track.
       *[other] Corruption is { $spaces }: everyone moves down { $spaces } spaces on the King track.
    }
event-king-move =
    { $moved ->
        [no] { SEAT($seat) } stays at { $to } on the King track.
       *[yes] { SEAT($seat) } moves down from { $from } to { $to } on the King track.
    }
event-king-advance = { SEAT($seat) } moves up from { $from } to { $to } on the King track.
event-king-reset = { SEAT($seat) } goes from { $from } to { $to } on the King track.
event-turn = It is { SEAT($seat) }’s turn.
event-die =
    { $gold ->
        [0] { SEAT($seat) } takes a { NAME($die) } die of { $face }.
       *[other] { SEAT($seat) } takes a { NAME($die) } die of { $face } and changes it to { $value } for { $gold } gold.
    }
event-action = { SEAT($seat) } has the { NAME($action) } action with { some-points }.
event-take-tile =
    { $points ->
        [0] { SEAT($seat) } takes { NAME($tile, form: "the") } from { NAME($place) }.
       *[other] { SEAT($seat) } takes { NAME($tile, form: "the") } from { NAME($place) } for { some-points }.
    }
event-gain = { SEAT($seat) } receives { NAME($kind, $amount, form: "counted") } from { NAME($source) }.
event-score =
    { $change ->
        [gain] { SEAT($seat) } scores { $points } VP for { NAME($source) } and has { $total }.
        [loss] { SEAT($seat) } loses { $points } VP for { NAME($source) } and has { $total }.
       *[none] { SEAT($seat) } has no VP left to lose for { NAME($source) }.
    }
event-points-lost = { SEAT($seat) } leaves { some-points } unused.
event-end-turn = { SEAT($seat) } ends the turn.

## Actions

event-architect = { SEAT($seat) }’s architect goes from { NAME($from) } to { NAME($to) }.
event-pillar = { SEAT($seat) } sets a pillar at the cathedral of { NAME($cathedral) }.
event-merchant =
    { $way ->
        [relocation] { SEAT($seat) }’s merchant relocates from { NAME($from) } to { NAME($to) }.
       *[reach] { SEAT($seat) }’s merchant goes from { NAME($from) } to { NAME($to) }.
    }
event-house =
    { $number ->
        [0] { SEAT($seat) } builds a house in { NAME($house) }.
       *[other] { SEAT($seat) } builds a house on space { $number } of { NAME($house) }.
    }
event-discard-offer = { SEAT($seat) } discards the whole character offer.
event-mix-characters = The discarded characters are mixed into the pile.
event-place =
    { $board ->
        [bot] { SEAT($seat) } puts { NAME($tile, form: "the") } into the { $floor ->
            [2] upper
           *[other] lower
        } room of column { $building }.
       *[player] { SEAT($seat) } moves { NAME($tile, form: "the") } to floor { $floor } of building { $building }.
    }
event-roof-house = { SEAT($seat) }’s building { $building } is full, and its roof house goes to the supply.
event-complete =
    { $board ->
        [bot] Column { $building } has two characters and a crest: { SEAT($seat) }’s marker of { $points } goes to the { NAME($action) } action.
       *[player] { event-complete-building }
    }
event-complete-building =
    { $points ->
        [0] { SEAT($seat) } completes building { $building }.
       *[other] { SEAT($seat) } completes building { $building }: { $points } more AP for every { NAME($action) } die.
    }
event-more-points = { SEAT($seat) } has { $points } more AP for the die’s action.
event-exchange =
    { SEAT($seat) } exchanges { NAME($given, 1, form: "counted") } for { NAME($received, 1, form: "counted") }.
event-joker = { SEAT($seat) } makes the Joker { NAME($action, form: "a") } action.

## Tasks and effects

event-buy = { SEAT($seat) } buys { NAME($kind, 1, form: "counted") } for { $gold } gold.
event-cathedral =
    { $board ->
        [bot] { SEAT($seat) } contributes to the cathedral of { NAME($cathedral) } and takes its tile of { $value } VP.
       *[player] { SEAT($seat) } pays { $stone } stone for the cathedral of { NAME($cathedral) } and takes its tile of { $value } VP.
    }
event-fulfil = { SEAT($seat) } pays { NAME($paid) } and fulfils { NAME($tile, form: "the") }.
event-contract-pillar = The pillar of contract space { $space } goes to { SEAT($seat) }’s supply.
event-crest = { SEAT($seat) } pays { $food } food and places the { NAME($family) } crest below building { $building }.
event-helper = { SEAT($seat) } uses { NAME($tile, form: "the") }.
event-colour = { SEAT($seat) } uses a helper: the die gives { NAME($kind) }.
event-bonus-action = { SEAT($seat) } gets { NAME($action, form: "a") } action with { some-points }.
event-bonus-lost = { SEAT($seat) } has no use for { NAME($effect) } now and goes without.
event-building-bonuses = { SEAT($seat) } chooses the bonuses of building { $building }.
event-bonus = { SEAT($seat) } takes the bonus of { NAME($tile, form: "the") }.
event-declined = { SEAT($seat) } gives up the rest of the bonus.

## The other phases

event-king-phase = The King phase begins.
event-king-tile-discarded =
    { $why ->
        [choice] { SEAT($seat) } discards { NAME($tile, form: "the") } of the King track.
        [no-room] { SEAT($seat) }’s Storehouse is full, so { NAME($tile, form: "the") } of the King track is discarded.
       *[not-allowed] { SEAT($seat) } may not own { NAME($tile, form: "the") } of the King track, so it is discarded.
    }
event-turn-order = Number { $position } in the new turn order is { SEAT($seat) }.
event-fair = Fair in { NAME($space) }: { NAME($fair) }; this includes { $board } VP of the board.
event-fair-score =
    { $times ->
        [0] { SEAT($seat) } takes part in the fair, with nothing to show.
        [1] { SEAT($seat) } takes part in the fair: { $worth } VP once.
       *[other] { SEAT($seat) } takes part in the fair: { $worth } VP, { $times } times.
    }
event-king-fair-score = { SEAT($seat) } takes part in the fair of the King: { $board } VP of the board and { $printed } of the tile, and the space on the King track.
event-cleanup = The round is cleaned up.
event-wheel-turned = The dice go back into the bag, and the wheel turns by one: the die value of every action falls by one, and the action that had 1 gets 6.
event-reshuffle-bonus = The discarded bonus tiles become a new pile.
event-final-scoring = The final scoring begins.
event-houses-and-pillars = { SEAT($seat) } has { some-houses } and { some-pillars } on the map.
event-leftovers =
    { $left ->
        [one] { SEAT($seat) } has { $left } resource left; every { $each } score 1 VP.
       *[other] { SEAT($seat) } has { $left } resources left; every { $each } score 1 VP.
    }
event-winner = { SEAT($seat) } wins the game.
some-houses =
    { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    }
some-pillars =
    { $pillars ->
        [one] { $pillars } pillar
       *[other] { $pillars } pillars
    }
