"""Lock a SQLite file for one server: a second one would not hear of the first one's moves."""

from __future__ import annotations

import fcntl
import os
from typing import Final

from sqlalchemy import make_url

from tiletum.server.errors import ServerError

from .migrate import make_folder, shown
from .store import reason

_held: Final[list[int]] = []
"""Open for as long as the process lives; the system lets go of it even after a kill."""


def be_the_only_one(url: str) -> None:
    database = make_url(url).database if url.startswith("sqlite") else None
    if not database:
        return
    try:
        make_folder(url)
        # By the real path, else a link to the file would let a second server in.
        file = os.open(f"{os.path.realpath(database)}.lock", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        _held.append(file)
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise ServerError("server-in-use", url=url) from error
    except OSError as error:
        raise ServerError("server-cannot-open", url=shown(url), why=reason(error)) from error
