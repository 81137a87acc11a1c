"""Roads between places: what is joined, what is connected, and how far it is."""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.kinds import Role, Segment, Work
from dorfplatz.games.hamlet.land.village import Village

UNREACHABLE: Final = 1000
"""Added to the distance of places that no road leads to: they come after all others."""


@dataclass(frozen=True, slots=True)
class Road:
    """A bridge or a path that somebody built over an edge between two places."""

    work: Work
    edge: int
    ends: tuple[str, str]
    owner: Seat


@dataclass(frozen=True, slots=True)
class Link:
    """Two places that are joined: by printed roads (nobody's) or by a built one."""

    ends: tuple[str, str]
    owner: Seat | None


class Network:
    """All links of a village at one moment."""

    def __init__(self, village: Village, roads: tuple[Road, ...]) -> None:
        self.village = village
        self.roads = roads
        self.links = (*_printed(village), *(Link(road.ends, road.owner) for road in roads))
        joined: dict[str, list[str]] = {place: [] for place in village}
        for link in self.links:
            one, other = link.ends
            joined[one].append(other)
            joined[other].append(one)
        self.joined: Mapping[str, tuple[str, ...]] = {
            place: tuple(dict.fromkeys(others)) for place, others in joined.items()
        }
        """The places joined to each, each once."""
        self.connections: Mapping[str, int] = {
            place: len(others) for place, others in joined.items()
        }
        """How many links each place has."""
        self._distances: dict[str, Mapping[str, int]] = {}

    @cached_property
    def church(self) -> str:
        return next(place for place, tile in self.village.tiles.items() if tile.role is Role.CHURCH)

    @cached_property
    def connected(self) -> frozenset[str]:
        """The places joined to the Church by a chain."""
        return frozenset(self.reached(self.church))

    def reached(self, place: str) -> Mapping[str, int]:
        """The places joined to one by a chain, with the number of links."""
        return _steps(place, self.joined)

    def distances(self, start: str) -> Mapping[str, int]:
        """Links to every place; where no road leads, steps between adjacent places, which come
        after all that can be reached."""
        if start not in self._distances:
            by_road = self.reached(start)
            by_foot = _steps(start, self.village.neighbours)
            self._distances[start] = {
                place: by_road.get(place, UNREACHABLE + steps) for place, steps in by_foot.items()
            }
        return self._distances[start]


@lru_cache(maxsize=256)
def network(village: Village, roads: tuple[Road, ...]) -> Network:
    return Network(village, roads)


def _printed(village: Village) -> Iterable[Link]:
    """A link for each edge where two roads meet, seen from the tile that was laid first."""
    order = {place: number for number, place in enumerate(village)}
    for place, contacts in village.contacts.items():
        for contact in contacts:
            if contact.own is Segment.ROAD and order[place] < order[contact.place]:
                yield Link((place, contact.place), None)


def _steps(start: str, neighbours: Mapping[str, tuple[str, ...]]) -> Mapping[str, int]:
    found, waiting = {start: 0}, deque([start])
    while waiting:
        place = waiting.popleft()
        for other in neighbours[place]:
            if other not in found:
                found[other] = found[place] + 1
                waiting.append(other)
    return found
