### What cannot be done, and what to do instead: one sentence each. $file is the file it is about.

## Opening a table

error-players = Tiletum is for 2 to 4 players, so { $players } cannot play.
error-edition = There is no edition “{ $edition }”; choose one of: { $known }.
error-first = The first player must be one of the players, so give a number from 1 to { $players }.
error-names = { $players ->
        [one] There are { $names } names for one person; leave some out.
       *[other] There are { $names } names for { $players } players; leave some out.
    }
error-name = A name must not contain { $code }: nobody can see it. Type the name again without it.
error-name-long = This name is too long: use at most { $most } letters or signs, with only a few accents on each.
error-name-blank = This name shows nothing: write at least one letter, digit or symbol.
error-seed = “{ $seed }” cannot be a seed; take a whole number from 0 to { $largest }.
error-bot = There is no bot “{ $bot }”; choose from: { $known }.
error-bot-unnamed = “{ $bots }” leaves a bot without a name; write names with commas between them: merchant,random.
error-bot-slow = The bot “{ $bot }” cannot be used: it was not ready after { $seconds } seconds.
error-bot-load = The bot “{ $bot }” cannot be used: { $why }.
error-bot-name = No bot can be used under the name “{ $bot }”: others are called so, or it contains a comma or an @.
bot-raised = The bot “{ $bot }” failed: { $why }.
bot-illegal = The bot “{ $bot }” answered “{ $move }”, which is not a legal move here.
bot-late = The bot “{ $bot }” thought for { $seconds } seconds; it had { $budget }.
error-bots = { $players ->
        [one] { $bots } bots were named for one person; name one.
       *[other] { $bots ->
            [one] { $bots } bot was named for { $players } players; name one for all of them, or one for each.
           *[other] { $bots } bots were named for { $players } players; name one for all of them, or one for each.
        }
    }
error-games = The number of games must be from 1 to { $most }.
error-seconds = Give from { $shortest } to { $longest } seconds for measuring.
error-contestant = There is no contestant “{ $name }”. Known: { $known }.
error-beside = { $python } does not run a build of Tiletum.
error-pickled-box = This game was pickled with the box of another release of Tiletum.
error-load-option = { $option } contradicts the saved game in { $file }; leave it out to go on as saved.

## At the table

error-unknown-move = “{ $move }” is not how any move is spelled. The list of moves shows those that can be made.
error-unknown-entry = “{ $entry }” is not an entry that the log of a game can have.
error-over = The game is over, so nothing more can happen at this table.
error-not-your-turn = It is another player’s turn; wait until you are asked.
error-seat = There are only { $players } players, and seats count from 0 in files.
error-undo = { $reason ->
        [revealed] { $possible ->
            [0] Nothing can be taken back, because something was revealed since the last decision.
            [one] Only { $possible } decision can be taken back, because something was revealed before it.
           *[other] Only { $possible } decisions can be taken back, because something was revealed before them.
        }
        [other-seat] { $possible ->
            [0] Nothing can be taken back, because the turn has passed to another player.
            [one] Only { $possible } decision can be taken back, because another player decided before it.
           *[other] Only { $possible } decisions can be taken back, because another player decided before them.
        }
       *[start] { $possible ->
            [0] Nothing can be taken back, because nobody has decided anything yet.
            [one] Only { $possible } decision has been made, so no more can be taken back.
           *[other] Only { $possible } decisions have been made, so no more can be taken back.
        }
    }
error-to = The game in { $file } has { $entries } entries, so --to takes a number from 0 to { $entries }.
error-not-a-save = { $file } exists and is not a saved game, so it is left alone; choose another name.

## Files that are larger or deeper than any of their kind; they are refused before they are read.

file-too-large = { $file } is too large: a file of its kind has at most { $most } bytes.
file-long-line = { $file }: line { $line } is too long; a line has at most { $most } letters and signs. Break it into several.
file-long-word = { $file }: a number or name in it is too long; without quotes it has at most { $most } letters and digits.
file-deep-key = { $file }: a key in line { $line } has too many parts with dots between them; it has at most { $most }.
file-deep-nesting = { $file }: lists and tables are nested too deeply in it; they are nested at most { $most } deep.
file-many-entries = { $file }: a list or table in it is too long; it has at most { $most } entries.
file-not-text = { $file }: half of a Unicode surrogate pair stands in it, which no text can contain. Remove it.

## Save files

