### Errors, and what to do instead: one sentence each. $file is the file concerned.

## Opening a table

error-players = Tiletum is for 2 to 4 players, so { $players } cannot play.
error-edition = There is no edition “{ $edition }”; choose one of: { $known }.
error-first = The first player must be one of the players, so give a number from 1 to { $players }.
error-names = { $players ->
        [one] There are { $names } names for one person; leave some out.
       *[other] There are { $names } names for { $players } players; leave some out.
    }
error-name = A name must not contain { $code }, which is invisible. Type the name again without it.
error-name-long = This name is too long: use at most { $most } letters or symbols, with only a few accents on each.
error-name-blank = This name is blank: use at least one letter, digit or symbol.
error-seed = “{ $seed }” is not a seed; give a whole number from 0 to { $largest }.
error-bot = There is no bot “{ $bot }”; choose from: { $known }.
error-bot-unnamed = “{ $bots }” leaves a bot without a name; separate names with commas: merchant,random.
error-bot-slow = The bot “{ $bot }” cannot be used: it was not ready after { $seconds } seconds.
error-bot-load = The bot “{ $bot }” cannot be used: { $why }.
error-bot-name = No bot can be called “{ $bot }”: the name is taken, or it contains a comma or an @.
bot-raised = The bot “{ $bot }” failed: { $why }.
bot-illegal = The bot “{ $bot }” answered “{ $move }”, which is not a legal move here.
bot-late = The bot “{ $bot }” thought for { $seconds } seconds, but it had { $budget }.
error-bots = { $players ->
        [one] { $bots } bots were named for one person; name one.
       *[other] { $bots ->
            [one] { $bots } bot was named for { $players } players; name one for all of them, or one for each.
           *[other] { $bots } bots were named for { $players } players; name one for all of them, or one for each.
        }
    }
error-games = The number of games must be from 1 to { $most }.
error-seconds = Measure for { $shortest } to { $longest } seconds.
error-contestant = There is no contestant “{ $name }”. Known: { $known }.
error-beside = { $python } does not run a build of Tiletum.
error-pickled-box = This game was pickled with the box of another release of Tiletum.
error-load-option = { $option } contradicts the saved game in { $file }; leave it out to continue as saved.

## At the table

error-unknown-move = “{ $move }” is not a move. The list of moves shows what is possible.
error-unknown-entry = “{ $entry }” is not a valid log entry.
error-over = The game is over, so nothing more can happen at this table.
error-not-your-turn = It is another player’s turn; wait for yours.
error-seat = There are only { $players } players, and files number seats from 0.
error-undo = { $reason ->
        [revealed] { $possible ->
            [0] Nothing can be undone, because something was revealed since the last decision.
            [one] Only { $possible } decision can be undone, because something was revealed before it.
           *[other] Only { $possible } decisions can be undone, because something was revealed before them.
        }
        [other-seat] { $possible ->
            [0] Nothing can be undone, because the turn has passed to another player.
            [one] Only { $possible } decision can be undone, because another player decided before it.
           *[other] Only { $possible } decisions can be undone, because another player decided before them.
        }
       *[start] { $possible ->
            [0] Nothing can be undone, because nobody has decided anything yet.
            [one] Only { $possible } decision has been made, so no more can be undone.
           *[other] Only { $possible } decisions have been made, so no more can be undone.
        }
    }
error-to = The game in { $file } has { $entries } entries, so --to takes a number from 0 to { $entries }.
error-not-a-save = { $file } exists and is not a saved game, so it was not touched; choose another name.

## Files refused before reading, because they are too large or too deep

file-too-large = { $file } is too large; the limit is { $most } bytes.
file-long-line = { $file }: line { $line } is too long; the limit is { $most } letters and symbols. Break it into several.
file-long-word = { $file }: a number or name in it is too long; without quotes, the limit is { $most } letters and digits.
file-deep-key = { $file }: a key in line { $line } has too many dotted parts; the limit is { $most }.
file-deep-nesting = { $file }: lists and tables in it are nested too deeply; the limit is { $most } levels.
file-many-entries = { $file }: a list or table in it is too long; the limit is { $most } entries.
file-not-text = { $file }: it contains half of a Unicode surrogate pair, which is not valid text. Remove it.

## Save files

