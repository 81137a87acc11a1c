"""Secondary action: build a road."""

from typing import Any

import pytest

from dorfplatz.games.hamlet.botrik import paving
from dorfplatz.games.hamlet.botrik.mind import Mind
from dorfplatz.games.hamlet.events import MilestoneTaken, News, RoadBuilt, Used
from dorfplatz.games.hamlet.kinds import Milestone, Resource, Work
from dorfplatz.games.hamlet.land.routes import Owners
from dorfplatz.games.hamlet.moves import BuildRoad
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import BOTRIK, State
from tests.games.hamlet.botrik.comb import comb
from tests.games.hamlet.botrik.situations import (
    BARE,
    FULL,
    asked,
    failures,
    found,
    position,
    steps,
    thoughts,
    turn,
    walks,
    weighed,
)

ROADS_FIRST = "road,produce,blueprint,make,build"
"""His action row; a red marker lets him build a road."""
Step = tuple[str, tuple[str, ...]]
"""A priority, and the roads that it left."""


def narrowed(cells: dict[str, str], **changes: Any) -> list[Step]:
    """The priorities that separated the roads he could build."""
    return steps(thoughts(paving.attempt, comb(cells, choices="fixed", **changes)), "road")


def built(state: State) -> str:
    """The road that he builds."""
    plan = paving.attempt(state, Mind(state))
    assert plan is not None
    news: News = []
    plan.carry_out(state.copy(), news)
    (road,) = found(news, RoadBuilt)
    return f"{road.work.value} {road.site} {road.end}"


def test_he_builds_a_road_if_its_raw_materials_are_there() -> None:
    state, events = turn("marker red", "choose path farm market", actions=ROADS_FIRST)
    (road,) = state.roads
    assert found(events, RoadBuilt) == [RoadBuilt(BOTRIK, Work.PATH, "farm", "market", road.edge)]
    assert [event.token.kind for event in found(events, Used)] == [Resource.STONE] * 2
    assert walks(events) == ["farm"]
    assert state.roads_of(BOTRIK) == 1


def test_the_first_road_of_all_takes_the_planner_milestone() -> None:
    _, events = turn("marker red", "choose path farm market", actions=ROADS_FIRST)
    assert found(events, MilestoneTaken) == [MilestoneTaken(BOTRIK, Milestone.PLANNER)]


def test_without_the_raw_materials_he_fails() -> None:
    events = thoughts(paving.attempt, position(tokens=BARE | {"quarry": "stone"}))
    assert failures(events) == ["road: road-cost"]


def test_he_builds_what_he_has_the_material_for() -> None:
    state = position(tokens={"quarry": "stone"}, choices="fixed")
    candidates = weighed(thoughts(paving.attempt, state), "road").candidates
    assert {candidate.split()[0] for candidate in candidates} == {"bridge"}


@pytest.mark.parametrize(
    ("one", "other", "road"), [("f", "f", "path"), ("m", "m", "bridge"), ("f", "m", None)]
)
def test_he_builds_only_where_the_rules_allow_it(one: str, other: str, road: str | None) -> None:
    cells = {"church": f"0,0 ff{one}fff", "apart": f"1,0 fffff{other}"}
    if road is None:
        assert failures(thoughts(paving.attempt, comb(cells))) == ["road: no-edge"]
    else:
        assert built(comb(cells)) == f"{road} church apart"


def test_he_builds_from_connected_places_only() -> None:
    cells = {"church": "0,0 mmmmmm", "apart": "1,0 ffffff", "beyond": "2,0 ffffff"}
    assert failures(thoughts(paving.attempt, comb(cells))) == ["road: no-edge"]


def test_he_builds_no_second_road_over_the_same_edge() -> None:
    cells = {"church": "0,0 ffffff", "apart": "1,0 ffffff"}
    state = comb(cells, paths=["church apart 1"])
    assert failures(thoughts(paving.attempt, state)) == ["road: no-edge"]


def test_a_road_of_the_persons_is_no_obstacle() -> None:
    cells = {"church": "0,0 ffffff", "apart": "1,0 ffffff"}
    state = comb(cells, paths=["church apart 0"], choices="fixed")
    assert built(state) == "path church apart"


