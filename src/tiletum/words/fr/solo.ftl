### Le Cardinalbot : ce qu'il fait et pourquoi. « Il » est le Cardinalbot, « son adversaire » la personne qui joue
### contre lui ; « nouveau » se dit d'un blason qu'il n'a pas.

## Décrets

decree-buildings-are-forever = Bâtir pour l’éternité
decree-king-and-country = Pour le roi et la patrie
decree-merchant-empire = Empire marchand
decree-family-alliances = Alliances familiales
decree-business-is-business = Les affaires sont les affaires
decree-religious-communities = Communautés religieuses
decree-noblesse-oblige = Noblesse oblige
decree-proud-pillars = Fiers piliers
decree-familiar-faces = Visages familiers
decree-busy-hands = Mains laborieuses
decree-glorious-spires = Flèches glorieuses
decree-everlasting-fame = Gloire éternelle
decree-worldly-riches = Richesses de ce monde

## Défis

challenge-very-special-friends = Amis très spéciaux
challenge-resourceful-clergy = Clergé plein de ressources
challenge-whispers-in-the-kings-ear = Murmures à l’oreille du roi
challenge-ecclesiastical-income = Revenus ecclésiastiques
challenge-visitors-to-the-curia = Visiteurs à la Curie
challenge-deep-coffers = Coffres bien garnis
challenge-favor-at-the-court = Faveurs de la cour
challenge-ready-for-action = Prêt à l’action

## Ce que changent les défis

does-very-special-friends = Quand il prend un assistant donnant les bonus d’un bâtiment ou le changement de couleur, il reçoit { some-gold }. Un contrat qu’il prend comme tuile Bonus est rempli s’il peut le payer, sinon gardé sur une case Contrat vide.
does-resourceful-clergy = Un assistant donnant de l’Or, des PV ou des ressources lui donne ce qu’il montre ; les ressources au choix sont celles qui lui sont le plus nécessaires.
does-whispers-in-the-kings-ear = Un assistant donnant une action ou des PA fait avancer son marqueur Roi de 1.
does-ecclesiastical-income = Un assistant donnant une action ou des PA lui rapporte autant de PV que de PA.
does-visitors-to-the-curia = Les personnages qu’il place lui donnent les ressources et les PV qu’ils montrent, et 1 PV pour chaque PA, pas et construction ; les ressources au choix sont celles qui lui sont le plus nécessaires.
does-deep-coffers = Avec chaque dé, il reçoit en plus 1 ressource, la plus nécessaire.
does-favor-at-the-court = Son marqueur Roi commence à { $raised } au lieu de { $usual }, et y revient.
does-ready-for-action = Ses marqueurs PA bonus sont sur les colonnes dans cet ordre : { NAME($markers) } ; il commence avec le blason { NAME($crest) }, inactif.

## Lignes des décrets : le dé qu'elles prennent, et leur condition s'il y en a une

entry = « { NAME($decree) } », ligne { $number } ({ NAME($entry) })
entry-plain = { NAME($takes) }
entry-if = { NAME($takes) }, { NAME($condition) }
takes-action = action { NAME($action) }
takes-needed = dé bleu/gris clair ou jaune le plus élevé, la couleur étant celle qui manque le plus à ses contrats
takes-highest = dé { NAME($colours) } le plus élevé
takes-highest-either = dé { NAME($one) } ou { NAME($other) } le plus élevé
takes-highest-any = dé le plus élevé de tous

condition-pillars_x3e_houses = s’il a plus de piliers que de maisons
condition-pillars_x3e_cathedrals = s’il a plus de piliers que de tuiles Cathédrale
condition-houses_x3e__x3d_pillars = s’il a au moins autant de maisons que de piliers
condition-unfulfilled = s’il détient un contrat
condition-crest-in-reach = si un nouveau blason est à portée
condition-crest-in-offer = si un nouveau blason est dans l’offre de contrats

measured-pillars_x3e_houses = piliers { $left }, maisons { $right }
measured-pillars_x3e_cathedrals = piliers { $left }, tuiles Cathédrale { $right }
measured-houses_x3e__x3d_pillars = maisons { $left }, piliers { $right }
measured-unfulfilled =
    { $left ->
        [0] il ne détient aucun contrat
        [one] il détient { $left } contrat
       *[other] il détient { $left } contrats
    }
