"""Using resources up: what it brings the owner of a good, and which one is used."""

import pytest

from dorfplatz.games.hamlet.events import GoldChanged, PointsChanged, Used, Why
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.moves import Use
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, State
from tests.games.hamlet.positions import play, position, possible, refused

FULL = {"farm": "wheat wheat wheat", "woodcutter": "wood wood wood", "quarry": "stone stone stone"}


def with_milk(*words: str) -> State:
    """Milk in a Dairy Farm and a Creamery beside the Market, for the sale that asks for one."""
    places = ("dairy-farm", "creamery")
    return position(
        laid={"dairy-farm": "at market", "creamery": "at dairy-farm"},
        tokens=dict(zip(places, words, strict=False)),
        donkeys=("church", "dairy-farm"),
        sales=("milk",),
    )


@pytest.mark.parametrize(("word", "worth"), [("milk:0", 1), ("fine-milk:0", 2)])
def test_a_used_good_pays_its_owner_points_and_gold_and_goes_back(word: str, worth: int) -> None:
    before = with_milk(word)
    after, events = play(before, "sell milk")
    assert PointsChanged(PERSON, worth, Why.GOODS) in events
    assert GoldChanged(PERSON, worth, Why.GOODS) in events
    assert after.players[PERSON].goods[Resource.MILK] == 2
    assert after.tokens["dairy-farm"] == ()


@pytest.mark.parametrize(("word", "points"), [("milk:1", 1 + 1), ("fine-milk:1", 2 + 1)])
def test_botrik_gets_a_point_in_place_of_the_gold(word: str, points: int) -> None:
    after, events = play(with_milk(word), "sell milk")
    assert after.players[BOTRIK].points == points
    assert after.players[BOTRIK].gold == 2
    assert PointsChanged(BOTRIK, 1, Why.INSTEAD) in events
    assert after.players[BOTRIK].goods[Resource.MILK] == 2


def test_whoever_uses_it_the_owner_is_paid_and_not_the_user() -> None:
    after, _ = play(with_milk("milk:1"), "sell milk")
    sale = HAMLET.new(2).options.components.sales["milk"]
    assert after.players[PERSON].points == sale.points
    assert after.players[PERSON].gold == 3 + sale.gold


def test_raw_materials_go_back_to_the_supply_and_pay_nobody() -> None:
    before = position(sales=("wood-wood-wheat",))
    after, events = play(before, "sell wood-wood-wheat")
    assert after.supply[Resource.WOOD] == before.supply[Resource.WOOD] + 2
    assert after.supply[Resource.WHEAT] == before.supply[Resource.WHEAT] + 1
    assert Why.GOODS not in [event.why for event in events if isinstance(event, PointsChanged)]


def test_where_there_is_a_choice_the_person_chooses_what_is_used() -> None:
    state, _ = play(with_milk("milk:1", "fine-milk:0"), "sell milk")
    assert state.phase is Phase.PAY
    assert HAMLET.actor(state) == PERSON
    assert possible(state) == ["use milk dairy-farm 1", "use fine milk creamery 0"]
    after, _ = play(state, "use fine milk creamery 0")
    assert after.players[PERSON].sales == ["milk"]
    assert after.tokens["creamery"] == ()
    assert after.players[BOTRIK].points == 0


def test_until_it_is_chosen_nothing_is_delivered() -> None:
    state, _ = play(with_milk("milk:1", "milk:0"), "sell milk")
    assert state.players[PERSON].sales == []
    assert refused(state, "end") == "hamlet.refusal.not-now"
    assert refused(state, "use milk farm") == "hamlet.refusal.not-usable"


def test_equal_resources_on_a_place_are_one_choice() -> None:
    state = with_milk("", "milk:0 milk:0")
    after, _ = play(state, "sell milk")
    assert after.phase is not Phase.PAY
    assert after.players[PERSON].sales == ["milk"]


def test_where_all_is_needed_nothing_is_asked() -> None:
    state = position(
        laid={"plank-barn": "at market"}, sales=("wood-wood-wheat",), donkeys=("church",)
    )
    after, _ = play(state, "sell wood-wood-wheat")
    assert after.players[PERSON].sales == ["wood-wood-wheat"]


def test_one_resource_is_chosen_after_the_other() -> None:
    tokens = {**FULL, "plank-barn": "wood stone wheat"}
    state = position(laid={"plank-barn": "at market"}, tokens=tokens, donkeys=("church", "market"))
    state, _ = play(state, "order raw")
    chosen = []
    while state.phase is Phase.PAY:
        chosen.append(possible(state)[-1])
        state, _ = play(state, chosen[-1])
    assert chosen == [
        "use wheat plank-barn",
        "use stone plank-barn",
        "use wood plank-barn",
        *["use stone quarry"] * 3,
        *["use wood woodcutter"] * 3,
    ]
    assert state.tokens["farm"] == position().tokens["farm"]
    assert state.orders["raw"] == PERSON
    assert sum(state.supply.values()) == 6 + 10


def test_each_kind_at_each_place_is_named_once() -> None:
    tokens = {**FULL, "plank-barn": "wood wood wheat"}
    state = position(laid={"plank-barn": "at market"}, tokens=tokens, donkeys=("church", "market"))
    state, _ = play(state, "order raw")
    assert HAMLET.legal(state) == [
        Use("wheat farm"),
        Use("wood woodcutter"),
        Use("stone quarry"),
        Use("wood plank-barn"),
        Use("wheat plank-barn"),
    ]


def test_what_is_used_is_told_in_the_order_it_is_used() -> None:
    _, events = play(position(sales=("wood-wood-wheat",)), "sell wood-wood-wheat")
    used = [(event.token.kind.value, event.place) for event in events if isinstance(event, Used)]
    assert used == [("wood", "woodcutter"), ("wood", "woodcutter"), ("wheat", "farm")]