save-cannot-write = { $file } cannot be written ({ why-system }); choose another place or name.
save-cannot-read = { $file } cannot be read ({ why-system }); check its name.
save-not-json = { $file } is not a whole saved game; it may have been cut off, or it is another kind of file.
save-foreign = { $file } is not a saved game of Tiletum.
save-format = { $file } is a saved game of format { $found }, which this version cannot read; install a newer one.
save-missing = { $file } is not a whole saved game, because “{ $field }” is missing.
save-bad-field = { $file } is damaged: “{ $field }” is not what a saved game has there.
save-newer = { $file } was played by newer rules (Tiletum { $engine }); install that version to go on with it.
save-edited = { $file } was changed after it was saved, so it cannot be trusted; use the original file.
save-bad-box = { $file } carries a box that cannot be used: see { $entry } in it.
save-other-box = { $file } was played with another box than the one it names or this version has.
save-illegal = { $file }: entry { $number }, “{ $move }”, is not possible there by rule { $rule }, so the file is damaged; “tiletum replay --to { $before }” shows the game up to there.
save-outdated = { $file }: entry { $number }, “{ $move }”, was possible by the rules of Tiletum { $engine } and is not any more (rule { $rule }); go on in that version, or see the game up to there with “tiletum replay --to { $before }”.
save-bad-entry = { $file }: entry { $number }, “{ $entry }”, is not possible there.
save-long = { $file }: too many moves were taken back in this game, so it would take minutes to load.
save-unplayable = { $file } cannot be played on, because no game can be finished with its box or its position.

## Position files. $field is where in the file.

position-malformed = This is not a position: something in it does not have the form that docs/notation.md describes.
position-missing = The position lacks “{ $field }”; docs/notation.md lists what it needs.
position-bad-field = In the position, “{ $field }” cannot be { $value }; docs/notation.md tells what it can be.
position-dice = The “{ $colour }” dice of the position do not add up to { $expected }.
position-pieces = { $piece ->
        [house] The houses of seat { $seat } (counted from 0) do not add up to { $expected }.
       *[pillar] The pillars of seat { $seat } (counted from 0) do not add up to { $expected }.
    }
position-tiles = The tile { $tile } is there more often than the { $expected } times this game has it.
position-count = In the position, “{ $field }” must hold { $expected } at this point of the game, but it holds { $found }.
position-turn = In turn { $turn } of the round seat { $seat } (counted from 0) must have { $expected } dice by now, but the position gives it { $found }.
position-twice = In the position, “{ $field }” names { $value } twice; name it once.
position-stack = The open steps in “pending.stack” cannot stand on one another in the phase “{ $phase }”; leave “pending” out to begin a turn.
position-decree = In the position, decree { $number } of “solo.decrees” is { $found }, but { $expected } must lie there: first the decrees of the fairs to come, last Everlasting Fame and Worldly Riches.
position-bot-contracts = The Cardinalbot has { $spaces } contract spaces (BCONTR-5), so the position cannot give it { $found } unfulfilled contracts.

## The solo game

error-solo-players = The solo game is for one person; leave --players out ({ $players } was given).
error-solo-first = In the solo game the Cardinalbot always begins; leave --first out.
error-solo-both = Give either a level with --solo or the challenges themselves with --challenges, not both.
error-level = There is no level “{ $level }”; the levels are { $known }.
error-challenge = There is no challenge “{ $challenge }”; there are { $known }.
error-challenge-twice = The challenge { $challenge } is named twice; each can be in play only once.
error-challenge-missing = After --challenges stand names with commas between them, or none for a game without challenges.
error-challenges = { $number } random challenges are not possible; there are { $most } in all.

## The world outside

# Why the system refused a file or a port; $why is its own name for it.
why-system =
    { $why ->
        [ENOENT] there is no such file or folder
        [EACCES] this is not allowed
        [EPERM] this is not allowed
        [EISDIR] it is a folder
        [ENOTDIR] a part of the path is no folder
        [EEXIST] there is a file of this name
        [EINVAL] no file can have this name
        [ENAMETOOLONG] the name is too long
        [ENOSPC] the disk is full
        [EROFS] nothing can be written there
        [EADDRINUSE] something else listens there
        [EADDRNOTAVAIL] this machine does not have this address
       *[other] { $why }
    }
error-output = The output cannot be written: { why-system }.
error-extra = This needs the extra “{ $extra }”, which is not installed. Install it with: { $command }
error-options = The number of players and the first player are whole numbers, and the edition is a name.
error-exists = There is already a file { $file }; choose another name.
error-hints = The number of hints must be from 1 to { $most }, and the number of nodes 0 or more.
error-hint-over = { $file } holds a game that is over, so there is nothing to decide.
error-hint-over-to = { $file } holds a game that is over, so there is nothing to decide. Choose an earlier moment: --to { $to } is the last decision.
error-hint-chance = In { $file } something is about to be revealed there, so nobody has a decision to make.
error-hint-chance-to = In { $file } something is about to be revealed there, so nobody has a decision to make; the nearest one is at --to { $to }.
