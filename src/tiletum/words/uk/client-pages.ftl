### Клієнт: сторінки навколо столу.

ui-pages-title = Tiletum
ui-pages-title-of = { $page } · Tiletum
ui-pages-home = Головна
ui-pages-places = Сторінки
ui-pages-new = Новий стіл
ui-pages-rules = Правила
ui-pages-settings = Налаштування
ui-pages-help = Довідка
ui-pages-back = Назад до столу
ui-pages-offline = Немає з’єднання. Те, що ви бачите, могло застаріти, і грати не можна, доки зв’язок не відновиться.
ui-pages-outdated = Є нова версія.
ui-pages-incomplete = Частину сторінки не вдалося завантажити.
ui-pages-reload = Перезавантажити
ui-pages-again = Спробувати ще раз
ui-pages-looking = Хвилинку…
ui-pages-rule-link = Правило { $rule }
ui-pages-no-rule = Правила { $rule } немає.
ui-pages-no-page = Такої сторінки немає.

## Початок

ui-pages-tagline = Купці, архітектори й королі в Європі доби Відродження. Візьміть кубик, скористайтеся його дією та встигніть на потрібний ярмарок.
ui-pages-continue = Мої столи
ui-pages-begin = Грати зараз
ui-pages-quick-solo = Соло
ui-pages-quick-solo-what = Ви проти Кардиналбота, який пояснює все, що робить.
ui-pages-quick-bot = Проти бота
ui-pages-quick-bot-what = Двоє гравців. Учень — привітний перший суперник.
ui-pages-quick-pass = На одному пристрої
ui-pages-quick-pass-what = Двоє людей ходять по черзі на цьому пристрої.
ui-pages-new-what = До чотирьох гравців, друзі за посиланням, інші боти, інші редакції: вибирайте все.
ui-pages-finished = Завершені ігри
ui-pages-result = Результат
ui-pages-replay = Перегляд
ui-pages-more = Показати ще
ui-pages-public = Публічні столи
ui-pages-public-none = Зараз немає публічних столів. Відкрийте свій: це один із параметрів нового столу.
ui-pages-look-again = Оновити
ui-pages-join = Приєднатися
ui-pages-watch = Спостерігати
ui-pages-play = Грати
ui-pages-open = Відкрити
ui-pages-forget = Прибрати
ui-pages-forget-this = Прибрати цей стіл із переліку; без посилання ви до нього не повернетеся
ui-pages-forget-sure = Прибрати цей стіл?
ui-pages-forget-lost = Тоді цей браузер забуде посилання столу, а з ними й ваше місце. Якщо ви не зберегли посилання деінде, до гри не повернутися.
ui-pages-learn = Навчання
ui-pages-learn-what = Перший урок — це раунд із наставником, приблизно десять хвилин. А за столом кожен тайл і кожне місце пояснює себе.
ui-pages-import = Відкрити збережену гру
ui-pages-import-what = Гра, яку збережено у файл тут або в терміналі, триває далі як новий стіл на цьому пристрої.
ui-pages-import-choose = Вибрати файл…
ui-pages-not-a-save = Цей файл не є збереженою грою.

## Стіл у переліку

ui-pages-waiting =
    { $free ->
        [one] Чекаємо на { $free } гравця
       *[many] Чекаємо на { $free } гравців
    }
ui-pages-over = Гру завершено
ui-pages-won = Перемога: { $name }
ui-pages-playing = Триває гра
ui-pages-your-turn = Ваш хід
ui-pages-turn-of = Ходить { $name }
ui-pages-free-seat = Вільне місце

## Новий стіл

