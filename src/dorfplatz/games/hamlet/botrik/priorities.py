"""What Botrik goes by, in the order of his rulebook: his primary actions, and a list of priorities
for each thing there is to choose. Where a list ends, you choose for him."""

from typing import Final

from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Priority, Question

PRIMARY: Final = (Action.HIRE, Action.ORDER, Action.SELL)
"""He tries these first, with each of his villagers."""

_DELIVERING: Final = (
    Priority.POINTS,
    Priority.FINE_GOODS,
    Priority.OWN_GOODS,
    Priority.FEWEST,
)

PRIORITIES: Final[dict[Question, tuple[Priority, ...]]] = {
    Question.VILLAGER: (Priority.NEAREST,),
    Question.RESOURCE: (Priority.OWN_FINE, Priority.OWN_SIMPLE, Priority.NEAREST),
    Question.ORDER: _DELIVERING,
    Question.SALE: _DELIVERING,
    Question.PRODUCTION: (Priority.MOST_SPACES, Priority.NEAREST_VILLAGER),
    Question.RAWS: (),
    Question.OFFER: (Priority.KIND, Priority.LEFTMOST),
    Question.WORKSHOP: (Priority.MAKES_FINE, Priority.MAKES_MOST, Priority.NEAREST_VILLAGER),
    Question.BLUEPRINT: (Priority.KIND, Priority.LEFTMOST),
    Question.NEIGHBOUR: (
        Priority.AVOIDS,
        Priority.FITS,
        Priority.ROUTE_END,
        Priority.ROAD_MEETS,
        Priority.CHURCH,
    ),
    Question.SPOT: (Priority.FITS, Priority.ROAD_MEETS, Priority.MOST_ALIKE),
    Question.ROAD: (
        Priority.AVOIDS_SITES,
        Priority.CONNECTS,
        Priority.CONNECTED_NEAREST,
        Priority.FEWEST_ROADS,
        Priority.OWN_ROUTE,
        Priority.OTHER_ROUTE,
        Priority.BARE_ROUTE,
        Priority.CHURCH,
    ),
}
