### Журнал: одне повідомлення на кожну подію, теперішній час.

## Підготовка до гри

event-wheel =
    { $laid ->
        [no] Колесо дій установлено: на першому місці кубики зі значенням { $value }.
       *[yes] Колесо дій установлено. Значення кубиків для кожної дії: { NAME($sections) }.
    }
wheel-section = { NAME($action) } { $value }
event-action-tile = Місце { $number } біля колеса: { NAME($action, form: "a") }, кубики зі значенням { $value }.
event-bonus-drawn = Новий тайл бонуса ({ NAME($place) }): { NAME($tile) }.
event-contract-drawn = Новий серед доступних контрактів: { NAME($tile) }.
event-character-drawn = Новий серед доступних мешканців: { NAME($tile) }.
event-cost-drawn =
    { $available ->
        [yes] Собор у місті { NAME($cathedral) }: { NAME($cost) }; його тайли згори: { NAME($tiles) }.
       *[no] Собор у місті { NAME($cathedral) }: { NAME($cost) }.
    }
event-fair-town = Ярмарок { $number }-го раунду відбудеться в місті { NAME($space) }.
event-fair-tile = Ярмарок { $number }-го раунду дасть { NAME($fair) }.
event-first-player = Починає { SEAT($seat) }.

## Раунди та ходи

event-round = Починається раунд { $round }.
event-roll = Випав { NAME($colour) } кубик зі значенням { $value }.
event-corruption =
    { $spaces ->
        [0] Корупція 0: на шкалі милості короля ніхто не рухається.
        [one] Корупція { $spaces }: усі опускаються на { $spaces } поділку на шкалі милості короля.
        [few] Корупція { $spaces }: усі опускаються на { $spaces } поділки на шкалі милості короля.
       *[many] Корупція { $spaces }: усі опускаються на { $spaces } поділок на шкалі милості короля.
    }
event-king-move =
    { $moved ->
        [no] { SEAT($seat) } лишається на { $to } на шкалі милості короля.
       *[yes] { SEAT($seat) } опускається з { $from } на { $to } на шкалі милості короля.
    }
event-king-advance = { SEAT($seat) } піднімається з { $from } на { $to } на шкалі милості короля.
event-king-reset = { SEAT($seat) } переходить з { $from } на { $to } на шкалі милості короля.
event-turn = Ходить { SEAT($seat) }.
event-die =
    { $gold ->
        [0] { SEAT($seat) } бере { NAME($die) } кубик зі значенням { $face }.
       *[other] { SEAT($seat) } бере { NAME($die) } кубик зі значенням { $face } і змінює його на { $value } за { some-gold }.
    }
event-action = { SEAT($seat) } виконує { NAME($action, case: "acc") }: { some-points }.
event-take-tile =
    { $points ->
        [0] { SEAT($seat) } бере { NAME($tile, form: "the") } { NAME($place, form: "from") }.
       *[other] { SEAT($seat) } бере { NAME($tile, form: "the") } { NAME($place, form: "from") } за { some-points }.
    }
event-gain = { SEAT($seat) } отримує { NAME($kind, $amount, form: "counted") } за { NAME($source) }.
event-score =
    { $change ->
        [gain] { SEAT($seat) } здобуває { $points } ПБ за { NAME($source) } і має { $total }.
        [loss] { SEAT($seat) } втрачає { $points } ПБ за { NAME($source) } і має { $total }.
       *[none] { SEAT($seat) } вже не має ПБ, щоб втратити їх за { NAME($source) }.
    }
event-points-lost = { SEAT($seat) } не використовує { some-points }.
event-end-turn = { SEAT($seat) } завершує хід.

## Дії

event-architect = { SEAT($seat) } переміщує архітектора: { NAME($from) } → { NAME($to) }.
event-pillar = { SEAT($seat) } ставить колону біля собору в місті { NAME($cathedral) }.
event-merchant =
    { $way ->
        [relocation] { SEAT($seat) } переносить купця: { NAME($from) } → { NAME($to) }.
       *[reach] { SEAT($seat) } переміщує купця: { NAME($from) } → { NAME($to) }.
    }
event-house =
    { $number ->
        [0] { SEAT($seat) } ставить дім у місті { NAME($house) }.
       *[other] { SEAT($seat) } ставить дім на місце { $number } у місті { NAME($house) }.
    }
event-discard-offer = { SEAT($seat) } скидає всіх доступних мешканців.
event-mix-characters = Скинутих мешканців замішують до стосу.
event-place =
    { $board ->
        [bot] { SEAT($seat) } поселяє { NAME($tile, form: "the") } у { $floor ->
            [2] верхню
           *[other] нижню
        } кімнату стовпця { $building }.
       *[player] { SEAT($seat) } поселяє { NAME($tile, form: "the") } на { $floor }-му поверсі будівлі { $building }.
    }
event-roof-house = Будівлю { $building } повністю заселено: { SEAT($seat) } бере дім із її даху до запасу.
event-complete =
    { $board ->
        [bot] У стовпці { $building } є двоє мешканців і герб: { SEAT($seat) } кладе маркер +{ $points } на { NAME($action, case: "acc") }.
       *[player] { event-complete-building }
    }
