"""Build a place: a blueprint is laid adjacent to the villager, its cost is used there."""

from collections.abc import Iterator

from dorfplatz.core.refusal import Illegal
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions import paying, villagers
from dorfplatz.games.hamlet.actions.using import gain_points
from dorfplatz.games.hamlet.actions.words import NO_ROOM, NOT_IN_HAND, NOT_THERE
from dorfplatz.games.hamlet.events import (
    MilestoneTaken,
    News,
    PlaceBuilt,
    StackOpened,
    Why,
)
from dorfplatz.games.hamlet.kinds import MILESTONE_OF, Role
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.moves import Build, Lay
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import PERSON, State
from dorfplatz.games.hamlet.tile import Tile


def problem(state: State, move: Build) -> Message | None:
    names = {"tile": place_name(move.tile), "site": place_name(move.site)}
    if refused := villagers.problem(state, move.site):
        return refused
    if move.tile not in state.players[PERSON].blueprints:
        return message(NOT_IN_HAND, tile=names["tile"])
    tile = state.options.components.tiles[move.tile]
    if not state.village.spots_beside(tile, move.site):
        return message(NO_ROOM, **names)
    return paying.problem(state, move.site, tile.cost, tile.gold)


def moves(state: State) -> Iterator[Build]:
    connected = state.network.connected
    sites = [place for place in state.village if place in connected]
    for tile in state.players[PERSON].blueprints:
        for site in sites:
            move = Build(tile, site)
            if problem(state, move) is None:
                yield move


def lays(state: State) -> list[Lay]:
    build = state.building
    assert build is not None
    tile = state.options.components.tiles[build.tile]
    return [Lay(spot) for spot in state.village.spots_beside(tile, build.site)]


def check_spot(state: State, move: Lay) -> None:
    build = state.building
    assert build is not None
    if move not in lays(state):
        tile, site = place_name(build.tile), place_name(build.site)
        raise Illegal(NOT_THERE, tile=tile, spot=str(move.spot), site=site)


def build(state: State, seat: Seat, tile: Tile, site: str, spot: Spot, news: News) -> None:
    """The reward at once; a special site gets one's flag."""
    state.players[seat].blueprints.remove(tile.id)
    state.village = state.village.lay(tile, spot)
    state.tokens[tile.id] = ()
    news.append(PlaceBuilt(seat, tile.id, site, spot))
    gain_points(state, seat, tile.points, Why.PLACE, news)
    if tile.role is Role.SITE:
        state.flags[tile.id] = seat
    if tile.role is Role.PROCESSING:
        _reach_milestone(state, seat, tile, news)


def brings_milestone(state: State, tile: Tile) -> bool:
    """A processing place brings the milestone of its good if nobody has that yet."""
    return tile.role is Role.PROCESSING and MILESTONE_OF[tile.kinds[0]] not in state.milestones


def _reach_milestone(state: State, seat: Seat, tile: Tile, news: News) -> None:
    """The first processing place of its good; that good's advanced tiles go into the bag."""
    if not brings_milestone(state, tile):
        return
    good = tile.kinds[0]
    state.milestones[MILESTONE_OF[good]] = seat
    news.append(MilestoneTaken(seat, MILESTONE_OF[good]))
    stack = state.stacks.pop(good)
    state.bag = (*state.bag, *stack)
    news.append(StackOpened(good, stack))
