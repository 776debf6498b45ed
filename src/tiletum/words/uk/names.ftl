### Назви. Форма — це атрибут, який вибирає NAME($x, form: "..."); відмінок — NAME($x, case: "...").

## Переліки

list-none = нічого
list-last = { $first } і { $rest }
list-more = { $first }, { $rest }
list-clause = { $first }; { $rest }

## Кількість

some-points =
    { $points ->
        [one] { $points } очко дії
        [few] { $points } очки дії
       *[many] { $points } очок дії
    }
amount = { NAME($kind, $amount, form: "counted") }
    .brief = { NAME($kind, $amount, form: "shown") }
amount-identical =
    { $amount ->
        [one] { $amount } ресурс будь-якого типу
        [few] { $amount } однакові ресурси
       *[many] { $amount } однакових ресурсів
    }
    .brief =
        { $amount ->
            [one] { $amount } будь-який
            [few] { $amount } однакові
           *[many] { $amount } однакових
        }
amount-mixed =
    { $amount ->
        [one] { $amount } ресурс будь-якого типу
        [few] { $amount } ресурси будь-якого типу
       *[many] { $amount } ресурсів будь-якого типу
    }

## Гравці

seat-blue = Синій
    .gen = Синього
seat-orange = Помаранчевий
    .gen = Помаранчевого
seat-purple = Фіолетовий
    .gen = Фіолетового
seat-green = Зелений
    .gen = Зеленого
seat-cardinalbot = Кардиналбот
    .gen = Кардиналбота

## Ресурси

kind-gold = золото
    .gen = золота
    .counted-gen = { $count } золота
    .counted =
        { $count ->
            [one] { $count } золото
           *[many] { $count } золота
        }
    .shown =
        { $count ->
            [one] { $count } золото
           *[many] { $count } золота
        }
kind-food = їжа
    .gen = їжі
    .acc = їжу
    .counted-gen = { $count } їжі
    .counted =
        { $count ->
            [one] { $count } їжу
           *[many] { $count } їжі
        }
    .shown =
        { $count ->
            [one] { $count } їжа
           *[many] { $count } їжі
        }
kind-wool = вовна
    .gen = вовни
    .acc = вовну
    .counted-gen = { $count } вовни
    .counted =
        { $count ->
            [one] { $count } вовну
           *[many] { $count } вовни
        }
    .shown =
        { $count ->
            [one] { $count } вовна
           *[many] { $count } вовни
        }
kind-stone = камінь
    .gen = каменю
    .counted-gen =
        { $count ->
            [one] { $count } каменя
           *[many] { $count } каменів
        }
    .counted =
        { $count ->
            [one] { $count } камінь
            [few] { $count } камені
           *[many] { $count } каменів
        }
    .shown =
        { $count ->
            [one] { $count } камінь
            [few] { $count } камені
           *[many] { $count } каменів
        }
kind-iron = залізо
    .gen = заліза
    .counted-gen = { $count } заліза
    .counted =
        { $count ->
            [one] { $count } залізо
           *[many] { $count } заліза
        }
    .shown =
        { $count ->
            [one] { $count } залізо
           *[many] { $count } заліза
        }


## Кольори кубиків

colour-yellow = жовтий
    .gen = жовтого
    .many = жовтих
colour-pink = рожевий
    .gen = рожевого
    .many = рожевих
colour-lightgrey = сірий
    .gen = сірого
    .many = сірих
colour-darkgrey = чорний
    .gen = чорного
    .many = чорних
colour-blue = синій
    .gen = синього
    .many = синіх

## Дії

action-architect = Архітектор
    .character = мешканець «Архітектор»
    .start-character = Мешканець «Архітектор»
    .gen-character = мешканця «Архітектор»
    .ins-characters = мешканцями «Архітектор»
    .gen = архітектора
    .a = дія архітектора
    .acc = дію архітектора
    .of = дії архітектора
    .start = Дія архітектора
    .loc = дії архітектора
