### Клієнт: компоненти гри.

ui-board-rule = Правило { $rule }
ui-board-choices =
    { $others ->
        [one] { $first } (або ще { $others } варіант)
        [few] { $first } (або ще { $others } варіанти)
       *[many] { $first } (або ще { $others } варіантів)
    }
ui-board-die = { NAME($colour) } кубик зі значенням { $value } ({ NAME($kind) })
ui-board-points = { $points } ОД
ui-board-value = значення кубика { $value }

ui-board-about-helper = Помічник чекає в резерві; задіяти його — завдання, яке виконують у свій хід.
ui-board-about-crest = Герб чекає в резерві, доки їжа не оплатить йому місце під будівлею. Двох гербів однієї родини мати не можна.
ui-board-about-contract = Контракт чекає в резерві, доки ви не сплатите саме те, чого він вимагає. Для виконаних є шість місць.
ui-board-about-character = Мешканець чекає в резерві, заселяється в кімнату й тоді дає свій бонус.

## Мапа

ui-board-map = Мапа
ui-board-zoom-in = Збільшити мапу
ui-board-zoom-out = Зменшити мапу
ui-board-zoom-all = Показати всю мапу
ui-board-road-space = Фігурки можуть тут зупинятися; будувати тут не можна.
ui-board-house-space = Місце для дому в місті { NAME($town) }
ui-board-house-bonus = Місце для дому: хто тут будує, отримує { NAME($bonus) }.
ui-board-house-plain =
    { $count ->
        [one] Місце для дому без бонуса.
        [few] { $count } місця для дому без бонуса.
       *[many] { $count } місць для дому без бонуса.
    }
ui-board-house-of = { SEAT($seat) } має тут дім.
ui-board-first-town = Тут від початку має дім кожен.
ui-board-cathedrals = Собори
ui-board-cathedral = Собор у місті { NAME($town) }
ui-board-cathedral-tiles = Лишилися тайли собору, ПБ: { $values }
ui-board-cathedral-bare = Останній тайл узято: зробити внесок тут більше не може ніхто.
ui-board-pillars =
    { $spaces ->
        [one] { $spaces } місце для колони; колони: { NAME($owners) }
        [few] { $spaces } місця для колон; колони: { NAME($owners) }
       *[many] { $spaces } місць для колон; колони: { NAME($owners) }
    }
ui-board-pillars-none =
    { $spaces ->
        [one] { $spaces } місце для колони; колон ще немає
        [few] { $spaces } місця для колон; колон ще немає
       *[many] { $spaces } місць для колон; колон ще немає
    }
ui-board-piece-of = { SEAT($seat) }: { NAME($piece) }
ui-board-fair-of = Ярмарок { $round }-го раунду в місті { NAME($town) }

## Колесо

ui-board-wheel = Колесо дій
ui-board-section = Кубики зі значенням { $value }; кубик звідси дає { ui-board-points }.
ui-board-marker = { SEAT($seat) }: із цією дією на { $more } ОД більше
ui-board-does-architect = Архітектор мандрує, ставить колони й бере тайли бонусів на мапі.
ui-board-does-joker = Ви називаєте одну з п’яти інших дій.
ui-board-does-character = Беріть доступних мешканців і поселяйте їх у кімнати.
ui-board-does-king = Ваш маркер піднімається шкалою милості короля.
ui-board-does-contract = Беріть тайли доступних контрактів і обмінюйте ресурси.
ui-board-does-merchant = Купець мандрує, ставить доми й бере тайли бонусів на мапі.
ui-board-about-die = Він дає стільки ресурсів, скільки показує, і дію, біля якої лежить.

## Шкала милості короля, корупція, ярмарки

ui-board-king-track = Шкала милості короля
ui-board-king-at = { SEAT($seat) } на { $vp }
ui-board-king-order = Шкала милості короля: { $order }
ui-board-about-king-track = Після кожного раунду всі здобувають або втрачають ПБ своєї поділки; порядок на шкалі стає порядком ходу, а зі стосу маркерів перший — найнижчий.
ui-board-king-tile = Тайл біля шкали милості короля: { $tile }
ui-board-about-king-tile = Наприкінці раунду він дістається першому на шкалі милості короля.
ui-board-corruption = Корупція
ui-board-about-corruption = На початку кожного з трьох кіл раунду відкривають жетон, і всі маркери опускаються на стільки поділок.
ui-board-corruption-is = Відкрито цього раунду: { $turned }. Ще можуть відкритися: { $left }
ui-board-corruption-left = лишилися: { $left }
ui-board-fairs = Ярмарки
ui-board-fair-printed =
    { $king ->
        [yes] разом із { $vp } ПБ ігрового поля в цьому раунді: { $sum } ПБ один раз
       *[no] разом із { $vp } ПБ ігрового поля в цьому раунді: { $sum } ПБ щоразу
    }
ui-board-fair-who = Участь бере той, хто має в місті дім або купця.
ui-board-part-house = { SEAT($seat) } має там дім
ui-board-part-merchant = { SEAT($seat) } має там купця
ui-board-part-always = { SEAT($seat) } завжди бере участь
ui-board-part-took = { SEAT($seat) }: участь у цьому ярмарку

## Доступні тайли та стоси

