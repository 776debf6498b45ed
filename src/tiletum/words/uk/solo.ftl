### Кардиналбот: що він робить і чому.

## Укази

decree-buildings-are-forever = Будівлі стоять вічно
decree-king-and-country = Король і країна
decree-merchant-empire = Купецька імперія
decree-family-alliances = Родинні союзи
decree-business-is-business = Справа є справа
decree-religious-communities = Релігійні громади
decree-noblesse-oblige = Шляхетство зобов’язує
decree-proud-pillars = Горді колони
decree-familiar-faces = Знайомі обличчя
decree-busy-hands = Працьовиті руки
decree-glorious-spires = Славетні шпилі
decree-everlasting-fame = Вічна слава
decree-worldly-riches = Земні статки

## Випробування

challenge-very-special-friends = Дуже особливі друзі
challenge-resourceful-clergy = Заповзятливе духівництво
challenge-whispers-in-the-kings-ear = Шепіт на вухо королю
challenge-ecclesiastical-income = Церковні прибутки
challenge-visitors-to-the-curia = Гості курії
challenge-deep-coffers = Глибокі скрині
challenge-favor-at-the-court = Прихильність двору
challenge-ready-for-action = Готовність до дії

does-very-special-friends = Коли він бере помічника з бонусами будівлі або зі зміною типу ресурсів, то отримує { $gold } золота. Контракт, який він бере як тайл бонуса, він укладає, якщо може оплатити, інакше кладе на вільну клітинку контрактів.
does-resourceful-clergy = Помічник із золотом, ПБ або ресурсами дає йому те, що зображено; ресурси на вибір — ті, яких він найбільше потребує.
does-whispers-in-the-kings-ear = Помічник із дією або додатковими очками дії піднімає його маркер на шкалі милості короля на 1.
does-ecclesiastical-income = Помічник із дією або додатковими очками дії приносить йому стільки ПБ, скільки на ньому очок дії.
does-visitors-to-the-curia = Мешканці, яких він поселяє, дають йому зображені ресурси й ПБ, а також 1 ПБ за кожне очко дії, крок і споруду; ресурси на вибір — ті, яких він найбільше потребує.
does-deep-coffers = З кожним кубиком він отримує ще 1 ресурс, якого найбільше потребує.
does-favor-at-the-court = Його маркер на шкалі милості короля починає на { $raised } замість { $usual } і повертається туди ж.
does-ready-for-action = Маркери на його стовпцях лежать так: { NAME($markers) }; він починає з неактивним гербом «{ NAME($crest) }».

## Рядки указів

entry = «{ NAME($decree) }», рядок { $number } ({ NAME($entry) })
entry-plain = { NAME($takes) }
entry-if = { NAME($takes) }, якщо { NAME($condition) }
takes-action = { NAME($action, form: "a") }
takes-needed = найвищий синій/сірий або жовтий кубик, залежно від того, якого кольору більше потребують його контракти
takes-highest = найвищий { NAME($colours) } кубик
takes-highest-either = найвищий { NAME($one) } або { NAME($other) } кубик
takes-highest-any = найвищий з усіх кубиків

condition-pillars_x3e_houses = колон у нього більше, ніж домів
condition-pillars_x3e_cathedrals = колон у нього більше, ніж тайлів соборів
condition-houses_x3e__x3d_pillars = домів у нього не менше, ніж колон
condition-unfulfilled = він має неукладений контракт
condition-crest-in-reach = в межах досяжності є новий герб
condition-crest-in-offer = новий герб є серед доступних контрактів

measured-pillars_x3e_houses = колон { $left }, домів { $right }
measured-pillars_x3e_cathedrals = колон { $left }, тайлів соборів { $right }
measured-houses_x3e__x3d_pillars = домів { $left }, колон { $right }
measured-unfulfilled =
    { $left ->
        [0] контрактів у нього немає
        [one] у нього { $left } контракт
        [few] у нього { $left } контракти
       *[many] у нього { $left } контрактів
    }
