### Чому хід відхилено: що заважає і що допомогло б. Будівлі, поверхи й місця рахують від 1.

waiting-for-decision =
    { $decision ->
        [die] спершу візьміть кубик із колеса
        [tile] спершу візьміть або залиште тайл бонуса біля дії вашого кубика
        [resources] спершу отримайте ресурси кубика або назвіть інший тип за допомогою помічника
        [action] триває дія вашого кубика, тож витрачайте очки, виконуйте завдання або завершіть хід
        [points] триває дія з бонуса, тож витратьте її очки або відмовтеся від решти
        [any] спершу виберіть ресурси, які отримуєте
        [map] спершу використайте кроки та споруди свого бонуса або відмовтеся від решти
        [house] спершу поставте дім за бонус герба або відмовтеся від нього
        [pillar] спершу поставте колону за бонус герба або відмовтеся від неї
        [merchant] спершу перемістіть купця на будь-яку локацію або відмовтеся від цього бонуса
        [architect] спершу перемістіть архітектора на будь-яку локацію або відмовтеся від цього бонуса
        [townstep] спершу зробіть крок купця за контракт або відмовтеся від нього
        [kingstep] спершу пересуньтеся на поділку вгору шкалою милості короля або відмовтеся від цього
        [building] спершу виберіть будівлю, бонуси якої хочете, або відмовтеся від них
        [bonuses] спершу отримайте бонуси вибраної будівлі або відмовтеся від решти
       *[kingtile] спершу візьміть або скиньте тайл бонуса біля шкали милості короля
    }
waiting-for-outcome =
    { $decision ->
        [deal-wheel] початкове положення колеса
        [deal-action] наступний тайл дії біля колеса
        [deal-bonus] новий тайл бонуса
        [deal-contract] новий тайл для доступних контрактів
        [deal-character] новий тайл для доступних мешканців
        [deal-cost] ціна будівництва наступного собору
        [deal-town] місто наступного ярмарку
        [deal-fair] тайл наступного ярмарку
        [deal-first] хто ходить першим
        [roll] наступний кубик із торбинки
        [deal-challenge] наступне випробування
        [deal-bot-town] місто, де почне купець Кардиналбота
        [roll-bot] наступний кубик Кардиналбота
        [pick] який із кількох варіантів візьме Кардиналбот
       *[corruption] жетон корупції цього кола
    }

## Кінець гри, випадок або інше рішення

refused-game-over = Гру завершено, тож ходити більше не можна.
refused-chance-asked = Поки що ніхто не ходить, бо спершу відкривається: { waiting-for-outcome }.
refused-outcome-unasked = Зараз нічого не тягнуть і не кидають: { waiting-for-decision }.
refused-other-outcome = Зараз відкривається інше: { waiting-for-outcome }.
refused-not-offered = Не зараз: { waiting-for-decision }.
refused-not-now = Цієї миті так не можна; що можна, видно в переліку ходів.
refused-task-outside-turn = Завдання виконують у свій хід, а фаза короля — нічий хід.
refused-task-in-choice = Завдання мають зачекати на цей вибір: { waiting-for-decision }.
refused-die-taken = Ви вже взяли кубик цього ходу.
refused-tile-past = Про тайл бонуса біля дії кубика вирішують відразу, як узяли кубик, і вирішувати вже нічого.
refused-resources-came = Ресурси за кубик приходять самі, і цього ходу ви їх уже отримали.
refused-gain-declined =
    { $count ->
        [one] Від цього ресурсу не можна відмовитися, тож виберіть його тип.
        [few] Від цих { $count } ресурсів не можна відмовитися, тож виберіть їхні типи.
       *[many] Від цих { $count } ресурсів не можна відмовитися, тож виберіть їхні типи.
    }
refused-take-without-points = Тайл бонуса на мапі коштує очко дії купця або архітектора, а ваш бонус лише переміщує чи будує.

## Очки дії

refused-joker-unnamed = Спершу виберіть дію для блазня, тоді можна витрачати очки.
refused-joker-named = Для блазня ви вже вибрали { NAME($action, case: "acc") }.
refused-not-a-joker = Вибирати дію дозволяє лише блазень, а у вас { NAME($action, form: "a") }.
refused-inner-action = Завершіть { NAME($action, case: "acc") } зі свого бонуса або відмовтеся від решти, а тоді продовжуйте { NAME($needed, case: "acc") }.
refused-other-action = Для цього потрібне очко { NAME($needed, form: "of") }, а у вас { NAME($action, form: "a") }.
refused-take-other-action = Для цього потрібне очко дії купця або архітектора, а у вас { NAME($action, form: "a") }.
refused-no-points = На { NAME($action, case: "acc") } очок не лишилося; ще можна виконувати завдання або завершити хід.
refused-few-points =
    { $need ->
        [one] Це коштує { $need } очко { NAME($action, form: "of") }, а у вас лишилося { $have }.
        [few] Це коштує { $need } очки { NAME($action, form: "of") }, а у вас лишилося { $have }.
       *[many] Це коштує { $need } очок { NAME($action, form: "of") }, а у вас лишилося { $have }.
    }

