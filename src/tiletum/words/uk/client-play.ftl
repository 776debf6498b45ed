### Клієнт: гра та спостереження.

ui-play-heading = Стіл
ui-play-title = Tiletum
ui-play-title-mine = ● Ваш хід – Tiletum
ui-play-notified = Ваш хід.
ui-play-home = Усі столи
ui-play-order = Гравці за порядком ходу
ui-play-round = Раунд { $round } із 4
ui-play-turn = хід { $turn }
ui-play-seat =
    { $asked ->
        [yes] { SEAT($seat) }: { $score } ПБ, вирішує зараз. Показати планшет
       *[no] { SEAT($seat) }: { $score } ПБ. Показати планшет
    }
ui-play-you = ви
ui-play-now = вирішує
ui-play-menus = Меню
ui-play-log = Журнал
ui-play-score = Рахунок
ui-play-chat = Чат
ui-play-others = Інші
ui-play-rules = Правила
ui-play-settings = Налаштування
ui-play-menu = Меню столу
ui-play-panels = Частини столу
ui-play-panel-map = Мапа й тайли
ui-play-panel-wheel = Колесо й шкали
ui-play-panel-mine = Мій планшет
ui-play-panel-side = Інші й журнал
ui-play-your-board = Ваш планшет, { SEAT($seat) }
ui-play-board-of = Планшет: { SEAT($seat) }
ui-play-full-board-of = { SEAT($seat) }: увесь планшет
ui-play-resigned = гру здано
ui-play-bot = грає бот
ui-play-about-resigned = Гру здано; місце до кінця веде бот.
ui-play-about-bot = За цю людину грає бот.
ui-play-won = Гру завершено: { SEAT($seat) } перемагає.
ui-play-gave-up = { SEAT($seat) } здає гру.
ui-play-gave-up-on =
    { $count ->
        [one] { NAME($gone) } здає гру; далі грає бот.
        [few] { NAME($gone) } здають гру; далі грають боти.
       *[many] { NAME($gone) } здають гру; далі грають боти.
    }
ui-play-gave-up-won =
    { $count ->
        [one] { NAME($gone) } здає гру: { SEAT($seat) } перемагає
        [few] Усі інші здають гру: { SEAT($seat) } перемагає
       *[many] Усі інші здають гру: { SEAT($seat) } перемагає
    }
ui-play-show-end = Рахунок і реванш
ui-play-watching = Ви спостерігаєте.
ui-play-watching-turn = Ви спостерігаєте. Ходить { SEAT($seat) }.
ui-play-strip = Що у вас є
ui-play-strip-points = { $points } ОД
ui-play-clock = На цей хід лишилося { $left }
ui-play-clock-paused = Годинник зупинено на { $left }
ui-play-connection-connecting = З’єднання…
ui-play-connection-online = З’єднано
ui-play-connection-lost = Відновлення зв’язку…
ui-play-connection-refused = Немає з’єднання
ui-play-lost = Зв’язок утрачено. Він відновиться сам; нічого з того, що ви зробили, не пропало.

## Панель рішень

ui-play-bar = Що ви можете зробити зараз
ui-play-then = Потім: { NAME($later, form: "later") }.
ui-play-thinking = { SEAT($seat) } думає…
ui-play-their-turn = Ходить { SEAT($seat) }.
ui-play-waiting = Хвилинку…
ui-play-busy = Надсилання…
ui-play-would = Це дасть:
ui-play-choose = Виберіть
ui-play-lid = Показати ходи
ui-play-back = Назад
ui-play-more-below = Ще { $count }
ui-play-close = Закрити
ui-play-cancel = Ні
ui-play-yes = Усе одно зробити
ui-play-understood = Зрозуміло
ui-play-undo = Скасувати
ui-play-restart = Спочатку
ui-play-undo-limit =
    { $moves ->
        [0] { $reason ->
            [revealed] Скасувати нічого не можна: щось відкрилося.
            [other-seat] Скасувати нічого не можна: рішення прийняв хтось інший.
           *[start] Скасовувати ще нічого.
        }
        [one] Можна скасувати { $moves } рішення{ ui-play-undo-reason }
        [few] Можна скасувати { $moves } рішення{ ui-play-undo-reason }
       *[many] Можна скасувати { $moves } рішень{ ui-play-undo-reason }
    }
ui-play-undo-reason =
    { $reason ->
        [revealed] ; перед тим щось відкрилося.
        [other-seat] ; перед тим вирішував хтось інший.
       *[start] .
    }
ui-play-hint = Підказка
ui-play-type = Ввести
ui-play-play = Зіграти
ui-play-move-box = Хід у текстовому записі
ui-play-end-title = Завершити хід?
ui-play-end-do = Завершити хід