measured-crest-in-reach = { measured-points }, { $right ->
        [99] нового герба на мапі немає
       *[other] до найближчого нового герба відстань { $right }
    }
measured-crest-in-offer = { measured-points }, { $right ->
        [99] нового герба серед доступних немає
       *[other] найдешевший новий герб коштує { $right } ОД
    }
measured-points =
    { $left ->
        [-1] ні там, ні біля блазня немає кубика
       *[other] { $left } ОД
    }

## Пріоритети кубиків

colour-iron-wool = синій/сірий
    .gen = синього/сірого
colour-most-required = ресурс, якого він найбільше потребує

## Серед чого він вибирає

choice-die = Кубики
choice-pair = Залізо й вовна
choice-needed = Жовтий або { NAME($colours) }; кольори, кубики яких є біля колеса
choice-new-crest = Найближчі нові герби
choice-architect-tile = Тайли бонусів у межах { some-choice-steps } від архітектора
choice-merchant-tile = Тайли бонусів у межах { some-choice-steps } від купця
choice-cathedral = Собори без його колони в межах { some-choice-steps }
choice-far-cathedral = Собори без його колони
choice-relocation = Міста, де він може поставити дім, наскільки вистачить його золота ({ $amount })
choice-far-relocation = Міста, де він може поставити дім
choice-town = Міста, де він може поставити дім, у межах { some-choice-steps }
choice-far-town = Міста, де він може поставити дім
choice-character = Доступні мешканці, яких він може взяти, коли лишилося { some-choice-points }
choice-ready = Доступні контракти, які він може оплатити й дістати за { some-choice-points }
choice-contract = Доступні контракти, які він може дістати за { some-choice-points }
choice-required = Обох бракує однаково, і має він їх порівну
choice-any = Для частини будь-якого типу він має обох ресурсів порівну, по { $amount }
choice-contribution = Собори з його колоною, які він може оплатити
choice-fulfilment = Контракти, які в нього є і які він може оплатити
choice-column = Стовпці без герба
some-choice-steps =
    { $amount ->
        [one] { $amount } кроку
       *[many] { $amount } кроків
    }
some-choice-points = { $amount } ОД

option-die = { NAME($colour) } { $value }
option-column = { $value }
option-tile-at = { NAME($tile) } — { NAME($place) }
option-value = { NAME($option) } ({ $value })
option-tile-slot = { NAME($tile) } — місце { $slot }

## Як розв’язують нічию

order-priority = Пріоритет кубиків ({ NAME($colours) })
order-supply = Найменше в його запасі, { $value }
order-named-missing = Чого із заліза й вовни бракує більше, { $value }
order-has-dice =
    { $value ->
        [0] Жодного кубика біля колеса
       *[other] З кубиками біля колеса
    }
order-need = Чого бракує більше, { $value }
order-more-dice = Більше кубиків цього кольору, { $value }
order-group = Найкраща група, { NAME($group) }
order-new-crest =
    { $value ->
        [0] Нових гербів немає
       *[other] Нові герби
    }
order-person-lacks =
    { $value ->
        [0] Герби, які є й у людини
       *[other] Герби, яких у людини немає
    }
order-helper-vp = Найбільше ПБ, { $value }
order-helper-resources = Найбільше ресурсів, { $value }
order-helper-any = Найбільше ресурсів на вибір, { $value }
order-helper-points = Найбільше ОД, { $value }
order-missing = Найменше ресурсів бракує, { $value }
order-cathedral-vp = Найбільше ПБ за тайл із ціною та верхній тайл, { $value }
order-person-away =
    { $value ->
        [0] Людина вже вклалася
       *[other] Людина ще не вклалася
    }
order-stone = Найменше каменю, { $value }
order-nearest = Найближче, відстань { $value }
order-fair-town =
    { $value ->
        [0] Жодного міста ярмарку цього раунду
       *[other] Місто ярмарку цього раунду
    }
