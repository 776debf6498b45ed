# Shown after a legal move that a player may regret.
warning-no-room-left = building { $building }, where these characters live, is full, so this one could never be placed
warning-too-many-contracts = you would hold more contracts than you have open contract spaces
warning-storehouse-full = this fills your Storehouse
warning-points-lost = { $points } AP would be lost
warning-tasks-left = tasks you can still do would be lost: this is your last turn
warning-helper-wasted = it would have no effect now
warning-bonus-wasted = the bonus would have no effect now
warning-reward-wasted = its further reward would have no effect now
warning-bonus-lost = the rest of the bonus would be lost
warning-reveals = reveals new characters: cannot be undone
