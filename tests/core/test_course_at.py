"""The course of a game as it was at any earlier moment."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.core.course import Step
from dorfplatz.core.record import Entry, Player, Record, read
from dorfplatz.core.seat import CHANCE, Actor, Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse, course_of

RECORDS = Path(__file__).parents[1]
UNDONE = "records/with-undo"
PLAYERS = (Player("person", "Ada"), Player("person", "Ben"))
ADA = Seat(0)


def played(*entries: tuple[Actor | None, str]) -> AnyCourse:
    """A game with fixed sides in which seat 0 begins with a roll of 2 3 4 6."""
    settled = BOHEMIAN.settle(2, {"sides": "CEGIKN", "first": "0"})
    lines = (Entry(CHANCE, "roll 2 3 4 6"), *(Entry(actor, text) for actor, text in entries))
    return course_of(Record("bohemian", 1, PLAYERS, settled, lines))


def recorded(name: str) -> Record:
    return read((RECORDS / f"{name}.dorf").read_text(encoding="utf-8"))


def seen(step: Step[Any, Any, Any] | None) -> tuple[object, ...] | None:
    return None if step is None else (step.actor, step.move, step.events)


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "every"), [(UNDONE, 7), ("games/hamlet/records/with-undo", 40)])
def test_every_moment_is_what_a_replay_of_so_many_entries_gives(name: str, every: int) -> None:
    record = recorded(name)
    course = course_of(record)
    for version in range(0, len(record.entries) + 1, every):
        past = course.at(version)
        again = course_of(replace(record, entries=record.entries[:version]))
        assert past.record == again.record
        assert past.players == again.players
        assert [*map(seen, past.done)] == [*map(seen, again.done)]
        assert [*map(seen, past.steps)] == [*map(seen, again.steps)]
        assert past.game.view(past.state, None) == again.game.view(again.state, None)


def test_a_move_stands_before_it_is_taken_back_and_not_after() -> None:
    course = played((ADA, "3+4 Nenbrad glass"), (ADA, "undo"), (ADA, "2+6 Nenbrad farm"))
    assert [len(course.at(version).steps) for version in range(5)] == [0, 1, 2, 1, 2]
    assert course.at(2).state.occupants != course.at(4).state.occupants
    assert course.at(3).state is course.at(1).state


def test_seats_are_played_by_whoever_played_them_then() -> None:
    course = played((Seat(1), "now greedy"), (Seat(1), "now person"))
    kinds = [course.at(version).players[1].kind for version in range(4)]
    assert kinds == ["person", "person", "greedy", "person"]


def test_positions_are_shared_and_the_course_stays_as_it_is() -> None:
    course = played((ADA, "3+4 Nenbrad glass"))
    past = course.at(1)
    assert past.state is course.steps[0].after
    past.add(Entry(ADA, "2+6 Nenbrad farm"))
    assert len(course.entries) == 2
    assert len(course.steps) == 2


def test_a_finished_game_is_complete_only_with_its_result() -> None:
    course = course_of(recorded(UNDONE))
    last = len(course.entries)
    assert course.at(last).is_complete
    assert not course.at(last - 1).is_complete
    assert course.at(last).state is course.at(last - 1).state