## Кубик

refused-no-such-die = Біля колеса немає { NAME($colour, case: "gen") } кубика зі значенням { $value }.
refused-gold-for-die = Щоб так змінити кубик, потрібно { $need } золота, а у вас { $have }.

## Тайли

refused-crest-owned = У вас уже є { NAME($tile) }, а двох гербів однієї родини мати не можна.
refused-contracts-done = Усі ваші клітинки контрактів ({ $spaces }) заповнено, тож { NAME($tile, form: "the") } брати не можна.
refused-storehouse-full = У резерві немає місця на { NAME($tile, form: "the") }; звільніть його: укладіть контракт, розмістіть або задійте тайл.

## На мапі

refused-not-in-bonus =
    { $part ->
        [architect] У вашому бонусі більше немає кроків архітектора.
        [merchant] У вашому бонусі більше немає кроків купця.
        [house] У вашому бонусі більше немає дому.
       *[pillar] У вашому бонусі більше немає колони.
    }
refused-already-there =
    { $piece ->
        [architect] Ваш архітектор уже тут: { NAME($space) }; виберіть іншу локацію.
       *[merchant] Ваш купець уже тут: { NAME($space) }; виберіть іншу локацію.
    }
refused-not-adjacent =
    { $piece ->
        [architect] Ваш архітектор зараз тут: { NAME($from) }; до { NAME($to, form: "to") } більше ніж один крок.
       *[merchant] Ваш купець зараз тут: { NAME($from) }; до { NAME($to, form: "to") } більше ніж один крок.
    }
refused-step-from-road = Цей крок має починатися в місті, а ваш купець зараз тут: { NAME($space) }.
refused-step-to-road = Цей крок має закінчитися в місті, а не тут: { NAME($space) }.
refused-elsewhere =
    { $piece ->
        [architect] Для цього ваш архітектор має бути в місті { NAME($town) }, а він зараз тут: { NAME($space) }.
       *[merchant] Для цього ваш купець має бути в місті { NAME($town) }, а він зараз тут: { NAME($space) }.
    }
refused-house-space-unused = Місце для дому { $number } у місті { NAME($town) } доступне лише тоді, коли гравців щонайменше { $players }.
refused-own-house = У вас уже є дім у місті { NAME($town) }, а в одному місті можна мати лише один.
refused-house-space-taken = Місце для дому { $number } у місті { NAME($town) } вже зайняте: { SEAT($seat) }.
refused-no-house = У вашому запасі немає домів; заселіть мешканцями всі кімнати будівлі, щоб звільнити дім на її даху.
refused-cathedral-unavailable = Собор у місті { NAME($town) } у цій грі на реставрації.
refused-own-pillar = У вас уже є колона в місті { NAME($town) }, а біля одного собору можна мати лише одну.
refused-pillar-spaces-taken =
    { $spaces ->
        [one] Єдине місце для колони в місті { NAME($town) } зайняте.
        [few] Усі { $spaces } місця для колон у місті { NAME($town) } зайняті.
       *[many] Усі { $spaces } місць для колон у місті { NAME($town) } зайняті.
    }
refused-no-pillar = У вашому запасі немає колон; укладіть контракт, щоб звільнити колону з його клітинки.
refused-bonus-space-unused = Клітинка для тайла бонуса в місті { NAME($town) } доступна лише тоді, коли гравців щонайменше { $players }.
refused-map-tile-gone = Тайл бонуса в місті { NAME($town) } вже взято, і нового там не буде.

## Мешканці

refused-not-in-offer = Серед доступних мешканців немає такого: { NAME($tile) }.
refused-offer-empty = Серед доступних немає жодного мешканця, якого можна скинути.
refused-not-held = У вашому резерві немає такого: { NAME($tile) }.
refused-home-full = { NAME($tile, form: "start") } ніколи не оселиться, бо будівлю { $building }, де живуть такі мешканці, уже повністю заселено.
refused-home-elsewhere = Ваші мешканці типу «{ NAME($action) }» живуть у будівлі { $building }, тож інших таких можна селити лише туди.
refused-other-kind = У будівлі { $building } живуть ваші мешканці типу «{ NAME($action) }», інших туди не селять.
refused-room-taken = На { $floor }-му поверсі будівлі { $building } вже живе { NAME($tile) }.

## Контракти та шкала милості короля

