"""The settings of a server, each with a default."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tiletum.box.bounds import SETTINGS
from tiletum.box.files import decode_toml, read_bytes
from tiletum.server.errors import ServerError

VARIABLE: Final = "TILETUM_SERVER"
"""Environment variable with the settings of worker processes."""
DAY: Final = 86400.0
Number = Annotated[int, Meta(ge=0)]
Amount = Annotated[float, Meta(ge=0, le=1e12)]
Host = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._~-]+$", max_length=253)]
"""A name without a port."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    db: str
    address: str = ""
    """Beginning of links, e.g. https://tiletum.example; empty: the address of the request."""
    workers: Annotated[int, Meta(ge=1)] = 1
    """Processes that answer; they share the limits of an address."""
    log: Literal["warning", "info", "debug"] = "info"
    """Level of the log; `warning`: only failures; `debug`: every request, too."""
    thinkers: Annotated[int, Meta(ge=1)] = 1
    """Processes for bots."""
    thinking: Annotated[float, Meta(gt=0, le=3600)] = 60.0
    """Seconds after which a bot counts as hung, and another one moves."""
    waiting_bots: Number = 500
    """Tables that may wait for a bot at once, in one worker process."""
    requests: Amount = 20.0
    """Requests a second from one address, over time; 0 for no limit."""
    burst: Number = 200
    opened: Number = 60
    """Tables that one address may open in an hour; 0 for no limit."""
    tables: Number = 20_000
    """Tables that are not over; more cannot be opened."""
    tables_each: Number = 500
    """Tables that are not over and were opened from one address; 0 for no limit."""
    uploaded: Amount = 20e6
    """Bytes of saved games and boxes that one address may send in an hour; 0 for no limit."""
    hints: Number = 120
    """Hints that one address may ask for in an hour; 0 for no limit."""
    messages: Number = 20
    """WebSocket messages from one connection in ten seconds."""
    sockets: Number = 200
    """WebSocket connections from one address; 0 for no limit."""
    watchers: Number = 500
    """WebSocket connections to one table, in one worker process; 0 for no limit."""
    patience: Amount = 30.0
    """Seconds for a request to arrive, and for a response to be read; 0 for no limit."""
    # What one connection, and one address, may send.
    connections: Number = 64
    """HTTP connections from one address that may be open at once; 0 for no limit. Proxies have none."""
    frames: Annotated[float, Meta(gt=0, le=1e6)] = 20.0
    """WebSocket frames of any kind a second from one connection, over time ..."""
    frames_burst: Annotated[int, Meta(ge=1)] = 100
    """... and at once."""
    stream_bytes: Annotated[float, Meta(gt=0, le=1e9)] = 16_000.0
    """Bytes a second from one WebSocket connection, over time ..."""
    stream_bytes_burst: Annotated[int, Meta(ge=1)] = 64_000
    """... and at once."""
    hosts: tuple[Host, ...] = ()
    """Names by which requests may address the server, besides this machine's and the one in `address`."""
    metrics_token: Annotated[str, Meta(max_length=80)] = ""
    """Lets other machines read `/metrics`, as `Authorization: Bearer`; empty: only this machine can."""

    keep_open: Amount = 7 * DAY
    """How long a table that never started is kept after the last thing that happened at it ..."""
    keep_unmoved: Amount = 7 * DAY
    """... and one that started, but at which no person has ever moved ..."""
    keep_playing: Amount = 90 * DAY
    """... and one that is being played ..."""
    keep_over: Amount = 365 * DAY
    """... and one that is over ..."""
    housekeeping: Annotated[float, Meta(gt=0)] = 60.0
    """... and how often, in seconds, tables to remove are searched."""
    absent: Amount = DAY
    """How long a player must have no stream open before the others may replace them."""
    cached: Number = 5_000
    """Tables kept in memory while nobody watches them."""
    pages: Number = 0
    """SQLite only: how many pages the file may have; 0 for no limit."""
    private_hooks: bool = False
    """Let webhooks call addresses that are not public: for tests and private networks."""


def read_settings(file: str) -> dict[str, Any]:
    """Return what a file sets, by name; the database is given on the command line."""
    try:
        given = decode_toml(read_bytes(file, SETTINGS), SETTINGS, file)
        msgspec.convert({"db": "", **given}, Settings)
    except (OSError, ValueError) as error:
        raise ServerError("server-settings", file=file, why=str(error)) from error
    return given


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(home) / "tiletum"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


HANDED_ON: Final = ("PATH", "HOME", "LANG", "LANGUAGE", "TZ", "TMPDIR", "VIRTUAL_ENV", "LD_LIBRARY_PATH")
HANDED_ON_FAMILIES: Final = ("LC_", "PYTHON", "COVERAGE_")


def child_environment() -> dict[str, str]:
    """Return the part of the environment that a child process needs.

    The settings hold the database's password, and other variables may be secret, too.
    """
    return {
        name: value
        for name, value in os.environ.items()
        if name in HANDED_ON or name.startswith(HANDED_ON_FAMILIES)
    }


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
