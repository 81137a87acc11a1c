"""Ways to lay a tile: what each would touch and join, and what a site would pay there."""

from collections.abc import Sequence
from dataclasses import dataclass

from dorfplatz.games.hamlet import sites
from dorfplatz.games.hamlet.actions import building
from dorfplatz.games.hamlet.cardboard import printed
from dorfplatz.games.hamlet.kinds import Role, Segment
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import Phase, State
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.showing.hamlet.choosing.questions import botriks_tile


@dataclass(frozen=True, slots=True)
class Way:
    """One way to lay a tile."""

    number: int
    """Among all ways, from 1."""
    spot: Spot
    joined: tuple[str, ...]
    """Places that its roads would meet."""
    touched: tuple[str, ...]
    """All others that it would lie against."""
    forest: int
    """Edges where forest would touch forest: a path could be built there."""
    rock: int
    """Edges where rock would touch rock: a bridge could be built there."""
    points: int | None
    """What a special site would pay if the game ended then; None for other places."""


def ways_now(state: State) -> tuple[Tile, list[Way]] | None:
    """The tile that has to be laid now, by the person or for Botrik, and every way to lay it."""
    if state.phase is Phase.LAY:
        assert state.building is not None
        tile = state.options.components.tiles[state.building.tile]
        return tile, ways(state, tile, [move.spot for move in building.lays(state)])
    if state.question is not None and state.question[0] is Question.SPOT:
        tile = botriks_tile(state)
        return tile, ways(state, tile, list(map(printed.spot, state.question[1])))
    return None


def ways(state: State, tile: Tile, spots: Sequence[Spot]) -> list[Way]:
    """The spots in their order, each with what it means."""
    return [_way(state, tile, number, spot) for number, spot in enumerate(spots, 1)]


def best_first(found: Sequence[Way]) -> list[list[Way]]:
    """Ways that mean the same together: by what a site pays, then by what would be joined, then
    by like that touches like."""
    alike: dict[object, list[Way]] = {}
    for way in sorted(found, key=_rank):
        alike.setdefault(_meaning(way), []).append(way)
    return list(alike.values())


def _rank(way: Way) -> tuple[int, ...]:
    alike = way.forest + way.rock
    return -(way.points or 0), -len(way.joined), -alike, -len(way.touched), way.number


def _meaning(way: Way) -> object:
    around = frozenset(way.joined), frozenset(way.touched)
    return way.points, way.forest, way.rock, around


def _way(state: State, tile: Tile, number: int, spot: Spot) -> Way:
    touching = state.village.touching(tile.walk, spot)
    joined = tuple(dict.fromkeys(one.place for one in touching if one.own is Segment.ROAD))
    others = dict.fromkeys(one.place for one in touching if one.place not in joined)
    alike = [one.own for one in touching if one.is_alike]
    return Way(
        number=number,
        spot=spot,
        joined=joined,
        touched=tuple(others),
        forest=alike.count(Segment.FOREST),
        rock=alike.count(Segment.ROCK),
        points=_points(state, tile, spot) if tile.role is Role.SITE else None,
    )


def _points(state: State, tile: Tile, spot: Spot) -> int:
    after = state.copy()
    after.village = state.village.lay(tile, spot)
    after.tokens[tile.id] = ()
    return sites.points_of(after, tile.id)
