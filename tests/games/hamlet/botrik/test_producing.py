"""Secondary action: produce raw materials."""

from dorfplatz.games.hamlet.botrik import producing
from dorfplatz.games.hamlet.events import Produced
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import BOTRIK
from tests.games.hamlet.botrik.situations import (
    FULL,
    asked,
    failures,
    found,
    gold,
    points,
    position,
    steps,
    thoughts,
    turn,
    walks,
)
from tests.games.hamlet.positions import play, words_of

BARN = {"plank-barn": ""}
BARNS = {"plank-barn": "", "stone-barn": ""}
FULL_WITHOUT_WOOD = FULL | {"woodcutter": ""}


def test_he_fills_the_empty_spaces_of_a_production_place() -> None:
    state, events = turn("marker red", tokens=FULL_WITHOUT_WOOD)
    assert found(events, Produced) == [Produced(BOTRIK, "woodcutter", (Resource.WOOD,) * 3)]
    assert walks(events) == ["woodcutter"]
    assert words_of(state.tokens["woodcutter"]) == "wood wood wood"


def test_he_gets_a_point_in_place_of_the_gold() -> None:
    _, events = turn("marker red", tokens=FULL_WITHOUT_WOOD)
    assert points(events) == [("instead", 1)]
    assert gold(events) == [("support", 1)]


def test_without_an_empty_space_he_fails() -> None:
    assert failures(thoughts(producing.attempt, position(tokens=FULL))) == ["produce: no-space"]


def test_first_comes_the_place_with_the_most_empty_spaces() -> None:
    state = position(tokens={"farm": "wheat"})
    assert steps(thoughts(producing.attempt, state), "production") == [("most-spaces", ("farm",))]


def test_then_the_one_nearest_to_one_of_his_villagers_that_has_not_acted() -> None:
    state = position(villagers=(["church"], ["market", "quarry", "farm!"]))
    events = thoughts(producing.attempt, state)
    assert steps(events, "production") == [("nearest-villager", ("quarry",))]


def test_if_several_are_left_the_person_chooses() -> None:
    state = position()
    answers = ("farm", "woodcutter", "quarry")
    assert asked(producing.attempt, state) == (Question.PRODUCTION, answers)
    state, _ = turn("marker red")
    _, events = play(state, "choose quarry")
    assert [event.place for event in found(events, Produced)] == ["quarry"]


def test_in_an_empty_barn_he_produces_one_of_each() -> None:
    _, events = turn("marker red", laid=BARN, tokens=FULL, orders={"raw": 0})
    raws = (Resource.WOOD, Resource.STONE, Resource.WHEAT)
    assert found(events, Produced) == [Produced(BOTRIK, "plank-barn", raws)]


def test_where_a_kind_has_run_out_the_person_chooses_what_a_barn_gets_twice() -> None:
    tokens = FULL | {"stone-barn": "wood wood wood"}
    state = position(laid=BARNS, tokens=tokens)
    assert "stone-barn" in state.network.connected
    question, answers = asked(producing.attempt, state)
    assert (question, answers) == (Question.RAWS, ("stone stone wheat", "stone wheat wheat"))
    state, _ = turn("marker red", laid=BARNS, tokens=tokens, orders={"raw": 0})
    state, _ = play(state, "choose stone wheat wheat")
    assert words_of(state.tokens["plank-barn"]) == "stone wheat wheat"


def test_with_too_few_spaces_for_one_of_each_the_person_chooses_whatever_lies_there() -> None:
    state = position(laid=BARN, tokens=FULL | {"plank-barn": "stone"})
    answers = ("wood stone", "wood wheat", "stone wheat")
    assert asked(producing.attempt, state) == (Question.RAWS, answers)


def test_he_fills_as_much_as_the_supply_has() -> None:
    tokens = FULL_WITHOUT_WOOD | {"plank-barn": "wood wood wood", "stone-barn": "wood wood stone"}
    _, events = turn("marker red", laid=BARNS, tokens=tokens, orders={"raw": 0})
    assert found(events, Produced) == [Produced(BOTRIK, "woodcutter", (Resource.WOOD,))]


def test_a_kind_that_has_run_out_makes_him_fail_there() -> None:
    wood = "wood wood wood"
    tokens = FULL_WITHOUT_WOOD | {"plank-barn": wood, "stone-barn": wood}
    events = thoughts(producing.attempt, position(laid=BARNS, tokens=tokens))
    assert failures(events) == ["produce: no-raws"]


def test_a_barn_without_a_road_is_of_no_use_to_him() -> None:
    state = position(laid={"plank-barn": "apart"}, tokens=FULL)
    assert failures(thoughts(producing.attempt, state)) == ["produce: no-space"]
