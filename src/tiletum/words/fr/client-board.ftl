### Le client pour navigateur : les éléments du jeu.

ui-board-rule = Règle { $rule }
ui-board-choices =
    { $others ->
        [one] { $first } (ou { $others } autre choix)
       *[other] { $first } (ou { $others } autres choix)
    }
ui-board-die = Dé { NAME($colour) } de valeur { $value } ({ NAME($kind) })
ui-board-points = { $points } PA
ui-board-value = dés de valeur { $value }

## À quoi servent les tuiles

ui-board-about-helper = Un assistant attend dans l’Entrepôt et s’utilise comme tâche, pendant l’un de vos tours.
ui-board-about-crest = Un blason attend dans l’Entrepôt que de la Nourriture paie sa place sous un bâtiment. On ne peut jamais avoir deux blasons d’une même famille.
ui-board-about-contract = Un contrat attend dans l’Entrepôt que vous payiez exactement ce qu’il demande. Il y a de la place pour six contrats remplis.
ui-board-about-character = Un personnage attend dans l’Entrepôt, entre dans une pièce et donne alors son bonus.

## La carte

ui-board-map = Carte
ui-board-zoom-in = Agrandir la carte
ui-board-zoom-out = Réduire la carte
ui-board-zoom-all = Voir toute la carte
ui-board-road-space = On peut s’arrêter ici, mais rien ne s’y construit.
ui-board-house-space = Case Maison à { NAME($town) }
ui-board-house-bonus = Case Maison : qui construit ici reçoit { NAME($bonus) }.
ui-board-house-plain =
    { $count ->
        [one] Case Maison sans bonus.
       *[other] { $count } cases Maison sans bonus.
    }
ui-board-house-of = { SEAT($seat, form: "start") } a une maison ici.
ui-board-first-town = Tout le monde a une maison ici dès le début.
ui-board-cathedrals = Cathédrales
ui-board-cathedral = Cathédrale { NAME($town, elide: "de") }
ui-board-cathedral-tiles = Tuiles Cathédrale restantes, en PV : { $values }
ui-board-cathedral-bare = La dernière tuile est prise : plus personne ne peut contribuer ici.
ui-board-pillars =
    { $spaces ->
        [one] { $spaces } case Pilier ; piliers présents : { NAME($owners) }
       *[other] { $spaces } cases Pilier ; piliers présents : { NAME($owners) }
    }
ui-board-pillars-none =
    { $spaces ->
        [one] { $spaces } case Pilier ; encore aucun pilier
       *[other] { $spaces } cases Pilier ; encore aucun pilier
    }
ui-board-piece-of = { SEAT($seat) } : { NAME($piece) }
ui-board-fair-of = Foire de la manche { $round } à { NAME($town) }

## La roue

ui-board-wheel = Roue d’Actions
ui-board-section = Dés de valeur { $value } ; un dé pris ici donne { ui-board-points }.
ui-board-marker = { SEAT($seat) } : { $more } PA de plus avec cette action
ui-board-does-architect = L’architecte se déplace, pose des piliers et prend des tuiles Bonus sur la carte.
ui-board-does-joker = Vous choisissez l’une des cinq autres actions.
ui-board-does-character = Prenez des personnages de l’offre et placez-les dans des pièces.
ui-board-does-king = Votre marqueur avance sur la piste du Roi.
ui-board-does-contract = Prenez des tuiles de l’offre de contrats et échangez des ressources.
ui-board-does-merchant = Le marchand se déplace, construit des maisons et prend des tuiles Bonus sur la carte.
ui-board-about-die = Il donne autant de ressources que sa valeur, et l’action où il se trouve.

## Piste du Roi, corruption, foires

ui-board-king-track = Piste du Roi
ui-board-king-at = { SEAT($seat) } à { $vp }
ui-board-king-order = Piste du Roi : { $order }
ui-board-about-king-track = Après chaque manche, tout le monde gagne ou perd les PV de sa case ; l’ordre sur la piste devient l’ordre du tour, et dans une pile, le marqueur du bas passe en premier.
ui-board-king-tile = Tuile du Roi : { $tile }
ui-board-about-king-tile = Elle revient à qui est en tête de la piste du Roi à la fin de la manche.
ui-board-corruption = Corruption
ui-board-about-corruption = Au début de chacun des trois tours de table d’une manche, un jeton est révélé, et tous les marqueurs reculent d’autant de cases.
ui-board-corruption-is = Révélés pendant cette manche : { $turned }. Les suivants viendront de ceux-ci : { $left }
ui-board-corruption-left = restent : { $left }
ui-board-fairs = Foires
ui-board-fair-printed =
    { $king ->
        [yes] avec les { $vp } PV du plateau pour cette manche : { $sum } PV une fois
       *[no] avec les { $vp } PV du plateau pour cette manche : { $sum } PV à chaque fois
    }
ui-board-fair-who = Participe qui a une maison dans la ville ou y a son marchand.
ui-board-part-house = { SEAT($seat, form: "start") } y a une maison
ui-board-part-merchant = { SEAT($seat, form: "start") } y a son marchand
ui-board-part-always = { SEAT($seat, form: "start") } participe toujours
ui-board-part-took = { SEAT($seat, form: "start") } y a participé

## Offres et piles

