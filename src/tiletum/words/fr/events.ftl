### Le journal : un message par événement, au présent. SEAT(..., form: "start") commence la phrase, form: "mid" est dedans.

## Mise en place

event-wheel =
    { $laid ->
        [no] La roue est prête : sa première place prend les dés de valeur { $value }.
       *[yes] La roue est prête. Valeurs des dés de chaque action : { NAME($sections) }.
    }
wheel-section = { NAME($action) } { $value }
event-action-tile = La place { $number } de la roue reçoit l’action { NAME($action) }, qui prend les dés de valeur { $value }.
event-bonus-drawn = Nouvelle tuile Bonus ({ NAME($place, form: "label") }) : { NAME($tile) }.
event-contract-drawn = Nouveau dans l’offre de contrats : { NAME($tile) }.
event-character-drawn = Nouveau dans l’offre de personnages : { NAME($tile) }.
event-cost-drawn =
    { $available ->
        [yes] Cathédrale { NAME($cathedral, elide: "de") } : { NAME($cost) } ; ses tuiles, du haut vers le bas : { NAME($tiles) }.
       *[no] Cathédrale { NAME($cathedral, elide: "de") } : { NAME($cost) }.
    }
event-fair-town = La foire de la manche { $number } aura lieu à { NAME($space) }.
event-fair-tile = Foire de la manche { $number } : { NAME($fair) }.
event-first-player = { SEAT($seat, form: "start") } joue en premier.

## Manches et tours

event-round = La manche { $round } commence.
event-roll = Un dé { NAME($colour) } affiche { $value }.
event-corruption =
    { $spaces ->
        [0] Le jeton Corruption vaut 0 : personne ne bouge sur la piste du Roi.
        [one] Le jeton Corruption vaut { $spaces } : tout le monde recule de { $spaces } case sur la piste du Roi.
       *[other] Le jeton Corruption vaut { $spaces } : tout le monde recule de { $spaces } cases sur la piste du Roi.
    }
event-king-move =
    { $moved ->
        [no] { SEAT($seat, form: "start") } reste sur la case { $to } de la piste du Roi.
       *[yes] { SEAT($seat, form: "start") } recule de la case { $from } à la case { $to } sur la piste du Roi.
    }
event-king-advance = { SEAT($seat, form: "start") } avance de la case { $from } à la case { $to } sur la piste du Roi.
event-king-reset = { SEAT($seat, form: "start") } passe de la case { $from } à la case { $to } sur la piste du Roi.
event-turn = { SEAT($seat, form: "start") } commence son tour.
event-die =
    { $gold ->
        [0] { SEAT($seat, form: "start") } prend un dé { NAME($die) } de valeur { $face }.
       *[other] { SEAT($seat, form: "start") } prend un dé { NAME($die) } de valeur { $face } et le change en { $value } pour { some-gold }.
    }
event-action = { SEAT($seat, form: "start") } dispose de { some-points } pour l’action { NAME($action) }.
event-take-tile =
    { $points ->
        [0] { SEAT($seat, form: "start") } prend { NAME($tile, form: "the") } { NAME($place, form: "from") }.
       *[other] { SEAT($seat, form: "start") } prend { NAME($tile, form: "the") } { NAME($place, form: "from") } pour { some-points }.
    }
event-gain = { SEAT($seat, form: "start") } reçoit { NAME($kind, $amount, form: "counted") } { NAME($source, form: "de") }.
event-score =
    { $change ->
        [gain] { SEAT($seat, form: "start") } gagne { $points } PV pour { NAME($source) } (total : { $total }).
        [loss] { SEAT($seat, form: "start") } perd { $points } PV pour { NAME($source) } (total : { $total }).
       *[none] { SEAT($seat, form: "start") } n’a pas de PV à perdre pour { NAME($source) }.
    }
event-points-lost = { SEAT($seat, form: "start") } renonce à { some-points }.
event-end-turn = { SEAT($seat, form: "start") } termine son tour.

## Actions

event-architect = { SEAT($seat, form: "start") } déplace son architecte { NAME($from, elide: "de") } jusqu’à { NAME($to) }.
event-pillar = { SEAT($seat, form: "start") } pose un pilier dans la cathédrale { NAME($cathedral, elide: "de") }.
event-merchant =
    { $way ->
        [relocation] { SEAT($seat, form: "start") } repositionne son marchand { NAME($from, elide: "de") } à { NAME($to) }.
       *[reach] { SEAT($seat, form: "start") } déplace son marchand { NAME($from, elide: "de") } jusqu’à { NAME($to) }.
    }
event-house =
    { $number ->
        [0] { SEAT($seat, form: "start") } construit une maison à { NAME($house) }.
       *[other] { SEAT($seat, form: "start") } construit une maison à { NAME($house) }, case { $number }.
    }
event-discard-offer = { SEAT($seat, form: "start") } défausse toute l’offre de personnages.
event-mix-characters = Les personnages défaussés sont mélangés à la pile.
event-place =
    { $board ->
        [bot] { SEAT($seat, form: "start") } place { NAME($tile, form: "the") } dans la pièce { $floor ->
            [2] supérieure
           *[other] inférieure
        } de la colonne { $building }.
       *[player] { SEAT($seat, form: "start") } place { NAME($tile, form: "the") } à l’étage { $floor } du bâtiment { $building }.
    }
