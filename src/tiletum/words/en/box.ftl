### Why a box file was refused. $file is the file, $entry the entry in it (counted from 1).
### $found, $allowed and $kind are values as written in the file, including any quotes;
### keys are in typographic quotes.

## Reading the file

box-not-found = { $file }: there is no such file.
box-unreadable = { $file }: this file cannot be read.
box-not-text = { $file }: this is not a text file in UTF-8.
box-bad-syntax = { $file }: reading stopped at line { $line }, which is not valid TOML or JSON.
box-bad-format = { $file }: { $entry }: this version reads box files of format { $expected }, but the file says { $found }.

## Keys and values

box-missing-key = { $file }: { $entry }: “{ $field }” is missing.
box-unknown-key = { $file }: { $entry }: “{ $field }” is not known here; is it misspelled?
box-bad-type = { $file }: { $entry }: “{ $field }” should be { $expected ->
        [whole] a whole number
        [number] a number
        [flag] true or false
        [list] a list
        [table] a table of keys and values
       *[text] text in quotes
    }, but it is { $found }.
box-out-of-range = { $file }: { $entry }: “{ $field }” is { $found }, but it must be between { $low } and { $high }.
box-bad-length = { $file }: { $entry }: “{ $field }” must have { $low } to { $high } values, but it has { $found }.
box-exact-length = { $file }: { $entry }: “{ $field }” must have { $expected ->
        [one] { $expected } value
       *[other] { $expected } values
    }, but it has { $found }.
box-bad-word = { $file }: { $entry }: “{ $field }” is { $found }, but it must be one of: { $allowed }.
box-bad-mark = { $file }: { $entry }: the mark “{ $field }” is { $found }, but it must be one of: { $allowed }.
box-bad-id = { $file }: { $entry }: “{ $field }” is { $found }, but it can only have up to 40 plain letters, digits and + : _ . -
box-bad-name = { $file }: { $entry }: “{ $field }” must be one line of 1 to 60 letters.
box-bad-effect = { $file }: { $entry }: { $found } in “{ $field }” is not a known effect. Known effects: { $allowed }.
box-effect-place = { $file }: { $entry }: the effect { $found } cannot be used in “{ $field }”.
box-effect-alone = { $file }: { $entry }: the effect { $found } must be the only one in “{ $field }”.
box-bad-decree-entry = { $file }: { $entry }: { $found } in “{ $field }” is not a valid entry of a decree.
box-bad-priority = { $file }: { $entry }: the priority { $found } must name every kind of resource once, or only "most-required".

## Names and what they refer to

box-duplicate = { $file }: { $entry }: { $found } appears twice, but each “{ $field }” must be unique.
box-missing-id = { $file }: { $entry }: there is no { $found } here, but the rules refer to it.
box-unknown-id = { $file }: { $entry }: “{ $field }” names { $found }, which is not in “{ $section }”.
box-on-road = { $file }: { $entry }: { $found } is a road space, but this must be in a town.
box-in-first-town = { $file }: { $entry }: { $found } cannot be listed here, because it has its own place on the board.
box-unlike-tiles = { $file }: { $entry }: another tile called { $found } shows something else; give one of them a different id.
box-family-without-tile = { $file }: { $entry }: no crest tile belongs to the family { $found }.

## Counts and facts of the rulebook

box-bad-count = { $file }: { $entry }: there are { $found }, but the rulebook lists { $expected }.
box-kind-count = { $file }: { $entry }: there are { $found } of the kind { $kind }, but there should be { $expected } of each.
box-rulebook-says = { $file }: { $entry }: “{ $field }” is { $found }, but the rulebook says { $expected }.
box-one-unavailable = { $file }: { $entry }: exactly one tile must be without stone and points, but there are { $found }.
box-one-zero = { $file }: { $entry }: exactly one token must be a 0, but there are { $found }.
box-not-descending = { $file }: { $entry }: the numbers in “{ $field }” must not increase, but they are { $found }.
box-not-ascending = { $file }: { $entry }: each number of “{ $field }” must be greater than the one before, but they are { $found }.
box-king-track-missing = { $file }: { $entry }: no space is worth { $expected }, but the rulebook mentions one.
box-empty-contract = { $file }: { $entry }: this contract asks for nothing; give it “identical”, “wool” or “iron”.
box-pile-too-small = { $file }: { $entry }: with { $players } players there are { $found } of these tiles, but the setup needs { $expected }.
box-decree-without-fair = { $file }: { $entry }: this decree needs a “fair”, the fair tile it belongs to.
box-decree-with-fair = { $file }: { $entry }: this decree belongs to no fair tile, so it cannot have a “fair”.
box-last-decree = { $file }: { $entry }: the last entry of this decree must be { $expected } without a condition, because it ends the row and must always find a die.
box-king-alone = { $file }: { $entry }: “counts” is { $found }, but "king" must be alone: the King track cannot be part of a set.

## The map

box-self-link = { $file }: { $entry }: this joins { $found } to itself.
box-map-split = { $file }: { $entry }: there is no route from { $start } to { $found }.
box-map-distance = { $file }: { $entry }: from { $start } to { $end } it is { $found ->
        [one] { $found } step
       *[other] { $found } steps
    }, but { $expected } in an example in the rulebook.
box-map-within = { $file }: { $entry }: from { $start } to { $end } it is { $found } steps, but an example in the rulebook takes { $limit }.
box-map-cathedrals = { $file }: { $entry }: cathedrals within { $limit } steps of { $start }: { $found }; but an example in the rulebook has: { $expected }.
box-map-neighbours = { $file }: { $entry }: towns one step from { $start }: { $found }; but an example in the rulebook has: { $expected }.
box-no-house-space = { $file }: { $entry }: { $town } has no house space that every number of players uses.
box-second-house-space = { $file }: { $entry }: with two players { $town } would have a second house space, but no town has more than one.
box-third-house-space = { $file }: { $entry }: this is the third house space of { $town }, but no town has more than two.
