"""A table with an unreadable row, as after a damaged backup, is refused and harms no other table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from support.wired import wired_tables
from tiletum.hall.errors import HallError
from tiletum.hall.messages import table_state
from tiletum.hall.wire import Mine, OpenSeat, OpenTable
from tiletum.server.errors import ServerError
from tiletum.server.operate.settings import Settings
from tiletum.server.server import one_table_less
from tiletum.server.storage.administration import Filter, details, list_tables, open_database, remove
from tiletum.server.storage.migrate import migrate
from tiletum.server.storage.store import Store
from tiletum.server.tables.tables import Tables

ANN, FREE_SEAT = OpenSeat("person", "Ann"), OpenSeat("person", "")
SEATS = {"open": [ANN, FREE_SEAT], "playing": [ANN, ANN]}
DAMAGE = {
    "info cut off": ("tables", "info", "{"),
    "info of no seats": ("tables", "info", '{"seats":[]}'),
    "header cut off": ("tables", "header", "{"),
    "header that is a list": ("tables", "header", "[]"),
    "header of nothing": ("tables", "header", "{}"),
    "header of another box": ("tables", "header", '{"box":"x"}'),
    "seed": ("tables", "seed", "x"),
    "role": ("tokens", "role", "seat x"),
    "role of no seat": ("tokens", "role", "seat 7"),
}


class TwoTables:
    """A database with two public tables. The second one is damaged."""

    def __init__(self, folder: Path, status: str) -> None:
        self.db = f"sqlite:///{folder / 'tables.sqlite'}"
        self.status = status
        migrate(self.db)

    def run(self, do: Callable[[Tables], Awaitable[Any]]) -> Any:
        """Act on the tables, as a server does right after its start."""
        settings = Settings(self.db)
        store = Store(settings)
        try:
            return asyncio.run(asyncio.wait_for(do(wired_tables(store, settings)), 20))
        finally:
            store.close()

    def open(self) -> None:
        async def open_both(tables: Tables) -> None:
            news = [await tables.open(OpenTable(SEATS[self.status], public=True)) for _ in range(2)]
            self.good, self.bad = [new.row.id for new in news]
            self.tokens = [new.tokens["seat 0"] for new in news]

        self.run(open_both)

    def damage(self, part: str, column: str, value: str) -> None:
        id_ = "id" if part == "tables" else "table_id"
        statement = f"UPDATE {part} SET {column} = :value WHERE {id_} = :id"
        if part == "tokens":
            statement += " AND role = 'seat 1'"
        with open_database(self.db, changes=True) as connection:
            assert connection.execute(text(statement), {"value": value, "id": self.bad}).rowcount


@pytest.fixture(params=SEATS)
def two_tables(tmp_path: Path, request: pytest.FixtureRequest) -> TwoTables:
    database = TwoTables(tmp_path, request.param)
    database.open()
    return database


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_an_unreadable_row_harms_no_other_table(two_tables: TwoTables, damage: tuple[str, str, str]) -> None:
    two_tables.damage(*damage)

    async def look(tables: Tables) -> None:
        assert [table.id for table in (await tables.listed(two_tables.status, None)).tables] == [
            two_tables.good
        ]
        assert [table.id for table in (await tables.mine(Mine(two_tables.tokens))).tables] == [
            two_tables.good
        ]
        with pytest.raises((HallError, ServerError)) as caught:
            await tables.look(two_tables.bad, lambda loaded: table_state(loaded))
        assert caught.value.key == "server-damaged"

    two_tables.run(look)


def test_background_tasks_continue_despite_a_broken_table() -> None:
    """An uploaded game may begin with a position that the rules cannot continue."""
    done = []
    for table in ("bad", "good"):
        with one_table_less(table):
            if table == "bad":
                raise ValueError(table)
            done.append(table)
    assert done == ["good"]


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_an_operator_can_find_and_remove_a_damaged_table(
    two_tables: TwoTables, damage: tuple[str, str, str]
) -> None:
    two_tables.damage(*damage)
    with open_database(two_tables.db, changes=True) as connection:
        assert {table.id for table in list_tables(connection, Filter())[0]} == {
            two_tables.good,
            two_tables.bad,
        }
        problem = details(connection, two_tables.bad).problem
        assert problem is not None
        assert problem.key == "server-damaged"
        remove(connection, two_tables.bad)
        assert [table.id for table in list_tables(connection, Filter())[0]] == [two_tables.good]