ui-board-offers = Offres
ui-board-contract-offer = Contrats
ui-board-character-offer = Personnages
ui-board-slot-cost = Elle coûte { $points } PA d’une action Contrat.
ui-board-slot-empty = Cette case reste vide jusqu’à la fin du tour.
ui-board-discard = Défausser l’offre de personnages
ui-board-about-discard = 1 PA d’une action Personnage les défausse tous pour de nouveaux.
ui-board-piles = Piles
ui-board-pile-bonus = Tuiles Bonus
ui-board-pile-contract = Tuiles Contrat
ui-board-pile-character = Tuiles Personnage
ui-board-pile-bonus-discards = Tuiles Bonus défaussées
ui-board-pile-character-discards = Tuiles Personnage défaussées
ui-board-about-pile = Ce qui reste dans la pile. Tout le monde peut le savoir ; personne n’en connaît l’ordre.
ui-board-copies = { $copies } × { $tile }
ui-board-bag = Dés dans le sac
ui-board-about-bag = Tous les dés de la manche sortent du sac.
ui-board-in-bag =
    { $count ->
        [one] { $count } dé { NAME($colour) } dans le sac
       *[other] { $count } dés { NAME($colour, form: "many") } dans le sac
    }

## Plateaux Marchand

ui-board-board-of = Plateau : { $seat }
ui-board-order = Place { $place } dans l’ordre du tour
ui-board-score = Score : { $score } PV
ui-board-about-gold = Deux Ors changent la valeur d’un dé de 1, ou achètent une autre ressource.
ui-board-about-food = La Nourriture paie les blasons.
ui-board-about-wool = La Laine paie les contrats.
ui-board-about-stone = La Pierre paie les cathédrales.
ui-board-about-iron = Le Fer paie les contrats.
ui-board-building = Bâtiment { $number }
ui-board-roof = Quand toutes les pièces sont occupées, la maison du toit rejoint votre réserve. Avec un blason dessous en plus, l’action de ses personnages a { $points } PA de plus.
ui-board-roof-empty = Toutes les pièces sont occupées. Avec un blason dessous en plus, l’action de ses personnages a { $points } PA de plus.
ui-board-roof-sixth = Ce bâtiment est occupé dès le début ; son seul blason l’achève.
ui-board-room = Pièce de l’étage { $floor } du bâtiment { $number }
ui-board-about-room = Y entrer coûte { $points } PA d’une action Personnage.
ui-board-crest = Blason : { NAME($family) }
ui-board-crest-space =
    { $food ->
        [one] Case Blason du bâtiment { $number } : { $food } Nourriture rapporte { NAME($bonus) }.
       *[other] Case Blason du bâtiment { $number } : { $food } Nourritures rapportent { NAME($bonus) }.
    }
ui-board-store = Entrepôt
ui-board-store-space = Case libre de l’Entrepôt
ui-board-stored =
    { $count ->
        [0] L’Entrepôt est vide ({ $spaces } cases)
        [one] { $count } case sur { $spaces } de l’Entrepôt est occupée
       *[other] { $count } cases sur { $spaces } de l’Entrepôt sont occupées
    }
ui-board-contracts = Contrats
ui-board-contract-space =
    { $pillar ->
        [yes] Case Contrat libre : son pilier rejoint la réserve quand un contrat est rempli.
       *[no] Case Contrat libre : { $vp } PV quand un contrat est rempli.
    }
ui-board-fulfilled =
    { $count ->
        [one] { $count } contrat rempli
       *[other] { $count } contrats remplis
    }
ui-board-filled =
    { $count ->
        [one] { $count } bâtiment plein de personnages
       *[other] { $count } bâtiments pleins de personnages
    }
ui-board-dice = Dés
ui-board-die-space = Case Dé
ui-board-supply = Réserve
ui-board-supply-is = Maisons en réserve : { $houses } ; piliers en réserve : { $pillars }
ui-board-built = Maisons sur la carte : { $houses } ; piliers sur la carte : { $pillars }
ui-board-contributed = Contributions aux cathédrales : { $towns }

## Le plateau du Cardinalbot

ui-board-cardinal-board = Plateau du Cardinalbot
ui-board-column = Colonne { $number } : avec deux personnages et un blason, son marqueur ajoute { $points } PA
ui-board-upper-room = Pièce supérieure : pour un type qu’il n’a pas encore
ui-board-lower-room = Pièce inférieure : pour un second personnage du type du dessus
ui-board-bot-crest-space =
    { $food ->
        [one] Case Blason : de la Nourriture y active un blason ; { $food } lui est réservée
       *[other] Case Blason : de la Nourriture y active un blason ; { $food } lui sont réservées
    }
ui-board-decrees = Décrets
ui-board-pawn = Le pion est ici
ui-board-bot-dice = Ses dés, dont la différence fait avancer le pion : { $dice }
ui-board-pawn-dice = Dés du pion
ui-board-challenges = Défis
ui-board-bot-gold = Deux Ors remplacent une ressource manquante, et un Or chaque case dont un pion dépasse sa portée. Il ne change jamais un dé.
ui-board-bot-die = À son tour, il prend le dé que demande son décret, et ne le change jamais. Ce dé donne des ressources et l’action comme tout autre.
ui-board-bot-contract = Un contrat qu’il ne peut pas encore remplir est posé ici, deux au plus. Rempli, il rapporte ses PV et 5 PV de plus ; ses autres récompenses sont ignorées.
ui-board-bot-contract-space = Case Contrat libre
ui-board-bot-character = Son type dit dans quelle pièce il entre ; son bonus est ignoré.
ui-board-bot-crest = Un blason est inactif jusqu’à ce que 3 Nourritures l’activent sous une colonne, pour 5 PV.
ui-board-bot-store = Les blasons pas encore actifs et les personnages pas encore placés. Il n’y a pas de limite.
ui-board-bot-decrees = Ses dés font avancer le pion ; le décret où il s’arrête dit quel dé prend le Cardinalbot.
ui-board-bot-challenges = Ils renforcent le Cardinalbot. Le niveau dit combien il y en a.
ui-board-bot-reserve = Nourriture réservée
ui-board-bot-reserve-is = Nourriture réservée : { $food } sur { $spaces }. Elle paie les blasons, mais pas les contrats avant le décompte final.
