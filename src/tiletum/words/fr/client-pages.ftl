### Le client pour navigateur : les pages autour de la table.

## Partout

ui-pages-title = Tiletum
ui-pages-title-of = { $page } · Tiletum
ui-pages-home = Accueil
ui-pages-places = Pages
ui-pages-new = Nouvelle table
ui-pages-rules = Règles
ui-pages-settings = Réglages
ui-pages-help = Guide
ui-pages-back = Retour à la table
ui-pages-offline = Vous êtes hors ligne. Ce que vous voyez n’est peut-être plus à jour, et rien ne peut être joué avant le retour de la connexion.
ui-pages-outdated = Il y a une nouvelle version.
ui-pages-incomplete = Une partie de la page n’a pas pu être chargée.
ui-pages-reload = Recharger
ui-pages-again = Réessayer
ui-pages-looking = Un instant…
ui-pages-rule-link = Règle { $rule }
ui-pages-no-rule = Il n’y a pas de règle { $rule }.
ui-pages-no-page = Cette page n’existe pas.

## Accueil

ui-pages-tagline = Marchands, architectes et rois dans l’Europe de la Renaissance. Prenez un dé, effectuez son action, et soyez à la bonne foire au bon moment.
ui-pages-continue = Mes tables
ui-pages-begin = Jouer maintenant
ui-pages-quick-solo = Solo
ui-pages-quick-solo-what = Vous contre le Cardinalbot, qui donne la raison de tout ce qu’il fait.
ui-pages-quick-bot = Contre un robot
ui-pages-quick-bot-what = À deux. L’Apprenti est un premier adversaire bienveillant.
ui-pages-quick-pass = Chacun son tour
ui-pages-quick-pass-what = Deux personnes jouent tour à tour sur cet appareil.
ui-pages-new-what = Jusqu’à quatre joueurs, des amis par lien, d’autres robots, d’autres éditions : tout est au choix.
ui-pages-finished = Parties terminées
ui-pages-result = Résultat
ui-pages-replay = Revoir
ui-pages-more = Afficher plus
ui-pages-public = Tables publiques
ui-pages-public-none = Aucune table publique n’attend ni ne joue en ce moment. Ouvrez-en une : c’est une option d’une nouvelle table.
ui-pages-look-again = Actualiser
ui-pages-join = Rejoindre
ui-pages-watch = Regarder
ui-pages-play = Jouer
ui-pages-open = Ouvrir
ui-pages-forget = Retirer
ui-pages-forget-this = Retirer cette table de la liste ; sans son lien, vous ne pourrez pas y revenir
ui-pages-forget-sure = Retirer cette table ?
ui-pages-forget-lost = Ce navigateur oubliera alors les liens de la table, et avec eux votre place. À moins d’avoir gardé le lien ailleurs, vous ne pourrez pas revenir à la partie.
ui-pages-learn = Apprendre
ui-pages-learn-what = La première leçon est une manche avec un professeur, en une dizaine de minutes. Ensuite, à la table, chaque tuile et chaque case s’explique d’elle-même.
ui-pages-import = Importer une partie
ui-pages-import-what = Une partie exportée, ou enregistrée en ligne de commande, continue comme nouvelle table sur cet appareil.
ui-pages-import-choose = Choisir un fichier…
ui-pages-not-a-save = Ce fichier n’est pas une partie enregistrée.

## Une table dans une liste

ui-pages-waiting =
    { $free ->
        [one] Il manque { $free } joueur
       *[other] Il manque { $free } joueurs
    }
ui-pages-over = La partie est terminée
ui-pages-won = { $name } a gagné
ui-pages-playing = En cours
ui-pages-your-turn = À vous de jouer
ui-pages-turn-of = À { $name } de jouer
ui-pages-free-seat = Place libre

## Nouvelle table

