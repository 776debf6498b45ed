### Headings over the moves of a decision.

group-die = Die
group-tile = Bonus tile
group-action = Action
group-task = Tasks
group-end = End
group-outcome = What may be revealed
