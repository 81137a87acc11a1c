"""Churches: the most and the second most pay at the end; the bishop brings income from them."""

import pytest

from tests.positions import happened, play, position, scored

CHURCHES = ("A11", "C11", "G11", "K11", "O11")


@pytest.mark.parametrize(
    ("owners", "coins"),
    [
        pytest.param((0, 0, 0, 1, 1), [10, 6, 0], id="most and second"),
        pytest.param((0, 0, 0, 1, 2), [10, 6, 6], id="all who share the second place"),
        pytest.param((0, 0, 1, 1, 2), [6, 6, 0], id="tie for the most, no second"),
        pytest.param((0, 1, 2), [6, 6, 6], id="all tied"),
        pytest.param((1, 1), [0, 10, 0], id="only one player with churches"),
        pytest.param((2,), [0, 0, 10], id="only one church at all"),
        pytest.param((), [0, 0, 0], id="nobody"),
    ],
)
def test_churches_pay_for_the_most_and_the_second_most(
    owners: tuple[int, ...], coins: list[int]
) -> None:
    state = position(occupants=dict(zip(CHURCHES, owners, strict=False)))
    assert scored(state, "churches") == coins


def test_the_third_most_churches_pay_nothing() -> None:
    owners = {"A11": 0, "C11": 0, "G11": 0, "K11": 1, "O11": 1, "T11": 2}
    state = position(seats=5, sides="ACEGIKNOT", occupants=owners)
    assert scored(state, "churches") == [10, 6, 0, 0, 0]


def test_a_church_pays_nothing_when_a_figure_moves_in() -> None:
    assert len(happened(position(dice=(5, 6), bishop=0), "5+6 A11")) == 1


@pytest.mark.parametrize(("bishop", "coins"), [(1, 2), (0, 0), (None, 0)])
def test_only_the_player_with_the_bishop_earns_from_churches(
    bishop: int | None, coins: int
) -> None:
    state = position(dice=(1,), occupants={"A11": 1, "C11": 1, "G11": 0}, bishop=bishop)
    assert play(state, "end").coins == [0, coins, 0]