event-roof-house = { SEAT($seat, form: "start") } a rempli le bâtiment { $building } : la maison du toit rejoint sa réserve.
event-complete =
    { $board ->
        [bot] La colonne { $building } a deux personnages et un blason : { SEAT($seat, form: "mid") } pose son marqueur +{ $points } sur l’action { NAME($action) }.
       *[player] { event-complete-building }
    }
event-complete-building =
    { $points ->
        [0] { SEAT($seat, form: "start") } achève le bâtiment { $building }.
       *[other] { SEAT($seat, form: "start") } achève le bâtiment { $building } : désormais +{ $points } PA avec chaque dé de l’action { NAME($action) }.
    }
event-more-points = { SEAT($seat, form: "start") } a { $points } PA de plus pour l’action du dé.
event-exchange = { SEAT($seat, form: "start") } échange { NAME($given, 1, form: "counted") } contre { NAME($received, 1, form: "counted") }.
event-joker = { SEAT($seat, form: "start") } utilise son Joker comme action { NAME($action) }.

## Tâches et effets

event-buy = { SEAT($seat, form: "start") } achète { NAME($kind, 1, form: "counted") } pour { some-gold }.
event-cathedral =
    { $board ->
        [bot] { SEAT($seat, form: "start") } contribue à la cathédrale { NAME($cathedral, elide: "de") } et prend sa tuile à { $value } PV.
       *[player] { SEAT($seat, form: "start") } paie { some-stone } pour la cathédrale { NAME($cathedral, elide: "de") } et prend sa tuile à { $value } PV.
    }
event-fulfil = { SEAT($seat, form: "start") } paie { NAME($paid) } et remplit { NAME($tile, form: "the") }.
event-contract-pillar = { SEAT($seat, form: "start") } ajoute à sa réserve le pilier de la case Contrat { $space }.
event-crest = { SEAT($seat, form: "start") } paie { some-food } et place le blason { NAME($family) } sous le bâtiment { $building }.
some-food =
    { $food ->
        [one] { $food } Nourriture
       *[other] { $food } Nourritures
    }
event-helper = { SEAT($seat, form: "start") } utilise { NAME($tile, form: "the") }.
event-colour = { SEAT($seat, form: "start") } utilise un assistant : le dé donne { NAME($kind, form: "some") }.
event-bonus-action = { SEAT($seat, form: "start") } obtient une action { NAME($action) } avec { some-points }.
event-bonus-lost = { SEAT($seat, form: "start") } ne peut pas profiter { NAME($effect, form: "de") } maintenant et s’en passe.
event-building-bonuses = { SEAT($seat, form: "start") } choisit les bonus du bâtiment { $building }.
event-bonus = { SEAT($seat, form: "start") } reçoit le bonus { NAME($tile, form: "de") }.
event-declined = { SEAT($seat, form: "start") } renonce au reste du bonus.

## Les autres phases

event-king-phase = La phase du Roi commence.
event-king-tile-discarded =
    { $why ->
        [choice] { SEAT($seat, form: "start") } défausse { NAME($tile, form: "the") } de la piste du Roi.
        [no-room] { SEAT($seat, form: "start") } n’a plus de place dans son Entrepôt : { NAME($tile, form: "the") } de la piste du Roi est défaussé.
       *[not-allowed] { SEAT($seat, form: "start") } n’a pas le droit de prendre { NAME($tile, form: "the") } de la piste du Roi, qui est défaussé.
    }
event-turn-order = Nouvel ordre du tour, place { $position } : { SEAT($seat) }.
event-fair = Foire à { NAME($space) } : { NAME($fair) }, dont { $board } PV du plateau.
event-fair-score =
    { $times ->
        [0] { SEAT($seat, form: "start") } participe à la foire, mais n’y marque rien.
        [1] { SEAT($seat, form: "start") } participe à la foire : { $worth } PV, une fois.
       *[other] { SEAT($seat, form: "start") } participe à la foire : { $worth } PV, { $times } fois.
    }
event-king-fair-score = { SEAT($seat, form: "start") } participe à la foire du Roi : { $board } PV du plateau, { $printed } PV de la tuile, puis les PV de sa case sur la piste du Roi.
event-cleanup = Entretien de fin de manche.
event-wheel-turned = Les dés retournent dans le sac et la roue tourne d’un cran : la valeur de dé de chaque action baisse de 1, et l’action qui avait 1 reçoit 6.
event-reshuffle-bonus = Les tuiles Bonus défaussées forment une nouvelle pile.
event-final-scoring = Le décompte final commence.
event-houses-and-pillars = { SEAT($seat, form: "start") } a { some-houses } et { some-pillars } sur la carte.
event-leftovers =
    { $left ->
        [one] { SEAT($seat, form: "start") } a encore { $left } ressource ; chaque lot de { $each } vaut 1 PV.
       *[other] { SEAT($seat, form: "start") } a encore { $left } ressources ; chaque lot de { $each } vaut 1 PV.
    }
event-winner = { SEAT($seat, form: "start") } gagne la partie.
some-houses =
    { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    }
some-pillars =
    { $pillars ->
        [one] { $pillars } pilier
       *[other] { $pillars } piliers
    }
