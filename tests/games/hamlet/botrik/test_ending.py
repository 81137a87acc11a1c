"""The end: when it comes, and what Botrik scores."""

from typing import Any

import pytest

from dorfplatz.core.contract import Result
from dorfplatz.games.hamlet.events import GameEnded, OrderFilled, Scored, TurnEnded, Why
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.scoring import botriks_sites
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Ending, Phase
from tests.games.hamlet.botrik.situations import FULL, found, position, turn
from tests.games.hamlet.positions import play

EIGHT = FULL | {"farm": "wheat wheat"}
LAST: dict[str, Any] = {"tokens": EIGHT, "orders": {"gold": 0, "cellar": 0, "loft": 0}}
"""He can fill the last church order now."""


def result(**changes: Any) -> Result:
    """Of a game that ends with Botrik's turn."""
    state, _ = turn(**{**LAST, **changes})
    final = HAMLET.result(state)
    assert final is not None
    return final


def test_the_game_ends_as_usual_once_the_last_church_order_is_filled() -> None:
    state, events = turn(**LAST)
    assert found(events, OrderFilled)[0].order == "raw"
    assert found(events, GameEnded) == [GameEnded(Ending.CHURCH, 1)]
    assert (state.phase, state.ending) == (Phase.OVER, Ending.CHURCH)


def test_he_finishes_his_turn_first() -> None:
    """The first villager fills the last order; the others still act."""
    state, events = turn(**LAST, villagers=(["church"], ["church", "church"]))
    assert state.phase is Phase.MARK
    state, events = play(state, "marker blue")
    state, events = play(state, "draw woodland")
    assert found(events, TurnEnded) == [TurnEnded(BOTRIK)]
    assert state.ending is Ending.CHURCH


def test_if_the_person_fills_the_last_order_he_has_his_turn_yet() -> None:
    state = position(orders={"raw": 1, "cellar": 1, "loft": 1}, gold=(10, 5))
    state, _ = play(state, "order gold")
    assert state.ending is None
    state, events = play(state, "end", "draw woodland")
    assert found(events, GameEnded) == [GameEnded(Ending.CHURCH, 1)]


def test_each_of_his_special_sites_brings_three_points() -> None:
    sites = ["woodland", "mountains", "lime-tree"]
    final = result(laid=dict.fromkeys(sites, ""), botriks=sites)
    assert final.parts[BOTRIK]["sites"] == 9


def test_what_is_printed_on_them_does_not_matter() -> None:
    """A woodland in the middle of nothing would bring the person points for forest only."""
    for how in ("at farm", "at quarry"):
        state = position(laid={"woodland": how}, botriks=["woodland"])
        assert botriks_sites(state) == 3


def test_they_need_not_be_connected() -> None:
    state = position(laid={"lime-tree": "apart"}, botriks=["lime-tree"])
    assert "lime-tree" not in state.network.connected
    assert botriks_sites(state) == 3


def test_sites_of_the_persons_bring_him_nothing() -> None:
    assert botriks_sites(position(laid={"woodland": "", "mountains": ""})) == 0


def test_the_person_scores_sites_by_what_is_printed_on_them() -> None:
    """Not connected, so nothing."""
    final = result(laid={"lime-tree": "apart"})
    assert final.parts[PERSON]["sites"] == 0


def test_all_else_is_scored_for_him_as_for_anyone() -> None:
    """Two games that differ in who did what."""
    his = result(roads=["path farm market 1", "bridge church quarry 1"], sold=([], ["milk"]))
    yours = result(roads=["path farm market 0", "bridge church quarry 0"], sold=(["milk"], []))
    for part in ("planner", "route", "merchant", "landscaper"):
        assert his.parts[BOTRIK][part] == yours.parts[PERSON][part]
    assert (his.parts[BOTRIK]["planner"], his.parts[BOTRIK]["merchant"]) == (2, 4)


def ended(**changes: Any) -> Result:
    """Of a position that nobody plays on from."""
    state = position(**changes)
    state.ending = Ending.ROUNDS
    final = HAMLET.result(state)
    assert final is not None
    return final


def test_gold_left_on_his_support_tile_brings_nothing() -> None:
    assert "gold" not in ended(gold=(12, 99)).parts[BOTRIK]
    assert ended(gold=(12, 99)).totals[BOTRIK] == 0


@pytest.mark.parametrize(
    ("points", "winner"), [((20, 0), PERSON), ((0, 20), BOTRIK), ((7, 7), BOTRIK)]
)
def test_the_person_wins_with_more_points_than_botrik(points: tuple[int, int], winner: int) -> None:
    assert ended(points=points, gold=(0, 0)).winners == (winner,)


def test_the_final_scoring_is_told_part_by_part() -> None:
    _, events = turn(**LAST, laid={"woodland": ""}, botriks=["woodland"])
    assert Scored(BOTRIK, 3, Why.SITES) in events
