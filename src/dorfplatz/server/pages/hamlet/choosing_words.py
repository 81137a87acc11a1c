"""The words around the choices of the person."""

from typing import Final

from dorfplatz.core.text import Text

NOTHING_LEFT: Final = Text(
    "hamlet.choices.nothing-left", "Nothing is left to do: end your turn, or undo."
)
ONLY_DONKEYS: Final = Text(
    "hamlet.choices.only-donkeys",
    "All your villagers have acted: lead donkeys, or end your turn.",
)
LEFT_OPEN: Final = Text(
    "hamlet.choices.left-open",
    "Botrik’s rules leave this open, so you decide; whatever you choose is right.",
)
WILL_USE: Final = Text("hamlet.choices.will-use", "You will pay: {uses}.")

TURN_LEFT: Final = Text("hamlet.laying.turn-left", "Turn to the left")
TURN_RIGHT: Final = Text("hamlet.laying.turn-right", "Turn to the right")
POINT: Final = Text(
    "hamlet.laying.point", "Turn the tile, then point at a place on the map; a click lays it."
)
TAP_AGAIN: Final = Text("hamlet.laying.tap-again", "Tap again to lay it.")
TURNED: Final = Text("hamlet.laying.turned", "Turned {degrees}°; ways to lay it: {count}.")

PICK_PLACE: Final = Text(
    "hamlet.choices.pick-place", "Pick one of the marked places: there a villager can act."
)
PICK_WHERE_TO: Final = Text(
    "hamlet.choices.pick-where-to", "Pick one of the marked places: the donkey goes there."
)
PICK_SITE: Final = Text(
    "hamlet.choices.pick-site", "Pick one of the marked places: next to it you build."
)