measured-crest-in-reach = { measured-points }, { $right ->
        [99] aucun nouveau blason sur la carte
        [one] le nouveau blason le plus proche est à { $right } case
       *[other] le nouveau blason le plus proche est à { $right } cases
    }
measured-crest-in-offer = { measured-points }, { $right ->
        [99] aucun nouveau blason dans l’offre
       *[other] le nouveau blason le moins cher coûte { $right } PA
    }
measured-points =
    { $left ->
        [-1] aucun dé à cette action ni au Joker
       *[other] { $left } PA
    }

## Priorités des dés : ce qui n'est pas une seule couleur

colour-iron-wool = bleu/gris clair
colour-most-required = la ressource la plus nécessaire

## Ce parmi quoi il choisit. $amount est une portée, des PA ou de l'Or ; $colours, ce qui est comparé au jaune.

choice-die = Dés
choice-pair = Fer et Laine
choice-needed = Jaune ou { NAME($colours) } ; couleurs qui ont des dés sur la roue
choice-new-crest = Nouveaux blasons les plus proches
choice-architect-tile = Tuiles Bonus à { some-choice-spaces } au plus de son architecte
choice-merchant-tile = Tuiles Bonus à { some-choice-spaces } au plus de son marchand
choice-cathedral = Cathédrales sans son pilier à { some-choice-spaces } au plus
choice-far-cathedral = Cathédrales sans son pilier
choice-relocation = Villes où il peut construire une maison, dans la limite de son Or ({ $amount })
choice-far-relocation = Villes où il peut construire une maison
choice-town = Villes à { some-choice-spaces } au plus où il peut construire une maison
choice-far-town = Villes où il peut construire une maison
choice-character = Personnages de l’offre qu’il peut prendre, avec encore { some-choice-points }
choice-ready = Contrats de l’offre qu’il peut prendre avec { some-choice-points } et payer
choice-contract = Contrats de l’offre qu’il peut prendre avec { some-choice-points }
choice-required = À égalité, pour ce qui manque comme pour ce qu’il a
choice-any = Pour la part au choix, il a autant de l’une que de l’autre Ressource, { $amount }
choice-contribution = Cathédrales avec son pilier qu’il peut payer
choice-fulfilment = Contrats détenus qu’il peut payer
choice-column = Colonnes sans blason
some-choice-points = { $amount } PA
some-choice-spaces =
    { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    }

option-die = { NAME($colour) } { $value }
option-column = { $value }
option-tile-at = { NAME($tile, form: "the") } à { NAME($place) }
option-value = { NAME($option) } ({ $value })
option-tile-slot = { NAME($tile, form: "the") } de la case { $slot }

## Départages ; $value est celle des options restantes, 1 ou 0 pour oui ou non.

order-priority = Priorité des dés ({ NAME($colours) })
order-supply = Le moins dans sa réserve, { $value }
order-named-missing = Du Fer et de la Laine, ce qui manque le plus, { $value }
order-has-dice =
    { $value ->
        [0] Sans dés sur la roue
       *[other] Avec des dés sur la roue
    }
order-need = Ce qui manque le plus, { $value }
order-more-dice = Le plus de dés de la couleur, { $value }
order-group = Meilleur groupe ({ NAME($group) })
order-new-crest =
    { $value ->
        [0] Aucun nouveau blason
       *[other] Nouveaux blasons
    }
order-person-lacks =
    { $value ->
        [0] Blasons que son adversaire a aussi
       *[other] Blasons que son adversaire n’a pas
    }
order-helper-vp = Le plus de PV, { $value }
order-helper-resources = Le plus de ressources, { $value }
order-helper-any = Le plus de ressources au choix, { $value }
order-helper-points = Le plus de PA, { $value }
order-missing = Le moins de ressources manquantes, { $value }
order-cathedral-vp = Le plus de PV, tuile Coût de Construction et tuile du dessus réunies, { $value }
order-person-away =
    { $value ->
        [0] Son adversaire y a contribué
       *[other] Son adversaire n’y a pas contribué
    }
order-stone = Le moins de Pierres, { $value }
order-nearest =
    { $value ->
        [one] Au plus près, à { $value } case
       *[other] Au plus près, à { $value } cases
    }
