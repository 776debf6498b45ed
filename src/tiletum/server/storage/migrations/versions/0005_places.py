"""The place a table was opened from, whether a person has moved at it, and blocked networks."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("place", sa.String(16)))
    # Tables that are being played already are kept as long as before.
    op.add_column("tables", sa.Column("moved", sa.Boolean, nullable=False, server_default=sa.true()))
    where = sa.text("status <> 'over'")
    op.create_index("tables_by_place", "tables", ["place"], sqlite_where=where, postgresql_where=where)
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "blocked",
        sa.Column("place", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
