"""The script and the command say the same of whom dice are guaranteed for."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from dorfplatz.core.dice_facts import DroppedSeal
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import say
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.play.checkable_dice import check
from dorfplatz.play.dice_guarantee import guarantee_of
from tests.docs.dice_script import complaint, script
from tests.play.checkable import (
    SECRET,
    new_course,
    played,
    played_without_zoe,
    table_at,
    text_of,
    with_dice,
)

NAMES = ("Ada", "Ben", "Zoe")
LEFT_OUT: dict[str, Callable[[], AnyCourse]] = {
    "none left out": lambda: played(BOHEMIAN),
    "one left out": played_without_zoe,
    "both left out": lambda: short(numbers={}, round=9, dropped=(in_round(0, 8), in_round(2, 4))),
    "one never came": lambda: short(numbers={Seat(0): "44" * 32}),
    "no numbers": lambda: short(numbers={}),
}


def in_round(seat: int, number: int) -> DroppedSeal:
    return DroppedSeal(Seat(seat), number, "ab" * 32)


def short(**facts: Any) -> AnyCourse:
    """A game that is closed after its first roll."""
    return with_dice(table_at(with_dice(new_course(BOHEMIAN), **facts)).course, secret=SECRET)


@pytest.mark.parametrize("made", LEFT_OUT.values(), ids=LEFT_OUT)
def test_the_script_and_the_command_say_the_same_of_whom_it_is_guaranteed_for(
    made: Callable[[], AnyCourse],
) -> None:
    done = made()
    checked, _, _, sentences = script().check(text_of(done))
    found = check(done)
    assert not found.problems
    assert checked == found.checked
    dice = done.record.dice
    assert dice is not None
    holds = guarantee_of(done.record, dice)
    assert sentences == [say(each, names=NAMES) for each in holds.sentences]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"dice dropped 2 .*\n", ""),
        (r"dice dropped 2 1 ", "dice dropped 1 1 "),
        (r"dice dropped 2 1 ..", "dice dropped 2 1 00"),
    ],
)
def test_a_dropped_seal_that_was_changed_is_found(old: str, new: str) -> None:
    text = text_of(played_without_zoe())
    forged = re.sub(old, new, text)
    assert forged != text
    assert re.match(r"line \d+: “sides \w+” does not follow", complaint(forged))


def test_a_record_of_a_newer_format_is_not_judged() -> None:
    text = text_of(played_without_zoe()).replace("dorfplatz 3", "dorfplatz 4")
    assert complaint(text).startswith("the record has a newer format")
