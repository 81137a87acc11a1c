"""Produce: all empty spaces of a production place are filled, as far as the supply goes."""

import pytest

from dorfplatz.games.hamlet.events import GoldChanged, Produced, Walked, Why
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.moves import Produce
from dorfplatz.games.hamlet.state import PERSON
from tests.games.hamlet.positions import everything, play, position, possible, refused, words_of

BARN = {"plank-barn": "at market"}
FULL = {"farm": "wheat wheat wheat", "woodcutter": "wood wood wood", "quarry": "stone stone stone"}


@pytest.mark.parametrize(
    ("place", "raw"), [("farm", "wheat"), ("woodcutter", "wood"), ("quarry", "stone")]
)
def test_each_place_of_the_start_produces_its_raw_material(place: str, raw: str) -> None:
    before = position(tokens={place: ""})
    after, events = play(before, f"produce {place}")
    assert words_of(after.tokens[place]) == f"{raw} {raw} {raw}"
    assert after.supply[Resource(raw)] == before.supply[Resource(raw)] - 3
    assert events == [
        Walked(PERSON, "church", place),
        Produced(PERSON, place, (Resource(raw),) * 3),
        GoldChanged(PERSON, 2, Why.PRODUCTION),
    ]


@pytest.mark.parametrize("lying", ["", "wheat", "wheat wheat"])
def test_two_gold_come_once_however_many_spaces_are_filled(lying: str) -> None:
    after, _ = play(position(tokens={"farm": lying}), "produce farm")
    assert after.players[PERSON].gold == 3 + 2
    assert after.free_spaces("farm") == 0


def test_an_empty_space_is_needed() -> None:
    state = position(tokens=FULL)
    assert refused(state, "produce farm") == "hamlet.refusal.full"
    assert possible(state, "produce") == []


def test_the_supply_sets_the_limit() -> None:
    tokens = {"farm": "", "plank-barn": "wheat wheat wheat", "stone-barn": "wheat wheat"}
    laid = {**BARN, "stone-barn": "at plank-barn"}
    after, events = play(position(laid=laid, tokens=tokens), "produce farm")
    assert Produced(PERSON, "farm", (Resource.WHEAT,)) in events
    assert GoldChanged(PERSON, 2, Why.PRODUCTION) in events
    assert after.free_spaces("farm") == 2
    assert after.supply[Resource.WHEAT] == 0


def test_without_any_supply_nothing_is_produced() -> None:
    tokens = {"farm": "", "plank-barn": "wheat wheat wheat", "stone-barn": "wheat wheat wheat"}
    state = position(laid={**BARN, "stone-barn": "at plank-barn"}, tokens=tokens)
    assert refused(state, "produce farm") == "hamlet.refusal.run-out"
    assert "produce farm" not in possible(state)


def test_a_barn_has_three_spaces_for_any_raw_materials() -> None:
    assert possible(position(laid=BARN), "produce plank-barn") == [
        "produce plank-barn wood wood wood",
        "produce plank-barn wood wood stone",
        "produce plank-barn wood wood wheat",
        "produce plank-barn wood stone stone",
        "produce plank-barn wood stone wheat",
        "produce plank-barn wood wheat wheat",
        "produce plank-barn stone stone stone",
        "produce plank-barn stone stone wheat",
        "produce plank-barn stone wheat wheat",
        "produce plank-barn wheat wheat wheat",
    ]


def test_a_barn_brings_two_gold_too() -> None:
    after, _ = play(position(laid=BARN), "produce plank-barn wood stone wheat")
    assert words_of(after.tokens["plank-barn"]) == "wood stone wheat"
    assert after.players[PERSON].gold == 3 + 2


def test_the_order_in_which_raw_materials_are_named_does_not_matter() -> None:
    one, _ = play(position(laid=BARN), "produce plank-barn wheat wood stone")
    other, _ = play(position(laid=BARN), "produce plank-barn wood stone wheat")
    assert everything(one) == everything(other)


@pytest.mark.parametrize("raws", ["", " wood", " wood wood"])
def test_a_barn_must_be_filled_as_far_as_it_goes(raws: str) -> None:
    assert refused(position(laid=BARN), f"produce plank-barn{raws}") == "hamlet.refusal.filling"


def test_a_barn_takes_what_is_in_the_supply_and_no_more() -> None:
    tokens = {**FULL, "stone-barn": "wood wood wood", "plank-barn": "stone"}
    laid = {**BARN, "stone-barn": "at plank-barn"}
    state = position(laid=laid, tokens=tokens)
    assert possible(state, "produce plank-barn") == [
        "produce plank-barn stone stone",
        "produce plank-barn stone wheat",
        "produce plank-barn wheat wheat",
    ]
    assert refused(state, "produce plank-barn wood wheat") == "hamlet.refusal.filling"


def test_only_production_places_produce() -> None:
    state = position(laid={"sawmill": "at market"})
    for place in ("church", "market", "sawmill"):
        assert refused(state, f"produce {place}") == "hamlet.refusal.not-production"


def test_a_place_that_leaves_no_choice_is_listed_without_raw_materials() -> None:
    assert HAMLET.legal(position())[0] == Produce("farm")
    assert refused(position(), "produce farm wood") == "hamlet.refusal.filling"


def test_a_barn_without_a_road_is_out_of_reach() -> None:
    state = position(laid={"plank-barn": "apart at quarry"})
    assert possible(state, "produce plank-barn") == []
    assert refused(state, "produce plank-barn wood wood wood") == "hamlet.refusal.not-connected"