order-town-vp = Найбільше ПБ на вільному місці для дому, { $value }
order-other-reward =
    { $value ->
        [0] Жодної іншої винагороди на вільному місці для дому
       *[other] Інша винагорода на вільному місці для дому
    }
order-nearest-town = Найближче, відстань { $value }
order-own-column =
    { $value ->
        [0] Жодного типу, який у нього є в одному екземплярі
       *[other] Тип, який у нього є в одному екземплярі, крайній зліва — у стовпці { $value }
    }
order-value = Найвище значення, { $value }
order-contract-vp = Найбільше ПБ, { $value }
order-fewer-points = За найменше ОД, { $value }
order-rightmost = Крайній справа
order-size = Найменше потрібних ресурсів, { $value }
order-full-column =
    { $value ->
        [0] Жодного стовпця з двома мешканцями
       *[other] З двома мешканцями
    }
order-leftmost = Крайній зліва

tile-group-crest = герби
tile-group-miscellaneous = різні помічники
tile-group-resource-or-vp = помічники з ресурсами та ПБ
tile-group-action = помічники з діями
tile-group-contract = контракти

## Чому ресурсу потребують найбільше

need-stone =
    { $wanted ->
        [one] найдешевший собор із його колоною, у який він ще не вклався, коштує { $wanted } камінь, а в нього { $have }
        [few] найдешевший собор із його колоною, у який він ще не вклався, коштує { $wanted } камені, а в нього { $have }
       *[many] найдешевший собор із його колоною, у який він ще не вклався, коштує { $wanted } каменів, а в нього { $have }
    }
need-food = герб під стовпцем із двома мешканцями коштує { $wanted } їжі, а в нього { $have }
need-pair =
    { $alike ->
        [yes] його контрактам бракує { $have } вовни й { $wanted } заліза, і цього ресурсу в нього не більше, ніж іншого
       *[no] його контрактам бракує { $have } вовни й { $wanted } заліза
    }
need-nothing = ні каменю, ні їжі, ні заліза, ні вовни він не потребує
need-no-other = інших із них він не потребує, а золото стоїть у черзі останнім

## Чому крок не виконано

obstacle-no-cathedral = там немає собору
obstacle-unavailable = цей собор на реставрації
obstacle-own-pillar = його колона вже там
obstacle-pillar-spaces-taken = усі місця для колон зайняті
obstacle-no-pillar-left = у нього не лишилося колон
obstacle-no-house-left = у нього не лишилося домів
obstacle-no-house-space = там немає місця для дому
obstacle-own-house = його дім уже там
obstacle-house-spaces-taken = місце для дому зайняте
obstacle-no-inactive-crest = Завдання «герби»: неактивних гербів у нього немає.
obstacle-no-column = Завдання «герби»: кожен стовпець уже має герб.
obstacle-no-food = Завдання «герби»: { $amount } їжі й { $other } золота замало для неактивного герба, який потребує { $wanted } їжі.
obstacle-no-open-cathedral = Завдання «собори»: немає собору з його колоною, у який ще можна вкластися.
obstacle-no-stone =
    { $amount ->
        [one] Завдання «собори»: { $amount } каменя й { $other } золота замало для собору з його колоною; найдешевший потребує { obstacle-wants-stone }.
       *[many] Завдання «собори»: { $amount } каменів і { $other } золота замало для собору з його колоною; найдешевший потребує { obstacle-wants-stone }.
    }
obstacle-wants-stone =
    { $wanted ->
        [one] { $wanted } каменя
       *[many] { $wanted } каменів
    }
