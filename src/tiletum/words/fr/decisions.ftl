### Ce qui est demandé maintenant. later : la même question, en attente qu'une autre soit réglée.

decision-nested = { $now } Ensuite : { NAME($later, form: "later") }.

## Joueurs

decision-die = { SEAT($seat) } : prenez un dé.
    .later = le dé
decision-tile = { SEAT($seat) } : prenez ou laissez { NAME($tile, form: "the") }.
    .later = la tuile Bonus
decision-resources = { SEAT($seat) } : { NAME($kind, $amount, form: "counted") } du dé, ou un autre type grâce à un assistant.
    .later = les ressources du dé
decision-action = { SEAT($seat) } : action { NAME($action) }, { decision-points-left }.
    .later = action { NAME($action) } ({ decision-points-left })
decision-points = { SEAT($seat) } ({ NAME($source, form: "label") }) : action { NAME($action) }, { decision-points-left }.
    .later = action { NAME($action) } ({ decision-points-left })
decision-points-left =
    { $points ->
        [0] plus de PA
        [one] encore { $points } PA
       *[other] encore { $points } PA
    }
decision-any =
    { $amount ->
        [one] { SEAT($seat) } ({ NAME($source, form: "label") }) : choisissez { $amount } ressource.
       *[other] { SEAT($seat) } ({ NAME($source, form: "label") }) : choisissez { $amount } ressources, une à la fois.
    }
    .later = les ressources au choix
decision-map = { SEAT($seat) } (bonus sur la carte) : { NAME($rest) }, dans l’ordre de votre choix.
    .later = { NAME($rest) }
decision-house = { SEAT($seat) } : construisez une maison dans n’importe quelle ville.
    .later = une maison dans n’importe quelle ville
decision-pillar = { SEAT($seat) } : posez un pilier dans n’importe quelle cathédrale.
    .later = un pilier dans n’importe quelle cathédrale
decision-merchant = { SEAT($seat) } : déplacez le marchand sur n’importe quelle case.
    .later = le marchand sur n’importe quelle case
decision-architect = { SEAT($seat) } : déplacez l’architecte sur n’importe quelle case.
    .later = l’architecte sur n’importe quelle case
decision-townstep = { SEAT($seat) } : déplacez le marchand d’un pas.
    .later = un pas du marchand
decision-kingstep = { SEAT($seat) } : avancez d’une case sur la piste du Roi.
    .later = un pas sur la piste du Roi
decision-building = { SEAT($seat) } ({ NAME($source, form: "label") }) : choisissez un bâtiment pour ses bonus.
    .later = les bonus d’un bâtiment
decision-bonuses = { SEAT($seat) } ({ NAME($source, form: "label") }) : choisissez un bonus du bâtiment { $building }.
    .later = les autres bonus du bâtiment { $building }
decision-kingtile = { SEAT($seat) } (en tête de la piste du Roi) : prenez ou défaussez { NAME($tile, form: "the") }.
    .later = la tuile de la piste du Roi

## Le hasard, et la fin

decision-deal-wheel = Tournez la roue.
decision-deal-action = Piochez la tuile Action pour la place { $number } de la roue.
decision-deal-bonus = Piochez la tuile Bonus ({ NAME($place, form: "label") }).
decision-deal-contract = Piochez une tuile pour l’offre de contrats.
decision-deal-character = Piochez une tuile pour l’offre de personnages.
decision-deal-cost = Piochez la tuile Coût de Construction de la cathédrale { NAME($cathedral, elide: "de") }.
decision-deal-town = Piochez la ville de la foire { $number }.
decision-deal-fair = Piochez la tuile de la foire { $number }.
decision-deal-first = Tirez au sort qui joue en premier.
decision-roll = Piochez un dé dans le sac et lancez-le.
decision-corruption = Révélez un jeton Corruption.
decision-deal-challenge = Piochez un défi.
decision-deal-bot-town = Piochez la ville où commence le marchand du Cardinalbot.
decision-roll-bot = Lancez le dé du Cardinalbot.
decision-pick = Les règles du Cardinalbot laissent { $count } options : que le hasard en choisisse une.
decision-over = La partie est terminée.
