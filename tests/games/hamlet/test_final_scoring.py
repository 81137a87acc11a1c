"""Final scoring: special sites, roads, the longest own route, awards, gold."""

from collections.abc import Mapping
from typing import Any

import pytest

from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.sites import count
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Ending, Phase, State
from dorfplatz.games.hamlet.tile import Condition
from tests.games.hamlet.positions import position

BARNS = ("plank-barn", "stone-barn", "grain-barn", "hay-barn")


def street(*places: str) -> dict[str, str]:
    """Places that lead on from the Market, one after the other."""
    before = ("market", *places)
    return {place: f"at {last}" for place, last in zip(places, before, strict=False)}


def scored(**changes: Any) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """What the person and Botrik get if the game ends in this position."""
    person, botrik = _result(position(**changes))
    return person, botrik


def _result(state: State) -> tuple[Mapping[str, int], ...]:
    over = state.copy()
    over.phase, over.ending = Phase.OVER, Ending.ROUNDS
    result = HAMLET.result(over)
    assert result is not None
    return result.parts


def sites(**changes: Any) -> int:
    return scored(**changes)[PERSON]["sites"]


def worth(site: str) -> int:
    """What a site pays each time."""
    scoring = standard().tiles[site].scoring
    assert scoring is not None
    return scoring.points


def test_points_made_in_play_are_kept() -> None:
    person, botrik = scored(points=(12, 34))
    assert (person["play"], botrik["play"]) == (12, 34)


@pytest.mark.parametrize(
    ("how", "forest"), [("0,1,0", 2), ("-5,1,0", 1), ("-4,6,0", 1), ("-9,6,0", 0)]
)
def test_woodland_pays_for_segments_that_touch_forest_wherever_it_lies(
    how: str, forest: int
) -> None:
    state = position(laid={"woodland": how})
    assert "woodland" not in state.network.connected
    touched = [one.other.value for one in state.village.contacts["woodland"]]
    assert touched.count("forest") == forest
    assert sites(laid={"woodland": how}) == forest


def test_mountains_pay_for_segments_that_touch_rock_wherever_they_lie() -> None:
    state = position(laid={"mountains": "-6,8,0"})
    assert "mountains" not in state.network.connected
    touched = [one.other.value for one in state.village.contacts["mountains"]]
    assert touched == ["rock", "rock"]
    assert sites(laid={"mountains": "-6,8,0"}) == 2


def test_the_warehouse_pays_for_each_road_built_to_it_by_anyone() -> None:
    laid = {"warehouse": "-1,3,1"}
    roads = ("path market warehouse 0", "path warehouse market 1", "path town-hall warehouse 0")
    assert [sites(laid=laid, roads=roads[:built]) for built in range(4)] == [0, 1, 2, 3]


def test_the_forest_pond_pays_once_if_a_path_leads_to_it() -> None:
    laid = {"forest-pond": "apart at market"}
    assert sites(laid=laid) == 0
    assert sites(laid=laid, roads=("path market forest-pond 0",)) == worth("forest-pond")
    twice = ("path market forest-pond 0", "path market forest-pond 1")
    assert sites(laid=laid, roads=twice) == worth("forest-pond")
    assert sites(laid=laid, roads=("path farm market 0",)) == 0


def test_the_rock_pond_pays_once_if_a_bridge_leads_to_it() -> None:
    laid = {"rock-pond": "apart at quarry"}
    assert sites(laid=laid) == 0
    assert sites(laid=laid, roads=("bridge quarry rock-pond 1",)) == worth("rock-pond")


@pytest.mark.parametrize("site", ["bee-garden", "threshing-floor"])
def test_some_sites_pay_for_adjacent_production_places_barns_too(site: str) -> None:
    assert sites(laid={site: "at market"}) == 0
    assert sites(laid={site: "at market", "plank-barn": f"at {site}"}) == worth(site)


def test_a_production_place_counts_beside_a_site_without_a_road_between() -> None:
    state = position(laid={"bee-garden": "apart at farm"})
    assert count(state, "bee-garden", Condition.PRODUCTION) == 1


def test_the_guild_court_pays_for_adjacent_processing_places() -> None:
    assert sites(laid={"guild-court": "at market"}) == 0
    assert sites(laid={"guild-court": "at market", "twin-mill": "at guild-court"}) == worth(
        "guild-court"
    )


