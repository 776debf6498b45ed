### Hints: what the terminal and the browser say about the best moves, and why.

hint-move = { $number }. { $move } – about { $points } points at the end
hint-then = Then: { $moves }
hint-later = Then, unless something better is revealed: { $moves }
hint-gains = What the turn brings: { NAME($terms) }
hint-against-next = Compared with the next best: { NAME($terms) }
hint-against-best = Compared with the best: { NAME($terms) }
hint-term = { NAME($term) } { $points }
hint-nothing = almost nothing
hint-note = The points at the end are an estimate, for a player who keeps playing as well as these hints.
term-score = points scored
term-king = King track
term-fairs = coming fairs
term-houses-pillars = houses and pillars
term-map = places near the merchant and the architect
term-contracts = contracts
term-cathedrals = cathedrals
term-buildings = buildings
term-crests = crests
term-storehouse = storehouse
term-resources = resources
term-tempo = turn order
