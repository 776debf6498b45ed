### Ce qui est impossible, et que faire à la place : une phrase chacun. $file est le fichier concerné.

## Ouvrir une table

error-players = Tiletum se joue de 2 à 4 joueurs, donc pas à { $players }.
error-edition = Il n’y a pas d’édition « { $edition } » ; choisissez parmi : { $known }.
error-first = Qui commence doit être à la table : donnez un numéro de 1 à { $players }.
error-names = { $players ->
        [one] Il y a { $names } noms pour une seule personne ; retirez-en.
       *[other] Il y a { $names } noms pour { $players } joueurs ; retirez-en.
    }
error-name = Un nom ne peut pas contenir { $code } : personne ne le voit. Retapez le nom sans ce signe.
error-name-long = Ce nom est trop long : prenez au plus { $most } lettres ou signes, avec peu d’accents sur chacun.
error-name-blank = Ce nom ne montre rien : écrivez au moins une lettre, un chiffre ou un symbole.
error-seed = « { $seed } » ne peut pas être une graine ; prenez un nombre entier de 0 à { $largest }.
error-bot = Il n’y a pas de robot « { $bot } » ; choisissez parmi : { $known }.
error-bot-unnamed = « { $bots } » laisse un robot sans nom ; écrivez des noms séparés par des virgules : merchant,random.
error-bot-slow = Le robot « { $bot } » ne peut pas être utilisé : il n’était pas prêt après { $seconds } secondes.
error-bot-load = Le robot « { $bot } » ne peut pas être utilisé : { $why }.
error-bot-name = Aucun robot ne peut être utilisé sous le nom « { $bot } » : d’autres s’appellent ainsi, ou il contient une virgule ou un @.
bot-raised = Le robot « { $bot } » a échoué : { $why }.
bot-illegal = Le robot « { $bot } » a répondu « { $move } », qui n’est pas un coup permis ici.
bot-late = Le robot « { $bot } » a réfléchi { $seconds } secondes ; il en avait { $budget }.
error-bots = { $players ->
        [one] { $bots } robots ont été nommés pour une seule personne ; nommez-en un.
       *[other] { $bots ->
            [one] { $bots } robot a été nommé pour { $players } joueurs ; nommez-en un pour tous, ou un pour chacun.
           *[other] { $bots } robots ont été nommés pour { $players } joueurs ; nommez-en un pour tous, ou un pour chacun.
        }
    }
error-games = Le nombre de parties doit être compris entre 1 et { $most }.
error-seconds = Donnez de { $shortest } à { $longest } secondes pour mesurer.
error-contestant = Il n’y a pas de concurrent « { $name } » ; choisissez parmi : { $known }.
error-beside = { $python } ne fait pas tourner de version de Tiletum.
error-pickled-box = Cette partie a été enregistrée par pickle avec la boîte d’une autre version de Tiletum.
error-load-option = { $option } contredit la partie enregistrée dans { $file } ; retirez cette option pour la continuer telle quelle.

## À la table

error-unknown-move = Aucun coup ne s’écrit « { $move } ». La liste des coups montre ceux qui sont possibles.
error-unknown-entry = « { $entry } » n’est pas une ligne que puisse avoir le journal d’une partie.
error-over = La partie est terminée : il ne peut plus rien se passer à cette table.
error-not-your-turn = Ce n’est pas votre tour ; attendez que l’on vous demande quelque chose.
error-seat = Il n’y a que { $players } joueurs, et les places se comptent à partir de 0 dans les fichiers.
error-undo = { $reason ->
        [revealed] { $possible ->
            [0] Rien ne peut être annulé, car quelque chose a été révélé depuis la dernière décision.
            [one] Une seule décision peut être annulée, car quelque chose a été révélé juste avant.
           *[other] Seules { $possible } décisions peuvent être annulées, car quelque chose a été révélé juste avant.
        }
        [other-seat] { $possible ->
            [0] Rien ne peut être annulé, car le tour est passé à quelqu’un d’autre.
            [one] Une seule décision peut être annulée, car quelqu’un d’autre a décidé juste avant.
           *[other] Seules { $possible } décisions peuvent être annulées, car quelqu’un d’autre a décidé juste avant.
        }
       *[start] { $possible ->
            [0] Rien ne peut être annulé, car personne n’a encore rien décidé.
            [one] Une seule décision a été prise : on ne peut en annuler davantage.
           *[other] Seules { $possible } décisions ont été prises : on ne peut en annuler davantage.
        }
    }
