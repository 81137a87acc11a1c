"""Secondary action: build a place: which blueprint, and what it costs and brings."""

from typing import Any

import pytest

from dorfplatz.games.hamlet.botrik import building
from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.events import MilestoneTaken, PlaceBuilt, StackOpened, Used
from dorfplatz.games.hamlet.kinds import Milestone, Resource
from dorfplatz.games.hamlet.state import BOTRIK
from tests.games.hamlet.botrik.comb import comb, hexagon
from tests.games.hamlet.botrik.situations import (
    BARE,
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

BUILD_FIRST = "build,produce,blueprint,make,road"
"""His action row; a red marker lets him build."""
TAKEN = {"carpenter": 0}


def built(*hand: str, **changes: Any) -> Any:
    """Botrik builds with these blueprints in hand; nobody is asked."""
    changes = {"actions": BUILD_FIRST, "choices": "fixed", **changes}
    return turn("marker red", blueprints=([], hand), **changes)


def hand(*tiles: str, **changes: Any) -> Any:
    return position(blueprints=([], tiles), choices="fixed", **changes)


def test_he_builds_a_place_if_its_resources_are_there() -> None:
    state, events = built("sawmill")
    (place,) = found(events, PlaceBuilt)
    assert (place.seat, place.tile) == (BOTRIK, "sawmill")
    kinds = [event.token.kind for event in found(events, Used)]
    assert kinds == [Resource.WHEAT, Resource.WHEAT, Resource.STONE]
    assert "sawmill" in state.village
    assert state.players[BOTRIK].blueprints == []


def test_a_villager_goes_to_the_place_he_laid_it_against() -> None:
    _, events = built("sawmill")
    assert walks(events) == [found(events, PlaceBuilt)[0].site]


def test_without_a_blueprint_he_fails() -> None:
    assert failures(thoughts(building.attempt, hand())) == ["build: no-blueprint"]


def test_without_the_resources_of_any_blueprint_he_fails() -> None:
    events = thoughts(building.attempt, hand("sawmill", "woodland", tokens=BARE))
    assert failures(events) == ["build: cost"]


def test_where_nothing_can_be_laid_he_fails() -> None:
    """All sides of the village are roads, and the tile has none."""
    state = comb({"church": "0,0 rrrrrr"})
    tiles = state.options.components.tiles
    state.players[BOTRIK].blueprints = ["woodland"]
    assert not state.village.spots_for(hexagon("ffffff"))
    assert not state.village.spots_for(tiles["woodland"])
    assert failures(thoughts(building.attempt, state)) == ["build: no-spot"]


def test_gold_that_a_place_costs_is_ignored() -> None:
    state, events = built("plank-barn", gold=(3, 0))
    assert found(events, PlaceBuilt)[0].tile == "plank-barn"
    assert gold(events) == [("support", 1)]
    assert points(events) == [("place", 4)]
    assert state.players[BOTRIK].gold == 1


@pytest.mark.parametrize("left", [4, 3, 2, 1])
def test_he_builds_milestones_then_sites_then_other_processing_places_then_barns(
    left: int,
) -> None:
    order = ["stonemason", "woodland", "sawmill", "plank-barn"][-left:]
    _, events = built(*reversed(order), milestones=TAKEN)
    assert [event.tile for event in found(events, PlaceBuilt)] == [order[0]]


def test_the_kind_separates_the_blueprints() -> None:
    events = thoughts(building.attempt, hand("woodland", "stonemason", "mountains"))
    assert steps(events, "blueprint") == [("kind", ("stonemason",))]


def test_of_equals_he_builds_the_leftmost() -> None:
    events = thoughts(building.attempt, hand("mountains", "woodland"))
    assert steps(events, "blueprint") == [("leftmost", ("mountains",))]


def test_what_he_cannot_pay_for_does_not_count() -> None:
    """The Stonemason would come first, but there is no wheat."""
    events = thoughts(
        building.attempt, hand("mountains", "stonemason", "woodland", tokens={"farm": ""})
    )
    assert weighed(events, "blueprint").candidates == ("mountains", "woodland")


def test_he_uses_what_lies_nearest_to_where_he_builds() -> None:
    tokens = {"farm": "wheat wheat wheat", "plank-barn": "wheat"}
    _, events = built("sawmill", laid={"plank-barn": ""}, tokens=tokens, orders={"raw": 0})
    assert found(events, PlaceBuilt)[0].site == "plank-barn"
    assert [event.place for event in found(events, Used)] == ["plank-barn", "farm", "quarry"]


def test_the_reward_comes_at_once() -> None:
    _, events = built("woodland")
    assert points(events) == [("place", standard().tiles["woodland"].points)]


def test_a_special_site_gets_his_flag() -> None:
    state, _ = built("woodland")
    assert state.flags == {"woodland": BOTRIK}


def test_the_first_processing_place_of_its_good_brings_its_milestone() -> None:
    state, events = built("sawmill")
    assert found(events, MilestoneTaken) == [MilestoneTaken(BOTRIK, Milestone.CARPENTER)]
    assert [event.good for event in found(events, StackOpened)] == [Resource.TIMBER]
    assert state.milestones == {Milestone.CARPENTER: BOTRIK}


def test_a_milestone_that_is_taken_stays_where_it_is() -> None:
    state, events = built("sawmill", milestones=TAKEN)
    assert not found(events, MilestoneTaken)
    assert state.milestones == {Milestone.CARPENTER: 0}


def test_first_the_resources_are_used_then_the_place_is_built_and_rewarded() -> None:
    _, events = built("sawmill")
    kinds = [type(event) for event in events]
    last_used = max(number for number, kind in enumerate(kinds) if kind is Used)
    assert last_used < kinds.index(PlaceBuilt) < kinds.index(MilestoneTaken)
