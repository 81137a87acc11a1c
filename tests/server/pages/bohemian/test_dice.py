"""The dice of a turn as they lie on the table."""

from dataclasses import replace

from dorfplatz.core.record import Entry, Player, Record
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.state import Phase
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.pages.bohemian.turn_dice import dice_on_table
from tests.server.support import finished


def begun(*lines: tuple[int | None, str]) -> AnyCourse:
    """A game of two; None is chance."""
    players = (Player("person", "Ada"), Player("person", "Ben"))
    options = BOHEMIAN.settle(2, {"first": "0", "sides": "CEGIKN"})
    entries = tuple(Entry(CHANCE if actor is None else Seat(actor), text) for actor, text in lines)
    return course_of(Record("bohemian", BOHEMIAN.rules, players, options, entries))


def shown(course: AnyCourse) -> str:
    """Used dice in brackets."""
    dice = dice_on_table(course)
    assert [die.number for die in dice] == list(range(len(dice)))
    return " ".join(f"({die.face})" if die.used else str(die.face) for die in dice)


def test_before_the_roll_no_dice_lie_there() -> None:
    assert shown(begun()) == ""


def test_dice_lie_in_ascending_order_and_stay_where_they_are_when_used() -> None:
    course = begun((None, "roll 2 3 4 6"))
    assert shown(course) == "2 3 4 6"
    course.add(Entry(Seat(0), "3+6 C9"))
    assert shown(course) == "2 (3) 4 (6)"


def test_of_equal_dice_the_used_ones_come_first() -> None:
    course = begun((None, "roll 2 4 4 6"))
    course.add(Entry(Seat(0), "4+6 C10"))
    assert shown(course) == "2 (4) 4 (6)"


def test_a_move_taken_back_gives_its_dice_back() -> None:
    course = begun((None, "roll 2 3 4 6"), (0, "3+6 C9"), (0, "undo"))
    assert shown(course) == "2 3 4 6"


def test_dice_rolled_again_after_a_first_move_replace_only_themselves() -> None:
    course = begun((None, "roll 1 1 2 3"), (0, "1+1 special"), (0, "end"))
    turn = Seat(0)
    while course.state.turn != turn or course.state.phase is not Phase.MOVES:
        if course.actor is CHANCE:
            course.add(Entry(CHANCE, "roll 2 3 4 6"))
        else:
            move = course.game.write(course.state, course.game.legal(course.state)[-1])
            if course.state.moves_made == 0:
                move = course.game.write(course.state, course.game.legal(course.state)[0])
            course.add(Entry(Seat(course.state.turn), move))
    course.add(Entry(turn, "3+6 I9"))
    assert shown(course) == "2 (3) 4 (6)"
    course.add(Entry(turn, "reroll 2 4"))
    course.add(Entry(CHANCE, "roll 1 5"))
    assert shown(course) == "1 (3) 5 (6)"


def test_in_every_position_of_every_game_there_are_four_dice_or_none() -> None:
    for name in ("no-figures-2-seats", "no-figures-4-seats", "with-undo", "passed"):
        record = finished(name)
        course = course_of(replace(record, entries=()))
        for entry in record.entries:
            course.add(entry)
            dice = dice_on_table(course)
            assert len(dice) == (4 if course.state.phase is Phase.MOVES else 0)
            unused = tuple(die.face for die in dice if not die.used)
            assert unused == (course.state.dice if dice else ())
