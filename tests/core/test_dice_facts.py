"""What a record says about its dice: formats 2 and 3, which read back to themselves."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dorfplatz.core.dice_facts import Dice, DroppedSeal
from dorfplatz.core.record import Entry, Player, Record, read, write
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import CHANCE, Seat

HASH, FIRST, SECOND, SECRET = ("a" * 64, "b" * 64, "c" * 64, "d" * 64)
RECORD = Record(
    game="bohemian",
    rules=1,
    players=(Player("person", "Ada"), Player("greedy", "Zdenka"), Player("person", "Ben")),
    options={"income": "automatic"},
    entries=(Entry(CHANCE, "roll 1 2 3 4"),),
    dice=Dice(HASH, {Seat(0): FIRST, Seat(2): SECOND}, SECRET, round=2, after=7),
)
TEXT = f"""\
dorfplatz 2
game bohemian 1
seat 0 person Ada
seat 1 greedy Zdenka
seat 2 person Ben
option income automatic
dice hash {HASH}
dice round 2
dice number 0 {FIRST}
dice number 2 {SECOND}
dice after 7
dice secret {SECRET}

chance: roll 1 2 3 4
"""
BARE = replace(RECORD, dice=Dice(HASH, {}))
LEFT_OUT = replace(
    RECORD,
    dice=Dice(
        HASH, {Seat(0): FIRST}, SECRET, round=2, dropped=(DroppedSeal(Seat(2), 1, SECOND),), after=7
    ),
)
LEFT_OUT_TEXT = TEXT.replace("dorfplatz 2", "dorfplatz 3").replace(
    "dice number 2", "dice dropped 2 1"
)

digits = st.text("0123456789abcdef", min_size=64, max_size=64)
numbers = st.dictionaries(st.integers(0, 2).map(Seat), digits)


@st.composite
def some_dice(draw: st.DrawFn) -> Dice:
    """Whoever has no number may have sealed one in an earlier round."""
    given = dict(sorted(draw(numbers).items()))
    rounds = draw(st.integers(1, 99))
    left = [Seat(seat) for seat in range(3) if seat not in given and rounds > 1]
    dropped = [
        DroppedSeal(seat, draw(st.integers(1, rounds - 1)), draw(digits))
        for seat in left
        if draw(st.booleans())
    ]
    secret = draw(st.none() | digits)
    after = draw(st.integers(0, 999))
    return Dice(draw(digits), given, secret, round=rounds, after=after, dropped=tuple(dropped))


def test_dice_stand_in_the_header_after_the_options() -> None:
    assert write(RECORD) == TEXT
    assert read(TEXT) == RECORD


def test_what_is_as_usual_is_left_out() -> None:
    dice = [line for line in write(BARE).split("\n") if line.startswith("dice")]
    assert dice == [f"dice hash {HASH}"]


def test_a_sealed_number_that_was_left_out_stands_in_the_third_format() -> None:
    assert write(LEFT_OUT) == LEFT_OUT_TEXT
    assert read(LEFT_OUT_TEXT) == LEFT_OUT


@given(some_dice())
def test_whatever_the_dice_they_read_back_to_themselves(dice: Dice) -> None:
    record = replace(RECORD, dice=dice)
    assert read(write(record)) == record
    assert write(record).startswith(f"dorfplatz {3 if dice.dropped else 2}\n")


def test_a_record_without_dice_keeps_the_first_format() -> None:
    plain = replace(RECORD, dice=None)
    assert write(plain).startswith("dorfplatz 1\n")
    assert read(write(plain).replace("dorfplatz 1", "dorfplatz 2")) == plain


@pytest.mark.parametrize(
    "line",
    [
        "dice hash abc",
        f"dice hash {HASH.upper()}",
        f"dice number {FIRST}",
        f"dice number 01 {FIRST}",
        "dice round 0",
        "dice after -1",
        f"dice number 1 1 {FIRST}",
        "dice roll",
    ],
)
def test_a_line_about_dice_that_cannot_be_read_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(Malformed, match="Line 7: ") as refused:
        read(write(BARE).replace(f"dice hash {HASH}", line))
    assert refused.value.code == "record.dice-line"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (f"dice hash {HASH}\n", "", 7),
        (f"dice hash {HASH}\n", f"dice hash {HASH}\n" * 2, 8),
        (f"dice number 2 {SECOND}", f"dice number 0 {SECOND}", 10),
        (f"dice number 2 {SECOND}", f"dice number 3 {SECOND}", 10),
        ("dice round 2\n", "dice after 7\n", 9),
        (f"dice secret {SECRET}\n", f"dice secret {SECRET}\n" * 2, 13),
    ],
)
def test_every_fact_has_its_place_and_comes_once(old: str, new: str, line: int) -> None:
    with pytest.raises(Malformed, match=f"Line {line}: ") as refused:
        read(TEXT.replace(old, new))
    assert refused.value.code == "record.dice-order"


@pytest.mark.parametrize(
    "line",
    [
        f"dice dropped 2 {SECOND}",
        f"dice dropped 2 0 {SECOND}",
        f"dice dropped 02 1 {SECOND}",
        "dice dropped 2 1 abc",
        f"dice dropped 2 1 {SECOND} {SECOND}",
    ],
)
def test_a_dropped_seal_that_cannot_be_read_is_refused(line: str) -> None:
    with pytest.raises(Malformed, match="Line 10: ") as refused:
        read(LEFT_OUT_TEXT.replace(f"dice dropped 2 1 {SECOND}", line))
    assert refused.value.code == "record.dice-line"


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (f"dice dropped 2 1 {SECOND}", f"dice dropped 3 1 {SECOND}", 10),
        (f"dice dropped 2 1 {SECOND}", f"dice dropped 2 2 {SECOND}", 10),
        (f"dice dropped 2 1 {SECOND}", f"dice dropped 0 1 {SECOND}", 10),
        (f"dice dropped 2 1 {SECOND}\n", f"dice dropped 2 1 {SECOND}\n" * 2, 11),
        ("dice round 2\n", "", 9),
    ],
    ids=["no such seat", "not before the last round", "has a number", "twice", "no other round"],
)
def test_a_seal_is_dropped_once_by_a_later_round_and_leaves_no_number(
    old: str, new: str, line: int
) -> None:
    with pytest.raises(Malformed, match=f"Line {line}: ") as refused:
        read(LEFT_OUT_TEXT.replace(old, new))
    assert refused.value.code == "record.dice-order"


def test_the_second_format_knows_nothing_of_dropped_seals() -> None:
    with pytest.raises(Malformed, match="Line 10: “dice dropped 2 1 c") as refused:
        read(LEFT_OUT_TEXT.replace("dorfplatz 3", "dorfplatz 2"))
    assert refused.value.code == "record.header"


def test_the_first_format_knows_nothing_of_dice() -> None:
    with pytest.raises(Malformed, match="Line 7: “dice hash a") as refused:
        read(write(BARE).replace("dorfplatz 2", "dorfplatz 1"))
    assert refused.value.code == "record.header"
