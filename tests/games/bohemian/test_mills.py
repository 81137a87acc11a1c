"""Flour mills: a tile for each; when the last is taken, every tile pays two coins."""

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import CoinsPaid, MovedIn, SentHome, Why
from dorfplatz.games.bohemian.kinds import Kind
from tests.positions import happened, owner, play, position, possible

LAST_MILL = position(dice=(1, 5, 2, 4), occupants={"A6": 1, "E6": 0, "N7": 1, "G7": 2})


def test_a_mill_pays_nothing_while_another_is_free() -> None:
    state = position(dice=(1, 5), occupants={"A6": 1})
    assert happened(state, "1+5 E6") == [MovedIn(Seat(0), "E6", (1, 5))]


def test_the_last_mill_pays_two_coins_for_every_flour() -> None:
    assert play(LAST_MILL, "1+5 I6").coins == [4, 2, 0]


def test_the_figures_on_the_mills_go_back_to_their_owners() -> None:
    after = play(LAST_MILL, "1+5 I6")
    assert [owner(after, mill) for mill in ("A6", "E6", "I6")] == [None, None, None]
    assert after.figures == [13, 12, 12]


def test_the_mills_can_be_taken_again() -> None:
    state = play(LAST_MILL, "1+5 I6")
    assert owner(play(state, "2+4 A6"), "A6") == 0


def test_a_scored_mill_pays_again_only_when_all_are_taken_again() -> None:
    state = play(LAST_MILL, "1+5 I6", "2+4 A6", "end", "roll 1 5 2 4", "1+5 E6")
    assert state.coins == [4, 2, 0]
    assert play(state, "2+4 I6").coins == [6, 6, 0]


def test_the_glass_factories_stay_as_they_are_when_the_mills_are_scored() -> None:
    after = play(LAST_MILL, "1+5 I6")
    assert (owner(after, "N7"), owner(after, "G7")) == (1, 2)


def test_a_scoring_of_mills_tells_who_got_what_and_who_left_which_mill() -> None:
    assert happened(LAST_MILL, "1+5 I6") == [
        MovedIn(Seat(0), "I6", (1, 5)),
        CoinsPaid(Seat(0), 4, Why.FLOUR, 2),
        CoinsPaid(Seat(1), 2, Why.FLOUR, 1),
        SentHome(Kind.MILL, ("A6", "E6", "I6"), (Seat(1), Seat(0), Seat(0))),
    ]


def test_the_last_mill_is_taken_by_moving_in_not_by_kicking_out() -> None:
    moves = [move for move in possible(LAST_MILL) if move.endswith(("A6", "E6", "I6"))]
    assert moves == ["1+5 I6", "2+4 I6"]
