"""Bring a database to the schema of this version, whatever version wrote it last."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.store.words import NEWER

MIGRATIONS: Final = Path(__file__).with_name("migrations")


def upgrade(connection: Connection, database: str) -> None:
    """To the newest schema, within the transaction of the connection: wholly or not at all."""
    config = configuration(connection)
    scripts = ScriptDirectory.from_config(config)
    found = {*MigrationContext.configure(connection).get_current_heads()}
    if not found.issubset(script.revision for script in scripts.walk_revisions()):
        raise Malformed(NEWER, database=database)
    if found != {*scripts.get_heads()}:
        command.upgrade(config, "head")


def configuration(connection: Connection) -> Config:
    """What others keep in an alembic.ini; the server needs no such file."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
