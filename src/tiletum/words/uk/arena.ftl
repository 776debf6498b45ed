### Арена.

arena-progress = Ігри
arena-results = Результати
arena-bot = Бот
arena-games = Ігри
arena-win-rate = Перемоги
arena-interval = 95 % інтервал
arena-rating = Рейтинг
arena-score = Середній рахунок
arena-score-spread = Рахунок ± розкид
arena-failures = Збої
arena-points = Переможні бали за гру, за джерелами
arena-times = Час на роздуми
arena-per = На
arena-decision = рішення
arena-turn = хід
arena-mean = Середній
arena-p95 = 95 % у межах
arena-longest = Найдовший
arena-seats = Місце в першому порядку ходу
arena-place = Місце
arena-percent = { $number } %
arena-from-to = { $low }–{ $high }
arena-seconds-long = { $number } с
arena-milliseconds = { $number } мс
arena-microseconds = { $number } мкс
arena-failure = Гра { $game } (зерно { $seed }): { $why }
arena-more-failures =
    { $number ->
        [one] І ще { $number } така гра.
        [few] І ще { $number } такі гри.
       *[many] І ще { $number } таких ігор.
    }
arena-overview =
    { $deals ->
        [1] Ігор: { $games }, усі на одній роздачі, за { $seconds } с.
       *[other] Ігор: { $games }, роздач: { $deals }, за { $seconds } с.
    }
arena-stopped = Зупинено; ігор збережено у файлі { $file }: { $games }; та сама команда продовжить звідти.
arena-stopped-lost = Зупинено; закінчених ігор: { $games }, їх не збережено. З { "--resume" } ФАЙЛ їх було б збережено.
arena-report-written = Звіт у файлі { $file }.

arena-title = Арена
arena-on-deals =
    { $deals ->
        [1] на роздачі із зерном { $seed }
       *[other] роздач: { $deals }, від зерна { $seed }
    }
arena-about =
    { $seats ->
        [one] Ігор наодинці проти Кардиналбота: { $games }, { arena-on-deals }; правила: { NAME($edition) }.
       *[other] Ігор на { $seats } місця: { $games }, { arena-on-deals }; правила: { NAME($edition) }.
    }
arena-played = Зіграно з Tiletum { $version } цією командою:
arena-budgets = Скільки бот може витратити на рішення
arena-budget-nodes = Вузли
arena-budget-own = власний ліміт
arena-why = Що сталося
arena-game = Гра
arena-seed = Зерно
arena-even = Усі порівну
arena-place-number = Місце { $place }
arena-plot-rates = Частка перемог із 95 % інтервалами
arena-plot-ratings = Рейтинги: 400 очок різниці вдесятеро підвищують шанси
arena-plot-scores = Підсумкові рахунки: найнижчий, чверті, найвищий; ромб — середній
arena-plot-times = Час на одне рішення
arena-plot-seats = Частка перемог за місцем у першому порядку ходу, з 95 % інтервалами
arena-plot-vp = Переможні бали
arena-plot-seconds = Секунди
arena-plot-in-table = Цифри — у таблиці «{ $table }».

arena-twice = «{ $bot }» названо двічі; назвіть кожного бота раз або дайте одному інший ліміт.
arena-setting = «{ $setting }» — не налаштування бота; пишіть { $bot }@{ "nodes=500" } або { $bot }@{ "seconds" }=2.
arena-nodes = «{ $nodes }» не може бути кількістю вузлів; візьміть ціле число від 1 до 1000000000.
arena-seconds = «{ $seconds }» не може бути лімітом у секундах; візьміть число понад 0, до 3600.
arena-workers = Кількість процесів має бути від 1 до { $most }.
arena-journal-foreign = { $file } існує й не є журналом арени, тож його не змінено; виберіть іншу назву.
arena-journal-other = { $file } записано з іншими ботами, правилами, зернами або іншою версією; виберіть іншу назву.
arena-journal-damaged = { $file } пошкоджено: рядок { $line } — не запис гри цього запуску.
arena-journal-taken = У файл { $file } пише інший запуск; зачекайте, доки він закінчиться, або виберіть іншу назву.
arena-no-worker = Не вдається запустити процес, який мав би грати.
arena-other-version = Процес, який мав би грати, має версію Tiletum { $theirs }, а не { $ours }, або інші правила; установіть усюди однакову версію.
arena-no-cluster = Для ігор на кластері потрібен Ray; установіть його: { "pip install 'tiletum[cluster]'" }
arena-cluster = Кластером { $address } не вдається скористатися: { $why }.
arena-cluster-unnamed = Після { "--cluster" } йде адреса кластера Ray, наприклад 192.168.1.5:6379, або { "auto" }.
arena-cluster-lost = Кластер втратив усі процеси, які грали.
arena-no-report = Для звіту потрібен { "matplotlib" }; установіть його: { "pip install 'tiletum[report]'" }

bot-hung = Бот «{ $bot }» не відповів за { $seconds } с.
bot-died = Бот «{ $bot }» завершив процес, у якому грав (код { $code }).
arena-broken = Гра не могла тривати далі, і боти тут не винні: { $why }.
arena-broken-guests = Гра не могла тривати далі, можливо, через ботів з інших пакетів ({ $guests }): { $why }.
arena-worker-died = Процес, у якому йшла гра, завершився (код { $code }), і боти тут не винні.
arena-worker-died-guests = Процес, у якому йшла гра, завершився (код { $code }), можливо, через ботів з інших пакетів ({ $guests }).
