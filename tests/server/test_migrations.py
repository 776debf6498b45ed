"""The steps that build the database end where the program expects it."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from server_fixtures import NewDatabase
from tiletum.server.migrating import migrate
from tiletum.server.rows import metadata
from tiletum.server.store import open_engine


def test_migrations_lead_to_what_the_program_uses(new_database: NewDatabase) -> None:
    db = new_database()
    migrate(db)
    migrate(db)
    engine = open_engine(db)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
