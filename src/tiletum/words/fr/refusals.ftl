### Pourquoi un coup est refusé : ce qui l'empêche, et ce qui aiderait.

## Ce que la partie attend

waiting-for-decision =
    { $decision ->
        [die] prenez d’abord un dé de la roue
        [tile] prenez ou laissez d’abord la tuile Bonus de l’action de votre dé
        [resources] prenez d’abord les ressources de votre dé, ou choisissez un autre type avec votre assistant
        [action] vous en êtes à l’action de votre dé ; dépensez ses PA, accomplissez des tâches ou terminez votre tour
        [points] une action obtenue par un bonus est en cours ; dépensez ses PA ou renoncez au reste
        [any] choisissez d’abord les ressources que vous recevez
        [map] utilisez d’abord les pas et les constructions de votre bonus, ou renoncez au reste
        [house] construisez d’abord la maison du bonus de votre blason, ou renoncez-y
        [pillar] posez d’abord le pilier du bonus de votre blason, ou renoncez-y
        [merchant] déplacez d’abord votre marchand sur n’importe quelle case, ou renoncez à ce bonus
        [architect] déplacez d’abord votre architecte sur n’importe quelle case, ou renoncez à ce bonus
        [townstep] faites d’abord le pas de marchand de votre contrat, ou renoncez-y
        [kingstep] avancez d’abord d’une case sur la piste du Roi, ou renoncez-y
        [building] choisissez d’abord le bâtiment dont vous voulez les bonus, ou renoncez-y
        [bonuses] recevez d’abord les bonus du bâtiment choisi, ou renoncez au reste
       *[kingtile] prenez ou défaussez d’abord la tuile Bonus de la piste du Roi
    }
waiting-for-outcome =
    { $decision ->
        [deal-wheel] la position de départ de la roue
        [deal-action] la prochaine tuile Action autour de la roue
        [deal-bonus] une nouvelle tuile Bonus
        [deal-contract] une nouvelle tuile pour l’offre de contrats
        [deal-character] une nouvelle tuile pour l’offre de personnages
        [deal-cost] la tuile Coût de Construction de la prochaine cathédrale
        [deal-town] la ville de la prochaine foire
        [deal-fair] la tuile de la prochaine foire
        [deal-first] qui joue en premier
        [roll] le prochain dé du sac
        [deal-challenge] le prochain défi
        [deal-bot-town] la ville où commence le marchand du Cardinalbot
        [roll-bot] le prochain dé du Cardinalbot
        [pick] l’option que prend le Cardinalbot parmi plusieurs
       *[corruption] le jeton Corruption de ce tour de table
    }

## Partie finie, hasard, ou autre décision

refused-game-over = La partie est terminée : on ne peut plus rien jouer.
refused-chance-asked = Personne ne peut encore jouer, car il faut d’abord révéler ceci : { waiting-for-outcome }.
refused-outcome-unasked = Il n’y a rien à piocher ni à lancer maintenant : { waiting-for-decision }.
refused-other-outcome = C’est autre chose qui est révélé maintenant : { waiting-for-outcome }.
refused-not-offered = Pas maintenant : { waiting-for-decision }.
refused-not-now = Ce n’est pas possible en ce moment ; la liste des coups montre ce qui l’est.
refused-task-outside-turn = Les tâches s’accomplissent pendant votre tour, et la phase du Roi n’est le tour de personne.
refused-task-in-choice = Les tâches doivent attendre que ce choix soit fait : { waiting-for-decision }.
refused-die-taken = Vous avez déjà pris votre dé pour ce tour.
refused-tile-past = La tuile Bonus de l’action de votre dé se décide juste après la prise du dé ; il n’y a plus rien à décider.
refused-resources-came = Les ressources de votre dé arrivent d’elles-mêmes, et celles de ce tour sont déjà là.
refused-gain-declined =
    { $count ->
        [one] Cette ressource ne se refuse pas : choisissez son type.
       *[other] Ces { $count } ressources ne se refusent pas : choisissez leurs types.
    }
refused-take-without-points = Une tuile Bonus de la carte coûte 1 PA d’une action Marchand ou Architecte, et votre bonus ne permet que de se déplacer ou de construire.

## Points d'action

refused-joker-unnamed = Choisissez d’abord l’action de votre Joker ; vous pourrez alors dépenser ses PA.
refused-joker-named = Vous avez déjà choisi l’action { NAME($action) } pour votre Joker.
refused-not-a-joker = Seul un Joker permet de choisir une action, et la vôtre est l’action { NAME($action) }.
refused-inner-action = Terminez l’action { NAME($action) } de votre bonus ou renoncez au reste ; vous reprendrez ensuite l’action { NAME($needed) }.
refused-other-action = Il faut pour cela 1 PA d’une action { NAME($needed) }, et la vôtre est l’action { NAME($action) }.
refused-take-other-action = Il faut pour cela 1 PA d’une action Marchand ou Architecte, et la vôtre est l’action { NAME($action) }.
refused-no-points = Votre action { NAME($action) } n’a plus de PA ; vous pouvez encore accomplir des tâches ou terminer votre tour.
refused-few-points = Cela coûte { $need } PA de votre action { NAME($action) }, et il vous en reste { $have }.

