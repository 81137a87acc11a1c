"""Build a road: a bridge over rock, a path through forest, to an adjacent place."""

import pytest

from dorfplatz.games.hamlet.events import MilestoneTaken, RoadBuilt, Used, Walked
from dorfplatz.games.hamlet.kinds import Milestone, Segment, Work
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, State
from tests.games.hamlet.positions import play, position, possible, refused


def roads(state: State) -> list[tuple[str, tuple[str, str], int]]:
    return [(road.work.value, road.ends, road.owner) for road in state.roads]


def test_a_bridge_leads_over_rock_and_costs_two_wood() -> None:
    before = position()
    after, events = play(before, "bridge church quarry")
    assert roads(after) == [("bridge", ("church", "quarry"), PERSON)]
    used = [(each.token.kind.value, each.site) for each in events if isinstance(each, Used)]
    assert used == [("wood", "church"), ("wood", "church")]
    edge = after.roads[0].edge
    assert RoadBuilt(PERSON, Work.BRIDGE, "church", "quarry", edge) in events
    assert Walked(PERSON, "church", "church") in events


def test_a_path_leads_through_forest_and_costs_two_stone() -> None:
    after, events = play(position(), "path market farm")
    assert roads(after) == [("path", ("market", "farm"), PERSON)]
    used = [(each.token.kind.value, each.site) for each in events if isinstance(each, Used)]
    assert used == [("stone", "market"), ("stone", "market")]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("bridge farm market", "hamlet.refusal.no-rock"),
        ("path church quarry", "hamlet.refusal.no-forest"),
        ("path church farm", "hamlet.refusal.no-forest"),
        ("bridge farm quarry", "hamlet.refusal.no-rock"),
        ("bridge farm castle", "hamlet.refusal.no-rock"),
    ],
)
def test_the_ground_must_be_the_same_on_both_sides(move: str, code: str) -> None:
    assert refused(position(), move) == code


def test_no_road_is_built_over_forest_against_rock() -> None:
    state = position(laid={"woodland": "apart at quarry"})
    contacts = [one for one in state.village.contacts["woodland"] if one.place == "quarry"]
    assert {(one.own, one.other) for one in contacts} == {(Segment.FOREST, Segment.ROCK)}
    assert refused(state, "bridge quarry woodland") == "hamlet.refusal.no-rock"
    assert refused(state, "path quarry woodland") == "hamlet.refusal.no-forest"


def test_a_road_joins_what_was_not_joined() -> None:
    before = position(laid={"mountains": "apart at quarry"}, donkeys=("church",))
    assert "mountains" not in before.network.connected
    after, _ = play(before, "bridge quarry mountains")
    assert "mountains" in after.network.connected
    assert after.network.joined["mountains"] == ("quarry",)


def test_a_road_may_be_built_between_places_that_are_joined_already() -> None:
    state = position()
    assert "quarry" in state.network.joined["church"]
    assert "bridge church quarry" in possible(state)


def test_a_road_begins_where_a_villager_can_go() -> None:
    state = position(laid={"mountains": "apart at quarry"})
    assert refused(state, "bridge mountains quarry") == "hamlet.refusal.not-connected"


def test_a_person_builds_once_over_each_edge() -> None:
    """The Church and the Quarry share a single edge of rock, the Farm and the Market two of
    forest."""
    state = position(roads=("bridge church quarry 0", "path farm market 0"))
    assert refused(state, "bridge church quarry") == "hamlet.refusal.no-rock"
    assert refused(state, "bridge quarry church") == "hamlet.refusal.no-rock"
    after, _ = play(state, "path market farm")
    assert len({road.edge for road in after.roads}) == 3
    assert refused(
        position(roads=("path farm market 0", "path market farm 0")), "path farm market"
    ) == ("hamlet.refusal.no-forest")


def test_two_people_may_build_over_the_same_edge() -> None:
    before = position(roads=("bridge church quarry 1",))
    after, _ = play(before, "bridge church quarry")
    assert len({road.edge for road in after.roads}) == 1
    assert [road.owner for road in after.roads] == [BOTRIK, PERSON]


def test_everyone_uses_all_roads() -> None:
    state = position(laid={"mountains": "apart at quarry"}, roads=("bridge quarry mountains 1",))
    assert "mountains" in state.network.connected
    assert "hire donkey mountains" in possible(state)


def test_everyone_has_five_roads() -> None:
    laid = {
        "mountains": "apart at quarry",
        "rock-pond": "apart at town-hall",
        "stonemason": "apart at town-hall",
    }
    state = position(
        laid=laid,
        roads=(
            "bridge church quarry 0",
            "bridge church town-hall 0",
            "path farm market 0",
            "path farm market 0",
            "bridge quarry mountains 0",
        ),
    )
    assert refused(state, "bridge town-hall stonemason") == "hamlet.refusal.no-roads"
    assert possible(state, "bridge", "path") == []


def test_the_first_road_of_all_takes_the_planner_milestone() -> None:
    first, events = play(position(), "bridge church quarry")
    assert first.milestones == {Milestone.PLANNER: PERSON}
    assert events[-1] == MilestoneTaken(PERSON, Milestone.PLANNER)
    second, events = play(position(roads=("path farm market 1",)), "bridge church quarry")
    assert second.milestones == {Milestone.PLANNER: BOTRIK}
    assert isinstance(events[-1], RoadBuilt)


def test_material_that_is_missing_is_bought() -> None:
    state = position(tokens={"woodcutter": "wood"})
    after, _ = play(state, "bridge church quarry")
    assert after.players[PERSON].gold == 0
    poor = position(tokens={"woodcutter": ""})
    assert refused(poor, "bridge church quarry") == "hamlet.refusal.missing-dear"


def test_all_roads_that_the_ground_allows_are_listed_from_either_end() -> None:
    assert possible(position(), "bridge", "path") == [
        "bridge church town-hall",
        "bridge church quarry",
        "bridge town-hall church",
        "bridge quarry church",
        "path market farm",
        "path farm market",
    ]


def test_a_road_brings_no_points_in_play() -> None:
    after, _ = play(position(), "bridge church quarry")
    assert after.players[PERSON].points == 0
