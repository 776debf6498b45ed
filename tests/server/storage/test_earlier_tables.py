"""Tables and uploads of earlier versions still work, even where new games are stricter."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from support.acting import post
from support.wired import wired_tables
from tiletum.box import BoxError
from tiletum.errors import TiletumError
from tiletum.hall.opening import new_table
from tiletum.hall.wire import OpenSeat, OpenTable, PostMoves
from tiletum.server.operate.settings import Settings
from tiletum.server.storage.migrate import migrate
from tiletum.server.storage.store import Store
from tiletum.server.tables.tables import Tables
from tiletum.table.positionerror import PositionError
from tiletum.table.save import SaveError, checksum, from_save, to_data
from tiletum.table.table import RULES_REVISION

EARLIER = Path(__file__).parents[2] / "earlier"
STORED = {"nine-contract-spaces": "Ofm2QcM1HUQ4", "decrees-reversed": "NlTvWToqFUA1"}
"""Tables in tables.sql, a database from the second revision of the rules."""
UPLOADS = ("nine-contract-spaces", "four-contracts-of-the-cardinalbot", "decrees-reversed")
Run = Callable[[Tables], Awaitable[None]]


def saved(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((EARLIER / f"{name}.json").read_text(encoding="utf-8"))
    return data


def seats(data: dict[str, Any]) -> list[OpenSeat]:
    other = OpenSeat("person", "Bob") if data["solo"] is None else OpenSeat("cardinalbot", "")
    return [OpenSeat("person", "Ann"), other]


def run(db: str, do: Run) -> None:
    """Act on the tables of the database, as a server does right after its start."""
    settings = Settings(db)
    store = Store(settings)
    asyncio.run(asyncio.wait_for(do(wired_tables(store, settings)), 20))
    store.close()


@pytest.fixture
def db(tmp_path: Path) -> str:
    """Load the database of the earlier version."""
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.executescript((EARLIER / "tables.sql").read_text(encoding="utf-8"))
    connection.close()
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    return url


async def play_on(tables: Tables, id_: str, moves: int) -> dict[str, Any]:
    """Post this many moves and return the save file after them."""
    chance = random.Random(1)
    for _ in range(moves):
        texts = await tables.look(id_, lambda loaded: [move.text for move in loaded.game.moves()])
        seat = await tables.look(id_, lambda loaded: loaded.game.game.to_move)
        version = await tables.look(id_, lambda loaded: loaded.row.version)
        request = PostMoves(version, [chance.choice(texts)], None)
        await post(tables, id_, seat, request)
    return await tables.look(id_, lambda loaded: to_data(loaded.game))


@pytest.mark.parametrize("name", STORED)
def test_a_table_of_an_earlier_version_continues_after_each_restart(db: str, name: str) -> None:
    saves: list[dict[str, Any]] = []

    async def play(tables: Tables) -> None:
        saves.append(await play_on(tables, STORED[name], 5))

    run(db, play)
    run(db, play)
    first, second = saves
    assert second["log"][: len(first["log"])] == first["log"]
    assert first["rules"] == second["rules"] == 2
    assert from_save(second, "export").version == len(second["log"])


def test_a_row_has_the_newer_rules_and_its_game_the_first_ones(db: str) -> None:
    async def play(tables: Tables) -> None:
        id_ = STORED["nine-contract-spaces"]
        await play_on(tables, id_, 1)
        row = await tables.look(id_, lambda loaded: loaded.row)
        assert row.rules == RULES_REVISION
        assert json.loads(row.header)["rules"] == 2

    run(db, play)


@pytest.mark.parametrize("name", UPLOADS)
def test_an_uploaded_earlier_game_continues(db: str, name: str) -> None:
    data, opened = saved(name), list[str]()

    async def upload(tables: Tables) -> None:
        new = await tables.open(OpenTable(seats(data), save=data))
        opened.append(new.row.id)
        await play_on(tables, new.row.id, 5)

    async def play(tables: Tables) -> None:
        reopened = await play_on(tables, opened[0], 5)
        assert reopened["log"][: len(data["log"])] == data["log"]
        assert from_save(reopened, "export").version == len(reopened["log"])

    run(db, upload)
    run(db, play)


@pytest.mark.parametrize("name", UPLOADS)
def test_the_same_content_is_refused_in_a_new_game(name: str) -> None:
    data = {**saved(name), "rules": RULES_REVISION}
    data["sha256"] = checksum(data)
    with pytest.raises((SaveError, PositionError)):
        new_table(OpenTable(seats(data), save=data))


@pytest.mark.parametrize("name", UPLOADS)
def test_the_same_without_its_moves_is_refused(name: str) -> None:
    data = {**saved(name), "log": []}
    data["sha256"] = checksum(data)
    with pytest.raises((SaveError, PositionError)):
        new_table(OpenTable(seats(data), save=data))


def test_a_table_that_nobody_could_be_shown_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at it would end in an error of the server."""

    def fail(*_: object) -> None:
        raise IndexError("on purpose")

    monkeypatch.setattr("tiletum.hall.messages.guide", fail)
    data = saved("decrees-reversed")
    with pytest.raises(SaveError, match="save-unplayable"):
        new_table(OpenTable(seats(data), save=data))


def test_a_new_table_refuses_an_earlier_box() -> None:
    data = saved("nine-contract-spaces")
    with pytest.raises((BoxError, TiletumError), match="box-out-of-range"):
        new_table(OpenTable(seats(data), box=json.dumps(data["box_data"])))
