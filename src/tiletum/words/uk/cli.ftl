### Командний рядок.

letter-blue = С
letter-orange = П
letter-purple = Ф
letter-green = З

brief-join = { $first }, { $rest }
brief-tile-contract = { $needs } → { $gives }
brief-tile-crest = герб «{ NAME($family) }»
brief-tile-helper = Помічник: { $gives }
brief-tile-character = { NAME($action) }: { $gives }

## Екран

screen-header = Раунд { $round } із { $rounds }, хід { $turn } із { $turns }: { NAME($phase) }
screen-order = Порядок ходу: { NAME($order) }
screen-cathedrals = Собори
screen-map-tiles = Тайли бонусів на мапі
screen-wheel = Колесо дій
screen-dice = Кубики: { $dice }
die-colour = { NAME($colour) } ({ NAME($kind) })
screen-king = Шкала милості короля
screen-corruption = Корупція цього раунду: { $tokens }
screen-king-tile = Для першого:
screen-fairs = Ярмарки
screen-contracts = Доступні контракти
screen-characters = Доступні мешканці (по 1 ОД)
screen-left = У стосах тайлів: бонусів { $bonus }, контрактів { $contract }, мешканців { $character }; у торбинці кубиків: { $dice }
screen-points = { $points } ОД
brief-fair-each = { $base } + { $vp } ПБ за { NAME($counted) }
brief-fair-sets = { $base } + { $vp } ПБ за комплект: { NAME($counted, form: "a") }
brief-fair-king = { $base } + { $vp } ПБ + ПБ своєї поділки на шкалі милості короля
cathedral-cost = { some-stones } → { $vp } ПБ + { $tiles }
cathedral-closed = на реставрації
cathedral-built = усі тайли взято

## Мапа

map-fair = Я{ $number }
map-merchant = к
map-architect = а
map-legend = Місця для домів: [ ] вільне ([3] дає 3 ПБ, [+] щось інше), [С] зайняте; собор: †С· колони й вільні місця, †× на реставрації; * тайл бонуса, Я2 ярмарок 2-го раунду, к купці, а архітектори, ○ локація на дорозі
map-houses = Вільні місця для домів із [+]:
map-house = { $town } ({ $gives })
town-name = Локація
town-houses = Місця для домів
town-cathedral = Собор
town-tile = Тайл бонуса
town-neighbours = Поруч

## Планшети гравців

board-score = { $vp } ПБ
board-supply = Запас: доми { $houses }, колони { $pillars }
board-crest-cost = ◇ { some-food }: { $gives }
board-crest = ◆ герб «{ NAME($family) }»
board-store = Резерв:
board-free = вільно { $free }
board-contracts =
    { $count ->
        [0] Контракти 0/{ $spaces }
       *[other] Контракти { $count }/{ $spaces }:
    }
board-bot-contracts =
    { $count ->
        [0] Клітинки контрактів 0/{ $spaces }
       *[other] Клітинки контрактів { $count }/{ $spaces }:
    }
board-bot-waiting = Мешканці, що чекають:
board-bot-inactive = Неактивні герби:
board-bot-reserve = Недоторканна їжа { $food }/{ $spaces }
board-pile =
    { $count ->
        [0] Укладених контрактів немає
       *[other] Укладені контракти ({ $count }):
    }
board-column-marker = +{ $points } ОД після завершення
board-cathedrals = Тайли соборів:
board-pieces = Купець: { NAME($merchant, form: "short") }, архітектор: { NAME($architect, form: "short") }
board-dice = Кубики:
board-markers = Бонусні очки з кубиком:
board-marker = { NAME($action) } +{ $points }

## Що ще можна витягнути

pile-bonus = Тайли бонусів у стосі ({ $count })
pile-contract = Тайли контрактів у стосі ({ $count })
pile-character = Мешканці у стосі ({ $count })
pile-bag = Кубики в торбинці
discards-bonus = Скинуті тайли бонусів ({ $count })
discards-character = Скинуті мешканці ({ $count })

## Рахунок

sheet-title = Переможні бали за джерелами
sheet-source = Джерело
sheet-start = На початку
sheet-total = Разом
result-winner = { SEAT($seat) } перемагає!

## Кілька подій в одному рядку

