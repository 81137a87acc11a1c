"""Secondary actions: markers, circles, the action row, and what follows an action."""

from typing import Any

import pytest

from dorfplatz.games.hamlet.events import (
    ActionMoved,
    ActionRemoved,
    AllFailed,
    BlueprintTaken,
    BowlFilled,
    GoldChanged,
    MarkerDrawn,
    PlaceBuilt,
    SupportTurned,
    Walked,
)
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Action, Colour
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, Piece
from tests.games.hamlet.botrik.situations import (
    BARE,
    FULL,
    NEED_A_GOOD,
    failures,
    found,
    gold,
    position,
    steps,
    turn,
    walks,
    whole_games,
)
from tests.games.hamlet.positions import play, refused

ALL_ROADS = [
    "bridge church town-hall 1",
    "bridge church quarry 1",
    "path market farm 1",
    "path market farm 1",
]
"""Wherever he may build one at first."""
NOTHING_WORKS: dict[str, Any] = {
    "tokens": FULL,
    "orders": {"raw": 0},
    "blueprints": ([], NEED_A_GOOD),
    "roads": ALL_ROADS,
}
"""Nothing can be produced, made or paved, and his hand is full of what needs a good."""


def row(words: str) -> tuple[Action, ...]:
    return tuple(map(Action, words.split()))


def test_when_all_primary_actions_fail_a_marker_is_drawn_at_random() -> None:
    state, _ = turn()
    assert state.phase is Phase.MARK
    assert refused(state, "end") == "hamlet.refusal.not-now"


@pytest.mark.parametrize(
    ("colour", "circle", "action"),
    [("red", 1, "produce"), ("blue", 2, "blueprint"), ("yellow", 3, "make")],
)
def test_its_colour_leads_to_a_circle_and_to_the_action_tile_under_it(
    colour: str, circle: int, action: str
) -> None:
    _, events = turn(f"marker {colour}")
    assert found(events, MarkerDrawn) == [MarkerDrawn(Colour(colour), circle, Action(action))]


def test_when_that_action_fails_he_goes_on_to_the_right() -> None:
    _, events = turn("marker red", tokens=FULL, orders={"raw": 0})
    assert failures(events)[3:] == ["produce: no-space"]
    assert [event.action for event in found(events, ActionMoved)] == [Action.BLUEPRINT]


def test_from_the_end_of_the_row_he_goes_on_at_its_beginning() -> None:
    _, events = turn("marker yellow", "choose farm", tokens=BARE, blueprints=([], ["woodland"]))
    assert failures(events)[3:] == ["make: no-workshop", "build: cost", "road: road-cost"]
    assert [event.action for event in found(events, ActionMoved)] == [Action.PRODUCE]


def test_for_the_next_villager_he_begins_at_the_circle_again() -> None:
    villagers = (["church"], ["church", "church"])
    changes: dict[str, Any] = {"tokens": FULL, "orders": {"raw": 0}, "villagers": villagers}
    _, events = turn("marker red", "marker red", **changes)
    assert [event.action for event in found(events, MarkerDrawn)] == [Action.PRODUCE] * 2


def test_when_he_is_back_where_he_began_all_have_failed() -> None:
    _, events = turn("marker yellow", **NOTHING_WORKS)
    tried = ["make: no-workshop", "build: cost", "road: no-edge"]
    assert failures(events)[3:] == [*tried, "produce: no-space", "blueprint: hand-full"]
    assert found(events, AllFailed) == [AllFailed()]


def test_then_the_nearest_villager_goes_to_the_church() -> None:
    villagers = (["church"], ["town-hall", "church"])
    state, events = turn("marker red", **NOTHING_WORKS, villagers=villagers)
    assert steps(events, "villager") == [("nearest", ("church",))]
    assert walks(events) == ["church"]
    assert state.players[BOTRIK].ready == [Piece("town-hall")]


def test_if_several_are_as_near_to_the_church_the_person_chooses() -> None:
    villagers = (["church"], ["town-hall", "market"])
    state, _ = turn("marker red", **NOTHING_WORKS, villagers=villagers)
    assert state.question == (Question.VILLAGER, ("town-hall", "market"))
    state, _ = play(state, "choose market")
    assert state.players[BOTRIK].ready == [Piece("town-hall")]


def test_and_support_pays_a_gold_if_it_has_not_in_this_turn() -> None:
    """The first villager hires, so that the second is the first to fail; the last fails too."""
    villagers = (["church"], ["church"] * 3)
    _, events = turn(
        *("marker red", "marker red"),
        **NOTHING_WORKS,
        villagers=villagers,
        gold=(3, 5),
        modifiers="open-support",
    )
    assert len(found(events, AllFailed)) == 2
    assert gold(events) == [("villager", -5), ("support", 1)]


def test_the_gold_comes_after_the_villager_went() -> None:
    villagers = (["church"], ["church", "church"])
    _, events = turn(
        "marker red", **NOTHING_WORKS, villagers=villagers, gold=(3, 5), modifiers="open-support"
    )
    kinds = [type(event) for event in events]
    assert kinds[kinds.index(AllFailed) + 1 :][:2] == [Walked, GoldChanged]


def test_but_nothing_while_it_is_covered() -> None:
    _, events = turn("marker red", **NOTHING_WORKS, is_open=False)
    assert found(events, AllFailed)
    assert gold(events) == []


def test_when_all_have_failed_no_action_tile_moves_but_the_marker_is_put_aside() -> None:
    state, events = turn("marker red", **NOTHING_WORKS)
    assert not found(events, ActionMoved)
    assert state.automa.row == row("produce blueprint make build road")
    assert sum(state.automa.bowl.values()) == 5
    assert state.automa.drawn is None


