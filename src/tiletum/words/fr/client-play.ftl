### Le client pour navigateur : jouer et suivre.

## La page de la table

ui-play-heading = La table
ui-play-title = Tiletum
ui-play-title-mine = ● À vous de jouer – Tiletum
ui-play-notified = À vous de jouer.
ui-play-home = Toutes les tables
ui-play-order = Joueurs dans l’ordre du tour
ui-play-round = Manche { $round }/4
ui-play-turn = tour { $turn }
ui-play-seat = { $asked ->
        [yes] { SEAT($seat) } : { $score } PV, décide maintenant. Voir le plateau
       *[no] { SEAT($seat) } : { $score } PV. Voir le plateau
    }
ui-play-you = vous
ui-play-now = décide
ui-play-menus = Menus
ui-play-log = Journal
ui-play-score = Score
ui-play-chat = Discussion
ui-play-others = Autres
ui-play-rules = Règles
ui-play-settings = Réglages
ui-play-menu = Menu de la table
ui-play-panels = Parties de la table
ui-play-panel-map = Carte et offres
ui-play-panel-wheel = Roue et pistes
ui-play-panel-mine = Mon plateau
ui-play-panel-side = Autres et journal
ui-play-your-board = Votre plateau, { SEAT($seat) }
ui-play-board-of = Plateau : { SEAT($seat) }
ui-play-full-board-of = { SEAT($seat) } : le plateau entier
ui-play-resigned = a abandonné
ui-play-bot = joué par un robot
ui-play-about-resigned = A abandonné la partie ; un robot joue jusqu’à la fin.
ui-play-about-bot = Un robot joue à la place de cette personne.
ui-play-won = La partie est terminée : { SEAT($seat, form: "mid") } gagne.
ui-play-gave-up = { SEAT($seat, form: "start") } abandonne la partie.
ui-play-gave-up-on = { $count ->
        [one] Partie abandonnée par { NAME($gone, form: "mid") } ; un robot joue à la place.
       *[other] Partie abandonnée par { NAME($gone, form: "mid") } ; des robots jouent à la place.
    }
ui-play-gave-up-won = { $count ->
        [one] Partie abandonnée par { NAME($gone, form: "mid") } : { SEAT($seat, form: "mid") } gagne
       *[other] Partie abandonnée par tous les autres : { SEAT($seat, form: "mid") } gagne
    }
ui-play-show-end = Scores et revanche
ui-play-watching = Vous regardez.
ui-play-watching-turn = Vous regardez. { SEAT($seat, form: "start") } joue.
ui-play-strip = Ce que vous avez
ui-play-strip-points = { $points } PA
ui-play-clock = Encore { $left } pour ce tour
ui-play-clock-paused = La pendule est arrêtée à { $left }
ui-play-connection-connecting = Connexion…
ui-play-connection-online = En ligne
ui-play-connection-lost = Reconnexion…
ui-play-connection-refused = Hors ligne
ui-play-lost = La connexion est perdue. Nouvel essai automatique ; rien de ce que vous avez fait n’est perdu.
ui-play-lid = Voir les coups
ui-play-tile-there = Tuile Bonus à cet endroit : { NAME($tile) }

## La barre de décision

ui-play-bar = Ce que vous pouvez faire maintenant
ui-play-then = Ensuite : { NAME($later, form: "later") }.
ui-play-thinking = { SEAT($seat, form: "start") } réfléchit…
ui-play-their-turn = { SEAT($seat, form: "start") } joue.
ui-play-waiting = Un instant…
ui-play-busy = Envoi…
ui-play-would = Cela apporterait :
ui-play-choose = Au choix
ui-play-back = Retour
ui-play-more-below = Encore { $count }
ui-play-close = Fermer
ui-play-cancel = Non
ui-play-yes = Le faire quand même
ui-play-understood = D’accord
ui-play-undo = Annuler
ui-play-restart = Recommencer
ui-play-undo-limit = { $moves ->
        [0] { $reason ->
            [revealed] Rien ne peut être annulé : quelque chose a été révélé.
            [other-seat] Rien ne peut être annulé : quelqu’un d’autre a décidé.
           *[start] Rien à annuler pour l’instant.
        }
        [one] { $moves } décision peut être annulée{ ui-play-undo-reason }
       *[other] { $moves } décisions peuvent être annulées{ ui-play-undo-reason }
    }
ui-play-undo-reason = { $reason ->
        [revealed] ; avant cela, quelque chose a été révélé.
        [other-seat] ; avant cela, quelqu’un d’autre a décidé.
       *[start] .
    }
ui-play-hint = Conseil
ui-play-type = Taper
ui-play-play = Jouer
ui-play-move-box = Un coup sous forme de texte
ui-play-end-title = Terminer le tour ?
ui-play-end-do = Terminer le tour

