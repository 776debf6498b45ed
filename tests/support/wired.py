"""Tables on a store, wired as the server does it."""

from __future__ import annotations

from tiletum.server.bots.scheduler import Thinking
from tiletum.server.operate.settings import Settings
from tiletum.server.storage.store import Store
from tiletum.server.tables.tables import Tables


def wired_tables(store: Store, settings: Settings) -> Tables:
    """Return tables that observe their store and themselves."""
    tables = Tables(store, settings)
    store.observers.append(tables)
    tables.observers.append(tables)
    return tables


def wired_thinking(tables: Tables, thinkers: int, most: int, longest: float = 60.0) -> Thinking:
    """Return bots that observe the tables."""
    thinking = Thinking(tables, thinkers, most, longest)
    tables.observers.append(thinking)
    return thinking
