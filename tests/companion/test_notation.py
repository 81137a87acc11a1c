"""A game with the companion as text, and back."""

import pytest

from dorfplatz.showing.hamlet.companion import notation
from dorfplatz.showing.hamlet.companion.playing import Senseless

BOARD = "b5_1_2_0_3_2_1_0_4_30142_13"


def test_the_setup_says_the_row_and_the_modifiers() -> None:
    row = ("build", "produce", "blueprint", "road", "make")
    written = notation.write_setup(row, ("open-support", "one-point-sites"))
    assert written == "30142be"
    assert notation.read_setup(written) == {
        "row": row,
        "modifiers": ("one-point-sites", "open-support"),
    }


@pytest.mark.parametrize(
    "setup", ["", "0123", "01233", "012345", "01234z", "01234ba", "01234aa", "x1234"]
)
def test_what_is_no_setup_is_refused(setup: str) -> None:
    with pytest.raises(Senseless):
        notation.read_setup(setup)


def test_what_was_answered_is_split_and_joined() -> None:
    said = f"00-{BOARD}-012"
    assert notation.split(said) == ["0", "0", BOARD, "0", "1", "2"]
    assert notation.join(notation.split(said)) == said
    assert notation.join([BOARD, BOARD]) == f"{BOARD}-{BOARD}"
    assert notation.join([]) == ""


def test_to_take_back_is_to_leave_the_last_answer_out() -> None:
    before = notation.read("01234", "000")
    after = notation.read("01234", notation.join(notation.split("0001")[:-1]))
    assert (after.block, after.variables) == (before.block, before.variables)


def test_the_board_can_be_put_right_at_any_time() -> None:
    going = notation.read("01234", f"00-{BOARD}")
    assert going.block == "sell"
    assert going.variables["gold"] == 5
    assert going.words("row") == ("build", "produce", "blueprint", "road", "make")
    assert going.words("orders") == ("raw", "loft")


def test_a_form_is_written_as_it_is_read() -> None:
    going = notation.read("01234", BOARD)
    assert notation.write_form("b", going.program.board, going.variables) == BOARD


def test_points_may_be_below_zero() -> None:
    going = notation.read("01234", "1-f10_n3_0_0_0_0_0_0_0_0_0_0_0_0_0")
    assert going.number("his.total") == -3


@pytest.mark.parametrize(
    "said",
    [
        "7",
        "x",
        "b",
        "b1_2",
        "0-f1",
        BOARD.replace("b5", "b100"),
        BOARD.replace("b5", "bn1"),
        BOARD.replace("30142", "3014422"),
        BOARD.replace("30142", "301"),
        BOARD.replace("30142", "3x142"),
        BOARD.replace("b5", "bfive"),
        "0" * 5000,
        "²",
    ],
)
def test_what_cannot_be_understood_is_refused(said: str) -> None:
    with pytest.raises(Senseless):
        notation.read("01234", said)