told-rolls = Нові кубики: { $dice }.
told-king-moves = На шкалі милості короля: { $moves }.
told-king-move =
    { $moved ->
        [no] { SEAT($seat) } лишається на { $to }
       *[yes] { SEAT($seat) } { $from } → { $to }
    }
told-bot-dice = Кардиналбот кидає кубики: { NAME($dice) }.
told-order = Новий порядок ходу: { NAME($order) }.
told-gains = { SEAT($seat) } отримує { NAME($gains) } за { NAME($source) }.
told-many-action-tile = Навколо колеса розкладено тайли дій: { $count }.
told-many-bonus-drawn = Розкладено тайли бонусів: { $count }.
told-many-contract-drawn = Викладено доступні контракти: { $count }.
told-many-character-drawn = Викладено доступних мешканців: { $count }.
told-many-cost-drawn = Собори отримують ціни: { $count }.
told-many-fair-town = Витягнуто міста ярмарків.
told-many-fair-tile = Витягнуто тайли ярмарків.
told-again = { $line } (× { $count })

## Гра

play-welcome =
    { $players ->
        [one] Tiletum проти Кардиналбота. { NAME($edition) }. Введіть номер ходу або { "help" }; { "log full" } показує кожен крок Кардиналбота з правилом, а параметр { "--full" } — одразу, коли його зроблено.
       *[other] Tiletum, гравців: { $players }. { NAME($edition) }. Введіть номер ходу або { "help" }.
    }
play-prompt = >
play-warning = (! { $warning })
play-changed = Змінити кубик за золото
play-changed-die = { NAME($die) } { $face }:
play-changed-to = як { $value } за { some-gold } ({ NAME($action) })
play-exchange =
    { $first ->
        [yes] Обміняти 1 ресурс на інший і ще 1 на вибір (1 ОД)
       *[no] Обміняти 1 ресурс на інший (1 ОД)
    }
play-buy = Купити за { some-gold }:
play-buy-item = { NAME($kind, case: "acc") }
play-exchange-item = { NAME($given) } → { NAME($received) }
play-unknown = «{ $line }» — не хід і не команда; введіть { "help" }, щоб побачити команди, або { "moves" }, щоб побачити, як записують ходи.
play-no-number =
    { $count ->
        [0] Ходу { $number } немає: гру завершено, і зробити вже нічого не можна.
        [one] Ходу { $number } немає; є лише хід 1.
       *[other] Ходу { $number } немає; ходи пронумеровано від 1 до { $count }.
    }
play-legal = Зараз такий хід можливий: { $move }.
play-rule = Правило { $rule }, див. { "docs/uk/rules.md" }.
play-undone =
    { $count ->
        [one] Скасовано { $count } рішення.
        [few] Скасовано { $count } рішення.
       *[many] Скасовано { $count } рішень.
    }
play-undo-left =
    { $reason ->
        [revealed] Можна скасувати ще { $possible }; перед тим щось відкрилося.
        [other-seat] Можна скасувати ще { $possible }; перед тим вирішував інший гравець.
       *[start] Можна скасувати ще { $possible }, до початку гри.
    }
play-undo-none =
    { $reason ->
        [revealed] Більше нічого скасувати не можна: перед тим щось відкрилося.
        [other-seat] Більше нічого скасувати не можна: перед тим вирішував інший гравець.
       *[start] Більше нічого скасувати не можна: це початок гри.
    }
