"""Forming totals: at least two dice each, every die once."""

from fractions import Fraction

import pytest

from dorfplatz.games.bohemian.dice import parts, rolls, totals
from dorfplatz.games.bohemian.moves import Roll
from tests.positions import owner, play, position, possible, refusal


def test_the_roll_of_the_rulebook_makes_exactly_these_totals() -> None:
    assert dict(totals((2, 3, 4, 6))) == {
        5: ((2, 3),),
        6: ((2, 4),),
        7: ((3, 4),),
        8: ((2, 6),),
        9: ((2, 3, 4), (3, 6)),
        10: ((4, 6),),
        11: ((2, 3, 6),),
        12: ((2, 4, 6),),
    }


@pytest.mark.parametrize(
    ("first", "second", "buildings"),
    [
        ("3+4 N7", "2+6 N8", ("N7", "N8")),
        ("2+3 C5", "4+6 N10", ("C5", "N10")),
        ("2+4 E6", "3+6 N9", ("E6", "N9")),
    ],
)
def test_the_roll_of_the_rulebook_may_be_paired_in_three_ways(
    first: str, second: str, buildings: tuple[str, str]
) -> None:
    there, back = play(position(), first, second), play(position(), second, first)
    assert [owner(there, building) for building in buildings] == [0, 0]
    assert there.occupants == back.occupants


@pytest.mark.parametrize(
    ("move", "left"), [("2+3+4 N9", (6,)), ("2+3+6 A11", (4,)), ("2+4+6 E12", (3,))]
)
def test_three_dice_make_one_total_and_the_fourth_is_lost(move: str, left: tuple[int, ...]) -> None:
    state = play(position(), move)
    assert state.dice == left
    assert possible(state) == ["end"]


def test_all_four_dice_may_make_one_total() -> None:
    state = play(position(dice=(1, 1, 2, 3)), "1+1+2+3 N7")
    assert owner(state, "N7") == 0
    assert possible(state) == ["end"]


def test_a_single_die_makes_no_total() -> None:
    assert refusal(position(), "6 E6").code == "refusal.single-die"
    assert not [move for move in possible(position()) if move.startswith("6 ")]


@pytest.mark.parametrize("move", ["3+4+6 E12", "2+3+4+6 E12"])
def test_a_total_above_twelve_places_nothing(move: str) -> None:
    assert refusal(position(), move).code == "refusal.total-too-high"
    assert move not in possible(position())


def test_a_die_is_used_once() -> None:
    state = play(position(), "3+4 N7")
    assert refusal(state, "2+4 E6").code == "refusal.dice-not-there"
    assert refusal(position(), "3+3 E6").code == "refusal.dice-not-there"


def test_when_all_dice_are_used_none_can_be_used_again() -> None:
    state = play(position(), "3+4 N7", "2+6 N8")
    assert refusal(state, "2+6 C8").code == "refusal.none-unused"


def test_equal_dice_are_one_choice_not_several() -> None:
    assert parts((3, 3, 3, 3)) == ((3,), (3, 3), (3, 3, 3), (3, 3, 3, 3))
    assert totals((3, 3, 3, 3)) == ((6, ((3, 3),)), (9, ((3, 3, 3),)), (12, ((3, 3, 3, 3),)))


@pytest.mark.parametrize(
    ("roll", "ways"), [((6, 6, 6, 6), 1), ((1, 1, 1, 2), 4), ((1, 1, 2, 2), 6), ((1, 2, 3, 4), 24)]
)
def test_a_roll_is_as_likely_as_the_ways_it_can_fall(roll: tuple[int, ...], ways: int) -> None:
    assert dict(rolls(4))[Roll(roll)] == Fraction(ways, 6**4)


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_the_odds_of_a_roll_sum_to_one(dice: int) -> None:
    assert sum(odds for _, odds in rolls(dice)) == 1
