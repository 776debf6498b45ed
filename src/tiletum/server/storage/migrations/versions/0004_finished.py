"""Indexes that find running tables without reading all that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.drop_index("public_tables", "tables", if_exists=True)
    for name, columns, only in (
        ("public_tables", ["status", "touched"], "public"),
        ("tables_going", ["status"], "status <> 'over'"),
        ("tables_over", ["touched"], "status = 'over'"),
    ):
        where = sa.text(only)
        op.create_index(
            name, "tables", columns, sqlite_where=where, postgresql_where=where, if_not_exists=True
        )
