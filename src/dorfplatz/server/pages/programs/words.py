"""The words of the page for people who write programs."""

from typing import Final

from dorfplatz.core.text import Text

PROGRAMS: Final = Text("programs.title", "Programs as players")
INTRODUCTION: Final = Text(
    "programs.introduction",
    "A program takes a seat like anyone: it is told its choices and sends its moves. It plays with "
    "people, with our bots and with other programs.",
)
TOKEN: Final = Text("programs.token", "A token for your program")
TOKEN_IS: Final = Text(
    "programs.token-is",
    "With the token your program says who it is. Its tables are its own, not yours.",
)
NAME: Final = Text("programs.name", "Name of the program")
MAKE: Final = Text("programs.make", "Make a token")
MADE: Final = Text("programs.made", "The token of {name}")
ONCE: Final = Text(
    "programs.once",
    "It is shown only this once. Keep it like a password: whoever has it plays as {name}.",
)
COPY: Final = Text("programs.copy", "Copy")
COPIED: Final = Text("programs.copied", "Copied")
TRY: Final = Text("programs.try", "A first game")
TRY_IS: Final = Text(
    "programs.try-is",
    "The reference bot needs nothing but Python. It opens a table and plays against one of our "
    "bots; it chooses its moves by chance.",
)
INVITE: Final = Text(
    "programs.invite",
    "To play against it, open a table with an open seat and give the program its address:",
)
OPEN_ONE: Final = Text("programs.open-one", "Open a table")
TABLE_ADDRESS: Final = Text("programs.table-address", "ADDRESS-OF-THE-TABLE")
SAVE_BOT: Final = Text("programs.save-bot", "Save the reference bot")
SOURCE: Final = Text(
    "programs.source", "All of it: {lines} line", "All of it: {lines} lines", "lines"
)
HOW: Final = Text("programs.how", "What goes back and forth")
STREAM_IS: Final = Text(
    "programs.stream-is",
    "How the program’s tables stand, everything that happens there, and its choices when it is to "
    "move: one line of JSON each, for as long as it listens.",
)
MOVES_ARE: Final = Text(
    "programs.moves-are",
    "A move: one of the texts that were offered, and the version of the table it answers.",
)
SEATS_ARE: Final = Text("programs.seats-are", "Sit down on an open seat.")
MORE: Final = Text(
    "programs.more",
    "Programs can also open, close, replay and fork tables, take moves back and hand in records.",
)
DESCRIPTION: Final = Text("programs.description", "Description of all requests (OpenAPI)")
DOCS: Final = Text(
    "programs.docs",
    "{programs} tells it at length. {engines} describes programs that play without a network, over "
    "standard input and output.",
)
TROUBLE: Final = Text(
    "programs.trouble",
    "Nothing that a program sends can harm a table: what is wrong is refused, with a code and a "
    "sentence. If it falls silent when it is to move, others may give its seat to a bot, as with "
    "anyone who stays away.",
)
