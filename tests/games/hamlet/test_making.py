"""Make goods: for each space that is filled raw material is used up, and an own good put there."""

import pytest

from dorfplatz.games.hamlet.events import Made, Used
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.state import PERSON, Token
from tests.games.hamlet.positions import play, position, possible, refused, words_of

WORKSHOPS = [
    ("sawmill", "wood", "timber"),
    ("stonemason", "stone", "brick"),
    ("flour-mill", "wheat", "flour"),
    ("dairy-farm", "wheat", "milk"),
]
REACH = ("church", "market")


@pytest.mark.parametrize(("place", "raw", "good"), WORKSHOPS)
def test_each_workshop_makes_its_good_of_its_raw_material(place: str, raw: str, good: str) -> None:
    before = position(laid={place: "at market"}, donkeys=REACH)
    after, events = play(before, f"make {place} 1")
    assert words_of(after.tokens[place]) == f"fine-{good}:0"
    assert after.supply[Resource(raw)] == before.supply[Resource(raw)] + 1
    assert after.players[PERSON].goods[Resource(good)] == 1
    assert [event.token for event in events if isinstance(event, Used)] == [Token(Resource(raw))]
    assert Made(PERSON, place, Resource(good), 1, True) in events


@pytest.mark.parametrize(("holder", "word"), [(0, "fine-timber:0"), (1, "timber:0")])
def test_whoever_has_the_milestone_makes_high_quality(holder: int, word: str) -> None:
    state = position(laid={"sawmill": "at market"}, milestones={"carpenter": holder}, donkeys=REACH)
    after, _ = play(state, "make sawmill 1")
    assert words_of(after.tokens["sawmill"]) == word


def test_the_milestone_of_another_good_does_not_help() -> None:
    laid = {"sawmill": "at market", "stonemason": "apart at town-hall"}
    state = position(laid=laid, botriks=("sawmill",), donkeys=REACH)
    after, _ = play(state, "make sawmill 1")
    assert words_of(after.tokens["sawmill"]) == "timber:0"


def test_a_workshop_may_have_been_built_by_anyone() -> None:
    state = position(laid={"sawmill": "at market"}, botriks=("sawmill",), donkeys=REACH)
    assert "make sawmill 1" in possible(state)


def test_any_number_of_spaces_may_be_filled_but_at_least_one() -> None:
    state = position(laid={"timber-yard": "at market"}, donkeys=REACH)
    assert possible(state, "make") == ["make timber-yard 1", "make timber-yard 2"]
    assert refused(state, "make timber-yard 0") == "hamlet.refusal.nothing"
    one, _ = play(state, "make timber-yard 1")
    two, _ = play(state, "make timber-yard 2")
    assert [one.free_spaces("timber-yard"), two.free_spaces("timber-yard")] == [1, 0]
    assert two.tokens["woodcutter"] == ()


def test_there_must_be_so_many_empty_spaces() -> None:
    state = position(laid={"sawmill": "at market"}, tokens={"sawmill": "timber:1"}, donkeys=REACH)
    assert refused(state, "make sawmill 1") == "hamlet.refusal.no-space"
    assert refused(position(laid={"sawmill": ""}), "make sawmill 2") == "hamlet.refusal.no-space"
    assert possible(state, "make") == []


def test_there_must_be_so_many_own_tokens() -> None:
    laid = {"timber-yard": "at market", "sawmill": "apart at quarry"}
    one_left = position(laid=laid, tokens={"sawmill": "timber:0"}, donkeys=REACH)
    assert possible(one_left, "make") == ["make timber-yard 1"]
    assert refused(one_left, "make timber-yard 2") == "hamlet.refusal.no-token"
    laid = {"timber-yard": "apart at quarry", "sawmill": "at market"}
    none_left = position(laid=laid, tokens={"timber-yard": "timber:0 timber:0"}, donkeys=REACH)
    assert refused(none_left, "make sawmill 1") == "hamlet.refusal.no-token"
    assert possible(none_left, "make") == []


def test_raw_material_that_is_missing_is_bought() -> None:
    state = position(
        laid={"timber-yard": "at market"}, tokens={"woodcutter": "wood"}, donkeys=REACH
    )
    after, _ = play(state, "make timber-yard 2")
    assert after.players[PERSON].gold == 0
    assert words_of(after.tokens["timber-yard"]) == "fine-timber:0 fine-timber:0"


def test_only_processing_places_make_goods() -> None:
    for place in ("church", "farm"):
        assert refused(position(), f"make {place} 1") == "hamlet.refusal.not-processing"


def test_making_brings_neither_gold_nor_points() -> None:
    state = position(laid={"sawmill": "at market"}, donkeys=REACH)
    after, _ = play(state, "make sawmill 1")
    assert (after.players[PERSON].gold, after.players[PERSON].points) == (3, 0)