def test_first_come_places_that_are_not_connected_yet() -> None:
    """Two places beside the Church are joined to it, and forest lies between them."""
    cells = {
        "church": "0,0 frrfff",
        "east": "1,0 fffffr",
        "upper": "0,1 ffffrf",
        "apart": "-1,0 ffffff",
    }
    assert narrowed(cells)[0] == ("connects", ("path church apart",))


def test_among_them_the_one_nearest_to_the_church() -> None:
    """Counted in steps between places, since no road leads there."""
    cells = {
        "church": "0,0 ffrfff",
        "east": "1,0 fffffr",
        "far": "2,0 ffffff",
        "near": "-1,0 ffffff",
    }
    assert narrowed(cells) == [("connected-nearest", ("path church near",))]


FULLY_JOINED = {
    "church": "0,0 frrfff",
    "east": "1,0 fffffr",
    "upper": "0,1 frffrf",
    "top": "0,2 mmmmrm",
}
"""Nothing is unconnected; between the eastern and the upper place lies forest."""


def test_without_any_he_builds_from_the_place_with_the_fewest_roads() -> None:
    assert narrowed(FULLY_JOINED)[0] == ("fewest-roads", ("path east upper",))


def test_so_too_if_what_is_unconnected_cannot_be_connected_now() -> None:
    cells = FULLY_JOINED | {"rock": "-1,0 mmmmmm"}
    assert narrowed(cells)[0] == ("fewest-roads", ("path east upper",))


def test_built_roads_count_among_the_roads_of_a_place() -> None:
    """With a path of the person's the eastern place has two roads as well."""
    cells = FULLY_JOINED | {"east": "1,0 ffffmr"}
    state = comb(cells, paths=["east upper 0"], choices="fixed")
    assert state.network.connections["east"] == 2
    assert built(state) == "path east upper"


SITES = {
    "church": "0,0 ffrffr",
    "east": "1,0 fffffr",
    "upper": "0,1 ffffff",
    "west": "-1,0 ffrfff",
}
"""The upper place is not connected; it touches the Church and the eastern place."""


def test_he_avoids_to_connect_a_special_site_of_the_persons() -> None:
    cells = SITES | {"corner": "-1,1 ffffff"}
    assert narrowed(cells, flags={"upper": 0})[0][0] == "avoids-sites"
    assert built(comb(cells, flags={"upper": 0}, choices="fixed")).endswith("corner")


def test_a_site_that_hangs_on_the_place_he_connects_is_avoided_as_well() -> None:
    cells = SITES | {"upper": "0,1 ffrfff", "site": "1,1 fffffr", "lower": "0,-1 ffffff"}
    state = comb(cells, flags={"site": 0}, choices="fixed")
    assert "site" in state.network.reached("upper")
    assert built(state).endswith("lower")


def test_his_own_sites_are_connected_gladly() -> None:
    cells = SITES | {"lower": "2,-1 mmmmmm"}
    assert built(comb(cells, flags={"upper": 1}, choices="fixed")).endswith("upper")


def test_he_connects_a_site_of_the_persons_if_no_other_road_is_possible() -> None:
    cells = {"church": "0,0 ffffff", "site": "1,0 ffffff"}
    assert built(comb(cells, flags={"site": 0})) == "path church site"


def test_a_site_that_is_connected_already_is_nothing_to_avoid() -> None:
    state = comb(FULLY_JOINED, flags={"upper": 0}, choices="fixed")
    assert built(state) == "path east upper"


def fork(owner: int | None) -> dict[str, Any]:
    """From the Church a printed road leads over "bend" to "end"; to "branch" leads a road of some
    owner. An unconnected place lies as far away behind the bend as behind the branch."""
    side = "r" if owner is None else "f"
    cells = {
        "church": f"0,0 rf{side}fff",
        "bend": "-1,1 rffrff",
        "end": "-2,2 mmmrmm",
        "branch": f"1,0 fffff{side}",
        "behind-bend": "-2,1 ffffff",
        "behind-branch": "2,0 ffffff",
    }
    return {"cells": cells, "paths": [] if owner is None else [f"church branch {owner}"]}


