### Conseils

hint-move = { $number }. { $move } – environ { $points } points à la fin
hint-then = Ensuite : { $moves }
hint-later = Ensuite, à moins que quelque chose de mieux ne soit révélé : { $moves }
hint-gains = Ce que rapporte le tour : { NAME($terms) }
hint-against-next = Par rapport au suivant : { NAME($terms) }
hint-against-best = Par rapport au meilleur : { NAME($terms) }
hint-term = { NAME($term) } { $points }
hint-nothing = presque rien
hint-note = Les points de la fin sont une estimation, pour qui continue à jouer aussi bien que ces conseils.
term-score = points marqués
term-king = piste du Roi
term-fairs = foires à venir
term-houses-pillars = maisons et piliers
term-map = cases proches du marchand et de l’architecte
term-contracts = contrats
term-cathedrals = cathédrales
term-buildings = bâtiments
term-crests = blasons
term-storehouse = Entrepôt
term-resources = ressources
term-tempo = ordre du tour