play-position = Позицію записано у файл { $file }. Щоб почати з неї: { $command }
play-saved = Збережено у файл { $file }. Щоб продовжити пізніше: { $command }
play-quit-saved = До побачення. Щоб продовжити: { $command }
play-quit-kept = До побачення. Гра зберігатиметься, доки ви не почнете іншу; щоб продовжити: { $command }
play-not-kept = Гру не вдається зберегти у файлі { $file }, тож збережіть її самі, перш ніж вийти.
play-after-the-end = Гру завершено. Ще можна роздивитися ({ "log" }, { "score" }, { "board" }), скасувати останній хід ({ "undo" }) або зберегти ({ "save FILE" }); { "quit" } — вийти.
play-quit-unsaved = До побачення. Цю гру не збережено.
play-usage = Пишіть так: { $usage }
play-no-count = «{ $given }» — не число від 1 до { $most }. Пишіть так: { $usage }
play-alone = «{ $command }» пишуть окремо, без «{ $rest }»; введіть { "help" }, щоб побачити команди.
play-no-player = Гравця «{ $player }» немає; введіть число від 1 до { $players }, літеру або ім’я.
play-not-solo = Укази й випробування є лише у грі проти Кардиналбота.
play-no-challenges = Випробувань у грі немає.
play-resigned = { SEAT($seat) } здається.
play-thinking = { $bot } думає…
help-title = Команди
help-move = зробити хід: його номер або запис, як у { "docs/notation.md" }
help-moves = ще раз усі ходи, кожен із записом
help-undo = скасувати останнє рішення або останні n
help-why = чому хід зараз неможливий і де про це правило
help-hint = найкращі продовження, що вони мають принести і чому
help-log = останні рядки журналу з правилами ({ "docs/uk/rules.md, docs/uk/rules-solo.md" }); { "full" } — увесь журнал, кожен крок окремо
help-board = усе поле
help-towns = міста по одному: місця для домів, собори, сусіди
help-player = планшет одного гравця
help-piles = що лишилося у стосах і торбинці
help-score = переможні бали за джерелами
help-decrees = соло: чого шукають укази
help-challenges = соло: що змінюють випробування
help-save = зберегти гру
help-position = записати у файл лише позицію, для задач і повідомлень про помилки
help-help = цей перелік або що робить одна команда
help-quit = вийти з гри

## Повторення, моделювання, вимірювання

replay-entries = Після запису { $version } у файлі { $file }:
simulate-game = Зерно { $seed }: рахунок { $scores }; гравець { $winner } перемагає, ходів: { $moves }.
simulate-solo =
    { $count ->
        [0] Зерно { $seed }, без випробувань: { $result }
       *[other] { $level ->
            [chosen] Зерно { $seed }, { NAME($challenges) }: { $result }
           *[other] Зерно { $seed }, { $level } ({ NAME($challenges) }): { $result }
        }
    }
simulate-solo-result =
    { $won ->
        [yes] людина перемагає, { $person } проти { $bot } у Кардиналбота, ходів: { $moves }.
       *[no] Кардиналбот перемагає, { $bot } проти { $person } у людини, ходів: { $moves }.
    }
simulate-failed = Гру { $seed } не завершено. { $why }
simulate-summary =
    { $games ->
        [one] { $games } гра за { $seconds } с, рішень за секунду: { $rate }.
        [few] { $games } гри за { $seconds } с, рішень за секунду: { $rate }.
       *[many] { $games } ігор за { $seconds } с, рішень за секунду: { $rate }.
    }
bench-title = Швидкість, Python { $python }
bench-what = Що
bench-figure = Скільки

## Коробка

