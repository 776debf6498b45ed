"""The chat, and webhooks."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from tiletum.hall.errors import HallError
from tiletum.hall.loaded import LoadedTable
from tiletum.hall.stored import Change, ChatRow, Info, Notice
from tiletum.hall.wire import ChatLine, Say, encode
from tiletum.table.names import clean_text, shows_something

from .changes import key_of, row_change, with_seat

MOST_LINES: Final = 5_000
"""Maximum lines of chat at a table."""


def said_before(loaded: LoadedTable, seat: int, request: Say) -> ChatLine | None:
    """Return the line that was sent with the same key, if it is still in memory."""
    key = key_of(seat, request.key)
    line = None if key is None else loaded.keyed_lines.get(key)
    if line is not None and line.text != clean_text(request.text):
        raise HallError("server-key-used", used=request.key or "")
    return line


def say(loaded: LoadedTable, seat: int, request: Say) -> Change:
    row = loaded.row
    if row.chats >= MOST_LINES:
        raise HallError("server-chat-full")
    text = clean_text(request.text)
    if not shows_something(text):
        raise HallError("server-chat-empty")
    line = ChatRow(row.chats, seat, text, loaded.clock.now(), key_of(seat, request.key))
    return Change(row.id, row.serial, {"chats": row.chats + 1, "touched": line.at}, chat=line)


def add_notice(loaded: LoadedTable, change: Change, key: str, **seats: int) -> None:
    """Add a line by the table itself to the chat: a record of what was done with a seat.

    It replaces an earlier one that says the same.
    """
    row, args = loaded.row, {name: {"seat": seat} for name, seat in seats.items()}
    info = msgspec.json.decode(change.row.get("info", row.info), type=Info)
    others = [notice for notice in info.notices if (notice.key, notice.args) != (key, args)]
    number = row.chats + (change.chat is not None)
    notice = Notice(key, args, number, loaded.clock.now(), row.version)
    change.row["info"] = encode(replace(info, notices=[*others, notice])).decode()
    change.row["chats"] = number + 1


def set_hook(loaded: LoadedTable, seat: int, url: str | None) -> Change:
    return row_change(loaded, info=encode(with_seat(loaded.info, seat, hook=url)).decode())
