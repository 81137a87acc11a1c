"""Where a replay stops, and where its buttons lead."""

import pytest

from dorfplatz.server.pages.replay.stops import stops
from tests.server.pages.replay.games import BOHEMIAN, HAMLET, cut, played, recorded, replay_of


@pytest.mark.parametrize("name", [BOHEMIAN, HAMLET])
def test_a_replay_stops_after_every_move_that_stands(name: str) -> None:
    course = played(recorded(name))
    found = stops(course)
    after = [*course.states()][-len(found) :]
    assert [course.at(stop.version).state for stop in found] == after
    assert [stop.version for stop in found] == sorted({stop.version for stop in found})
    assert len(found) < len(course.entries)


def test_the_first_stop_is_the_prepared_table() -> None:
    """Sides and first player are drawn, nothing is rolled."""
    first = stops(played(recorded(BOHEMIAN)))[0]
    assert first.version == 2
    assert stops(played(cut(recorded(BOHEMIAN), 1))) == ()


def test_moves_that_were_taken_back_are_left_out() -> None:
    record = recorded(BOHEMIAN)
    assert [entry.text for entry in record.entries[3:6]] == ["3+6 special", "undo", "3+6 special"]
    assert [stop.version for stop in stops(played(record))][:4] == [2, 3, 6, 7]


def test_the_last_stop_is_the_present_whatever_came_after_its_move() -> None:
    record = recorded(BOHEMIAN)
    assert stops(played(record))[-1].version == len(record.entries)
    taken_back = cut(record, 5)
    assert [stop.version for stop in stops(played(taken_back))] == [2, 5]
    handed_over = played(cut(record, 4), (0, "now greedy"))
    assert [stop.version for stop in stops(handed_over)] == [2, 3, 5]


def test_buttons_lead_to_neighbours_and_to_beginnings_of_turns() -> None:
    replay = replay_of(played(recorded(BOHEMIAN)))
    number = replay.turns[3] + 1
    version = replay.stops[number].version
    assert (replay.before(version), replay.after(version)) == (number - 1, number + 1)
    assert replay.turn_before(version) == replay.turns[3]
    assert replay.turn_before(replay.stops[replay.turns[3]].version) == replay.turns[2]
    assert replay.turn_after(version) == replay.turns[4]
    assert replay.before(replay.stops[0].version) == replay.turn_before(2) == 0
    end = replay.stops[-1].version
    assert replay.after(end) == replay.turn_after(end) == replay.last


def test_a_move_that_was_taken_back_lies_between_two_stops() -> None:
    replay = replay_of(played(recorded(BOHEMIAN)))
    assert not replay.is_stop(4)
    assert replay.stops[replay.before(4)].version == 3
    assert replay.stops[replay.after(4)].version == 6
    assert replay.settled(4) == 4


@pytest.mark.parametrize("name", [BOHEMIAN, HAMLET])
def test_a_table_that_is_being_prepared_shows_the_first_stop(name: str) -> None:
    replay = replay_of(played(recorded(name)))
    assert replay.settled(0) == replay.settled(1) == replay.stops[0].version


@pytest.mark.parametrize("name", [BOHEMIAN, HAMLET])
def test_a_game_that_is_over_is_shown_with_its_result(name: str) -> None:
    course = played(recorded(name))
    end = len(course.entries)
    assert replay_of(course).settled(end - 1) == end
