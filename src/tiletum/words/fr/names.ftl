### Noms des choses. Une forme est un attribut : NAME($x, form: "...") ; sans forme, NAME dit la valeur.
### de: avec « de » contracté (du, de l', des). Espaces insécables avant : ; ! ? et devant PV et PA.

## Listes

list-none = rien
list-last = { $first } et { $rest }
list-more = { $first }, { $rest }
list-clause = { $first } ; { $rest }

## Quantités

some-points = { $points } PA
some-gold =
    { $gold ->
        [one] { $gold } Or
       *[other] { $gold } Ors
    }
some-stone =
    { $stone ->
        [one] { $stone } Pierre
       *[other] { $stone } Pierres
    }
amount = { NAME($kind, $amount, form: "counted") }
    .brief = { NAME($kind, $amount, form: "counted") }
amount-identical =
    { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources identiques
    }
    .brief =
        { $amount ->
            [one] { $amount } au choix
           *[other] { $amount } identiques
        }
amount-mixed =
    { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }

## Joueurs

seat-blue = Bleu
seat-orange = Orange
seat-purple = Violet
seat-green = Vert
seat-cardinalbot = Cardinalbot
    .start = Le Cardinalbot
    .mid = le Cardinalbot

## Ressources. some: « de l'Or ».

kind-gold = Or
    .counted = { $count ->
        [one] { $count } Or
       *[other] { $count } Ors
    }
    .some = de l’Or
    .the = l’Or
kind-food = Nourriture
    .counted = { $count ->
        [one] { $count } Nourriture
       *[other] { $count } Nourritures
    }
    .some = de la Nourriture
    .the = la Nourriture
kind-wool = Laine
    .counted = { $count ->
        [one] { $count } Laine
       *[other] { $count } Laines
    }
    .some = de la Laine
    .the = la Laine
kind-stone = Pierre
    .counted = { $count ->
        [one] { $count } Pierre
       *[other] { $count } Pierres
    }
    .some = de la Pierre
    .the = la Pierre
kind-iron = Fer
    .counted = { $count ->
        [one] { $count } Fer
       *[other] { $count } Fers
    }
    .some = du Fer
    .the = le Fer

## Couleurs des dés (au masculin, comme « dé »). many : au pluriel.

colour-yellow = jaune
    .many = jaunes
colour-pink = rose
    .many = roses
colour-lightgrey = gris clair
colour-darkgrey = gris foncé
colour-blue = bleu
    .many = bleus

## Actions : toujours en apposition, « action Roi », « personnage Roi »

action-architect = Architecte
    .character = personnage Architecte
    .label-character = Personnage Architecte
    .characters = personnages Architecte
action-joker = Joker
    .character = personnage Joker
    .label-character = Personnage Joker
    .characters = personnages Joker
action-character = Personnage
    .character = personnage
    .label-character = Personnage
    .characters = personnages
action-king = Roi
    .character = personnage Roi
    .label-character = Personnage Roi
    .characters = personnages Roi
action-contract = Contrat
    .character = personnage Contrat
    .label-character = Personnage Contrat
    .characters = personnages Contrat
action-merchant = Marchand
    .character = personnage Marchand
    .label-character = Personnage Marchand
    .characters = personnages Marchand

## Marchands et architectes

piece-merchant = marchand
    .the = le marchand
    .de = du marchand
piece-architect = architecte
    .the = l’architecte
    .de = de l’architecte

## Cases de la carte : « à » ne va qu'avec les villes ; pour toute case, dire « de ... vers ... ».

space-other = { $text }
    .from = à { $text }
space-London = London
    .from = à London
space-Brugge = Brugge
    .from = à Brugge
space-Antwerpen = Antwerpen
    .from = à Antwerpen
space-Hamburg = Hamburg
    .from = à Hamburg
space-Tiletum = Tiletum
    .from = à Tiletum
space-Koeln = Köln
    .from = à Köln
space-Leipzig = Leipzig
    .from = à Leipzig
space-Paris = Paris
    .from = à Paris
space-Troyes = Troyes
    .from = à Troyes
space-Strasbourg = Strasbourg
    .from = à Strasbourg
space-Frankfurt = Frankfurt
    .from = à Frankfurt
space-Nuernberg = Nürnberg
    .from = à Nürnberg
space-Praha = Praha
    .from = à Praha
space-Bordeaux = Bordeaux
    .from = à Bordeaux
space-Wien = Wien
    .from = à Wien
space-Lyon = Lyon
    .from = à Lyon
space-Milano = Milano
    .from = à Milano
space-Verona = Verona
    .from = à Verona
space-Venezia = Venezia
    .from = à Venezia
space-Toulouse = Toulouse
    .from = à Toulouse
space-Arles = Arles
    .from = à Arles