ui-play-die = { NAME($kind, $value, form: "shown") }
ui-play-tile-there = Тайл бонуса там: { NAME($tile) }
ui-play-die-action = { NAME($action) } · { $points } ОД
ui-play-walk = { NAME($space) }{ move-price }

ui-play-all-merchant = Перемістити купця
ui-play-all-architect = Перемістити архітектора
ui-play-all-house = Поставити дім
ui-play-all-pillar = Поставити колону
ui-play-all-take = Узяти тайл бонуса
ui-play-all-character = Узяти мешканця
ui-play-all-place = Поселити мешканця в будівлю
ui-play-all-contract = Узяти тайл із доступних контрактів
ui-play-all-exchange = Обміняти ресурси
ui-play-all-joker = Назвати дію блазня
ui-play-all-gain = Отримати ресурс
ui-play-all-building = Вибрати будівлю
ui-play-all-bonus = Отримати бонус
ui-play-all-buy = Купити за золото
ui-play-all-cathedral = Вкластися в собор
ui-play-all-fulfil = Укласти контракт
ui-play-all-crest = Розмістити герб
ui-play-all-helper = Задіяти помічника
ui-play-all-colour = Задіяти помічника: зміна типу ресурсів
ui-play-all-task = Усі завдання

ui-play-step-exchange = Віддати { NAME($given, 1, form: "counted") } за …
ui-play-step-place = Поселити { NAME($tile, form: "colon") }
ui-play-step-crest = Розмістити герб «{ NAME($family) }»
ui-play-step-fulfil = Укласти { NAME($tile, form: "colon") }

## Для чого ходи й кнопки, одним реченням

ui-play-about-die = У свій хід ви берете один кубик. Він дає стільки ресурсів, скільки показує, і дію, біля якої лежить; за кожні 2 золота його значення можна збільшити або зменшити на 1.
ui-play-about-tile = Тайл іде у ваш резерв, якщо там є вільне місце.
ui-play-about-leave = Брати тайл бонуса не обов’язково. Біля колеса він лишається для інших, а біля шкали милості короля його скидають.
ui-play-about-resources = Кубик дає ресурси того типу, що відповідає його кольору: стільки, скільки він показує.
ui-play-about-architect = За кожне очко дії архітектор переходить на сусідню локацію.
ui-play-about-merchant = За кожне очко дії купець переходить на сусідню локацію.
ui-play-about-house = Дім із вашого запасу стає на вільне місце для дому: за 1 ОД там, де стоїть купець.
ui-play-about-pillar = Колона з вашого запасу стає біля собору, по одній на гравця: за 1 ОД там, де стоїть архітектор.
ui-play-about-take = Тайл бонуса з міста, де стоїть ваша фігурка, іде у ваш резерв за 1 ОД.
ui-play-about-character = Мешканець із доступних іде у ваш резерв за 1 ОД.
ui-play-about-discard = За 1 ОД усіх доступних мешканців скидають і відразу викладають нових.
ui-play-about-place = Мешканець переходить із резерву в кімнату; це коштує 1, 2 або 3 ОД, за номером її поверху, і ви отримуєте його бонус. В одній будівлі живуть мешканці одного типу.
ui-play-about-contract = Тайл із доступних іде у ваш резерв за ОД, надруковані під його місцем.
ui-play-about-exchange = За 1 ОД один ресурс обмінюють на інший. Перший обмін за хід дає ще один ресурс на вибір.
ui-play-about-king = Ваш маркер піднімається шкалою милості короля: одна поділка за кожне очко дії.
ui-play-about-joker = Ви називаєте одну з п’яти інших дій, і всі ОД йдуть на неї.
ui-play-about-gain = Тип ресурсу вибираєте ви, навіть золото.
ui-play-about-building = Ви знову отримуєте бонуси всіх мешканців однієї будівлі в будь-якому порядку.
ui-play-about-bonus = Ви отримуєте бонуси мешканців цієї будівлі один за одним.
ui-play-about-task = Те, що можна робити, крім дії, скільки завгодно разів.
ui-play-about-buy = За 2 золота купують 1 камінь, вовну, залізо або їжу, скільки завгодно разів.
ui-play-about-cathedral = Там, де є ваша колона, один раз для кожного собору: сплатіть камінь, візьміть верхній тайл і отримайте ПБ, указані разом із каменем і на тайлі.
ui-play-about-fulfil = Ви платите саме те, чого вимагає контракт, і отримуєте те, що він дає. Колона з ваших клітинок контрактів іде в запас.
ui-play-about-crest = Ви платите їжу й кладете герб під будівлю; це дає бонус його місця.
ui-play-about-helper = Помічник робить те, що на ньому показано, і залишає ваш резерв.
ui-play-about-colour = Ресурси за кубик будуть одного типу на ваш вибір.
ui-play-about-done = Ви відмовляєтеся від решти бонуса й продовжуєте відкладене.
ui-play-about-end = Хід завершується, коли ви так вирішите. Невикористані ОД пропадають.
ui-play-about-restart = Усе повертається до початку ходу або, якщо щось відкрилося, до цієї миті.
ui-play-about-hint = Комп’ютер шукає ходи, які дадуть найбільше балів.
ui-play-about-type = Для тих, хто їх знає: ходи в текстовому записі.
ui-play-about-back = Назад до всіх ходів; нічого ще не зіграно.
ui-play-about-seat = Гравці в порядку ходу. Натисніть, щоб побачити весь планшет.
ui-play-about-others = Інші гравці одним поглядом.
ui-play-about-since = Ще раз розповідає, що зробили інші.
ui-play-about-log = Що сталося, з правилом для кожного рядка та міркуваннями Кардиналбота.
ui-play-about-score = Бали всіх гравців за джерелами.
ui-play-about-chat = Розмова з усіма за столом.
ui-play-about-action = Дія, біля якої лежав ваш кубик, із такою кількістю ОД, яку показує колесо; решта пропадає.
ui-play-about-round = Кожен із чотирьох раундів має підготовку, по три ходи кожного гравця, а тоді фази короля та ярмарку.
ui-play-about-rules = Усі правила, з пошуком; кожне пояснення веде до свого.
ui-play-about-settings = Мова, кольори, рух, звуки та ваше ім’я.
ui-play-about-menu = Посилання, збереження, відсутні гравці, налаштування.
ui-play-about-panel-map = Мапа з усіма фігурами та доступні контракти й мешканці.
ui-play-about-panel-wheel = Колесо дій із кубиками, шкала милості короля, ярмарки та стоси.
ui-play-about-panel-mine = Будівлі, резерв, контракти, кубики й те, що лишилося для будівництва.
ui-play-about-panel-side = Інші гравці, журнал, очки та чат.
ui-play-about-search = Лише рядки, де є ці слова.
ui-play-about-whose = Лише те, що зробив один гравець.
ui-play-about-reasons = Чому Кардиналбот так робить, крок за кроком.
ui-play-about-hinted = Робить цей хід; його можна скасувати так само, як обраний вами.
ui-play-about-keys = Що можна робити самою клавіатурою.
ui-play-about-links = Ваше місце на іншому пристрої та нові посилання для тих, хто загубив своє.
ui-play-about-export = Файл усієї гри. Початкова сторінка вміє його прочитати.
ui-play-about-clock = Під час паузи нічий час не спливає.

