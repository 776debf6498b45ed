### Чому файл коробки відхилено.

box-not-found = { $file }: такого файлу немає.
box-unreadable = { $file }: цей файл не вдається відкрити.
box-not-text = { $file }: це не текстовий файл у кодуванні { "UTF-8" }.
box-bad-syntax = { $file }: читання зупинилося на рядку { $line }: це не правильний TOML чи JSON.
box-bad-format = { $file }: { $entry }: ця версія читає файли коробки формату { $expected }, а у файлі { $found }.

box-missing-key = { $file }: { $entry }: бракує «{ $field }».
box-unknown-key = { $file }: { $entry }: «{ $field }» тут невідоме; може, це описка?
box-bad-type = { $file }: { $entry }: «{ $field }» має бути { $expected ->
        [whole] цілим числом
        [number] числом
        [flag] { "true" } або { "false" }
        [list] списком
        [table] таблицею ключів і значень
       *[text] текстом у лапках
    }, а тут { $found }.
box-out-of-range = { $file }: { $entry }: «{ $field }» дорівнює { $found }, а має бути від { $low } до { $high }.
box-bad-length = { $file }: { $entry }: у «{ $field }» має бути від { $low } до { $high } значень, а їх { $found }.
box-exact-length = { $file }: { $entry }: кількість значень у «{ $field }» має бути { $expected }, а їх { $found }.
box-bad-word = { $file }: { $entry }: «{ $field }» дорівнює { $found }, а має бути одним із таких: { $allowed }.
box-bad-mark = { $file }: { $entry }: позначка «{ $field }» дорівнює { $found }, а позначки такі: { $allowed }.
box-bad-id = { $file }: { $entry }: «{ $field }» дорівнює { $found }, а може мати лише до 40 латинських літер, цифр і знаків + : _ . -
box-bad-name = { $file }: { $entry }: «{ $field }» має бути одним рядком від 1 до 60 літер.
box-bad-effect = { $file }: { $entry }: { $found } у «{ $field }» — невідомий ефект. Відомі ефекти: { $allowed }.
box-effect-place = { $file }: { $entry }: ефект { $found } не може стояти в «{ $field }».
box-effect-alone = { $file }: { $entry }: ефект { $found } має бути єдиним у «{ $field }».
box-bad-decree-entry = { $file }: { $entry }: { $found } у «{ $field }» — не те, що може сказати указ.
box-bad-priority = { $file }: { $entry }: пріоритет { $found } має назвати кожен тип ресурсу один раз або лише { "\"most-required\"" }.

box-duplicate = { $file }: { $entry }: { $found } трапляється двічі, а кожне «{ $field }» може бути лише раз.
box-missing-id = { $file }: { $entry }: тут немає { $found }, а правила його називають.
box-unknown-id = { $file }: { $entry }: «{ $field }» називає { $found }, якого немає в «{ $section }».
box-on-road = { $file }: { $entry }: { $found } — локація на дорозі, а це має бути в місті.
box-in-first-town = { $file }: { $entry }: { $found } не може бути тут, бо має власне місце на полі.
box-unlike-tiles = { $file }: { $entry }: інший тайл із назвою { $found } показує щось інше; дайте одному з них інше позначення.
box-family-without-tile = { $file }: { $entry }: у родини { $found } немає жодного тайла герба.

box-bad-count = { $file }: { $entry }: їх { $found }, а за переліком у правилах { $expected }.
box-kind-count = { $file }: { $entry }: типу { $kind } є { $found }, а кожного має бути { $expected }.
box-rulebook-says = { $file }: { $entry }: «{ $field }» дорівнює { $found }, а за правилами { $expected }.
box-one-unavailable = { $file }: { $entry }: без каменю й балів має бути рівно один тайл, а їх { $found }.
box-one-zero = { $file }: { $entry }: рівно один жетон має бути 0, а їх { $found }.
box-not-descending = { $file }: { $entry }: числа «{ $field }» не мають зростати, а вони { $found }.
box-not-ascending = { $file }: { $entry }: кожне число «{ $field }» має бути більшим за попереднє, а вони { $found }.
box-king-track-missing = { $file }: { $entry }: немає поділки { $expected }, про яку йдеться в правилах.
box-empty-contract = { $file }: { $entry }: цей контракт нічого не вимагає; додайте “{ "identical" }”, “{ "wool" }” або “{ "iron" }”.
box-pile-too-small = { $file }: { $entry }: для { $players } гравців таких тайлів { $found }, а для підготовки потрібно { $expected }.
box-decree-without-fair = { $file }: { $entry }: цьому указу потрібне “{ "fair" }” — тайл ярмарку, до якого він належить.
box-decree-with-fair = { $file }: { $entry }: цей указ не належить до жодного тайла ярмарку, тож “{ "fair" }” мати не може.
box-last-decree = { $file }: { $entry }: останнім записом цього указу має бути { $expected } без умови, бо він завершує ряд і завжди мусить знайти кубик.
box-king-alone = { $file }: { $entry }: “{ "counts" }” має значення { $found }, але { "\"king\"" } має стояти окремо: шкала милості короля не входить до наборів.

box-self-link = { $file }: { $entry }: це з’єднує { $found } із самим собою.
box-map-split = { $file }: { $entry }: із { $start } до { $found } немає шляху.
box-map-distance = { $file }: { $entry }: кроків із { $start } до { $end } — { $found }, а в прикладі з правил { $expected }.
box-map-within = { $file }: { $entry }: кроків із { $start } до { $end } — { $found }, а в прикладі з правил туди йдуть за { $limit }.
box-map-cathedrals = { $file }: { $entry }: не далі ніж { $limit } від { $start } такі собори: { $found }; а в прикладі з правил { $expected }.
box-map-neighbours = { $file }: { $entry }: за крок від { $start } такі міста: { $found }; а в прикладі з правил { $expected }.
box-no-house-space = { $file }: { $entry }: у місті { $town } немає місця для дому за будь-якої кількості гравців.
box-second-house-space = { $file }: { $entry }: для двох гравців у місті { $town } було б друге місце для дому, а більше ніж одне не буває.
box-third-house-space = { $file }: { $entry }: це третє місце для дому в місті { $town }, а більше ніж два не буває.
