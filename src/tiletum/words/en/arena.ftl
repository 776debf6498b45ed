### The arena: what it shows, what it cannot do, and what bots did wrong there.

## What it shows. $number is a figure as text.

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
arena-points = Victory points of a game, by source
arena-times = Thinking time
arena-per = For each
arena-decision = decision
arena-turn = turn
arena-mean = Mean
arena-p95 = 95 % within
arena-longest = Longest
arena-seats = Place in the first turn order
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
        [one] Stopped; { $games } game is kept in { $file }, and the same command goes on from there.
       *[other] Stopped; { $games } games are kept in { $file }, and the same command goes on from there.
    }
arena-stopped-lost =
    { $games ->
        [one] Stopped; { $games } finished game is not kept. With --resume FILE it would be.
       *[other] Stopped; { $games } finished games are not kept. With --resume FILE they would be.
    }
arena-report-written = The report is in { $file }.

## The report

arena-title = Arena
arena-on-deals =
    { $deals ->
        [one] on the deal of seed { $seed }
       *[other] on { $deals } deals from seed { $seed }
    }
arena-about =
    { $seats ->
        [one] Games alone against the Cardinalbot: { $games }, { arena-on-deals }; rules: { NAME($edition) }.
       *[other] Games of { $seats } seats: { $games }, { arena-on-deals }; rules: { NAME($edition) }.
    }
arena-played = Played with Tiletum { $version } by this command:
arena-budgets = What a bot may spend on a decision
arena-budget-nodes = Nodes
arena-budget-own = its own
arena-why = What happened
arena-game = Game
arena-seed = Seed
arena-even = Everybody alike
arena-place-number = Place { $place }
arena-plot-rates = Win rates with their 95 % intervals
arena-plot-ratings = Ratings: 400 points more make the odds ten times better
arena-plot-scores = Final scores: lowest, quarters, highest; the diamond is the mean
arena-plot-times = Thinking time of a decision
arena-plot-seats = Win rates by place in the first turn order, with their 95 % intervals
arena-plot-vp = Victory points
arena-plot-seconds = Seconds
arena-plot-in-table = The figures are in the table “{ $table }”.

## What was asked for and cannot be done

arena-twice = “{ $bot }” takes part twice; name each bot once, or give one of them another budget.
arena-setting = “{ $setting }” is no setting of a bot; write { $bot }@nodes=500 or { $bot }@seconds=2.
arena-nodes = “{ $nodes }” cannot be a number of nodes; take a whole number from 1 to 1000000000.
arena-seconds = “{ $seconds }” cannot be a budget of seconds; take a number above 0, up to 3600.
arena-workers = The number of workers must be from 1 to { $most }.
arena-journal-foreign = { $file } exists and is not a journal of the arena, so it is left alone; choose another name.
arena-journal-other = { $file } was written by a run with other bots, rules, seeds or another version; choose another name.
arena-journal-damaged = { $file } is damaged: line { $line } is not a record of a game of this run.
arena-journal-taken = Another run is writing to { $file }; wait until it has ended, or choose another name.
arena-no-worker = The process that should play the games cannot be started.
arena-other-version = A process that should play the games has version { $theirs } of Tiletum and not { $ours }, or other rules; install the same version everywhere.
arena-no-cluster = Games on a cluster need Ray; install it with: pip install 'tiletum[cluster]'
arena-cluster = The cluster at { $address } cannot be used: { $why }.
arena-cluster-unnamed = After --cluster stands the address of a Ray cluster, such as 192.168.1.5:6379, or auto.
arena-cluster-lost = The cluster has lost every process that played games.
arena-no-report = A report needs matplotlib; install it with: pip install 'tiletum[report]'

## Games that did not reach their end

bot-hung = The bot “{ $bot }” had not answered after { $seconds } seconds.
bot-died = The bot “{ $bot }” ended the process that it played in (code { $code }).
arena-broken = The game could not go on, which is no bot’s fault: { $why }.
arena-broken-guests = The game could not go on, and as { $guests } took part, bots of other packages may have spoiled it: { $why }.
arena-worker-died = The process that played the game ended (code { $code }), which is no bot’s fault.
arena-worker-died-guests = The process that played the game ended (code { $code }), and as { $guests } took part, bots of other packages may have ended it.