save-cannot-write = { $file } cannot be written ({ why-system }); choose another place or name.
save-cannot-read = { $file } cannot be read ({ why-system }); check its name.
save-not-json = { $file } is not a complete saved game; it may be cut off, or another kind of file.
save-foreign = { $file } is not a Tiletum saved game.
save-format = { $file } is a saved game of format { $found }, which this version cannot read; install a newer one.
save-missing = { $file } is not a complete saved game, because “{ $field }” is missing.
save-bad-field = { $file } is damaged: “{ $field }” is not valid.
save-newer = { $file } was played with newer rules (Tiletum { $engine }); install that version to continue it.
save-edited = { $file } was changed after it was saved, so it cannot be trusted; use the original file.
save-bad-box = { $file } contains a box that cannot be used: see { $entry } in it.
save-other-box = { $file } was played with a different box from the one it names or this version has.
save-illegal = { $file }: entry { $number }, “{ $move }”, is not possible there by rule { $rule }, so the file is damaged; “tiletum replay --to { $before }” shows the game up to that point.
save-outdated = { $file }: entry { $number }, “{ $move }”, was possible in Tiletum { $engine } but is not any more (rule { $rule }); continue in that version, or see the game up to that point with “tiletum replay --to { $before }”.
save-bad-entry = { $file }: entry { $number }, “{ $entry }”, is not possible there.
save-long = { $file }: too many moves were undone in this game, so it would take minutes to load.
save-unplayable = { $file } cannot be played on, because no game can be finished with its box or its position.

## Position files. $field is where in the file.

position-malformed = This is not a position: part of it does not have the form described in docs/notation.md.
position-missing = The position lacks “{ $field }”; docs/notation.md lists what it needs.
position-bad-field = In the position, “{ $field }” cannot be { $value }; docs/notation.md says what it can be.
position-dice = The “{ $colour }” dice of the position do not add up to { $expected }.
position-pieces = { $piece ->
        [house] The houses of seat { $seat } (counted from 0) do not add up to { $expected }.
       *[pillar] The pillars of seat { $seat } (counted from 0) do not add up to { $expected }.
    }
position-tiles = The position has more { $tile } tiles than the { $expected } in this game.
position-count = In the position, “{ $field }” must have { $expected } at this point of the game, but it has { $found }.
position-turn = In turn { $turn } of the round seat { $seat } (counted from 0) must have { $expected } dice by now, but the position gives it { $found }.
position-twice = In the position, “{ $field }” lists { $value } twice; list it once.
position-stack = The open steps in “pending.stack” cannot follow one another in the phase “{ $phase }”; leave “pending” out to begin a turn.
position-decree = In the position, decree { $number } of “solo.decrees” is { $found }, but it must be { $expected }: first the decrees of the coming fairs, last Everlasting Fame and Worldly Riches.
position-bot-contracts = The Cardinalbot has { $spaces } contract spaces (BCONTR-5), so the position cannot give it { $found } unfulfilled contracts.

## The solo game

error-solo-players = The solo game is for one person; leave --players out ({ $players } was given).
error-solo-first = In the solo game the Cardinalbot always begins; leave --first out.
error-solo-both = Give either a level with --solo or the challenges themselves with --challenges, not both.
error-level = There is no level “{ $level }”; choose from: { $known }.
error-challenge = There is no challenge “{ $challenge }”; choose from: { $known }.
error-challenge-twice = The challenge { $challenge } is listed twice; each can be in play only once.
error-challenge-missing = --challenges needs names with commas between them, or none for a game without challenges.
error-challenges = { $number } random challenges are not possible; there are only { $most }.

## The system

# Why the system refused a file or a port; $why is the name of the error.
why-system =
    { $why ->
        [ENOENT] there is no such file or folder
        [EACCES] permission denied
        [EPERM] this is not permitted
        [EISDIR] it is a folder
        [ENOTDIR] part of the path is not a folder
        [EEXIST] a file of this name exists
        [EINVAL] the name is not valid
        [ENAMETOOLONG] the name is too long
        [ENOSPC] the disk is full
        [EROFS] it is read-only
        [EADDRINUSE] it is already in use
        [EADDRNOTAVAIL] this machine does not have this address
       *[other] { $why }
    }
error-output = The output cannot be written: { why-system }.
error-extra = This needs the extra “{ $extra }”, which is not installed. Install it with: { $command }
error-options = The number of players and the first player must be whole numbers, and the edition a name.
error-exists = { $file } already exists; choose another name.
error-hints = The number of hints must be from 1 to { $most }, and the number of nodes 0 or more.
error-hint-over = The game in { $file } is over, so there is nothing to decide.
error-hint-over-to = The game in { $file } is over, so there is nothing to decide. Choose an earlier moment: --to { $to } is the last decision.
error-hint-chance = In { $file } something is about to be revealed, so nobody has a decision to make.
error-hint-chance-to = In { $file } something is about to be revealed, so nobody has a decision to make; the nearest one is at --to { $to }.