error-to = La partie de { $file } a { $entries } lignes : --to attend un nombre de 0 à { $entries }.
error-not-a-save = { $file } existe et n’est pas une partie enregistrée ; on n’y touche pas : choisissez un autre nom.

## Les fichiers plus grands ou plus profonds que tous ceux de leur sorte ; ils sont refusés sans être lus.

file-too-large = { $file } est trop grand : un fichier de cette sorte a au plus { $most } octets.
file-long-line = { $file } : la ligne { $line } est trop longue ; une ligne a au plus { $most } caractères. Coupez-la en plusieurs.
file-long-word = { $file } : un nombre ou un nom y est trop long ; sans guillemets, il a au plus { $most } caractères.
file-deep-key = { $file } : une clé de la ligne { $line } a trop de parties séparées par des points ; elle en a au plus { $most }.
file-deep-nesting = { $file } : listes et tables y sont imbriquées trop profondément ; { $most } niveaux au plus sont possibles.
file-many-entries = { $file } : une liste ou une table y est trop longue ; elle a au plus { $most } entrées.
file-not-text = { $file } : il contient la moitié d’une paire Unicode, ce qu’aucun texte ne peut contenir. Retirez-la.

## Fichiers de parties

save-cannot-write = { $file } ne peut pas être écrit ({ why-system }) ; choisissez un autre endroit ou un autre nom.
save-cannot-read = { $file } ne peut pas être lu ({ why-system }) ; vérifiez son nom.
save-not-json = { $file } n’est pas une partie enregistrée entière ; le fichier est peut-être tronqué, ou d’une autre sorte.
save-foreign = { $file } n’est pas une partie de Tiletum enregistrée.
save-format = { $file } est une partie au format { $found }, que cette version ne sait pas lire ; installez-en une plus récente.
save-missing = { $file } n’est pas une partie enregistrée entière : « { $field } » manque.
save-bad-field = { $file } est endommagé : « { $field } » n’est pas ce qu’une partie enregistrée a là.
save-newer = { $file } a été joué avec des règles plus récentes (Tiletum { $engine }) ; installez cette version pour continuer.
save-edited = { $file } a été modifié après l’enregistrement et n’est plus fiable ; utilisez le fichier d’origine.
save-bad-box = { $file } contient une boîte inutilisable : voyez { $entry } dedans.
save-other-box = { $file } a été joué avec une autre boîte que celle qu’il nomme ou que celle de cette version.
save-illegal = { $file } : la ligne { $number }, « { $move } », n’y est pas possible selon la règle { $rule } : le fichier est endommagé ; « tiletum replay --to { $before } » montre la partie jusque-là.
save-outdated = { $file } : la ligne { $number }, « { $move } », était possible selon les règles de Tiletum { $engine } et ne l’est plus (règle { $rule }) ; continuez avec cette version, ou regardez la partie jusque-là avec « tiletum replay --to { $before } ».
save-bad-entry = { $file } : la ligne { $number }, « { $entry } », n’y est pas possible.
save-long = { $file } : trop de coups ont été annulés dans cette partie ; la charger prendrait des minutes.
save-unplayable = { $file } ne peut pas être continué : avec sa boîte ou sa position, aucune partie ne peut aller à son terme.

## Fichiers de positions. $field est l'endroit dans le fichier.