space-Genova = Genova
    .from = à Genova
space-Firenze = Firenze
    .from = à Firenze
space-London-Brugge = la route London–Brugge
    .from = de la route London–Brugge
    .short = London–Brugge
space-Antwerpen-Hamburg = la route Antwerpen–Hamburg
    .from = de la route Antwerpen–Hamburg
    .short = Antwerpen–Hamburg
space-Paris-Bordeaux = la route Paris–Bordeaux
    .from = de la route Paris–Bordeaux
    .short = Paris–Bordeaux
space-Strasbourg-Milano = la route Strasbourg–Milano
    .from = de la route Strasbourg–Milano
    .short = Strasbourg–Milano
space-Nuernberg-Verona = la route Nürnberg–Verona
    .from = de la route Nürnberg–Verona
    .short = Nürnberg–Verona
space-Arles-Genova = la route Arles–Genova
    .from = de la route Arles–Genova
    .short = Arles–Genova

## Emplacements des tuiles. label: sans article.

place-wheel = la place { $number } de la roue
    .from = de la place { $number } de la roue
    .label = place { $number } de la roue
place-action = l’action { NAME($action) }
    .from = de l’action { NAME($action) }
    .label = action { NAME($action) }
place-king-track = la piste du Roi
    .from = de la piste du Roi
    .label = piste du Roi
place-contract-offer = l’offre de contrats
    .from = de l’offre de contrats
    .label = offre de contrats
place-character-offer = l’offre de personnages
    .from = de l’offre de personnages
    .label = offre de personnages

## Familles des blasons, en apposition : « blason Lion »

family-fleur = Fleur de lys
family-cup = Coupe
family-eagle = Aigle
family-rose = Rose
family-tower = Tour
family-lion = Lion

## Effets

effect-gain = { NAME($kind, $amount, form: "counted") }
    .brief = { NAME($kind, $amount, form: "counted") }
effect-gain-any =
    { $amount ->
        [one] { $amount } ressource au choix
       *[other] { $amount } ressources au choix
    }
    .brief = { $amount } au choix
effect-vp = { $amount } PV
    .brief = { $amount } PV
effect-action = une action { NAME($action) } avec { $amount } PA
    .brief = { $amount } PA { NAME($action) }
effect-step = { $amount } pas { NAME($piece, form: "de") }
    .brief = { NAME($piece) } +{ $amount }
effect-house = une maison là où se trouve le marchand
    .brief = maison
effect-pillar = un pilier là où se trouve l’architecte
    .brief = pilier
effect-house-anywhere = une maison dans n’importe quelle ville
    .brief = maison n’importe où
effect-pillar-anywhere = un pilier dans n’importe quelle cathédrale
    .brief = pilier n’importe où
effect-merchant-anywhere = le marchand sur n’importe quelle case
    .brief = marchand n’importe où
effect-architect-anywhere = l’architecte sur n’importe quelle case
    .brief = architecte n’importe où
effect-king = 1 pas sur la piste du Roi
    .brief = piste du Roi +1
effect-town-step = 1 pas du marchand vers une ville adjacente
    .brief = pas vers une ville
effect-ap = +{ $amount } PA pour l’action du dé
    .brief = +{ $amount } PA
effect-colour = changement de couleur, les ressources du dé dans un type au choix
    .brief = changement de couleur
effect-building = les bonus d’un bâtiment
    .brief = bonus d’un bâtiment

## Ce que font les effets, et quand : pour les explications

effect-gain-about = Les ressources arrivent aussitôt et ne peuvent pas être refusées.
effect-gain-any-about = Vous choisissez librement chaque type, l’Or compris.
effect-vp-about = Les PV sont marqués aussitôt.
effect-action-about = Cette action a ses propres PA : ni les marqueurs PA bonus ni les assistants qui ajoutent des PA ne comptent pour elle.
effect-action-joker-about = Vous choisissez l’une des cinq actions.
effect-step-about = Cela ne coûte aucun PA ; vous pouvez faire moins de pas, ou aucun.
effect-house-about = Une maison de votre réserve va sur une case Maison libre de la ville où se trouve votre marchand, si vous n’y avez pas encore de maison. Cela ne coûte aucun PA.
effect-pillar-about = Un pilier de votre réserve va sur la cathédrale où se trouve votre architecte, si une case est libre et que vous n’y avez pas encore de pilier. Cela ne coûte aucun PA.
effect-map-about = Les parties du bonus se font dans l’ordre de votre choix, et l’on peut renoncer à chacune.
effect-house-anywhere-about = Une maison de votre réserve va dans n’importe quelle ville avec une case Maison libre où vous n’avez pas de maison.
effect-pillar-anywhere-about = Un pilier de votre réserve va sur n’importe quelle cathédrale avec une case Pilier libre où vous n’avez pas de pilier.
effect-merchant-anywhere-about = Votre marchand peut aller sur n’importe quelle case de la carte, routes comprises.
effect-architect-anywhere-about = Votre architecte peut aller sur n’importe quelle case de la carte, routes comprises.
effect-king-about = Vous pouvez avancer d’une case sur la piste du Roi.
effect-town-step-about = Votre marchand peut faire un pas sans PA.
effect-town-step-where = Ce pas part d’une ville et mène dans une ville adjacente : une case Route entre les deux fait obstacle.
effect-ap-about = Ils s’ajoutent à l’action de votre dé pendant ce tour : une fois le dé pris, et avec un dé Joker une fois l’action choisie. Ils ne comptent jamais pour une action donnée par un bonus.
effect-colour-about = Toutes les ressources d’un dé arrivent en un seul type de votre choix, l’Or compris ; leur nombre ne change pas.
effect-colour-when = Il s’annonce avant la prise du dé.
effect-building-about = Vous choisissez l’un de vos cinq premiers bâtiments ayant au moins un personnage. Le bonus de chacun de ses personnages arrive une fois, dans l’ordre de votre choix ; vous pouvez renoncer à chacun.

