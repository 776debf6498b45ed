"""Put messages sent as data into words, as the browser client does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tiletum.words import Listing, Phrase, Seat, Words
from tiletum.words.values import Arg

Data = dict[str, Any]


def words_of(words: Words, message: Data, names: Sequence[str] = ()) -> str:
    return words.say(
        message["key"], **{name: arg(words, value, names) for name, value in message["args"].items()}
    )


def arg(words: Words, data: Any, names: Sequence[str]) -> Arg:
    if not isinstance(data, dict):
        return data  # type: ignore[no-any-return]
    if "list" in data:
        return Listing(tuple(arg(words, item, names) for item in data["list"]))
    if "seat" in data:
        number, bot = data["seat"], data.get("bot", False)
        return Seat(number, "" if bot or number >= len(names) else names[number], bot)
    if "name" in data:
        return data["text"] if "text" in data and not words.has(data["name"]) else Phrase(data["name"])
    return Phrase(
        data["key"], tuple((name, arg(words, value, names)) for name, value in data["args"].items())
    )
