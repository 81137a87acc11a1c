"""Botrik's account of himself: what failed and why, what he weighed and how it was settled."""

import pytest

from dorfplatz.games.hamlet.botrik import building, making, ordering, paving, selling
from dorfplatz.games.hamlet.events import MarkerDrawn, Produced
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import (
    Failed,
    Failure,
    Lack,
    Narrowed,
    Priority,
    Question,
    Settled,
    Weighed,
)
from tests.games.hamlet.botrik.situations import (
    ALL_FOUR,
    BARE,
    FULL,
    all_events,
    failures,
    found,
    position,
    thoughts,
    turn,
    weighed,
)


def test_what_was_tried_is_told_in_its_order_before_what_was_done() -> None:
    _, events = turn("marker yellow", "choose farm", tokens=BARE, blueprints=([], ["woodland"]))
    assert failures(events) == [
        *("hire: gold", "order: orders", "sell: sales"),
        *("make: no-workshop", "build: cost", "road: road-cost"),
    ]
    kinds = [type(event) for event in events]
    last = max(number for number, kind in enumerate(kinds) if kind is Failed)
    assert kinds.index(MarkerDrawn) < last < kinds.index(Produced)


def test_failing_to_hire_says_how_much_gold_there_is() -> None:
    _, events = turn(gold=(3, 4))
    assert found(events, Failed)[0] == Failed(Action.HIRE, Failure.GOLD, (Lack("gold", 4, 5),))


def test_a_skipped_action_says_so() -> None:
    _, events = turn(villagers=(["church"], ALL_FOUR))
    assert found(events, Failed)[0] == Failed(Action.HIRE, Failure.ENOUGH_VILLAGERS)


def test_a_failed_order_says_how_much_of_each_open_one_is_there() -> None:
    state = position(orders={"loft": 0}, laid={"stonemason": ""}, tokens={"stonemason": "brick:0"})
    assert thoughts(ordering.attempt, state) == [
        Failed(
            Action.ORDER,
            Failure.ORDERS,
            (Lack("gold", 2, 7), Lack("raw", 6, 8), Lack("cellar", 1, 2)),
        )
    ]


def test_a_failed_sale_says_how_much_of_each_is_there() -> None:
    state = position(sales=("milk", "flour-stone", "timber-brick"))
    assert thoughts(selling.attempt, state) == [
        Failed(
            Action.SELL,
            Failure.SALES,
            (Lack("milk", 0, 1), Lack("flour-stone", 1, 2), Lack("timber-brick", 0, 2)),
        )
    ]


def test_without_orders_or_sales_nothing_is_lacking() -> None:
    filled = dict.fromkeys(("gold", "raw", "cellar", "loft"), 0)
    assert thoughts(ordering.attempt, position(orders=filled)) == [
        Failed(Action.ORDER, Failure.ORDERS)
    ]
    state = position()
    state.sales = []
    assert thoughts(selling.attempt, state) == [Failed(Action.SELL, Failure.SALES)]


def test_a_failed_building_says_how_much_of_each_blueprint_is_there() -> None:
    tokens = {"farm": "wheat", "woodcutter": ""}
    state = position(blueprints=([], ["sawmill", "woodland"]), tokens=tokens)
    assert thoughts(building.attempt, state) == [
        Failed(Action.BUILD, Failure.COST, (Lack("sawmill", 2, 3), Lack("woodland", 0, 1)))
    ]


def test_a_failed_road_says_how_much_of_each_kind_that_is_possible_is_there() -> None:
    state = position(tokens=BARE | {"woodcutter": "wood"})
    assert thoughts(paving.attempt, state) == [
        Failed(Action.ROAD, Failure.ROAD_COST, (Lack("bridge", 1, 2), Lack("path", 0, 2)))
    ]


def test_making_goods_says_what_is_missing() -> None:
    state = position(laid={"sawmill": ""}, tokens={"woodcutter": ""})
    assert thoughts(making.attempt, state) == [Failed(Action.MAKE, Failure.NO_MATERIAL)]


def test_a_choice_says_the_candidates_what_separated_them_and_what_was_left() -> None:
    state = position(
        laid={"sawmill": "", "flour-mill": "", "stonemason": "", "master-mason": "at stonemason"},
        villagers=(["church"], ["flour-mill"]),
        tokens=FULL,
    )
    assert "master-mason" in state.network.connected
    (thought,) = thoughts(making.attempt, state)
    assert thought == Weighed(
        Question.WORKSHOP,
        ("sawmill", "flour-mill", "stonemason", "master-mason"),
        (Narrowed(Priority.MAKES_MOST, ("master-mason",)),),
        "master-mason",
        Settled.PRIORITY,
    )


def test_several_priorities_are_told_one_after_the_other() -> None:
    _, events = turn("marker blue", row=["mountains", "dairy-farm", "sawmill", "woodland"])
    assert weighed(events, "offer").steps == (
        Narrowed(Priority.KIND, ("dairy-farm", "sawmill")),
        Narrowed(Priority.LEFTMOST, ("dairy-farm",)),
    )


def test_a_priority_that_separates_nothing_is_not_told() -> None:
    _, events = turn("marker blue", row=["woodland", "mountains"], bag=[])
    assert [step.by for step in weighed(events, "offer").steps] == [Priority.LEFTMOST]


def test_a_choice_with_one_candidate_is_not_told() -> None:
    _, events = turn("marker blue", row=["woodland"], bag=[])
    assert not found(events, Weighed)


@pytest.mark.no_cover
def test_in_whole_games_every_choice_is_one_of_what_the_last_priority_left() -> None:
    choices = found(all_events(), Weighed)
    assert choices
    for choice in choices:
        left = choice.steps[-1].left if choice.steps else choice.candidates
        assert choice.chosen in left
        assert (len(left) == 1) == (choice.settled is Settled.PRIORITY)


@pytest.mark.no_cover
def test_in_whole_games_every_step_leaves_fewer() -> None:
    for choice in found(all_events(), Weighed):
        sizes = [len(choice.candidates), *(len(step.left) for step in choice.steps)]
        assert sizes == sorted(set(sizes), reverse=True)
