"""The Town Hall: one blueprint and any number of hires in one action."""

import pytest

from dorfplatz.games.hamlet.events import (
    BlueprintTaken,
    DonkeyHired,
    GoldChanged,
    TileDrawn,
    VillagerHired,
    Walked,
    Why,
)
from dorfplatz.games.hamlet.state import PERSON, Offer, Phase, Piece, State
from tests.games.hamlet.positions import play, position, possible, refused

ROW = ("sawmill", "stonemason", "dairy-farm", "flour-mill")


def offers(state: State) -> list[tuple[str, int]]:
    return [(offer.tile, offer.gold) for offer in state.row]


def test_a_blueprint_is_taken_into_the_hand() -> None:
    state, events = play(position(row=ROW), "take sawmill")
    assert state.players[PERSON].blueprints == ["sawmill"]
    assert events == [
        Walked(PERSON, "church", "town-hall"),
        BlueprintTaken(PERSON, "sawmill", 0, 0),
    ]


def test_the_first_of_the_row_costs_nothing() -> None:
    state, _ = play(position(row=ROW, gold=(0, 2)), "take sawmill")
    assert state.players[PERSON].gold == 0


def test_a_gold_is_laid_on_each_tile_to_the_left_of_the_one_taken() -> None:
    state, events = play(position(row=ROW), "take dairy-farm", "draw woodland")
    assert state.players[PERSON].gold == 3 - 2
    assert GoldChanged(PERSON, -2, Why.BLUEPRINT) in events
    assert offers(state) == [("sawmill", 1), ("stonemason", 1), ("flour-mill", 0), ("woodland", 0)]


def test_gold_on_the_tile_is_taken_with_it() -> None:
    row = ("sawmill+1", "stonemason+3", "dairy-farm+2", "flour-mill")
    state, events = play(position(row=row), "take stonemason", "draw woodland")
    assert state.players[PERSON].gold == 3 - 1 + 3
    assert BlueprintTaken(PERSON, "stonemason", 1, 3) in events
    assert offers(state)[:2] == [("sawmill", 2), ("dairy-farm", 2)]


def test_gold_that_lies_on_the_tile_does_not_help_to_pay_for_it() -> None:
    state = position(row=("sawmill", "stonemason+3"), gold=(0, 2))
    assert refused(state, "take stonemason") == "hamlet.refusal.too-poor"
    assert possible(state, "take") == ["take sawmill"]


def test_the_row_slides_to_the_left_and_a_new_tile_is_drawn_at_once() -> None:
    state, _ = play(position(row=ROW), "take sawmill")
    assert state.phase is Phase.DRAW
    state, events = play(state, "draw lime-tree")
    assert events == [TileDrawn("lime-tree")]
    assert offers(state) == [
        ("stonemason", 0),
        ("dairy-farm", 0),
        ("flour-mill", 0),
        ("lime-tree", 0),
    ]
    assert "lime-tree" not in state.bag


def test_an_empty_bag_leaves_the_row_shorter() -> None:
    state, _ = play(position(row=ROW[:2], bag=()), "take sawmill")
    assert state.phase is Phase.TURN
    assert state.row == [Offer("stonemason")]


def test_nothing_can_be_taken_from_an_empty_row() -> None:
    state = position(row=(), bag=())
    assert possible(state, "take") == []
    assert refused(state, "take sawmill") == "hamlet.refusal.not-offered"


def test_what_is_not_in_the_row_cannot_be_taken() -> None:
    for tile in ("woodland", "timber-yard", "church", "castle"):
        assert refused(position(row=ROW), f"take {tile}") == "hamlet.refusal.not-offered"


def test_at_most_three_blueprints_are_in_hand() -> None:
    two = position(row=ROW, blueprints=(("woodland", "mountains"), ()))
    state, _ = play(two, "take sawmill")
    assert state.players[PERSON].blueprints == ["woodland", "mountains", "sawmill"]
    full = position(row=ROW, blueprints=(("woodland", "mountains", "lime-tree"), ()))
    assert refused(full, "take sawmill") == "hamlet.refusal.hand-full"
    assert possible(full, "take") == []


@pytest.mark.parametrize(("own", "price"), [(1, 5), (2, 7), (3, 9)])
def test_a_villager_costs_more_the_more_one_has(own: int, price: int) -> None:
    villagers = (("farm",) * own, ("church",))
    state, events = play(position(gold=(price, 2), villagers=villagers), "hire villager")
    assert state.players[PERSON].gold == 0
    assert GoldChanged(PERSON, -price, Why.VILLAGER) in events
    assert VillagerHired(PERSON) in events
    poor = position(gold=(price - 1, 2), villagers=villagers)
    assert refused(poor, "hire villager") == "hamlet.refusal.too-poor"


