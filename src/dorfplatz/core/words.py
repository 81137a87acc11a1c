"""The texts of core."""

from typing import Final

from dorfplatz.core.text import Text

# Said in several places
THE_END: Final = Text("heading.the-end", "The end")

# The course of a game: its positions one after the other, as its record tells them
NOT_CHANCE: Final = Text("course.not-chance", "It is chance that acts now.")
NOT_THIS_SEAT: Final = Text("course.not-this-seat", "It is {who}’s turn.")
OVER: Final = Text("course.over", "The game is over.")
NOTHING_TO_UNDO: Final = Text(
    "course.nothing-to-undo",
    "There is nothing to take back: only own moves since chance last acted.",
)
NOT_OVER: Final = Text("course.not-over", "The record announces a result, but the game goes on.")
WRONG_RESULT: Final = Text(
    "course.wrong-result", "The record announces “{found}”, but the game ended with “{expected}”."
)
AFTER_RESULT: Final = Text("course.after-result", "Nothing can follow the result.")
NO_SUCH_SEAT: Final = Text(
    "course.no-such-seat", "There is no seat “{found}” at this table; seats count up from 0."
)
AUTOMA: Final = Text(
    "course.automa", "Seat {seat} is played by the rules here, as “{kind}”, and no other seat is."
)
BY_THE_RULES: Final = Text(
    "course.by-the-rules", "The rules themselves play for {who}; nobody else can."
)

# What a record says about its dice, so that anyone can check them once the secret is shown
DICE_LINE: Final = Text(
    "record.dice-line",
    "“{found}” is not understood; of its dice a record says “dice hash”, “dice round”, “dice "
    "number”, “dice dropped”, “dice after” and “dice secret”, with 64 hexadecimal digits or a "
    "number.",
)
DICE_ORDER: Final = Text(
    "record.dice-order",
    "“{found}” does not belong here: first comes the hash, then the round, the numbers by seat, "
    "the seals of earlier rounds that were dropped, after, and the secret, each once.",
)

# Records: a game as plain text, from which everything else follows by replay
AT_LINE: Final = Text("record.at-line", "Line {line}: {problem}")
NOT_A_RECORD: Final = Text(
    "record.not-a-record", "This is no Dorfplatz record: it must begin with “dorfplatz {format}”."
)
NEWER: Final = Text(
    "record.newer",
    "This record has format {found}; this version of Dorfplatz reads up to format {format}.",
)
SEVERAL: Final = Text("record.several", "There are {found} records here where one is expected.")
CUT_OFF: Final = Text("record.cut-off", "The record is cut off in the middle of a line.")
CUT_OFF_HEADER: Final = Text(
    "record.cut-off-header", "The record is cut off before the empty line that ends its header."
)
NO_GAME: Final = Text("record.no-game", "Here the game belongs, such as “game bohemian 1”.")
HEADER: Final = Text(
    "record.header", "“{found}” is not understood; here belong seats, options or an empty line."
)
SEATS: Final = Text("record.seats", "Here belongs seat {expected}; seats count up from 0.")
NAME: Final = Text(
    "record.name", "“{name}” cannot be a name: use 1 to {most} printable signs on one line."
)
UNSEEN_NAME: Final = Text(
    "record.unseen-name", "Nobody could see this name: use at least one visible sign."
)
SAME_LOOKS: Final = Text(
    "record.same-looks",
    "“{name}” looks just like another name at this table: choose a different one.",
)
LINE: Final = Text(
    "record.line",
    "“{found}” is not understood; lines look like “0: end” or “chance: roll 1 2 3 4”.",
)

# One registry for each layer: what is particular to each game there, by the game's name
NO_MODULE: Final = Text(
    "registry.no-module",
    "{variable} names “{package}”, but there is no {module} to import. "
    "Is its folder on Python’s path?",
)
NO_OBJECT: Final = Text(
    "registry.no-object", "{variable} names {module}, but there is no object GAME in it."
)

# Reading files that anyone may write: TOML in which every complaint says what is wrong where
TOO_LONG: Final = Text(
    "components.too-long", "The component file is too long: more than {most} signs."
)
TANGLED: Final = Text("components.tangled", "Line {line} of the component file has too many dots.")
NOT_TOML: Final = Text("components.not-toml", "The component file is not valid TOML: {complaint}.")
THE_FILE: Final = Text("components.the-file", "In the file")
NOT_A_TABLE: Final = Text("components.not-a-table", "{where}: here belongs a table.")
NOT_A_TEXT: Final = Text(
    "components.not-a-text", "{where}: here belongs a text in quotes, on one line."
)
NOT_TEXTS: Final = Text("components.not-texts", "{where}: here belongs a list of texts in quotes.")
NOT_A_NUMBER: Final = Text(
    "components.not-a-number", "{where}: here belongs a whole number from {least} to {most}."
)
MISSING: Final = Text("components.missing", "{where}: the entry “{word}” is missing.")
UNKNOWN: Final = Text(
    "components.unknown", "{where}: “{word}” has no meaning here; possible are: {known}."
)

# The contract between a game and everything around it
COMPONENTS: Final = Text("web.components", "Your own component file (TOML)")
COMPONENT_FILE: Final = Text("help.component-file", "A file with your own components.")