## Підказки

ui-play-hint-title = Підказка
ui-play-hint-thinking = Переглядаємо решту ходу…
ui-play-no-hint = Цей сервер не дає підказок.
ui-play-hint-points = приблизно { $points } ПБ наприкінці
ui-play-hint-gains = Що тоді дасть хід: { NAME($terms) }.
ui-play-hint-costs = Чого тоді коштуватиме хід: { NAME($terms) }.
ui-play-hint-term = { NAME($term) } ({ $points } ПБ)
ui-play-hint-plan =
    { $count ->
        [one] А тоді ще { $count } крок
        [few] А тоді ще { $count } кроки
       *[many] А тоді ще { $count } кроків
    }
ui-play-hint-chance = Від кроку { $step } усе залежить від того, що до того часу відкриється.
ui-play-hint-note = Очікувані бали — це оцінка, як і сам план: випадок може все змінити.

## Спостереження

ui-play-since = Відколи ви ходили
ui-play-skip = Пропустити
ui-play-rolled = На порожні місця біля колеса викладають нові тайли бонусів і кидають нові кубики.
ui-play-heard = { SEAT($seat) } каже: { $text }
ui-play-undone = Рішення скасовано.
ui-play-pass = Передайте пристрій: { SEAT($seat) }
ui-play-pass-go = Мій хід
ui-play-pass-never = Більше не питати за цим столом

## Меню столу

