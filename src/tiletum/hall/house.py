"""A house leads requests through without a server, as `leading` says.

It needs a storage; clock, bots, observers and the reader of owners' boxes have defaults. Everything is done
while the caller waits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from tiletum.box import BoxReader, read_box
from tiletum.errors import TiletumError

from . import audience, leading, opening, requests
from .acts.clocks import time_out
from .asking import ask_for_moves, post_by_bot, simplest
from .errors import HallError
from .leading import Act, Step, Steps
from .loaded import LoadedTable
from .messages import state
from .observers import Observer
from .protocols import Bots, Clock, Storage, SystemClock, Watcher
from .questions import BotsInPlace, MoveQuestion
from .visit import Done, Visit, Visitor
from .wire import AskHint, Hinted, Opened, OpenTable, Rematch, State, encode

P = ParamSpec("P")
T = TypeVar("T")


class House:
    def __init__(
        self,
        storage: Storage,
        clock: Clock | None = None,
        bots: Bots | None = None,
        observers: Sequence[Observer] = (),
        reader: BoxReader = read_box,
    ) -> None:
        self.storage = storage
        self.clock = clock or SystemClock()
        self.bots = bots or BotsInPlace()
        self.observers = observers
        self.reader = reader
        self.tables: dict[str, LoadedTable] = {}
        """Those in memory."""

    # --- opening and closing ---

    def open(self, request: OpenTable, address: str = "") -> Opened:
        new = opening.new_table(request, self.reader, self.clock)
        self.storage.add(new.to_store())
        self._begin(new.row.id)
        return opening.reply(self._loaded(new.row.id), new, Visitor(address=address))

    def rematch(self, id_: str, visitor: Visitor) -> Rematch:
        """Open a rematch, or return the one that is there."""
        self.look(id_, visitor, Visit.check_takes_part)
        loaded = self._find(id_)
        again, is_new = self._lead(loaded, leading.rematch(loaded, self.observers, nothing))
        if is_new:
            self._begin(again)
        return Rematch(again)

    def close(self, id_: str, visitor: Visitor) -> None:
        """Remove a table that has not started."""
        loaded = self._find(id_)
        self._lead(loaded, leading.close(loaded, visitor))

    # --- requests at a table ---

    def look(
        self,
        id_: str,
        visitor: Visitor,
        look: Callable[Concatenate[Visit, P], T],
        *args: P.args,
        **options: P.kwargs,
    ) -> T:
        """Answer a request that changes nothing."""
        return look(Visit(self._loaded(id_), visitor), *args, **options)

    def act(
        self,
        id_: str,
        visitor: Visitor,
        act: Callable[Concatenate[Visit, P], Done[T]],
        *args: P.args,
        **options: P.kwargs,
    ) -> T:
        """Do what is requested, then let bots play until a person has to decide."""
        reply = self._change(id_, lambda loaded: act(Visit(loaded, visitor), *args, **options))
        self._let_bots_play(id_)
        return reply

    def hint(self, id_: str, visitor: Visitor, request: AskHint) -> Hinted:
        question = self.look(id_, visitor, requests.ask_hint, request)
        return self.look(id_, visitor, requests.give_hints, question, self.bots.hints(question))

    def watch(self, id_: str, visitor: Visitor, watcher: Watcher, since: int | None = None) -> State:
        """Send a watcher the whole state, and from then on what changes."""
        loaded = self._loaded(id_)
        whole = state(loaded, Visit(loaded, visitor).watching(), since, watcher.guided)
        audience.welcome(loaded, watcher)
        watcher.tell(encode(whole).decode())
        return whole

    def leave(self, id_: str, watcher: Watcher) -> None:
        """Send a watcher nothing more."""
        if id_ in self.tables:
            self.tables[id_].watchers.discard(watcher)

    def look_at_clocks(self) -> None:
        """Let bots play where time has run out, at the tables in memory."""
        for id_ in list(self.tables):
            self._change(id_, lambda loaded: Done(time_out(loaded), nothing))
            self._let_bots_play(id_)

    # --- leading through ---

    def _lead(self, loaded: LoadedTable, steps: Steps[T]) -> T:
        """Do what a procedure asks for, step by step, and return its result."""
        try:
            step = next(steps)
            while True:
                step = steps.send(self._do(loaded, step))
        except StopIteration as stop:
            result: T = stop.value
            return result

    def _do(self, loaded: LoadedTable, step: Step) -> bool:
        match step:
            case leading.Load():
                return self._load(loaded, step)
            case leading.Refresh():
                return False  # nobody else changes the tables in memory
            case leading.Store(change):
                return self._or_forget(loaded, lambda: self.storage.store(change))
            case leading.Add(new, change):
                return self._or_forget(loaded, lambda: self.storage.add(new, change))
            case leading.Remove(serial):
                removed = self.storage.remove(loaded.id, serial)
                if removed:
                    del self.tables[loaded.id]
                return removed

    def _load(self, loaded: LoadedTable, wanted: leading.Load) -> bool:
        if loaded.is_loaded and not wanted.fresh and loaded.row.version >= wanted.version:
            return True
        stored = self.storage.load(loaded.id, loaded.next_version(), loaded.next_line())
        if stored is None:
            raise HallError("server-no-table")
        loaded.take(stored)
        self.tables[loaded.id] = loaded
        audience.expel(loaded)
        audience.tell(loaded)
        return True

    def _or_forget(self, loaded: LoadedTable, store: Callable[[], bool]) -> bool:
        """Return whether a change was stored. Else the table in memory is forgotten."""
        stored = False
        try:
            stored = store()
        finally:
            if not stored:
                loaded.forget()
        return stored

    def _find(self, id_: str) -> LoadedTable:
        return self.tables.get(id_) or LoadedTable(id_, self.clock)

    def _loaded(self, id_: str) -> LoadedTable:
        loaded = self._find(id_)
        self._load(loaded, leading.Load())
        return loaded

    def _change(self, id_: str, act: Act[T]) -> T:
        loaded = self._find(id_)
        change, reply = self._lead(loaded, leading.change(loaded, act, self.observers))
        if change is not None and change.everywhere:
            self._load_others(loaded)
        return reply

    def _load_others(self, changed: LoadedTable) -> None:
        """Catch up with the rematches, where a new link takes the place of the old one, too."""
        for other in list(self.tables.values()):
            if other is not changed:
                other.forget()
            if other.watchers:
                self._loaded(other.id)

    def _begin(self, id_: str) -> None:
        leading.announce(self._loaded(id_), self.observers)
        self._let_bots_play(id_)

    def _let_bots_play(self, id_: str) -> None:
        while (question := ask_for_moves(self._loaded(id_))) is not None:
            self._change(id_, partial(play_for_bot, question, self._moves_of_bot(id_, question)))

    def _moves_of_bot(self, id_: str, question: MoveQuestion) -> list[str]:
        """Return the bot's moves, or the simplest ones if it fails: the others must not wait for it."""
        try:
            return self.bots.moves(question)
        except TiletumError:
            return simplest(self._loaded(id_), question["version"])


def play_for_bot(question: MoveQuestion, moves: list[str], loaded: LoadedTable) -> Done[None]:
    return Done(post_by_bot(loaded, question, moves), nothing)


def nothing() -> None:
    """Reply to nobody."""