order-fair-town =
    { $value ->
        [0] Aucune n’est la ville de la foire de cette manche
       *[other] Ville de la foire de cette manche
    }
order-town-vp = Le plus de PV sur une case Maison libre, { $value }
order-other-reward =
    { $value ->
        [0] Pas de récompense autre que des PV sur une case Maison libre
       *[other] Récompense autre que des PV sur une case Maison libre
    }
order-nearest-town =
    { $value ->
        [one] Au plus près, à { $value } case
       *[other] Au plus près, à { $value } cases
    }
order-own-column =
    { $value ->
        [0] Aucun d’un type qu’il a déjà une fois
       *[other] Type qu’il a déjà une fois, le plus à gauche (colonne { $value })
    }
order-value = La plus haute valeur, { $value }
order-contract-vp = Le plus de PV, { $value }
order-fewer-points = Le moins de PA, { $value }
order-rightmost = Le plus à droite
order-size = Le moins de ressources demandées, { $value }
order-full-column =
    { $value ->
        [0] Aucune colonne avec deux personnages
       *[other] Avec deux personnages
    }
order-leftmost = La plus à gauche

tile-group-crest = blasons
tile-group-miscellaneous = assistants divers
tile-group-resource-or-vp = assistants de ressources ou PV
tile-group-action = assistants d’action
tile-group-contract = contrats

## Pourquoi une ressource est la plus nécessaire

need-stone = la moins chère des cathédrales qui lui sont ouvertes demande { $wanted ->
        [one] { $wanted } Pierre
       *[other] { $wanted } Pierres
    }, et il en a { $have }
need-food = un blason pourrait aller sous une colonne à deux personnages pour { $wanted ->
        [one] { $wanted } Nourriture
       *[other] { $wanted } Nourritures
    }, et il en a { $have }
need-pair =
    { $alike ->
        [yes] il manque à ses contrats { need-lack }, et il n’a pas plus de cette ressource que de l’autre
       *[no] il manque à ses contrats { need-lack }
    }
need-lack = { $have ->
        [one] { $have } Laine
       *[other] { $have } Laines
    } et { $wanted ->
        [one] { $wanted } Fer
       *[other] { $wanted } Fers
    }
need-nothing = aucune autre ne l’est, ni Pierre, ni Nourriture, ni Fer, ni Laine
need-no-other = aucune autre de ces couleurs n’est nécessaire, et l’Or vient en dernier

## Pourquoi une étape n'a pas lieu

obstacle-no-cathedral = il n’y a pas de cathédrale
obstacle-unavailable = la cathédrale est indisponible pendant cette partie
obstacle-own-pillar = son pilier y est déjà
obstacle-pillar-spaces-taken = toutes les cases Pilier sont occupées
obstacle-no-pillar-left = il n’a plus de pilier
obstacle-no-house-left = il n’a plus de maison
obstacle-no-house-space = il n’y a pas de case Maison
obstacle-own-house = sa maison y est déjà
obstacle-house-spaces-taken = la case Maison est occupée
obstacle-no-inactive-crest = Tâche Blasons : il n’a pas de blason inactif.
obstacle-no-column = Tâche Blasons : chaque colonne a son blason.
obstacle-no-food = Tâche Blasons : { obstacle-holds-food } et { obstacle-other-gold } ne suffisent pas pour un blason inactif, qui demande { obstacle-wants-food }.
obstacle-holds-food = { $amount ->
        [one] { $amount } Nourriture
       *[other] { $amount } Nourritures
    }
obstacle-holds-stone = { $amount ->
        [one] { $amount } Pierre
       *[other] { $amount } Pierres
    }
obstacle-other-gold = { $other ->
        [one] { $other } Or
       *[other] { $other } Ors
    }
obstacle-no-open-cathedral = Tâche Cathédrales : aucune de celles qui ont son pilier n’attend encore sa contribution.
obstacle-no-stone = Tâche Cathédrales : { obstacle-holds-stone } et { obstacle-other-gold } ne suffisent pour aucune de celles qui ont son pilier ; la moins chère demande { obstacle-wants-stone }.
obstacle-no-contract-held = Tâche Contrats : il n’en détient aucun.
obstacle-no-contract-ready = Tâche Contrats : il ne peut payer aucun de ceux qu’il détient.
obstacle-two-contracts = Tâche Contrats : il en a rempli autant qu’il peut.
obstacle-still-not-ready = Il ne peut pas payer ce qu’il détient encore.
obstacle-wants-food = { $wanted ->
        [one] { $wanted } Nourriture
       *[other] { $wanted } Nourritures
    }
