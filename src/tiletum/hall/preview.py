"""Messages about moves that nobody has made yet: previews and hints."""

from __future__ import annotations

from tiletum.game.core.events import named
from tiletum.game.engine import Game
from tiletum.table.warnings import revealing_moves, warnings
from tiletum.words.said import said_event

from .acts.changes import check_playing
from .acts.moves import check_moves
from .guide import messages, plan_messages
from .loaded import LoadedTable
from .looking_back import table_at
from .wire import Hint, Previewed


def preview_moves(loaded: LoadedTable, moves: list[str]) -> Previewed:
    """Return the events of these moves by the active player, and the warnings about the last of them."""
    table = check_playing(loaded)
    seat = table.game.to_move
    check_moves(table.game, seat, moves)
    before = check_moves(table.game, seat, moves[:-1])
    last = before.rules.table.find(moves[-1])
    against = warnings(before, last)
    if not table.options.training:
        against.extend(revealing_moves(before, [last]).values())
    after = play_on_copy(table.game, moves)
    events = after.events or []
    return Previewed(
        [named(event, after.rules) for event in events],
        [{"key": warning.key, "rule": warning.rule, **warning.args} for warning in against],
        messages([said_event(event, after.rules) for event in events]),
    )


def play_on_copy(game: Game, moves: list[str]) -> Game:
    """Return a copy of the game after these moves, with their events.

    If the last move takes a die, its bonus tile is left, so that the preview includes the resources.
    """
    twin = game.copy()
    twin.events = []
    for move in moves:
        twin.apply(twin.rules.table.find(move))
    if moves[-1].startswith("die ") and twin.rules.leave_move in twin.moves():
        twin.apply(twin.rules.leave_move)
    return twin


def describe_hints(loaded: LoadedTable, version: int, hints: list[Hint]) -> None:
    """Add messages for people to the hints about a version."""
    before = table_at(loaded, version)
    for hint in hints:
        hint.said = plan_messages(before, hint.plan)
