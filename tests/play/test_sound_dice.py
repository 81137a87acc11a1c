"""Whatever is done at a table, no roll is drawn twice with another result, none can be chosen."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dorfplatz.core.record import read, write
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.play.checkable_dice import check
from dorfplatz.play.table import AnyTable
from tests.play.checkable import (
    SECRET,
    expected_draws,
    new_course,
    new_course_without_zoe,
    table_at,
    with_dice,
)


class Deed(NamedTuple):
    """Something that somebody asks of a table; the number picks a move, a seat, or how."""

    what: str
    number: int


deeds = st.lists(
    st.builds(
        Deed,
        st.sampled_from(["move", "move", "reroll", "undo", "hand over", "reload", "try", "stale"]),
        st.integers(0, 999),
    ),
    max_size=40,
)


def move(table: AnyTable, number: int) -> None:
    """Any move of whoever acts."""
    course = table.course
    if isinstance(seat := course.actor, int):
        moves = course.game.legal(course.state)
        text = course.game.write(course.state, moves[number % len(moves)])
        table.submit(seat, table.version, text)


def reroll(table: AnyTable, number: int) -> None:
    """Dice again, if there is a tile for it; refused where there is none."""
    if isinstance(seat := table.course.actor, int):
        table.submit(seat, table.version, f"reroll {number % 6 + 1}")


def undo(table: AnyTable, number: int) -> None:
    table.undo(Seat(number % 2), table.version)


def hand_over(table: AnyTable, number: int) -> None:
    table.hand_over(Seat(number % 2), ("person", "greedy")[number // 2 % 2])


def stale(table: AnyTable, number: int) -> None:
    """What answers to an older version."""
    table.submit(Seat(number % 3), table.version - 1 - number % 4, "end")


DEEDS: dict[str, Callable[[AnyTable, int], None]] = {
    "move": move,
    "reroll": reroll,
    "undo": undo,
    "hand over": hand_over,
    "stale": stale,
}


def after(course: AnyCourse, deed: Deed) -> AnyCourse:
    """The course after a deed, as a server does it: on a copy that counts only if all is well."""
    if deed.what == "reload":
        return course_of(read(write(course.record)))
    table = table_at(course.copy())
    if deed.what == "try":
        move(table, deed.number)
        return course
    try:
        DEEDS[deed.what](table, deed.number)
    except Refusal:
        return course
    return table.course


def drawn(course: AnyCourse) -> list[str]:
    return [entry.text for entry in course.entries if entry.actor is CHANCE]


@pytest.mark.parametrize(
    "beginning",
    [lambda: new_course(BOHEMIAN), lambda: new_course(HAMLET), new_course_without_zoe],
    ids=["bohemian", "hamlet", "with a dropped seal"],
)
@settings(max_examples=60)
@given(asked=deeds)
def test_no_sequence_of_deeds_changes_a_draw(
    beginning: Callable[[], AnyCourse], asked: list[Deed]
) -> None:
    course = table_at(beginning()).course
    for deed in asked:
        before, course = drawn(course), after(course, deed)
        assert drawn(course)[: len(before)] == before
    assert drawn(course) == expected_draws(course)
    assert not check(with_dice(course, secret=SECRET)).problems


@settings(max_examples=40)
@given(asked=deeds)
def test_the_same_moves_get_the_same_dice_however_often_they_are_tried(asked: list[Deed]) -> None:
    """Nobody gets better dice by asking for copies, by a crash, or by being refused."""
    plain = restless = table_at(new_course(BOHEMIAN)).course
    for deed in asked:
        if deed.what in ("move", "reroll", "undo"):
            plain = after(plain, deed)
            restless = after(after(restless, Deed("try", deed.number + 1)), Deed("reload", 0))
            restless = after(after(restless, Deed("stale", deed.number)), deed)
    assert restless.entries == plain.entries


def test_a_table_that_goes_on_with_its_source_draws_the_same() -> None:
    """As in a terminal, where one table plays the whole game."""
    table = table_at(new_course(BOHEMIAN))
    course = table_at(new_course(BOHEMIAN)).course
    for number in range(60):
        move(table, number)
        course = after(course, Deed("move", number))
    assert table.course.entries == course.entries
