### La ligne de commande : ce qu'elle montre et demande. Les commandes elles-mêmes (help, undo...) restent telles quelles.

## Joueurs : une lettre par couleur pour ce qui est sur la carte (Violet et Vert commencent pareil)

letter-blue = B
letter-orange = O
letter-purple = V
letter-green = T

## Effets et tuiles en peu de mots

brief-join = { $first }, { $rest }
brief-tile-contract = { $needs } → { $gives }
brief-tile-crest = blason { NAME($family) }
brief-tile-helper = Assistant : { $gives }
brief-tile-character = { NAME($action) } : { $gives }

## L'écran

screen-header = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns } : { NAME($phase) }
screen-order = Ordre : { NAME($order) }
screen-cathedrals = Cathédrales
screen-map-tiles = Tuiles Bonus sur la carte
screen-wheel = Roue d’Actions
screen-dice = Dés : { $dice }
die-colour = { NAME($colour) } ({ NAME($kind) })
screen-king = Piste du Roi
screen-corruption = Corruption de cette manche : { $tokens }
screen-king-tile = Pour qui est en tête :
screen-fairs = Foires
screen-contracts = Offre de contrats
screen-characters = Offre de personnages (1 PA chacun)
screen-left = Dans les piles : tuiles Bonus { $bonus }, Contrat { $contract }, Personnage { $character } ; dés dans le sac : { $dice }
screen-points = { $points } PA
brief-fair-each = { $base } + { $vp } PV par { NAME($counted) }
brief-fair-sets = { $base } + { $vp } PV par lot de { NAME($counted, form: "a") }
brief-fair-king = { $base } + { $vp } PV + les PV de sa case sur la piste du Roi
cathedral-cost =
    { $stone ->
        [one] { $stone } Pierre → { $vp } PV + { $tiles }
       *[other] { $stone } Pierres → { $vp } PV + { $tiles }
    }
cathedral-closed = indisponible
cathedral-built = toutes les tuiles sont prises

## La carte. Les signes précèdent les lettres des joueurs qui ont là leur marchand ou leur architecte.

map-fair = F{ $number }
map-merchant = m
map-architect = a
map-legend = Cases Maison : [ ] libre ([3] donne 3 PV, [+] autre chose), [B] prise ; cathédrale : †B· piliers et places libres, †× indisponible ; * tuile Bonus, F2 foire de la manche 2, m marchands, a architectes, ○ case de route
map-houses = Cases Maison libres avec [+] :
map-house = { $town } ({ $gives })
town-name = Case
town-houses = Cases Maison
town-cathedral = Cathédrale
town-tile = Tuile Bonus
town-neighbours = Cases adjacentes

## Plateaux Marchand

board-score = { $vp } PV
board-supply = Réserve : maisons { $houses }, piliers { $pillars }
board-crest-cost =
    { $food ->
        [one] ◇ { $food } Nourriture : { $gives }
       *[other] ◇ { $food } Nourritures : { $gives }
    }
