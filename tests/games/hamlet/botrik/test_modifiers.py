"""The nine modifiers, each on its own and beside the game without it."""

from typing import Any

import pytest

from dorfplatz.games.hamlet import scoring
from dorfplatz.games.hamlet.events import BlueprintTaken, SupportTurned
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.options import EASIER, HARDER, Modifier
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Piece
from tests.games.hamlet.botrik.situations import ALL_FOUR, found, gold, points, position, turn

NOBODY: frozenset[Any] = frozenset()
BOTH = frozenset({PERSON, BOTRIK})
ONLY_BOTRIK = frozenset({BOTRIK})
ONLY_PERSON = frozenset({PERSON})
SALES = ["milk", "flour", "timber-milk", "brick-flour", "milk-milk", "timber-brick"]


def test_three_make_it_easier_and_six_harder_and_none_is_chosen_at_first() -> None:
    assert (len(EASIER), len(HARDER)) == (3, 6)
    assert HAMLET.new(2).options.modifiers == frozenset()


def test_several_may_be_chosen() -> None:
    state = HAMLET.new(2, {"modifiers": "two-donkeys,open-support"})
    assert state.options.modifiers == {Modifier.TWO_DONKEYS, Modifier.OPEN_SUPPORT}


def test_two_donkeys_the_person_begins_with_two_on_the_church() -> None:
    for modifiers, donkeys in (("none", 1), ("two-donkeys", 2)):
        state = HAMLET.new(2, {"modifiers": modifiers})
        assert state.players[PERSON].donkeys == [Piece("church")] * donkeys


@pytest.mark.parametrize(
    ("modifiers", "each"), [("none", 3), ("one-point-sites", 1), ("five-point-sites", 5)]
)
def test_one_point_sites_and_five_point_sites_change_what_his_sites_bring(
    modifiers: str, each: int
) -> None:
    sites = ["woodland", "mountains"]
    state = position(modifiers=modifiers, laid=dict.fromkeys(sites, ""), botriks=sites)
    assert scoring.botriks_sites(state) == 2 * each


def test_gold_costs_points_for_the_blueprints_he_passes() -> None:
    row = ["woodland", "mountains", "sawmill", "lime-tree"]
    _, events = turn("marker blue", row=row, modifiers="gold-costs-points", points=(0, 5))
    assert found(events, BlueprintTaken)[0].passed == 2
    assert points(events) == [("ignored", -2)]
    assert gold(events) == [("support", 1)]


def test_gold_costs_points_for_a_blueprint_taken_along_with_hiring() -> None:
    row = ["woodland", "sawmill+1", "mountains", "lime-tree"]
    _, events = turn(gold=(3, 5), row=row, modifiers="gold-costs-points")
    assert points(events) == [("ignored", -1), ("instead", 1)]


def test_gold_costs_points_for_a_place_that_costs_gold() -> None:
    changes: dict[str, Any] = {
        "blueprints": ([], ["plank-barn"]),
        "actions": "build,produce,blueprint,make,road",
        "choices": "fixed",
    }
    _, events = turn("marker red", modifiers="gold-costs-points", **changes)
    assert points(events) == [("ignored", -3), ("place", 4)]
    _, events = turn("marker red", **changes)
    assert points(events) == [("place", 4)]


def test_gold_costs_points_but_not_for_gold_that_he_does_pay() -> None:
    changes: dict[str, Any] = {"gold": (3, 7), "villagers": (["church"], ALL_FOUR)}
    _, events = turn(modifiers="gold-costs-points", **changes)
    assert points(events) == [("order", 6)]


def test_gold_costs_points_takes_him_below_none() -> None:
    row = ["woodland", "sawmill", "mountains", "lime-tree"]
    state, _ = turn("marker blue", row=row, modifiers="gold-costs-points")
    assert state.players[BOTRIK].points == -1


def test_two_villagers_he_begins_with_two_on_the_church_but_without_gold() -> None:
    for modifiers, villagers, has in (("none", 1, 2), ("two-villagers", 2, 0)):
        botrik = HAMLET.new(2, {"modifiers": modifiers}).players[BOTRIK]
        assert botrik.villagers == [Piece("church")] * villagers
        assert botrik.gold == has


def test_open_support_is_never_covered_by_hiring() -> None:
    state, events = turn(gold=(3, 5), modifiers="open-support")
    assert not found(events, SupportTurned)
    assert state.automa.is_open


def test_open_support_is_never_covered_by_the_gold_order() -> None:
    villagers = (["church"], ALL_FOUR)
    state, events = turn(gold=(3, 7), villagers=villagers, modifiers="open-support")
    assert not found(events, SupportTurned)
    assert state.automa.is_open


@pytest.mark.parametrize(
    ("person", "botrik", "without", "with_it"),
    [
        (3, 1, ONLY_PERSON, ONLY_PERSON),
        (2, 2, BOTH, ONLY_BOTRIK),
        (1, 3, ONLY_BOTRIK, ONLY_BOTRIK),
    ],
)
def test_chaplain_ties_go_to_botrik(
    person: int, botrik: int, without: frozenset[int], with_it: frozenset[int]
) -> None:
    fillers = [0] * person + [1] * botrik
    orders = dict(zip(("gold", "raw", "cellar", "loft"), fillers, strict=True))
    assert scoring.chaplains(position(orders=orders)) == without
    assert scoring.chaplains(position(orders=orders, modifiers="chaplain-ties")) == with_it


@pytest.mark.parametrize(
    ("person", "botrik", "without", "with_it"),
    [
        (5, 1, ONLY_PERSON, ONLY_PERSON),
        (4, 1, ONLY_PERSON, NOBODY),
        (3, 3, BOTH, ONLY_BOTRIK),
        (1, 4, ONLY_BOTRIK, ONLY_BOTRIK),
        (0, 0, NOBODY, NOBODY),
    ],
)
def test_five_sales_are_needed_for_the_merchant_award_and_ties_go_to_botrik(
    person: int, botrik: int, without: frozenset[int], with_it: frozenset[int]
) -> None:
    sold = (SALES[:person], SALES[person : person + botrik])
    assert scoring.merchants(position(sold=sold, sales=())) == without
    assert scoring.merchants(position(sold=sold, sales=(), modifiers="five-sales")) == with_it


def test_a_tie_at_five_sales_goes_to_botrik_too() -> None:
    state = position(modifiers="five-sales", sales=())
    for player in state.players:
        player.sales = SALES[:5]
    assert scoring.merchants(state) == ONLY_BOTRIK


def test_other_awards_know_no_ties_for_botrik() -> None:
    laid = {"woodland": "", "mountains": ""}
    for modifiers in ("none", "chaplain-ties,five-sales"):
        state = position(laid=laid, botriks=["mountains"], modifiers=modifiers)
        assert scoring.landscapers(state) == BOTH


def test_goods_left_pay_him_their_reward_with_a_point_in_place_of_gold() -> None:
    changes: dict[str, Any] = {
        "laid": {"sawmill": "", "flour-mill": "", "stonemason": ""},
        "tokens": {"sawmill": "fine-timber:1", "flour-mill": "flour:1", "stonemason": "brick:0"},
    }
    assert scoring.goods_left(position(**changes)) == 0
    assert scoring.goods_left(position(**changes, modifiers="goods-left")) == 3 + 2


def test_goods_left_count_without_a_road_too() -> None:
    state = position(
        laid={"sawmill": "apart"}, tokens={"sawmill": "timber:1"}, modifiers="goods-left"
    )
    assert scoring.goods_left(state) == 2
