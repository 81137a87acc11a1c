"""What the steps of Botrik's turn are about, and what he goes by in them."""

from enum import Enum
from typing import Final

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.events import (
    ActionMoved,
    ActionRemoved,
    AllFailed,
    BlueprintTaken,
    BowlFilled,
    GoldChanged,
    Made,
    MarkerDrawn,
    OrderFilled,
    PlaceBuilt,
    Produced,
    RoadBuilt,
    Sold,
    VillagerHired,
    Walked,
)
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failed, Failure
from dorfplatz.showing.hamlet.botriks_turn.drafting import Main


class Kind(Enum):
    """What a step is about."""

    FAILED = "failed"
    SKIPPED = "skipped"
    SUPPORT = "support"
    MARKER = "marker"
    DONE = "done"
    NOTHING = "nothing"  # all actions failed
    WALKED = "walked"
    MOVED = "moved"  # an action tile
    BOWL = "bowl"  # is filled again
    ASKS = "asks"  # the person has to choose


WINDING_UP: Final = (Kind.SUPPORT, Kind.MOVED, Kind.BOWL)
"""What can still come after a villager has gone to where it acted."""
KINDS: Final[dict[type[Main], Kind]] = {
    Failed: Kind.FAILED,
    GoldChanged: Kind.SUPPORT,
    MarkerDrawn: Kind.MARKER,
    AllFailed: Kind.NOTHING,
    Walked: Kind.WALKED,
    ActionMoved: Kind.MOVED,
    ActionRemoved: Kind.MOVED,
    BowlFilled: Kind.BOWL,
}
"""All others are deeds."""
ACTIONS: Final[dict[type[Main], Action]] = {
    VillagerHired: Action.HIRE,
    OrderFilled: Action.ORDER,
    Sold: Action.SELL,
    Produced: Action.PRODUCE,
    BlueprintTaken: Action.BLUEPRINT,
    Made: Action.MAKE,
    PlaceBuilt: Action.BUILD,
    RoadBuilt: Action.ROAD,
}
RULES: Final = {
    Kind.SKIPPED: Text(
        "hamlet.step.skipped",
        "With all his villagers in the village he skips hiring. That is no failure.",
    ),
    Kind.SUPPORT: Text(
        "hamlet.step.support",
        "While his support is open it pays 1 gold in a turn: when his first villager fails to "
        "hire, or else to fill an order, or when all actions fail.",
    ),
    Kind.MARKER: Text(
        "hamlet.step.marker",
        "All primary actions failed. The colour of the marker leads to a circle; he tries the "
        "action under it, then those to the right, and from the end goes on at the beginning.",
    ),
    Kind.NOTHING: Text(
        "hamlet.step.nothing", "He has tried all actions of his row. No action tile moves."
    ),
    Kind.WALKED: Text(
        "hamlet.step.walked",
        "Of his villagers that have not acted, the nearest goes to where the action was done.",
    ),
    Kind.MOVED: Text(
        "hamlet.step.moved",
        "What he has done goes to the end of the row. No circle lies over it there, so it is less "
        "likely to come again soon.",
    ),
    Kind.BOWL: Text(
        "hamlet.step.bowl",
        "When the last marker is drawn all six go back. His support opens, and pays 1 gold if it "
        "has not in this turn.",
    ),
    Kind.ASKS: Text(
        "hamlet.step.asks", "All that is left is equal to him, so he leaves the choice to you."
    ),
}
HIRED: Final = Text("hamlet.step.hired", "He has the gold for it. Then his support is covered.")
ONLY_ONE: Final = Text("hamlet.step.only-one", "It was the only possibility.")


def kind_of(main: Main) -> Kind:
    if isinstance(main, Failed) and main.why is Failure.ENOUGH_VILLAGERS:
        return Kind.SKIPPED
    return KINDS.get(type(main), Kind.DONE)


def action_of(main: Main, previous: Main | None) -> Action | None:
    """A blueprint that comes with a villager belongs to hiring."""
    if isinstance(main, Failed | MarkerDrawn | ActionMoved | ActionRemoved):
        return main.action
    if isinstance(previous, VillagerHired) and isinstance(main, BlueprintTaken):
        return Action.HIRE
    return ACTIONS.get(type(main))


def rule_of(main: Main, *, has_reasons: bool) -> Text | None:
    """What he goes by, where his reasons do not say it; they never do for what is no choice."""
    kind = kind_of(main)
    if kind is Kind.DONE and not has_reasons:
        return HIRED if isinstance(main, VillagerHired) else ONLY_ONE
    return RULES.get(kind)