ui-pages-who = Qui joue ?
ui-pages-game-together = De deux à quatre joueurs
ui-pages-game-together-what = Des personnes ici, des amis ailleurs et des robots, comme vous voulez.
ui-pages-game-solo = Solo
ui-pages-game-solo-what = Une personne contre le Cardinalbot, selon les règles solo du jeu.
ui-pages-colour = Couleur
ui-pages-colour-of = Couleur du joueur { $number }
ui-pages-played-by = Joué par
ui-pages-who-me = Moi
ui-pages-who-me-what = Vous, sur cet appareil.
ui-pages-who-device = Quelqu’un sur cet appareil
ui-pages-who-device-what = Vous passez l’appareil quand vient son tour.
ui-pages-who-friend = Quelqu’un d’autre, par lien
ui-pages-who-friend-what = Vous recevez un lien et un code QR à envoyer. La partie commence quand tout le monde est là.
ui-pages-who-bot = Un robot
ui-pages-bot = Niveau
ui-pages-name = Nom
ui-pages-add-seat = Ajouter une place
ui-pages-remove-seat = Retirer
ui-pages-remove-seat-of = Retirer cette place : { $colour }
ui-pages-bot-as-name = Robot { NAME($bot) }
# Several of a kind: the number comes first, where names that are too long are not cut off.
ui-pages-bot-as-name-again = Robot { $number } ({ NAME($bot) })
ui-pages-bot-random = Hasard
ui-pages-bot-random-expect = Joue n’importe quel coup permis. Pour faire des essais ; vous gagnerez.
ui-pages-bot-apprentice = Apprenti
ui-pages-bot-apprentice-expect = Voit un coup à l’avance et fait des erreurs. Un bon adversaire pour vos premières parties, qui répond aussitôt.
ui-pages-bot-journeyman = Compagnon
ui-pages-bot-journeyman-expect = Planifie tout son tour, mais à la hâte, et ne choisit pas toujours son meilleur plan. Pour qui bat l’Apprenti ; il répond aussitôt.
ui-pages-bot-merchant = Marchand
ui-pages-bot-merchant-expect = Planifie tout son tour avec soin. Pour qui bat le Compagnon ; il prend moins d’une seconde.
ui-pages-bot-master = Maître
ui-pages-bot-master-expect = Met ses plans à l’épreuve du sort et de vos réponses avant de décider. Le plus fort ; il réfléchit quelques secondes.
ui-pages-bot-foreign-expect = Un robot installé sur ce serveur.
ui-pages-level = De quelle force est le Cardinalbot ?
ui-pages-level-priest = Cardinal-prêtre, facile
ui-pages-level-deacon = Cardinal-diacre, normal
ui-pages-level-bishop = Cardinal-évêque, difficile
ui-pages-level-what =
    { $count ->
        [one] { $count } défi est tiré, qui le renforce.
       *[other] { $count } défis sont tirés, qui le renforcent.
    }
ui-pages-level-chosen = Défis choisis
ui-pages-level-chosen-what = Choisissez vous-même ce qui le renforce ; sans défi, il est au plus faible.
ui-pages-challenges = Défis
ui-pages-does-very-special-friends = Certains assistants lui rapportent de l’Or, et les contrats pris comme tuiles Bonus sont remplis ou gardés.
ui-pages-does-resourceful-clergy = Les assistants d’Or, de points ou de ressources lui donnent ce qu’ils montrent.
ui-pages-does-whispers-in-the-kings-ear = Les assistants donnant une action ou des PA le font avancer sur la piste du Roi.
ui-pages-does-ecclesiastical-income = Les assistants donnant une action ou des PA lui rapportent des points de victoire.
ui-pages-does-visitors-to-the-curia = Les personnages qu’il place lui donnent ce qu’ils montrent.
ui-pages-does-deep-coffers = Chaque dé lui donne une ressource de plus, la plus nécessaire.
ui-pages-does-favor-at-the-court = Il commence plus haut sur la piste du Roi, et y revient.
ui-pages-does-ready-for-action = Ses marqueurs PA bonus les plus forts viennent d’abord, et il commence avec un blason.
ui-pages-begin-now = Commencer la partie
ui-pages-begin-inviting = Ouvrir la table et inviter
ui-pages-options = Plus d’options
ui-pages-edition = Édition des règles
ui-pages-edition-living = Les règles actuelles, avec tout ce qui a été précisé. En cas de doute, celle-ci.
ui-pages-edition-rules = Toutes les différences dans les règles
ui-pages-first = Qui commence
ui-pages-first-chance = Tirage au sort
ui-pages-shuffled = Tuiles Action mélangées
ui-pages-shuffled-what = Les six actions entourent la roue dans un ordre aléatoire au lieu de l’ordre imprimé.
ui-pages-training = Entraînement
ui-pages-training-what = Tout peut être annulé, même ce que le hasard a révélé. Pour apprendre et faire des essais.
ui-pages-is-public = Publique
ui-pages-is-public-what = La table figure sur la page d’accueil ; n’importe qui peut regarder, et prendre une place libre.
ui-pages-is-public-solo = La table figure sur la page d’accueil ; n’importe qui peut regarder.
ui-pages-clock = Temps par tour
ui-pages-clock-none = Sans limite
ui-pages-clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-pages-clock-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
ui-pages-clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
ui-pages-plays-on = Qui continue quand le temps est écoulé
ui-pages-box = Fichier de boîte
ui-pages-box-what = Pour qui possède le jeu : un fichier avec des valeurs corrigées des éléments. Sans lui, les nôtres sont utilisées.
ui-pages-box-chosen = La table utilisera { $file }.
ui-pages-own-box = Fichier de boîte personnel
ui-pages-own-box-what = Les valeurs des éléments viennent d’un fichier de la personne qui a ouvert la table.

