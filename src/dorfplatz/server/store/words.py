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
SEVERAL_NAMES: Final = Text(
    "store.several-names",
    "The database {file} has several names (hard links). A server at each of them would destroy "
    "it: remove all names but one.",
)
NO_DRIVER: Final = Text(
    "store.no-driver",
    "There is no driver here for the database {database}. Dorfplatz keeps its games in SQLite or "
    "in PostgreSQL, which needs: pip install 'dorfplatz[postgresql]'.",
)
NO_ADDRESS: Final = Text(
    "store.no-address",
    "This is no address of a database; it looks like “postgresql://user@host/name”.",
)

# What a database refuses that was opened before
NOT_A_CHARACTER: Final = Text(
    "store.not-a-character",
    "There is something among the characters that is none (NUL, or half of a surrogate pair); it "
    "can be neither stored nor looked for.",
)
FULL: Final = Text(
    "store.full",
    "The disk of this server is full, so this could not be stored, and nothing has changed. Please "
    "tell whoever runs the server: it goes on as soon as there is room.",
)
NEARLY_FULL: Final = Text(
    "store.nearly-full",
    "The disk of this server is nearly full, so nothing new is stored; games that have begun go "
    "on. Please tell whoever runs the server.",
)
NOT_STORED: Final = Text(
    "store.not-stored",
    "The database of this server stores nothing at the moment, so this may not have counted. "
    "Please load the page again in a minute.",
)
NOT_READ: Final = Text(
    "store.not-read",
    "The database of this server does not answer at the moment. Please try again in a minute.",
)
TAKEN_OVER: Final = Text(
    "store.taken-over",
    "Another server has taken over the games of this one, which stores nothing any more. Please "
    "tell whoever runs it.",
)

# What is stored and cannot be read
UNREADABLE: Final = Text(
    "store.unreadable",
    "This table cannot be read any more. {problem} Please tell whoever runs the server.",
)
BAD_OPTIONS: Final = Text("store.bad-options", "Its options are no options.")
BAD_SEATS: Final = Text("store.bad-seats", "Not all of its seats are there.")
BAD_FACT: Final = Text("store.bad-fact", "Something about it is not what it should be.")
MISSING_ENTRY: Final = Text("store.missing-entry", "Entry {number} of its record is missing.")

# Reading a database beside the server that may use it: without its lock, changing nothing
OLDER: Final = Text(
    "store.older",
    "The database {database} was written by an older version of Dorfplatz. Start the server with "
    "it once, then it is brought up to date.",
)
FOREIGN: Final = Text("store.foreign", "The database {database} is not one of Dorfplatz.")
