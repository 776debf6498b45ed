group-die = Кубик
group-tile = Тайл бонуса
group-action = Дія
group-task = Завдання
group-end = Кінець
group-outcome = Що може відкритися
