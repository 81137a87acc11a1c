"""What random games seldom come upon, step by step."""

from collections.abc import Sequence
from random import Random

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import END, Collect, First, Move, Place, Reroll
from dorfplatz.games.bohemian.state import Ending, State
from tests.kernel.disagreement import agree
from tests.kernel.side_by_side import Game
from tests.kernel.test_turns import found
from tests.positions import SIDES, is_active, owner, position


def after(state: State, *moves: Move) -> State:
    """Both play these moves."""
    game = Game(state, Random(1), thorough=1)
    game.play(*moves)
    return game.state


def handing_over(*, income: str = "automatic", figures: Sequence[int] | None = None) -> State:
    """The last coin of the bank is there for the next player, who has an inn and the bishop."""
    return position(
        dice=(),
        moves_made=2,
        occupants={"A11": 1, "C11": 1, "C9": 1, "G11": 0, "K11": 0, "O11": 2},
        active=["C9"],
        bishop=1,
        bank=1,
        income=income,
        figures=figures,
    )


def test_with_a_tile_and_no_possible_move_nobody_can_pass() -> None:
    state = position(figures=[0, 9, 9], bishop=0, special=[0], special_left=0)
    assert END not in BOHEMIAN.legal(state)
    agree("turns", [], found(state))
    assert after(state, Reroll((2, 3, 4, 6))).tile_spent
    state = position(figures=[0, 9, 9], bishop=0, special_left=0)
    agree("turns", [(END,)], [turn for _, turn in found(state)])
    assert after(state, END).turn == 1


def test_income_for_two_reasons_is_one_payment() -> None:
    assert after(handing_over(), END).coins == [0, 3, 0]
    claimed = after(handing_over(income="claimed"), END, Collect())
    assert (claimed.coins, claimed.ending) == ([0, 3, 0], Ending.BANK_EMPTY)


def test_a_tie_for_the_most_churches_leaves_no_second() -> None:
    over = after(handing_over(figures=[1, 0, 1]), END)
    result = BOHEMIAN.result(over)
    assert result is not None
    assert [parts["churches"] for parts in result.parts] == [6, 6, 0]


def test_an_inn_is_looked_at_before_a_scoring_sends_figures_home() -> None:
    taken = {"G7": 1, "I7": 2, "O7": 0, "N8": 2, "N9": 0, "N10": 1}
    state = after(position(dice=(3, 4), occupants=taken), Place((3, 4), "N7"))
    assert is_active(state, "N9")
    assert owner(state, "N7") is None


def test_a_scoring_is_one_payment_to_all() -> None:
    state = position(dice=(3, 3), occupants={"A6": 0, "E6": 1}, bank=1, turn=2)
    over = after(state, Place((3, 3), "I6"))
    assert (over.coins, over.ending) == ([2, 2, 2], Ending.BANK_EMPTY)


def test_chance_names_who_begins() -> None:
    state = BOHEMIAN.new(3, {"sides": SIDES[3]})
    for seat in map(Seat, range(3)):
        begun = after(state, First(seat))
        assert (begun.turn, begun.first) == (seat, seat)
