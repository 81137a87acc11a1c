"""Primary action: sell resources."""

from dataclasses import replace
from typing import Any

from dorfplatz.games.hamlet.botrik import selling
from dorfplatz.games.hamlet.events import SaleShown, Sold, Used
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import BOTRIK, Phase
from tests.games.hamlet.botrik.situations import (
    ALL_FOUR,
    BARE,
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

RAW_SALES = ("wood-wood-wheat", "stone-stone-wheat", "timber-milk")
GOODS_SALES = ("milk", "flour", "timber-brick")


def dairy_and_mill(milk: str, flour: str) -> dict[str, Any]:
    laid = {"flour-mill": "", "dairy-farm": ""}
    tokens = BARE | {"flour-mill": flour, "dairy-farm": milk}
    return {"laid": laid, "tokens": tokens, "sales": GOODS_SALES}


def test_he_sells_what_a_sale_tile_asks_for_if_it_is_there() -> None:
    state, events = turn(sales=RAW_SALES, tokens={"quarry": "stone"})
    assert found(events, Sold) == [Sold(BOTRIK, "wood-wood-wheat")]
    assert [event.place for event in found(events, Used)] == ["woodcutter", "woodcutter", "farm"]
    assert walks(events) == ["market"]
    assert state.players[BOTRIK].sales == ["wood-wood-wheat"]


def test_he_takes_its_points_and_a_point_in_place_of_its_gold() -> None:
    _, events = turn(sales=RAW_SALES, tokens={"quarry": "stone"})
    assert points(events) == [("sale", 1), ("instead", 1)]
    assert gold(events) == [("support", 1)]


def test_the_market_is_filled_again() -> None:
    state, events = turn(sales=RAW_SALES, tokens={"quarry": "stone"})
    assert len(found(events, SaleShown)) == 1
    assert len(state.sales) == 3


def test_what_is_missing_anywhere_makes_him_fail() -> None:
    state = position(sales=RAW_SALES, tokens={"farm": ""})
    assert failures(thoughts(selling.attempt, state)) == ["sell: sales"]


def test_failing_here_pays_nothing_more() -> None:
    state, events = turn(villagers=(["church"], ALL_FOUR), is_open=False)
    assert failures(events)[-1] == "sell: sales"
    assert gold(events) == []
    assert state.phase is Phase.MARK


def test_first_comes_the_sale_with_the_most_points() -> None:
    sales = position().options.components.sales
    best = max(sales.values(), key=lambda sale: sale.points).id
    others = [sale.id for sale in sales.values() if sale.points < sales[best].points]
    tokens = {"sawmill": "timber:0", "flour-mill": "flour:0", "stonemason": "brick:0"}
    tokens |= {"dairy-farm": "milk:0"}
    laid = WORKSHOPS | {"creamery": ""}
    state = position(
        laid=laid, tokens=tokens | {"creamery": "milk:0"}, sales=("milk", best, others[0])
    )
    events = thoughts(selling.attempt, state)
    assert "milk" in weighed(events, "sale").candidates
    assert steps(events, "sale")[0][0] == "points"
    assert weighed(events, "sale").chosen == best


def test_a_point_in_place_of_gold_is_a_point_too() -> None:
    """Two points without gold bring him as much as one with gold."""
    state = position(sales=RAW_SALES)
    components = state.options.components
    rich = replace(components.sales["wood-wood-wheat"], points=2, gold=0)
    sales = {**components.sales, rich.id: rich}
    state.options = replace(state.options, components=replace(components, sales=sales))
    assert asked(selling.attempt, state) == (Question.SALE, RAW_SALES[:2])


def test_then_the_one_that_uses_most_of_his_own_fine_goods() -> None:
    state = position(**dairy_and_mill("milk:1", "fine-flour:1"))
    assert steps(thoughts(selling.attempt, state), "sale") == [("fine-goods", ("flour",))]


def test_then_the_one_that_uses_most_of_his_own_simple_goods() -> None:
    state = position(**dairy_and_mill("fine-milk:0", "flour:1"))
    assert steps(thoughts(selling.attempt, state), "sale") == [("own-goods", ("flour",))]


def test_then_the_one_that_uses_the_fewest_resources() -> None:
    sales = ("wood-wood-wheat", "milk", "timber-brick")
    state = position(laid={"dairy-farm": ""}, tokens={"dairy-farm": "milk:0"}, sales=sales)
    assert steps(thoughts(selling.attempt, state), "sale") == [("fewest", ("milk",))]


def test_if_several_are_left_the_person_chooses() -> None:
    state = position(sales=RAW_SALES)
    assert asked(selling.attempt, state) == (Question.SALE, RAW_SALES[:2])
    state, _ = turn(sales=RAW_SALES)
    _, events = play(state, "choose stone-stone-wheat")
    assert found(events, Sold)[0] == Sold(BOTRIK, "stone-stone-wheat")
