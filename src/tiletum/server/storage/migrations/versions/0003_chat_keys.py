"""Keys for lines of chat, so that one that is sent again is not stored twice."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    columns = sa.inspect(op.get_bind()).get_columns("chat")
    if all(column["name"] != "key" for column in columns):
        op.add_column("chat", sa.Column("key", sa.String(64)))
