"""The table, the position and the moves as plain values, for programs; a position in one line."""

import json
import pickle

import pytest

from dorfplatz.core.contract import Json
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import CoinsPaid, MovedIn, Why
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import (
    Collect,
    End,
    First,
    Move,
    Place,
    Reroll,
    Roll,
    Sides,
    TakeBishop,
    TakeSpecial,
    Throw,
)
from tests.positions import SIDES, play, position


def test_the_table_cannot_be_shown_before_it_is_prepared() -> None:
    state = BOHEMIAN.new(2)
    assert BOHEMIAN.setup(state) is None
    assert BOHEMIAN.setup(play(state, "sides CEGIKN")) is None
    assert BOHEMIAN.setup(play(state, "sides CEGIKN", "first 1")) is not None


def test_the_table_is_shown_as_it_was_before_the_first_roll() -> None:
    start = BOHEMIAN.new(2, {"sides": SIDES[2], "first": "1", "income": "claimed"})
    later = play(start, "throw", "roll 2 3 4 6", "3+4 N7", "2+6 N8")
    assert BOHEMIAN.setup(start) == BOHEMIAN.setup(later)


def test_the_table_shows_what_was_prepared() -> None:
    setup = BOHEMIAN.setup(position(seats=2, turn=1))
    assert setup is not None
    villages = setup.pop("villages")
    assert setup == {
        "game": "bohemian",
        "seats": 2,
        "first": 1,
        "figures": 13,
        "bank": 285,
        "special_tiles": 7,
        "income": "automatic",
    }
    assert [village["side"] for village in villages] == list(SIDES[2])
    assert villages[1] == {
        "side": "E",
        "name": "Ellbrunn",
        "buildings": [
            {"id": "E4", "number": 4, "value": 0},
            {"id": "E6", "number": 6, "value": 0},
            {"id": "E10", "number": 10, "value": 5},
            {"id": "E12", "number": 12, "value": 6},
        ],
    }


SHOWN = position(
    turn=1,
    dice=(3, 4),
    occupants={"N9": 0, "G9": 1, "A2": 2},
    active=("N9", "G9"),
    bishop=2,
    special=(1,),
    coins=(1, 2, 3),
)


def test_the_position_shows_where_everything_is() -> None:
    assert BOHEMIAN.view(SHOWN) == {
        "turn": 1,
        "dice": [3, 4],
        "coins": [1, 2, 3],
        "figures": [12, 12, 12],
        "occupants": {"A2": 2, "G9": 1, "N9": 0},
        "active_inns": ["G9", "N9"],
        "bishop": 2,
        "special": [False, True, False],
        "special_left": 6,
        "bank": 279,
        "over": False,
    }


def test_everyone_sees_the_same() -> None:
    views = [BOHEMIAN.view(SHOWN, seat) for seat in (None, Seat(0), Seat(1))]
    assert views[0] == views[1] == views[2]


def test_the_position_shows_that_the_game_is_over() -> None:
    assert BOHEMIAN.view(play(position(dice=(1,), figures=(1, 0, 1)), "end"))["over"] is True


def test_the_position_before_the_villages_lie_shows_no_buildings() -> None:
    assert BOHEMIAN.view(BOHEMIAN.new(2))["occupants"] == {}


@pytest.mark.parametrize(
    ("move", "shown"),
    [
        (Place((3, 4), "N7"), {"do": "place", "dice": [3, 4], "building": "N7"}),
        (TakeBishop((5, 5)), {"do": "bishop", "dice": [5, 5]}),
        (TakeSpecial((1, 4)), {"do": "special", "dice": [1, 4]}),
        (Reroll((6,)), {"do": "reroll", "dice": [6]}),
        (Roll((1, 2)), {"do": "roll", "dice": [1, 2]}),
        (End(), {"do": "end"}),
        (Collect(), {"do": "collect"}),
        (Throw(), {"do": "throw"}),
        (Sides(("A", "C")), {"do": "sides", "letters": ["A", "C"]}),
        (First(Seat(1)), {"do": "first", "seat": 1}),
    ],
)
def test_every_kind_of_move_is_shown_like_this(move: Move, shown: Json) -> None:
    assert BOHEMIAN.show(move) == shown


def test_everything_shown_is_plain_json() -> None:
    for shown in (BOHEMIAN.view(SHOWN), BOHEMIAN.setup(SHOWN)):
        assert json.loads(json.dumps(shown)) == shown


def test_an_event_is_shown_by_its_name_with_all_it_knows() -> None:
    paid = CoinsPaid(Seat(1), 3, Why.FARM, 3)
    assert BOHEMIAN.report(paid) == {
        "event": "coins_paid",
        "seat": 1,
        "coins": 3,
        "why": "farm",
        "count": 3,
    }
    assert BOHEMIAN.report(MovedIn(Seat(0), "N7", (3, 4)))["dice"] == [3, 4]


def test_a_position_prints_as_one_line_while_the_table_is_prepared() -> None:
    assert repr(BOHEMIAN.new(2)) == (
        "<Bohemian Villages: chance prepares the table; coins 0 0, figures 13 13, bank 285>"
    )


def test_a_printed_position_says_for_whom_chance_rolls() -> None:
    start = BOHEMIAN.new(2, {"sides": SIDES[2], "first": "1"})
    assert repr(start).startswith("<Bohemian Villages: chance rolls for seat 1; ")


def test_a_printed_position_says_who_moves_and_with_which_dice() -> None:
    state = position(dice=(2, 3, 4, 6), turn=1, coins=(3, 5, 2), figures=(7, 8, 9), bank=40)
    assert repr(state) == (
        "<Bohemian Villages: seat 1 moves, dice left 2 3 4 6; coins 3 5 2, figures 7 8 9, bank 40>"
    )


def test_a_printed_position_says_that_no_dice_are_left() -> None:
    assert "seat 0 moves, dice left none;" in repr(position(dice=()))


def test_a_printed_position_says_who_has_not_thrown_where_income_is_claimed() -> None:
    start = BOHEMIAN.new(2, {"sides": SIDES[2], "first": "1", "income": "claimed"})
    assert "seat 1 has not thrown yet;" in repr(start)


def test_a_printed_position_says_why_the_game_is_over() -> None:
    state = position(dice=(2, 6), occupants={"8": 1, "N7": 0}, figures=(3, 0, 3))
    assert "<Bohemian Villages: over, no-figures;" in repr(play(state, "2+6 special", "end"))


def test_positions_that_print_alike_may_differ_and_travel_whole() -> None:
    one, other = position(occupants={"N7": 0}), position(occupants={"G7": 0})
    assert repr(one) == repr(other)
    assert one != other
    assert pickle.loads(pickle.dumps(one)) == one
