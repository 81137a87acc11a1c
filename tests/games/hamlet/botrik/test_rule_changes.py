"""What is different for Botrik: resources, gold, prices, discounts."""

import pytest

from dorfplatz.games.hamlet.botrik import ordering, resources, selling
from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.events import (
    DonkeyHired,
    DonkeyLed,
    GoldChanged,
    OrderFilled,
    PointsChanged,
    Traded,
    Used,
    Why,
)
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Token
from dorfplatz.games.hamlet.tile import Need
from tests.games.hamlet.botrik.situations import (
    ALL_FOUR,
    BARE,
    all_events,
    failures,
    found,
    gold,
    points,
    position,
    thoughts,
    turn,
    whole_games,
)
from tests.games.hamlet.positions import play

MILK = (Need(1, (Resource.MILK,)),)


@pytest.mark.no_cover
def test_he_never_has_or_moves_a_donkey() -> None:
    assert all(not state.players[BOTRIK].donkeys for state, _ in whole_games())
    assert {event.seat for event in found(all_events(), DonkeyLed)} == {PERSON}
    assert {event.seat for event in found(all_events(), DonkeyHired)} == {PERSON}


def test_he_uses_whatever_lies_on_a_connected_place_without_donkeys() -> None:
    state = position(laid={"dairy-farm": ""}, tokens={"dairy-farm": "milk:0"}, donkeys=["church"])
    assert resources.are_there(state, MILK)


def test_what_lies_on_a_place_without_a_road_is_out_of_his_reach() -> None:
    state = position(laid={"dairy-farm": "apart"}, tokens={"dairy-farm": "milk:1"})
    assert not resources.are_there(state, MILK)


@pytest.mark.no_cover
def test_he_never_uses_free_trade() -> None:
    events = thoughts(selling.attempt, position(tokens=BARE, gold=(0, 99)))
    assert failures(events) == ["sell: sales"]
    assert {event.seat for event in found(all_events(), Traded)} <= {PERSON}


@pytest.mark.no_cover
def test_he_gets_no_gold_but_from_support() -> None:
    changes = [event for event in found(all_events(), GoldChanged) if event.seat == BOTRIK]
    assert {event.why for event in changes if event.gold > 0} == {Why.SUPPORT}
    assert {event.gold for event in changes if event.gold > 0} == {1}


def test_a_sum_of_gold_in_a_reward_is_one_point_whatever_its_size() -> None:
    sale = standard().sales["milk"]
    assert sale.gold > 1
    _, events = turn(
        laid={"dairy-farm": ""},
        tokens={"dairy-farm": "milk:0"},
        sales=("milk", "flour", "timber-wheat"),
    )
    assert points(events) == [("sale", sale.points), ("instead", 1)]
    assert ("sale", sale.gold) not in gold(events)


def test_gold_on_a_blueprint_is_one_point_whatever_the_sum() -> None:
    _, events = turn("marker blue", row=["sawmill+3", "woodland", "mountains", "lime-tree"])
    assert points(events) == [("instead", 1)]
    assert gold(events) == [("support", 1)]


def test_an_own_fine_good_that_he_uses_brings_two_points_and_one_in_place_of_two_gold() -> None:
    changes = {"laid": {"dairy-farm": ""}, "botriks": ["dairy-farm"]}
    _, events = turn(tokens={"dairy-farm": "fine-milk:1"}, **changes)
    assert found(events, Used)[0].token == Token(Resource.MILK, BOTRIK, fine=True)
    own = [event for event in found(events, PointsChanged) if event.why is not Why.SALE]
    assert [event.points for event in own] == [2, 1, 1]
    assert points(events)[:2] == [("goods", 2), ("instead", 1)]


def test_an_own_simple_good_brings_one_point_and_one_in_place_of_the_gold() -> None:
    _, events = turn(laid={"dairy-farm": ""}, tokens={"dairy-farm": "milk:1"})
    assert points(events)[:2] == [("goods", 1), ("instead", 1)]


def test_his_good_that_the_person_uses_brings_him_points_too() -> None:
    state = position(
        laid={"dairy-farm": "at market"},
        tokens={"dairy-farm": "fine-milk:1"},
        sales=("milk", "flour", "timber-wheat"),
    )
    state, events = play(state, "sell milk")
    assert points(events) == [("goods", 2), ("instead", 1)]
    assert state.players[BOTRIK].gold == 2


def test_the_persons_good_that_he_uses_pays_the_person() -> None:
    _, events = turn(laid={"dairy-farm": ""}, tokens={"dairy-farm": "fine-milk:0"})
    assert GoldChanged(PERSON, 2, Why.GOODS) in events
    assert PointsChanged(PERSON, 2, Why.GOODS) in events


@pytest.mark.no_cover
def test_he_pays_gold_for_villagers_and_for_the_gold_order_only() -> None:
    changes = [event for event in found(all_events(), GoldChanged) if event.seat == BOTRIK]
    assert {event.why for event in changes if event.gold < 0} <= {Why.VILLAGER, Why.ORDER}
    orders = {event.order for event in found(all_events(), OrderFilled) if event.seat == BOTRIK}
    assert orders <= set(standard().orders)


@pytest.mark.parametrize("villagers", [1, 2, 3])
def test_each_villager_costs_him_five(villagers: int) -> None:
    _, events = turn(gold=(3, 5), villagers=(["church"], ["church"] * villagers))
    assert gold(events)[0] == ("villager", -5)


@pytest.mark.parametrize(
    ("order", "asked", "delivered"), [("raw", 10, 8), ("cellar", 3, 2), ("loft", 3, 2)]
)
def test_church_orders_ask_him_for_fewer_resources(order: str, asked: int, delivered: int) -> None:
    printed = standard().orders[order]
    assert sum(need.count for need in printed.needs) == asked
    assert sum(need.count for need in ordering.discounted(printed).needs) == delivered
    assert ordering.discounted(printed).gold == 0


def test_the_gold_order_asks_him_for_seven_in_place_of_ten() -> None:
    printed = standard().orders["gold"]
    assert (printed.gold, ordering.discounted(printed).gold) == (10, 7)
    _, events = turn(gold=(3, 7), villagers=(["church"], ALL_FOUR))
    assert gold(events) == [("order", -7)]
