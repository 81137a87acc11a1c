"""Build a road to an adjacent place: a bridge over rock, a path through forest."""

from collections.abc import Iterator

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions import paying, villagers
from dorfplatz.games.hamlet.actions.words import NO_EDGE, NO_ROADS
from dorfplatz.games.hamlet.events import MilestoneTaken, News, RoadBuilt
from dorfplatz.games.hamlet.kinds import MATERIAL, OVER, ROAD_COST, Milestone, Work
from dorfplatz.games.hamlet.land.network import Road
from dorfplatz.games.hamlet.moves import BuildRoad
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import PERSON, State
from dorfplatz.games.hamlet.tile import Need


def problem(state: State, move: BuildRoad) -> Message | None:
    if refused := villagers.problem(state, move.site):
        return refused
    if not roads_left(state, PERSON):
        return message(NO_ROADS)
    if not edges(state, PERSON, move.work, move.site, move.end):
        names = {"site": place_name(move.site), "end": place_name(move.end)}
        return message(NO_EDGE[move.work], **names)
    return paying.problem(state, move.site, needs(move.work))


def moves(state: State) -> Iterator[BuildRoad]:
    for move in candidates(state, PERSON):
        if problem(state, move) is None:
            yield move


def candidates(state: State, seat: Seat) -> Iterator[BuildRoad]:
    """Wherever the ground allows a road from a connected place, whatever it costs."""
    connected, neighbours = state.network.connected, state.village.neighbours
    sites = [place for place in state.village if place in connected]
    for work in Work:
        for site in sites:
            for end in neighbours[site]:
                if edges(state, seat, work, site, end):
                    yield BuildRoad(work, site, end)


def roads_left(state: State, seat: Seat) -> int:
    return state.options.components.supplies.roads - state.roads_of(seat)


def needs(work: Work) -> tuple[Need, ...]:
    return (Need(ROAD_COST, (MATERIAL[work],)),)


def edges(state: State, seat: Seat, work: Work, site: str, end: str) -> list[int]:
    """The edges between two places that someone may build over: the right ground on both sides,
    and no road of their own there yet. Others' roads do not matter."""
    return [
        contact.edge
        for contact in state.village.contacts[site]
        if contact.place == end
        and contact.own is contact.other is OVER[work]
        and not state.has_road(seat, contact.edge, work)
    ]


def build(state: State, seat: Seat, move: BuildRoad, news: News) -> None:
    """Over the first edge that is free; the first road of all takes the Planner milestone."""
    edge = edges(state, seat, move.work, move.site, move.end)[0]
    state.roads = (*state.roads, Road(move.work, edge, (move.site, move.end), seat))
    news.append(RoadBuilt(seat, move.work, move.site, move.end, edge))
    if Milestone.PLANNER not in state.milestones:
        state.milestones[Milestone.PLANNER] = seat
        news.append(MilestoneTaken(seat, Milestone.PLANNER))