ui-pages-who = Хто грає?
ui-pages-game-together = Від двох до чотирьох гравців
ui-pages-game-together-what = Люди тут, друзі деінде й боти, у будь-якому поєднанні.
ui-pages-game-solo = Соло
ui-pages-game-solo-what = Одна людина проти Кардиналбота, за правилами соло-гри.
ui-pages-colour = Колір
ui-pages-colour-of = Колір гравця { $number }
ui-pages-played-by = Хто грає
ui-pages-who-me = Я
ui-pages-who-me-what = Ви, на цьому пристрої.
ui-pages-who-device = Хтось на цьому пристрої
ui-pages-who-device-what = Ви передаєте пристрій, коли настає його черга.
ui-pages-who-friend = Друг, за посиланням
ui-pages-who-friend-what = Ви отримаєте посилання й QR-код, щоб надіслати. Гра почнеться, коли всі прийдуть.
ui-pages-who-bot = Бот
ui-pages-bot = Рівень
ui-pages-name = Ім’я
ui-pages-add-seat = Додати гравця
ui-pages-remove-seat = Прибрати
ui-pages-remove-seat-of = Прибрати місце: { $colour }
ui-pages-bot-as-name = Бот { NAME($bot) }
# Several of a kind: the number comes first, where names that are too long are not cut off.
ui-pages-bot-as-name-again = Бот { $number } ({ NAME($bot) })
ui-pages-bot-random = Випадковий
ui-pages-bot-random-expect = Робить будь-який дозволений хід. Годиться, щоб спробувати різне; ви переможете.
ui-pages-bot-apprentice = Учень
ui-pages-bot-apprentice-expect = Дивиться на один крок уперед і помиляється. Добрий суперник для перших ігор, відповідає відразу.
ui-pages-bot-journeyman = Підмайстер
ui-pages-bot-journeyman-expect = Планує весь свій хід, але нашвидку, і не завжди обирає найкращий план. Для тих, хто перемагає Учня; відповідає відразу.
ui-pages-bot-merchant = Купець
ui-pages-bot-merchant-expect = Ретельно планує весь свій хід. Для тих, хто перемагає Підмайстра; думає менше секунди.
ui-pages-bot-master = Майстер
ui-pages-bot-master-expect = Перш ніж вирішити, перевіряє свої плани проти випадку й проти вас. Найсильніший; думає кілька секунд.
ui-pages-bot-foreign-expect = Бот, установлений на цьому сервері.
ui-pages-level = Наскільки сильний Кардиналбот?
ui-pages-level-priest = Кардинал-священник, легко
ui-pages-level-deacon = Кардинал-диякон, звичайно
ui-pages-level-bishop = Кардинал-єпископ, важко
ui-pages-level-what =
    { $count ->
        [one] Витягують { $count } випробування, яке його посилює.
        [few] Витягують { $count } випробування, які його посилюють.
       *[many] Витягують { $count } випробувань, які його посилюють.
    }
ui-pages-level-chosen = Вибрані випробування
ui-pages-level-chosen-what = Самі виберіть, що його посилює; без жодного він найслабший.
ui-pages-challenges = Випробування
ui-pages-does-very-special-friends = Деякі помічники приносять йому золото, а контракти, узяті як тайли бонусів, він укладає або зберігає.
ui-pages-does-resourceful-clergy = Помічники із золотом, балами чи ресурсами дають йому зображене.
ui-pages-does-whispers-in-the-kings-ear = Помічники з дією або додатковими очками піднімають його шкалою милості короля.
ui-pages-does-ecclesiastical-income = Помічники з дією або додатковими очками приносять йому ПБ.
ui-pages-does-visitors-to-the-curia = Мешканці, яких він поселяє, дають йому зображене.
ui-pages-does-deep-coffers = Кожен кубик дає йому ще один ресурс, найпотрібніший.
ui-pages-does-favor-at-the-court = Він починає вище на шкалі милості короля й повертається туди.
ui-pages-does-ready-for-action = Найсильніші маркери йдуть першими, і він починає з гербом.
ui-pages-begin-now = Почати гру
ui-pages-begin-inviting = Відкрити стіл і запросити
ui-pages-options = Інші параметри
ui-pages-edition = Редакція правил
ui-pages-edition-living = Поточні правила з усіма уточненнями. Якщо вагаєтеся — беріть їх.
ui-pages-edition-rules = Усі відмінності в правилах
ui-pages-first = Перший гравець
ui-pages-first-chance = Вирішує випадок
ui-pages-shuffled = Перемішані тайли дій
ui-pages-shuffled-what = Шість дій лежать навколо колеса у випадковому порядку, а не в надрукованому.
ui-pages-training = Тренування
ui-pages-training-what = Скасувати можна все, навіть те, що відкрив випадок. Щоб учитися й пробувати.
ui-pages-is-public = Публічний
ui-pages-is-public-what = Стіл видно на головній; будь-хто може спостерігати й зайняти вільне місце.
ui-pages-is-public-solo = Стіл видно на головній; будь-хто може спостерігати.
ui-pages-clock = Час на хід
ui-pages-clock-none = Без обмежень
ui-pages-clock-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
ui-pages-clock-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
       *[many] { $count } годин
    }
