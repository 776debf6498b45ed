# Додається до дозволеного ходу, про який можна пошкодувати.
warning-no-room-left = будівля { $building }, де живуть такі мешканці, уже повністю заселена, тож цього не буде куди поселити
warning-too-many-contracts = контрактів стане більше, ніж вільних клітинок контрактів
warning-storehouse-full = резерв буде заповнено
warning-points-lost =
    { $points ->
        [one] { $points } очко дії пропаде
        [few] { $points } очки дії пропадуть
       *[many] { $points } очок дії пропаде
    }
warning-tasks-left = завдання, які ще можна виконати, пропадуть: це ваш останній хід
warning-helper-wasted = зараз він нічого не дасть
warning-bonus-wasted = бонус зараз нічого не дасть
warning-reward-wasted = додаткова винагорода зараз нічого не дасть
warning-bonus-lost = решту бонуса буде втрачено
warning-reveals = відкриє нових мешканців: скасувати не можна
