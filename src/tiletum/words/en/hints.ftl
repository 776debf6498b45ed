### Hints: what the terminal and the browser say about the best moves, and why.

hint-move = { $number }. { $move } – about { $points } points at the end
hint-then = Then: { $moves }
hint-chance = The rest depends on what is revealed by then.
hint-gains = What the turn brings: { NAME($terms) }
hint-against-next = Against the next best: { NAME($terms) }
hint-against-best = Against the best: { NAME($terms) }
hint-term = { NAME($term) } { $points }
hint-nothing = hardly anything
term-score = points scored
term-king = King track
term-fairs = fairs ahead
term-houses-pillars = houses and pillars
term-map = places near the merchant and the architect
term-contracts = contracts
term-cathedrals = cathedrals
term-buildings = buildings
term-crests = crests
term-storehouse = storehouse
term-resources = resources
term-tempo = turn order
