"""`tiletum restore` refuses bad files with one sentence, stores nothing and needs little memory."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from support.online import loaded_table
from tiletum.server.errors import ServerError
from tiletum.server.storage import rows
from tiletum.server.storage.backup import LONGEST_LINE, backup, restore
from tiletum.server.storage.migrate import migrate
from tiletum.server.storage.store import open_engine

MEMORY = 700_000_000
"""Bytes of address space. A line of a gigabyte does not fit."""
Lines = list[Any]


def database(folder: Path, name: str) -> str:
    url = f"sqlite:///{folder / name}.sqlite"
    migrate(url)
    return url


def store_table(url: str, **values: Any) -> None:
    row = loaded_table("person", "person").row
    stored = {column.name: getattr(row, column.name) for column in rows.tables.c}
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(insert(rows.tables), {**stored, **values})
    engine.dispose()


def write_backup(folder: Path, **values: Any) -> Path:
    """Write a backup of one table. Return the database's address and the file."""
    url, file = database(folder, "first"), folder / "backup.jsonl.gz"
    store_table(url, **values)
    backup(url, str(file))
    return file


def change_backup(file: Path, change: Callable[[Lines], None]) -> None:
    with gzip.open(file, "rt") as source:
        lines = [json.loads(line) for line in source]
    change(lines)
    with gzip.open(file, "wt") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)


def tables_in(url: str) -> int:
    engine = open_engine(url)
    with engine.connect() as connection:
        found = connection.scalar(select(func.count()).select_from(rows.tables))
    engine.dispose()
    assert found is not None
    return found


def check_refused(file: Path, url: str) -> None:
    with pytest.raises(ServerError) as caught:
        restore(url, str(file))
    assert caught.value.key == "server-not-a-backup"
    assert tables_in(url) == 0


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Create a database that stays empty."""
    return database(tmp_path_factory.mktemp("restoring"), "empty")


@pytest.fixture(scope="module")
def good_backup(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Write a backup without faults."""
    return write_backup(tmp_path_factory.mktemp("restoring")).read_bytes()


HOSTILE = {
    "deep": b"[" * 100_000,
    "a deep row": b'{"tiletum-backup":1,"counts":{"tables":1}}\n' + b"[" * 100_000,
    "a long number": b'{"tiletum-backup":1,"counts":{"tables":1}}\n["tables",' + b"9" * 100_000 + b"]",
    "no counts of tables": b'{"tiletum-backup":1,"counts":{"chat":0}}\n',
    "counts that are no table": b'{"tiletum-backup":1,"counts":[]}\n',
    "a list for a header": b"[1,2,3]\n",
    "null": b"null\n",
    "columns that are no table": b'{"tiletum-backup":1,"counts":{"tables":1},"columns":5}\n["tables",1]\n',
    "unknown columns": b'{"tiletum-backup":1,"counts":{"chat":1},"columns":{"chat":["x"]}}\n["chat",1]\n',
    "no columns": b'{"tiletum-backup":1,"counts":{"chat":1},"columns":{"chat":[]}}\n["chat"]\n',
    "another format": b'{"tiletum-backup":2,"counts":{"tables":0}}\n',
    "bytes": b"\xff\xfe\0",
    "nothing": b"",
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_files_that_are_not_backups_are_refused(content: bytes, empty: str, tmp_path: Path) -> None:
    file = tmp_path / "hostile.gz"
    file.write_bytes(gzip.compress(content))
    check_refused(file, empty)


@pytest.mark.parametrize("position", [0, 40, -6])
def test_damaged_bytes_are_refused(position: int, good_backup: bytes, empty: str, tmp_path: Path) -> None:
    file = tmp_path / "damaged.gz"
    content = bytearray(good_backup)
    content[position] ^= 0xFF
    file.write_bytes(content)
    check_refused(file, empty)


def miscounted(lines: Lines) -> Lines:
    """Return a header that counts two tables, with only the first of them."""
    return [{**lines[0], "counts": {**lines[0]["counts"], "tables": 2}}, lines[1]]


CHANGES: dict[str, Callable[[Lines], None]] = {
    "a row twice": lambda lines: lines.append(lines[1]),
    "a row twice, and counted": lambda lines: lines.__setitem__(slice(0, 1), miscounted(lines)),
    "a value of another type": lambda lines: lines[1].__setitem__(2, {"a": 1}),
    "a number beyond 64 bits": lambda lines: lines[1].__setitem__(2, 10**30),
    "a missing value": lambda lines: lines[1].__setitem__(2, None),
    "half a surrogate pair": lambda lines: lines[1].__setitem__(1, "\ud800"),
    "too few values": lambda lines: lines[1].pop(),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_rows_that_do_not_fit_are_refused(
    change: Callable[[Lines], None], good_backup: bytes, empty: str, tmp_path: Path
) -> None:
    file = tmp_path / "changed.gz"
    file.write_bytes(good_backup)
    change_backup(file, change)
    check_refused(file, empty)


def test_a_compressed_bomb_is_read_only_up_to_the_longest_line(empty: str, tmp_path: Path) -> None:
    """The file has a gigabyte without a line break, compressed to one megabyte."""
    import resource

    file = tmp_path / "bomb.gz"
    header = gzip.compress(b'{"tiletum-backup":1,"counts":{"tables":1}}\n')
    file.write_bytes(header + 100 * gzip.compress(b" " * 10_000_000))
    result = subprocess.run(
        [sys.executable, "-m", "tiletum", "restore", str(file), "--db", empty],
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
    )
    assert (result.returncode, len(result.stderr.splitlines())) == (1, 1), result.stderr
    assert "is not a complete backup" in result.stderr


def test_the_longest_row_is_restored(tmp_path: Path) -> None:
    """It has as much as one request may bring, of the characters that are longest in JSON."""
    file = write_backup(tmp_path, info="\x01" * 1_000_000)
    url = database(tmp_path, "other")
    assert restore(url, str(file)) == 1
    assert tables_in(url) == 1
    with gzip.open(file) as source:
        assert max(map(len, source)) > LONGEST_LINE * 3 // 4
