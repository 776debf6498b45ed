### Conseils

hint-move = { $number }. { $move } – environ { $points } points à la fin
hint-then = Ensuite : { $moves }
hint-chance = La suite dépend de ce qui sera révélé d’ici là.
hint-gains = Ce que rapporte le tour : { NAME($terms) }
hint-against-next = Face au suivant : { NAME($terms) }
hint-against-best = Face au meilleur : { NAME($terms) }
hint-term = { NAME($term) } { $points }
hint-nothing = presque rien
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
