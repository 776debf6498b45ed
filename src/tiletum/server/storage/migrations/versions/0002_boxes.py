"""The boxes that tables were opened with, so that later versions can go on with them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        if_not_exists=True,
    )
