"""The texts of server.store."""

from typing import Final

from dorfplatz.core.text import Text

# Bring a database to the schema of this version, whatever version wrote it last
NEWER: Final = Text(
    "store.newer",
    "The database {database} was written by a newer version of Dorfplatz, or by another program.",
)

# Opening a database: its address, the lock on its file, and what to say if it cannot be done
CANNOT_OPEN: Final = Text(
    "store.cannot-open", "The database {database} cannot be opened: {complaint}."
)
FOLDER: Final = Text("store.folder", "{database} is a folder; a database is a file.")
NO_FILE: Final = Text("store.no-file", "The address {database} names no file.")
IN_USE: Final = Text("store.in-use", "Another server uses the database {file} already.")
NO_DRIVER: Final = Text("store.no-driver", "There is no driver here for the database {database}.")
NO_ADDRESS: Final = Text(
    "store.no-address",
    "This is no address of a database; it looks like “postgresql://user@host/name”.",
)

# Reading a database beside the server that may use it: without its lock, changing nothing
OLDER: Final = Text(
    "store.older",
    "The database {database} was written by an older version of Dorfplatz. Start the server with "
    "it once, then it is brought up to date.",
)
FOREIGN: Final = Text("store.foreign", "The database {database} is not one of Dorfplatz.")
