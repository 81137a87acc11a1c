"""Shops: nothing at once; at the end, sets of different kinds."""

import pytest

from dorfplatz.games.bohemian.scoring import shop_sets
from tests.positions import happened, play, position, scored


@pytest.mark.parametrize("move", ["1+1 A2", "1+2 A3", "1+3 N4", "1+4 A5"])
def test_a_shop_pays_nothing_when_a_figure_moves_in(move: str) -> None:
    state = position(dice=tuple(map(int, move.split()[0].split("+"))))
    assert len(happened(state, move)) == 1
    assert play(state, move).coins == [0, 0, 0]


@pytest.mark.parametrize(("kinds", "coins"), [(0, 0), (1, 1), (2, 5), (3, 12), (4, 20)])
def test_a_set_of_different_shops_pays_by_its_size(kinds: int, coins: int) -> None:
    shops = dict.fromkeys(("A2", "A3", "N4", "A5")[:kinds], 1)
    assert scored(position(occupants=shops), "shops") == [0, coins, 0]


def test_two_bakeries_and_a_butchery_pay_six() -> None:
    state = position(occupants={"A2": 0, "I2": 0, "A3": 0})
    assert scored(state, "shops") == [6, 0, 0]


@pytest.mark.parametrize(
    ("owned", "coins"),
    [
        ([2, 0, 0, 0], 1 + 1),
        ([2, 2, 0, 0], 5 + 5),
        ([1, 1, 1, 2], 20 + 1),
        ([2, 3, 1, 1], 20 + 5 + 1),
        ([4, 3, 2, 1], 20 + 12 + 5 + 1),
    ],
)
def test_what_is_left_over_of_a_set_forms_further_sets(owned: list[int], coins: int) -> None:
    assert shop_sets(owned) == coins


def test_every_player_scores_their_own_shops() -> None:
    state = position(occupants={"A2": 0, "I2": 1, "A3": 1, "N4": 2, "E4": 2})
    assert scored(state, "shops") == [1, 5, 2]