obstacle-wants-stone = { $wanted ->
        [one] { $wanted } Pierre
       *[other] { $wanted } Pierres
    }
obstacle-no-action-tile = Il n’y a pas de tuile Bonus à prendre.
obstacle-no-crest-in-offer = L’offre de contrats n’a aucun blason.
obstacle-crest-kept-already = il a déjà ce blason
obstacle-crest-too-dear = ce blason coûte { $wanted } PA, et il n’en a plus que { $amount }
obstacle-no-ready-in-offer =
    { $other ->
        [0] Avec { $amount } PA, il ne peut prendre aucun des contrats de l’offre.
       *[other] Parmi les contrats de l’offre qu’il peut prendre avec { $amount } PA, il ne peut en payer aucun.
    }
obstacle-ready-taken = Il a rempli un contrat de l’offre : il n’en prend pas à garder.
obstacle-contract-spaces-full = Ses deux cases Contrat sont occupées : il ne prend pas de contrat à garder.
obstacle-no-contract-in-offer =
    { $amount ->
        [0] Il ne reste pas de PA pour un contrat.
       *[other] Avec { $amount } PA, il ne peut pas non plus prendre de contrat à garder.
    }
obstacle-no-character = L’offre de personnages n’a que des types qu’il a déjà deux fois.
obstacle-king-top = Son marqueur est déjà en haut de la piste du Roi.
obstacle-crest-owned = le Cardinalbot a déjà ce blason
obstacle-no-effect = aucun défi ne lui donne d’effet
obstacle-no-space-for-contract = le Cardinalbot ne peut pas le payer, et ses deux cases Contrat sont occupées

## Événements : mise en place et rangée des décrets

event-bot-challenge-drawn = Défi : { NAME($challenge) }.
event-bot-challenge-chosen = Défi : { NAME($challenge) }.
event-bot-begins = Le Cardinalbot est en tête de l’ordre du tour, a { $points } PV, et son marqueur Roi est à { $king }.
event-bot-supply =
    { $each ->
        [one] Le Cardinalbot a { $each } ressource de chaque type.
       *[other] Le Cardinalbot a { $each } ressources de chaque type.
    }
event-bot-markers = Les marqueurs PA bonus du Cardinalbot sont sur ses colonnes, de gauche à droite : { $markers }.
event-bot-pieces = Le marchand du Cardinalbot est à { NAME($merchant) }, son architecte à { NAME($architect) }.
event-bot-decree-row = Le décret { $number } de la rangée est « { NAME($decree) } ».
event-bot-decree-gone = Le décret « { NAME($decree) } » quitte la rangée ; le plus à gauche est maintenant « { NAME($next) } ».

## Événements : dés et décrets

event-bot-die = Le Cardinalbot lance un dé : { $value }.
event-bot-pawn =
    { $move ->
        [stays] Différence 0 : le pion reste sur le décret le plus à gauche, « { NAME($decree) } ».
        [stopped] Différence { $spaces } : le pion avance vers la droite et s’arrête au dernier décret, « { NAME($decree) } ».
       *[moves] Différence { $spaces } : le pion avance de { $spaces } vers la droite, jusqu’à « { NAME($decree) } ».
    }
event-bot-tries = { NAME($row) } : sans condition.
event-bot-condition = { NAME($row) } : { NAME($measured) }.
event-bot-section =
    { $which ->
        [only-joker] Aucun dé à l’action { NAME($action) }, seulement au Joker, qui donne { $joker } PA.
        [joker] Il y a des dés à l’action { NAME($action) }, qui donne { $points } PA, et au Joker, qui n’en donne pas moins ({ $joker }) : le Cardinalbot utilise le Joker.
       *[action] Il y a des dés à l’action { NAME($action) }, qui donne { $points } PA, et au Joker, qui n’en donne que { $joker } : le Cardinalbot utilise l’action { NAME($action) }.
    }
