"""The whole flow: Botrik's board, his turn, the end."""

from typing import Final

from dorfplatz.core.text import Text, message
from dorfplatz.games.hamlet.botrik.markers import IN_THE_BOWL
from dorfplatz.games.hamlet.botrik.priorities import PRIORITIES
from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.moves import SECONDARY
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.sentences import words as sentences_words
from dorfplatz.games.hamlet.sentences.words import ACTIONS, COLOURS, ORDERS
from dorfplatz.showing.hamlet.companion import words
from dorfplatz.showing.hamlet.companion.ending import COUNTING, FIELDS, ending
from dorfplatz.showing.hamlet.companion.parts import has
from dorfplatz.showing.hamlet.companion.primary import primary
from dorfplatz.showing.hamlet.companion.program import Block, Blocks, Field, Go, If, Program, Set
from dorfplatz.showing.hamlet.companion.secondary import secondary
from dorfplatz.showing.hamlet.companion.sentences import Say, Value
from dorfplatz.showing.hamlet.companion.turn import MARKER_NEEDED, refill, turn

_SUPPLIES: Final = standard().supplies
MOST_GOLD: Final = 99

VARIABLES: Final[dict[str, Value]] = {
    "round": 1,
    "villagers": 1,
    "gold": _SUPPLIES.botrik_gold,
    "blueprints": 0,
    "open": 1,
    "paid": 0,
    "first": 1,
    "failed": 0,
    "number": 0,
    "team": 1,
    **{colour.value: count for colour, count in IN_THE_BOWL.items()},
    "row": tuple(action.value for action in SECONDARY),
    "drawn": "",
    "place": 0,
    "circle": 0,
    "action": "",
    "tried": 0,
    "roads": 0,
    "orders": (),
    "filled": 0,
    "modifiers": (),
}

BOARD: Final = (
    Field("gold", Say(words.GOLD), MOST_GOLD),
    Field("open", Say(words.SUPPORT), 1, named=(Say(words.COVERED), Say(words.OPEN))),
    Field("villagers", Say(words.VILLAGERS), _SUPPLIES.villagers, least=1),
    Field("blueprints", Say(words.BLUEPRINTS), _SUPPLIES.hand),
    *(
        Field(colour.value, Say(message(words.MARKERS, colour=COLOURS[colour])), count)
        for colour, count in IN_THE_BOWL.items()
    ),
    Field("roads", Say(words.ROADS), _SUPPLIES.roads),
    Field("round", Say(words.ROUND), MOST_GOLD, least=1),
    Field(
        "row",
        Say(words.ROW),
        least=len(SECONDARY) - 1,
        among=tuple(action.value for action in SECONDARY),
        words="actions",
    ),
    Field("orders", Say(words.ORDERS), among=tuple(standard().orders), words="orders"),
)


def _setup() -> Blocks:
    alone = (Set("villagers", 2), Set("gold", 0))
    return {"setup": Block((If(has(Modifier.TWO_VILLAGERS), alone),), Go("yours"))}


def _words() -> dict[str, dict[str, Text]]:
    return {
        "actions": {action.value: text for action, text in ACTIONS.items()},
        "colours": {colour.value: text for colour, text in COLOURS.items()},
        "orders": dict(ORDERS),
    }


PROGRAM: Final = Program(
    start="setup",
    blocks={
        **_setup(),
        **turn(COUNTING),
        **primary(MARKER_NEEDED),
        **secondary(),
        **ending(),
    },
    variables={
        **VARIABLES,
        **{field.name: 0 for field in FIELDS},
    },
    board=BOARD,
    mend=(refill(),),
    words=_words(),
    lists={
        question: tuple(sentences_words.PRIORITIES[each] for each in lines)
        for question, lines in PRIORITIES.items()
    },
)
