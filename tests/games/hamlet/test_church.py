"""The Church: four orders, each filled once; and a gold for those who can do nothing else."""

from typing import Any

import pytest

from dorfplatz.games.hamlet.cardboard.components import standard, write
from dorfplatz.games.hamlet.events import GoldChanged, OrderFilled, PointsChanged, Used, Walked, Why
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, State
from tests.games.hamlet.positions import play, position, possible, refused

FULL = {"farm": "wheat wheat wheat", "woodcutter": "wood wood wood", "quarry": "stone stone stone"}


def test_ten_gold_bring_six_points() -> None:
    after, events = play(position(gold=(11, 2)), "order gold")
    assert events == [
        Walked(PERSON, "church", "church"),
        OrderFilled(PERSON, "gold", False),
        GoldChanged(PERSON, -10, Why.ORDER),
        PointsChanged(PERSON, 6, Why.ORDER),
    ]
    assert after.orders["gold"] == PERSON
    assert (after.players[PERSON].gold, after.players[PERSON].points) == (1, 6)


def test_ten_raw_materials_in_any_mix_bring_six_points() -> None:
    tokens = {**FULL, "plank-barn": "wood wood wood"}
    state = position(laid={"plank-barn": "at market"}, tokens=tokens, donkeys=("market",))
    paying, _ = play(state, "order raw")
    after, _ = play(paying, *["use wood plank-barn"] * 3, *["use stone quarry"] * 3)
    assert after.phase is Phase.PAY
    after, _ = play(after, *["use wood woodcutter"] * 3)
    assert after.orders["raw"] == PERSON
    assert after.players[PERSON].points == 6
    assert after.supply[Resource.WOOD] == 6


@pytest.mark.parametrize(
    ("order", "goods"),
    [
        ("cellar", {"stonemason": "brick:1", "creamery": "milk:1 milk:1"}),
        ("loft", {"flour-mill": "flour:1", "timber-yard": "timber:1 timber:1"}),
    ],
)
def test_three_goods_of_two_kinds_in_any_mix_bring_four_points(
    order: str, goods: dict[str, str]
) -> None:
    first, second = goods
    laid = {first: "at market", second: f"at {first}"}
    state = position(laid=laid, tokens=goods, donkeys=("market", first))
    after, events = play(state, f"order {order}")
    assert len([event for event in events if isinstance(event, Used)]) == 3
    assert (after.players[PERSON].points, after.players[PERSON].gold) == (4, 3)
    assert after.orders[order] == PERSON


def test_used_goods_of_ones_own_pay_for_themselves() -> None:
    state = position(
        laid={"creamery": "at market"},
        tokens={"creamery": "fine-milk:0 fine-milk:0"},
        donkeys=("market",),
        gold=(5, 2),
    )
    after, _ = play(state, "order cellar")
    assert after.players[PERSON].points == 4 + 2 + 2
    assert after.players[PERSON].gold == 0 + 2 + 2


@pytest.mark.parametrize("order", ["gold", "raw", "cellar", "loft"])
@pytest.mark.parametrize("filler", [0, 1])
def test_each_order_is_filled_once_by_whoever_comes_first(order: str, filler: int) -> None:
    state = position(gold=(99, 2), orders={order: filler})
    assert refused(state, f"order {order}") == "hamlet.refusal.filled"
    assert f"order {order}" not in possible(state)
    assert len(possible(state, "order")) == 3


def test_there_is_no_other_order() -> None:
    assert refused(position(), "order beer") == "hamlet.refusal.no-order"


def test_what_is_missing_for_an_order_may_be_bought() -> None:
    assert "order raw" in possible(position(gold=(12, 2)))
    assert refused(position(gold=(11, 2)), "order raw") == "hamlet.refusal.missing-dear"


def test_an_order_needs_a_villager() -> None:
    state = position(gold=(10, 2), villagers=(("farm!",), ("church",)))
    assert refused(state, "order gold") == "hamlet.refusal.no-villager"


def nothing_else(**changes: Any) -> State:
    """No gold, full places, a hand full of barns, and all roads here built."""
    given: dict[str, Any] = {
        "gold": (0, 2),
        "tokens": FULL,
        "blueprints": (("plank-barn", "stone-barn", "grain-barn"), ()),
        "donkeys": (),
        "roads": ("bridge church town-hall 0", "bridge church quarry 0"),
    }
    return position(**{**given, **changes})


def test_who_can_do_nothing_else_begs_for_a_gold() -> None:
    state = nothing_else()
    assert possible(state) == ["beg", "end"]
    after, events = play(state, "beg")
    assert events == [Walked(PERSON, "church", "church"), GoldChanged(PERSON, 1, Why.BEGGING)]
    assert after.players[PERSON].gold == 1
    assert possible(after) == ["end"]


def test_leading_a_donkey_does_not_count_as_something_to_do() -> None:
    assert possible(nothing_else(donkeys=("quarry",))) == ["beg", "donkey quarry church", "end"]


def test_who_can_do_something_must_not_beg() -> None:
    assert refused(position(), "beg") == "hamlet.refusal.can-act"
    assert "beg" not in possible(position())


def test_a_starting_place_with_space_is_as_good_as_full_when_the_supply_has_run_out() -> None:
    few = write(standard()).replace(" raws = 6", " raws = 5")
    tokens = {**FULL, "farm": "wheat wheat", "hay-barn": "wheat wheat wheat"}
    state = nothing_else(components=few, laid={"hay-barn": "apart"}, tokens=tokens)
    assert state.supply[Resource.WHEAT] == 0
    assert possible(state) == ["beg", "end"]


def test_begging_needs_a_villager() -> None:
    state, _ = play(nothing_else(), "beg")
    assert refused(state, "beg") == "hamlet.refusal.can-act"


def test_botrik_uses_a_donkey_for_his_fourth_order() -> None:
    state = position(
        gold=(3, 7),
        orders={"raw": 1, "cellar": 1, "loft": 1},
        villagers=(("church",), ("church",) * 4),
    )
    _, events = play(state, "end")
    assert OrderFilled(BOTRIK, "gold", True) in events
