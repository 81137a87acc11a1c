"""Manors: the printed coins at once."""

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import CoinsPaid, MovedIn, Why
from tests.positions import happened, play, position


@pytest.mark.parametrize(("manor", "coins"), [("E12", 6), ("G12", 4), ("K12", 6)])
def test_a_manor_pays_what_is_printed_on_it_at_once(manor: str, coins: int) -> None:
    assert happened(position(dice=(6, 6)), f"6+6 {manor}") == [
        MovedIn(Seat(0), manor, (6, 6)),
        CoinsPaid(Seat(0), coins, Why.MANOR, 1),
    ]


def test_a_second_manor_pays_only_its_own_coins() -> None:
    state = position(dice=(6, 6, 6, 6))
    assert play(state, "6+6 E12", "6+6 G12").coins == [6 + 4, 0, 0]
