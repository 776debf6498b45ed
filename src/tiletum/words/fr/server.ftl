### Ce que dit le serveur des tables en ligne : une phrase chacun.

## Refus

server-malformed = Le serveur ne comprend pas cette demande : { $why }.
server-no-token = Il faut pour cela un lien valable vers la table ; demandez-en un nouveau à qui l’a ouverte.
server-not-allowed = Votre lien est valable pour cette table, mais pas pour cela.
server-foreign = C’est une page d’un autre site qui le demande ; seules celles du jeu le peuvent.
server-host = Ce serveur ne répond pas au nom « { $host } ». Utilisez son adresse numérique ou son propre nom ; la personne qui l’exploite peut ajouter ce nom à { "« hosts »" } dans ses réglages.
server-metrics = Seule cette machine peut lire les mesures, ou un programme qui envoie le { "« metrics_token »" } des réglages.
server-no-table = Cette table n’existe pas ; elle a peut-être expiré.
server-no-client = Le client pour navigateur n’a pas été construit : lancez make client.
server-no-page = Il n’y a rien à cette adresse.
server-method = Cette adresse ne s’utilise pas ainsi.
server-too-large = C’est trop volumineux.
server-too-many = Trop de demandes sont venues de votre adresse ; patientez un peu.
server-full = Le serveur a toutes les tables qu’il peut accueillir ; réessayez plus tard.
server-crowded = Cette table a autant de spectateurs que le serveur en permet.
server-long = Trop de coups ont été annulés dans cette partie : une table a au plus { $most } lignes.
server-chat-full = Il n’y a plus de place pour d’autres messages à cette table.
server-tables-each = { $most } tables non terminées ont été ouvertes depuis votre adresse : c’est le maximum. Terminez-en ou fermez-en une d’abord, ou réessayez plus tard.
server-uploaded = Trop de parties et de boîtes ont été envoyées depuis votre adresse ; attendez un peu avant d’en envoyer une autre.
server-blocked = La personne qui gère ce serveur a bloqué votre réseau : il ne peut ni ouvrir de table, ni obtenir de conseil.
server-chat-empty = Ce message ne contient rien qui puisse être montré ; écrivez quelque chose.
server-busy = Trop de monde attend un conseil ; redemandez dans un instant.
server-busy-uploads = Autant de fichiers envoyés attendent d’être lus que le serveur le permet ; réessayez dans un instant.
server-box-limits = La lecture de cette boîte a pris plus de temps ou de mémoire que le serveur n’en permet ; rendez le fichier plus petit et plus simple.
server-no-moment = La table en est à la version { $now } ; la version { $asked } n’existe pas encore.
server-no-decision = Personne n’a de décision à prendre à ce moment-là.
server-stale = La table a avancé : elle en est à la version { $now }, et vous avez vu la version { $seen }. Regardez à nouveau.
server-future = La version { $seen } de cette table n’existe pas encore : elle en est à la version { $now }. Regardez à nouveau.
server-not-started = La partie n’a pas commencé ; il reste des places libres.
server-started = La partie a commencé, ou aucune place n’est libre.
server-free = Personne n’occupe cette place : personne ne peut donc la quitter.
server-not-over = La partie n’est pas encore terminée.
server-too-far = { $moves ->
        [one] Après { $moves } coup, quelqu’un d’autre décide ou quelque chose est révélé ; n’envoyez que jusque-là.
       *[other] Après { $moves } coups, quelqu’un d’autre décide ou quelque chose est révélé ; n’envoyez que jusque-là.
    }
server-key-used = La clé « { $used } » a servi à un autre envoi ; choisissez-en une nouvelle.
server-resigned = Cette place a abandonné la partie.
server-handed = Un robot joue à votre place ; reprenez-la d’abord.
server-yours = Vous jouez vous-même à cette place.
server-plays = Ce robot joue déjà à cette place.
server-not-absent = Seule une autre personne de la table peut être remplacée.
server-present = Cette personne n’est pas absente : on peut remplacer quelqu’un qui doit décider, ou pour qui joue un robot, depuis { $minutes } min sans aucune page de la table ouverte.
server-not-asked = On ne vous demande rien.
server-asked = Une question est déjà posée à la table ; il faut d’abord y répondre ou la retirer.
server-proposal-gone = Ce à quoi vous répondez n’est plus demandé. Regardez à nouveau.
server-link-own = C’est votre propre place : faites vous-même son nouveau lien.
server-link-ask = La partie a commencé : le lien d’une place est à qui y joue. Proposez un nouveau lien à la table, et les autres pourront l’accepter.
server-link-wait = Cette personne a encore { $minutes } min pour revenir. Redemandez ensuite.
server-replace-bot = Personne d’autre ne pourrait l’accepter : seul un robot peut reprendre cette place.
server-notice-link-asked = { SEAT($by, form: "start") } demande un nouveau lien pour { SEAT($seat, form: "mid") }, qui est en absence et peut refuser en revenant.
server-notice-link-given = { SEAT($seat, form: "start") } a un nouveau lien, donné à { SEAT($by, form: "mid") }.
server-notice-link-ended = { SEAT($seat, form: "start") } garde sa place et son lien.
server-notice-seat-given = Une autre personne remplace { SEAT($seat, form: "mid") } ; le lien est donné à { SEAT($by, form: "mid") }.
server-no-clock = Aucune pendule en marche à arrêter, ni arrêtée à remettre en marche.
server-stopped = Vous avez déjà arrêté la pendule pendant ce tour ; seuls les autres le peuvent encore.
server-hook = { $url } ne peut pas être appelé : donnez une adresse publique http ou https avec le port habituel.
server-seats = Cette partie a { $seats } places ; dites qui joue à chacune, le Cardinalbot en second s’il joue.
server-cardinalbot = Le Cardinalbot joue contre une seule place : indiquez-en deux, la sienne en second.
server-colour = Chaque joueur a besoin d’une couleur à lui.
server-colour-cardinalbot = Le Cardinalbot a déjà sa couleur ; ne lui en donnez pas d’autre.
server-solo-both = Donnez le niveau du Cardinalbot ou ses défis, pas les deux.
server-save-option = Une partie enregistrée se poursuit avec ses propres options ; n’indiquez pas « { $option } ».
server-position = Cette partie enregistrée a commencé par une position au milieu d’un tour. Un serveur n’accepte que des positions où un tour commence ; continuez avec tiletum play.
server-position-large = La position par laquelle cette partie enregistrée a commencé est trop grande : un serveur accepte au plus { $most } octets.
server-internal = Quelque chose s’est mal passé sur le serveur. Rien n’est perdu ; réessayez.
server-disk-full = Le disque du serveur est plein : rien n’a été changé ; réessayez plus tard.
server-no-database = Le serveur n’atteint pas sa base de données : rien n’a été changé ; réessayez dans un instant.
server-unsure = La base de données n’a pas répondu à temps : on ne sait pas si cela a été enregistré. Renvoyez-le avec la même clé, ou regardez d’abord la table.
server-newer = Ceci a été enregistré par une version plus récente de Tiletum ; installez-la.
server-damaged = La table { $table } ne peut pas être lue par cette version.
server-upload = Le fichier