def test_the_festival_meadow_pays_for_adjacent_sites_whoever_built_them() -> None:
    laid = {"festival-meadow": "at market", "toll-house": "at festival-meadow"}
    assert sites(laid=laid, botriks=("toll-house",)) == worth("festival-meadow")
    assert sites(laid={"festival-meadow": "at market"}) == 0


@pytest.mark.parametrize("tile", ["lime-tree", "dance-floor"])
def test_some_sites_pay_for_each_adjacent_place(tile: str) -> None:
    laid = {tile: "at market", "plank-barn": f"at {tile}"}
    beside = position(laid=laid).village.neighbours[tile]
    assert len(beside) >= 2
    assert sites(laid=laid) == len(beside) * worth(tile)


def test_the_toll_house_pays_for_each_place_joined_to_it() -> None:
    laid = {"toll-house": "at market"}
    assert sites(laid=laid) == worth("toll-house")
    assert sites(laid={**laid, "plank-barn": "at toll-house"}) == 2 * worth("toll-house")


def test_the_hermitage_pays_for_each_link_on_the_way_to_the_church() -> None:
    assert sites(laid={"hermitage": "at market"}) == 2 * worth("hermitage")
    assert sites(laid=street(*BARNS[:2], "hermitage")) == 4 * worth("hermitage")


@pytest.mark.parametrize("between", range(5))
def test_the_guesthouse_pays_for_each_link_fewer_than_five(between: int) -> None:
    fewer = max(0, 5 - (between + 2))
    laid = street(*BARNS[:between], "guesthouse")
    assert sites(laid=laid) == fewer * worth("guesthouse")


def test_a_site_that_is_not_connected_scores_nothing_unless_it_is_wild() -> None:
    apart = {"lime-tree": "apart at quarry", "guesthouse": "apart at farm"}
    assert sites(laid=apart) == 0
    state = position(laid=apart)
    assert count(state, "guesthouse", Condition.NEAR) == 0
    assert count(state, "guesthouse", Condition.FAR) == 0


def test_every_condition_is_on_some_tile_of_the_box() -> None:
    tiles = position().options.components.tiles.values()
    used = {tile.scoring.condition for tile in tiles if tile.scoring}
    assert used == {*Condition}
    assert all((tile.scoring is not None) == (tile.role is Role.SITE) for tile in tiles)


def test_only_ones_own_sites_count() -> None:
    assert sites(laid={"toll-house": "at market"}, botriks=("toll-house",)) == 0


def test_only_the_planner_has_a_point_for_each_own_road() -> None:
    roads = ("bridge church quarry 1", "path farm market 0", "path farm market 0")
    person, botrik = scored(roads=roads)
    assert (person["planner"], botrik["planner"]) == (0, 1)
    person, botrik = scored(roads=roads, milestones={"planner": 0})
    assert (person["planner"], botrik["planner"]) == (2, 0)


def test_the_longest_route_with_an_own_road_pays_for_every_two_places() -> None:
    """Quarry, Church, Farm, Market: four places with a path between the last two."""
    person, botrik = scored(roads=("path farm market 0",))
    assert person["route"] == 4 // 2
    assert botrik["route"] == 0
    person, _ = scored(roads=("path farm market 0",), laid={"lime-tree": "at market"})
    assert person["route"] == 5 // 2


def test_without_an_own_road_no_route_pays() -> None:
    person, botrik = scored(laid=street(*BARNS))
    assert (person["route"], botrik["route"]) == (0, 0)


def test_a_route_with_a_road_of_the_others_does_not_count() -> None:
    """The person's path and Botrik's bridge: each has to do without the other's."""
    laid = {"mountains": "apart at quarry"}
    roads = ("path farm market 0", "bridge quarry mountains 1")
    person, botrik = scored(laid=laid, roads=roads)
    assert person["route"] == len(("quarry", "church", "farm", "market")) // 2
    assert botrik["route"] == len(("mountains", "quarry", "church", "market")) // 2


def test_the_chaplain_has_filled_most_orders() -> None:
    person, botrik = scored(orders={"gold": 0, "raw": 0, "cellar": 1})
    assert (person["chaplain"], botrik["chaplain"]) == (5, 0)


