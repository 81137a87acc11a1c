"""Records: plain text that reads back to itself, and a refusal with its line for anything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dorfplatz.core.record import (
    Entry,
    Player,
    Record,
    read,
    read_all,
    without_torn_line,
    write,
)
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import CHANCE, Seat

RECORD = Record(
    game="bohemian",
    rules=1,
    players=(Player("person", "Ada Lovelace"), Player("greedy", "Zdenka")),
    options={"income": "automatic", "components": "first line\nsecond line"},
    entries=(
        Entry(CHANCE, "roll 1 2 3 4"),
        Entry(Seat(0), "3+4 Nenbrad glass"),
        Entry(None, "no-figures 3 4"),
    ),
)
TEXT = """\
dorfplatz 1
game bohemian 1
seat 0 person Ada Lovelace
seat 1 greedy Zdenka
option income automatic
option components first line
option components second line

chance: roll 1 2 3 4
0: 3+4 Nenbrad glass
result: no-figures 3 4
"""

names = (
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)
    .map(str.strip)
    .filter(lambda name: name.isprintable() and name)
)
lines = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=60)
entries = st.builds(Entry, st.sampled_from([CHANCE, Seat(0), Seat(1), None]), lines)
records = st.builds(
    Record,
    game=st.just("bohemian"),
    rules=st.integers(0, 9),
    players=st.lists(st.builds(Player, st.sampled_from(["person", "greedy"]), names)).map(tuple),
    options=st.dictionaries(st.sampled_from(["income", "sides"]), lines),
    entries=st.lists(entries).map(tuple),
)


def test_a_record_is_text_a_person_can_read() -> None:
    assert write(RECORD) == TEXT


def test_a_record_reads_back_to_itself() -> None:
    assert read(TEXT) == RECORD


@given(records)
def test_whatever_is_in_a_record_it_reads_back_to_itself(record: Record) -> None:
    assert read(write(record)) == record


@given(st.lists(records, min_size=1, max_size=4))
def test_records_may_follow_one_another(some: list[Record]) -> None:
    assert read_all("".join(map(write, some))) == some


def test_where_one_record_is_expected_several_are_refused() -> None:
    with pytest.raises(Malformed) as refused:
        read(TEXT + TEXT)
    assert refused.value.code == "record.several"


def test_lines_may_end_as_on_other_systems() -> None:
    assert read(TEXT.replace("\n", "\r\n")) == RECORD


def test_every_entry_knows_its_line() -> None:
    assert [entry.line for entry in read(TEXT).entries] == [9, 10, 11]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1: This is no Dorfplatz record"),
        ('[Event "chess"]\n', "Line 1: This is no Dorfplatz record"),
        ("dorfplatz 0\n", "Line 1: This is no Dorfplatz record"),
        ("dorfplatz 4\n", "Line 1: This record has format 4"),
        ("dorfplatz 1\n", "Line 2: Here the game belongs"),
        ("dorfplatz 1\nchess\n", "Line 2: Here the game belongs"),
        ("dorfplatz 1\ngame bohemian 1\n", "Line 2: The record is cut off before the empty line"),
        ("dorfplatz 1\ngame bohemian 1\nseat 1 person Ada\n\n", "Line 3: Here belongs seat 0"),
        ("dorfplatz 1\ngame bohemian 1\nseat 0 person  Ada\n\n", "Line 3: “ Ada” cannot be a name"),
        ("dorfplatz 1\ngame bohemian 1\nweather fine\n\n", "Line 3: “weather fine” is not under"),
        ("dorfplatz 1\ngame bohemian 1\n\n3+4 N7\n", "Line 4: “3+4 N7” is not understood"),
        (TEXT[:-5], "Line 11: The record is cut off"),
        (TEXT + TEXT.replace("0: 3", "x: 3"), "Line 21: “x: 3+4 Nenbrad glass” is not und"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_all(text)
    assert str(refused.value).startswith(sentence)


def test_a_torn_last_line_can_be_left_off() -> None:
    torn = TEXT[:-5]
    assert read(without_torn_line(torn)).entries == RECORD.entries[:-1]


@pytest.mark.parametrize("name", ["", " Ada", "A" * 41, "Ada\nBob"])
def test_a_name_is_short_and_on_one_line(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        Player("person", name)
    assert refused.value.code == "record.name"


def test_whoever_is_no_person_is_a_bot() -> None:
    assert [player.is_person for player in RECORD.players] == [True, False]
    assert RECORD.names == ("Ada Lovelace", "Zdenka")