@pytest.mark.parametrize(
    ("owner", "priority"), [(1, "own-route"), (0, "other-route"), (None, "bare-route")]
)
def test_then_comes_a_road_that_lengthens_the_longest_route_with_such_roads(
    owner: int | None, priority: str
) -> None:
    left = ("path branch behind-branch",)
    assert narrowed(**fork(owner))[-1] == (priority, left)


def lengthening(own: int, other: int) -> list[str]:
    """The priorities that decide between two branches whose roads have different owners."""
    cells = {
        "church": "0,0 rfffff",
        "bend": "-1,1 rffrff",
        "end": "-2,2 mmmrmm",
        "first": "1,0 ffffff",
        "second": "0,-1 ffffff",
        "behind-first": "2,0 ffffff",
        "behind-second": "0,-2 ffffff",
    }
    paths = [f"church first {own}", f"church second {other}"]
    return [by for by, left in narrowed(cells, paths=paths) if by.endswith("route")]


def test_his_own_routes_come_before_the_persons() -> None:
    assert lengthening(1, 0) == ["own-route"]
    assert lengthening(0, 1) == ["own-route"]


def test_a_road_lengthens_a_route_if_it_leads_on_from_an_end_to_a_place_not_on_it() -> None:
    state = comb(FULLY_JOINED | {"beyond": "2,0 ffffff"})
    bare: Owners = frozenset({None})
    on = BuildRoad(Work.PATH, "east", "beyond")
    back = BuildRoad(Work.PATH, "beyond", "east")
    inside = BuildRoad(Work.PATH, "east", "upper")
    assert paving.lengthens(state, on, bare, frozenset())
    assert paving.lengthens(state, back, bare, frozenset())
    assert not paving.lengthens(state, inside, bare, frozenset())


def test_without_a_route_of_that_kind_nothing_lengthens_it() -> None:
    state = comb(FULLY_JOINED)
    road = BuildRoad(Work.PATH, "east", "upper")
    own: Owners = frozenset({BOTRIK})
    assert not paving.lengthens(state, road, own, own)


def test_then_comes_the_place_nearest_to_the_church() -> None:
    """Two places in the middle of a route touch the one that is not connected."""
    cells = {
        "church": "0,0 ffrfff",
        "first": "1,0 ffrffr",
        "second": "2,0 ffrffr",
        "last": "3,0 mmmmmr",
        "apart": "1,1 ffffff",
    }
    assert narrowed(cells) == [("church", ("path first apart",))]


def test_if_several_are_left_the_person_chooses() -> None:
    state = position(tokens={"woodcutter": ""})
    answers = ("path market farm", "path farm market")
    assert asked(paving.attempt, state) == (Question.ROAD, answers)


def test_he_uses_the_raw_materials_nearest_to_where_he_builds() -> None:
    """From the Market the barn is nearer than the quarry."""
    changes: dict[str, Any] = {
        "actions": ROADS_FIRST,
        "laid": {"plank-barn": "at market"},
        "tokens": FULL | {"woodcutter": "", "plank-barn": "stone"},
        "orders": {"raw": 0},
        "choices": "fixed",
    }
    _, events = turn("marker red", **changes)
    (road,) = found(events, RoadBuilt)
    far = position(**changes).network.distances(road.site)
    places = [event.place for event in found(events, Used)]
    assert sorted(places, key=lambda place: far[place]) == places
    assert road.work is Work.PATH


def test_if_several_lie_as_near_the_person_chooses_each() -> None:
    changes: dict[str, Any] = {
        "laid": {"plank-barn": "at market"},
        "roads": ["path farm market 1"],
        "tokens": BARE | {"quarry": "stone stone", "plank-barn": "stone stone"},
    }
    state = position(**changes)
    question, answers = asked(paving.attempt, state)
    while question is Question.ROAD:
        state.automa.answers += (answers[0],)
        question, answers = asked(paving.attempt, state)
    assert question is Question.RESOURCE
    assert answers == ("stone quarry", "stone plank-barn")