ui-pages-clock-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }
ui-pages-plays-on = Хто грає далі, коли час вийшов
ui-pages-box = Файл коробки
ui-pages-box-what = Для власників гри: файл із виправленими значеннями компонентів. Без нього беремо наші.
ui-pages-box-chosen = Стіл візьме значення з файлу { $file }.
ui-pages-own-box = Власний файл коробки
ui-pages-own-box-what = Значення компонентів узято з файлу того, хто відкрив стіл.

## Перед грою

ui-pages-lobby =
    { $free ->
        [one] Чекаємо на { $free } гравця
       *[many] Чекаємо на { $free } гравців
    }
ui-pages-lobby-waiting = Місце у вас є. Гра почнеться сама, коли всі прийдуть.
ui-pages-this-table = Цей стіл
ui-pages-meanwhile = Поки ви чекаєте
ui-pages-meanwhile-what = Правила відкриваються в окремому вікні; ця сторінка скаже, коли почнеться гра.
ui-pages-sit-name = Як вас називати?
ui-pages-sit = Сісти за стіл
ui-pages-here = на цьому пристрої
ui-pages-invite = Створити посилання на це місце
ui-pages-invite-what = Надішліть це посилання одній людині: хто його відкриє, той і сяде на це місце. Якщо воно загубилося чи потрапило не туди, замініть його: старе перестане діяти.
ui-pages-link = Посилання
ui-pages-copy = Копіювати посилання
ui-pages-copied = Скопійовано
ui-pages-share = Поділитися…
ui-pages-qr = QR-код
ui-pages-renew = Замінити посилання
ui-pages-invitation = На вас чекає місце за столом Tiletum.
ui-pages-loopback = Посилання з цієї сторінки працюють лише на цьому комп’ютері. Для інших пристроїв запустіть сервер командою { $command } і відкрийте сторінку за адресою, яку він покаже для інших.
ui-pages-watch-link = Посилання для глядачів
ui-pages-watch-link-what = Хто має це посилання, може лише спостерігати.
ui-pages-leave = Звільнити своє місце
ui-pages-take-off = Звільнити місце
ui-pages-take-off-of = Звільнити місце: { $name }
ui-pages-close = Закрити цей стіл

## Журнал, чат і рахунок

ui-pages-log = Журнал
ui-pages-log-search = Шукати в журналі
ui-pages-log-who = Чиї рядки
ui-pages-log-everybody = Усі
ui-pages-log-reasons = Усі пояснення
ui-pages-log-show = Показати на полі
ui-pages-log-why =
    { $count ->
        [one] Чому? { $count } крок
        [few] Чому? { $count } кроки
       *[many] Чому? { $count } кроків
    }
ui-pages-log-why-close = Сховати пояснення
ui-pages-log-found =
    { $count ->
        [0] Нічого не знайдено.
        [one] { $count } рядок
        [few] { $count } рядки
       *[many] { $count } рядків
    }
ui-pages-log-nothing = Ще нічого не сталося.
ui-pages-log-round = Раунд { $round }
ui-pages-log-setup = Підготовка до гри
ui-pages-log-preparation = Фаза підготовки
ui-pages-log-pass = Хід { $turn }
ui-pages-log-king = Фаза короля
ui-pages-log-fair = Ярмарок
ui-pages-log-cleanup = Фаза оновлення
ui-pages-log-final = Фінальний підрахунок балів
ui-pages-chat = Чат
ui-pages-chat-none = Ще ніхто нічого не сказав.
ui-pages-chat-say = Скажіть щось
ui-pages-chat-send = Надіслати
ui-pages-sheet = Таблиця балів
ui-pages-sheet-source = Джерело
ui-pages-sheet-start = На початку
ui-pages-sheet-total = Разом

