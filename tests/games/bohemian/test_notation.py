"""Moves as text: what is written can be read back, and reading is tolerant."""

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.components import standard, write
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import (
    Collect,
    End,
    First,
    Move,
    Place,
    Reroll,
    Roll,
    Sides,
    TakeBishop,
    TakeSpecial,
    Throw,
)
from tests.positions import owner, play, position, possible

STATE = position()

WRITTEN: list[tuple[Move, str]] = [
    (Place((3, 4), "N7"), "3+4 Nenbrad glass"),
    (Place((4, 6), "N10"), "4+6 Nenbrad town hall"),
    (Place((1, 1, 2, 3), "N7"), "1+1+2+3 Nenbrad glass"),
    (TakeBishop((5, 5)), "5+5 bishop"),
    (TakeSpecial((1, 4)), "1+4 special"),
    (Reroll((1, 1)), "reroll 1 1"),
    (Reroll((6,)), "reroll 6"),
    (End(), "end"),
    (Collect(), "collect"),
    (Throw(), "throw"),
    (Roll((2, 3, 4, 6)), "roll 2 3 4 6"),
    (Sides(("A", "C", "E")), "sides ACE"),
    (First(Seat(2)), "first 2"),
]


@pytest.mark.parametrize(("move", "text"), WRITTEN)
def test_every_kind_of_move_is_written_like_this_and_read_back(move: Move, text: str) -> None:
    assert BOHEMIAN.write(STATE, move) == text
    assert BOHEMIAN.read(STATE, text) == move


def test_every_building_on_the_table_can_be_written_and_read() -> None:
    for building in STATE.board.buildings:
        move = Place((1, 1), building.id)
        assert BOHEMIAN.read(STATE, BOHEMIAN.write(STATE, move)) == move
        assert BOHEMIAN.read(STATE, f"1+1 {building.id}") == move


@pytest.mark.parametrize(
    "text",
    [
        "3+4 N7",
        "3+4 n7",
        "4+3 N7",
        "4+3 nenbrad GLASS",
        "  3+4   Nenbrad   glass  ",
        "3+4\tNenbrad\nglass",
    ],
)
def test_capitals_spaces_and_the_order_of_dice_do_not_matter(text: str) -> None:
    assert BOHEMIAN.read(STATE, text) == Place((3, 4), "N7")


@pytest.mark.parametrize("text", ["3 + 4 N7", "3 +4 N7", "3+ 4 N7"])
def test_spaces_around_the_plus_do_not_matter(text: str) -> None:
    assert BOHEMIAN.read(STATE, text) == Place((3, 4), "N7")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("5+5 BISHOP", TakeBishop((5, 5))),
        ("4+1 Special", TakeSpecial((1, 4))),
        ("Reroll 6  1", Reroll((1, 6))),
        ("ROLL 6 4 3 2", Roll((2, 3, 4, 6))),
        ("sides oca", Sides(("A", "C", "O"))),
        (" End ", End()),
    ],
)
def test_other_moves_are_read_as_tolerantly(text: str, move: Move) -> None:
    assert BOHEMIAN.read(STATE, text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "3+4",
        "+ N7",
        "0+7 N7",
        "3+7 N7",
        "1+1+1+1+1 C5",
        "bishop",
        "5+5bishop",
        "end now",
        "reroll",
        "reroll 7",
        "reroll 11",
        "reroll 1 1 1 1 1",
        "roll 1+2",
        "sides",
        "sides A C",
        "first",
        "first x",
        "first -1",
        "first 10",
        "dance",
        "dance 1 2",
    ],
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        BOHEMIAN.read(STATE, text)
    assert caught.value.code == "refusal.unreadable"


@pytest.mark.parametrize("aim", ["Brno castle", "B7", "Nenbrad", "Nenbrad church", "N", "7"])
def test_a_building_that_is_not_on_the_table_is_malformed(aim: str) -> None:
    with pytest.raises(Malformed) as caught:
        BOHEMIAN.read(STATE, f"3+4 {aim}")
    assert caught.value.code == "refusal.no-such-building"


@pytest.mark.parametrize("beginning", ["", "3+4 "])
def test_a_long_or_unprintable_text_is_quoted_shortened(beginning: str) -> None:
    with pytest.raises(Malformed) as caught:
        BOHEMIAN.read(STATE, beginning + "x\0" * 500)
    sentence = str(caught.value)
    assert sentence.isprintable()
    assert "…" in sentence
    assert len(sentence) < 200


def test_two_buildings_of_one_kind_in_a_village_are_told_apart() -> None:
    text = write(standard()).replace('["dairy", "glass", "farm",', '["dairy", "farm", "farm",')
    state = position(dice=(2, 6, 4, 4), components=text)
    assert BOHEMIAN.write(state, Place((2, 6), "N8")) == "2+6 Nenbrad farm"
    assert BOHEMIAN.write(state, Place((2, 6), "N8b")) == "2+6 Nenbrad farm b"
    assert BOHEMIAN.read(state, "2+6 nenbrad farm B") == Place((2, 6), "N8b")
    assert [move for move in possible(state) if move.startswith("2+6 N")] == ["2+6 N8", "2+6 N8b"]
    after = play(state, "2+6 N8b", "4+4 Nenbrad farm")
    assert owner(after, "N8") == owner(after, "N8b") == 0
    assert after.coins == [1 + 2, 0, 0]
