"""Alembic's way in: the connection is handed over by the program."""

from alembic import context

from tiletum.server.storage.rows import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
