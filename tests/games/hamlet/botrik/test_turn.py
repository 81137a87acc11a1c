"""Botrik's turn: an action with each villager, the three primary ones first."""

import pytest

from dorfplatz.games.hamlet.events import MarkerDrawn, TurnBegan, TurnEnded, VillagerHired
from dorfplatz.games.hamlet.moves import SECONDARY, Action
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, Piece
from tests.games.hamlet.botrik.situations import (
    ALL_FOUR,
    FULL,
    failures,
    found,
    position,
    steps,
    turn,
    walks,
)
from tests.games.hamlet.positions import play, possible

FOR_SALE = ("wood-wood-wheat", "milk", "flour")


def test_the_person_and_botrik_take_turns() -> None:
    state, events = turn(sales=FOR_SALE)
    assert found(events, TurnEnded) == [TurnEnded(PERSON), TurnEnded(BOTRIK)]
    assert found(events, TurnBegan) == [TurnBegan(BOTRIK, 1), TurnBegan(PERSON, 2)]
    assert (state.turn, state.phase) == (PERSON, Phase.TURN)


def test_the_persons_turns_go_by_the_usual_rules() -> None:
    moves = possible(position())
    assert {"produce farm", "take sawmill", "donkey church market", "end"} <= set(moves)
    assert not [move for move in moves if move.startswith("choose")]


def test_he_acts_once_with_each_of_his_villagers_and_then_his_turn_is_over() -> None:
    villagers = (["church"], ["church", "farm"])
    state, events = turn(
        "marker red",
        "marker red",
        villagers=villagers,
        tokens=FULL | {"woodcutter": "wood"},
        orders={"raw": 0},
    )
    assert walks(events) == ["woodcutter", "town-hall"]
    assert state.players[BOTRIK].villagers == [
        Piece("woodcutter", is_done=True),
        Piece("town-hall", is_done=True),
    ]
    assert state.turn == PERSON


def test_three_actions_are_primary_and_five_secondary() -> None:
    primary = [action for action in Action if action not in SECONDARY]
    assert primary == [Action.HIRE, Action.ORDER, Action.SELL]
    assert len(SECONDARY) == 5


def test_he_tries_the_primary_actions_in_their_order_and_only_then_draws_a_marker() -> None:
    state, events = turn()
    assert failures(events) == ["hire: gold", "order: orders", "sell: sales"]
    assert state.phase is Phase.MARK


@pytest.mark.parametrize(
    ("changes", "failed", "place"),
    [
        ({"gold": (3, 5)}, [], "town-hall"),
        ({"tokens": FULL | {"farm": "wheat wheat"}}, ["hire: gold"], "church"),
        ({"sales": FOR_SALE}, ["hire: gold", "order: orders"], "market"),
    ],
)
def test_the_first_primary_action_that_succeeds_brings_a_villager_to_its_building(
    changes: dict[str, object], failed: list[str], place: str
) -> None:
    state, events = turn(**changes)
    assert failures(events) == failed
    assert walks(events) == [place]
    assert not found(events, MarkerDrawn)
    assert Piece(place, is_done=True) in state.players[BOTRIK].villagers


def test_every_villager_begins_with_the_primary_actions_again() -> None:
    _, events = turn(
        "marker red", villagers=(["church"], ALL_FOUR), actions="blueprint,produce,make,build,road"
    )
    assert failures(events) == [
        *("hire: enough-villagers", "order: orders", "sell: sales"),
        *("hire: enough-villagers", "order: orders", "sell: sales"),
    ]


def test_a_villager_who_was_hired_just_now_does_not_act_in_this_turn() -> None:
    state, events = turn(gold=(3, 9))
    assert len(found(events, VillagerHired)) == 1
    assert walks(events) == ["town-hall"]
    assert state.turn == PERSON


def test_of_the_villagers_that_have_not_acted_the_nearest_goes() -> None:
    villagers = (["church"], ["farm", "market"])
    state, events = turn(villagers=villagers, sales=FOR_SALE, tokens={"quarry": ""})
    assert steps(events, "villager") == [("nearest", ("market",))]
    assert walks(events) == ["market"]
    assert state.players[BOTRIK].ready == [Piece("farm")]


def test_if_several_are_as_near_the_person_chooses_who_goes() -> None:
    villagers = (["church"], ["farm", "woodcutter"])
    state, _ = turn(villagers=villagers, sales=FOR_SALE)
    assert state.question == (Question.VILLAGER, ("farm", "woodcutter"))
    assert possible(state) == ["choose farm", "choose woodcutter"]
    state, events = play(state, "choose woodcutter")
    assert walks(events) == ["market"]
    assert state.players[BOTRIK].ready == [Piece("farm")]


def test_villagers_on_the_same_place_need_no_choice() -> None:
    villagers = (["church"], ["church", "church"])
    state, events = turn(villagers=villagers, sales=FOR_SALE, tokens={"quarry": ""})
    assert walks(events) == ["market"]
    assert state.phase is Phase.MARK
