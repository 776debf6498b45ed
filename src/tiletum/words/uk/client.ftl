### Клієнт для браузера.

ui-unreachable = Сервер недоступний. Нічого не змінено; спробуйте ще раз.
ui-walk =
    { $steps ->
        [one] Пройти { NAME($piece, case: "ins") }: { NAME($space) } ({ $steps } крок)
        [few] Пройти { NAME($piece, case: "ins") }: { NAME($space) } ({ $steps } кроки)
       *[many] Пройти { NAME($piece, case: "ins") }: { NAME($space) } ({ $steps } кроків)
    }
