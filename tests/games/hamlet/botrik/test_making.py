"""Secondary action: make goods."""

from typing import Any

from dorfplatz.games.hamlet.botrik import making
from dorfplatz.games.hamlet.events import Made, Used
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import BOTRIK
from tests.games.hamlet.botrik.situations import (
    FULL,
    WORKSHOPS,
    asked,
    failures,
    found,
    position,
    steps,
    thoughts,
    turn,
    walks,
)
from tests.games.hamlet.positions import play, words_of

TWO_MASONS = {"stonemason": "", "master-mason": ""}
"""One space and two."""


def at(*villagers: str) -> dict[str, Any]:
    return {"villagers": (["church"], villagers)}


def test_he_makes_goods_where_there_is_space_and_raw_material() -> None:
    state, events = turn("marker yellow", laid={"sawmill": ""})
    assert found(events, Made) == [Made(BOTRIK, "sawmill", Resource.TIMBER, 1, fine=False)]
    assert [event.place for event in found(events, Used)] == ["woodcutter"]
    assert walks(events) == ["sawmill"]
    assert words_of(state.tokens["sawmill"]) == "timber:1"


def test_without_a_processing_place_he_fails() -> None:
    assert failures(thoughts(making.attempt, position())) == ["make: no-workshop"]


def test_without_an_empty_space_he_fails() -> None:
    state = position(laid={"sawmill": ""}, tokens={"sawmill": "timber:0"})
    assert failures(thoughts(making.attempt, state)) == ["make: no-workshop"]


def test_without_raw_material_he_fails() -> None:
    state = position(laid={"sawmill": ""}, tokens={"woodcutter": ""})
    assert failures(thoughts(making.attempt, state)) == ["make: no-material"]


def test_without_a_token_of_the_good_he_fails() -> None:
    tokens = {"master-mason": "brick:1 brick:1"}
    state = position(laid=TWO_MASONS, tokens=tokens)
    assert failures(thoughts(making.attempt, state)) == ["make: no-tokens"]


def test_a_processing_place_without_a_road_is_of_no_use_to_him() -> None:
    state = position(laid={"sawmill": "apart"})
    assert failures(thoughts(making.attempt, state)) == ["make: no-workshop"]


def test_first_come_his_fine_goods() -> None:
    state = position(laid=WORKSHOPS, botriks=["stonemason"])
    assert steps(thoughts(making.attempt, state), "workshop") == [("makes-fine", ("stonemason",))]


def test_then_the_most_goods() -> None:
    state = position(laid=TWO_MASONS)
    assert steps(thoughts(making.attempt, state), "workshop") == [("makes-most", ("master-mason",))]


def test_goods_count_only_as_far_as_material_and_tokens_go() -> None:
    """With one stone left both make one, and the Stonemason is nearer."""
    state = position(laid=TWO_MASONS, tokens={"quarry": "stone"})
    events = thoughts(making.attempt, state)
    assert steps(events, "workshop") == [("nearest-villager", ("stonemason",))]


def test_then_the_place_nearest_to_one_of_his_villagers_that_has_not_acted() -> None:
    state = position(laid=WORKSHOPS, **at("church", "stonemason", "dairy-farm!"))
    events = thoughts(making.attempt, state)
    assert steps(events, "workshop") == [("nearest-villager", ("stonemason",))]


def test_if_several_are_left_the_person_chooses() -> None:
    changes: dict[str, Any] = {
        "laid": WORKSHOPS,
        "tokens": {"flour-mill": "flour:0"},
        "sales": ("milk", "timber-wheat", "timber-milk"),
        **at("flour-mill"),
    }
    state = position(**changes)
    assert asked(making.attempt, state) == (Question.WORKSHOP, ("sawmill", "stonemason"))
    state, _ = turn("marker yellow", **changes)
    _, events = play(state, "choose stonemason")
    assert [event.place for event in found(events, Made)] == ["stonemason"]


def test_every_empty_space_is_filled() -> None:
    state, events = turn("marker yellow", laid={"master-mason": ""})
    assert [event.count for event in found(events, Made)] == [2]
    assert len(found(events, Used)) == 2
    assert words_of(state.tokens["master-mason"]) == "brick:1 brick:1"


def test_with_raw_material_for_one_space_he_fills_one() -> None:
    _, events = turn("marker yellow", laid={"master-mason": ""}, tokens={"quarry": "stone"})
    assert [event.count for event in found(events, Made)] == [1]


def test_he_uses_the_raw_material_that_lies_nearest() -> None:
    laid = {"plank-barn": "", "flour-mill": "at plank-barn"}
    tokens = FULL | {"plank-barn": "wood wheat"}
    _, events = turn("marker yellow", laid=laid, tokens=tokens, orders={"raw": 0})
    used = [(event.place, event.token.kind) for event in found(events, Used)]
    assert used == [("plank-barn", Resource.WHEAT)]


def test_if_several_lie_as_near_the_person_chooses() -> None:
    laid = {"plank-barn": "", "flour-mill": "at plank-barn", "stone-barn": "at flour-mill"}
    tokens = FULL | {"plank-barn": "wheat", "stone-barn": "wheat"}
    state, _ = turn("marker yellow", laid=laid, tokens=tokens, orders={"raw": 0})
    answers = ("wheat plank-barn", "wheat stone-barn")
    assert state.question == (Question.RESOURCE, answers)
    state, events = play(state, "choose wheat stone-barn")
    assert [event.place for event in found(events, Used)] == ["stone-barn"]


def test_whoever_has_the_milestone_makes_fine_goods() -> None:
    state, events = turn("marker yellow", laid={"sawmill": ""}, botriks=["sawmill"])
    assert [event.fine for event in found(events, Made)] == [True]
    assert words_of(state.tokens["sawmill"]) == "fine-timber:1"


def test_without_the_milestone_his_goods_are_simple() -> None:
    state, _ = turn("marker yellow", laid={"sawmill": ""})
    assert words_of(state.tokens["sawmill"]) == "timber:1"