## Кінець

ui-pages-end = Гру завершено
ui-pages-end-won = { SEAT($seat) } перемагає!
ui-pages-end-points = { $points } ПБ
ui-pages-end-equal = { $rule ->
    [SOLO-18] За нічиєї перемагає Кардиналбот.
   *[other] За нічиєї перемагає той, хто раніше в порядку ходу, установленому в останній фазі короля.
}
ui-pages-rematch = Реванш
ui-pages-rematch-go = До реваншу
ui-pages-export = Зберегти гру у файл
ui-pages-chart-time = Бали впродовж гри
ui-pages-chart-source = Бали за джерелами
ui-pages-chart-others = Інші джерела
ui-pages-chart-lost = Втрачене, наприклад бали на шкалі милості короля, показано праворуч від смуг.
ui-pages-chart-part = { $source }: { $points } ПБ
ui-pages-seed = Роздача
ui-pages-seed-what = Усі кубики й тайли за цим столом випливали з цього числа, визначеного під час його відкриття. Те саме число роздасть таку саму гру в терміналі:
ui-pages-seed-right = Перевірено: це те число, яке стіл зафіксував на початку.
ui-pages-seed-wrong = Це не те число, яке стіл зафіксував на початку.
ui-pages-seed-cannot = Браузери можуть перевірити це лише через захищене з’єднання.

## Перегляд

ui-pages-replay-moment = Раунд { $round } · { NAME($phase) }
ui-pages-replay-slider = Мить гри
ui-pages-replay-at = { $number } із { $count }
ui-pages-replay-first = На початок
ui-pages-replay-last = У кінець
ui-pages-replay-turn-back = На хід назад
ui-pages-replay-turn-on = На хід уперед
ui-pages-replay-back = На крок назад
ui-pages-replay-on = На крок уперед
ui-pages-replay-play = Відтворити
ui-pages-replay-pause = Пауза
ui-pages-replay-link = Посилання на цю мить
ui-pages-replay-table = До столу
ui-pages-panels = Що показано
ui-pages-panel-map = Мапа
ui-pages-panel-round = Колесо
ui-pages-panel-boards = Планшети
ui-pages-panel-log = Журнал
ui-pages-panel-score = Рахунок

## Правила

ui-pages-search = Пошук
ui-pages-search-for = герб, ярмарок, { "TURN-3" } …
ui-pages-contents = Зміст
ui-pages-introduction = Про ці правила
ui-pages-found =
    { $count ->
        [0] Нічого не знайдено
        [one] { $count } місце
        [few] { $count } місця
       *[many] { $count } місць
    }
ui-pages-found-more = Є ще; додайте слово, щоб звузити пошук.

## Налаштування

ui-pages-settings-you = Ви
ui-pages-settings-look = Вигляд
ui-pages-settings-play = Гра
ui-pages-settings-kept = Налаштування зберігаються в цьому браузері й діють відразу.
ui-pages-name-what = Пропонується, коли ви відкриваєте стіл або приєднуєтеся.
ui-pages-name-refused = Це не може бути іменем: потрібно щонайбільше 40 літер чи знаків, серед них хоча б один видимий і жодного прихованого.
ui-pages-language = Мова
ui-pages-language-auto = Як у браузері
ui-pages-language-now = Зараз: { $language }
ui-pages-theme = Кольори
ui-pages-theme-auto = Як на пристрої
ui-pages-theme-light = Світлі
ui-pages-theme-dark = Темні
ui-pages-density = Щільність
ui-pages-density-auto = Як дозволяє вікно
ui-pages-density-auto-what = Щільніше в невисоких вікнах, як-от на ноутбуку.
ui-pages-density-comfortable = Вільно
ui-pages-density-comfortable-what = Більше місця між речами.
ui-pages-density-compact = Щільно
ui-pages-density-compact-what = Більше вміщується на екрані.
ui-pages-motion = Рух
ui-pages-motion-what = Увімкнено: фігурки, кубики й тайли рухаються до своїх місць, а ходи інших показуються ще раз. Вимкнено: поле просто змінюється. Якщо ваш пристрій просить менше руху, ніщо не рухається.
ui-pages-sound = Звуки
ui-pages-sound-what = Тихі дерев’яні звуки, коли ставлять фігурки та коли ваш хід.
ui-pages-notify = Сповіщення
ui-pages-notify-what = Пристрій скаже, що ваш хід, коли сторінка у фоні.
ui-pages-notify-cannot = У цьому браузері тут немає сповіщень.
ui-pages-notify-refused = Браузер не дозволяє сповіщень; це вирішують його власні налаштування.

