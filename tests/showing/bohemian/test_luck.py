"""How the dice fell, beside what was to be expected."""

import json
from itertools import pairwise, product
from pathlib import Path
from random import Random

import pytest

from dorfplatz.core.record import read
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.showing.bohemian.luck import (
    SUMS,
    Counts,
    counts_of,
    dice_counts,
    equal_chances,
    read_counts,
    sum_chances,
)
from tests.play.checkable import forked, played

RECORDS = Path(__file__).parents[2] / "records"


@pytest.fixture(scope="module")
def course() -> AnyCourse:
    return course_of(read((RECORDS / "no-figures-3-seats.dorf").read_text("utf-8")))


def test_every_die_is_counted_for_whoever_rolled_it(course: AnyCourse) -> None:
    lines = [entry.text.split()[1:] for entry in course.entries if entry.text.startswith("roll ")]
    faces = [face for line in lines for face in line]
    counts = counts_of(course)
    together = sum(counts, Counts())
    assert together.faces == tuple(faces.count(face) for face in "123456")
    assert together.rolls == sum(len(line) == 4 for line in lines)
    for seat, own in enumerate(counts):
        mine = [roll for roll, then in pairwise(course.entries) if then.actor == seat]
        assert own.dice == sum(len(roll.text.split()) - 1 for roll in mine if roll.actor is CHANCE)


def test_sums_are_those_that_two_or_more_of_four_dice_make() -> None:
    """By looking at all rolls one die at a time."""
    subsets = [choice for choice in product((0, 1), repeat=4) if sum(choice) >= 2]
    held = dict.fromkeys(SUMS, 0)
    for roll in product(range(1, 7), repeat=4):
        made = {
            sum(die for die, taken in zip(roll, choice, strict=True) if taken) for choice in subsets
        }
        for total in made & held.keys():
            held[total] += 1
    assert sum_chances() == pytest.approx([held[total] / 6**4 for total in SUMS])


def test_equal_dice_are_as_likely_as_the_books_say() -> None:
    assert equal_chances() == pytest.approx([360 / 1296, 810 / 1296, 120 / 1296, 6 / 1296])


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ((10, 10, 10, 10, 10, 10), 1.0),
        ((5, 8, 9, 8, 10, 20), 0.0199),
        ((12, 8, 9, 11, 10, 10), 0.9626),
    ],
)
def test_unevenness_is_the_tail_of_chi_square(faces: tuple[int, ...], expected: float) -> None:
    """Figures from a table of chi-square with five degrees of freedom: 13.4 and 1.0."""
    assert Counts(faces).unevenness == pytest.approx(expected, abs=0.0002)


def test_fair_dice_look_uneven_as_often_as_they_should() -> None:
    random, games = Random("even"), 2000
    found = [
        Counts(tuple(faces.count(face) for face in range(6))).unevenness or 0.0
        for faces in ([random.randrange(6) for _ in range(120)] for _ in range(games))
    ]
    assert sum(each < 0.1 for each in found) / games == pytest.approx(0.1, abs=0.03)
    assert sum(each < 0.5 for each in found) / games == pytest.approx(0.5, abs=0.05)


def test_of_few_dice_nothing_is_said() -> None:
    assert Counts((5, 5, 5, 5, 5, 4)).unevenness is None
    assert Counts().average == 0
    assert Counts((1, 0, 0, 0, 0, 1)).average == 3.5


def test_counts_are_stored_as_json(course: AnyCourse) -> None:
    stored = json.loads(json.dumps(dice_counts(course)))
    assert read_counts(stored) == counts_of(course)
    assert read_counts({}) == ()


def test_a_fork_counts_only_what_was_rolled_there() -> None:
    fork = forked(played(BOHEMIAN), 40)
    rolled = [entry.text for entry in fork.entries[40:] if entry.actor is CHANCE]
    together = sum(counts_of(fork), Counts())
    assert together.dice == sum(len(text.split()) - 1 for text in rolled)