## Le dé

refused-no-such-die = Il n’y a pas de dé { NAME($colour) } de valeur { $value } sur la roue.
refused-gold-for-die = Un tel changement du dé coûte { $need } Ors, et vous en avez { $have }.

## Prendre des tuiles

refused-crest-owned = Vous avez déjà { NAME($tile, form: "the") }, et personne ne peut avoir deux fois le blason d’une famille.
refused-contracts-done = Vos { $spaces } cases Contrat sont occupées : vous ne pouvez pas prendre { NAME($tile, form: "the") }.
refused-storehouse-full = Votre Entrepôt n’a pas de place pour { NAME($tile, form: "the") } ; libérez-en une en remplissant, plaçant ou utilisant une de vos tuiles.

## Sur la carte

refused-not-in-bonus =
    { $part ->
        [architect] Votre bonus n’a plus de pas pour l’architecte.
        [merchant] Votre bonus n’a plus de pas pour le marchand.
        [house] Votre bonus n’a plus de maison à construire.
       *[pillar] Votre bonus n’a plus de pilier à poser.
    }
refused-already-there =
    { $piece ->
        [architect] Votre architecte est déjà sur cette case ({ NAME($space) }) ; choisissez-en une autre.
       *[merchant] Votre marchand est déjà sur cette case ({ NAME($space) }) ; choisissez-en une autre.
    }
refused-not-adjacent =
    { $piece ->
        [architect] Votre architecte ne peut pas aller { NAME($from, elide: "de") } vers { NAME($to) } en un seul pas.
       *[merchant] Votre marchand ne peut pas aller { NAME($from, elide: "de") } vers { NAME($to) } en un seul pas.
    }
refused-step-from-road = Ce pas doit partir d’une ville, et votre marchand est sur { NAME($space) }.
refused-step-to-road = Ce pas doit mener dans une ville, pas sur { NAME($space) }.
refused-elsewhere =
    { $piece ->
        [architect] Pour cela, votre architecte doit se trouver à { NAME($town) } (case actuelle : { NAME($space) }).
       *[merchant] Pour cela, votre marchand doit se trouver à { NAME($town) } (case actuelle : { NAME($space) }).
    }
refused-house-space-unused = À { NAME($town) }, la case Maison { $number } ne sert qu’à { $players } joueurs ou plus.
refused-own-house = Vous avez déjà une maison à { NAME($town) }, et une seule est permise par ville.
refused-house-space-taken = À { NAME($town) }, la case Maison { $number } est déjà prise ({ SEAT($seat) }).
refused-no-house = Vous n’avez pas de maison dans votre réserve ; remplissez un bâtiment de personnages pour libérer celle de son toit.
refused-cathedral-unavailable = La cathédrale { NAME($town, elide: "de") } est indisponible pendant cette partie.
refused-own-pillar = Vous avez déjà un pilier à { NAME($town) }, et un seul est permis par cathédrale.
refused-pillar-spaces-taken =
    { $spaces ->
        [one] La seule case Pilier { NAME($town, elide: "de") } est occupée.
       *[other] Les { $spaces } cases Pilier { NAME($town, elide: "de") } sont toutes occupées.
    }
refused-no-pillar = Vous n’avez pas de pilier dans votre réserve ; remplissez un contrat pour libérer celui de sa case.
refused-bonus-space-unused = La case Bonus { NAME($town, elide: "de") } ne sert qu’à { $players } joueurs ou plus.
refused-map-tile-gone = La tuile Bonus { NAME($town, elide: "de") } a été prise, et il n’en viendra pas d’autre.

## Personnages

refused-not-in-offer = { NAME($tile, form: "start") } n’est pas dans l’offre de personnages.
refused-offer-empty = L’offre n’a plus de personnages à défausser.
refused-not-held = { NAME($tile, form: "start") } n’est pas dans votre Entrepôt.
refused-home-full = { NAME($tile, form: "start") } ne pourra jamais être placé, car le bâtiment { $building }, celui de son type, est plein.
refused-home-elsewhere = Vos personnages de type { NAME($action) } sont dans le bâtiment { $building } ; les suivants ne peuvent aller que là.
refused-other-kind = Le bâtiment { $building } est celui de vos personnages de type { NAME($action) } et n’en accueille pas d’autres.
refused-room-taken = L’étage { $floor } du bâtiment { $building } est occupé par { NAME($tile, form: "the") }.

## Contrats et piste du Roi