ui-play-die = { NAME($kind, $value, form: "counted") }
ui-play-die-action = { NAME($action) } · { $points } PA
ui-play-walk = { NAME($space) }{ move-price }

ui-play-all-merchant = Déplacer le marchand
ui-play-all-architect = Déplacer l’architecte
ui-play-all-house = Construire une maison
ui-play-all-pillar = Poser un pilier
ui-play-all-take = Prendre une tuile Bonus
ui-play-all-character = Prendre un personnage
ui-play-all-place = Placer un personnage dans un bâtiment
ui-play-all-contract = Prendre une tuile de l’offre de contrats
ui-play-all-exchange = Échanger des ressources
ui-play-all-joker = Choisir l’action du Joker
ui-play-all-gain = Prendre une ressource
ui-play-all-building = Choisir un bâtiment
ui-play-all-bonus = Recevoir un bonus
ui-play-all-buy = Acheter avec de l’Or
ui-play-all-cathedral = Contribuer à une cathédrale
ui-play-all-fulfil = Remplir un contrat
ui-play-all-crest = Placer un blason
ui-play-all-helper = Utiliser un assistant
ui-play-all-colour = Utiliser l’assistant : changement de couleur
ui-play-all-task = Toutes les tâches

ui-play-step-exchange = Donner { NAME($given, 1, form: "counted") } contre…
ui-play-step-place = Placer { NAME($tile, form: "colon") }
ui-play-step-crest = Placer le blason { NAME($family) }
ui-play-step-fulfil = Remplir { NAME($tile, form: "colon") }

## À quoi servent coups et boutons, en une phrase

ui-play-about-die = À votre tour, vous prenez un dé. Il donne autant de ressources que sa valeur, et l’action où il se trouve ; 2 Ors changent sa valeur de 1.
ui-play-about-tile = La tuile va dans votre Entrepôt, si une case y est libre.
ui-play-about-leave = Rien n’oblige à prendre une tuile Bonus. Sur la roue, elle reste pour les autres ; celle du Roi est défaussée.
ui-play-about-resources = Un dé donne autant de ressources que sa valeur, du type de sa couleur.
ui-play-about-architect = Chaque PA déplace votre architecte vers une case voisine.
ui-play-about-merchant = Chaque PA déplace votre marchand vers une case voisine.
ui-play-about-house = Une maison de votre réserve va sur une case Maison libre, pour 1 PA là où se trouve votre marchand.
ui-play-about-pillar = Un pilier de votre réserve va sur une cathédrale, un seul par joueur, pour 1 PA là où se trouve votre architecte.
ui-play-about-take = La tuile Bonus de la ville où se trouve votre marchand ou votre architecte va dans votre Entrepôt, pour 1 PA.
ui-play-about-character = Un personnage de l’offre va dans votre Entrepôt, pour 1 PA.
ui-play-about-discard = Toute l’offre est défaussée, et de nouveaux personnages arrivent aussitôt, pour 1 PA.
ui-play-about-place = Un personnage passe de l’Entrepôt dans une pièce, pour autant de PA que le numéro de l’étage, et vous recevez son bonus. Un bâtiment n’accueille qu’un type.
ui-play-about-contract = La tuile passe de l’offre dans votre Entrepôt, pour les PA imprimés sous sa case.
ui-play-about-exchange = 1 PA échange une ressource contre une autre. Le premier échange d’un tour rapporte en plus une ressource au choix.
ui-play-about-king = Votre marqueur avance sur la piste du Roi, d’une case par PA.
ui-play-about-joker = Vous choisissez l’une des cinq autres actions, et tous les PA sont pour elle.
ui-play-about-gain = Vous choisissez le type de la ressource, l’Or compris.
ui-play-about-building = Vous recevez de nouveau les bonus de tous les personnages d’un bâtiment, dans l’ordre de votre choix.
ui-play-about-bonus = Vous recevez les bonus des personnages de ce bâtiment, l’un après l’autre.
ui-play-about-task = Ce que l’on peut faire en plus de l’action, aussi souvent que possible.
ui-play-about-buy = 2 Ors deviennent 1 Pierre, Laine, Fer ou Nourriture, aussi souvent que voulu.
ui-play-about-cathedral = Là où vous avez un pilier, une fois par cathédrale : payez ses Pierres, prenez la tuile du dessus et marquez les PV indiqués avec les Pierres et sur la tuile.
ui-play-about-fulfil = Vous payez exactement ce que demande le contrat et recevez ce qu’il donne. Un pilier de vos cases Contrat rejoint votre réserve.
ui-play-about-crest = Vous payez de la Nourriture et placez un blason sous un bâtiment, ce qui donne le bonus de la case.
ui-play-about-helper = L’assistant fait ce qu’il montre, puis quitte votre Entrepôt.
ui-play-about-colour = Les ressources du dé sont toutes du type de votre choix.
ui-play-about-done = Vous renoncez au reste du bonus, et reprenez ce qui attendait.
ui-play-about-end = Le tour se termine quand vous le dites. Les PA restants sont perdus.
ui-play-about-restart = Tout revient au début de votre tour, ou au dernier moment où quelque chose a été révélé.
ui-play-about-hint = L’ordinateur cherche les coups qui rapportent le plus de points.
ui-play-about-type = Pour qui les connaît : les coups sous leur forme écrite.
ui-play-about-back = Retour à tout ce que vous pouvez faire ; rien n’est encore joué.
ui-play-about-seat = Les joueurs dans l’ordre du tour. Appuyez pour voir le plateau entier.
ui-play-about-others = Les autres joueurs en un coup d’œil.
ui-play-about-since = Raconte encore une fois ce que les autres ont fait.
ui-play-about-log = Ce qui s’est passé, avec la règle de chaque ligne et les raisons du Cardinalbot.
ui-play-about-score = Les points de tout le monde, selon leur origine.
ui-play-about-chat = Parlez à toute la table.
ui-play-about-action = L’action où se trouvait votre dé, avec autant de PA que la Roue y indique ; ce qui reste est perdu.
ui-play-about-round = Chacune des quatre manches comprend une préparation, trois tours de chacun, puis les phases du Roi et de la Foire.
ui-play-about-rules = Toutes les règles, avec une recherche ; chaque explication mène à la sienne.
ui-play-about-settings = Langue, couleurs, animations, sons et votre nom.
ui-play-about-menu = Liens, sauvegarde, joueurs absents, réglages.
ui-play-about-panel-map = La carte avec toutes les pièces, et les offres de contrats et de personnages.
ui-play-about-panel-wheel = La Roue d’Actions avec les dés, la Piste du Roi, les Foires et les piles.
ui-play-about-panel-mine = Bâtiments, Entrepôt, contrats, dés et ce qui reste à construire.
ui-play-about-panel-side = Les autres joueurs, le journal, les points et la discussion.
ui-play-about-search = Seulement les lignes où figurent ces mots.
ui-play-about-whose = Seulement ce qu’a fait un joueur.
ui-play-about-reasons = Pourquoi le Cardinalbot agit ainsi, étape par étape.
ui-play-about-hinted = Joue ce coup ; vous pouvez l’annuler comme si vous l’aviez choisi vous-même.
ui-play-about-keys = Ce qui se fait au clavier seul.
ui-play-about-links = Votre place sur un autre appareil, et de nouveaux liens pour qui a perdu le sien.
ui-play-about-export = Un fichier de toute la partie. La page d’accueil sait le relire.
ui-play-about-clock = Pendant la pause, le temps de personne ne s’écoule.