action-joker = Блазень
    .character = мешканець «Блазень»
    .start-character = Мешканець «Блазень»
    .gen-character = мешканця «Блазень»
    .ins-characters = мешканцями «Блазень»
    .gen = блазня
    .a = дія блазня
    .acc = дію блазня
    .of = дії блазня
    .start = Дія блазня
    .loc = дії блазня
action-character = Мешканець
    .character = мешканець
    .start-character = Мешканець
    .gen-character = мешканця
    .ins-characters = мешканцями
    .gen = мешканця
    .a = дія мешканця
    .acc = дію мешканця
    .of = дії мешканця
    .start = Дія мешканця
    .loc = дії мешканця
action-king = Король
    .character = мешканець «Король»
    .start-character = Мешканець «Король»
    .gen-character = мешканця «Король»
    .ins-characters = мешканцями «Король»
    .gen = короля
    .a = дія короля
    .acc = дію короля
    .of = дії короля
    .start = Дія короля
    .loc = дії короля
action-contract = Контракт
    .character = мешканець «Контракт»
    .start-character = Мешканець «Контракт»
    .gen-character = мешканця «Контракт»
    .ins-characters = мешканцями «Контракт»
    .gen = контракту
    .a = дія контракту
    .acc = дію контракту
    .of = дії контракту
    .start = Дія контракту
    .loc = дії контракту
action-merchant = Купець
    .character = мешканець «Купець»
    .start-character = Мешканець «Купець»
    .gen-character = мешканця «Купець»
    .ins-characters = мешканцями «Купець»
    .gen = купця
    .a = дія купця
    .acc = дію купця
    .of = дії купця
    .start = Дія купця
    .loc = дії купця

## Фігурки

piece-merchant = купець
    .his = Його купець
    .gen = купця
    .ins = купцем
piece-architect = архітектор
    .his = Його архітектор
    .gen = архітектора
    .ins = архітектором

## Локації мапи

space-other = { $text }
    .from = з міста { $text }
space-London = London
    .from = з міста London
space-Brugge = Brugge
    .from = з міста Brugge
space-Antwerpen = Antwerpen
    .from = з міста Antwerpen
space-Hamburg = Hamburg
    .from = з міста Hamburg
space-Tiletum = Tiletum
    .from = з міста Tiletum
space-Koeln = Köln
    .from = з міста Köln
space-Leipzig = Leipzig
    .from = з міста Leipzig
space-Paris = Paris
    .from = з міста Paris
space-Troyes = Troyes
    .from = з міста Troyes
space-Strasbourg = Strasbourg
    .from = з міста Strasbourg
space-Frankfurt = Frankfurt
    .from = з міста Frankfurt
space-Nuernberg = Nürnberg
    .from = з міста Nürnberg
space-Praha = Praha
    .from = з міста Praha
space-Bordeaux = Bordeaux
    .from = з міста Bordeaux
space-Wien = Wien
    .from = з міста Wien
space-Lyon = Lyon
    .from = з міста Lyon
space-Milano = Milano
    .from = з міста Milano
space-Verona = Verona
    .from = з міста Verona
space-Venezia = Venezia
    .from = з міста Venezia
space-Toulouse = Toulouse
    .from = з міста Toulouse
space-Arles = Arles
    .from = з міста Arles
space-Genova = Genova
    .from = з міста Genova
space-Firenze = Firenze
    .from = з міста Firenze
space-London-Brugge = дорога London – Brugge
    .short = London – Brugge
    .to = дороги London – Brugge
    .from = з дороги London – Brugge
space-Antwerpen-Hamburg = дорога Antwerpen – Hamburg
    .short = Antwerpen – Hamburg
    .to = дороги Antwerpen – Hamburg
    .from = з дороги Antwerpen – Hamburg
space-Paris-Bordeaux = дорога Paris – Bordeaux
    .short = Paris – Bordeaux
    .to = дороги Paris – Bordeaux
    .from = з дороги Paris – Bordeaux
space-Strasbourg-Milano = дорога Strasbourg – Milano
    .short = Strasbourg – Milano
    .to = дороги Strasbourg – Milano
    .from = з дороги Strasbourg – Milano