event-bot-entry =
    { $reason ->
        [held] Cette ligne décide. Dés possibles : { NAME($dice) }.
        [condition] La condition n’est pas remplie.
       *[no-die] Aucun dé ne convient.
    }
event-bot-lacks = Il manque à ses contrats { event-bot-lack } qu’ils nomment, plus { $any } au choix (ce dernier nombre est le besoin d’Or).
event-bot-lack = { $wool ->
        [one] { $wool } Laine
       *[other] { $wool } Laines
    } et { $iron ->
        [one] { $iron } Fer
       *[other] { $iron } Fers
    }
event-bot-pair =
    { $alike ->
        [yes] Il manque à ses contrats { event-bot-lack } : bleu/gris clair désigne donc la couleur dont il a le moins, le { NAME($colour) }, et l’autre vient en dernier.
       *[no] Il manque à ses contrats { event-bot-lack } : bleu/gris clair désigne donc le { NAME($colour) }, et l’autre vient en dernier.
    }
event-bot-next-decree = Aucune ligne ne décide : le pion avance d’un décret vers la droite, jusqu’à « { NAME($decree) } ».

## Événements : choix

event-bot-options = { NAME($choice) } : { NAME($options) }.
event-bot-order = { NAME($order) } : { NAME($options) }.
event-bot-alike = { NAME($order) } : cela ne les départage pas.
event-bot-others = Les autres options : { NAME($others) }.
event-bot-picked = Le hasard choisit le numéro { $number } sur { $count } : { NAME($options) }.
event-bot-same = Toutes ces options reviennent au même : { NAME($options) }.
event-bot-need = Ressource la plus nécessaire parmi ces couleurs : { NAME($kinds) } ({ NAME($why) }).
event-bot-need-absent = Il lui faut { NAME($kinds, form: "some") }, mais aucun de ces dés n’en apporte : { NAME($why) }.
event-bot-none-required = Aucun de ces dés n’apporte de ressource nécessaire, ni d’Or, qui servirait de dernier recours.
event-bot-required = Il reçoit { NAME($kind, 1, form: "counted") }, sa ressource la plus nécessaire : { NAME($why) }.

## Événements : l'action

event-bot-points = La section donne { $section } PA, et le marqueur PA bonus du Cardinalbot sur l’action { NAME($action) } en ajoute { $marker }.
event-bot-joker-king = Son marqueur Roi, à { $own }, est derrière celui de son adversaire, à { $other } : le Joker sert à l’action Roi.
event-bot-joker-map =
    { $more ->
        [pillars] Son marqueur Roi n’est pas derrière celui de son adversaire, et le Cardinalbot a au moins autant de piliers que de maisons ({ some-pillars }, { some-houses }) : le Joker sert à l’action { NAME($action) }.
       *[houses] Son marqueur Roi n’est pas derrière celui de son adversaire, et le Cardinalbot a moins de piliers que de maisons ({ some-pillars }, { some-houses }) : le Joker sert à l’action { NAME($action) }.
    }
event-bot-skips = { NAME($obstacle) }
event-bot-no-pillar = Il ne pose pas de pilier ({ NAME($space) }) : { NAME($obstacle) }.
event-bot-no-house = Il ne peut pas construire de maison ({ NAME($space) }) : { NAME($obstacle) }.
event-bot-no-tile = Aucune tuile Bonus à { some-reach } au plus de son { NAME($piece) }.
event-bot-no-target =
    { $which ->
        [merchant] Son marchand reste sur place : il n’y a plus de ville où construire une maison.
       *[architect] Son architecte reste sur place : il n’y a plus de cathédrale sans son pilier.
    }
event-bot-none-in-reach =
    { $which ->
        [merchant] Aucune ville où construire une maison à { some-reach } au plus de son marchand : le marchand rejoint la plus proche.
       *[architect] Aucune cathédrale sans son pilier à { some-reach } au plus de son architecte : l’architecte rejoint la plus proche.
    }
some-reach =
    { $reach ->
        [one] { $reach } case
       *[other] { $reach } cases
    }