## Démarrer un serveur

server-bad-url = { $url } n’est pas une base de données : donnez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/BASE.
server-cannot-open = La base de données { $url } ne peut pas être ouverte : { $why }.
server-no-room = Le disque de la base de données { $url } est plein : elle n’a pas pu être mise à jour. Rien n’a été modifié ; libérez de l’espace et redémarrez.
server-settings = Les réglages de { $file } sont inutilisables : { $why }.
server-workers = SQLite est fait pour un seul processus ; pour { $workers } processus, utilisez PostgreSQL.
server-in-use = Un autre serveur utilise déjà { $url } ; pour plusieurs serveurs, utilisez PostgreSQL.
server-listening = Tables servies à l’adresse { $address }, conservées dans { $database }. Arrêt avec Ctrl+C.
server-network = Pour les autres sur votre réseau : { $address }
server-network-unknown = L’adresse de cet ordinateur sur le réseau n’a pas pu être trouvée ; les autres en ont besoin pour accéder aux tables.
server-port = Le serveur ne peut pas écouter sur le port { $port } de { $host } ({ why-system }). Choisissez-en un autre avec --port.
server-not-empty = Il y a déjà des tables dans { $url } ; restaurez dans une base vide.
server-not-a-backup = { $file } n’est pas une sauvegarde entière de tables.
server-backup = { $tables ->
        [one] { $tables } table a été écrite dans { $file }. Ce fichier contient les graines de parties en cours : gardez-le pour vous.
       *[other] { $tables } tables ont été écrites dans { $file }. Ce fichier contient les graines de parties en cours : gardez-le pour vous.
    }
server-restored = { $tables ->
        [one] { $tables } table a été restaurée depuis { $file }.
       *[other] { $tables } tables ont été restaurées depuis { $file }.
    }

## S’occuper des tables d’un serveur : tiletum tables

tables-id = Identifiant
tables-status = État
tables-players = Joueurs
tables-version = Entrées
tables-opened = Ouverture
tables-touched = Dernier changement
tables-place = Origine
tables-network = Réseau
tables-since = Bloqué depuis
tables-status-name = { $status ->
        [open] ouverte
        [playing] en cours
       *[other] terminée
    }
tables-listed = { $tables ->
        [one] { $tables } table ; page { $page } sur { $pages }.
       *[other] { $tables } tables ; page { $page } sur { $pages }.
    }
tables-table = { $public ->
        [yes] La table { $table } est publique et { tables-status-name }
       *[no] La table { $table } est privée et { tables-status-name }
    }
tables-times = Ouverte le { $opened }, dernier changement le { $touched }
tables-size = Journal : { $version } entrées selon la révision { $rules } des règles, { $size } lettres. Messages : { $chats }.
tables-opened-from = Origine : { $place }
tables-seat = Place { $seat } : { $name }
tables-turn = (à son tour)
tables-hook = (a un webhook)
tables-said = { $at } { $name } : { $text }
tables-confirm = Personne ne pourra récupérer cette table. Tapez son identifiant pour la supprimer :
tables-kept = La table { $table } n’a pas été supprimée.
tables-removed = La table { $table } a été supprimée. Un serveur sur SQLite s’en aperçoit en une minute.
tables-none = Cette base de données n’a pas de table { $table }.
tables-playing = La partie de la table { $table } est en cours, on ne peut donc pas la fermer ; tiletum tables remove la retire aux joueurs.
tables-over = La partie de la table { $table } est terminée, il n’y a donc rien à fermer ; tiletum tables remove la supprime.
tables-no-address = { $given } n’est ni une adresse IP, ni une origine affichée par tiletum tables list.
tables-blocked = { $tables ->
        [one] { $name } est bloqué (origine { $place }) ; les serveurs en marche s’en aperçoivent en une minute. { $tables } table non terminée ouverte de là continue.
       *[other] { $name } est bloqué (origine { $place }) ; les serveurs en marche s’en aperçoivent en une minute. { $tables } tables non terminées ouvertes de là continuent.
    }
tables-unblocked = { $name } n’est plus bloqué.
tables-not-blocked = { $name } n’est pas bloqué.
tables-none-blocked = Aucun réseau n’est bloqué.
server-older = Cette base de données vient d’une version plus ancienne de Tiletum ; lancez une fois tiletum serve pour la mettre à jour.
