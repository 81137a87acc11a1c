"""Secondary action: buy a blueprint."""

import pytest

from dorfplatz.games.hamlet.botrik import blueprints
from dorfplatz.games.hamlet.events import BlueprintTaken, TileDrawn
from dorfplatz.games.hamlet.state import BOTRIK, Offer
from tests.games.hamlet.botrik.situations import (
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

ONE_OF_EACH = ["plank-barn", "sawmill", "woodland", "stonemason"]
"""The carpenter milestone is taken, so a sawmill brings none any more."""
TAKEN = {"carpenter": 0}


def test_with_fewer_than_three_blueprints_he_takes_one_at_the_town_hall() -> None:
    state, events = turn("marker blue", blueprints=([], ["woodland", "mountains"]))
    assert found(events, BlueprintTaken) == [BlueprintTaken(BOTRIK, "sawmill", 0, 0)]
    assert walks(events) == ["town-hall"]
    assert state.players[BOTRIK].blueprints == ["woodland", "mountains", "sawmill"]


def test_with_three_blueprints_he_fails() -> None:
    state = position(blueprints=([], ["woodland", "mountains", "lime-tree"]))
    assert failures(thoughts(blueprints.attempt, state)) == ["blueprint: hand-full"]


def test_without_a_blueprint_in_the_row_he_fails() -> None:
    state = position(row=[], bag=[])
    assert failures(thoughts(blueprints.attempt, state)) == ["blueprint: row-empty"]


@pytest.mark.parametrize("left", [4, 3, 2, 1])
def test_he_wants_milestones_then_sites_then_other_processing_places_then_barns(
    left: int,
) -> None:
    order = ["stonemason", "woodland", "sawmill", "plank-barn"][-left:]
    row = [tile for tile in ONE_OF_EACH if tile in order]
    state, events = turn("marker blue", row=row, bag=[], milestones=TAKEN)
    assert [event.tile for event in found(events, BlueprintTaken)] == [order[0]]
    assert state.players[BOTRIK].blueprints == [order[0]]


def test_the_kind_separates_the_offers() -> None:
    events = thoughts(blueprints.attempt, position(row=ONE_OF_EACH, milestones=TAKEN))
    assert steps(events, "offer") == [("kind", ("stonemason",))]


def test_a_milestone_that_he_has_himself_brings_no_more_either() -> None:
    state = position(row=["sawmill", "woodland"], bag=[], milestones={"carpenter": 1})
    assert weighed(thoughts(blueprints.attempt, state), "offer").chosen == "woodland"


def test_of_equals_he_takes_the_leftmost() -> None:
    row = ["woodland", "dairy-farm", "stonemason", "mountains"]
    events = thoughts(blueprints.attempt, position(row=row))
    assert steps(events, "offer") == [
        ("kind", ("dairy-farm", "stonemason")),
        ("leftmost", ("dairy-farm",)),
    ]


def test_he_pays_nothing_and_gold_from_the_supply_goes_on_the_tiles_he_passes() -> None:
    row = ["woodland", "mountains+1", "sawmill", "lime-tree"]
    state, events = turn("marker blue", row=row)
    assert gold(events) == [("support", 1)]
    assert points(events) == []
    assert state.row[:3] == [Offer("woodland", 1), Offer("mountains", 2), Offer("lime-tree")]


def test_for_gold_on_his_new_blueprint_he_gets_a_point() -> None:
    _, events = turn("marker blue", row=["sawmill+4", "woodland", "mountains", "lime-tree"])
    assert found(events, BlueprintTaken) == [BlueprintTaken(BOTRIK, "sawmill", 0, 4)]
    assert points(events) == [("instead", 1)]
    assert gold(events) == [("support", 1)]


def test_without_gold_on_it_he_gets_none() -> None:
    _, events = turn("marker blue")
    assert points(events) == []


def test_the_row_moves_up_and_is_filled_from_the_right() -> None:
    row = ["woodland", "sawmill", "mountains", "lime-tree"]
    state, events = turn("marker blue", row=row)
    (drawn,) = found(events, TileDrawn)
    assert [offer.tile for offer in state.row] == ["woodland", "mountains", "lime-tree", drawn.tile]


def test_the_newest_blueprint_lies_to_the_right_of_the_others() -> None:
    state, _ = turn("marker blue", blueprints=([], ["mountains"]))
    assert state.players[BOTRIK].blueprints == ["mountains", "sawmill"]
