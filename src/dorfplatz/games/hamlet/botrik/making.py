"""Secondary action: make goods."""

from dorfplatz.games.hamlet.actions import making
from dorfplatz.games.hamlet.botrik import resources
from dorfplatz.games.hamlet.botrik.mind import Mind, Plan
from dorfplatz.games.hamlet.botrik.walking import nearest_villager
from dorfplatz.games.hamlet.events import News
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failure, Priority, Question
from dorfplatz.games.hamlet.state import BOTRIK, State


def attempt(state: State, mind: Mind) -> Plan | None:
    free = [place for place in state.of_role(Role.PROCESSING) if state.free_spaces(place)]
    supplied = [place for place in free if _material(state, place)]
    possible = [place for place in supplied if _tokens(state, place)]
    if not possible:
        why = Failure.NO_TOKENS if supplied else Failure.NO_MATERIAL
        mind.fail(Action.MAKE, why if free else Failure.NO_WORKSHOP)
        return None
    place = mind.choose(
        Question.WORKSHOP,
        possible,
        str,
        {
            Priority.MAKES_FINE: lambda each: not _is_fine(state, each),
            Priority.MAKES_MOST: lambda each: -count(state, each),
            Priority.NEAREST_VILLAGER: lambda each: nearest_villager(state, each),
        },
    )
    goods = count(state, place)
    used = resources.choose(state, mind, making.needs(state, place, goods), place)

    def carry_out(after: State, news: News) -> None:
        resources.use_all(after, used, place, news)
        making.make(after, BOTRIK, place, goods, news)

    return Plan(place, carry_out)


def count(state: State, place: str) -> int:
    """One for each empty space, as far as raw material and his tokens go."""
    return min(state.free_spaces(place), _material(state, place), _tokens(state, place))


def _material(state: State, place: str) -> int:
    (need,) = making.needs(state, place, 1)
    return len(resources.within_reach(state, need))


def _tokens(state: State, place: str) -> int:
    return state.players[BOTRIK].goods[making.good_of(state, place)]


def _is_fine(state: State, place: str) -> bool:
    return making.is_fine(state, BOTRIK, making.good_of(state, place))
