"""The tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
    true,
)

metadata: Final = MetaData()
KEY: Final = 64
"""Longest idempotency key, with its seat."""


def belongs_to() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    # Raised by every change; a change is stored only on top of the serial it was made from.
    Column("serial", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("rules", Integer, nullable=False),
    # The save file's header, without the seed. The log is in `entries`.
    Column("header", Text, nullable=False),
    Column("info", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    # The bot to move, and until when the process that asks it has claimed the table.
    Column("bot", String(64)),
    Column("lease", Double, nullable=False),
    Column("deadline", Double),
    Column("chats", Integer, nullable=False),
    # A keyed hash of the opener's network (places.py); null for tables that earlier versions opened.
    Column("place", String(16)),
    # Whether a person has moved; a table at which nobody has is removed earlier.
    Column("moved", Boolean, nullable=False, server_default=true()),
    sqlite_with_rowid=False,
)

# SQLite uses a partial index only for a condition with the same text.
PUBLIC, GOING, OVER = text("public"), text("status <> 'over'"), text("status = 'over'")

# A move updates most columns of a row, so the indexes hold only the few rows that are searched.
for name, columns, only in (
    ("public_tables", ("status", "touched"), PUBLIC),
    ("tables_going", ("status",), GOING),
    ("tables_over", ("touched",), OVER),
    ("tables_by_place", ("place",), GOING),
    ("tables_with_deadline", ("deadline",), text("deadline IS NOT NULL")),
    ("tables_with_bot", ("lease",), text("bot IS NOT NULL")),
):
    Index(name, *(tables.c[column] for column in columns), sqlite_where=only, postgresql_where=only)

entries = Table(
    "entries",
    metadata,
    belongs_to(),
    # The table's version before these lines, so of two posts for one version only one can be stored.
    Column("version", Integer, nullable=False),
    Column("lines", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("key", String(KEY)),
    PrimaryKeyConstraint("table_id", "version"),
    sqlite_with_rowid=False,
)
Index(
    "entries_by_key",
    entries.c.table_id,
    entries.c.key,
    unique=True,
    sqlite_where=text("key IS NOT NULL"),
    postgresql_where=text("key IS NOT NULL"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), nullable=False),
    belongs_to(),
    Column("role", String(16), nullable=False),
    # A rematch is played with the same links, so a token may belong to several tables.
    PrimaryKeyConstraint("hash", "table_id"),
    Index("tokens_by_table", "table_id"),
)

chat = Table(
    "chat",
    metadata,
    belongs_to(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("key", String(KEY)),
    PrimaryKeyConstraint("table_id", "number"),
)

# The boxes that tables were opened with: a later version may correct its own.
boxes = Table(
    "boxes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("data", Text, nullable=False),
)

# Values that all servers of a database share.
facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Networks that the operator blocked; `name` is how the operator named it.
blocked = Table(
    "blocked",
    metadata,
    Column("place", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("since", Double, nullable=False),
    sqlite_with_rowid=False,
)