## Довідка

ui-pages-short = Гра коротко
ui-pages-short-round = Чотири раунди. У кожному всі роблять три ходи, по одному кубику за хід.
ui-pages-short-die = Кубик дає ресурси свого кольору й дію, біля якої лежить: високий — багато ресурсів і мало очок дії, низький — навпаки.
ui-pages-short-action = За очки дії ваш архітектор ставить колони біля соборів, купець ставить доми, мешканці заселяються, контракти беруть до резерву, або ви піднімаєтеся шкалою милості короля.
ui-pages-short-tasks = Будь-якої миті свого ходу: укладайте контракти, вкладайтеся в собори, розміщуйте герби, задіюйте помічників і купуйте ресурси за золото.
ui-pages-short-king = Після трьох ходів шкала милості короля приносить або забирає бали й визначає, хто перший.
ui-pages-short-fair = Потім ярмарок. Хто має в його місті дім або купця, здобуває бали за те, що винагороджує ярмарок.
ui-pages-short-end = Наприкінці є бали за доми, помножені на колони, за завершені будівлі й за решту ресурсів.
ui-pages-signs = Позначки
ui-pages-sign-helper = Тайл бонуса або помічник
ui-pages-sign-contract = Контракт
ui-pages-sign-character = Мешканець
ui-pages-sign-fair = Ярмарок із номером його раунду
ui-pages-sign-cathedral = Собор
ui-pages-pointing = Миша й пальці
ui-pages-pointing-rest = Затримайте вказівник на будь-чому за столом або натисніть і тримайте: з’явиться пояснення з посиланням на правило.
ui-pages-pointing-move = Для ходу це показує ще й те, що він дав би. Сам хід при цьому не робиться.
ui-pages-pointing-map = Мапу можна тягнути. Коліщатко миші або два пальці її збільшують.
ui-pages-pointing-log = Виберіть рядок журналу, щоб побачити його місце на полі.
ui-pages-keys = Клавіатура
ui-pages-key-tab = До наступного, що можна вибрати; із { "Shift" } — до попереднього
ui-pages-key-enter = Вибрати
ui-pages-key-arrows = У перегляді: на крок назад або вперед; із { "Shift" } — на хід
ui-pages-key-roam = За столом: до наступного елемента панелі, який тоді пояснює себе
ui-pages-key-rule = Правило того, що пояснюється
ui-pages-install = Установлення
ui-pages-install-what = Меню браузера може встановити цю сторінку як застосунок із власним вікном і значком. Правила й налаштування тоді працюють без мережі; для гри потрібен зв’язок.
ui-pages-privacy = Приватність
ui-pages-privacy-what = Тут немає облікових записів, файлів { "cookie" } та інших серверів: ваші посилання й налаштування лишаються в цьому браузері, і хто має посилання, той має місце. Сервер зберігає столи, імена й чат, уведені за ними, і видаляє їх через певний час після останнього ходу.
ui-pages-licences = Ліцензії
ui-pages-licence-art = Усі малюнки й слова створено для цього видання.
ui-pages-licence-fonts = EB Garamond © { "The EB Garamond Project Authors" } і Noto Sans © { "The Noto Project Authors" }: обидва за SIL Open Font License 1.1.
ui-pages-licence-software = { "Svelte" } та { "uqr" } за ліцензією MIT, Fluent за ліцензією { "Apache" } 2.0.
ui-pages-version = Версія { $version }
