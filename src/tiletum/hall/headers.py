"""The options of a table as its header."""

from __future__ import annotations

import dataclasses
from functools import lru_cache
from typing import Final

import msgspec

from tiletum.table.save import options_of, to_data
from tiletum.table.table import Options, Table

from .box_cache import MOST as MOST_BOXES
from .box_cache import cache_box
from .wire import encode

DIFFERENT_HEADERS: Final = 1000


def header_of(options: Options) -> str:
    """Return the header of a save file with these options: all of it but the log."""
    data = to_data(Table(options, None))
    del data["log"], data["sha256"]
    return encode(data).decode()


def options_from(header: str) -> Options:
    """Return the options of a header. Tables with the same header share them, and the box."""
    return (options_with_box if has_own_box(header) else options_without_box)(header)


def has_own_box(header: str) -> bool:
    return '"box_data"' in header


def read_options(header: str) -> Options:
    options = options_of(msgspec.json.decode(header), "")
    return dataclasses.replace(options, box=cache_box(options.box))


options_without_box = lru_cache(DIFFERENT_HEADERS)(read_options)
options_with_box = lru_cache(MOST_BOXES)(read_options)
