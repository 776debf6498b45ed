"""Stored types: they are separate types, whose fields change only with a migration."""

from __future__ import annotations

import ast
import inspect
from typing import Any

import msgspec

from tiletum.hall import stored, wire
from tiletum.hall.stored import ChatRow, EntryRow, Info, Notice, TableRow

FIELDS = {
    "TableRow": "id serial version status public created touched rules header info seed "
    "bot lease deadline chats place moved",
    "EntryRow": "version lines at key",
    "ChatRow": "number seat text at key",
    "Notice": "key args number at version",
    "Info": "seats clock left stopped asking rematch scores winner notices",
    "SeatInfo": "player name joined hook colour",
    "TurnLimit": "seconds bot",
    "PendingProposal": "kind by version decisions seat bot granted number due",
}
"""The fields of the current schema. To change a line, write a migration in
src/tiletum/server/storage/migrations."""
STORED = (TableRow, EntryRow, ChatRow, Notice, Info)


def test_what_is_stored_is_made_of_stored_types_only() -> None:
    source = ast.parse(inspect.getsource(stored))
    imported = {node.module for node in ast.walk(source) if isinstance(node, ast.ImportFrom) if node.module}
    assert not {module for module in imported if module.endswith(wire.__name__.rpartition(".")[2])}
    assert {stored.__name__} == {getattr(stored, name).__module__ for name in FIELDS}


def test_the_fields_of_stored_types_are_those_of_the_schema() -> None:
    described: dict[str, Any] = msgspec.json.schema_components(STORED)[1]
    assert {name: " ".join(schema["properties"]) for name, schema in described.items()} == FIELDS


def test_what_earlier_versions_stored_is_read() -> None:
    text = b'{"seats":[{"player":"person"}],"clock":{"seconds":60,"bot":"random"},"left":null}'
    clock = msgspec.json.decode(text, type=Info).clock
    assert (clock and (clock.seconds, clock.bot)) == (60, "random")
    notice = msgspec.json.decode(b'{"key":"chat-x","args":{"seat":{"seat":1}}}', type=Notice)
    assert (notice.key, notice.args) == ("chat-x", {"seat": {"seat": 1}})