position-malformed = Ce n’est pas une position : quelque chose n’y a pas la forme que décrit docs/notation.md.
position-missing = Il manque « { $field } » à la position ; docs/notation.md dit ce qu’il lui faut.
position-bad-field = Dans la position, « { $field } » ne peut pas être { $value } ; docs/notation.md dit ce qui est possible.
position-dice = Les dés « { $colour } » de la position ne font pas { $expected } en tout.
position-pieces = { $piece ->
        [house] Les maisons de la place { $seat } (comptée à partir de 0) ne font pas { $expected } en tout.
       *[pillar] Les piliers de la place { $seat } (comptée à partir de 0) ne font pas { $expected } en tout.
    }
position-tiles = La tuile { $tile } apparaît plus souvent que les { $expected } fois où cette partie la contient.
position-count = Dans la position, « { $field } » doit compter { $expected } à ce moment de la partie, mais en compte { $found }.
position-turn = Au tour { $turn } de la manche, la place { $seat } (comptée à partir de 0) doit déjà avoir { $expected } dés, mais la position lui en donne { $found }.
position-twice = Dans la position, « { $field } » nomme deux fois { $value } ; nommez-le une seule fois.
position-stack = Les étapes ouvertes de « pending.stack » ne peuvent pas se superposer ainsi dans la phase « { $phase } » ; retirez « pending » pour commencer un tour.
position-decree = Dans la position, le décret { $number } de « solo.decrees » est { $found }, mais { $expected } doit s’y trouver : d’abord les décrets des foires à venir, à la fin Gloire éternelle et Richesses de ce monde.
position-bot-contracts = Le Cardinalbot a { $spaces } cases Contrat (BCONTR-5) : la position ne peut pas lui donner { $found } contrats à remplir.

## La partie en solo

error-solo-players = La partie en solo est pour une seule personne ; retirez --players ({ $players } a été donné).
error-solo-first = En solo, c’est toujours le Cardinalbot qui commence ; retirez --first.
error-solo-both = Donnez soit un niveau avec --solo, soit les défis eux-mêmes avec --challenges, pas les deux.
error-level = Il n’y a pas de niveau « { $level } » ; les niveaux sont { $known }.
error-challenge = Il n’y a pas de défi « { $challenge } » ; les défis sont { $known }.
error-challenge-twice = Le défi { $challenge } est nommé deux fois ; chacun ne peut être en jeu qu’une fois.
error-challenge-missing = Après --challenges viennent des noms séparés par des virgules, ou none pour une partie sans défis.
error-challenges = { $number } défis au hasard, c’est impossible ; il y en a { $most } en tout.

## Le monde extérieur

why-system =
    { $why ->
        [ENOENT] ce fichier ou ce dossier n’existe pas
        [EACCES] ce n’est pas autorisé
        [EPERM] ce n’est pas autorisé
        [EISDIR] c’est un dossier
        [ENOTDIR] une partie du chemin n’est pas un dossier
        [EEXIST] un fichier porte ce nom
        [EINVAL] aucun fichier ne peut porter ce nom
        [ENAMETOOLONG] le nom est trop long
        [ENOSPC] le disque est plein
        [EROFS] rien ne peut y être écrit
        [EADDRINUSE] un autre programme y écoute
        [EADDRNOTAVAIL] cette machine n’a pas cette adresse
       *[other] { $why }
    }
error-output = La sortie ne peut pas être écrite : { why-system }.
error-extra = Il manque pour cela le composant facultatif « { $extra } ». Installez-le avec : { $command }
error-options = Le nombre de joueurs et le numéro de qui commence sont des nombres entiers, et l’édition est un nom.
error-exists = Il y a déjà un fichier { $file } ; choisissez un autre nom.
error-hints = Le nombre de conseils doit être compris entre 1 et { $most }, et le nombre de nœuds être 0 ou plus.
error-hint-over = { $file } contient une partie terminée : il n’y a rien à décider.
error-hint-over-to = { $file } contient une partie terminée : il n’y a rien à décider. Choisissez un moment antérieur : --to { $to } est la dernière décision.
error-hint-chance = Dans { $file }, quelque chose va être révélé à ce moment : personne n’a de décision à prendre.
error-hint-chance-to = Dans { $file }, quelque chose va être révélé à ce moment : personne n’a de décision à prendre ; la plus proche est à --to { $to }.
