### The arena: its output, its errors and the failures of bots.

## Output. $number is a formatted number.

arena-progress = Games
arena-results = Results
arena-bot = Bot
arena-games = Games
arena-win-rate = Win rate
arena-interval = 95 % interval
arena-rating = Rating
arena-score = Mean score
arena-score-spread = Score ± spread
arena-failures = Failures
arena-points = Victory points per game, by source
arena-times = Thinking time
arena-per = Per
arena-decision = decision
arena-turn = turn
arena-mean = Mean
arena-p95 = 95 % within
arena-longest = Longest
arena-seats = Place in the initial turn order
arena-place = Place
arena-percent = { $number } %
arena-from-to = { $low }–{ $high }
arena-seconds-long = { $number } s
arena-milliseconds = { $number } ms
arena-microseconds = { $number } µs
arena-failure = Game { $game } (seed { $seed }): { $why }
arena-more-failures =
    { $number ->
        [one] And { $number } more game like these.
       *[other] And { $number } more games like these.
    }
arena-overview =
    { $deals ->
        [one] Games: { $games }, all on one deal, in { $seconds } seconds.
       *[other] Games: { $games }, on { $deals } deals, in { $seconds } seconds.
    }
arena-stopped =
    { $games ->
        [one] Stopped. { $games } game is saved in { $file }; run the same command to continue.
       *[other] Stopped. { $games } games are saved in { $file }; run the same command to continue.
    }
arena-stopped-lost =
    { $games ->
        [one] Stopped. { $games } finished game was not saved; use --resume FILE next time.
       *[other] Stopped. { $games } finished games were not saved; use --resume FILE next time.
    }
arena-report-written = Report written to { $file }.

## The report

arena-title = Arena
arena-on-deals =
    { $deals ->
        [one] on the deal of seed { $seed }
       *[other] on { $deals } deals from seed { $seed }
    }
arena-about =
    { $seats ->
        [one] Solo games against the Cardinalbot: { $games }, { arena-on-deals }; rules: { NAME($edition) }.
       *[other] { $seats }-player games: { $games }, { arena-on-deals }; rules: { NAME($edition) }.
    }
arena-played = Played with Tiletum { $version }, using this command:
arena-budgets = Budget per decision
arena-budget-nodes = Nodes
arena-budget-own = its own
arena-why = What happened
arena-game = Game
arena-seed = Seed
arena-even = Even share
arena-place-number = Place { $place }
arena-plot-rates = Win rates with 95 % intervals
arena-plot-ratings = Ratings: a lead of 400 points means odds of ten to one
arena-plot-scores = Final scores: lowest, quartiles, highest; the diamond is the mean
arena-plot-times = Thinking time per decision
arena-plot-seats = Win rates by place in the initial turn order, with 95 % intervals
arena-plot-vp = Victory points
arena-plot-seconds = Seconds
arena-plot-in-table = The figures are in the table “{ $table }”.

## Errors

arena-twice = “{ $bot }” is listed twice; list each bot once, or give one a different budget.
arena-setting = “{ $setting }” is not a bot setting; write { $bot }@nodes=500 or { $bot }@seconds=2.
arena-nodes = “{ $nodes }” is not a number of nodes; give a whole number from 1 to 1000000000.
arena-seconds = “{ $seconds }” is not a number of seconds; give a number above 0, up to 3600.
arena-workers = The number of workers must be from 1 to { $most }.
arena-journal-foreign = { $file } exists and is not an arena journal, so it was not touched; choose another name.
arena-journal-other = { $file } was written by a run with different bots, rules or seeds, or another version; choose another name.
arena-journal-damaged = { $file } is damaged: line { $line } is not the record of a game in this run.
arena-journal-taken = Another run is writing to { $file }; wait for it to finish, or choose another name.
arena-no-worker = The process that plays the games could not be started.
arena-other-version = A worker process has Tiletum { $theirs } instead of { $ours }, or different rules; install the same version everywhere.
arena-no-cluster = Playing on a cluster needs Ray; install it with: pip install 'tiletum[cluster]'
arena-cluster = The cluster at { $address } cannot be used: { $why }.
arena-cluster-unnamed = --cluster needs the address of a Ray cluster, such as 192.168.1.5:6379, or auto.
arena-cluster-lost = The cluster has lost every process that was playing games.
arena-no-report = A report needs matplotlib; install it with: pip install 'tiletum[report]'

## Unfinished games

bot-hung = The bot “{ $bot }” did not answer within { $seconds } seconds.
bot-died = The bot “{ $bot }” ended the process it was playing in (code { $code }).
arena-broken = The game could not continue, but no bot is to blame: { $why }.
arena-broken-guests = The game could not continue; { $guests } took part, so bots from other packages may be to blame: { $why }.
arena-worker-died = The process playing the game ended (code { $code }), but no bot is to blame.
arena-worker-died-guests = The process playing the game ended (code { $code }); { $guests } took part, so bots from other packages may be to blame.