## Ce qui est perdu, faute de pouvoir servir : « renonce à ... ». de: « de l'action »

lost-action = l’action
    .de = de l’action
lost-king = le pas sur la piste du Roi
    .de = du pas sur la piste du Roi
lost-town-step = le pas vers une ville adjacente
    .de = du pas vers une ville adjacente
lost-house-anywhere = la maison
    .de = de la maison
lost-pillar-anywhere = le pilier
    .de = du pilier
lost-merchant-anywhere = le déplacement du marchand
    .de = du déplacement du marchand
lost-architect-anywhere = le déplacement de l’architecte
    .de = du déplacement de l’architecte
lost-building = les bonus d’un bâtiment
    .de = des bonus d’un bâtiment
lost-map = le bonus sur la carte
    .de = du bonus sur la carte
lost-gain-any = les ressources au choix
    .de = des ressources au choix
lost-gain = les ressources
    .de = des ressources
lost-vp = les PV
    .de = des PV
lost-ap = les PA supplémentaires
    .de = des PA supplémentaires
lost-colour = le changement de couleur
    .de = du changement de couleur du dé

## Tuiles (tous ces noms sont masculins). the, a : dans la phrase. de : après « de ». start : au début.
## colon : à la fin. bare : sans ce qui est imprimé. label : seul.

tile-contract = contrat ({ NAME($needs) } pour { NAME($gives) })
    .start = Le contrat ({ NAME($needs) } pour { NAME($gives) })
    .the = le contrat ({ NAME($needs) } pour { NAME($gives) })
    .a = un contrat ({ NAME($needs) } pour { NAME($gives) })
    .de = du contrat ({ NAME($needs) } pour { NAME($gives) })
    .colon = le contrat : { NAME($needs) } pour { NAME($gives) }
    .bare = le contrat
    .label = Contrat : { NAME($needs) } pour { NAME($gives) }
tile-crest = blason { NAME($family) }
    .start = Le blason { NAME($family) }
    .the = le blason { NAME($family) }
    .a = un blason { NAME($family) }
    .de = du blason { NAME($family) }
    .colon = le blason { NAME($family) }
    .bare = le blason { NAME($family) }
    .label = Blason : { NAME($family) }
tile-helper = assistant ({ NAME($gives) })
    .start = L’assistant ({ NAME($gives) })
    .the = l’assistant ({ NAME($gives) })
    .a = un assistant ({ NAME($gives) })
    .de = de l’assistant ({ NAME($gives) })
    .colon = l’assistant : { NAME($gives) }
    .bare = l’assistant
    .label = Assistant : { NAME($gives) }
tile-character = { NAME($action, form: "character") } ({ NAME($gives) })
    .start = Le { NAME($action, form: "character") } ({ NAME($gives) })
    .the = le { NAME($action, form: "character") } ({ NAME($gives) })
    .a = un { NAME($action, form: "character") } ({ NAME($gives) })
    .de = du { NAME($action, form: "character") } ({ NAME($gives) })
    .colon = le { NAME($action, form: "character") } : { NAME($gives) }
    .bare = le { NAME($action, form: "character") }
    .label = { NAME($action, form: "label-character") } : { NAME($gives) }

## Coûts de construction des cathédrales

cost = { some-stone } pour { $vp } PV et la tuile du dessus
cost-closed = indisponible pendant cette partie

## Foires : ce que paie une tuile. a : dans un lot.

fair-each = { $vp } PV par { NAME($counted) }
fair-sets = { $vp } PV par lot de { NAME($counted, form: "a") }
fair-king = { $vp } PV, puis les PV de sa case sur la piste du Roi
count-houses = maison
    .a = 1 maison