obstacle-no-contract-held = Завдання «контракти»: контрактів у нього немає.
obstacle-no-contract-ready = Завдання «контракти»: жодного зі своїх він не може оплатити.
obstacle-two-contracts = Завдання «контракти»: він уже уклав стільки, скільки можна.
obstacle-still-not-ready = Решту своїх контрактів він не може оплатити.
obstacle-no-action-tile = Там немає тайла бонуса.
obstacle-no-crest-in-offer = Серед доступних тайлів контрактів немає гербів.
obstacle-crest-kept-already = такий герб бот уже має
obstacle-crest-too-dear = герб коштує { $wanted } ОД, а лишилося { $amount }
obstacle-no-ready-in-offer =
    { $other ->
        [0] За { some-choice-points } серед доступних немає жодного контракту.
       *[other] За { some-choice-points } серед доступних немає контракту, який він може оплатити.
    }
obstacle-ready-taken = Він уклав контракт із доступних, тож на потім не бере жодного.
obstacle-contract-spaces-full = Обидві його клітинки контрактів зайняті, тож на потім він не бере жодного.
obstacle-no-contract-in-offer =
    { $amount ->
        [0] На контракт не лишилося очок дії.
       *[other] За { some-choice-points } немає контракту, який можна взяти на потім.
    }
obstacle-no-character = Серед доступних мешканців лише такі типи, яких у нього вже двоє.
obstacle-king-top = Його маркер уже на вершині шкали милості короля.
obstacle-crest-owned = такий герб у Кардиналбота вже є
obstacle-no-effect = жодне з випробувань його не стосується
obstacle-no-space-for-contract = оплатити його він не може, а обидві клітинки контрактів зайняті

## Події: підготовка та ряд указів

event-bot-challenge-drawn = Випробування: { NAME($challenge) }.
event-bot-challenge-chosen = Випробування: { NAME($challenge) }.
event-bot-begins = Кардиналбот перший у порядку ходу, має { $points } ПБ, його маркер на шкалі милості короля на { $king }.
event-bot-supply = Запас Кардиналбота: по { $each } кожного ресурсу.
event-bot-markers = Маркери на стовпцях Кардиналбота, зліва направо: { $markers }.
event-bot-pieces = Купець Кардиналбота в місті { NAME($merchant) }, архітектор — у місті { NAME($architect) }.
event-bot-decree-row = Указ { $number } у ряду — «{ NAME($decree) }».
event-bot-decree-gone = Указ «{ NAME($decree) }» вибуває з ряду, тепер крайній лівий — «{ NAME($next) }».

## Події: кубики й укази

event-bot-die = Кардиналботу випадає { $value }.
event-bot-pawn =
    { $move ->
        [stays] Різниця 0: фішка лишається на крайньому лівому указі, «{ NAME($decree) }».
        [stopped] Різниця { $spaces }: фішка йде праворуч і зупиняється на останньому указі, «{ NAME($decree) }».
       *[moves] Різниця { $spaces }: фішка йде праворуч на { some-decrees }, до указу «{ NAME($decree) }».
    }
some-decrees =
    { $spaces ->
        [one] { $spaces } указ
        [few] { $spaces } укази
       *[many] { $spaces } указів
    }
event-bot-tries = { NAME($row) }: без умови.
event-bot-condition = { NAME($row) }: { NAME($measured) }.
event-bot-section =
    { $which ->
        [only-joker] Біля { NAME($action, form: "of") } кубиків немає, вони є лише біля блазня, який дає { $joker } ОД.
        [joker] Кубики є і біля { NAME($action, form: "of") }, яка дає { $points } ОД, і біля блазня, який дає не менше, { $joker } ОД: Кардиналбот бере блазня.
       *[action] Кубики є і біля { NAME($action, form: "of") }, яка дає { $points } ОД, і біля блазня, який дає лише { $joker } ОД: Кардиналбот бере { NAME($action, case: "acc") }.
    }
event-bot-entry =
    { $reason ->
        [held] Вирішує цей рядок. Кубики, що підходять: { NAME($dice) }.
        [condition] Умову не виконано.
       *[no-die] Жоден кубик не підходить.
    }
