group-die = Кубик
group-action = Дія
group-task = Завдання
group-end = Кінець
group-outcome = Що може відкритися
