"""Tables, their logs, tokens and chat.

Earlier versions committed every statement on SQLite at once. An interrupted upgrade may have left some of
what this step and the next three create, so each of them accepts what is there.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
    )


def index(name: str, table: str, columns: list[str], only: str, unique: bool = False) -> None:
    where = sa.text(only)
    op.create_index(
        name, table, columns, unique=unique, sqlite_where=where, postgresql_where=where, if_not_exists=True
    )


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("serial", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("lease", sa.Double, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("chats", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    index("public_tables", "tables", ["touched"], "public")
    index("tables_with_deadline", "tables", ["deadline"], "deadline IS NOT NULL")
    index("tables_with_bot", "tables", ["lease"], "bot IS NOT NULL")
    op.create_table(
        "entries",
        table_id(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "version"),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    index("entries_by_key", "entries", ["table_id", "key"], "key IS NOT NULL", unique=True)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        table_id(),
        sa.Column("role", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("hash", "table_id"),
        if_not_exists=True,
    )
    op.create_index("tokens_by_table", "tokens", ["table_id"], if_not_exists=True)
    op.create_table(
        "chat",
        table_id(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        if_not_exists=True,
    )
