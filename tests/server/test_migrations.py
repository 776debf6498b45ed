"""The steps that build the database end where the program expects it."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from databases import Postgres
from server_fixtures import NewDatabase
from tiletum.server.migrating import LOCK, migrate
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


@pytest.mark.slow
def test_a_server_waits_while_another_migrates(pg: Postgres) -> None:
    """Longer than any statement of a player may take."""
    db = pg.new()
    with psycopg.connect(db) as other, ThreadPoolExecutor(1) as pool:
        other.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
        migrating = pool.submit(migrate, db)
        time.sleep(9)
        assert not migrating.done()
        other.commit()
        migrating.result(20)
