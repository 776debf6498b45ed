"""Tables in a dictionary, as bytes by id."""

from __future__ import annotations

from collections.abc import MutableMapping

import msgspec

from .stored import CHAT_SHOWN, Change, NewTable, Stored


class DictStorage:
    def __init__(self, tables: MutableMapping[str, bytes]) -> None:
        self.tables = tables

    def load(self, table: str, version: int, line: int) -> Stored | None:
        if table not in self.tables:
            return None
        stored = self._read(table)
        entries = [entry for entry in stored.entries if entry.version >= version]
        return stored._replace(entries=entries, chat=[row for row in stored.chat if row.number >= line])

    def store(self, change: Change) -> bool:
        if change.table not in self.tables:
            return False
        stored = self._read(change.table)
        if stored.row.serial != change.serial:
            return False
        if change.everywhere:
            self._exchange(change)
        self._write(with_change(stored, change))
        return True

    def add(self, new: NewTable, change: Change | None = None) -> bool:
        if change is not None and not self.store(change):
            return False
        self._write(Stored(new.row, [] if new.entry is None else [new.entry], new.tokens, []))
        return True

    def remove(self, table: str, serial: int) -> bool:
        if table not in self.tables or self._read(table).row.serial != serial:
            return False
        del self.tables[table]
        return True

    def _exchange(self, change: Change) -> None:
        """Replace void tokens with the new one at all rematches: the other tables with the same tokens."""
        (new,) = change.tokens
        for id_ in self.tables:
            stored = self._read(id_)
            if id_ != change.table and not stored.tokens.keys().isdisjoint(change.voided):
                tokens = {new if hash_ in change.voided else hash_: r for hash_, r in stored.tokens.items()}
                stored.row.serial += 1
                self._write(stored._replace(tokens=tokens))

    def _read(self, table: str) -> Stored:
        return msgspec.json.decode(self.tables[table], type=Stored)

    def _write(self, stored: Stored) -> None:
        self.tables[stored.row.id] = msgspec.json.encode(stored)


def with_change(stored: Stored, change: Change) -> Stored:
    row = msgspec.structs.replace(stored.row, **change.row, serial=change.serial + 1)
    entries = stored.entries if change.entry is None else [*stored.entries, change.entry]
    chat = stored.chat if change.chat is None else [*stored.chat, change.chat]
    tokens = {hash_: role for hash_, role in stored.tokens.items() if hash_ not in change.voided}
    return Stored(row, entries, tokens | change.tokens, chat[-CHAT_SHOWN:])
