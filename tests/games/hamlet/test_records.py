"""Recorded games replay to the exact result: both ends, won and lost, asked or not, taken back."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from dorfplatz.core.record import read, write
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.games.hamlet.moves import Choose, Use
from dorfplatz.games.hamlet.options import EASIER, HARDER, Choices
from dorfplatz.games.hamlet.reasons import Settled, Weighed
from tests.games.hamlet.positions import everything

pytestmark = pytest.mark.no_cover

RECORDS = Path(__file__).parent / "records"

RESULTS = {
    "church-orders-won": ("church-orders", (77, 54), (0,)),
    "church-orders-lost": ("church-orders", (78, 81), (1,)),
    "rounds-won": ("rounds", (29, 12), (0,)),
    "rounds-lost": ("rounds", (22, 168), (1,)),
    "easier-won": ("church-orders", (77, 46), (0,)),
    "harder-lost": ("church-orders", (66, 122), (1,)),
    "with-undo": ("church-orders", (77, 54), (0,)),
}
ASKED = ("church-orders-lost", "rounds-lost", "easier-won", "harder-lost")


@cache
def replayed(name: str) -> AnyCourse:
    return course_of(read((RECORDS / f"{name}.dorf").read_text("utf-8")))


def settled(name: str) -> Iterator[Settled]:
    """What decided each of Botrik's choices."""
    for step in replayed(name).steps:
        yield from (event.settled for event in step.events if isinstance(event, Weighed))


def test_every_recorded_game_is_in_the_list() -> None:
    assert {path.stem for path in RECORDS.glob("*.dorf")} == set(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_replays_to_its_result(name: str) -> None:
    course = replayed(name)
    result = course.game.result(course.state)
    assert result is not None
    assert (result.reason, result.totals, result.winners) == RESULTS[name]
    assert course.is_complete


@pytest.mark.parametrize("name", RESULTS)
def test_a_recorded_game_is_written_as_it_was_read(name: str) -> None:
    text = (RECORDS / f"{name}.dorf").read_text("utf-8")
    assert write(replayed(name).record) == text


@pytest.mark.parametrize("name", ASKED)
def test_where_the_person_was_asked_their_answers_are_in_the_record(name: str) -> None:
    course = replayed(name)
    assert course.state.options.choices is Choices.ASKED
    answers = [step for step in course.steps if isinstance(step.move, Choose)]
    assert answers
    assert [*settled(name)].count(Settled.PERSON) == len(answers)
    assert Settled.ORDER not in settled(name)


@pytest.mark.parametrize("name", sorted({*RESULTS} - {*ASKED}))
def test_with_a_fixed_order_nobody_was_asked(name: str) -> None:
    course = replayed(name)
    assert course.state.options.choices is Choices.FIXED
    assert not [step for step in course.steps if isinstance(step.move, Choose)]
    assert Settled.ORDER in settled(name)


def test_one_game_was_played_with_all_that_makes_it_easier_and_one_with_all_that_does_not() -> None:
    assert replayed("easier-won").state.options.modifiers == {*EASIER}
    assert replayed("harder-lost").state.options.modifiers == {*HARDER}


def test_somewhere_the_person_chose_what_to_use() -> None:
    moves = [step.move for name in RESULTS for step in replayed(name).steps]
    assert any(isinstance(move, Use) for move in moves)


def test_taking_moves_back_leads_to_the_same_game() -> None:
    undone, straight = replayed("with-undo"), replayed("church-orders-won")
    assert len(undone.entries) > len(straight.entries)
    assert everything(undone.state) == everything(straight.state)