def test_a_new_villager_rests_on_the_church_in_this_turn() -> None:
    state, _ = play(position(gold=(5, 2)), "hire villager")
    assert state.players[PERSON].villagers == [
        Piece("town-hall", is_done=True),
        Piece("church", is_done=True),
    ]
    assert refused(state, "produce farm") == "hamlet.refusal.no-villager"


def test_a_new_villager_acts_from_the_next_turn_on() -> None:
    state, _ = play(position(gold=(5, 2), choices="fixed"), "hire villager", "end", "marker red")
    assert len(state.players[PERSON].ready) == 2


def test_there_are_four_villagers_at_most() -> None:
    state = position(gold=(99, 2), villagers=(("farm",) * 4, ("church",)))
    assert refused(state, "hire villager") == "hamlet.refusal.no-more-villagers"


def test_a_donkey_costs_three_gold_and_stands_on_any_connected_place() -> None:
    laid = {"plank-barn": "at market", "stonemason": "apart at town-hall"}
    state = position(laid=laid)
    assert possible(state, "hire donkey") == [
        "hire donkey church",
        "hire donkey town-hall",
        "hire donkey market",
        "hire donkey farm",
        "hire donkey woodcutter",
        "hire donkey quarry",
        "hire donkey plank-barn",
    ]
    assert refused(state, "hire donkey stonemason") == "hamlet.refusal.not-connected"
    assert refused(state, "hire donkey castle") == "hamlet.refusal.no-place"
    after, events = play(state, "hire donkey plank-barn")
    assert after.players[PERSON].gold == 0
    assert DonkeyHired(PERSON, "plank-barn") in events
    assert refused(position(gold=(2, 2)), "hire donkey farm") == "hamlet.refusal.too-poor"


def test_a_donkey_that_was_bought_moves_from_the_next_turn_on() -> None:
    state, _ = play(position(), "hire donkey farm")
    assert state.players[PERSON].donkeys == [Piece("church"), Piece("farm", is_done=True)]
    assert refused(state, "donkey farm church") == "hamlet.refusal.no-donkey"


def test_there_are_six_donkeys_at_most() -> None:
    state = position(gold=(99, 2), donkeys=("church",) * 6)
    assert refused(state, "hire donkey farm") == "hamlet.refusal.no-more-donkeys"


@pytest.mark.parametrize(
    "moves",
    [
        ("take sawmill", "hire villager", "hire donkey farm", "hire donkey farm"),
        ("hire villager", "hire villager", "take sawmill"),
        ("hire donkey farm", "take sawmill", "hire villager"),
    ],
)
def test_one_villager_does_all_of_it_in_any_order(moves: tuple[str, ...]) -> None:
    state, events = play(position(row=ROW, gold=(40, 2)), *moves)
    walked = [event for event in events if isinstance(event, Walked)]
    assert walked == [Walked(PERSON, "church", "town-hall")]
    assert not state.players[PERSON].ready


def test_a_second_blueprint_needs_a_second_villager() -> None:
    one, _ = play(position(row=ROW), "take sawmill", "draw woodland")
    assert refused(one, "take stonemason") == "hamlet.refusal.no-villager"
    assert possible(one, "take") == []
    two = position(row=ROW, villagers=(("church", "farm"), ("church",)))
    two, events = play(two, "take sawmill", "draw woodland", "take stonemason")
    assert two.players[PERSON].blueprints == ["sawmill", "stonemason"]
    assert [event.start for event in events if isinstance(event, Walked)] == ["church", "farm"]


@pytest.mark.parametrize("between", ["donkey church farm", "produce farm"])
def test_the_visit_ends_when_something_else_is_done(between: str) -> None:
    state = position(gold=(40, 2), villagers=(("church", "church"), ("church",)))
    state, _ = play(state, "hire villager", between)
    if state.players[PERSON].ready:
        _, events = play(state, "hire donkey farm")
        assert Walked(PERSON, "church", "town-hall") in events
    else:
        assert refused(state, "hire donkey farm") == "hamlet.refusal.no-villager"


def test_the_visit_ends_with_the_turn() -> None:
    state, _ = play(position(gold=(40, 2), choices="fixed"), "hire villager", "end", "marker red")
    assert state.visit == ""


def test_hires_remain_possible_while_the_villager_is_there() -> None:
    state, _ = play(position(row=ROW, gold=(9, 2)), "hire villager")
    assert possible(state, "take", "hire") == [
        "take sawmill",
        "take stonemason",
        "take dairy-farm",
        "take flour-mill",
        "hire donkey church",
        "hire donkey town-hall",
        "hire donkey market",
        "hire donkey farm",
        "hire donkey woodcutter",
        "hire donkey quarry",
    ]
