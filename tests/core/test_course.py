"""The course of a game: its record replayed, with every entry checked."""

from typing import Any

import pytest

from dorfplatz.core.record import Entry, Player, Record, read, write
from dorfplatz.core.refusal import Illegal, Malformed, NotYourTurn, Refusal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse, course_of, find

PLAYERS = (Player("person", "Ada"), Player("person", "Ben"))
SIDES = "CEGIKN"


def started(*entries: tuple[Seat | str | None, str], **options: str) -> AnyCourse:
    """A game with fixed sides in which seat 0 begins."""
    settled = BOHEMIAN.settle(2, {"sides": SIDES, "first": "0", **options})
    actors = [(CHANCE if actor == "chance" else actor, text) for actor, text in entries]
    lines = tuple(Entry(actor, text) for actor, text in actors)  # type: ignore[arg-type]
    text = write(Record("bohemian", 1, PLAYERS, settled, lines))
    return course_of(read(text))


ROLL = ("chance", "roll 2 3 4 6")
GLASS = (Seat(0), "3+4 Nenbrad glass")
FARM = (Seat(0), "2+6 Nenbrad farm")
END = (Seat(0), "end")


def refused(*entries: tuple[Seat | str | None, str], **options: str) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        started(*entries, **options)
    return refusal.value


def test_a_course_plays_its_record() -> None:
    course = started(ROLL, GLASS, FARM)
    assert course.state.occupants.count(Seat(0)) == 2
    assert [step.actor for step in course.steps] == [CHANCE, 0, 0]
    assert len(list(course.states())) == 4


def test_a_course_tells_all_that_happened_each_with_the_position_after_it() -> None:
    course = started(ROLL, GLASS)
    start, rolled, moved_in = course.states()
    assert course.opening()
    assert [*course.story()] == [
        *((start, event) for event in course.opening()),
        *((rolled, event) for event in course.steps[0].events),
        *((moved_in, event) for event in course.steps[1].events),
    ]


def test_a_course_can_be_recorded_again() -> None:
    course = started(ROLL, GLASS)
    assert course_of(course.record).state == course.state


