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
from dorfplatz.showing.hamlet.botriks_turn import words
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
    Kind.SKIPPED: words.SKIPPED,
    Kind.SUPPORT: words.SUPPORT,
    Kind.MARKER: words.MARKER,
    Kind.NOTHING: words.NOTHING,
    Kind.WALKED: words.WALKED,
    Kind.MOVED: words.MOVED,
    Kind.BOWL: words.BOWL,
    Kind.ASKS: words.ASKS,
}


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
        return words.HIRED if isinstance(main, VillagerHired) else words.ONLY_ONE
    return RULES.get(kind)