space-Nuernberg-Verona = дорога Nürnberg – Verona
    .short = Nürnberg – Verona
    .to = дороги Nürnberg – Verona
    .from = з дороги Nürnberg – Verona
space-Arles-Genova = дорога Arles – Genova
    .short = Arles – Genova
    .to = дороги Arles – Genova
    .from = з дороги Arles – Genova

## Де лежать тайли

place-wheel = місце { $number } біля колеса
    .from = з місця { $number } біля колеса
place-action = { NAME($action, form: "a") }
    .from = із зони { NAME($action, form: "of") }
place-king-track = шкала милості короля
    .from = зі шкали милості короля
place-contract-offer = доступні контракти
    .from = з доступних контрактів
place-character-offer = доступні мешканці
    .from = з доступних мешканців

## Родини та їхні герби

family-fleur = лілія
family-cup = кубок
family-eagle = орел
family-rose = троянда
family-tower = вежа
family-lion = лев

## Ефекти. Називають те, що отримують; $amount — скільки.

effect-gain = { NAME($kind, $amount, form: "shown") }
    .brief = { NAME($kind, $amount, form: "shown") }
effect-gain-any =
    { $amount ->
        [one] { $amount } ресурс на вибір
        [few] { $amount } ресурси на вибір
       *[many] { $amount } ресурсів на вибір
    }
    .brief = { $amount } на вибір
effect-vp = { $amount } ПБ
    .brief = { $amount } ПБ
effect-action = { NAME($action, form: "a") } з { $amount } ОД
    .brief = { $amount } ОД { NAME($action) }
effect-step =
    { $amount ->
        [one] { $amount } крок { NAME($piece, case: "gen") }
        [few] { $amount } кроки { NAME($piece, case: "gen") }
       *[many] { $amount } кроків { NAME($piece, case: "gen") }
    }
    .brief = { NAME($piece) } +{ $amount }
effect-house = дім у місті, де купець
    .brief = дім
effect-pillar = колона в місті, де архітектор
    .brief = колона
effect-house-anywhere = дім у будь-якому місті
    .brief = дім будь-де
effect-pillar-anywhere = колона біля будь-якого собору
    .brief = колона будь-де
effect-merchant-anywhere = купець на будь-яку локацію
    .brief = купець будь-куди
effect-architect-anywhere = архітектор на будь-яку локацію
    .brief = архітектор будь-куди
effect-king = крок шкалою милості короля
    .brief = шкала короля +1
effect-town-step = крок купця до сусіднього міста
    .brief = крок до міста
effect-ap = +{ $amount } ОД до дії кубика
    .brief = +{ $amount } ОД
effect-colour = зміна типу ресурсів кубика на будь-який
    .brief = зміна типу ресурсів
effect-building = бонуси однієї будівлі
    .brief = бонуси будівлі

## Що роблять ефекти й коли: для пояснень