event-bot-lacks = Його контрактам бракує названих ресурсів (вовна — { $wool }, залізо — { $iron }) і ще { $any } будь-якого типу; останнє число — потреба в золоті.
event-bot-pair =
    { $alike ->
        [yes] Його контрактам бракує { $wool } вовни й { $iron } заліза, тож синій/сірий означає те, чого в нього менше, — { NAME($colour) }, а інший колір іде останнім.
       *[no] Його контрактам бракує { $wool } вовни й { $iron } заліза, тож синій/сірий означає { NAME($colour) }, а інший колір іде останнім.
    }
event-bot-next-decree = Жоден рядок не дав рішення, тож фішка йде праворуч на один указ, до указу «{ NAME($decree) }».

## Події: вибір

event-bot-options = { NAME($choice) }: { NAME($options) }.
event-bot-order = { NAME($order) }: { NAME($options) }.
event-bot-alike = { NAME($order) }: за цим усі рівні.
event-bot-others = Інші варіанти: { NAME($others) }.
event-bot-picked = Випадок вибирає номер { $number } із { $count }: { NAME($options) }.
event-bot-same = Усі ці варіанти дають однаковий підсумок: { NAME($options) }.
event-bot-need = З ресурсів цих кольорів він найбільше потребує { NAME($kinds, case: "gen") }: { NAME($why) }.
event-bot-need-absent = Він потребує { NAME($kinds, case: "gen") } ({ NAME($why) }), але жоден із цих кубиків цього не дає.
event-bot-none-required = Жоден із цих кубиків не дає ресурсу, якого він потребує, і золота, що стоїть у черзі останнім, серед них теж немає.
event-bot-required = Він отримує { NAME($kind, 1, form: "counted") } — те, чого найбільше потребує: { NAME($why) }.

## Події: дія

event-bot-points = Сектор дає { $section } ОД, а маркер Кардиналбота на { NAME($action, form: "loc") } — ще { $marker } ОД.
event-bot-joker-king = Його маркер на шкалі милості короля на { $own }, нижче за маркер людини на { $other }, тож блазень означає дію короля.
event-bot-joker-map =
    { $more ->
        [pillars] Його маркер на шкалі милості короля не нижче за маркер людини, а колон у нього не менше, ніж домів (колон { $pillars }, домів { $houses }), тож блазень означає { NAME($action, case: "acc") }.
       *[houses] Його маркер на шкалі милості короля не нижче за маркер людини, а колон у нього менше, ніж домів (колон { $pillars }, домів { $houses }), тож блазень означає { NAME($action, case: "acc") }.
    }
event-bot-skips = { NAME($obstacle) }
event-bot-no-pillar = Колони він не ставить ({ NAME($space) }): { NAME($obstacle) }.
event-bot-no-house = Дому він поставити не може ({ NAME($space) }): { NAME($obstacle) }.
event-bot-no-tile = У межах { some-reach } від { NAME($piece, case: "gen") } тайлів бонусів немає.
event-bot-no-target =
    { $which ->
        [merchant] Його купець лишається: немає міста, де він міг би поставити дім.
       *[architect] Його архітектор лишається: немає собору без його колони.
    }
event-bot-none-in-reach =
    { $which ->
        [merchant] У межах { some-reach } від його купця немає міста, де він може поставити дім, тож купець іде до найближчого.
       *[architect] У межах { some-reach } від його архітектора немає собору без його колони, тож архітектор іде до найближчого.
    }
event-bot-none-for-gold = Немає міста для дому так близько, щоб вистачило його золота ({ $gold }), тож він переносить купця до найближчого.
event-bot-stays =
    { NAME($piece, form: "his") } лишається на місці, бо воно найкраще: { NAME($space) }.
event-bot-pays =
    { $how ->
        [no-space] Він сплачує { some-gold }, по 1 за кожну локацію.
        [all-space] { $gold ->
            [0] За { some-spaces } він не сплачує нічого: золота в нього немає.
           *[other] За { some-spaces } він віддає все своє золото ({ $gold }).
        }
        [no-reach] Він сплачує { some-gold }, по 1 за кожну локацію понад досяжність { $reach }.
       *[all-reach] { $gold ->
            [0] За { some-spaces } понад досяжність { $reach } він не сплачує нічого: золота в нього немає.
           *[other] За { some-spaces } понад досяжність { $reach } він віддає все своє золото ({ $gold }).
        }
    }
