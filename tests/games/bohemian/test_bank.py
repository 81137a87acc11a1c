"""The bank: an empty bank ends the game; what it owes is paid in full all the same."""

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import CoinsPaid, GameEnded, Why
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.state import Ending
from tests.positions import happened, owner, play, position


def test_coins_come_from_the_bank() -> None:
    assert play(position(dice=(6, 6), bank=100), "6+6 E12").bank == 94


@pytest.mark.parametrize(("bank", "over"), [(7, False), (6, True), (5, True), (1, True)])
def test_the_game_ends_at_once_when_a_payment_empties_the_bank(bank: int, over: bool) -> None:
    state = play(position(dice=(6, 6, 1, 1), bank=bank), "6+6 E12")
    assert (state.ending is Ending.BANK_EMPTY) is over
    assert (BOHEMIAN.actor(state) is None) is over


def test_the_payment_that_empties_the_bank_is_made_in_full() -> None:
    state = play(position(dice=(6, 6), bank=2), "6+6 E12")
    assert state.coins == [6, 0, 0]
    assert state.bank == -4


def test_a_farm_can_empty_the_bank() -> None:
    state = position(dice=(2, 6), occupants={"A8": 0}, bank=2)
    assert happened(state, "2+6 N8")[1:3] == [
        CoinsPaid(Seat(0), 2, Why.FARM, 2),
        GameEnded(Ending.BANK_EMPTY, Seat(0)),
    ]


def test_a_scoring_of_mills_or_glass_is_one_payment_paid_to_all() -> None:
    state = position(dice=(1, 5), occupants={"A6": 1, "E6": 2}, bank=1)
    after = play(state, "1+5 I6")
    assert after.coins == [2, 2, 2]
    assert after.ending is Ending.BANK_EMPTY


def test_figures_leave_the_mills_before_the_final_scoring() -> None:
    after = play(position(dice=(1, 5), occupants={"A6": 1, "E6": 2}, bank=6), "1+5 I6")
    result = BOHEMIAN.result(after)
    assert owner(after, "I6") is None
    assert result is not None
    assert [parts["goods"] for parts in result.parts] == [0, 0, 0]


def test_the_income_of_a_turn_is_one_payment() -> None:
    occupants = {"N9": 1, "C11": 1, "A11": 1}
    state = position(dice=(1,), occupants=occupants, active=("N9",), bishop=1, bank=1)
    assert happened(state, "end")[2:5] == [
        CoinsPaid(Seat(1), 1, Why.INNS, 1),
        CoinsPaid(Seat(1), 2, Why.BISHOP, 2),
        GameEnded(Ending.BANK_EMPTY, Seat(1)),
    ]
    assert play(state, "end").coins == [0, 3, 0]


def test_claimed_income_can_empty_the_bank_too() -> None:
    state = position(dice=(1,), occupants={"N9": 1}, active=("N9",), bank=1, income="claimed")
    after = play(state, "end", "collect")
    assert after.ending is Ending.BANK_EMPTY


def test_the_final_scoring_is_paid_in_full_after_the_bank_is_empty() -> None:
    state = position(dice=(6, 6), occupants={"C10": 0, "A11": 2, "E10": 2}, bank=1)
    result = BOHEMIAN.result(play(state, "6+6 E12"))
    assert result is not None
    assert result.reason == "bank-empty"
    assert result.totals == (6, -5, 10)


def test_the_rest_of_the_turn_is_lost_when_the_bank_is_empty() -> None:
    state = play(position(dice=(6, 6, 3, 4), bank=1), "6+6 E12")
    assert BOHEMIAN.legal(state) == ()