board-crest = ◆ blason { NAME($family) }
board-store = Entrepôt :
board-free =
    { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
board-contracts =
    { $count ->
        [0] Contrats 0/{ $spaces }
       *[other] Contrats { $count }/{ $spaces } :
    }
board-bot-contracts =
    { $count ->
        [0] Cases Contrat 0/{ $spaces }
       *[other] Cases Contrat { $count }/{ $spaces } :
    }
board-bot-waiting = Personnages en attente :
board-bot-inactive = Blasons inactifs :
board-bot-reserve = Provision de Nourriture { $food }/{ $spaces }
board-pile =
    { $count ->
        [0] Aucun contrat rempli
       *[other] Contrats remplis ({ $count }) :
    }
board-column-marker = +{ $points } PA une fois complète
board-cathedrals = Tuiles Cathédrale :
board-pieces = Marchand : { NAME($merchant, form: "short") }, architecte : { NAME($architect, form: "short") }
board-dice = Dés :
board-markers = PA en plus avec un dé :
board-marker = { NAME($action) } +{ $points }

## Ce qui peut encore être pioché

pile-bonus = Tuiles Bonus dans la pile ({ $count })
pile-contract = Tuiles Contrat dans la pile ({ $count })
pile-character = Personnages dans la pile ({ $count })
pile-bag = Dés dans le sac
discards-bonus = Tuiles Bonus défaussées ({ $count })
discards-character = Personnages défaussés ({ $count })

## Scores

sheet-title = Points de victoire par source
sheet-source = Source
sheet-start = Au départ
sheet-total = Total
result-winner = { SEAT($seat, form: "start") } gagne.

## Ce qui s'est passé, plusieurs événements en une ligne

told-rolls = Nouveaux dés : { $dice }.
told-king-moves = Sur la piste du Roi : { $moves }.
told-king-move =
    { $moved ->
        [no] { SEAT($seat) } reste à { $to }
       *[yes] { SEAT($seat) } { $from } → { $to }
    }
told-bot-dice = Le Cardinalbot lance ses dés : { NAME($dice) }.
told-order = Nouvel ordre du tour : { NAME($order) }.
told-gains = { SEAT($seat, form: "start") } reçoit { NAME($gains) } { NAME($source, form: "de") }.
told-many-action-tile = Les { $count } actions sont placées autour de la roue.
told-many-bonus-drawn = { $count } tuiles Bonus sont mises en place.
told-many-contract-drawn = { $count } tuiles arrivent dans l’offre de contrats.
told-many-character-drawn = { $count } personnages arrivent dans l’offre de personnages.
told-many-cost-drawn = { $count } cathédrales reçoivent leur coût.
told-many-fair-town = Les villes des foires sont tirées.
told-many-fair-tile = Les tuiles Foire sont tirées.
told-again = { $line } (× { $count })

## Jouer

play-welcome =
    { $players ->
        [one] Tiletum contre le Cardinalbot, { NAME($edition) }. Tapez le numéro d’un coup, ou help ; log full raconte chaque étape du Cardinalbot, avec sa règle, et l’option --full le fait au fur et à mesure.
       *[other] Tiletum à { $players } joueurs, { NAME($edition) }. Tapez le numéro d’un coup, ou help.
    }
play-prompt = >
play-warning = (! { $warning })
play-changed = Changer un dé contre de l’Or
play-changed-die = { NAME($die) } { $face } :
play-changed-to =
    { $gold ->
        [one] en { $value } pour { $gold } Or ({ NAME($action) })
       *[other] en { $value } pour { $gold } Ors ({ NAME($action) })
    }
play-exchange =
    { $first ->
        [yes] Échanger 1 ressource contre une autre et 1 de plus au choix (1 PA)
       *[no] Échanger 1 ressource contre une autre (1 PA)
    }
play-buy =
    { $gold ->
        [one] Acheter pour { $gold } Or :
       *[other] Acheter pour { $gold } Ors :
    }
play-buy-item = { NAME($kind) }
play-exchange-item = { NAME($given) } → { NAME($received) }
play-unknown = « { $line } » n’est ni un coup ni une commande ; tapez help pour la liste des commandes, ou moves pour voir comment s’écrivent les coups.
play-no-number =
    { $count ->
        [0] Il n’y a pas de coup { $number } : la partie est terminée, on ne peut plus rien jouer.
        [one] Il n’y a pas de coup { $number } ; il n’y a que le coup 1.
       *[other] Il n’y a pas de coup { $number } ; les coups vont de 1 à { $count }.
    }
play-legal = Ce coup est possible maintenant : { $move }.
play-rule = Règle { $rule }, voir docs/fr/rules.md.
play-undone =
    { $count ->
        [one] { $count } décision annulée.
       *[other] { $count } décisions annulées.
    }
play-undo-left =
    { $reason ->
        [revealed] On peut encore en annuler { $possible } ; avant cela, quelque chose a été révélé.
        [other-seat] On peut encore en annuler { $possible } ; avant cela, quelqu’un d’autre a décidé.
       *[start] On peut encore en annuler { $possible }, jusqu’au début de la partie.
    }
play-undo-none =
    { $reason ->
        [revealed] Rien de plus ne peut être annulé, car quelque chose a été révélé avant.
        [other-seat] Rien de plus ne peut être annulé, car quelqu’un d’autre a décidé avant.
       *[start] Rien de plus ne peut être annulé : c’est le début de la partie.
    }
play-position = La position est dans { $file }. Pour commencer par elle : { $command }
play-saved = Partie enregistrée dans { $file }. Pour continuer plus tard : { $command }
play-quit-saved = Au revoir. Pour continuer : { $command }
play-quit-kept = Au revoir. La partie est gardée jusqu’à ce que vous en commenciez une autre ; pour continuer : { $command }
play-not-kept = La partie ne peut pas être gardée dans { $file } : enregistrez-la vous-même avant de partir.
play-after-the-end = La partie est terminée. Vous pouvez encore regarder (log, score, board), annuler avec undo si c’était le dernier coup, ou enregistrer avec save FICHIER ; quit pour partir.
play-quit-unsaved = Au revoir. Cette partie n’a pas été enregistrée.
play-usage = À taper ainsi : { $usage }
play-no-count = « { $given } » n’est pas un nombre de 1 à { $most }. À taper ainsi : { $usage }
play-alone = « { $command } » se tape seul, sans « { $rest } » ; tapez help pour la liste des commandes.
play-no-player = Il n’y a pas de joueur « { $player } » ; tapez un numéro de 1 à { $players }, une lettre ou un nom.
play-not-solo = Seule la partie contre le Cardinalbot a des décrets et des défis.
play-no-challenges = Aucun défi n’est en jeu.
play-resigned = { SEAT($seat, form: "start") } abandonne.
play-thinking = { $bot } réfléchit…
help-title = Commandes
help-move = jouer un coup : son numéro, ou son texte comme dans docs/notation.md
help-moves = les coups à nouveau, chacun avec son texte
help-undo = annuler la dernière décision, ou les n dernières
help-why = pourquoi un coup n’est pas possible maintenant, et où se trouve la règle
help-hint = les meilleures suites, ce qu’elles devraient rapporter, et pourquoi
help-log = les dernières lignes du journal, avec leurs règles (docs/fr/rules.md, docs/fr/rules-solo.md) ; full : tout, chaque étape sur sa ligne
help-board = tout le plateau
help-towns = les villes une à une : cases Maison, cathédrales, cases adjacentes
help-player = le plateau d’un joueur
help-piles = ce qui reste dans les piles et le sac
help-score = les points de victoire par source
help-decrees = solo : ce que cherchent les décrets
help-challenges = solo : ce que changent les défis
help-save = enregistrer la partie
help-position = écrire la position seule dans un fichier, pour des problèmes ou un rapport de bogue
help-help = cette liste, ou ce que fait une commande
help-quit = quitter la partie

## Rejouer, simuler, mesurer

replay-entries =
    { $version ->
        [one] Après { $version } ligne de { $file } :
       *[other] Après { $version } lignes de { $file } :
    }
simulate-game = Graine { $seed } : scores { $scores } ; la place { $winner } gagne après { $moves } coups.
simulate-solo =
    { $count ->
        [0] Graine { $seed }, sans défis : { $result }
       *[other] { $level ->
            [chosen] Graine { $seed }, { NAME($challenges) } : { $result }
           *[other] Graine { $seed }, { $level } ({ NAME($challenges) }) : { $result }
        }
    }
simulate-solo-result =
    { $won ->
        [yes] victoire contre le Cardinalbot, { $person } à { $bot }, après { $moves } coups.
       *[no] le Cardinalbot gagne, { $bot } à { $person }, après { $moves } coups.
    }
simulate-failed = La partie { $seed } n’est pas allée au bout. { $why }
simulate-summary =
    { $games ->
        [one] { $games } partie en { $seconds } secondes, { $rate } décisions par seconde.
       *[other] { $games } parties en { $seconds } secondes, { $rate } décisions par seconde.
    }
bench-title = Vitesse, Python { $python }
bench-what = Mesure
bench-figure = Valeur

## La boîte. Sections de son fichier, puis champs des entrées, puis composants.

box-fine = { $file } est un fichier de boîte correct.
box-marks = Marques : R livret de règles, P photographie, Y édition en ligne, S source secondaire, X reconstitué ; marques de champs isolés entre parenthèses
box-link = { $space } ({ $mark })
section-spaces = Cases de la carte
section-house-spaces = Cases Maison, numérotées dans leur ville ; joueurs : nombre minimum pour les utiliser
section-bonus-spaces = Cases de tuile Bonus sur la carte ; joueurs : nombre minimum pour les utiliser
section-cathedrals = Cathédrales
section-cost-tiles = Tuiles Coût de Construction
section-town-tiles = Tuiles Ville
section-fair-tiles = Tuiles Foire
section-buildings = Bâtiments d’un plateau Marchand
section-crests = Familles des blasons
section-characters = Personnages
section-contracts = Tuiles Contrat
section-bonus-tiles = Tuiles Bonus
section-decrees = Décrets
section-challenges = Défis
section-components = Contenu de la boîte
section-fairs = Foires
section-wheel = Roue d’Actions
section-actions = Actions autour de la roue
section-king-track = Piste du Roi
section-corruption = Corruption
section-contract-offer = Offre de contrats
section-character-offer = Offre de personnages
section-player-board = Plateau Marchand
section-cardinalbot = Le Cardinalbot
printed-what = Quoi
printed-value = Valeur
printed-mark = Marque
printed-copies = Exemplaires
printed-place = Place
printed-neighbours = Cases adjacentes
printed-number = Numéro
printed-id = Id
printed-name = Nom
printed-town = Ville
printed-players = Joueurs
printed-bonus = Bonus
printed-tiles = Tuiles
printed-pillar-spaces = Cases Pilier
printed-stone = Pierre
printed-vp = PV
printed-counts = Par
printed-rooms = Pièces
printed-ap = PA bonus
printed-crest-cost = Nourriture du blason
printed-crest-bonus = Bonus du blason
printed-kind = Type
printed-crest = Blason
printed-identical = Identiques
printed-wool = Laine
printed-iron = Fer
printed-reward = Récompense
printed-helper = Assistant
printed-fair = Foire
printed-entries = Lignes
printed-priority = Priorité
printed-first-town = Ville de la première foire
printed-points = PA par valeur de dé, de 1 à 6
printed-dice-drawn = Dés piochés à 2, 3, 4 joueurs
printed-order = Ordre, sens horaire
printed-leader-vp = PV pour la tête
printed-tokens = Jetons
printed-drawn = Piochés par manche
printed-costs = Coûts des cases
printed-size = Taille
printed-storehouse = Cases de l’Entrepôt
printed-contract-spaces = Cases Contrat
printed-contract-space-vp = PV des cases Contrat
printed-dice-spaces = Cases Dé
printed-start-score = Score au départ
printed-start-gold = Or au départ, par ordre du tour
printed-start-goods = Autres ressources au départ
printed-start-houses = Maisons au départ
printed-start-pillars = Piliers au départ
printed-completed-vp = PV pour 0 à 6 bâtiments achevés
printed-leftovers-per-vp = Ressources restantes pour 1 PV
printed-columns = Colonnes
printed-reserved-food = Provision de Nourriture
printed-houses = Maisons
printed-pillars = Piliers
printed-ap-markers = Marqueurs PA
printed-architect-cost-tile = Tuile Coût de l’architecte
component-dice = Dés
component-action-tiles = Tuiles Action
component-town-tiles = Tuiles Ville
component-fair-tiles = Tuiles Foire
component-fair-order-tiles = Tuiles Ordre des Foires
component-cathedral-tiles = Tuiles Cathédrale
component-cost-tiles = Tuiles Coût de Construction
component-corruption-tokens = Jetons Corruption
component-bonus-tiles = Tuiles Bonus
component-contract-tiles = Tuiles Contrat
component-character-tiles = Tuiles Personnage
component-bonus-ap-markers = Marqueurs PA bonus par joueur
component-houses = Maisons par joueur
component-pillars = Piliers par joueur
component-decrees = Décrets
component-challenges = Défis

## Le Cardinalbot

screen-decrees = Décrets :
card-entry = { $number }. { $entry }
card-priority = Priorité des dés : { NAME($colours) }
screen-challenges =
    { $count ->
        [0] Aucun défi
       *[other] Défis : { $challenges }
    }

## tiletum words

check-language =
    { $checked ->
        [yes] { $problems ->
            [0] { $messages } messages, rien ne manque
            [one] { $messages } messages, { $problems } problème
           *[other] { $messages } messages, { $problems } problèmes
        }
       *[no] { $messages } messages
    }
check-missing = { $message } manque
check-extra = { $message } n’est utilisé nulle part
check-unknown-argument = { $message } ne reçoit jamais ${ $argument }
check-lost-argument = { $message } ne montre pas ${ $argument }
check-english = { $message } est encore en anglais : { $text }

## Une commande qui n'est pas comprise. $option est telle qu'on la tape.

usage-help = { $command } --help en dit plus.
usage-command = La commande « { $value } » n’existe pas ; il y a : { $known }. { usage-help }
usage-value = { $option } ne peut pas être « { $value } ». { usage-help }
usage-no-value = { $option } demande une valeur à sa suite. { usage-help }
usage-flag = { $option } ne prend pas de valeur : retirez « { $value } ». { usage-help }
usage-both = { $option } ne va pas avec { $other }. { usage-help }
usage-ambiguous = { $option } peut signifier : { $known }. { usage-help }
usage-unknown = Ceci n’est pas compris : { $value }. { usage-help }
usage-missing = Il manque : { $known }. { usage-help }
usage-other = { $command } : { $why }. { usage-help }