event-complete-building =
    { $points ->
        [0] { SEAT($seat) } завершує будівлю { $building }.
        [one] { SEAT($seat) } завершує будівлю { $building }: кожен кубик із дією { NAME($action, case: "gen") } дає на { $points } очко дії більше.
        [few] { SEAT($seat) } завершує будівлю { $building }: кожен кубик із дією { NAME($action, case: "gen") } дає на { $points } очки дії більше.
       *[many] { SEAT($seat) } завершує будівлю { $building }: кожен кубик із дією { NAME($action, case: "gen") } дає на { $points } очок дії більше.
    }
event-more-points = { SEAT($seat) } додає до дії кубика { some-points }.
event-exchange =
    { SEAT($seat) } обмінює { NAME($given, 1, form: "counted") } на { NAME($received, 1, form: "counted") }.
event-joker = { SEAT($seat) } вибирає для блазня { NAME($action, case: "acc") }.

## Завдання та ефекти

event-buy = { SEAT($seat) } купує { NAME($kind, 1, form: "counted") } за { some-gold }.
event-cathedral =
    { $board ->
        [bot] { SEAT($seat) } вкладається в собор у місті { NAME($cathedral) } і бере його тайл на { $value } ПБ.
       *[player] { SEAT($seat) } вкладається в собор у місті { NAME($cathedral) } за { some-stones } і бере його тайл на { $value } ПБ.
    }
event-fulfil = { SEAT($seat) } сплачує { NAME($paid) } та укладає { NAME($tile, form: "the") }.
event-contract-pillar = { SEAT($seat) } бере до запасу колону з клітинки контрактів { $space }.
event-crest = { SEAT($seat) } сплачує { some-food } й розміщує герб «{ NAME($family) }» під будівлею { $building }.
event-helper = { SEAT($seat) } задіює { NAME($tile, form: "the") }.
event-colour = { SEAT($seat) } задіює помічника: кубик дає { NAME($kind, case: "acc") }.
event-bonus-action = { SEAT($seat) } отримує { NAME($action, case: "acc") }: { some-points }.
event-bonus-lost = { SEAT($seat) } не може зараз цим скористатися, тож воно пропадає: { NAME($effect) }.
event-building-bonuses = { SEAT($seat) } вибирає бонуси будівлі { $building }.
event-bonus = { SEAT($seat) } отримує бонус за { NAME($tile, form: "the") }.
event-declined = { SEAT($seat) } відмовляється від решти бонуса.

## Інші фази

event-king-phase = Починається фаза короля.
event-king-tile-discarded =
    { $why ->
        [choice] { SEAT($seat) } скидає тайл біля шкали милості короля: { NAME($tile) }.
        [no-room] { SEAT($seat) } має повний резерв, тож тайл біля шкали милості короля скинуто: { NAME($tile) }.
       *[not-allowed] { SEAT($seat) } не може взяти тайла, що біля шкали милості короля, тож його скинуто: { NAME($tile) }.
    }
event-turn-order = Новий порядок ходу, номер { $position }: { SEAT($seat) }.
event-fair = Ярмарок у місті { NAME($space) }: { NAME($fair) }; це разом із { $board } ПБ ігрового поля.
event-fair-score =
    { $times ->
        [0] { SEAT($seat) } бере участь у ярмарку, але не має чого показати.
        [1] { SEAT($seat) } бере участь у ярмарку: 1 раз по { $worth } ПБ.
        [few] { SEAT($seat) } бере участь у ярмарку: { $times } рази по { $worth } ПБ.
       *[many] { SEAT($seat) } бере участь у ярмарку: { $times } разів по { $worth } ПБ.
    }
event-king-fair-score = { SEAT($seat) } бере участь у королівському ярмарку: { $board } ПБ за ігрове поле, { $printed } за тайл і ПБ поділки на шкалі милості короля.
event-cleanup = Починається фаза оновлення.
event-wheel-turned = Кубики повертаються в торбинку, колесо дій обертається на одну поділку: значення кубика кожної дії зменшується на один, а дія, яка мала 1, отримує 6.
event-reshuffle-bonus = Скинуті тайли бонусів утворюють новий стос.
event-final-scoring = Починається фінальний підрахунок балів.
event-houses-and-pillars = { SEAT($seat) } має на мапі { some-houses } і { some-pillars }.
event-leftovers =
    { $left ->
        [one] { SEAT($seat) } наприкінці має { $left } ресурс; кожні { $each } дають 1 ПБ.
        [few] { SEAT($seat) } наприкінці має { $left } ресурси; кожні { $each } дають 1 ПБ.
       *[many] { SEAT($seat) } наприкінці має { $left } ресурсів; кожні { $each } дають 1 ПБ.
    }
event-winner = { SEAT($seat) } перемагає!
some-houses =
    { $houses ->
        [one] { $houses } дім
        [few] { $houses } доми
       *[many] { $houses } домів
    }
some-pillars =
    { $pillars ->
        [one] { $pillars } колону
        [few] { $pillars } колони
       *[many] { $pillars } колон
    }
