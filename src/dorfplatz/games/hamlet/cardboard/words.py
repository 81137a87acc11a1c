"""The texts of games.hamlet.cardboard."""

from typing import Final

from dorfplatz.core.text import Text

# Counting a component file against the box: every complaint says what is wrong where
FIXED: Final = Text(
    "hamlet.components.fixed", "{where}: this cannot be changed, so here belongs: {known}."
)
ONE_NEED: Final = Text(
    "hamlet.components.one-need", "{where}: a church order asks for one thing, such as “10 raw”."
)
ONE_SPACE: Final = Text(
    "hamlet.components.one-space",
    "{where}: the bag holds a place with a single space for each good, so here belongs a 1.",
)
TRUE_OR_FALSE: Final = Text(
    "hamlet.components.true-or-false", "{where}: here belongs true or false."
)
TIER: Final = Text(
    "hamlet.components.tier",
    "The box holds {expected} sale tiles of tier {tier}, the file has {found}.",
)
PRICES: Final = Text(
    "hamlet.components.prices",
    "{where}: here belongs a list with a price for each villager after the first, {expected} in "
    "all.",
)
START_RAWS: Final = Text(
    "hamlet.components.start-raws",
    "{where}: the places of the start have {spaces} spaces, and the supply holds {raws} of each "
    "kind, so {found} are too many.",
)

# Checks that many tables of a component file have in common
AT: Final = Text("hamlet.components.at", "{where}: {problem}")
MARK: Final = Text(
    "hamlet.components.mark", "{where}: “{word}” is no mark; the marks are: {known}."
)
NOTHING_ASKED: Final = Text(
    "hamlet.components.nothing-asked", "{where}: something must be asked for."
)

# Whether the tiles of a component file can be laid: their outlines, the start, and what follows
STEPS: Final = Text(
    "hamlet.components.steps",
    "{where}: an outline has up to {most} steps, this one has {found}.",
)
OPEN: Final = Text(
    "hamlet.components.open",
    "{where}: the outline must end where it began and meet itself nowhere else.",
)
BACKWARDS: Final = Text("hamlet.components.backwards", "{where}: the outline must run clockwise.")
SIZE: Final = Text(
    "hamlet.components.size",
    "{where}: a tile has {least} to {most} triangles, this one has {found}.",
)
OVERLAP: Final = Text(
    "hamlet.components.overlap", "start: {one} lies on ground that is taken already."
)
CUT: Final = Text(
    "hamlet.components.cut", "start: between {one} and {other} a road meets forest or rock."
)
APART: Final = Text(
    "hamlet.components.apart", "start: no road leads straight from {one} to the Church."
)
NO_ROOM: Final = Text(
    "hamlet.components.no-room",
    "tiles, {one}: there is no way to lay this tile against the places of the start.",
)

# How a component file writes outlines, needs, scorings and spots in words
STEP: Final = Text(
    "hamlet.components.step",
    "“{word}” is no step of an outline; a step is one of R, U, A, L, D, Z and then r, f or m.",
)
NEED: Final = Text(
    "hamlet.components.need",
    "“{word}” is nothing that can be asked for; write “2 wood”, “1 good”, “3 brick/milk” or "
    "“3 gold”.",
)
ASKED_TWICE: Final = Text("hamlet.components.asked-twice", "“{word}” is asked for twice.")
SCORING: Final = Text(
    "hamlet.components.scoring",
    "“{word}” is no way to score; write the points and one of: {known}.",
)
SPOT: Final = Text(
    "hamlet.components.spot",
    "“{word}” is no way to lie; write x, y (up to 99) and the turn (0 to 5), such as “-6,4,0”.",
)
SHOWN: Final = Text(
    "hamlet.components.shown",
    "“{word}” is no name of a sale tile; it shows one to six of these, with hyphens between: "
    "{known}.",
)
