"""The end of the game: a player without a figure at the start of their turn, or an empty bank."""

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import GameEnded, TurnEnded
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.state import Ending, State
from tests.positions import happened, play, position, possible, refusal


def last_figure(turn: int = 0) -> State:
    """Seat 1 has no figure in hand; seat 0 is about to move."""
    return position(dice=(2, 6), turn=turn, occupants={"8": 1, "N7": 0}, figures=(3, 0, 3))


def test_the_game_ends_when_a_player_has_no_figure_at_the_start_of_their_turn() -> None:
    state = play(last_figure(), "2+6 special", "end")
    assert BOHEMIAN.actor(state) is None
    assert state.ending is Ending.NO_FIGURES


def test_the_end_comes_before_the_turn_begins() -> None:
    events = happened(last_figure(), "2+6 special", "end")
    assert events[1:3] == [TurnEnded(Seat(0), passed=False), GameEnded(Ending.NO_FIGURES, Seat(1))]


def test_the_player_whose_turn_would_begin_gets_no_income() -> None:
    state = position(
        dice=(1,),
        occupants={"N9": 1, "C11": 1},
        active=("N9",),
        bishop=1,
        figures=(3, 0, 3),
    )
    assert play(state, "end").coins == [0, 0, 0]


def test_claimed_income_cannot_be_collected_either() -> None:
    state = position(
        dice=(1,), occupants={"N9": 1}, active=("N9",), figures=(3, 0, 3), income="claimed"
    )
    assert refusal(play(state, "end"), "collect").code == "refusal.game-over"


def test_the_game_goes_on_when_a_player_ends_their_turn_without_a_figure() -> None:
    state = play(position(dice=(3, 4), figures=(1, 3, 3)), "3+4 N7", "end")
    assert state.ending is None
    assert BOHEMIAN.actor(play(state, "roll 1 2 3 4")) == 1


def test_a_figure_that_was_kicked_out_in_time_keeps_the_game_going() -> None:
    state = play(last_figure(), "2+6 N8", "end")
    assert state.ending is None
    assert state.figures[1] == 1


def test_a_figure_that_a_scoring_returned_in_time_keeps_the_game_going() -> None:
    state = position(dice=(1, 5), occupants={"A6": 1, "E6": 2}, figures=(3, 0, 3))
    assert play(state, "1+5 I6", "end").ending is None


def test_nothing_can_be_done_once_the_game_is_over() -> None:
    state = play(last_figure(), "2+6 special", "end")
    assert possible(state) == []
    for move in ("end", "roll 1 2 3 4", "2+6 N8"):
        assert refusal(state, move).code == "refusal.game-over"


def test_a_game_that_goes_on_has_no_result() -> None:
    assert BOHEMIAN.result(position()) is None
