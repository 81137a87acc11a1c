"""Alembic runs this file whenever it migrates; the connection comes from `migrate.py`."""

from alembic import context

from dorfplatz.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