## Avant la partie

ui-pages-lobby =
    { $free ->
        [one] Il manque { $free } joueur
       *[other] Il manque { $free } joueurs
    }
ui-pages-lobby-waiting = Vous avez une place. La partie commence d’elle-même quand tout le monde est là.
ui-pages-this-table = Cette table
ui-pages-meanwhile = En attendant
ui-pages-meanwhile-what = Les règles s’ouvrent dans une fenêtre à part ; cette page vous dit quand la partie commence.
ui-pages-sit-name = Comment les autres doivent-ils vous appeler ?
ui-pages-sit = Prendre place
ui-pages-here = sur cet appareil
ui-pages-invite = Créer un lien pour cette place
ui-pages-invite-what = Envoyez ce lien à une seule personne : qui l’ouvre a cette place. S’il s’est perdu ou a été envoyé à la mauvaise personne, remplacez-le : l’ancien ne fonctionnera plus.
ui-pages-link = Lien
ui-pages-copy = Copier le lien
ui-pages-copied = Copié
ui-pages-share = Partager…
ui-pages-qr = Code QR
ui-pages-renew = Remplacer le lien
ui-pages-invitation = Une place vous attend à une table de Tiletum.
ui-pages-loopback = Les liens de cette page ne marchent que sur cet ordinateur. Pour d’autres appareils, lancez le serveur avec { $command } et ouvrez la page par l’adresse qu’il affiche pour les autres.
ui-pages-watch-link = Lien pour les spectateurs
ui-pages-watch-link-what = Qui a ce lien peut regarder, et rien d’autre.
ui-pages-leave = Rendre ma place
ui-pages-take-off = Libérer la place
ui-pages-take-off-of = Libérer la place : { $name }
ui-pages-close = Fermer cette table

## Journal, discussion et score

ui-pages-log = Journal
ui-pages-log-search = Chercher…
ui-pages-log-who = Lignes de qui
ui-pages-log-everybody = Tout le monde
ui-pages-log-reasons = Toutes les raisons
ui-pages-log-show = Montrer sur le plateau
ui-pages-log-why =
    { $count ->
        [one] Pourquoi ? { $count } étape
       *[other] Pourquoi ? { $count } étapes
    }
ui-pages-log-why-close = Masquer les raisons
ui-pages-log-found =
    { $count ->
        [0] Rien n’a été trouvé.
        [one] { $count } ligne
       *[other] { $count } lignes
    }
ui-pages-log-nothing = Il ne s’est encore rien passé.
ui-pages-log-round = Manche { $round }
ui-pages-log-setup = Mise en place
ui-pages-log-preparation = Préparation
ui-pages-log-pass = Tour { $turn }
ui-pages-log-king = Phase du Roi
ui-pages-log-fair = Foire
ui-pages-log-cleanup = Entretien
ui-pages-log-final = Décompte final
ui-pages-chat = Discussion
ui-pages-chat-none = Personne n’a encore rien dit.
ui-pages-chat-say = Dites quelque chose
ui-pages-chat-send = Envoyer
ui-pages-sheet = Feuille de score
ui-pages-sheet-source = Source
ui-pages-sheet-start = Au départ
ui-pages-sheet-total = Total

