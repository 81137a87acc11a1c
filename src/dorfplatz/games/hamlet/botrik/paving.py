"""Secondary action: build a road."""

from dorfplatz.games.hamlet.actions import roads
from dorfplatz.games.hamlet.botrik import resources
from dorfplatz.games.hamlet.botrik.mind import Mind, Plan
from dorfplatz.games.hamlet.events import News
from dorfplatz.games.hamlet.kinds import Work
from dorfplatz.games.hamlet.land.routes import Owners, longest
from dorfplatz.games.hamlet.moves import Action, BuildRoad
from dorfplatz.games.hamlet.reasons import Failure, Priority, Question
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, State


def attempt(state: State, mind: Mind) -> Plan | None:
    allowed = list(roads.candidates(state, BOTRIK))
    payable = [work for work in Work if resources.are_there(state, roads.needs(work))]
    possible = [road for road in allowed if road.work in payable]
    if not possible:
        works = [work for work in Work if any(road.work is work for road in allowed)]
        lacks = [resources.lack(state, work.value, roads.needs(work)) for work in works]
        mind.fail(Action.ROAD, Failure.ROAD_COST if allowed else Failure.NO_EDGE, lacks)
        return None
    road = _choose(state, mind, possible)
    used = resources.choose(state, mind, roads.needs(road.work), road.site)

    def carry_out(after: State, news: News) -> None:
        resources.use_all(after, used, road.site, news)
        roads.build(after, BOTRIK, road, news)

    return Plan(road.site, carry_out)


def _choose(state: State, mind: Mind, possible: list[BuildRoad]) -> BuildRoad:
    network = state.network
    church, connected = network.distances(network.church), network.connected
    own, others = frozenset({BOTRIK}), frozenset({PERSON})
    bare: Owners = frozenset({None})
    return mind.choose(
        Question.ROAD,
        possible,
        _words,
        {
            Priority.AVOIDS_SITES: lambda road: connects_persons_site(state, road),
            Priority.CONNECTS: lambda road: road.end in connected,
            Priority.CONNECTED_NEAREST: lambda road: (
                0 if road.end in connected else church[road.end]
            ),
            Priority.FEWEST_ROADS: lambda road: (
                network.connections[road.site] if road.end in connected else 0
            ),
            Priority.OWN_ROUTE: lambda road: not lengthens(state, road, bare | own, own),
            Priority.OTHER_ROUTE: lambda road: not lengthens(state, road, bare | others, others),
            Priority.BARE_ROUTE: lambda road: not lengthens(state, road, bare, frozenset()),
            Priority.CHURCH: lambda road: church[road.site],
        },
    )


def connects_persons_site(state: State, road: BuildRoad) -> bool:
    """Whether a special site of the person's would be connected by it."""
    network = state.network
    if road.end in network.connected:
        return False
    return any(state.flags.get(place) == PERSON for place in network.reached(road.end))


def lengthens(state: State, road: BuildRoad, over: Owners, needed: Owners) -> bool:
    """Whether a road leads on from an end of a longest route of that kind."""
    for route in longest(state.network, over, needed):
        for start, end in ((road.site, road.end), (road.end, road.site)):
            if start in (route[0], route[-1]) and end not in route:
                return True
    return False


def _words(road: BuildRoad) -> str:
    return f"{road.work.value} {road.site} {road.end}"
