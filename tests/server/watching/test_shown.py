"""The changes of a position, sent one by one, add up to the position."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tiletum import Table
from tiletum.hall.snapshot import Snapshot
from tiletum.hall.wire import encode
from tiletum.table.position import position


@pytest.mark.parametrize("edition", ["living", "ukrainian"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_changes_add_up(players: int, edition: str) -> None:
    solo = "bishop" if players == 1 else None
    for seed in range(4):
        table = Table.open(players, seed=seed, edition=edition, training=True, solo=solo)
        chance = random.Random(seed)
        snapshot = Snapshot(table.game)
        known: dict[str, Any] = msgspec.json.decode(encode(snapshot.whole()))
        while not table.over:
            if chance.random() < 0.05 and table.undo_limit().moves:
                table.undo(1)
            else:
                table.play(chance.choice(table.moves()))
            known |= msgspec.json.decode(encode(snapshot.changes(table.game)))
            assert known == msgspec.json.decode(encode(position(table.game)))
