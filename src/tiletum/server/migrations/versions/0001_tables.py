"""Tables, their logs, tokens and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
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
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "touched"])
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_index("tables_by_bot", "tables", ["bot", "lease"])
    op.create_table(
        "entries",
        table_id(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "version"),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        table_id(),
        sa.Column("role", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("hash", "table_id"),
    )
    op.create_index("tokens_by_table", "tokens", ["table_id"])
    op.create_table(
        "chat",
        table_id(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
