### L'arène : ce qu'elle montre, ce qu'elle ne peut pas faire, et ce que les robots y ont fait de travers.

## Ce qu'elle montre. $number est un chiffre en texte.

arena-progress = Parties
arena-results = Résultats
arena-bot = Robot
arena-games = Parties
arena-win-rate = Victoires
arena-interval = Intervalle à 95 %
arena-rating = Cote
arena-score = Score moyen
arena-score-spread = Score ± écart
arena-failures = Échecs
arena-points = Points de victoire d’une partie, par source
arena-times = Temps de réflexion
arena-per = Par
arena-decision = décision
arena-turn = tour
arena-mean = Moyenne
arena-p95 = 95 % en deçà de
arena-longest = Maximum
arena-seats = Place dans le premier ordre du tour
arena-place = Place
arena-percent = { $number } %
arena-from-to = { $low }–{ $high }
arena-seconds-long = { $number } s
arena-milliseconds = { $number } ms
arena-microseconds = { $number } µs
arena-failure = Partie { $game } (graine { $seed }) : { $why }
arena-more-failures =
    { $number ->
        [one] Et encore { $number } partie de ce genre.
       *[other] Et encore { $number } parties de ce genre.
    }
arena-overview =
    { $deals ->
        [one] Parties : { $games }, toutes sur la même donne, en { $seconds } secondes.
       *[other] Parties : { $games }, sur { $deals } donnes, en { $seconds } secondes.
    }
arena-stopped =
    { $games ->
        [one] Arrêté ; { $games } partie est conservée dans { $file }, et la même commande reprendra de là.
       *[other] Arrêté ; { $games } parties sont conservées dans { $file }, et la même commande reprendra de là.
    }
arena-stopped-lost =
    { $games ->
        [one] Arrêté ; { $games } partie finie n’a pas été conservée. Avec --resume FICHIER, elle l’aurait été.
       *[other] Arrêté ; { $games } parties finies n’ont pas été conservées. Avec --resume FICHIER, elles l’auraient été.
    }
arena-report-written = Le rapport est dans { $file }.

## Le rapport

arena-title = Arène
arena-on-deals =
    { $deals ->
        [one] sur la donne de la graine { $seed }
       *[other] sur { $deals } donnes à partir de la graine { $seed }
    }
arena-about =
    { $seats ->
        [one] Parties en solo contre le Cardinalbot : { $games }, { arena-on-deals } ; { NAME($edition) }.
       *[other] Parties à { $seats } places : { $games }, { arena-on-deals } ; { NAME($edition) }.
    }
arena-played = Jouées avec Tiletum { $version } par cette commande :
arena-budgets = Ce qu’un robot peut dépenser pour une décision
arena-budget-nodes = Nœuds
arena-budget-own = son propre budget
arena-why = Ce qui s’est passé
arena-game = Partie
arena-seed = Graine
arena-even = Tous à égalité
arena-place-number = Place { $place }
arena-plot-rates = Taux de victoires et intervalles à 95 %
arena-plot-ratings = Cotes : 400 points de plus décuplent les chances
arena-plot-scores = Scores finaux : minimum, quartiles, maximum ; le losange est la moyenne
arena-plot-times = Temps de réflexion par décision
arena-plot-seats = Taux de victoires selon la place dans le premier ordre du tour, et intervalles à 95 %
arena-plot-vp = Points de victoire
arena-plot-seconds = Secondes
arena-plot-in-table = Les chiffres sont dans le tableau « { $table } ».

## Ce qui a été demandé et n'est pas possible

arena-twice = « { $bot } » participe deux fois ; nommez chaque robot une fois, ou donnez à l’un d’eux un autre budget.
arena-setting = « { $setting } » n’est pas un réglage de robot ; écrivez { $bot }{ "@nodes=500" } ou { $bot }{ "@seconds=2" }.
arena-nodes = « { $nodes } » ne peut pas être un nombre de nœuds ; prenez un nombre entier de 1 à 1000000000.
arena-seconds = « { $seconds } » ne peut pas être un budget en secondes ; prenez un nombre supérieur à 0, 3600 au plus.
arena-workers = Le nombre de processus doit être compris entre 1 et { $most }.
arena-journal-foreign = { $file } existe et n’est pas un journal de l’arène ; on n’y touche pas : choisissez un autre nom.
arena-journal-other = { $file } vient d’une série avec d’autres robots, règles ou graines, ou une autre version ; choisissez un autre nom.
arena-journal-damaged = { $file } est endommagé : la ligne { $line } ne décrit pas une partie de cette série.
arena-journal-taken = Une autre série écrit dans { $file } ; attendez qu’elle soit finie, ou choisissez un autre nom.
arena-no-worker = Le processus qui devrait jouer les parties ne peut pas être lancé.
arena-other-version = Un processus qui devrait jouer les parties a la version { $theirs } de Tiletum et non la { $ours }, ou d’autres règles ; installez partout la même version.
arena-no-cluster = Jouer sur une grappe de machines demande Ray ; installez-le avec : pip install 'tiletum[cluster]'
arena-cluster = La grappe { $address } ne peut pas être utilisée : { $why }.
arena-cluster-unnamed = Après --cluster vient l’adresse d’une grappe Ray, par exemple 192.168.1.5:6379, ou auto.
arena-cluster-lost = La grappe a perdu tous les processus qui jouaient.
arena-no-report = Un rapport demande matplotlib ; installez-le avec : pip install 'tiletum[report]'

## Parties qui ne sont pas allées au bout

bot-hung = Le robot « { $bot } » n’avait pas répondu après { $seconds } secondes.
bot-died = Le robot « { $bot } » a mis fin au processus où il jouait (code { $code }).
arena-broken = La partie n’a pas pu continuer, sans que ce soit la faute d’un robot : { $why }.
arena-broken-guests = La partie n’a pas pu continuer, peut-être par la faute de robots d’autres paquets ({ $guests }) : { $why }.
arena-worker-died = Le processus qui jouait la partie s’est arrêté (code { $code }), sans que ce soit la faute d’un robot.
arena-worker-died-guests = Le processus qui jouait la partie s’est arrêté (code { $code }), peut-être par la faute de robots d’autres paquets ({ $guests }).