event-bot-none-for-gold = Aucune ville où construire une maison n’est à la portée de son Or ({ $gold }) : son marchand se repositionne dans la plus proche.
event-bot-stays = Son { NAME($piece) } reste sur place ({ NAME($space) }) : c’est le meilleur choix.
event-bot-pays =
    { $how ->
        [no-space] Il paie { some-gold }, 1 par case.
        [all-space] { $gold ->
            [0] Pour { some-spaces }, il ne paie rien : il n’a pas d’Or.
           *[other] Pour { some-spaces }, il paie tout son Or ({ $gold }).
        }
        [no-reach] Il paie { some-gold }, 1 par case au-delà de sa portée de { $reach }.
       *[all-reach] { $gold ->
            [0] Pour { some-spaces } au-delà de sa portée de { $reach }, il ne paie rien : il n’a pas d’Or.
           *[other] Pour { some-spaces } au-delà de sa portée de { $reach }, il paie tout son Or ({ $gold }).
        }
    }
some-spaces =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
event-bot-cheapest = Le moins cher est { NAME($tile, form: "the") } : pour le payer, il lui faudrait { cheapest-wants-gold } en plus de ses autres ressources (deux par Fer ou Laine qui manque, un par ressource au choix qui manque), et il a { cheapest-has-gold }.
cheapest-wants-gold = { $wanted ->
        [one] { $wanted } Or
       *[other] { $wanted } Ors
    }
cheapest-has-gold = { $gold ->
        [one] { $gold } Or
       *[other] { $gold } Ors
    }
event-bot-rest =
    { $points ->
        [one] Il reste { $points } PA, qui devient { $points } ressource, la plus nécessaire.
       *[other] Il reste { $points } PA, qui deviennent { $points } ressources, les plus nécessaires.
    }

## Événements : ce qu'il a et reçoit

event-bot-spends =
    { $payment ->
        [asked] Il paie { NAME($kind, $amount, form: "counted") }.
        [instead] Il paie { NAME($kind, $amount, form: "counted") } au lieu de { NAME($missing, $lacking, form: "counted") }.
        [any-gold] Il paie { NAME($kind, $amount, form: "counted") } pour la part au choix, car l’Or passe en premier.
       *[any-food] Il paie { NAME($kind, $amount, form: "counted") } pour la part au choix, car il n’a pas d’Or, mais de la Nourriture au-delà de sa provision.
    }
event-bot-spends-pair =
    { $alike ->
        [yes] Il paie { NAME($kind, $amount, form: "counted") } pour la part au choix : il n’a ni Or, ni Nourriture au-delà de sa provision, et il a autant de Laine que de Fer (Laine : { $wool }, Fer : { $iron }).
       *[no] Il paie { NAME($kind, $amount, form: "counted") } pour la part au choix : il n’a ni Or, ni Nourriture au-delà de sa provision, et, de la Laine et du Fer, c’est ce dont il a le plus (Laine : { $wool }, Fer : { $iron }).
    }
event-bot-leaves = Il laisse { NAME($tile, form: "the") } de la case { $slot } : { NAME($obstacle) }.
event-bot-crest = Il garde le blason { NAME($family) }, inactif.
event-bot-contract = Il pose { NAME($tile, form: "the") } sur une case Contrat vide.
event-bot-fulfils = Il remplit { NAME($tile, form: "the") }.
event-bot-ignores-reward = Le reste de la récompense du contrat ({ NAME($gives) }) est ignoré.
event-bot-ignores-space = La récompense de la case Maison ({ NAME($gives) }) est ignorée.
event-bot-activates =
    { $count ->
        [one] Il active le blason { NAME($family) } sous la colonne { $column }.
       *[other] Il active sous la colonne { $column } le blason { NAME($family) }, premier de ses { $count } blasons inactifs dans l’ordre de la boîte.
    }
event-bot-removes = { NAME($tile, form: "start") } quitte la partie, car { NAME($obstacle) }.
event-bot-challenge = Par le défi « { NAME($challenge) } » :
event-bot-leads =
    { $tie ->
        [yes] Le Cardinalbot est en tête de la piste du Roi, car l’égalité sur la case { $own } compte pour lui.
       *[no] Le Cardinalbot est en tête de la piste du Roi, à { $own } contre { $other } pour son adversaire.
    }
event-bot-converts = Il détient encore des contrats : toute sa Pierre et toute sa Nourriture deviennent de l’Or (total : { $gold }).
