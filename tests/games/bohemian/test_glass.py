"""Glass factories: a tile for each; when the last is taken, every tile pays three coins."""

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import CoinsPaid, MovedIn, SentHome, Why
from dorfplatz.games.bohemian.kinds import Kind
from tests.positions import happened, owner, play, position

LAST_FACTORY = position(
    dice=(3, 4, 1, 6), occupants={"G7": 2, "I7": 1, "O7": 2, "A6": 1, "E6": 0}, turn=1
)


def test_a_glass_factory_pays_nothing_while_another_is_free() -> None:
    state = position(dice=(3, 4), occupants={"G7": 1, "O7": 0})
    assert happened(state, "3+4 N7") == [MovedIn(Seat(0), "N7", (3, 4))]


def test_the_last_glass_factory_pays_three_coins_for_every_glass() -> None:
    assert play(LAST_FACTORY, "3+4 N7").coins == [0, 6, 6]


def test_the_figures_on_the_glass_factories_go_back_to_their_owners() -> None:
    after = play(LAST_FACTORY, "3+4 N7")
    assert [owner(after, place) for place in ("G7", "I7", "N7", "O7")] == [None, None, None, None]
    assert after.figures == [12, 12, 13]


def test_the_glass_factories_can_be_taken_again() -> None:
    assert owner(play(LAST_FACTORY, "3+4 N7", "1+6 N7"), "N7") == 1


def test_the_mills_stay_as_they_are_when_the_glass_factories_are_scored() -> None:
    after = play(LAST_FACTORY, "3+4 N7")
    assert (owner(after, "A6"), owner(after, "E6")) == (1, 0)


def test_a_scoring_of_glass_tells_who_got_what_and_who_left_which_factory() -> None:
    assert happened(LAST_FACTORY, "3+4 N7") == [
        MovedIn(Seat(1), "N7", (3, 4)),
        CoinsPaid(Seat(1), 6, Why.GLASS, 2),
        CoinsPaid(Seat(2), 6, Why.GLASS, 2),
        SentHome(Kind.GLASS, ("G7", "I7", "N7", "O7"), (Seat(2), Seat(1), Seat(1), Seat(2))),
    ]
