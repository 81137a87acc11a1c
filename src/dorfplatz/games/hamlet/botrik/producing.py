"""Secondary action: produce raw materials."""

from dorfplatz.games.hamlet.actions import producing
from dorfplatz.games.hamlet.botrik.mind import Mind, Plan
from dorfplatz.games.hamlet.botrik.walking import nearest_villager
from dorfplatz.games.hamlet.events import News
from dorfplatz.games.hamlet.kinds import Resource, Role
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failure, Priority, Question
from dorfplatz.games.hamlet.state import BOTRIK, State

Raws = tuple[Resource, ...]


def attempt(state: State, mind: Mind) -> Plan | None:
    free = [place for place in state.of_role(Role.PRODUCTION) if state.free_spaces(place)]
    possible = [place for place in free if producing.fillings(state, place) != [()]]
    if not possible:
        mind.fail(Action.PRODUCE, Failure.NO_RAWS if free else Failure.NO_SPACE)
        return None
    place = mind.choose(
        Question.PRODUCTION,
        possible,
        str,
        {
            Priority.MOST_SPACES: lambda each: -state.free_spaces(each),
            Priority.NEAREST_VILLAGER: lambda each: nearest_villager(state, each),
        },
    )
    raws = mind.choose(Question.RAWS, _fillings(state, place), _words, {})

    def carry_out(after: State, news: News) -> None:
        producing.produce(after, BOTRIK, place, raws, news)

    return Plan(place, carry_out)


def _fillings(state: State, place: str) -> list[Raws]:
    """In a barn he tries to produce one of each kind."""
    fillings = producing.fillings(state, place)
    most = max(len(set(raws)) for raws in fillings)
    return [raws for raws in fillings if len(set(raws)) == most]


def _words(raws: Raws) -> str:
    return " ".join(kind.value for kind in raws)