box-fine = { $file } — справний файл коробки.
box-marks = Позначки: R правила, P світлина, Y онлайн-версія, S вторинне джерело, X реконструкція; позначки окремих полів у дужках
box-link = { $space } ({ $mark })
section-spaces = Локації мапи
section-house-spaces = Місця для домів, пронумеровані в межах міста; гравці: від скількох доступні
section-bonus-spaces = Клітинки для тайлів бонусів на мапі; гравці: від скількох доступні
section-cathedrals = Собори
section-cost-tiles = Тайли з ціною будівництва
section-town-tiles = Тайли міст
section-fair-tiles = Тайли ярмарків
section-buildings = Будівлі планшета гравця
section-crests = Родини та герби
section-characters = Мешканці
section-contracts = Тайли контрактів
section-bonus-tiles = Тайли бонусів
section-decrees = Укази
section-challenges = Випробування
section-components = Що в коробці
section-fairs = Ярмарки
section-wheel = Колесо дій
section-actions = Дії навколо колеса
section-king-track = Шкала милості короля
section-corruption = Корупція
section-contract-offer = Доступні контракти
section-character-offer = Доступні мешканці
section-player-board = Планшет гравця
section-cardinalbot = Кардиналбот
printed-what = Що
printed-value = Значення
printed-mark = Позначка
printed-copies = Копії
printed-place = Місце
printed-neighbours = Сусіди
printed-number = Номер
printed-id = Позначення
printed-name = Назва
printed-town = Місто
printed-players = Гравці
printed-bonus = Бонус
printed-tiles = Тайли
printed-pillar-spaces = Місця для колон
printed-stone = Камінь
printed-vp = ПБ
printed-counts = За кожен
printed-rooms = Кімнати
printed-ap = Бонусні ОД
printed-crest-cost = Їжа за герб
printed-crest-bonus = Бонус герба
printed-kind = Тип
printed-crest = Герб
printed-identical = Однакові
printed-wool = Вовна
printed-iron = Залізо
printed-reward = Винагорода
printed-helper = Помічник
printed-fair = Ярмарок
printed-entries = Рядки
printed-priority = Пріоритет
printed-first-town = Місто першого ярмарку
printed-points = Очки за значенням кубика від 1 до 6
printed-dice-drawn = Скільки кубиків тягнуть 2, 3, 4 гравці
printed-order = Порядок за годинниковою стрілкою
printed-leader-vp = ПБ першого
printed-tokens = Жетони
printed-drawn = Скільки тягнуть за раунд
printed-costs = Ціни місць
printed-size = Розмір
printed-storehouse = Місця в резерві
printed-contract-spaces = Клітинки контрактів
printed-contract-space-vp = ПБ клітинок контрактів
printed-dice-spaces = Місця для кубиків
printed-start-score = Рахунок на початку
printed-start-gold = Золото на початку, за порядком ходу
printed-start-goods = Інші ресурси на початку
printed-start-houses = Доми на початку
printed-start-pillars = Колони на початку
printed-completed-vp = ПБ за 0–6 завершених будівель
printed-leftovers-per-vp = Решта ресурсів за 1 ПБ
printed-columns = Стовпці
printed-reserved-food = Недоторканна їжа
printed-houses = Доми
printed-pillars = Колони
printed-ap-markers = Маркери ОД
printed-architect-cost-tile = Тайл із ціною, де починає архітектор
component-dice = Кубики
component-action-tiles = Тайли дій
component-town-tiles = Тайли міст
component-fair-tiles = Тайли ярмарків
component-fair-order-tiles = Жетони порядку ярмарків
component-cathedral-tiles = Тайли соборів
component-cost-tiles = Тайли з ціною будівництва
component-corruption-tokens = Жетони корупції
component-bonus-tiles = Тайли бонусів
component-contract-tiles = Тайли контрактів
component-character-tiles = Тайли мешканців
component-bonus-ap-markers = Маркери бонусних ОД кожного гравця
component-houses = Доми кожного гравця
component-pillars = Колони кожного гравця
component-decrees = Укази
component-challenges = Випробування

## Кардиналбот

screen-decrees = Укази:
card-entry = { $number }. { $entry }
card-priority = Пріоритет кубиків: { NAME($colours) }
screen-challenges =
    { $count ->
        [0] Без випробувань
       *[other] Випробування: { $challenges }
    }

## tiletum words

check-language =
    { $checked ->
        [yes] { $problems ->
            [0] повідомлень { $messages }, усе на місці
           *[other] повідомлень { $messages }, вад { $problems }
        }
       *[no] повідомлень { $messages }
    }
check-missing = бракує { $message }
check-extra = { $message } ніде не вживається
check-unknown-argument = { $message } ніколи не отримує ${ $argument }
check-lost-argument = { $message } не показує ${ $argument }
check-english = { $message } досі англійською: { $text }

## Незрозуміла команда. $option — так, як її вводять.

usage-help = Докладніше: { $command } { "--help" }
usage-command = Команди «{ $value }» немає; є такі: { $known }. { usage-help }
usage-value = { $option } не може бути «{ $value }». { usage-help }
usage-no-value = Після { $option } потрібне значення. { usage-help }
usage-flag = { $option } не має значення, тож приберіть «{ $value }». { usage-help }
usage-both = { $option } не можна вказувати разом із { $other }. { usage-help }
usage-ambiguous = { $option } може означати будь-що з такого: { $known }. { usage-help }
usage-unknown = Це незрозуміло: { $value }. { usage-help }
usage-missing = Бракує: { $known }. { usage-help }
usage-other = { $command }: { $why }. { usage-help }