refused-slot-empty = La case { $slot } de l’offre de contrats est vide ; de nouvelles tuiles n’arrivent qu’à la fin d’un tour.
refused-nothing-to-exchange = Vous n’avez pas { NAME($kind, elide: "de") } à échanger.
refused-king-at-top = Vous êtes à { $value } sur la piste du Roi, et elle ne va pas plus haut.

## Choix dus à des bonus

refused-gain-order = Choisissez les ressources dans l’ordre de la liste : { NAME($kind, form: "the") } ne peut pas venir après { NAME($least, form: "the") }.
refused-building-empty = Le bâtiment { $building } n’a pas de personnages, donc pas de bonus.
refused-floor-missing =
    { $rooms ->
        [one] Le bâtiment { $building } n’a pas d’étage { $floor }, mais une seule pièce.
       *[other] Le bâtiment { $building } n’a pas d’étage { $floor }, mais seulement { $rooms } étages.
    }
refused-floor-empty = L’étage { $floor } du bâtiment { $building } est vide, donc sans bonus.
refused-bonus-gone = Le bonus de l’étage { $floor } du bâtiment { $building } n’est plus disponible : chaque personnage présent quand vous avez choisi le bâtiment le donne une seule fois.

## Tâches

refused-gold-to-buy = Acheter { NAME($kind, form: "some") } coûte { $need } Ors, et vous en avez { $have }.
refused-pillar-missing = Posez d’abord un pilier à { NAME($town) } ; sans lui, vous ne pouvez pas contribuer à sa cathédrale.
refused-contributed = Vous avez déjà contribué à la cathédrale { NAME($town, elide: "de") }, et on ne le peut qu’une fois.
refused-cathedral-built = La cathédrale { NAME($town, elide: "de") } n’a plus de tuile.
refused-stone = La cathédrale { NAME($town, elide: "de") } coûte { $need ->
        [one] { $need } Pierre
       *[other] { $need } Pierres
    }, et vous en avez { $have }.
refused-no-contract-space = Vos { $spaces } cases Contrat sont occupées : vous ne pouvez pas remplir { NAME($tile, form: "the") }.
refused-resources = Pour remplir ce contrat, il vous manque { NAME($missing) }.
refused-crest-placed = Vous avez déjà placé { NAME($tile, form: "the") } sous le bâtiment { $building }.
refused-has-crest = Le bâtiment { $building } a déjà { NAME($tile, form: "the") } ; choisissez un autre bâtiment.
refused-food = Un blason sous le bâtiment { $building } coûte { $need ->
        [one] { $need } Nourriture
       *[other] { $need } Nourritures
    }, et vous en avez { $have }.
refused-helper-in-use = Vous êtes en train d’utiliser { NAME($tile, form: "the") }.
refused-points-without-die = Prenez d’abord un dé ; { NAME($tile, form: "the") } renforce son action.
refused-points-before-naming = Choisissez d’abord l’action de votre Joker ; { NAME($tile, form: "the") } renforcera celle-là.
refused-colour-named = Les ressources de votre dé sont déjà changées en { NAME($kind) }, et cela n’est possible qu’une fois par dé.
refused-colour-with-die = Utilisez { NAME($tile, form: "the") } au moment de prendre un dé : { waiting-for-decision }.
refused-colour-with-resources = Utilisez { NAME($tile, form: "the") } juste avant de recevoir les ressources de votre dé : { waiting-for-decision }.
refused-colour-too-late = Il est trop tard pour utiliser { NAME($tile, form: "the") } ce tour-ci ; gardez-le pour un autre.

## Résultats impossibles

refused-action-placed = L’action { NAME($action) } a déjà sa place autour de la roue.
refused-tile-left-out = { NAME($tile, form: "start") } n’est pas utilisé à { $players } joueurs.
refused-not-in-pile = { NAME($tile, form: "start") } n’est plus dans la pile.
refused-cost-drawn = Cette tuile Coût de Construction est déjà à la cathédrale { NAME($town, elide: "de") }.
refused-town-drawn = La foire { NAME($town, elide: "de") } est déjà celle de la manche { $round }.
refused-fair-drawn = Cette tuile Foire est déjà celle de la manche { $round }.
refused-no-such-seat = Il n’y a que { $players } joueurs.
refused-not-in-bag = Le sac n’a plus de dé { NAME($colour) }.
refused-token-gone = Tous les jetons Corruption de valeur { $value } ont déjà été révélés pendant cette manche.
refused-challenge-in-play = Le défi « { NAME($challenge) } » est déjà en jeu.
refused-bot-town-is-fair = La foire de la manche { $round } a lieu à { NAME($town) } : le marchand du Cardinalbot ne peut pas y commencer.
refused-pick =
    { $count ->
        [one] Il n’y a que { $count } option.
       *[other] Il n’y a que { $count } options.
    }