## La fin

ui-pages-end = La partie est terminée
ui-pages-end-won = { SEAT($seat, form: "start") } gagne la partie
ui-pages-end-points = { $points } PV
ui-pages-end-equal = { $rule ->
    [SOLO-18] À égalité de points, le Cardinalbot l’emporte.
   *[other] À égalité de points, celui qui vient en premier dans l’ordre du tour de la dernière phase du Roi l’emporte.
}
ui-pages-rematch = Revanche
ui-pages-rematch-go = Vers la revanche
ui-pages-export = Exporter la partie
ui-pages-chart-time = Points au fil de la partie
ui-pages-chart-source = Points par source
ui-pages-chart-others = Autres sources
ui-pages-chart-lost = Ce qui a été perdu, par exemple des points sur la piste du Roi, figure à droite des barres.
ui-pages-chart-part = { $source } : { $points } PV
ui-pages-seed = La donne
ui-pages-seed-what = Tous les dés et toutes les pioches de cette table ont découlé de ce nombre, fixé à son ouverture. Le même nombre donne de nouveau la même partie dans le terminal :
ui-pages-seed-right = Vérifié : c’est bien le nombre auquel la table s’était engagée au début.
ui-pages-seed-wrong = Ce n’est pas le nombre auquel la table s’était engagée au début.
ui-pages-seed-cannot = Les navigateurs ne peuvent le vérifier que par une connexion sécurisée.

## Revoir une partie

ui-pages-replay-moment = Manche { $round } · { NAME($phase) }
ui-pages-replay-slider = Moment de la partie
ui-pages-replay-at = { $number } sur { $count }
ui-pages-replay-first = Au début
ui-pages-replay-last = À la fin
ui-pages-replay-turn-back = Un tour en arrière
ui-pages-replay-turn-on = Un tour en avant
ui-pages-replay-back = Un coup en arrière
ui-pages-replay-on = Un coup en avant
ui-pages-replay-play = Lecture
ui-pages-replay-pause = Pause
ui-pages-replay-link = Lien vers ce moment
ui-pages-replay-table = Vers la table
ui-pages-panels = Ce qui est montré
ui-pages-panel-map = Carte
ui-pages-panel-round = Roue
ui-pages-panel-boards = Plateaux
ui-pages-panel-log = Journal
ui-pages-panel-score = Score

## Règles

ui-pages-search = Chercher
ui-pages-search-for = blason, foire, TURN-3…
ui-pages-contents = Sommaire
ui-pages-introduction = À propos de ces règles
ui-pages-found =
    { $count ->
        [0] Rien n’a été trouvé
        [one] { $count } endroit
       *[other] { $count } endroits
    }
ui-pages-found-more = Il y en a d’autres ; ajoutez un mot pour préciser.

## Réglages

ui-pages-settings-you = Vous
ui-pages-settings-look = Apparence
ui-pages-settings-play = Jeu
ui-pages-settings-kept = Les réglages restent dans ce navigateur et prennent effet aussitôt.
ui-pages-name-what = Proposé quand vous ouvrez ou rejoignez une table.
ui-pages-name-refused = Ce ne peut pas être un nom : prenez au plus 40 lettres ou signes, dont au moins un visible et aucun caché.
ui-pages-language = Langue
ui-pages-language-auto = Comme le navigateur
ui-pages-language-now = Actuellement : { $language }
ui-pages-theme = Couleurs
ui-pages-theme-auto = Comme l’appareil
ui-pages-theme-light = Claires
ui-pages-theme-dark = Sombres
ui-pages-density = Densité
ui-pages-density-auto = Selon la fenêtre
ui-pages-density-auto-what = Plus serrée dans les fenêtres basses, comme sur un portable.
ui-pages-density-comfortable = Aérée
ui-pages-density-comfortable-what = Plus d’espace entre les choses.
ui-pages-density-compact = Compacte
ui-pages-density-compact-what = L’écran en montre davantage.
ui-pages-motion = Animations
ui-pages-motion-what = Avec : dés, tuiles et autres éléments se déplacent jusqu’à leur place, et ce que les autres ont fait est remontré. Sans : le plateau change d’un coup. Si votre appareil demande moins d’animations, rien ne bouge.
ui-pages-sound = Sons
ui-pages-sound-what = De petits sons discrets quand des éléments sont posés et quand c’est à vous de jouer.
ui-pages-notify = Notifications
ui-pages-notify-what = L’appareil vous avertit quand c’est à vous de jouer et que la page est en arrière-plan.
ui-pages-notify-cannot = Ce navigateur n’a pas de notifications ici.
ui-pages-notify-refused = Le navigateur n’autorise pas les notifications ; ses propres réglages en décident.

