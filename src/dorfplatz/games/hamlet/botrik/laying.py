"""Where Botrik lays a tile: first the place he lays it against, then how."""

from collections.abc import Mapping, Sequence
from typing import Final

from dorfplatz.games.hamlet.botrik.mind import Mind
from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.land.routes import longest
from dorfplatz.games.hamlet.land.village import Contact, Spot
from dorfplatz.games.hamlet.reasons import Priority, Question
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, State
from dorfplatz.games.hamlet.tile import Tile

Laid = tuple[Spot, tuple[Contact, ...]]
"""A way to lay the tile, and what it would touch."""

OFF_THE_ROUTE: Final = 1000


def choose(state: State, mind: Mind, tile: Tile) -> tuple[str, Spot]:
    ways = state.village.spots_for(tile)
    liked = without_avoided(state, ways)
    allowed = liked or ways
    ends, church = route_ends(state), state.network.distances(state.network.church)
    places = list(dict.fromkeys(each.place for _, touching in ways for each in touching))
    site = mind.choose(
        Question.NEIGHBOUR,
        [place for place in state.village if place in places],
        str,
        {
            Priority.AVOIDS: lambda place: not _against(allowed, place),
            Priority.FITS: lambda place: not _fits(allowed, place),
            Priority.ROUTE_END: lambda place: ends.get(place, OFF_THE_ROUTE),
            Priority.ROAD_MEETS: lambda place: not _road_fits(allowed, place),
            Priority.CHURCH: lambda place: church[place],
        },
    )
    spot, _ = mind.choose(
        Question.SPOT,
        _against(allowed, site),
        lambda way: str(way[0]),
        {
            Priority.FITS: lambda way: not _fits([way], site),
            Priority.ROAD_MEETS: lambda way: not _meets_road(way),
            Priority.MOST_ALIKE: lambda way: -_alike(way),
        },
    )
    return site, spot


def without_avoided(state: State, ways: Sequence[Laid]) -> list[Laid]:
    """He avoids to lengthen the longest route with one of the person's roads, and to touch one of
    the person's special sites."""
    seats = frozenset({None, PERSON, BOTRIK})
    routes = longest(state.network, seats, frozenset({PERSON}))
    ends = {end for route in routes for end in (route[0], route[-1])}
    return [
        (spot, touching)
        for spot, touching in ways
        if not any(
            state.flags.get(one.place) == PERSON or (one.own is Segment.ROAD and one.place in ends)
            for one in touching
        )
    ]


def route_ends(state: State) -> Mapping[str, int]:
    """How far each place of a longest route without the person's roads is from its nearer end."""
    far: dict[str, int] = {}
    for route in longest(state.network, frozenset({None, BOTRIK})):
        for number, place in enumerate(route):
            steps = min(number, len(route) - 1 - number)
            far[place] = min(steps, far.get(place, steps))
    return far


def _against(ways: Sequence[Laid], place: str) -> list[Laid]:
    return [way for way in ways if any(one.place == place for one in way[1])]


def _fits(ways: Sequence[Laid], place: str) -> bool:
    """Whether a segment can touch one of its kind there."""
    return any(one.place == place and one.is_alike for _, touching in ways for one in touching)


def _road_fits(ways: Sequence[Laid], place: str) -> bool:
    """Whether a road can meet one there: only so a route grows at its end."""
    return any(
        one.place == place and one.own is one.other is Segment.ROAD
        for _, touching in ways
        for one in touching
    )


def _meets_road(way: Laid) -> bool:
    return any(one.own is one.other is Segment.ROAD for one in way[1])


def _alike(way: Laid) -> int:
    return sum(one.is_alike for one in way[1])
