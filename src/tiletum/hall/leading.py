"""How requests are led through: act, store, and only then tell.

Each procedure is a generator. It yields what must be loaded or stored, and is sent whether that was done. So
`House` can do it at once and the server can await it, and both follow the same decisions. Opening a table is
no procedure, because nobody else can change a new one: it is `opening.new_table`, `announce` and
`opening.reply`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Final, NamedTuple, TypeVar

from tiletum.errors import TiletumError

from . import audience, opening
from .acts.changes import row_change, with_info
from .errors import HallError
from .loaded import LoadedTable
from .observers import Observer
from .requests import check_close
from .stored import Change, NewTable
from .visit import Done, Visit, Visitor

ATTEMPTS: Final = 5
"""How often an act is tried again because somebody else changed the table first."""
T = TypeVar("T")
Act = Callable[[LoadedTable], Done[T]]


class Refusal(Exception):
    """A refusal in another form than a TiletumError. It leaves the table as it was."""


class Load(NamedTuple):
    """Load the table, unless it is in memory."""

    version: int = 0
    """The version that the visitor has seen: an earlier one in memory is not enough."""
    fresh: bool = False
    """Whether to look for changes even if it is in memory."""


class Refresh(NamedTuple):
    """Load the table if somebody else has changed it, and say whether they have."""


class Store(NamedTuple):
    """Store a change, unless somebody else changed the table first. Then forget the table in memory."""

    change: Change


class Add(NamedTuple):
    """Store a new table with a change of the one in memory, as `Store` does."""

    new: NewTable
    change: Change


class Remove(NamedTuple):
    """Remove the table, unless it has changed since `serial`."""

    serial: int


Step = Load | Refresh | Store | Add | Remove
Steps = Generator[Step, bool, T]


def change(
    loaded: LoadedTable, act: Act[T], observers: Iterable[Observer], version: int = 0
) -> Steps[tuple[Change | None, T]]:
    """Act on a table; return the change and the reply.

    A change that could be stored was up to date. Before any other answer, look for a later state: somebody
    else may have made the visitor's token void.
    """
    refreshed = False
    for _ in range(ATTEMPTS):
        yield Load(version)
        try:
            made, reply = perform(loaded, act)
        except (TiletumError, Refusal):
            if refreshed or not (yield Refresh()):
                raise
        else:
            if made is not None:
                if (yield Store(made)):
                    accept(loaded, made, observers)
                    return made, reply()
            elif refreshed or not (yield Refresh()):
                return None, reply()
        refreshed = True
    raise HallError("server-no-database")


def perform(loaded: LoadedTable, act: Act[T]) -> Done[T]:
    """Act on a loaded table. If that fails half-way or unexpectedly, forget the table in memory."""
    try:
        return act(loaded)
    except BaseException as error:
        if loaded.is_ahead or not isinstance(error, TiletumError | Refusal):
            loaded.forget()
        raise


def rematch(
    loaded: LoadedTable, observers: Iterable[Observer], check: Callable[[], None], place: str | None = None
) -> Steps[tuple[str, bool]]:
    """Open a rematch, or find the one that is there; return its id and whether it is new.

    `check` raises if the visitor must not open one.
    """
    for attempt in range(ATTEMPTS):
        yield Load()
        if (known := opening.known_rematch(loaded)) is not None:
            return known, False
        if attempt == 0:
            check()
        new = opening.rematch(loaded)
        new.row.place = place
        made = row_change(loaded, info=with_info(loaded, rematch=new.row.id))
        if (yield Add(new, made)):
            accept(loaded, made, observers)
            return new.row.id, True
    raise HallError("server-no-database")


def close(loaded: LoadedTable, visitor: Visitor) -> Steps[None]:
    """Remove a table that has not started, for its opener."""
    yield Load(fresh=True)
    check_close(Visit(loaded, visitor))
    serial = loaded.row.serial
    removed = yield Remove(serial)
    loaded.forget()
    if not removed:
        raise HallError("server-stale", seen=serial, now=serial + 1)
    audience.dismiss(loaded)


# --- telling ---


def accept(loaded: LoadedTable, made: Change, observers: Iterable[Observer]) -> None:
    """Apply a change that was stored, and tell the watchers and the observers."""
    loaded.accept(made)
    audience.tell_change(loaded, made)
    for observer in observers:
        observer.changed(loaded, made)


def announce(loaded: LoadedTable, observers: Iterable[Observer]) -> None:
    """Tell the observers about a new table, which may begin with a bot's turn."""
    begun = Change(loaded.id, 0, {}, turn=True)
    for observer in observers:
        observer.changed(loaded, begun)
