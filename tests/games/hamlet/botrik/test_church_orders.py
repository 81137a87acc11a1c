"""Primary action: fill a church order."""

from typing import Any

import pytest

from dorfplatz.games.hamlet.botrik import ordering
from dorfplatz.games.hamlet.events import OrderFilled, SupportTurned, Used
from dorfplatz.games.hamlet.kinds import RAWS
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import BOTRIK
from tests.games.hamlet.botrik.situations import (
    ALL_FOUR,
    BARE,
    FULL,
    WORKSHOPS,
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
    weighed,
)
from tests.games.hamlet.positions import play

EIGHT = FULL | {"farm": "wheat wheat"}
SEVEN = FULL | {"farm": "wheat"}
RICH: dict[str, Any] = {"gold": (3, 7), "villagers": (["church"], ALL_FOUR)}


def goods(timber: str, flour: str, brick: str, milk: str) -> dict[str, Any]:
    """One good on each of the four processing places."""
    tokens = BARE | {
        "sawmill": timber,
        "flour-mill": flour,
        "stonemason": brick,
        "dairy-farm": milk,
    }
    return {"laid": WORKSHOPS, "tokens": tokens}


SIMPLE = goods("timber:0", "flour:0", "brick:0", "milk:0")


def test_he_fills_an_order_that_he_can_deliver_for() -> None:
    state, events = turn(tokens=EIGHT)
    assert found(events, OrderFilled) == [OrderFilled(BOTRIK, "raw", with_donkey=False)]
    assert len(found(events, Used)) == 8
    assert points(events) == [("order", 6)]
    assert walks(events) == ["church"]
    assert state.orders["raw"] == BOTRIK


def test_one_resource_too_few_and_he_fails() -> None:
    assert failures(thoughts(ordering.attempt, position(tokens=SEVEN))) == ["order: orders"]


def test_one_gold_too_few_and_he_fails() -> None:
    assert failures(thoughts(ordering.attempt, position(gold=(3, 6)))) == ["order: orders"]


@pytest.mark.parametrize("order", ["cellar", "loft"])
def test_two_goods_are_enough_for_him(order: str) -> None:
    other = "loft" if order == "cellar" else "cellar"
    _, events = turn(**SIMPLE, orders={other: 0})
    assert [event.order for event in found(events, OrderFilled)] == [order]
    assert len(found(events, Used)) == 2


def test_an_order_that_is_filled_is_closed_for_him() -> None:
    events = thoughts(ordering.attempt, position(tokens=EIGHT, orders={"raw": 0}))
    assert failures(events) == ["order: orders"]


def test_first_comes_the_order_with_the_most_points() -> None:
    events = thoughts(ordering.attempt, position(**SIMPLE, **RICH))
    assert weighed(events, "order").candidates == ("gold", "cellar", "loft")
    assert steps(events, "order") == [("points", ("gold",))]


def test_then_the_one_that_uses_most_of_his_own_fine_goods() -> None:
    state = position(**goods("timber:1", "flour:1", "fine-brick:1", "milk:0"))
    assert steps(thoughts(ordering.attempt, state), "order") == [("fine-goods", ("cellar",))]


def test_then_the_one_that_uses_most_of_his_own_simple_goods() -> None:
    state = position(**goods("timber:0", "flour:1", "fine-brick:0", "milk:0"))
    assert steps(thoughts(ordering.attempt, state), "order") == [("own-goods", ("loft",))]


@pytest.mark.parametrize("more", ["timber:1", "fine-timber:1"])
def test_own_goods_count_only_as_far_as_they_are_used(more: str) -> None:
    """A third good of his own for one of the orders, of which he delivers two all the same."""
    tokens = BARE | {"sawmill": "fine-timber:1", "flour-mill": "fine-flour:1"}
    tokens |= {"stonemason": "fine-brick:1", "dairy-farm": "fine-milk:1", "timber-yard": more}
    state = position(laid=WORKSHOPS | {"timber-yard": ""}, tokens=tokens)
    assert "timber-yard" in state.network.connected
    assert asked(ordering.attempt, state) == (Question.ORDER, ("cellar", "loft"))


def test_then_the_one_that_uses_the_fewest_resources() -> None:
    events = thoughts(ordering.attempt, position(tokens=EIGHT, **RICH))
    assert steps(events, "order") == [("fewest", ("gold",))]


def test_if_several_are_left_the_person_chooses() -> None:
    state, _ = turn(**SIMPLE)
    assert state.question == (Question.ORDER, ("cellar", "loft"))
    state, events = play(state, "choose loft")
    assert [event.order for event in found(events, OrderFilled)] == ["loft"]


def test_filling_the_gold_order_covers_support() -> None:
    state, events = turn(**RICH)
    assert found(events, SupportTurned) == [SupportTurned(is_open=False)]
    assert not state.automa.is_open


def test_filling_another_order_leaves_support_open() -> None:
    state, events = turn(tokens=EIGHT)
    assert found(events, SupportTurned) == []
    assert state.automa.is_open


def test_a_donkey_marks_his_fourth_order() -> None:
    filled = {"gold": 1, "cellar": 1, "loft": 1}
    _, events = turn(tokens=EIGHT, orders=filled)
    assert found(events, OrderFilled) == [OrderFilled(BOTRIK, "raw", with_donkey=True)]


def test_a_marker_marks_his_third_order() -> None:
    _, events = turn(tokens=EIGHT, orders={"gold": 1, "cellar": 1, "loft": 0})
    assert found(events, OrderFilled) == [OrderFilled(BOTRIK, "raw", with_donkey=False)]


def test_failing_with_the_first_villager_pays_a_gold_if_hiring_was_skipped() -> None:
    _, events = turn(villagers=(["church"], ALL_FOUR))
    assert failures(events)[:2] == ["hire: enough-villagers", "order: orders"]
    assert gold(events) == [("support", 1)]


def test_failing_pays_nothing_if_hiring_has_failed_already() -> None:
    """That paid, or would have if support were open."""
    _, events = turn()
    assert failures(events)[:2] == ["hire: gold", "order: orders"]
    assert gold(events) == [("support", 1)]


def test_failing_pays_nothing_while_support_is_covered() -> None:
    _, events = turn(villagers=(["church"], ALL_FOUR), is_open=False)
    assert gold(events) == []


def test_failing_with_a_later_villager_pays_nothing() -> None:
    """The first fills the gold order, the second fails; a modifier keeps support open."""
    _, events = turn(**RICH, modifiers="open-support")
    assert failures(events)[1:3] == ["hire: enough-villagers", "order: orders"]
    assert gold(events) == [("order", -7)]


def test_raw_materials_of_any_mix_will_do() -> None:
    _, events = turn(tokens=EIGHT)
    kinds = [event.token.kind for event in found(events, Used)]
    assert {kind: kinds.count(kind) for kind in RAWS} == dict(zip(RAWS, (3, 3, 2), strict=True))


def test_he_delivers_his_own_fine_goods_first_then_his_own_simple_ones_then_the_nearest() -> None:
    """The rulebook says so of building only; ours for orders and sales."""
    laid = WORKSHOPS | {"creamery": ""}
    tokens = BARE | {
        "stonemason": "brick:0",
        "dairy-farm": "milk:1",
        "creamery": "fine-milk:1 milk:0",
    }
    state = position(laid=laid, tokens=tokens)
    assert "creamery" in state.network.connected
    _, events = turn(laid=laid, tokens=tokens)
    used = [(event.place, event.token.owner, event.token.fine) for event in found(events, Used)]
    assert used == [("creamery", BOTRIK, True), ("dairy-farm", BOTRIK, False)]