ui-play-menu-seat = Ваше місце
ui-play-menu-absent = Відсутні гравці
ui-play-menu-absent-what = За них далі грає бот або хтось інший за новим посиланням, якщо інші згодні.
ui-play-menu-device = Цей пристрій
ui-play-export = Зберегти гру у файл
ui-play-links = Посилання
ui-play-link-mine = Це посилання відкриває ваше місце на іншому пристрої. Хто його має, той грає за вас.
ui-play-link-lost = Якщо ця людина загубила посилання, запропонуйте нове. Інші мають погодитися; якщо інших немає, це триває добу.
ui-play-link-ask = Запропонувати нове посилання
ui-play-ask-undo = Попросити інших про скасування
ui-play-undo-title = Попросити про скасування?
ui-play-undo-sure = Останні рішення, чиї б вони не були, буде скасовано, якщо інші згодні.
ui-play-undo-number = Скільки рішень:
ui-play-undo-do = Запитати інших
ui-play-hand = Нехай за вас грає бот
ui-play-hand-title = Передати гру боту?
ui-play-hand-do = Передати боту
ui-play-hand-sure = { $alone ->
        [yes] Він гратиме замість гравця { SEAT($seat, case: "gen") }. Інших людей за цим столом немає: боти нікого не чекають і можуть дограти партію за лічені секунди, перш ніж ви повернете місце.
       *[no] Він гратиме замість гравця { SEAT($seat, case: "gen") }, доки ви не повернете місце.
    }
ui-play-take-back = Повернути своє місце
ui-play-handed = За вас грає бот: { $bot }.
ui-play-resign = Здатися
ui-play-resign-title = Здатися?
ui-play-resign-do = Здатися
ui-play-resign-sure = { SEAT($seat) } вже не зможе перемогти. Доки інші грають далі, за це місце вирішує бот; коли лишається один гравець, гру завершено. Цього не скасувати.
ui-play-pause = Зупинити годинник
ui-play-run = Запустити годинник
ui-play-replace = Замінити: { SEAT($seat) }
ui-play-replace-title = Замінити гравця { SEAT($seat, case: "gen") }?
ui-play-replace-do = Запитати інших
ui-play-replace-sure = Далі гратиме хтось інший, якщо інші згодні.
ui-play-replace-person = людина за новим посиланням
ui-play-plays-on = Гратиме:
ui-play-new-link = Посилання для того, хто займе місце { SEAT($seat, case: "gen") }:
ui-play-set-motion = Рух: фігурки рухаються, а ходи інших показуються ще раз
ui-play-set-notify = Повідомляти, коли мій хід
ui-play-proposal-undo =
    { $you ->
        [yes]
            { $decisions ->
                [one] Ви просите скасувати { $decisions } рішення.
                [few] Ви просите скасувати { $decisions } рішення.
               *[many] Ви просите скасувати { $decisions } рішень.
            }
       *[no]
            { $decisions ->
                [one] { SEAT($by) } просить скасувати { $decisions } рішення.
                [few] { SEAT($by) } просить скасувати { $decisions } рішення.
               *[many] { SEAT($by) } просить скасувати { $decisions } рішень.
            }
    }
ui-play-proposal-replace =
    { $you ->
        [yes]
            { $bot ->
                [yes] Ви просите, щоб замість гравця { SEAT($seat, case: "gen") } грав бот.
               *[no] Ви просите віддати комусь іншому місце гравця { SEAT($seat, case: "gen") }.
            }
       *[no]
            { $bot ->
                [yes] { SEAT($by) } просить, щоб замість гравця { SEAT($seat, case: "gen") } грав бот.
               *[no] { SEAT($by) } просить віддати комусь іншому місце гравця { SEAT($seat, case: "gen") }.
            }
    }
ui-play-proposal-link =
    { $you ->
        [yes] Ви просите нове посилання на місце гравця { SEAT($seat, case: "gen") }.
       *[no] { SEAT($by) } просить нове посилання на місце гравця { SEAT($seat, case: "gen") }.
    }
ui-play-proposal-left = Через { $hours } год посилання можна попросити знову, якщо { SEAT($seat) } не повернеться.
ui-play-answer-as = { SEAT($seat) }:
ui-play-proposal-refused = Вашу пропозицію відхилено.
ui-play-grant = Погодитися
ui-play-refuse = Відмовити
ui-play-withdraw = Відкликати
ui-play-waiting-for = Чекаємо на таких гравців: { NAME($seats) }

## Клавіатура

ui-play-keys = Клавіатура
ui-play-key-offer = обрати хід із цим номером
ui-play-key-undo = скасувати одне рішення
ui-play-key-restart = почати хід знову
ui-play-key-end = завершити хід або відмовитися від решти бонуса
ui-play-key-hint = підказка
ui-play-key-box = ввести хід текстом
ui-play-key-log = журнал
ui-play-key-score = таблиця балів
ui-play-key-cancel = назад, закрити, пропустити показ
ui-play-key-help = цей перелік

ui-play-edition = За цим столом діють інші правила: { NAME($edition) }.
ui-play-edition-show = Що відрізняється