effect-gain-about = Ресурси надходять одразу, відмовитися від них не можна.
effect-gain-any-about = Кожен тип вибираєте на власний розсуд, навіть золото.
effect-vp-about = ПБ нараховують одразу.
effect-action-about = Ця дія має власні ОД: ні маркери бонусних ОД, ні помічники, що додають ОД, до неї не застосовуються.
effect-action-joker-about = Ви називаєте одну з п’яти дій.
effect-step-about = ОД не витрачають; можна зробити менше кроків або жодного.
effect-house-about = Дім із вашого запасу стає на вільне місце для дому в місті, де стоїть ваш купець, якщо вашого дому там ще немає. ОД не витрачають.
effect-pillar-about = Колона з вашого запасу стає біля собору, де стоїть ваш архітектор, якщо там є вільне місце й ще немає вашої колони. ОД не витрачають.
effect-map-about = Частини бонуса виконують у будь-якому порядку, і від кожної можна відмовитися.
effect-house-anywhere-about = Дім із вашого запасу стає в будь-якому місті з вільним місцем для дому, де вашого дому немає.
effect-pillar-anywhere-about = Колона з вашого запасу стає біля будь-якого собору з вільним місцем для колони, де вашої колони немає.
effect-merchant-anywhere-about = Ваш купець може перейти на будь-яку локацію мапи, зокрема на дорогу.
effect-architect-anywhere-about = Ваш архітектор може перейти на будь-яку локацію мапи, зокрема на дорогу.
effect-king-about = Можете піднятися на одну поділку на шкалі милості короля.
effect-town-step-about = Ваш купець може зробити один крок без ОД.
effect-town-step-where = Крок починається в місті й закінчується в сусідньому місті: дорожня локація між ними заважає.
effect-ap-about = Їх додають до дії вашого кубика в цей хід: коли кубик уже взято, а з кубиком блазня — коли дію вже названо. До дії, яку дає бонус, вони ніколи не додаються.
effect-colour-about = Усі ресурси за один кубик будуть одного типу на ваш вибір, навіть золота; їхня кількість не змінюється.
effect-colour-when = Про це оголошують перед тим, як узяти кубик.
effect-building-about = Виберіть одну з перших п’яти ваших будівель, у якій є хоча б один мешканець. Бонус кожного її мешканця надходить один раз, у будь-якому порядку; від будь-якого можна відмовитися.

## Що втрачено, бо ним не можна скористатися

lost-action = дія
lost-king = крок шкалою милості короля
lost-town-step = крок до сусіднього міста
lost-house-anywhere = дім
lost-pillar-anywhere = колона
lost-merchant-anywhere = мандрівка купця
lost-architect-anywhere = мандрівка архітектора
lost-building = бонуси будівлі
lost-map = бонус на мапі
lost-gain-any = ресурси на вибір
lost-gain = ресурси
lost-vp = ПБ
lost-ap = додаткові очки дії
lost-colour = зміна типу ресурсів

## Тайли. the: знахідний відмінок у реченні; start: на початку; colon: наприкінці, після двокрапки; bare: без того, що надруковано; label: окремо.

tile-contract = контракт ({ NAME($gives) } за { NAME($needs) })
    .start = Контракт ({ NAME($gives) } за { NAME($needs) })
    .the = контракт ({ NAME($gives) } за { NAME($needs) })
    .a = контракт ({ NAME($gives) } за { NAME($needs) })
    .colon = контракт: { NAME($gives) } за { NAME($needs) }
    .bare = контракт
    .label = Контракт: { NAME($gives) } за { NAME($needs) }
tile-crest = герб «{ NAME($family) }»
    .start = Герб «{ NAME($family) }»
    .the = герб «{ NAME($family) }»
    .a = герб «{ NAME($family) }»
    .colon = герб «{ NAME($family) }»
    .bare = герб «{ NAME($family) }»
    .label = Герб: { NAME($family) }
tile-helper = помічник ({ NAME($gives) })
    .start = Помічник ({ NAME($gives) })
    .the = помічника ({ NAME($gives) })
    .a = помічника ({ NAME($gives) })
    .colon = помічника: { NAME($gives) }
    .bare = помічника
    .gen = помічника ({ NAME($gives) })
    .label = Помічник: { NAME($gives) }
tile-character = { NAME($action, form: "character") } ({ NAME($gives) })
    .start = { NAME($action, form: "start-character") } ({ NAME($gives) })
    .the = { NAME($action, form: "gen-character") } ({ NAME($gives) })
    .a = { NAME($action, form: "gen-character") } ({ NAME($gives) })
    .colon = { NAME($action, form: "gen-character") }: { NAME($gives) }
    .bare = { NAME($action, form: "gen-character") }
    .gen = { NAME($action, form: "gen-character") } ({ NAME($gives) })
    .label = { NAME($action, form: "start-character") }: { NAME($gives) }

## Ціна будівництва соборів

cost = { $vp } ПБ і верхній тайл за { some-stones }
some-stones =
    { $stone ->
        [one] { $stone } камінь
        [few] { $stone } камені
       *[many] { $stone } каменів
    }
