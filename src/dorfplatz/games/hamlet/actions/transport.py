"""What can be brought to a place: donkeys carry for the person; Botrik needs none."""

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.state import BOTRIK, State


def sources(state: State, seat: Seat, site: str) -> list[str]:
    """The places whose resources someone can use at a place, in the order they were laid."""
    reached = state.network.connected if seat == BOTRIK else _by_donkeys(state, seat, site)
    return [place for place in state.village if place in reached]


def _by_donkeys(state: State, seat: Seat, site: str) -> frozenset[str]:
    """A chain of joined places leads there, with an own donkey on every place between."""
    donkeys = {donkey.place for donkey in state.players[seat].donkeys}
    joined, reached, ahead = state.network.joined, {site}, [site]
    while ahead:
        for place in joined[ahead.pop()]:
            if place not in reached:
                reached.add(place)
                if place in donkeys:
                    ahead.append(place)
    return frozenset(reached)