some-gold =
    { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }
some-food =
    { $food ->
        [one] { $food } їжу
       *[many] { $food } їжі
    }
some-spaces =
    { $spaces ->
        [one] { $spaces } локацію
        [few] { $spaces } локації
       *[many] { $spaces } локацій
    }
event-bot-cheapest = Найдешевший — { NAME($tile) }: щоб його оплатити, крім інших ресурсів треба { $wanted } золота (по два за кожну одиницю заліза чи вовни, якої бракує, і по одному за кожну одиницю будь-якого типу, якої бракує), а в нього { $gold }.
event-bot-rest =
    { $points ->
        [one] Лишається { $points } очко дії, воно стає { $points } ресурсом, якого він найбільше потребує.
        [few] Лишаються { $points } очки дії, вони стають { $points } ресурсами, яких він найбільше потребує.
       *[many] Лишається { $points } очок дії, вони стають { $points } ресурсами, яких він найбільше потребує.
    }

## Події: що він має й отримує

event-bot-spends =
    { $payment ->
        [asked] Він сплачує { NAME($kind, $amount, form: "counted") }.
        [instead] Він сплачує { NAME($kind, $amount, form: "counted") } замість { NAME($missing, $lacking, form: "counted-gen") }.
        [any-gold] Він сплачує { NAME($kind, $amount, form: "counted") } за частину будь-якого типу, бо золото йде першим.
       *[any-food] Він сплачує { NAME($kind, $amount, form: "counted") } за частину будь-якого типу, бо золота немає, а їжі більше за недоторканний запас.
    }
event-bot-spends-pair =
    { $alike ->
        [yes] Він сплачує { NAME($kind, $amount, form: "counted") } за частину будь-якого типу, бо немає ні золота, ні зайвої їжі, а вовни й заліза в нього порівну, по { $wool }.
       *[no] Він сплачує { NAME($kind, $amount, form: "counted") } за частину будь-якого типу, бо немає ні золота, ні зайвої їжі, а з вовни ({ $wool }) й заліза ({ $iron }) саме цього в нього більше.
    }
event-bot-leaves = Тайл у клітинці { $slot }, { NAME($tile) }, лишається: { NAME($obstacle) }.
event-bot-crest = Він зберігає герб «{ NAME($family) }» як неактивний.
event-bot-contract = Він кладе { NAME($tile, form: "the") } на вільну клітинку контрактів.
event-bot-fulfils = Він укладає { NAME($tile, form: "the") }.
event-bot-ignores-reward = Решту винагороди контракту він ігнорує: { NAME($gives) }.
event-bot-ignores-space = Винагороду за місце для дому він ігнорує: { NAME($gives) }.
event-bot-activates =
    { $count ->
        [one] Він активує герб «{ NAME($family) }» під стовпцем { $column }.
       *[other] Він активує під стовпцем { $column } герб «{ NAME($family) }», перший із { $count } неактивних за порядком коробки.
    }
event-bot-removes = { NAME($tile, form: "start") } вибуває з гри, бо { NAME($obstacle) }.
event-bot-challenge = За випробуванням «{ NAME($challenge) }»:
event-bot-leads =
    { $tie ->
        [yes] Кардиналбот перший на шкалі милості короля: нічия на { $own } на його користь.
       *[no] Кардиналбот перший на шкалі милості короля: { $own } проти { $other } у людини.
    }
event-bot-converts = У нього ще є контракти, тож увесь його камінь і вся їжа стають золотом: тепер у нього { $gold }.
some-reach =
    { $reach ->
        [one] { $reach } кроку
       *[many] { $reach } кроків
    }