cost-closed = собор на реставрації, у цій грі недоступний

## Ярмарки

fair-each = { $vp } ПБ за { NAME($counted) }
fair-sets = { $vp } ПБ за кожен комплект: { NAME($counted, form: "a") }
fair-king = { $vp } ПБ, а тоді ПБ своєї поділки на шкалі милості короля
count-houses = кожен дім
    .a = дім
count-pillars = кожну колону
    .a = колона
count-contracts = кожен укладений контракт
    .a = укладений контракт
count-cathedrals = кожен тайл собору
    .a = тайл собору
count-crests = кожен герб під будівлею
    .a = герб під будівлею
count-upper__characters = кожного мешканця на 2-му чи 3-му поверсі
    .a = мешканець на 2-му чи 3-му поверсі
count-filled__buildings = кожну повністю заселену будівлю
    .a = повністю заселена будівля
count-king = поділку на шкалі милості короля

## Звідки бали й ресурси: «5 ПБ за …», «2 золота за …»; title: на початку запитання.

source-king-track = поділку на шкалі милості короля
    .title = Шкала милості короля
source-king-leader = першість на шкалі милості короля
    .title = Першість на шкалі милості короля
source-fair = ярмарок
    .title = Ярмарок
source-contract = контракт
    .title = Винагорода за контракт
source-contract-space = клітинку контрактів
    .title = Клітинка контрактів
source-bot-fulfilled = укладений контракт
    .title = Укладений контракт
source-cathedral = собор
    .title = Собор
source-crest = герб
    .title = Бонус герба
source-house-space = місце для дому
    .title = Місце для дому
source-character = мешканця
    .title = Бонус мешканця
source-helper = помічника
    .title = Помічник
source-houses-pillars = доми × колони
    .title = Доми × колони
source-buildings = завершені будівлі
    .title = Завершені будівлі
source-leftovers = решту ресурсів
    .title = Решта ресурсів
source-die = кубик
    .title = Кубик
source-exchange = перший обмін
    .title = Перший обмін

## Фази раунду

phase-setup = Підготовка до гри
phase-preparation = Фаза підготовки
phase-action = Фаза дій
phase-king = Фаза короля
phase-fair = Фаза ярмарку
phase-cleanup = Фаза оновлення
phase-over = Кінець гри

## Редакції правил

edition-living = Англійські правила, поточна редакція
edition-first-printing = Англійські правила, перший друк
edition-french = Французька редакція
edition-korean = Корейська редакція
edition-ukrainian = Українська редакція

## Чим редакції відрізняються

edition-differs = Чим відрізняється від поточних англійських правил:
differs-king-tile-once = Біля шкали милості короля не викладають нового тайла бонуса.
differs-leader-nothing = Якщо біля шкали милості короля немає тайла, перший на ній нічого не здобуває.
differs-leader-last = Якщо біля шкали милості короля немає тайла, перший на ній здобуває ПБ лише в останньому раунді.
differs-king-fair-late = Королівський ярмарок рахують у фазі ярмарку, після повернення на 0 маркерів, що були нижче.
differs-characters-kept = Скинутих мешканців відкладають, доки не скінчиться їхній стос.
differs-bonus-reshuffled = Коли стос тайлів бонусів скінчиться, зі скинутих тайлів замішують новий.
differs-used-return = Задіяні помічники та скинуті тайли біля шкали милості короля йдуть до скинутих тайлів бонусів, а не вибувають із гри.
differs-crests-stored = Ярмарок гербів рахує й герби в резерві.
differs-step-from-road = Крок за контракт на вовну може починатися на дорозі.
differs-step-anywhere = Крок за контракт на вовну може починатися й закінчуватися будь-де, зокрема на дорогах.
differs-contracts-storehouse = Контракт можна взяти, поки є місце в резерві, навіть якщо немає вільної клітинки контрактів.
differs-colour-late = Про зміну типу ресурсів оголошують після того, як узяли кубик, перед отриманням ресурсів.
