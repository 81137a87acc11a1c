"""What a tile costs, brings and does, whether it is built or not."""

from collections.abc import Iterator

from dorfplatz.core.text import Message, Who, message
from dorfplatz.games.hamlet.actions import building
from dorfplatz.games.hamlet.kinds import MADE_FROM, MILESTONE_OF, Role, Segment
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import MILESTONES, RESOURCES
from dorfplatz.games.hamlet.state import SEATS, State
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.explaining import words
from dorfplatz.showing.hamlet.explaining.conditions import scoring_words


def about_tile(state: State, tile: Tile) -> Iterator[Message]:
    """What is printed on it, and where it is."""
    yield from printed(state, tile)
    if building.brings_milestone(state, tile):
        good = tile.kinds[0]
        milestone = MILESTONES[MILESTONE_OF[good]]
        yield message(words.MILESTONE, milestone=milestone, good=RESOURCES[good])
    segments = [segment for _, segment in tile.walk]
    counts = {segment.value: segments.count(segment) for segment in Segment}
    yield message(words.EDGES, **counts)
    yield from _whereabouts(state, tile)


def printed(state: State, tile: Tile) -> Iterator[Message]:
    if tile.cost or tile.gold:
        cost, reward = rewards.cost(tile.cost, tile.gold), rewards.points(tile.points)
        yield message(words.COSTS, tile=place_name(tile.id), cost=cost, reward=reward)
    match tile.role:
        case Role.PRODUCTION:
            kinds = tuple(RESOURCES[kind] for kind in tile.kinds)
            gold = state.options.components.supplies.production_gold
            yield message(words.PRODUCES, kinds=kinds, spaces=tile.spaces, gold=gold)
        case Role.PROCESSING:
            good = tile.kinds[0]
            raw = RESOURCES[MADE_FROM[good]]
            yield message(words.MAKES, good=RESOURCES[good], raw=raw, spaces=tile.spaces)
        case Role.SITE:
            assert tile.scoring is not None
            pays = scoring_words(tile.scoring)
            text = words.WILD if tile.is_wild else words.SITE
            yield message(text, pays=pays, botrik=botriks_points(state))
        case _:
            return


def botriks_points(state: State) -> int:
    """What Botrik gets for each of his sites."""
    if state.has(Modifier.ONE_POINT_SITES):
        return 1
    return 5 if state.has(Modifier.FIVE_POINT_SITES) else 3


def _whereabouts(state: State, tile: Tile) -> Iterator[Message]:
    for offer in state.row:
        if offer.tile == tile.id:
            yield message(words.IN_ROW, gold=offer.gold)
    for seat in SEATS:
        if tile.id in state.players[seat].blueprints:
            yield message(words.IN_HAND, who=Who(seat))
    if tile.id in state.bag:
        yield message(words.IN_BAG)
    for good, stack in state.stacks.items():
        if tile.id in stack:
            yield message(words.WAITS, milestone=MILESTONES[MILESTONE_OF[good]])
