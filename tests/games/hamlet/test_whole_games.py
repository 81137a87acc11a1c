"""Whole random games: they end, events tell all that changes, only listed moves are accepted."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from random import Random

import pytest

from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.events import Event, GoldChanged, PointsChanged, Scored
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import RAWS, Role, Work
from dorfplatz.games.hamlet.moves import (
    END,
    SECONDARY,
    Arrange,
    Beg,
    Build,
    BuildRoad,
    Choose,
    Colour,
    Draw,
    Fill,
    HireDonkey,
    HireVillager,
    Lay,
    Lead,
    Make,
    Mark,
    Move,
    Produce,
    Sell,
    Show,
    Take,
    Use,
)
from dorfplatz.games.hamlet.state import SEATS, Phase, State
from tests.fuzz.hamlet import conserved, quick_options
from tests.games.hamlet.retelling import follow, shown

pytestmark = pytest.mark.no_cover

SITES = [tile.id for tile in standard().tiles.values() if tile.role is Role.SITE]
Step = tuple[State, Move, State, list[Event]]


def steps(seed: str) -> Iterator[Step]:
    """A game in which everybody does anything, from the start to the end."""
    random = Random(seed)
    state = HAMLET.new(*quick_options(random))
    while (actor := HAMLET.actor(state)) is not None:
        move: Move = (
            HAMLET.odds(state).draw(random)
            if actor is CHANCE
            else random.choice(HAMLET.legal(state))
        )
        after, events = HAMLET.play(state, move)
        yield state, move, after, [*events]
        state = after


@pytest.mark.parametrize("number", range(4))
def test_events_alone_tell_all_that_changes_and_everything_is_accounted_for(number: int) -> None:
    view = None
    for before, _, after, events in steps(f"told/{number}"):
        view = view or shown(before)
        for event in events:
            follow(view, deepcopy(HAMLET.report(event)), SITES)
        assert view == shown(after)
        conserved(before, after)
        _check_sums(before, after, events)


def _check_sums(before: State, after: State, events: list[Event]) -> None:
    """Gold and points change as the events say, and by nothing else."""
    for seat in SEATS:
        gold = sum(
            each.gold for each in events if isinstance(each, GoldChanged) and each.seat == seat
        )
        points = sum(
            each.points for each in events if isinstance(each, PointsChanged) and each.seat == seat
        )
        was, now = before.players[seat], after.players[seat]
        assert (now.gold - was.gold, now.points - was.points) == (gold, points)
    assert not any(isinstance(each, GoldChanged) and not each.gold for each in events)
    assert not any(isinstance(each, PointsChanged) and not each.points for each in events)


@pytest.mark.parametrize("number", range(4))
def test_a_whole_game_ends_with_a_result_that_its_events_add_up_to(number: int) -> None:
    *_, (_, _, last, events) = steps(f"ends/{number}")
    result = HAMLET.result(last)
    assert result is not None
    for seat in SEATS:
        told = sum(each.points for each in events if isinstance(each, Scored) and each.seat == seat)
        assert last.players[seat].points + told == result.totals[seat]
        assert sum(result.parts[seat].values()) == result.totals[seat]


def imaginable(state: State) -> Iterator[Move]:
    """Everything that one could think of with the pieces of the box."""
    cardboard = state.options.components
    places, tiles = [*state.village, "castle"], [*cardboard.tiles, "castle"]
    yield from (Lead(start, end) for start, end in product(places, places))
    yield from (Make(place, count) for place, count in product(places, range(4)))
    for count in range(4):
        fillings = product(RAWS, repeat=count)
        yield from (Produce(place, raws) for raws, place in product(fillings, places))
    yield from map(Sell, cardboard.sales)
    yield from map(Fill, (*cardboard.orders, "beer"))
    yield from map(Take, tiles)
    yield from map(HireDonkey, places)
    yield from (Build(tile, place) for tile, place in product(tiles, places))
    yield from (BuildRoad(work, *ends) for work, ends in product(Work, product(places, places)))
    yield from (Lay(spot) for spot in state.village.spots.values())
    yield from (Lay(spot) for spot, _ in state.village.spots_for(cardboard.tiles["guesthouse"]))
    yield from (Use(f"{kind} {place}") for kind, place in product(("wood", "milk"), places))
    yield from map(Choose, (*places, "beer"))
    yield from map(Mark, Colour)
    yield from map(Draw, tiles)
    yield from map(Show, cardboard.sales)
    yield HireVillager()
    yield Beg()
    yield Arrange(SECONDARY)
    yield END


def is_accepted(state: State, move: Move) -> bool:
    try:
        HAMLET.play(state, move)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize("number", range(3))
def test_a_move_is_accepted_if_and_only_if_it_is_listed(number: int) -> None:
    random, phases = Random(number), set[Phase]()
    for state, *_ in steps(f"listed/{number}"):
        if state.phase in phases and random.random() > 0.2:
            continue
        phases.add(state.phase)
        by_chance = HAMLET.actor(state) is CHANCE
        listed = {*(HAMLET.odds(state).outcomes if by_chance else HAMLET.legal(state))}
        for move in dict.fromkeys((*listed, *imaginable(state))):
            assert is_accepted(state, move) is (move in listed), move
