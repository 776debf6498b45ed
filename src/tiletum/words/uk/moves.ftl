### Дозволені ходи: що вони коштують і що дають; далі — що може відкрити випадок.

move-price =
    { $points ->
        [0] { "" }
       *[other] { " " }({ $points } ОД)
    }

## Кубик

move-die =
    { $gold ->
        [0] Узяти { NAME($die) } кубик зі значенням { $face }: { NAME($kind, $value, form: "shown") }, { NAME($action, form: "a") } з { $points } ОД
       *[other] Узяти { NAME($die) } кубик зі значенням { $face } як { $value } за { some-gold }: { NAME($kind, $value, form: "shown") }, { NAME($action, form: "a") } з { $points } ОД
    }
move-tile = Узяти { NAME($tile, form: "colon") }
move-leave =
    { $place ->
        [king] Скинути { NAME($tile, form: "colon") }
       *[wheel] Залишити { NAME($tile, form: "colon") }
    }
move-resources = Отримати { NAME($kind, $amount, form: "counted") } за кубик

## Дії та бонуси

move-architect = Перемістити архітектора: { NAME($space) }{ move-price }
move-merchant = Перемістити купця: { NAME($space) }{ move-price }
move-house =
    { $number ->
        [0] Поставити дім у місті { NAME($town) }{ move-house-bonus }{ move-price }
       *[other] Поставити дім на місце { $number } у місті { NAME($town) }{ move-house-bonus }{ move-price }
    }
move-house-bonus =
    { $bonuses ->
        [0] { "" }
       *[other] : { NAME($bonus) }
    }
move-pillar = Поставити колону біля собору в місті { NAME($cathedral) }{ move-price }
move-take = У місті { NAME($town) } взяти { NAME($tile, form: "colon") }{ move-price }
move-character = Узяти { NAME($tile, form: "colon") }{ move-price }
move-discard =
    { $amount ->
        [one] Скинути всіх доступних мешканців і витягнути { $amount } нового{ move-price }
       *[other] Скинути всіх доступних мешканців і витягнути { $amount } нових{ move-price }
    }
move-place =
    Поселити { NAME($tile, form: "bare") } на { $floor }-му поверсі будівлі { $building }: { NAME($gives) }{ move-price }
move-contract = Узяти { NAME($tile, form: "colon") }{ move-price }
move-exchange =
    { $first ->
        [yes] Обміняти { NAME($given, 1, form: "counted") } на { NAME($received, 1, form: "counted") } і 1 ресурс на вибір{ move-price }
       *[no] Обміняти { NAME($given, 1, form: "counted") } на { NAME($received, 1, form: "counted") }{ move-price }
    }
move-king = Пересунутися з { $from } на { $to } на шкалі милості короля{ move-price }
move-joker = Вибрати для блазня { NAME($action, case: "acc") } з { $points } ОД
move-gain = Отримати { NAME($kind, 1, form: "counted") }
move-building = Вибрати будівлю { $building } з { NAME($action, form: "ins-characters") }
move-bonus = Отримати бонус { $floor }-го поверху за { NAME($tile, form: "colon") }

## Завдання

move-buy = Купити { NAME($kind, 1, form: "counted") } за { some-gold }
move-cathedral =
    Вкластися в собор у місті { NAME($cathedral) } за { some-stones }: { $vp } ПБ
move-fulfil = Укласти контракт. Сплатити: { NAME($paid) }. Отримати: { NAME($gives) }
move-crest = Розмістити герб «{ NAME($family) }» під будівлею { $building } за { some-food }: { NAME($gives) }
move-helper = Задіяти { NAME($tile, form: "colon") }
move-colour = Задіяти помічника: кубик дає { NAME($kind, case: "acc") }

## Кінець

move-done =
    { $points ->
        [0] Відмовитися від решти бонуса
       *[other] Відмовитися від решти бонуса, { some-points }
    }
move-end =
    { $points ->
        [0] Завершити хід
       *[other] Завершити хід і не використати { some-points }
    }

## Що може відкрити випадок

move-deal-wheel = { $value } на першому місці колеса
move-deal-action = { NAME($action, form: "a") }
move-deal-bonus = { NAME($tile, form: "label") }
move-deal-contract = { NAME($tile, form: "label") }
move-deal-character = { NAME($tile, form: "label") }
move-deal-cost = { NAME($cost) }
move-deal-town = { NAME($town) }
move-deal-fair = { NAME($fair) }
move-deal-first = починає { SEAT($seat) }
move-roll = { NAME($colour) } кубик зі значенням { $value }
move-corruption = корупція { $spaces }
move-deal-challenge = { NAME($challenge) }
move-deal-bot-town = { NAME($town) }
move-roll-bot = { $value }
move-pick = { NAME($options) }
