"""The course of a turn: income, the roll, one or two moves, handing over."""

import pytest

from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.dice import rolls
from dorfplatz.games.bohemian.events import CoinsPaid, IncomeLost, TurnBegan, TurnEnded, Why
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.state import State
from tests.positions import happened, owner, play, position, possible, refusal

USED_UP = (5,)
"""One die is left: the turn can only be ended."""


def about_to_earn(income: str) -> State:
    """Seat 0 is about to hand over to seat 1, who has two active inns, the bishop and a church."""
    return position(
        dice=USED_UP,
        occupants={"N9": 1, "G9": 1, "C11": 1, "I9": 1, "O9": 0, "K11": 2},
        active=("N9", "G9", "O9"),
        bishop=1,
        income=income,
    )


def test_play_goes_clockwise_and_around() -> None:
    assert play(position(dice=USED_UP, turn=0), "end").turn == 1
    assert play(position(dice=USED_UP, turn=2), "end").turn == 0


def test_a_turn_begins_with_a_roll_of_all_four_dice() -> None:
    state = play(position(dice=USED_UP), "end")
    assert BOHEMIAN.actor(state) is CHANCE
    assert BOHEMIAN.odds(state) is rolls(4)
    assert play(state, "roll 6 1 3 3").dice == (1, 3, 3, 6)


def test_the_first_move_is_compulsory_if_any_is_possible() -> None:
    state = position()
    assert "end" not in possible(state)
    assert refusal(state, "end").code == "refusal.must-move"


@pytest.mark.parametrize("move", ["3+3 bishop", "3+3 special"])
def test_taking_the_bishop_or_a_tile_counts_as_the_first_move(move: str) -> None:
    state = play(position(dice=(3, 3, 4, 6)), move)
    assert "end" in possible(state)
    assert play(state, "end").turn == 1


def test_the_second_move_is_possible_but_optional() -> None:
    state = play(position(), "3+4 N7")
    assert "2+6 N8" in possible(state)
    assert play(state, "end").turn == 1


def test_the_second_move_is_decided_after_the_first_has_taken_effect() -> None:
    """The first move scores the mills and empties them, so the second can take one of them."""
    state = position(dice=(1, 5, 2, 4), occupants={"A6": 1, "E6": 2})
    assert "2+4 E6" not in possible(state)
    assert owner(play(state, "1+5 I6", "2+4 E6"), "E6") == 0


def test_after_two_moves_only_ending_the_turn_is_left() -> None:
    state = play(position(), "3+4 N7", "2+6 N8")
    assert possible(state) == ["end"]
    assert state.moves_made == 2


def test_with_a_single_die_left_only_ending_the_turn_is_left() -> None:
    state = play(position(special=(0,)), "2+3+6 A11")
    assert state.dice == (4,)
    assert possible(state) == ["end"]


def test_ending_the_turn_is_a_move_of_its_own() -> None:
    state = play(position(), "3+4 N7", "2+6 N8")
    assert BOHEMIAN.actor(state) == 0
    assert happened(state, "end") == [TurnEnded(Seat(0), passed=False), TurnBegan(Seat(1))]


def test_without_a_figure_the_second_total_may_take_the_bishop_or_a_tile_only() -> None:
    state = play(position(dice=(3, 4, 2, 2), figures=(1, 9, 9)), "3+4 N7")
    assert possible(state) == ["2+2 bishop", "2+2 special", "end"]
    assert refusal(state, "2+2 N4").code == "refusal.no-figure"


def test_a_figure_that_a_scoring_returned_may_be_placed_again_at_once() -> None:
    state = position(dice=(1, 5, 4, 4), occupants={"A6": 1, "E6": 1}, figures=(1, 9, 9))
    after = play(state, "1+5 I6", "4+4 N8")
    assert owner(after, "N8") == 0
    assert after.figures[0] == 0


def test_a_new_turn_starts_afresh() -> None:
    state = position(dice=USED_UP, tile_spent=True)
    after = play(state, "end", "roll 1 1 2 2")
    assert after.moves_made == 0
    assert not after.tile_spent
    assert "1+1 special" in possible(after)


def test_income_is_a_coin_for_each_own_active_inn_and_with_the_bishop_for_each_own_church() -> None:
    assert happened(about_to_earn("automatic"), "end")[1:] == [
        TurnBegan(Seat(1)),
        CoinsPaid(Seat(1), 2, Why.INNS, 2),
        CoinsPaid(Seat(1), 1, Why.BISHOP, 1),
    ]


def test_automatic_income_is_paid_before_the_roll() -> None:
    state = play(about_to_earn("automatic"), "end")
    assert BOHEMIAN.actor(state) is CHANCE
    assert state.coins == [0, 3, 0]


def test_without_income_nothing_is_paid() -> None:
    assert happened(position(dice=USED_UP), "end")[1:] == [TurnBegan(Seat(1))]


def test_claimed_income_waits_until_the_player_collects_it() -> None:
    state = play(about_to_earn("claimed"), "end")
    assert possible(state) == ["collect", "throw"]
    assert state.coins == [0, 0, 0]
    assert play(state, "collect").coins == [0, 3, 0]


def test_after_collecting_the_player_throws_the_dice() -> None:
    state = play(about_to_earn("claimed"), "end", "collect")
    assert possible(state) == ["throw"]
    assert play(state, "throw", "roll 1 2 3 4").dice == (1, 2, 3, 4)


def test_whoever_throws_before_collecting_has_lost_the_income() -> None:
    state = play(about_to_earn("claimed"), "end")
    assert happened(state, "throw") == [IncomeLost(Seat(1), 3)]
    after = play(state, "throw", "roll 1 2 3 4")
    assert after.coins == [0, 0, 0]
    assert refusal(after, "collect").code == "refusal.not-now"


def test_income_can_be_collected_only_once() -> None:
    state = play(about_to_earn("claimed"), "end", "collect")
    assert refusal(state, "collect").code == "refusal.no-income"


def test_where_income_is_claimed_but_none_is_due_the_player_just_throws() -> None:
    state = play(position(dice=USED_UP, income="claimed"), "end")
    assert possible(state) == ["throw"]
    assert happened(state, "throw") == []


def test_where_income_is_automatic_there_is_nothing_to_collect_and_no_throw_to_make() -> None:
    state = play(about_to_earn("automatic"), "end", "roll 1 2 3 4")
    assert refusal(state, "collect").code == "refusal.not-now"
    assert refusal(state, "throw").code == "refusal.not-now"