def test_after_success_the_nearest_villager_goes_to_where_it_was_done() -> None:
    villagers = (["church"], ["farm", "church"])
    state, events = turn("marker blue", villagers=villagers)
    assert steps(events, "villager") == [("nearest", ("church",))]
    assert walks(events) == ["town-hall"]
    assert state.players[BOTRIK].ready == [Piece("farm")]


def test_if_several_are_as_near_to_it_the_person_chooses() -> None:
    villagers = (["church"], ["farm", "market"])
    state, _ = turn("marker blue", villagers=villagers)
    assert state.question == (Question.VILLAGER, ("farm", "market"))


def test_the_action_tile_goes_to_the_end_and_the_others_move_up() -> None:
    state, events = turn("marker blue")
    moved = row("produce make build road blueprint")
    assert found(events, ActionMoved) == [ActionMoved(Action.BLUEPRINT, moved)]
    assert state.automa.row == moved


def test_an_action_tile_at_the_end_stays_there() -> None:
    order = "build,make,blueprint,road,produce"
    state, _ = turn(*("marker yellow", "choose farm"), tokens=BARE, actions=order, row=[], bag=[])
    assert state.automa.row == row("build make blueprint road produce")


def test_an_action_done_just_now_is_less_likely_to_be_done_again() -> None:
    """No circle lies over the end of the row."""
    state, _ = turn("marker blue")
    assert state.automa.row.index(Action.BLUEPRINT) >= len(Colour)


def test_first_a_villager_goes_then_the_tile_moves_then_the_marker_is_put_aside() -> None:
    _, events = turn("marker blue", bowl={"blue": 1})
    kinds = [type(event) for event in events]
    order = [kinds.index(kind) for kind in (BlueprintTaken, Walked, ActionMoved, BowlFilled)]
    assert order == sorted(order)


def test_a_drawn_marker_stays_out_of_the_bowl() -> None:
    state, _ = turn("marker red", "choose farm")
    assert state.automa.bowl == {Colour.RED: 2, Colour.BLUE: 2, Colour.YELLOW: 1}


def test_when_the_bowl_is_empty_all_six_go_back() -> None:
    state, events = turn("marker red", "choose farm", bowl={"red": 1})
    assert found(events, BowlFilled) == [BowlFilled()]
    assert state.automa.bowl == {Colour.RED: 3, Colour.BLUE: 2, Colour.YELLOW: 1}


def test_then_support_is_uncovered_and_pays_a_gold() -> None:
    state, events = turn("marker red", "choose farm", bowl={"red": 1}, is_open=False)
    assert found(events, SupportTurned) == [SupportTurned(is_open=True)]
    assert gold(events) == [("support", 1)]
    assert state.automa.is_open


def test_but_no_gold_if_it_has_paid_in_this_turn() -> None:
    _, events = turn("marker red", "choose farm", bowl={"red": 1})
    assert found(events, BowlFilled)
    assert gold(events) == [("support", 1)]


def test_a_bowl_that_runs_empty_in_the_middle_of_a_turn_is_full_for_the_next_villager() -> None:
    villagers = (["church"], ["church", "church"])
    state, _ = turn("marker blue", bowl={"blue": 1}, villagers=villagers)
    assert state.phase is Phase.MARK
    assert sum(HAMLET.odds(state).weights) == 6


def test_the_turn_of_the_example() -> None:
    """The fourth tile of the row is the first to succeed, though the second was drawn."""
    state, events = turn(
        "marker blue",
        laid={"sawmill": ""},
        tokens={"sawmill": "timber:0"},
        sales=("milk", "flour", "brick-wood"),
        blueprints=([], ["woodland", "mountains", "lime-tree"]),
        choices="fixed",
    )
    assert failures(events)[:3] == ["hire: gold", "order: orders", "sell: sales"]
    assert gold(events) == [("support", 1)]
    assert isinstance(events[3], GoldChanged)
    assert found(events, MarkerDrawn) == [MarkerDrawn(Colour.BLUE, 2, Action.BLUEPRINT)]
    assert failures(events)[3:] == ["blueprint: hand-full", "make: no-workshop"]
    assert [event.seat for event in found(events, PlaceBuilt)] == [BOTRIK]
    assert state.automa.row == row("produce blueprint make road build")
    assert state.turn == PERSON


def test_with_his_fifth_road_the_action_tile_of_roads_leaves_the_game() -> None:
    state, events = turn(
        "marker red",
        actions="road,produce,blueprint,make,build",
        laid={"woodland": "at farm"},
        roads=ALL_ROADS,
        choices="fixed",
    )
    left = row("produce blueprint make build")
    assert found(events, ActionRemoved) == [ActionRemoved(Action.ROAD, left)]
    assert state.automa.row == left
    assert state.roads_of(BOTRIK) == 5


def test_with_four_tiles_in_the_row_he_goes_around_as_before() -> None:
    state = position(**NOTHING_WORKS)
    state.automa.row = row("produce blueprint make build")
    _, events = play(state, "end", "marker yellow")
    tried = ["make: no-workshop", "build: cost", "produce: no-space", "blueprint: hand-full"]
    assert failures(events)[3:] == tried
    assert found(events, AllFailed)


@pytest.mark.no_cover
def test_in_whole_games_no_more_than_five_roads_are_built_by_him() -> None:
    assert max(state.roads_of(BOTRIK) for state, _ in whole_games()) <= 5