## Conseils

ui-play-hint-title = Conseil
ui-play-hint-thinking = Examen du reste du tour…
ui-play-no-hint = Ce serveur ne donne pas de conseils.
ui-play-hint-points = environ { $points } PV à la fin
ui-play-hint-gains = Ce que rapporte alors le tour : { NAME($terms) }.
ui-play-hint-costs = Ce que coûte alors le tour : { NAME($terms) }.
ui-play-hint-term = { NAME($term) } ({ $points } PV)
ui-play-hint-plan =
    { $count ->
        [one] Puis encore { $count } coup
       *[other] Puis encore { $count } coups
    }
ui-play-hint-chance = À partir de l’étape { $step }, tout dépend de ce qui sera révélé d’ici là.
ui-play-hint-note = Les points attendus sont une estimation, et le plan aussi : ce que révèle le hasard peut le changer.

## Suivre

ui-play-since = Depuis votre dernier tour
ui-play-skip = Passer
ui-play-rolled = De nouvelles tuiles Bonus sont posées aux places vides de la roue, et de nouveaux dés sont lancés.
ui-play-heard = { SEAT($seat) } dit : { $text }
ui-play-undone = Des décisions ont été annulées.
ui-play-pass = Passez l’appareil à { SEAT($seat) }
ui-play-pass-go = À moi de jouer
ui-play-pass-never = Ne plus demander à cette table

## Le menu de la table

