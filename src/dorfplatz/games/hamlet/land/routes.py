"""Routes: simple chains of joined places, and the longest of them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.land.network import Network

Route = tuple[str, ...]
Owners = frozenset[Seat | None]

STEPS_AT_MOST: Final = 20_000
"""Of a search; then the longest route found by then counts. Printed tiles have few roads: in 860
games played to tangle them, no search took 2,000. Among tiles of one's own with a road on every
side there are more routes than anybody could walk."""


@lru_cache(maxsize=256)
def longest(network: Network, over: Owners, needed: Owners = frozenset()) -> tuple[Route, ...]:
    """All longest routes over links of these owners (None: printed roads), with at least one link
    of a needed owner, if any is needed. A route counts once, whichever way it is walked; a place
    alone is no route."""
    ways = _ways(network, over, needed)
    order = {place: number for number, place in enumerate(ways)}
    found: list[Route] = []
    best = 2
    steps = 0
    walked: list[str] = []

    def walk(place: str, is_good: bool) -> None:
        nonlocal best, steps
        steps += 1
        if steps > STEPS_AT_MOST:
            return
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
