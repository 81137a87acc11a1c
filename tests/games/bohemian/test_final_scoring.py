"""Final scoring: town halls, shops, churches, goods; then the most coins win."""

import pytest

from dorfplatz.core.contract import Result
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import Scored, Why
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.scoring import scores
from tests.positions import happened, play, position, scored


def result(occupants: dict[str, int], coins: tuple[int, ...] = (0, 0, 0)) -> Result:
    """The result if the game ends because seat 1 has no figure left."""
    state = position(dice=(1,), occupants=occupants, coins=coins, figures=(3, 0, 3))
    final = BOHEMIAN.result(play(state, "end"))
    assert final is not None
    return final


def test_town_halls_shops_churches_and_goods_are_scored_in_this_order() -> None:
    occupants = {"E": 2, "E10": 0, "A2": 1, "A11": 2, "N7": 0}
    state = position(dice=(1,), occupants=occupants, figures=(3, 0, 3))
    assert happened(state, "end")[2:] == [
        Scored(Seat(0), 5, Why.TOWN_HALLS),
        Scored(Seat(1), -5, Why.TOWN_HALLS),
        Scored(Seat(2), -5, Why.TOWN_HALLS),
        Scored(Seat(1), 1, Why.SHOPS),
        Scored(Seat(2), 1, Why.SHOPS),
        Scored(Seat(2), 10, Why.CHURCHES),
        Scored(Seat(0), 1, Why.GOODS),
        Scored(Seat(2), 1, Why.GOODS),
    ]


def test_stefans_flour_and_glass_pay_two() -> None:
    assert scored(position(occupants={"A6": 1, "N7": 1}), "goods") == [0, 2, 0]


@pytest.mark.parametrize(
    ("goods", "coins"),
    [
        pytest.param([], 0, id="nothing"),
        pytest.param(["A6"], 1, id="one flour"),
        pytest.param(["A6", "E6"], 2, id="two flour"),
        pytest.param(["N7"], 1, id="one glass"),
        pytest.param(["N7", "O7"], 3, id="two glass"),
        pytest.param(["N7", "O7", "G7", "A6"], 5, id="three glass and one flour"),
    ],
)
def test_left_over_goods_pay_half_of_their_sum_rounded_down_once(
    goods: list[str], coins: int
) -> None:
    assert scored(position(occupants=dict.fromkeys(goods, 0)), "goods") == [coins, 0, 0]


def test_goods_that_were_scored_are_not_left_over() -> None:
    state = play(position(dice=(1, 5), occupants={"A6": 1, "E6": 1}), "1+5 I6")
    assert scored(state, "goods") == [0, 0, 0]


def test_the_result_says_what_every_seat_scored_from_where() -> None:
    final = result({"E": 2, "E10": 0, "A11": 2}, coins=(20, 30, 10))
    assert final.reason == "no-figures"
    assert final.parts == (
        {"coins": 20, "town_halls": 5, "shops": 0, "churches": 0, "goods": 0},
        {"coins": 30, "town_halls": -5, "shops": 0, "churches": 0, "goods": 0},
        {"coins": 10, "town_halls": -5, "shops": 1, "churches": 10, "goods": 1},
    )
    assert final.totals == (25, 25, 17)


def test_the_most_coins_win() -> None:
    assert result({"10": 0}, coins=(20, 26, 25)).winners == (Seat(1),)


def test_the_final_scoring_decides_not_the_coins_before_it() -> None:
    assert result({"A11": 2, "10": 1}, coins=(20, 20, 19)).winners == (Seat(2),)


def test_a_tie_is_a_shared_win() -> None:
    final = result({"C10": 0, "E10": 1, "G10": 2}, coins=(9, 4, 9))
    assert final.winners == (Seat(0), Seat(2))


def test_a_total_may_go_below_zero() -> None:
    assert result({"C10": 0, "E10": 1}).totals == (0, 0, -5)


def test_final_coins_are_not_taken_from_the_bank() -> None:
    state = position(dice=(1,), occupants={"A11": 2}, figures=(3, 0, 3), coins=(1, 1, 1))
    after = play(state, "end")
    assert after.bank == state.bank
    assert after.coins == [1, 1, 1]


def test_any_position_can_be_scored_as_if_the_game_ended() -> None:
    state = position(occupants={"N": 0, "A11": 1}, coins=(3, 4, 5))
    assert [score.total for score in scores(state)] == [3 + 8 + 1 + 1, 4 - 5 + 10, 5 - 5]