ui-play-menu-seat = Votre place
ui-play-menu-absent = Joueurs absents
ui-play-menu-absent-what = Un bot, ou quelqu’un d’autre par un nouveau lien, joue à leur place si les autres sont d’accord.
ui-play-menu-device = Cet appareil
ui-play-export = Exporter la partie
ui-play-links = Liens
ui-play-link-mine = Ce lien ouvre votre place sur un autre appareil. Toute personne qui a ce lien peut jouer pour vous.
ui-play-link-lost = Si cette personne a perdu son lien, proposez-en un nouveau. Les autres doivent accepter ; s’il n’y a personne d’autre, cela prend un jour.
ui-play-link-ask = Proposer un nouveau lien
ui-play-ask-undo = Demander une annulation aux autres
ui-play-undo-title = Demander une annulation ?
ui-play-undo-sure = Les dernières décisions, de qui qu’elles soient, sont annulées si les autres sont d’accord.
ui-play-undo-number = Nombre de décisions :
ui-play-undo-do = Demander aux autres
ui-play-hand = Laisser un robot jouer pour vous
ui-play-hand-title = Laisser un robot jouer pour vous ?
ui-play-hand-do = Laisser jouer
ui-play-hand-sure = { $alone ->
        [yes] Il joue pour { SEAT($seat, form: "mid") }. Personne d’autre ne joue à cette table : les robots n’attendent personne et peuvent finir la partie en quelques secondes, avant que vous ne repreniez la place.
       *[no] Il joue pour { SEAT($seat, form: "mid") } jusqu’à ce que vous repreniez la place.
    }
ui-play-take-back = Reprendre votre place au robot
ui-play-handed = Un robot joue pour vous : { $bot }.
ui-play-resign = Abandonner la partie
ui-play-resign-title = Abandonner la partie ?
ui-play-resign-do = Abandonner
ui-play-resign-sure = { SEAT($seat, form: "start") } ne peut plus gagner. Tant que d’autres continuent, un robot décide pour cette place ; quand il ne reste qu’une personne, la partie est terminée. C’est sans retour.
ui-play-pause = Arrêter la pendule
ui-play-run = Remettre la pendule en marche
ui-play-replace = Remplacer { SEAT($seat, form: "mid") }
ui-play-replace-title = Remplacer { SEAT($seat, form: "mid") } ?
ui-play-replace-do = Demander aux autres
ui-play-replace-sure = Quelqu’un d’autre continue si les autres sont d’accord.
ui-play-replace-person = une personne, par un nouveau lien
ui-play-plays-on = Joué par :
ui-play-new-link = Lien à envoyer à qui prend la place { SEAT($seat, elide: "de") } :
ui-play-set-motion = Animations : les éléments se déplacent, et ce que les autres ont fait est remontré
ui-play-set-notify = M’avertir quand c’est à moi de jouer
ui-play-proposal-undo = { $you ->
        [yes] { $decisions ->
            [one] Vous demandez à annuler { $decisions } décision.
           *[other] Vous demandez à annuler { $decisions } décisions.
        }
       *[no] { $decisions ->
            [one] { SEAT($by, form: "start") } demande à annuler { $decisions } décision.
           *[other] { SEAT($by, form: "start") } demande à annuler { $decisions } décisions.
        }
    }
ui-play-proposal-replace = { $you ->
        [yes] { $bot ->
            [yes] Vous demandez qu’un robot joue pour { SEAT($seat, form: "mid") }.
           *[no] Vous demandez que quelqu’un d’autre joue pour { SEAT($seat, form: "mid") }.
        }
       *[no] { $bot ->
            [yes] { SEAT($by, form: "start") } demande qu’un robot joue pour { SEAT($seat, form: "mid") }.
           *[no] { SEAT($by, form: "start") } demande que quelqu’un d’autre joue pour { SEAT($seat, form: "mid") }.
        }
    }
ui-play-proposal-link = { $you ->
        [yes] Vous demandez un nouveau lien pour { SEAT($seat, form: "mid") }.
       *[no] { SEAT($by, form: "start") } demande un nouveau lien pour { SEAT($seat, form: "mid") }.
    }
ui-play-proposal-left = Dans { $hours } h, le lien peut être redemandé, sauf si { SEAT($seat, form: "mid") } revient.
ui-play-answer-as = { SEAT($seat) } :
ui-play-proposal-refused = Votre proposition a été refusée.
ui-play-grant = Accepter
ui-play-refuse = Refuser
ui-play-withdraw = Retirer
ui-play-waiting-for = On attend : { NAME($seats) }

## Le clavier

ui-play-keys = Clavier
ui-play-key-offer = choisir le coup qui porte ce numéro
ui-play-key-undo = annuler une décision
ui-play-key-restart = recommencer le tour
ui-play-key-end = terminer le tour, ou renoncer au reste d’un bonus
ui-play-key-hint = conseil
ui-play-key-box = taper un coup sous forme de texte
ui-play-key-log = le journal
ui-play-key-score = la feuille de score
ui-play-key-cancel = revenir, fermer, passer ce qui est remontré
ui-play-key-help = cette liste

ui-play-edition = Cette table suit d’autres règles : { NAME($edition) }.
ui-play-edition-show = Voir les différences
