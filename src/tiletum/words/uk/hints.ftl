### Підказки

hint-move = { $number }. { $move } – приблизно { $points } ПБ наприкінці
hint-then = Далі: { $moves }
hint-later = Далі, якщо не відкриється нічого кращого: { $moves }
hint-gains = Що принесе хід: { NAME($terms) }
hint-against-next = Порівняно з наступним варіантом: { NAME($terms) }
hint-against-best = Порівняно з найкращим: { NAME($terms) }
hint-term = { NAME($term) } { $points }
hint-nothing = майже нічого
hint-note = Бали наприкінці — це оцінка для того, хто й надалі гратиме не гірше за ці підказки.
term-score = здобуті бали
term-king = шкала милості короля
term-fairs = майбутні ярмарки
term-houses-pillars = доми й колони
term-map = місця поруч із купцем та архітектором
term-contracts = контракти
term-cathedrals = собори
term-buildings = будівлі
term-crests = герби
term-storehouse = резерв
term-resources = ресурси
term-tempo = порядок ходу
