"""Special-action tiles: taken with any two dice, spent to roll unused dice again."""

import pytest

from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.dice import rolls
from dorfplatz.games.bohemian.events import Rolled, SpecialSpent, SpecialTaken
from dorfplatz.games.bohemian.game import BOHEMIAN
from tests.positions import happened, owner, play, position, possible, refusal


@pytest.mark.parametrize("dice", ["2+3", "2+4", "2+6", "3+4", "3+6", "4+6"])
def test_any_two_dice_take_a_tile(dice: str) -> None:
    state = play(position(), f"{dice} special")
    assert state.special == [True, False, False]
    assert state.special_left == 6
    assert len(state.dice) == 2


@pytest.mark.parametrize("dice", ["2", "2+3+4", "2+3+4+6"])
def test_a_tile_takes_exactly_two_dice(dice: str) -> None:
    assert refusal(position(), f"{dice} special").code == "refusal.special-two-dice"


def test_a_tile_is_taken_instead_of_placing_a_figure() -> None:
    assert happened(position(), "3+4 special") == [SpecialTaken(Seat(0), (3, 4))]
    assert play(position(), "3+4 special").figures == [13, 13, 13]


def test_nobody_may_have_two_tiles() -> None:
    state = position(special=(0,))
    assert "3+4 special" not in possible(state)
    assert refusal(state, "3+4 special").code == "refusal.tile-at-hand"


def test_no_tile_can_be_taken_when_none_is_left() -> None:
    state = position(special_left=0)
    assert "3+4 special" not in possible(state)
    assert refusal(state, "3+4 special").code == "refusal.no-tile-left"


def test_a_tile_spent_this_turn_bars_taking_another() -> None:
    state = play(position(special=(0,)), "reroll 2 3", "roll 1 1")
    assert "1+1 special" not in possible(state)
    assert refusal(state, "1+1 special").code == "refusal.tile-spent"


def test_a_tile_may_be_taken_and_spent_in_the_same_turn() -> None:
    state = play(position(), "3+4 special", "reroll 2 6", "roll 5 6")
    assert state.dice == (5, 6)
    assert owner(play(state, "5+6 A11"), "A11") == 0


def test_a_tile_taken_and_spent_in_a_turn_cannot_be_replaced_in_it() -> None:
    state = play(position(), "3+4 special", "reroll 2 6", "roll 1 1")
    assert refusal(state, "1+1 special").code == "refusal.tile-spent"


def test_a_tile_may_be_spent_in_a_later_turn() -> None:
    state = position(dice=(1,), special=(1,))
    assert "reroll 1 2" in possible(play(state, "end", "roll 1 2 3 4"))


@pytest.mark.parametrize(
    ("again", "kept"),
    [("2", (3, 4, 6)), ("2 6", (3, 4)), ("2 3 4", (6,)), ("2 3 4 6", ())],
)
def test_any_number_of_unused_dice_may_be_rolled_again(again: str, kept: tuple[int, ...]) -> None:
    state = play(position(special=(0,)), f"reroll {again}")
    assert BOHEMIAN.actor(state) is CHANCE
    assert BOHEMIAN.odds(state) is rolls(4 - len(kept))
    assert state.dice == kept


def test_the_dice_rolled_again_join_those_kept() -> None:
    state = position(special=(0,))
    assert happened(state, "reroll 2 6", "roll 5 1") == [
        SpecialSpent(Seat(0), (2, 6)),
        Rolled(Seat(0), (1, 5), kept=(3, 4)),
    ]
    assert play(state, "reroll 2 6", "roll 1 5").dice == (1, 3, 4, 5)


def test_dice_that_were_used_cannot_be_rolled_again() -> None:
    state = play(position(special=(0,)), "3+4 N7")
    assert refusal(state, "reroll 3").code == "refusal.dice-not-there"


def test_spending_a_tile_is_not_a_move() -> None:
    state = play(position(special=(0,)), "reroll 2 3 4 6", "roll 2 3 4 6")
    assert refusal(state, "end").code == "refusal.must-move"
    assert possible(play(state, "3+4 N7", "2+6 N8")) == ["end"]


def test_a_tile_may_be_spent_between_the_two_moves() -> None:
    state = play(position(special=(0,)), "3+4 N7", "reroll 6", "roll 4", "2+4 E6")
    assert owner(state, "N7") == owner(state, "E6") == 0


def test_a_spent_tile_leaves_the_game() -> None:
    state = play(position(special=(0,)), "reroll 2")
    assert state.special == [False, False, False]
    assert state.special_left == 6


def test_rolling_again_needs_a_tile() -> None:
    assert not [move for move in possible(position()) if move.startswith("reroll")]
    assert refusal(position(), "reroll 2").code == "refusal.no-tile"


@pytest.mark.parametrize("dice", [(), (4,)])
def test_rolling_again_needs_at_least_two_unused_dice(dice: tuple[int, ...]) -> None:
    state = position(dice=dice, special=(0,))
    assert possible(state) == ["end"]
    assert refusal(state, "reroll 4").code == "refusal.too-few-dice"


def test_a_tile_may_be_taken_again_in_the_next_turn() -> None:
    state = play(position(seats=2, special=(0,)), "reroll 2", "roll 2", "3+4 N7", "end")
    state = play(state, "roll 1 1 1 1", "1+1 special", "end", "roll 2 3 4 6", "3+4 special")
    assert state.special == [True, True]
