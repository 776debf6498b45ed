### Що треба вирішити. later: те саме питання, поки воно чекає.

decision-nested = { $now } Потім: { NAME($later, form: "later") }.

## Гравці

decision-die = { SEAT($seat) }: візьміть кубик.
    .later = кубик
decision-tile = { SEAT($seat) }: візьміть або залиште { NAME($tile, form: "the") }.
    .later = тайл бонуса
decision-resources = { SEAT($seat) }: { NAME($kind, $amount, form: "shown") } за кубик або ресурс іншого типу від помічника.
    .later = ресурси кубика
decision-action = { SEAT($seat) }: { NAME($action, form: "a") }, { decision-points-left }.
    .later = { NAME($action, form: "a") } ({ decision-points-left })
decision-points = { SEAT($seat) }: { NAME($action, form: "a") } за { NAME($source) }, { decision-points-left }.
    .later = { NAME($action, form: "a") } ({ decision-points-left })
decision-points-left =
    { $points ->
        [0] очок дії не лишилося
       *[other] лишилося { $points } ОД
    }
decision-any =
    { $amount ->
        [one] { SEAT($seat) }: виберіть { $amount } ресурс за { NAME($source) }.
        [few] { SEAT($seat) }: виберіть { $amount } ресурси за { NAME($source) }, по одному.
       *[many] { SEAT($seat) }: виберіть { $amount } ресурсів за { NAME($source) }, по одному.
    }
    .later = ресурси на вибір
decision-map = { SEAT($seat) }: бонус на мапі: { NAME($rest) }, у будь-якому порядку.
    .later = { NAME($rest) }
decision-house = { SEAT($seat) }: поставте дім у будь-якому місті.
    .later = дім у будь-якому місті
decision-pillar = { SEAT($seat) }: поставте колону біля будь-якого собору.
    .later = колона біля будь-якого собору
decision-merchant = { SEAT($seat) }: перемістіть купця на будь-яку локацію.
    .later = купець на будь-яку локацію
decision-architect = { SEAT($seat) }: перемістіть архітектора на будь-яку локацію.
    .later = архітектор на будь-яку локацію
decision-townstep = { SEAT($seat) }: перемістіть купця на один крок.
    .later = крок купця
decision-kingstep = { SEAT($seat) }: пересуньтеся на одну поділку вгору шкалою милості короля.
    .later = крок шкалою милості короля
decision-building = { SEAT($seat) }: бонуси однієї будівлі за { NAME($source) }, виберіть будівлю.
    .later = бонуси будівлі
decision-bonuses = { SEAT($seat) }: бонуси будівлі { $building } за { NAME($source) }, виберіть один.
    .later = решта бонусів будівлі { $building }
decision-kingtile = { SEAT($seat) }: за першість на шкалі милості короля візьміть або скиньте { NAME($tile, form: "the") }.
    .later = тайл біля шкали милості короля

## Випадок і кінець

decision-deal-wheel = Поверніть колесо дій.
decision-deal-action = Витягніть тайл дії для місця { $number } біля колеса.
decision-deal-bonus = Витягніть тайл бонуса. Де він лежатиме: { NAME($place) }.
decision-deal-contract = Витягніть тайл для доступних контрактів.
decision-deal-character = Витягніть тайл для доступних мешканців.
decision-deal-cost = Витягніть тайл із ціною будівництва собору в місті { NAME($cathedral) }.
decision-deal-town = Витягніть місто ярмарку { $number }.
decision-deal-fair = Витягніть тайл ярмарку { $number }.
decision-deal-first = Визначте першого гравця.
decision-roll = Витягніть кубик із торбинки й киньте його.
decision-corruption = Відкрийте жетон корупції.
decision-deal-challenge = Витягніть випробування.
decision-deal-bot-town = Витягніть місто, де почне купець Кардиналбота.
decision-roll-bot = Киньте кубик Кардиналбота.
decision-pick =
    { $count ->
        [one] Правила Кардиналбота лишають { $count } варіант: нехай вирішить випадок.
        [few] Правила Кардиналбота лишають { $count } варіанти: нехай вирішить випадок.
       *[many] Правила Кардиналбота лишають { $count } варіантів: нехай вирішить випадок.
    }
decision-over = Гру завершено.
