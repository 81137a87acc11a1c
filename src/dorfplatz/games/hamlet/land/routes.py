"""Routes: simple chains of joined places, and the longest of them."""

from collections.abc import Mapping
from functools import lru_cache

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.land.network import Network

Route = tuple[str, ...]
Owners = frozenset[Seat | None]


@lru_cache(maxsize=256)
def longest(network: Network, over: Owners, needed: Owners = frozenset()) -> tuple[Route, ...]:
    """All longest routes over links of these owners (None: printed roads), with at least one link
    of a needed owner, if any is needed. A route counts once, whichever way it is walked; a place
    alone is no route."""
    ways = _ways(network, over, needed)
    order = {place: number for number, place in enumerate(ways)}
    found: list[Route] = []
    best = 2
    walked: list[str] = []

    def walk(place: str, is_good: bool) -> None:
        nonlocal best
        walked.append(place)
        length = len(walked)
        if is_good and length >= best and order[walked[0]] < order[place]:
            if length > best:
                found.clear()
                best = length
            found.append(tuple(walked))
        for following, counts in ways[place].items():
            if following not in walked:
                walk(following, is_good or counts)
        walked.pop()

    for start in ways:
        walk(start, not needed)
    return tuple(found)


def _ways(network: Network, over: Owners, needed: Owners) -> Mapping[str, dict[str, bool]]:
    """Where one can go from each place, and whether the way there is one that is needed."""
    ways: dict[str, dict[str, bool]] = {place: {} for place in network.village}
    for link in network.links:
        if link.owner in over:
            one, other = link.ends
            for start, end in ((one, other), (other, one)):
                ways[start][end] = ways[start].get(end, False) or link.owner in needed
    return ways
