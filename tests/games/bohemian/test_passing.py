"""Passing: only if no first move is possible and there is no tile to spend."""

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import TurnEnded
from dorfplatz.games.bohemian.state import State
from tests.positions import happened, play, position, possible, refusal


def four_sixes(*, manors: int = 3, bishop: int = 0, tile: bool = False, left: int = 0) -> State:
    """All manors taken, the bishop at hand, no tile: nothing is possible; or one thing changed."""
    return position(
        dice=(6, 6, 6, 6),
        occupants=dict.fromkeys(("E12", "G12", "K12")[:manors], 1),
        bishop=bishop,
        special=(0,) if tile else (),
        special_left=left,
    )


def test_whoever_rolls_four_sixes_and_can_do_nothing_passes() -> None:
    state = four_sixes()
    assert possible(state) == ["end"]
    assert happened(state, "end")[0] == TurnEnded(Seat(0), passed=True)
    assert play(state, "end").turn == 1


def test_whoever_can_still_place_does_not_pass() -> None:
    assert possible(four_sixes(manors=2)) == ["6+6 K12"]
    assert refusal(four_sixes(manors=2), "end").code == "refusal.must-move"


def test_whoever_can_take_the_bishop_does_not_pass() -> None:
    assert possible(four_sixes(bishop=1)) == ["6+6 bishop"]
    assert refusal(four_sixes(bishop=1), "end").code == "refusal.must-move"


def test_whoever_can_take_a_tile_does_not_pass() -> None:
    assert possible(four_sixes(left=1)) == ["6+6 special"]
    assert refusal(four_sixes(left=1), "end").code == "refusal.must-move"


def test_whoever_has_a_tile_must_roll_again_rather_than_pass() -> None:
    state = four_sixes(tile=True)
    assert possible(state) == ["reroll 6", "reroll 6 6", "reroll 6 6 6", "reroll 6 6 6 6"]
    assert refusal(state, "end").code == "refusal.must-reroll"


def test_whoever_has_rolled_again_in_vain_passes() -> None:
    state = play(four_sixes(tile=True, left=3), "reroll 6", "roll 6")
    assert happened(state, "end")[0] == TurnEnded(Seat(0), passed=True)


def test_ending_a_turn_after_a_move_is_not_passing() -> None:
    state = play(four_sixes(manors=2), "6+6 K12")
    assert happened(state, "end")[0] == TurnEnded(Seat(0), passed=False)