def test_a_move_that_was_taken_back_and_is_made_again_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or whoever makes and takes back the same move a thousand times would have it played a
    thousand times whenever the record is read."""
    played: list[object] = []
    play = type(BOHEMIAN).play

    def counted(game: Any, state: Any, move: Any) -> Any:
        played.append(move)
        return play(game, state, move)

    monkeypatch.setattr(type(BOHEMIAN), "play", counted)
    undo = (Seat(0), "undo")
    course = started(ROLL, *(GLASS, undo, FARM, undo) * 100, GLASS)
    assert len(played) == 3
    assert course.done[1] is course.done[5] is course.steps[-1]


def test_the_same_move_from_another_position_is_another_move() -> None:
    undo = (Seat(0), "undo")
    course = started(ROLL, GLASS, undo, FARM, GLASS, undo, undo, GLASS)
    assert course.done[1] is course.done[7]
    assert course.done[1] is not course.done[4]
    assert course.state == started(ROLL, GLASS).state


def test_a_copy_goes_on_by_itself() -> None:
    course = started(ROLL, GLASS)
    twin = course.copy()
    twin.add(Entry(*FARM))
    twin.add(Entry(Seat(1), "now greedy"))
    assert (len(course.entries), len(course.done), len(course.steps)) == (2, 2, 2)
    assert course.players == PLAYERS
    assert course.state == started(ROLL, GLASS).state


def test_an_undo_takes_back_the_last_move_and_stays_in_the_record() -> None:
    course = started(ROLL, GLASS, FARM, (Seat(0), "undo"))
    assert course.state == started(ROLL, GLASS).state
    assert len(course.entries) == 4


def test_several_moves_can_be_taken_back_up_to_the_roll() -> None:
    course = started(ROLL, GLASS, FARM, (Seat(0), "undo"), (Seat(0), "undo"))
    assert course.state == started(ROLL).state


def test_a_course_keeps_what_each_entry_did_even_if_it_was_taken_back() -> None:
    course = started(ROLL, GLASS, (Seat(0), "undo"), (Seat(1), "now greedy"))
    assert [step and step.actor for step in course.done] == [CHANCE, 0, None, None]


def test_a_seat_can_be_handed_to_a_bot_and_back_at_any_moment() -> None:
    handed = started(ROLL, (Seat(1), "now greedy"))
    assert handed.players == (PLAYERS[0], Player("greedy", "Ben"))
    assert handed.state == started(ROLL).state
    assert course_of(handed.record).players == handed.players
    back = started(ROLL, (Seat(1), "now greedy"), GLASS, (Seat(1), "now person"))
    assert back.players == PLAYERS


def test_only_seats_of_the_table_can_be_handed_over() -> None:
    assert refused(ROLL, (Seat(2), "now greedy")).code == "course.no-such-seat"
    assert refused(ROLL, ("chance", "now greedy")).code == "course.no-such-seat"


@pytest.mark.parametrize(
    "seats",
    [
        "seat 0 person Ada\nseat 1 person Botrik",
        "seat 0 botrik Ada\nseat 1 botrik Botrik",
        "seat 0 botrik Botrik\nseat 1 person Ada",
    ],
)
def test_botrik_sits_on_his_own_seat_and_nowhere_else(seats: str) -> None:
    text = f"dorfplatz 1\ngame hamlet 1\n{seats}\n\n"
    with pytest.raises(Malformed) as refused:
        course_of(read(text))
    assert refused.value.code == "course.automa"


def test_nobody_else_plays_for_botrik() -> None:
    text = "dorfplatz 1\ngame hamlet 1\nseat 0 person Ada\nseat 1 botrik Botrik\n\n1: now person\n"
    with pytest.raises(Illegal) as refused:
        course_of(read(text))
    assert refused.value.code == "course.by-the-rules"


def test_a_move_can_be_taken_back_after_another_seat_was_handed_over() -> None:
    course = started(ROLL, GLASS, (Seat(1), "now greedy"), (Seat(0), "undo"))
    assert course.state == started(ROLL).state


def test_a_roll_is_never_taken_back() -> None:
    refusal = refused(ROLL, (Seat(0), "undo"))
    assert isinstance(refusal, Illegal)
    assert "nothing to take back" in str(refusal)


def test_a_turn_that_was_handed_over_is_not_taken_back() -> None:
    handed_over = (ROLL, GLASS, END)
    claimed = refused(("chance", "roll 2 3 4 6"), income="claimed")
    assert isinstance(claimed, NotYourTurn)
    before = ((Seat(0), "throw"), *handed_over)
    assert isinstance(refused(*before, (Seat(0), "undo"), income="claimed"), NotYourTurn)
    assert isinstance(refused(*before, (Seat(1), "undo"), income="claimed"), Illegal)


def test_only_the_one_who_acts_can_move() -> None:
    wrong_seat = refused(ROLL, (Seat(1), "3+4 Nenbrad glass"))
    assert isinstance(wrong_seat, NotYourTurn)
    assert "It is Ada’s turn" in str(wrong_seat)
    assert isinstance(refused((Seat(0), "end")), NotYourTurn)


def test_an_impossible_move_is_refused_with_its_line() -> None:
    refusal = refused(ROLL, (Seat(0), "3+4 Nenbrad inn"))
    assert isinstance(refusal, Illegal)
    line = len(write(started(ROLL).record).splitlines()) + 1
    assert str(refusal).startswith(
        f"Line {line}: 3+4 makes 7; moving into the inn in Nenbrad takes 9"
    )


def test_a_result_cannot_be_announced_before_the_end() -> None:
    refusal = refused(ROLL, (None, "no-figures 1 2"))
    assert "the game goes on" in str(refusal)


@pytest.fixture(scope="module")
def finished() -> AnyCourse:
    """Every coin of a bank with one coin in it is soon paid."""
    course = started(ROLL)
    course.state.bank = 1
    course.add(Entry(Seat(0), "2+6 Nenbrad farm"))
    return course


def test_nothing_follows_the_end_but_the_right_result(finished: AnyCourse) -> None:
    with pytest.raises(Illegal, match="The game is over"):
        finished.add(Entry(Seat(0), "now greedy"))
    with pytest.raises(Illegal, match="The game is over"):
        finished.add(Entry(Seat(0), "end"))
    with pytest.raises(Malformed, match="the game ended with"):
        finished.add(Entry(None, "bank-empty 9 9"))
    finished.add(Entry(None, finished.result_text() or ""))
    with pytest.raises(Illegal, match="Nothing can follow"):
        finished.add(Entry(Seat(0), "end"))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Malformed, match="There is no game “chess”"):
        find("chess")


def test_newer_rules_are_refused() -> None:
    newer = Record("bohemian", 2, PLAYERS, {})
    with pytest.raises(Malformed, match="rules 2 of “bohemian”"):
        course_of(newer)
