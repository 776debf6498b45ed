"""The lock of a SQLite file: a second server would not notice the first one's moves."""

from __future__ import annotations

import fcntl
import os
from typing import Final

from sqlalchemy import make_url

from tiletum.server.errors import ServerError

from .migrate import make_folder, redact_password
from .store import reason

_held: Final[list[int]] = []
"""Descriptors of locks, open as long as the process lives; the system frees them even after a kill."""


def lock_file(url: str) -> None:
    database = make_url(url).database if url.startswith("sqlite") else None
    if not database:
        return
    try:
        make_folder(url)
        # Use the real path, else a link to the file would let a second server in.
        file = os.open(f"{os.path.realpath(database)}.lock", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        _held.append(file)
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise ServerError("server-in-use", url=url) from error
    except OSError as error:
        raise ServerError("server-cannot-open", url=redact_password(url), why=reason(error)) from error