count-pillars = pilier
    .a = 1 pilier
count-contracts = contrat rempli
    .a = 1 contrat rempli
count-cathedrals = tuile Cathédrale
    .a = 1 tuile Cathédrale
count-crests = blason sous un bâtiment
    .a = 1 blason sous un bâtiment
count-upper__characters = personnage aux étages 2 et 3
    .a = 1 personnage aux étages 2 et 3
count-filled__buildings = bâtiment plein de personnages
    .a = 1 bâtiment plein de personnages
count-king = case de la piste du Roi
    .a = 1 case de la piste du Roi

## D'où viennent points et ressources : « 5 PV pour le contrat », « 2 Ors du dé ». title : en tête d'une question.

source-king-track = sa case sur la piste du Roi
    .de = de sa case sur la piste du Roi
    .title = Piste du Roi
    .label = piste du Roi
source-king-leader = la première place sur la piste du Roi
    .de = de la première place sur la piste du Roi
    .title = En tête de la piste du Roi
    .label = en tête de la piste du Roi
source-fair = la foire
    .de = de la foire
    .title = Foire
    .label = foire
source-contract = le contrat
    .de = du contrat
    .title = Récompense du contrat
    .label = récompense du contrat
source-contract-space = la case Contrat
    .de = de la case Contrat
    .title = Case Contrat
    .label = case Contrat
source-bot-fulfilled = avoir rempli un contrat
    .de = d’un contrat rempli
    .title = Contrat rempli
    .label = contrat rempli
source-cathedral = la cathédrale
    .de = de la cathédrale
    .title = Cathédrale
    .label = cathédrale
source-crest = le blason
    .de = du blason
    .title = Bonus du blason
    .label = bonus du blason
source-house-space = la case Maison
    .de = de la case Maison
    .title = Case Maison
    .label = case Maison
source-character = le personnage
    .de = du personnage
    .title = Bonus du personnage
    .label = bonus du personnage
source-helper = l’assistant
    .de = de l’assistant
    .title = Assistant
    .label = assistant
source-houses-pillars = les maisons multipliées par les piliers
    .de = des maisons multipliées par les piliers
    .title = Maisons × piliers
    .label = maisons × piliers
source-buildings = les bâtiments achevés
    .de = des bâtiments achevés
    .title = Bâtiments achevés
    .label = bâtiments achevés
source-leftovers = les ressources restantes
    .de = des ressources restantes
    .title = Ressources restantes
    .label = ressources restantes
source-die = le dé
    .de = du dé
    .title = Dé
    .label = dé
source-exchange = le premier échange
    .de = du premier échange
    .title = Premier échange
    .label = premier échange

## Phases d'une manche

phase-setup = Mise en place
phase-preparation = Préparation
phase-action = Phase d’Actions
phase-king = Phase du Roi
phase-fair = Phase de la Foire
phase-cleanup = Entretien
phase-over = Fin de la partie

## Éditions des règles

edition-living = règles vivantes anglaises
edition-first-printing = premier tirage anglais
edition-french = édition française
edition-korean = édition coréenne
edition-ukrainian = édition ukrainienne

## Ce qui diffère d’une édition à l’autre

edition-differs = Différences avec les règles vivantes anglaises :
differs-king-tile-once = La piste du Roi ne reçoit pas de nouvelle tuile Bonus.
differs-leader-nothing = Si aucune tuile ne se trouve près de la piste du Roi, le joueur en tête ne marque rien.
differs-leader-last = Si aucune tuile ne se trouve près de la piste du Roi, le joueur en tête ne marque qu’à la dernière manche.
differs-king-fair-late = La foire du Roi se décompte pendant la phase de la Foire, après le retour à 0 des marqueurs situés en dessous.
differs-characters-kept = Les personnages défaussés restent de côté jusqu’à ce que leur pile soit épuisée.
differs-bonus-reshuffled = Quand la pile des tuiles Bonus est épuisée, les tuiles défaussées sont mélangées pour former une nouvelle pile.
differs-used-return = Les assistants utilisés et les tuiles du Roi défaussées rejoignent la défausse des tuiles Bonus au lieu de quitter la partie.
differs-crests-stored = La foire des blasons compte aussi les blasons de l’Entrepôt.
differs-step-from-road = Le pas d’un contrat de Laine peut partir d’une route.
differs-step-anywhere = Le pas d’un contrat de Laine peut partir de partout et mener partout, routes comprises.
differs-contracts-storehouse = Un contrat peut être pris tant que l’Entrepôt a de la place, même sans case Contrat libre.
differs-colour-late = Un changement de couleur s’annonce après la prise du dé, avant l’arrivée de ses ressources.