refused-slot-empty = Місце { $slot } серед доступних контрактів порожнє; нові тайли з’являються лише наприкінці ходу.
refused-nothing-to-exchange = У вас немає { NAME($kind, case: "gen") } для обміну.
refused-king-at-top = Ви на { $value } на шкалі милості короля, вище немає куди.

## Вибір бонусів

refused-gain-order = Вибирайте ресурси в тому порядку, як їх перелічено: { NAME($kind) } не може йти після { NAME($least, case: "gen") }.
refused-building-empty = У будівлі { $building } немає мешканців, тож немає й бонусів.
refused-floor-missing =
    { $rooms ->
        [one] У будівлі { $building } немає { $floor }-го поверху, лише одна кімната.
        [few] У будівлі { $building } немає { $floor }-го поверху, лише { $rooms } поверхи.
       *[many] У будівлі { $building } немає { $floor }-го поверху, лише { $rooms } поверхів.
    }
refused-floor-empty = { $floor }-й поверх будівлі { $building } порожній, тож бонуса немає.
refused-bonus-gone = Бонус { $floor }-го поверху будівлі { $building } вже не отримати: кожен мешканець, який був там, коли ви вибрали будівлю, дає його один раз.

## Завдання

refused-gold-to-buy = Щоб купити { NAME($kind, case: "acc") }, потрібно { $need } золота, а у вас { $have }.
refused-pillar-missing = Спершу поставте колону в місті { NAME($town) }; без неї не можна вкластися в його собор.
refused-contributed = Ви вже вклалися в собор у місті { NAME($town) }, а це можна зробити лише раз.
refused-cathedral-built = У собору в місті { NAME($town) } не лишилося тайлів.
refused-stone =
    { $need ->
        [one] Собор у місті { NAME($town) } коштує { $need } камінь, а у вас { $have }.
        [few] Собор у місті { NAME($town) } коштує { $need } камені, а у вас { $have }.
       *[many] Собор у місті { NAME($town) } коштує { $need } каменів, а у вас { $have }.
    }
refused-no-contract-space = Усі ваші клітинки контрактів ({ $spaces }) заповнено, тож укласти { NAME($tile, form: "the") } не можна.
refused-resources = Щоб виконати цей контракт, ще потрібно: { NAME($missing) }.
refused-crest-placed = Ви вже розмістили { NAME($tile, form: "the") } під будівлею { $building }.
refused-has-crest = Під будівлею { $building } вже є { NAME($tile) }; виберіть іншу будівлю.
refused-food = Герб під будівлею { $building } коштує { $need } їжі, а у вас { $have }.
refused-helper-in-use = Ви саме задіюєте { NAME($tile, form: "the") }.
refused-points-without-die = Спершу візьміть кубик; { NAME($tile) } додає очки до його дії.
refused-points-before-naming = Спершу виберіть дію для блазня; { NAME($tile) } додає очки до неї.
refused-colour-named = Ресурси кубика вже змінено на { NAME($kind, case: "acc") }, а це можна зробити лише раз на кубик.
refused-colour-with-die = { NAME($tile, form: "start") }: його задіюють перед тим, як узяти кубик; { waiting-for-decision }.
refused-colour-with-resources = { NAME($tile, form: "start") }: його задіюють перед тим, як отримати ресурси кубика; { waiting-for-decision }.
refused-colour-too-late = Цього ходу вже пізно задіяти { NAME($tile, form: "the") }; прибережіть на інший.

## Неможливі події

refused-action-placed = { NAME($action, form: "start") } вже має місце біля колеса.
refused-tile-left-out = { NAME($tile, form: "start") }: коли гравців { $players }, цей тайл не в грі.
refused-not-in-pile = { NAME($tile, form: "start") }: у стосі такого вже немає.
refused-cost-drawn = Цей тайл із ціною вже лежить біля собору в місті { NAME($town) }.
refused-town-drawn = Ярмарок у місті { NAME($town) } — це вже ярмарок { $round }-го раунду.
refused-fair-drawn = Цей тайл ярмарку вже лежить для { $round }-го раунду.
refused-no-such-seat = Гравців лише { $players }.
refused-not-in-bag = У торбинці немає { NAME($colour, case: "gen") } кубика.
refused-token-gone = Усі жетони корупції { $value } цього раунду вже відкрито.
refused-challenge-in-play = Випробування «{ NAME($challenge) }» вже в грі.
refused-bot-town-is-fair = У місті { NAME($town) } ярмарок { $round }-го раунду, тож купець Кардиналбота не може почати там.
refused-pick =
    { $count ->
        [one] Є лише { $count } варіант.
        [few] Є лише { $count } варіанти.
       *[many] Є лише { $count } варіантів.
    }
