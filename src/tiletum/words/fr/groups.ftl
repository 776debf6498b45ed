### Titres au-dessus des coups d'une décision.

group-die = Dé
group-tile = Tuile Bonus
group-action = Action
group-task = Tâches
group-end = Fin
group-outcome = Ce qui peut être révélé
