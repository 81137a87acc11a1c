"""Preparation: boards, figures, tiles, coins, and who begins."""

import pytest

from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.events import TurnBegan, VillagesLaid
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import First, Sides
from tests.positions import SIDES, count, happened, owner, play, position


@pytest.mark.parametrize(
    ("seats", "boards"),
    [
        (2, ["C/D", "E/F", "G/H", "I/J", "K/L", "M/N"]),
        (3, ["A/B", "C/D", "E/F", "G/H", "I/J", "K/L", "M/N", "O/P"]),
        (4, ["A/B", "C/D", "E/F", "G/H", "I/J", "K/L", "M/N", "O/P"]),
        (5, ["A/B", "C/D", "E/F", "G/H", "I/J", "K/L", "M/N", "O/P", "S/T"]),
    ],
)
def test_the_number_of_players_decides_which_boards_are_used(seats: int, boards: list[str]) -> None:
    components = BOHEMIAN.new(seats).options.components
    assert [board.name for board in components.boards_for(seats)] == boards


@pytest.mark.parametrize(("seats", "figures"), [(2, 13), (3, 13), (4, 10), (5, 10)])
def test_the_number_of_players_decides_how_many_figures_each_gets(seats: int, figures: int) -> None:
    assert BOHEMIAN.new(seats).figures == [figures] * seats


@pytest.mark.parametrize(("seats", "ways"), [(2, 2**6), (3, 2**8), (4, 2**8), (5, 2**9)])
def test_every_board_shows_either_side_and_all_ways_are_as_likely(seats: int, ways: int) -> None:
    start = BOHEMIAN.new(seats)
    odds = BOHEMIAN.odds(start)
    assert BOHEMIAN.actor(start) is CHANCE
    assert len(odds) == ways
    assert set(odds.weights) == {1}
    for sides in odds.outcomes:
        assert isinstance(sides, Sides)
        for board in start.options.components.boards_for(seats):
            assert sum(side.letter in sides.letters for side in board.sides) == 1


def test_the_sides_that_chance_turns_up_lie_on_the_table() -> None:
    state = play(BOHEMIAN.new(3), "sides ACEGIKNO")
    names = [side.name for side in state.board.sides]
    assert names[0] == "Anschow"
    assert names[-1] == "Obethal"
    assert state.occupants == [None] * len(state.board.buildings)


def test_a_table_may_choose_the_sides() -> None:
    state = BOHEMIAN.new(2, {"sides": SIDES[2]})
    assert [side.letter for side in state.board.sides] == list(SIDES[2])
    assert isinstance(BOHEMIAN.odds(state).outcomes[0], First)


@pytest.mark.parametrize(
    ("sides", "mills", "factories", "inns"), [("CEGIKN", 2, 3, 4), ("DFHJLM", 4, 4, 3)]
)
def test_as_many_tiles_lie_ready_as_mills_factories_and_inns_are_visible(
    sides: str, mills: int, factories: int, inns: int
) -> None:
    state = position(seats=2, sides=sides)
    assert count(state, Kind.MILL) == mills
    assert count(state, Kind.GLASS) == factories
    assert count(state, Kind.INN) == inns


def test_fewer_visible_mills_are_scored_sooner() -> None:
    two_mills = position(seats=2, sides="CEGIKN", dice=(1, 1, 1, 5), occupants={"E6": 1})
    four_mills = position(seats=2, sides="DFHJLM", dice=(1, 1, 1, 5), occupants={"F6": 1})
    assert play(two_mills, "1+5 I6").coins == [2, 2]
    assert play(four_mills, "1+5 H6").coins == [0, 0]


def test_all_coins_lie_in_the_bank() -> None:
    state = BOHEMIAN.new(4)
    assert state.bank == 285
    assert state.coins == [0, 0, 0, 0]


def test_the_bishop_is_with_nobody_at_first() -> None:
    assert BOHEMIAN.new(3).bishop is None


def test_seven_special_action_tiles_lie_ready_and_nobody_has_one() -> None:
    state = BOHEMIAN.new(3)
    assert state.special_left == 7
    assert state.special == [False, False, False]


def test_the_villages_are_empty_at_first() -> None:
    state = play(BOHEMIAN.new(3), "sides ACEGIKNO")
    assert owner(state, "N7") is None
    assert not state.active


def test_the_first_player_is_drawn_and_every_seat_is_as_likely() -> None:
    state = play(BOHEMIAN.new(4), "sides ACEGIKNO")
    odds = BOHEMIAN.odds(state)
    assert BOHEMIAN.actor(state) is CHANCE
    assert odds.outcomes == tuple(First(Seat(seat)) for seat in range(4))
    assert odds.weights == (1, 1, 1, 1)


def test_the_player_who_was_drawn_begins() -> None:
    state = play(BOHEMIAN.new(4), "sides ACEGIKNO", "first 2", "roll 2 3 4 6")
    assert BOHEMIAN.actor(state) == 2
    assert state.first == 2


def test_a_table_may_choose_who_begins() -> None:
    state = play(BOHEMIAN.new(4, {"first": "3"}), "sides ACEGIKNO", "roll 2 3 4 6")
    assert BOHEMIAN.actor(state) == 3
    assert state.first == 3


def test_what_the_options_settle_has_happened_before_the_first_move() -> None:
    settled = BOHEMIAN.new(2, {"sides": SIDES[2], "first": "1"})
    laid, began = BOHEMIAN.opening(settled)
    assert isinstance(laid, VillagesLaid)
    assert began == TurnBegan(Seat(1))


def test_what_the_options_leave_open_has_not_happened_yet() -> None:
    (laid,) = BOHEMIAN.opening(BOHEMIAN.new(2, {"sides": SIDES[2]}))
    assert isinstance(laid, VillagesLaid)
    assert BOHEMIAN.opening(BOHEMIAN.new(2, {"first": "1"})) == []


def test_the_first_event_names_the_villages() -> None:
    (laid, *_) = happened(BOHEMIAN.new(2), "sides CEGIKN")
    told = BOHEMIAN.tell(BOHEMIAN.new(2), laid)
    assert str(told) == (
        "On the table lie Chroschwitz, Ellbrunn, Grelnitz, Illowitz, Kolschau, Nenbrad."
    )
