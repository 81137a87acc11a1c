"""A table: versions, dice that follow a move, undo, and the announced result."""

import pytest

from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import Entry, Player, read, write
from dorfplatz.core.refusal import Illegal, NotYourTurn, Stale
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.play.table import Table, new_record

PLAYERS = (Player("person", "Ada"), Player("person", "Ben"))


def table(seed: str = "1", **options: str) -> Table:  # type: ignore[type-arg]
    record = new_record(BOHEMIAN, PLAYERS, {"first": "0", **options})
    return Table(course_of(record), RandomSource(seed))


def first_choice(course: AnyCourse) -> str:
    return course.game.write(course.state, course.game.legal(course.state)[0])


def test_a_new_table_is_prepared_and_rolled_by_itself() -> None:
    course = table().course
    assert [entry.actor for entry in course.entries] == [CHANCE, CHANCE]
    assert course.actor == Seat(0)


def test_a_new_record_writes_down_every_option() -> None:
    record = new_record(BOHEMIAN, PLAYERS, {})
    assert list(record.options) == ["income", "first", "sides", "components"]


def test_a_move_is_answered_by_the_dice_of_the_next_player() -> None:
    here = table()
    while here.course.actor == Seat(0):
        here.submit(Seat(0), here.version, first_choice(here.course))
    assert here.course.entries[-1].actor is CHANCE
    assert here.course.actor == Seat(1)


def test_a_move_for_an_older_version_is_stale_and_changes_nothing() -> None:
    here = table()
    version = here.version
    here.submit(Seat(0), version, first_choice(here.course))
    after = here.version
    with pytest.raises(Stale):
        here.submit(Seat(0), version, "end")
    assert here.version == after


def test_a_refused_move_changes_nothing() -> None:
    here = table()
    state, version = here.course.state.copy(), here.version
    with pytest.raises(NotYourTurn):
        here.submit(Seat(1), version, first_choice(here.course))
    with pytest.raises(Illegal):
        here.submit(Seat(0), version, "end")
    assert (here.course.state, here.version) == (state, version)


def test_an_undo_adds_to_the_record() -> None:
    here = table()
    state = here.course.state
    here.submit(Seat(0), here.version, first_choice(here.course))
    here.undo(Seat(0), here.version)
    assert here.course.state == state
    assert here.course.entries[-1].text == "undo"


def test_a_finished_game_announces_its_result() -> None:
    here = table()
    while (seat := here.course.actor) is not None:
        assert seat is not CHANCE
        here.submit(seat, here.version, first_choice(here.course))
    last = here.course.entries[-1]
    assert last.actor is None
    assert last.text == here.course.result_text()


def test_a_table_goes_on_from_its_record() -> None:
    here = table()
    here.submit(Seat(0), here.version, first_choice(here.course))
    again = Table(course_of(here.course.record), RandomSource("other"))
    assert again.course.state == here.course.state
    assert again.version == here.version


@pytest.mark.parametrize("text", ["{} \n", " {}", "{}".upper()])
def test_the_record_gets_a_move_as_the_game_writes_it(text: str) -> None:
    """However a person writes it, above all with a line break in it."""
    here = table()
    canonical = first_choice(here.course)
    here.submit(Seat(0), here.version, text.format(canonical.replace(" ", "\n")))
    assert here.course.entries[-1].text == canonical
    assert read(write(here.course.record)) == here.course.record


def test_nobody_learns_how_to_write_a_move_before_their_turn() -> None:
    here = table()
    with pytest.raises(NotYourTurn):
        here.submit(Seat(1), here.version, "nonsense")


def test_handing_a_seat_over_adds_to_the_record_and_changes_nothing_else() -> None:
    here = table()
    before = here.course.state
    here.hand_over(Seat(1), "greedy")
    assert here.course.entries[-1] == Entry(Seat(1), "now greedy")
    assert here.course.state is before
