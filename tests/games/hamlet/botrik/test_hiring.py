"""Primary action: hire a villager."""

from dorfplatz.games.hamlet.events import (
    ActionMoved,
    BlueprintTaken,
    GoldChanged,
    SupportTurned,
    VillagerHired,
)
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failed, Failure, Lack
from dorfplatz.games.hamlet.state import BOTRIK, Piece
from tests.games.hamlet.botrik.situations import (
    ALL_FOUR,
    failures,
    found,
    gold,
    points,
    turn,
    walks,
)

THREE = ["woodland", "mountains", "lime-tree"]


def test_with_four_villagers_in_the_village_he_skips_it() -> None:
    _, events = turn(gold=(3, 5), villagers=(["church"], ALL_FOUR))
    assert failures(events)[0] == "hire: enough-villagers"
    assert not found(events, VillagerHired)


def test_skipping_is_no_failure_so_failing_at_the_order_pays() -> None:
    _, events = turn(villagers=(["church"], ALL_FOUR))
    kinds = [type(event) for event in events]
    paid = kinds.index(GoldChanged)
    assert events[paid - 1] == found(events, Failed)[1]
    assert failures(events)[1] == "order: orders"


def test_with_enough_gold_he_hires_at_the_town_hall_and_pays_five() -> None:
    state, events = turn(gold=(3, 6))
    assert found(events, VillagerHired) == [VillagerHired(BOTRIK)]
    assert gold(events) == [("villager", -5)]
    assert walks(events) == ["town-hall"]
    assert state.players[BOTRIK].gold == 1
    assert Piece("church", is_done=True) in state.players[BOTRIK].villagers


def test_with_four_gold_he_cannot_hire() -> None:
    _, events = turn(gold=(3, 4))
    assert found(events, Failed)[0] == Failed(Action.HIRE, Failure.GOLD, (Lack("gold", 4, 5),))


def test_hiring_covers_support() -> None:
    state, events = turn(gold=(3, 5))
    assert found(events, SupportTurned) == [SupportTurned(is_open=False)]
    assert not state.automa.is_open


def test_with_fewer_than_three_blueprints_he_takes_one_along() -> None:
    state, events = turn(gold=(3, 5), blueprints=([], ["woodland", "mountains"]))
    assert [event.seat for event in found(events, BlueprintTaken)] == [BOTRIK]
    assert len(state.players[BOTRIK].blueprints) == 3


def test_with_three_blueprints_he_takes_none() -> None:
    _, events = turn(gold=(3, 5), blueprints=([], THREE))
    assert found(events, VillagerHired)
    assert not found(events, BlueprintTaken)


def test_when_no_blueprint_is_left_he_just_hires() -> None:
    _, events = turn(gold=(3, 5), row=[], bag=[])
    assert found(events, VillagerHired)
    assert not found(events, BlueprintTaken)


def test_the_blueprint_follows_the_rules_of_buying_one() -> None:
    row = ["woodland", "mountains", "sawmill+2", "lime-tree"]
    state, events = turn(gold=(3, 5), row=row)
    assert found(events, BlueprintTaken) == [BlueprintTaken(BOTRIK, "sawmill", 2, 2)]
    assert points(events) == [("instead", 1)]
    assert [offer.gold for offer in state.row[:2]] == [1, 1]


def test_the_action_tile_of_buying_blueprints_stays_where_it_is() -> None:
    state, events = turn(gold=(3, 5))
    assert not found(events, ActionMoved)
    assert [action.value for action in state.automa.row][1] == "blueprint"


def test_failing_with_the_first_villager_pays_a_gold() -> None:
    _, events = turn()
    assert gold(events) == [("support", 1)]


def test_failing_pays_nothing_while_support_is_covered() -> None:
    _, events = turn(is_open=False)
    assert failures(events)[0] == "hire: gold"
    assert gold(events) == []


def test_failing_with_a_later_villager_pays_nothing() -> None:
    """The first one hires, and a modifier keeps support open."""
    villagers = (["church"], ["church", "church"])
    state, events = turn(gold=(3, 5), villagers=villagers, modifiers="open-support")
    assert failures(events)[0] == "hire: gold"
    assert state.automa.is_open
    assert gold(events) == [("villager", -5)]


def test_the_gold_for_failing_may_be_what_the_next_villager_hires_with() -> None:
    state, events = turn("marker blue", gold=(3, 4), villagers=(["church"], ["church", "church"]))
    assert gold(events) == [("support", 1), ("villager", -5)]
    assert len(state.players[BOTRIK].villagers) == 3
