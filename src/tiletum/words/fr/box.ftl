### Pourquoi un fichier de boîte a été refusé. Les clés du fichier sont entre guillemets typographiques.

## Lire le fichier

box-not-found = { $file } : ce fichier n’existe pas.
box-unreadable = { $file } : ce fichier ne peut pas être ouvert en lecture.
box-not-text = { $file } : ce n’est pas un fichier texte en UTF-8.
box-bad-syntax = { $file } : la lecture s’arrête à la ligne { $line }, qui n’est pas du TOML ou du JSON valide.
box-bad-format = { $file } : { $entry } : cette version lit les fichiers de boîte au format { $expected }, mais celui-ci annonce { $found }.

## Clés et valeurs

box-missing-key = { $file } : { $entry } : « { $field } » manque.
box-unknown-key = { $file } : { $entry } : « { $field } » est inconnu ici ; est-ce une faute de frappe ?
box-bad-type = { $file } : { $entry } : « { $field } » devrait être { $expected ->
        [whole] un nombre entier
        [number] un nombre
        [flag] true ou false
        [list] une liste
        [table] une table de clés et de valeurs
       *[text] un texte entre guillemets
    }, mais c’est { $found }.
box-out-of-range = { $file } : { $entry } : « { $field } » vaut { $found }, mais doit être compris entre { $low } et { $high }.
box-bad-length = { $file } : { $entry } : « { $field } » doit contenir de { $low } à { $high } valeurs, mais en contient { $found }.
box-exact-length = { $file } : { $entry } : « { $field } » doit contenir { $expected ->
        [one] { $expected } valeur
       *[other] { $expected } valeurs
    }, mais en contient { $found }.
box-bad-word = { $file } : { $entry } : « { $field } » vaut { $found }, mais doit être l’un de ceux-ci : { $allowed }.
box-bad-mark = { $file } : { $entry } : la marque « { $field } » vaut { $found }, mais les marques sont { $allowed }.
box-bad-id = { $file } : { $entry } : « { $field } » vaut { $found }, mais ne peut avoir que 40 lettres sans accent, chiffres et + : _ . - au plus
box-bad-name = { $file } : { $entry } : « { $field } » doit être une ligne de 1 à 60 lettres.
box-bad-effect = { $file } : { $entry } : { $found } dans « { $field } » n’est pas un effet connu. Les effets connus : { $allowed }.
box-effect-place = { $file } : { $entry } : l’effet { $found } ne peut pas figurer dans « { $field } ».
box-effect-alone = { $file } : { $entry } : l’effet { $found } doit être le seul dans « { $field } ».
box-bad-decree-entry = { $file } : { $entry } : { $found } dans « { $field } » n’est pas quelque chose qu’un décret puisse dire.
box-bad-priority = { $file } : { $entry } : la priorité { $found } doit nommer chaque type de ressource une fois, ou seulement "most-required".

## Noms et ce qu'ils désignent

box-duplicate = { $file } : { $entry } : { $found } y figure deux fois, mais chaque « { $field } » ne peut apparaître qu’une fois.
box-missing-id = { $file } : { $entry } : rien ici ne s’appelle { $found }, mais les règles le nomment.
box-unknown-id = { $file } : { $entry } : « { $field } » nomme { $found }, qui n’est pas dans « { $section } ».
box-on-road = { $file } : { $entry } : { $found } est une case de route, mais ceci se place dans une ville.
box-in-first-town = { $file } : { $entry } : { $found } ne peut pas figurer ici, car sa place est déjà imprimée sur le plateau.
box-unlike-tiles = { $file } : { $entry } : une autre tuile appelée { $found } montre autre chose ; donnez à l’une d’elles un autre id.
box-family-without-tile = { $file } : { $entry } : aucune tuile Blason n’appartient à la famille { $found }.

## Nombres, et ce que dit le livret

box-bad-count = { $file } : { $entry } : il y en a { $found }, la liste du livret dit { $expected }.
box-kind-count = { $file } : { $entry } : il y en a { $found } du type { $kind }, mais il devrait y en avoir { $expected } de chaque.
box-rulebook-says = { $file } : { $entry } : « { $field } » vaut { $found }, mais le livret dit { $expected }.
box-one-unavailable = { $file } : { $entry } : une tuile exactement doit être sans Pierre ni points, mais il y en a { $found }.
box-one-zero = { $file } : { $entry } : un jeton exactement doit valoir 0, mais il y en a { $found }.
box-not-descending = { $file } : { $entry } : les nombres de « { $field } » ne doivent jamais augmenter de l’un à l’autre, mais ce sont { $found }.
box-not-ascending = { $file } : { $entry } : chaque nombre de « { $field } » doit dépasser le précédent, mais ce sont { $found }.
box-king-track-missing = { $file } : { $entry } : aucune case ne vaut { $expected }, mais le livret en mentionne une.
box-empty-contract = { $file } : { $entry } : ce contrat ne demande rien ; donnez-lui « identical », « wool » ou « iron ».
box-pile-too-small = { $file } : { $entry } : à { $players } joueurs, il y a { $found } de ces tuiles, mais la mise en place en demande { $expected }.
box-decree-without-fair = { $file } : { $entry } : ce décret a besoin d’un « fair », la tuile Foire dont il dépend.
box-decree-with-fair = { $file } : { $entry } : ce décret ne dépend d’aucune tuile Foire et ne peut donc pas avoir de « fair ».
box-last-decree = { $file } : { $entry } : la dernière ligne de ce décret doit être { $expected } sans condition, car il termine la rangée et doit toujours trouver un dé.
box-king-alone = { $file } : { $entry } : « counts » est { $found }, mais "king" doit être seul : la piste du Roi n’entre dans aucun ensemble.

## La carte

box-self-link = { $file } : { $entry } : ceci relie { $found } à elle-même.
box-map-split = { $file } : { $entry } : aucun chemin ne mène de { $start } à { $found }.
box-map-distance = { $file } : { $entry } : de { $start } à { $end }, il y a { $found } pas, mais un exemple du livret en a { $expected }.
box-map-within = { $file } : { $entry } : de { $start } à { $end }, il y a { $found } pas, mais un exemple du livret y va en { $limit }.
box-map-cathedrals = { $file } : { $entry } : à { $limit } pas au plus de { $start } se trouvent ces cathédrales : { $found } ; mais un exemple du livret a { $expected }.
box-map-neighbours = { $file } : { $entry } : à un pas de { $start } se trouvent ces villes : { $found } ; mais un exemple du livret a { $expected }.
box-no-house-space = { $file } : { $entry } : { $town } n’a pas de case Maison valable à tout nombre de joueurs.
box-second-house-space = { $file } : { $entry } : à deux joueurs, { $town } aurait une deuxième case Maison, mais aucune ville n’en a plus d’une.
box-third-house-space = { $file } : { $entry } : ce serait la troisième case Maison de { $town }, mais aucune ville n’en a plus de deux.
