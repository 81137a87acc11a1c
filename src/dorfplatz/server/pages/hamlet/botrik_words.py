"""The words of Botrik's board and of his turn."""

from typing import Final

from dorfplatz.core.text import Text

BOARD: Final = Text("hamlet.botrik.board", "Botrik’s board")
PRIMARY: Final = Text("hamlet.botrik.primary", "First, in this order")
ROW: Final = Text("hamlet.botrik.row", "Then along his row")
CIRCLE: Final = Text("hamlet.botrik.circle", "circle {number}, {colour}")
DRAWN: Final = Text("hamlet.botrik.drawn", "his marker has been drawn")
BOWL: Final = Text("hamlet.botrik.bowl", "Bowl")
IN_BOWL: Final = Text("hamlet.botrik.in-bowl", "{count} {colour}")
SUPPORT: Final = Text("hamlet.botrik.support", "Support")
OPEN: Final = Text("hamlet.botrik.open", "open")
COVERED: Final = Text("hamlet.botrik.covered", "covered")
READY: Final = Text("hamlet.botrik.ready", "{ready} of {all} have not acted")
HAND: Final = Text("hamlet.botrik.hand", "Blueprints in hand")
NO_HAND: Final = Text("hamlet.botrik.no-hand", "none")

TURN: Final = Text("hamlet.botrik.turn", "Botrik’s turn, step by step")
VILLAGER: Final = Text("hamlet.botrik.villager", "Villager {number} of {count}")
WHY: Final = Text("hamlet.botrik.why", "why?")
THERE_WAS: Final = Text("hamlet.botrik.there-was", "There was, of what is needed:")
CANDIDATES: Final = Text("hamlet.botrik.candidates", "{candidates}.")
LEFT: Final = Text("hamlet.botrik.left", "{by}: {left}")
DECIDED: Final = Text("hamlet.botrik.decided", "{by}: {left}. That decides.")
BY_PERSON: Final = Text("hamlet.botrik.by-person", "{who} chose: {chosen}")
BY_ORDER: Final = Text("hamlet.botrik.by-order", "still equal, so the first: {chosen}")
RULE: Final = Text("hamlet.botrik.rule", "What he goes by: {action}")

PACE: Final = Text("hamlet.botrik.pace", "Pace")
PACES: Final = {
    "once": Text("hamlet.botrik.pace-once", "at once"),
    "quick": Text("hamlet.botrik.pace-quick", "quick"),
    "normal": Text("hamlet.botrik.pace-normal", "normal"),
    "slow": Text("hamlet.botrik.pace-slow", "slow"),
    "hand": Text("hamlet.botrik.pace-hand", "by hand"),
}
PAUSE: Final = Text("hamlet.botrik.pause", "Pause")
PLAY: Final = Text("hamlet.botrik.play", "Go on")
NEXT: Final = Text("hamlet.botrik.next", "Next step")
SKIP: Final = Text("hamlet.botrik.skip", "To the end")
AGAIN: Final = Text("hamlet.botrik.again", "Play again")
