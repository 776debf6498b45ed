### Les coups permis, avec ce qu'ils coûtent et rapportent ; puis ce que le hasard peut révéler.

move-price =
    { $points ->
        [0] { "" }
       *[other] { " " }({ $points } PA)
    }

## Le dé

move-die =
    { $gold ->
        [0] Prendre un dé { NAME($die) } de valeur { $face } : { NAME($kind, $value, form: "counted") }, action { NAME($action) } avec { some-points }
       *[other] Prendre un dé { NAME($die) } de valeur { $face } changé en { $value } pour { some-gold } : { NAME($kind, $value, form: "counted") }, action { NAME($action) } avec { some-points }
    }
move-tile = Prendre { NAME($tile, form: "colon") }
move-leave =
    { $place ->
        [king] Défausser { NAME($tile, form: "colon") }
       *[wheel] Laisser { NAME($tile, form: "colon") }
    }
move-resources = Prendre { NAME($kind, $amount, form: "counted") } du dé

## Actions et bonus

move-architect = Déplacer l’architecte vers { NAME($space) }{ move-price }
move-merchant = Déplacer le marchand vers { NAME($space) }{ move-price }
move-house =
    { $number ->
        [0] Construire une maison à { NAME($town) }{ move-house-bonus }{ move-price }
       *[other] Construire une maison à { NAME($town) }, case { $number }{ move-house-bonus }{ move-price }
    }
move-house-bonus =
    { $bonuses ->
        [0] { "" }
       *[other] : { NAME($bonus) }
    }
move-pillar = Poser un pilier dans la cathédrale { NAME($cathedral, elide: "de") }{ move-price }
move-take = À { NAME($town) }, prendre { NAME($tile, form: "colon") }{ move-price }
move-character = Prendre { NAME($tile, form: "colon") }{ move-price }
move-discard = Défausser l’offre de personnages et en piocher { $amount } autres{ move-price }
move-place = Placer { NAME($tile, form: "bare") } à l’étage { $floor } du bâtiment { $building } : { NAME($gives) }{ move-price }
move-contract = Prendre { NAME($tile, form: "colon") }{ move-price }
move-exchange =
    { $first ->
        [yes] Échanger { NAME($given, 1, form: "counted") } contre { NAME($received, 1, form: "counted") } et 1 ressource au choix{ move-price }
       *[no] Échanger { NAME($given, 1, form: "counted") } contre { NAME($received, 1, form: "counted") }{ move-price }
    }
move-king = Avancer de la case { $from } à la case { $to } sur la piste du Roi{ move-price }
move-joker = Utiliser le Joker comme action { NAME($action) } avec { some-points }
move-gain = Prendre { NAME($kind, 1, form: "counted") }
move-building = Choisir le bâtiment { $building } et ses { NAME($action, form: "characters") }
move-bonus = Recevoir le bonus de l’étage { $floor }, { NAME($tile, form: "colon") }

## Tâches

move-buy = Acheter { NAME($kind, 1, form: "counted") } pour { some-gold }
move-cathedral = Payer { some-stone } à la cathédrale { NAME($cathedral, elide: "de") } pour { $vp } PV
move-fulfil = Remplir un contrat avec { NAME($paid) } pour { NAME($gives) }
move-crest = Placer le blason { NAME($family) } sous le bâtiment { $building } pour { some-food } : { NAME($gives) }
move-helper = Utiliser { NAME($tile, form: "colon") }
move-colour = Utiliser l’assistant : le dé donne { NAME($kind, form: "some") }

## La fin

move-done =
    { $points ->
        [0] Renoncer au reste du bonus
       *[other] Renoncer au reste du bonus ({ some-points })
    }
move-end =
    { $points ->
        [0] Terminer le tour
       *[other] Terminer le tour en renonçant à { some-points }
    }

## Ce que le hasard peut révéler

move-deal-wheel = { $value } à la première place de la roue
move-deal-action = Action { NAME($action) }
move-deal-bonus = { NAME($tile, form: "label") }
move-deal-contract = { NAME($tile, form: "label") }
move-deal-character = { NAME($tile, form: "label") }
move-deal-cost = { NAME($cost) }
move-deal-town = { NAME($town) }
move-deal-fair = { NAME($fair) }
move-deal-first = { SEAT($seat, form: "start") } joue en premier
move-roll = dé { NAME($colour) } de valeur { $value }
move-corruption = corruption { $spaces }
move-deal-challenge = { NAME($challenge) }
move-deal-bot-town = { NAME($town) }
move-roll-bot = { $value }
move-pick = { NAME($options) }
