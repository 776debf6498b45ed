"""Starting a game: deal, seat the players, and write the first entries of the log."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tiletum.hall.headers import header_of, options_from
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.players import with_players
from tiletum.hall.seats import HUMAN, bot_asked
from tiletum.hall.stored import EntryRow, Info
from tiletum.hall.wire import CARDINALBOT, PERSON, encode
from tiletum.table.dealer import SeededDealer
from tiletum.table.save import log_texts
from tiletum.table.table import RULES_REVISION, Table

from .changes import LEASE


def start(loaded: LoadedTable, table: Table | None = None) -> tuple[dict[str, Any], EntryRow | None]:
    """Start the game; return the columns to set and the first entries. A position may begin with none."""
    row, info, now = loaded.row, loaded.info, loaded.clock.now()
    dealer = SeededDealer(int(row.seed))
    if table is None:
        table = named_table(row.header, info, dealer)
    else:
        table.go_on_with(None if table.over else dealer)
    loaded.table = table
    seat_players(table, info)
    row.header = header_of(table.options)
    lines = log_texts(table)
    bot = bot_asked(loaded)
    values: dict[str, Any] = {
        "header": row.header,
        "rules": RULES_REVISION,
        "version": table.version,
        "touched": now,
        "status": "over" if table.over else "playing",
        "bot": bot,
        "lease": now + LEASE if bot else 0.0,
        "deadline": None if bot or info.clock is None or table.over else now + info.clock.seconds,
    }
    if table.over:
        info = replace(info, scores=table.scores(), winner=table.winner())
        values["info"] = encode(info).decode()
    return values, EntryRow(0, "\n".join(lines), now) if lines else None


def named_table(header: str, info: Info, dealer: SeededDealer) -> Table:
    return Table(with_players(options_from(header), info), dealer)


def seat_players(table: Table, info: Info) -> None:
    """Hand over the seats that somebody else plays than the log says."""
    for seat, given in enumerate(info.seats):
        wanted = HUMAN if given.player == PERSON else given.player
        if given.player == CARDINALBOT or table.over or table.played_by.get(seat, HUMAN) == wanted:
            continue
        table.hand_over(seat, wanted)