ui-board-offers = Доступні тайли
ui-board-contract-offer = Контракти
ui-board-character-offer = Мешканці
ui-board-slot-cost = Коштує { ui-board-points } дії контракту.
ui-board-slot-empty = Це місце порожнє до кінця ходу.
ui-board-discard = Скинути доступних мешканців
ui-board-about-discard = За 1 ОД дії мешканця всіх скидають і викладають нових.
ui-board-piles = Стоси
ui-board-pile-bonus = Тайли бонусів
ui-board-pile-contract = Тайли контрактів
ui-board-pile-character = Тайли мешканців
ui-board-pile-bonus-discards = Скинуті тайли бонусів
ui-board-pile-character-discards = Скинуті тайли мешканців
ui-board-about-pile = Що лишилося в стосі. Це може знати кожен, а порядку не знає ніхто.
ui-board-copies = { $copies } × { $tile }
ui-board-bag = Кубики в торбинці
ui-board-about-bag = Усі кубики раунду дістають із торбинки.
ui-board-in-bag = У торбинці { NAME($colour, form: "many") } кубиків: { $count }

## Планшети гравців

ui-board-board-of = Планшет: { $seat }
ui-board-order = Місце { $place } у порядку ходу
ui-board-score = Рахунок: { $score } ПБ
ui-board-about-gold = За два золота значення кубика збільшують чи зменшують на 1 або купують інший ресурс.
ui-board-about-food = Їжею платять за герби.
ui-board-about-wool = Вовною платять за контракти.
ui-board-about-stone = Каменем платять за собори.
ui-board-about-iron = Залізом платять за контракти.
ui-board-building = Будівля { $number }
ui-board-roof = Коли всі кімнати заселено, дім із даху йде у ваш запас. Якщо є й герб, дія цих мешканців має на { $points } ОД більше.
ui-board-roof-empty = Усі кімнати заселено. Якщо є й герб, дія цих мешканців має на { $points } ОД більше.
ui-board-roof-sixth = Цю будівлю зайнято від початку; щоб її завершити, досить герба.
ui-board-room = Кімната на { $floor }-му поверсі будівлі { $number }
ui-board-about-room = Заселення коштує { ui-board-points } дії мешканця.
ui-board-crest = Герб: { NAME($family) }
ui-board-crest-space = Клітинка герба під будівлею { $number } за { some-food }: { NAME($bonus) }.
ui-board-store = Резерв
ui-board-store-space = Вільне місце в резерві
ui-board-stored = У резерві зайнято { $count } з { $spaces }
ui-board-contracts = Контракти
ui-board-contract-space =
    { $pillar ->
        [yes] Вільна клітинка контрактів: коли контракт укладено, її колона йде в запас.
       *[no] Вільна клітинка контрактів: { $vp } ПБ, коли контракт укладено.
    }
ui-board-fulfilled =
    { $count ->
        [one] { $count } укладений контракт
        [few] { $count } укладені контракти
       *[many] { $count } укладених контрактів
    }
ui-board-filled =
    { $count ->
        [one] { $count } повністю заселена будівля
        [few] { $count } повністю заселені будівлі
       *[many] { $count } повністю заселених будівель
    }
ui-board-dice = Кубики
ui-board-die-space = Місце для кубика
ui-board-supply = Запас
ui-board-supply-is = Домів у запасі: { $houses }; колон у запасі: { $pillars }
ui-board-built = Домів на карті: { $houses }; колон на карті: { $pillars }
ui-board-contributed = Внески в собори: { $towns }

## Планшет Кардиналбота

ui-board-cardinal-board = Планшет Кардиналбота
ui-board-column = Стовпець { $number }: із двома мешканцями й гербом його маркер додає { $points } ОД
ui-board-upper-room = Верхня кімната: для типу, якого ще немає
ui-board-lower-room = Нижня кімната: для другого мешканця того самого типу
ui-board-bot-crest-space = Клітинка герба: тут герб активують за їжу; для цього він береже { $food } їжі
ui-board-decrees = Укази
ui-board-pawn = Тут стоїть фішка
ui-board-bot-dice = Його кубики, різниця яких пересуває фішку: { $dice }
ui-board-pawn-dice = Кубики фішки
ui-board-challenges = Випробування
ui-board-bot-gold = Два золота замінюють один ресурс, якого бракує, а одне золото оплачує кожен крок фігури поза досяжністю. Значення кубика він ніколи не змінює.
ui-board-bot-die = У свій хід він бере кубик, якого вимагає указ, і ніколи не змінює його значення. Ресурси й дію кубик дає, як будь-який інший.
ui-board-bot-contract = Контракт, якого він ще не може виконати, лежить тут, щонайбільше два. Виконаний приносить свої ПБ і ще 5 ПБ; інші нагороди не враховують.
ui-board-bot-contract-space = Вільна клітинка контрактів
ui-board-bot-character = Його тип визначає, у яку кімнату він заселиться; його бонус не враховують.
ui-board-bot-crest = Герб неактивний, доки за 3 їжі його не активують під стовпцем; це дає 5 ПБ.
ui-board-bot-store = Ще не активні герби та ще не заселені мешканці. Обмеження немає.
ui-board-bot-decrees = Його кубики пересувають фішку; указ, де вона зупиниться, визначає, який кубик бере Кардиналбот.
ui-board-bot-challenges = Вони посилюють Кардиналбота. Рівень визначає, скільки їх.
ui-board-bot-reserve = Відкладена їжа
ui-board-bot-reserve-is = Відкладена їжа: { $food } з { $spaces }. Нею платять за герби, але не за контракти до фінального підрахунку балів.