## Guide

ui-pages-short = Le jeu en bref
ui-pages-short-round = Quatre manches. Dans chacune, tout le monde joue trois tours, un dé par tour.
ui-pages-short-die = Le dé donne des ressources de sa couleur et l’action où il se trouve : un dé faible peu de ressources et beaucoup de points d’action, un dé élevé l’inverse.
ui-pages-short-action = Avec des points d’action, votre architecte pose des piliers dans les cathédrales, votre marchand construit des maisons, des personnages s’installent, des contrats se prennent, ou vous avancez sur la piste du Roi.
ui-pages-short-tasks = À tout moment de votre tour : remplir des contrats, contribuer aux cathédrales, placer des blasons, utiliser des assistants et acheter des ressources avec de l’Or.
ui-pages-short-king = Après trois tours, la piste du Roi rapporte ou coûte des points, et décide de l’ordre du tour.
ui-pages-short-fair = Puis vient la foire. Qui a une maison dans sa ville, ou y a son marchand, marque des points pour ce que la foire récompense.
ui-pages-short-end = À la fin, il y a des points pour les maisons multipliées par les piliers, pour les bâtiments achevés et pour ce qui reste.
ui-pages-signs = Symboles
ui-pages-sign-helper = Une tuile Bonus ou un assistant
ui-pages-sign-contract = Un contrat
ui-pages-sign-character = Un personnage
ui-pages-sign-fair = Une foire, avec le numéro de sa manche
ui-pages-sign-cathedral = Une cathédrale
ui-pages-pointing = Souris et doigts
ui-pages-pointing-rest = Posez le pointeur sur n’importe quoi à la table, ou appuyez longuement : une explication s’affiche, avec un lien vers la règle.
ui-pages-pointing-move = Sur un coup, cela montre aussi ce qu’il rapporterait. Rien n’est joué pour autant.
ui-pages-pointing-map = Faites glisser la carte pour la déplacer. La molette ou deux doigts l’agrandissent.
ui-pages-pointing-log = Choisissez une ligne du journal pour voir l’endroit concerné sur le plateau.
ui-pages-keys = Clavier
ui-pages-key-tab = Vers la prochaine chose à choisir ; avec Maj vers la précédente
ui-pages-key-enter = La choisir
ui-pages-key-arrows = En revoyant une partie : un coup en arrière ou en avant ; avec Maj, un tour
ui-pages-key-roam = À la table : à l’élément suivant d’un panneau, qui s’explique alors
ui-pages-key-rule = La règle de ce qui est expliqué
ui-pages-install = Installation
ui-pages-install-what = Le menu du navigateur peut installer cette page comme une application, avec sa fenêtre et son icône. Règles et réglages fonctionnent alors hors ligne ; une partie demande la connexion.
ui-pages-privacy = Vie privée
ui-pages-privacy-what = Il n’y a ni comptes, ni cookies, ni autres serveurs : vos liens et réglages restent dans ce navigateur, et qui a un lien a la place. Le serveur conserve les tables, les noms et les messages qu’on y a tapés, et les efface quelque temps après le dernier coup.
ui-pages-licences = Licences
ui-pages-licence-art = Tous les dessins et tous les mots sont faits pour cette édition.
ui-pages-licence-fonts = EB Garamond © The EB Garamond Project Authors et Noto Sans © The Noto Project Authors : toutes deux sous SIL Open Font License 1.1.
ui-pages-licence-software = Svelte et uqr sous licence MIT, Fluent sous licence Apache 2.0.
ui-pages-version = Version { $version }
