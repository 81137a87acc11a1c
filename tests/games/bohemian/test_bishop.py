"""Taking the bishop: two equal dice instead of placing a figure."""

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import BishopTaken
from tests.positions import happened, play, position, possible, refusal


@pytest.mark.parametrize("face", range(1, 7))
def test_two_equal_dice_of_any_face_take_the_bishop(face: int) -> None:
    state = position(dice=(face, face))
    assert play(state, f"{face}+{face} bishop").bishop == 0


@pytest.mark.parametrize("dice", ["3+4", "2", "2+2+2", "2+2+2+2"])
def test_the_bishop_takes_exactly_two_equal_dice(dice: str) -> None:
    roll = tuple(map(int, dice.split("+")))
    state = position(dice=(*roll, 2, 2, 2)[:4])
    assert f"{dice} bishop" not in possible(state)
    assert refusal(state, f"{dice} bishop").code == "refusal.not-a-double"


def test_the_bishop_is_taken_instead_of_placing_a_figure() -> None:
    state = play(position(dice=(4, 4, 1, 2)), "4+4 bishop")
    assert state.figures == [13, 13, 13]
    assert state.dice == (1, 2)


def test_the_bishop_comes_from_whoever_has_him() -> None:
    state = position(dice=(5, 5), bishop=2)
    assert happened(state, "5+5 bishop") == [BishopTaken(Seat(0), Seat(2), (5, 5))]
    assert play(state, "5+5 bishop").bishop == 0


def test_the_bishop_stays_until_another_player_takes_him() -> None:
    state = play(position(dice=(5, 5)), "5+5 bishop", "end", "roll 1 1 3 6", "1+1 special", "end")
    assert state.bishop == 0


def test_the_bishop_cannot_be_taken_by_the_player_who_has_him() -> None:
    state = position(dice=(5, 5), bishop=0)
    assert "5+5 bishop" not in possible(state)
    assert refusal(state, "5+5 bishop").code == "refusal.bishop-at-hand"


def test_a_bishop_lost_before_the_next_turn_brings_nothing() -> None:
    state = position(seats=2, dice=(5, 5), occupants={"C11": 0})
    state = play(state, "5+5 bishop", "end", "roll 3 3 4 5", "3+3 bishop")
    assert play(state, "end").coins == [0, 0]


def test_after_taking_the_bishop_the_other_dice_may_be_left_unused() -> None:
    state = play(position(dice=(5, 5, 1, 2)), "5+5 bishop")
    assert "end" in possible(state)
    assert play(state, "end").turn == 1


def test_a_roll_of_two_doubles_takes_the_bishop_only_once() -> None:
    state = play(position(dice=(2, 2, 5, 5)), "2+2 bishop")
    assert refusal(state, "5+5 bishop").code == "refusal.bishop-at-hand"
