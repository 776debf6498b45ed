"""The watchers of a table, and the messages to them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tiletum.table.position import Position

from .loaded import LoadedTable, Mark
from .messages import game_state, seat_states, table_state
from .protocols import Watcher
from .snapshot import Snapshot
from .stored import Change
from .wire import Changed, SeatState, encode

UNSEEN: Final = frozenset(("version", "touched", "bot", "lease", "chats", "rules", "moved"))
"""Columns that change with every move or line of chat, and that no message about the table contains."""


def mark(loaded: LoadedTable, seats: list[SeatState]) -> Mark:
    """Return where the table stands, to find later what has changed."""
    made = list(loaded.table.made) if loaded.table else []
    return Mark(loaded.row.serial, loaded.row.version, made, loaded.row.chats, seats)


def welcome(loaded: LoadedTable, watcher: Watcher) -> None:
    """Add a watcher that has received the whole state."""
    loaded.watchers.add(watcher)
    loaded.known = mark(loaded, seat_states(loaded))


def tell_change(loaded: LoadedTable, change: Change) -> None:
    """Send a stored change to the watchers, and expel watchers with void links."""
    expel(loaded)
    tell(loaded, table=not UNSEEN.issuperset(change.row))


def tell(loaded: LoadedTable, table: bool = True) -> None:
    """Send the watchers what they do not know yet. With `table`, include the state of the table itself."""
    if not loaded.watchers or loaded.known is None:
        loaded.snapshot = None
    elif loaded.known.serial != loaded.row.serial:
        variants = {watcher.guided for watcher in loaded.watchers}
        seats = seat_states(loaded)  # an entry of the log can change them, too
        changed = changes(loaded, loaded.known, table or loaded.known.seats != seats, guided=True in variants)
        guided = encode(changed).decode() if True in variants else ""
        plain = encode(without_guide(changed)).decode() if False in variants else ""
        loaded.known = mark(loaded, seats)
        for watcher in list(loaded.watchers):
            watcher.tell(guided if watcher.guided else plain)


def changes(loaded: LoadedTable, since: Mark, table: bool, guided: bool) -> Changed:
    """Return what has changed since a mark, with the state of the table itself if `table`."""
    message = Changed(loaded.row.serial)
    message.chat = loaded.lines(since.said)
    if loaded.table is not None and loaded.row.version != since.version:
        known = common_length(since.made, loaded.table.made)
        message.game = game_state(loaded, known, new_position(loaded), guided)
    if table:
        message.table = table_state(loaded)
    return message


def new_position(loaded: LoadedTable) -> Position:
    """Return the changed parts of the position, or all of it if there is no snapshot."""
    if loaded.snapshot is not None:
        return loaded.snapshot.changes(loaded.game.game)
    loaded.snapshot = Snapshot(loaded.game.game)
    return loaded.snapshot.whole()


def expel(loaded: LoadedTable) -> None:
    """Disconnect the watchers whose links are void."""
    for watcher in list(loaded.watchers):
        if watcher.hash is not None and watcher.hash not in loaded.tokens:
            loaded.watchers.discard(watcher)
            watcher.leave()


def dismiss(loaded: LoadedTable) -> None:
    """Disconnect all watchers, because the table is gone."""
    for watcher in list(loaded.watchers):
        loaded.watchers.discard(watcher)
        watcher.leave()


def common_length(one: list[int], other: list[int]) -> int:
    """Return the length of the common start of two lists."""
    shorter = min(len(one), len(other))
    if one[:shorter] == other[:shorter]:
        return shorter
    return next(i for i in range(shorter) if one[i] != other[i])


def without_guide(message: Changed) -> Changed:
    """Return the message without the guide."""
    return replace(message, game=None if message.game is None else replace(message.game, guide=None))
