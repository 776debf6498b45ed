"""Alembic's entry point; the program passes the connection."""

from alembic import context

from tiletum.server.storage.rows import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