def test_the_merchant_has_taken_most_sales() -> None:
    person, botrik = scored(sold=(("milk",), ("flour", "milk-milk")), sales=())
    assert (person["merchant"], botrik["merchant"]) == (0, 4)


def test_the_landscaper_has_most_flags() -> None:
    laid = {"woodland": "", "mountains": "apart at quarry", "forest-pond": "apart at farm"}
    person, botrik = scored(laid=laid, botriks=("woodland",))
    assert (person["landscaper"], botrik["landscaper"]) == (4, 0)


def test_in_a_tie_both_take_an_award() -> None:
    person, botrik = scored(
        orders={"gold": 0, "raw": 1},
        sold=(("milk",), ("flour",)),
        sales=(),
        laid={"woodland": "", "mountains": "apart at quarry"},
        botriks=("woodland",),
    )
    for award, points in (("chaplain", 5), ("merchant", 4), ("landscaper", 4)):
        assert (person[award], botrik[award]) == (points, points)


def test_nobody_takes_an_award_for_nothing() -> None:
    person, botrik = scored()
    for award in ("chaplain", "merchant", "landscaper"):
        assert (person[award], botrik[award]) == (0, 0)


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2)])
def test_five_gold_are_worth_a_point_to_the_person(gold: int, points: int) -> None:
    person, botrik = scored(gold=(gold, 20))
    assert person["gold"] == points
    assert "gold" not in botrik


def test_a_flag_stays_with_whoever_built_the_site() -> None:
    state = position(laid={"woodland": "", "mountains": ""}, botriks=("mountains",))
    assert state.flags == {"woodland": PERSON, "mountains": BOTRIK}


@pytest.mark.parametrize(
    ("modifiers", "each"), [("none", 3), ("one-point-sites", 1), ("five-point-sites", 5)]
)
def test_botriks_sites_count_the_same_whatever_they_say_and_wherever_they_lie(
    modifiers: str, each: int
) -> None:
    laid = {"lime-tree": "apart at quarry", "woodland": "", "toll-house": "at market"}
    _, botrik = scored(laid=laid, botriks=[*laid], modifiers=modifiers)
    assert botrik["sites"] == 3 * each


def test_if_so_chosen_botrik_wins_a_tie_for_the_chaplain() -> None:
    person, botrik = scored(orders={"gold": 0, "raw": 1}, modifiers="chaplain-ties")
    assert (person["chaplain"], botrik["chaplain"]) == (0, 5)
    person, botrik = scored(orders={"gold": 0}, modifiers="chaplain-ties")
    assert (person["chaplain"], botrik["chaplain"]) == (5, 0)
    person, botrik = scored(modifiers="chaplain-ties")
    assert (person["chaplain"], botrik["chaplain"]) == (0, 0)


@pytest.mark.parametrize(
    ("sold", "awarded"),
    [
        ((5, 4), (4, 0)),
        ((4, 3), (0, 0)),
        ((5, 5), (0, 4)),
        ((1, 1), (0, 4)),
        ((1, 2), (0, 4)),
        ((0, 0), (0, 0)),
    ],
)
def test_if_so_chosen_the_merchant_needs_five_sales_and_botrik_wins_a_tie(
    sold: tuple[int, int], awarded: tuple[int, int]
) -> None:
    names = [*standard().sales]
    taken = (names[: sold[0]], names[sold[0] : sum(sold)])
    person, botrik = scored(sold=taken, sales=(), modifiers="five-sales")
    assert (person["merchant"], botrik["merchant"]) == awarded


@pytest.mark.parametrize(("modifiers", "points"), [("none", 0), ("goods-left", 2 + 3 + 3)])
def test_if_so_chosen_botrik_is_rewarded_for_his_goods_in_the_village(
    modifiers: str, points: int
) -> None:
    """A point in place of the gold for each; the person's goods do not count."""
    laid = {"creamery": "at market", "twin-mill": "apart at quarry", "sawmill": ""}
    tokens = {"creamery": "milk:1 fine-milk:1", "twin-mill": "fine-flour:1 flour:0"}
    _, botrik = scored(laid=laid, tokens=tokens, modifiers=modifiers)
    assert botrik["goods-left"] == points
