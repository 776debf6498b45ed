"""Looking back: a table at any version, its log by entry, and its scores by source."""

from __future__ import annotations

from tiletum.game.core.vocabulary import SOURCES
from tiletum.table.entries import Made, entry_text
from tiletum.table.log_in_force import in_force
from tiletum.table.table import Table
from tiletum.table.view import view_without_position

from .errors import HallError
from .guide import guide
from .loaded import LoadedTable
from .snapshot import Snapshot
from .wire import Entries, Moment, Score, Scores
from .wire import Entry as LogEntry


def table_at(loaded: LoadedTable, version: int) -> Table:
    """Return the table after the first `version` entries of its log."""
    whole = loaded.game
    if version > whole.version:
        raise HallError("server-no-moment", asked=version, now=whole.version)
    table = Table(whole.options, None)
    table.replay_unchecked(whole.log[:version])
    return table


def moment(loaded: LoadedTable, version: int, since: int | None, guided: bool) -> Moment:
    """Return the table at a version. Without `since`, the events are those of its last entry."""
    table = table_at(loaded, version)
    if since is None:
        move = version > 0 and isinstance(table.log[-1], Made)
        since = len(table.made) - move
    view = view_without_position(table, since)
    return Moment(
        version=version,
        made=view["made"],
        over=table.over,
        to_move=table.to_move,
        position=Snapshot(table.game).whole(),
        moves=view["moves"],
        first_event=len(table.events) - len(view["events"]),
        events=view["events"],
        scores=table.scores(),
        winner=table.winner(),
        resigned=view["resigned"],
        guide=guide(table, since, table.warnings()) if guided else None,
    )


def entries(loaded: LoadedTable) -> Entries:
    table = loaded.game
    moves = table.move_table
    made = {number: i for i, number in enumerate(in_force(table))}
    found = [
        LogEntry(
            version=number + 1,
            text=entry_text(entry, moves),
            made=made.get(number),
            first_event=table.first_event(made[number]) if number in made else None,
        )
        for number, entry in enumerate(table.log)
    ]
    return Entries(table.version, found)


def scores(loaded: LoadedTable) -> Scores:
    """Return every score in force with its version. Their sums are the score sheet at any version."""
    table = loaded.game
    numbers = in_force(table)
    steps: list[Score] = []
    for i, number in enumerate(numbers):
        begin = table.first_event(i)
        end = table.first_event(i + 1) if i + 1 < len(numbers) else len(table.events)
        for key, _, seat, points, source, total in table.events[begin:end]:
            if key == "score":
                steps.append(Score(number + 1, seat, SOURCES[source], points, total))
    return Scores(table.version, table.scores(), table.score_sheet(), steps)
