"""Where something happens: the places that a page points at."""

from collections.abc import Iterable
from typing import Final, assert_never

from dorfplatz.games.hamlet.events import (
    ActionMoved,
    ActionRemoved,
    AllFailed,
    BlueprintTaken,
    BowlFilled,
    Event,
    GoldChanged,
    Made,
    MarkerDrawn,
    OrderFilled,
    PlaceBuilt,
    Produced,
    RoadBuilt,
    Sold,
    Used,
    VillagerHired,
    Walked,
)
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failed, Question
from dorfplatz.games.hamlet.state import State
from dorfplatz.showing.hamlet.botriks_turn.drafting import Main

ROLES: Final = {
    Action.HIRE: Role.TOWN_HALL,
    Action.BLUEPRINT: Role.TOWN_HALL,
    Action.ORDER: Role.CHURCH,
    Action.SELL: Role.MARKET,
    Action.PRODUCE: Role.PRODUCTION,
    Action.MAKE: Role.PROCESSING,
}
"""Where an action is done; places and roads can be built anywhere."""

Places = tuple[str, ...]


def places_of(state: State, main: Main) -> Places:
    match main:
        case Failed(action):
            return _where(state, action)
        case VillagerHired() | BlueprintTaken():
            return _where(state, Action.HIRE)
        case OrderFilled():
            return _where(state, Action.ORDER)
        case Sold():
            return _where(state, Action.SELL)
        case Produced(_, place) | Made(_, place):
            return (place,)
        case PlaceBuilt(_, tile, site):
            return (tile, site)
        case RoadBuilt(_, _, site, end):
            return (site, end)
        case Walked(_, start, end):
            return tuple(dict.fromkeys((start, end)))
        case MarkerDrawn() | AllFailed() | GoldChanged():
            return ()
        case ActionMoved() | ActionRemoved() | BowlFilled():
            return ()
        case _:
            assert_never(main)


def sources_of(events: Iterable[Event]) -> Places:
    """Where resources came from."""
    return tuple(dict.fromkeys(event.place for event in events if isinstance(event, Used)))


def places_asked(state: State) -> Places:
    """What the answers to a question are about."""
    assert state.question is not None
    question, answers = state.question
    if question in (Question.ORDER, Question.SALE, Question.RAWS, Question.SPOT):
        return ()
    words = (word for answer in answers for word in answer.split())
    return tuple(dict.fromkeys(word for word in words if word in state.village))


def _where(state: State, action: Action) -> Places:
    return tuple(state.of_role(ROLES[action])) if action in ROLES else ()
