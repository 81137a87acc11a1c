"""Botrik's turn as steps: what he tried, what failed, what decided, and where."""

from typing import Any

import pytest

from dorfplatz.games.hamlet.events import Used
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failed, Settled, Weighed
from dorfplatz.showing.hamlet.botriks_turn.step_kinds import Kind
from dorfplatz.showing.hamlet.botriks_turn.steps import Step
from dorfplatz.showing.hamlet.botriks_turn.turns import latest_turn
from tests.games.hamlet.botrik.situations import ALL_FOUR
from tests.games.hamlet.botrik.test_markers import NOTHING_WORKS
from tests.games.hamlet.botrik.test_turn import FOR_SALE
from tests.showing.hamlet.botriks_turns import all_turns, lines, told
from tests.showing.hamlet.games import SEEDS, begun, played

EXAMPLE: dict[str, Any] = {
    "laid": {"sawmill": ""},
    "tokens": {"sawmill": "timber:0"},
    "sales": ("milk", "flour", "brick-wood"),
    "blueprints": ([], ["woodland", "mountains", "lime-tree"]),
    "choices": "fixed",
}


def questions(step: Step) -> list[str]:
    return [
        str(reason.weighing.question.english)
        for reason in step.reasons
        if reason.weighing is not None
    ]


def test_the_turn_of_the_example_is_told_step_by_step() -> None:
    found = told("marker blue", **EXAMPLE)
    assert lines(found) == [
        *("failed hire", "support", "failed order", "failed sell"),
        *("marker blueprint", "failed blueprint", "failed make"),
        *("done build", "walked", "moved build"),
    ]
    sentences = [str(step.sentence) for step in found.steps]
    assert sentences[0] == "Hire a villager: not enough gold (gold: 2 of 5)."
    assert sentences[4] == "Botrik draws a marker: blue, circle 2, “buy a blueprint”."
    assert sentences[-1] == "“build a place” goes to the end of Botrik’s row."


def test_the_example_says_what_he_chose_the_place_by() -> None:
    built = next(step for step in told("marker blue", **EXAMPLE).steps if step.kind is Kind.DONE)
    blueprint, neighbour, *_ = [each.weighing for each in built.reasons]
    assert blueprint is not None
    assert neighbour is not None
    assert questions(built)[:3] == [
        *("Which blueprint is built?", "Next to which place?", "How is it laid?"),
    ]
    assert blueprint.settled is Settled.PRIORITY
    assert [left.by.english for left in blueprint.priorities] == ["furthest left"]
    assert "woodland" in built.places
    assert "woodland" in built.after.village


def test_the_example_of_an_own_fine_good_adds_up_what_it_brings() -> None:
    """Two points and one in place of two gold, then the sale: one, and one in place of gold."""
    changes: dict[str, Any] = {"laid": {"dairy-farm": ""}, "botriks": ["dairy-farm"]}
    found = told(tokens={"dairy-farm": "fine-milk:1"}, **changes)
    sold = next(step for step in found.steps if step.action is Action.SELL)
    assert [str(each) for each in sold.outcomes][:2] == [
        "Used: 1 fine milk of Player 2 (Dairy Farm).",
        "Player 2: +5★.",
    ]
    assert (sold.places, sold.sources) == (("market",), ("dairy-farm",))


def test_a_question_is_the_last_step_and_has_the_thoughts_that_led_to_it() -> None:
    villagers = (["church"], ["farm", "woodcutter"])
    found = told(villagers=villagers, sales=FOR_SALE)
    assert lines(found)[-2:] == ["done sell", "asks"]
    asked = found.steps[-1]
    assert str(asked.sentence).startswith("A villager of Botrik goes to Market.")
    assert asked.places == ("farm", "woodcutter")
    assert asked.after.question is not None


def test_after_the_answer_the_steps_before_it_are_the_same() -> None:
    villagers = (["church"], ["farm", "woodcutter"])
    before = told(villagers=villagers, sales=FOR_SALE)
    after = told("choose woodcutter", villagers=villagers, sales=FOR_SALE)
    number = len(before.steps) - 1
    assert lines(after)[:number] == lines(before)[:number]
    went = after.steps[number]
    assert went.kind is Kind.WALKED
    (reason,) = went.reasons
    assert reason.weighing is not None
    assert reason.weighing.settled is Settled.PERSON


def test_a_blueprint_that_comes_with_a_villager_has_its_own_step_and_reasons() -> None:
    found = told(gold=(3, 5), villagers=(["church"], ["church"]))
    hired, taken, *_ = found.steps
    assert lines(found) == ["done hire", "done hire", "walked"]
    assert hired.reasons == ()
    assert questions(taken) == ["Which blueprint of the row?"]
    assert [str(each) for each in hired.outcomes] == [
        *("Player 2: −5 gold.", "Botrik’s support is covered."),
    ]


def test_when_nothing_works_that_is_told_too() -> None:
    found = told("marker red", **NOTHING_WORKS, bowl={"red": 1}, is_open=False)
    assert lines(found)[3] == "marker produce"
    assert lines(found)[-3:] == ["nothing", "walked", "bowl"]
    assert str(found.steps[-2].sentence) == "A villager of Player 2 stays at Church."
    assert [str(each) for each in found.steps[-1].outcomes] == [
        *("Player 2: +1 gold.", "Botrik’s support is open again."),
    ]


def test_each_villager_has_its_own_steps() -> None:
    found = told(
        "marker red", villagers=(["church"], ALL_FOUR), actions="blueprint,produce,make,build,road"
    )
    assert found.villagers == 4
    assert [step.villager for step in found.steps] == [1] * 8 + [2] * 3
    assert lines(found)[8] == "skipped hire"


def test_there_is_nothing_to_tell_before_his_first_turn() -> None:
    assert latest_turn(begun()) is None


@pytest.mark.parametrize("seed", SEEDS)
def test_in_whole_games_every_thought_is_told_once_and_every_used_resource_is_shown(
    seed: int,
) -> None:
    for course, found in all_turns(played(seed)):
        made = [step for step in course.done[found.began :] if step is not None]
        events = [event for step in made for event in step.events]
        thoughts = [event for event in events if isinstance(event, Failed | Weighed)]
        used = {event.place for event in events if isinstance(event, Used)}
        assert len(thoughts) == sum(len(step.reasons) for step in found.steps)
        assert used == {place for step in found.steps for place in step.sources}
        assert found.steps[-1].villager <= found.villagers


def test_in_whole_games_no_villager_needs_more_than_a_dozen_steps() -> None:
    for _, found in all_turns(played(SEEDS[0])):
        numbers = [step.villager for step in found.steps]
        assert max(map(numbers.count, numbers)) <= 12
