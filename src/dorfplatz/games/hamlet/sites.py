"""Special sites: what each of the person's sites pays for at the end."""

from typing import Final, assert_never

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.kinds import Role, Segment, Work
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Condition

NEAR: Final = 5
"""So many links from the Church a site is not near any more."""


def points(state: State, seat: Seat) -> int:
    return sum(points_of(state, place) for place, owner in state.flags.items() if owner == seat)


def points_of(state: State, place: str) -> int:
    """A site scores only if it is connected, unless its tile says otherwise."""
    tile = state.village[place]
    if tile.scoring is None or not (tile.is_wild or place in state.network.connected):
        return 0
    return tile.scoring.points * count(state, place, tile.scoring.condition)


def count(state: State, place: str, condition: Condition) -> int:
    """How often what a site pays for is there."""
    network = state.network
    match condition:
        case Condition.FOREST:
            return _touching(state, place, Segment.FOREST)
        case Condition.ROCK:
            return _touching(state, place, Segment.ROCK)
        case Condition.ROADS:
            return _built(state, place, *Work)
        case Condition.PATH:
            return min(1, _built(state, place, Work.PATH))
        case Condition.BRIDGE:
            return min(1, _built(state, place, Work.BRIDGE))
        case Condition.PRODUCTION:
            return _adjacent(state, place, Role.PRODUCTION)
        case Condition.PROCESSING:
            return _adjacent(state, place, Role.PROCESSING)
        case Condition.SITES:
            return _adjacent(state, place, Role.SITE)
        case Condition.NEIGHBOURS:
            return len(state.village.neighbours[place])
        case Condition.JOINED:
            return len(network.joined[place])
        case Condition.FAR:
            return network.reached(place).get(network.church, 0)
        case Condition.NEAR:
            return max(0, NEAR - network.reached(place).get(network.church, NEAR))
        case _:
            assert_never(condition)


def _touching(state: State, place: str, ground: Segment) -> int:
    return sum(contact.other is ground for contact in state.village.contacts[place])


def _built(state: State, place: str, *works: Work) -> int:
    return sum(place in road.ends and road.work in works for road in state.roads)


def _adjacent(state: State, place: str, role: Role) -> int:
    village = state.village
    return sum(village[other].role is role for other in village.neighbours[place])
