"""Inns: the tile belongs to the inn, turns active when its village fills, and stays active."""

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.components import standard, write
from dorfplatz.games.bohemian.events import CoinsPaid, InnActivated, KickedOut, MovedIn, Why
from tests.positions import happened, is_active, owner, play, position


def test_an_inn_is_active_at_once_if_three_other_buildings_of_its_village_are_occupied() -> None:
    state = position(dice=(3, 6), occupants={"N4": 1, "N7": 2, "N8": 0})
    assert happened(state, "3+6 N9") == [
        MovedIn(Seat(0), "N9", (3, 6)),
        InnActivated(Seat(0), "N9"),
    ]


def test_an_inn_in_a_village_with_fewer_figures_is_not_active_yet() -> None:
    state = position(dice=(3, 6), occupants={"N4": 1, "N7": 2})
    assert not is_active(play(state, "3+6 N9"), "N9")


@pytest.mark.parametrize("mover", [0, 1, 2])
def test_an_inn_turns_active_when_anyone_fills_its_village(mover: int) -> None:
    state = position(dice=(2, 6), turn=mover, occupants={"N9": 0, "N4": 1, "N7": 2})
    assert InnActivated(Seat(0), "N9") in happened(state, "2+6 N8")


def test_figures_in_other_villages_do_not_count() -> None:
    state = position(dice=(2, 6), occupants={"N9": 0, "N4": 1, "O7": 2, "G7": 1})
    assert not is_active(play(state, "2+6 N8"), "N9")


def test_a_figure_that_replaces_another_does_not_fill_the_village() -> None:
    state = position(dice=(2, 6), occupants={"8": 1, "N9": 0, "N4": 1})
    assert not is_active(play(state, "2+6 N8"), "N9")


def test_an_inn_without_a_figure_is_never_active() -> None:
    state = position(dice=(4, 6), occupants={"N4": 1, "N7": 2, "N8": 0})
    assert not is_active(play(state, "4+6 N10"), "N9")


RED, YELLOW, GREEN = 0, 1, 2
NENBRAD = {"N9": RED, "N10": YELLOW, "N8": GREEN}


def test_reds_inn_in_nenbrad_is_active_once_red_takes_the_glass_factory() -> None:
    state = position(dice=(3, 4), occupants=NENBRAD)
    assert not is_active(state, "N9")
    assert is_active(play(state, "3+4 N7"), "N9")


def test_reds_inn_in_nenbrad_is_active_even_if_that_scores_the_glass_factories() -> None:
    state = position(dice=(3, 4), occupants=NENBRAD | {"G7": 1, "I7": 1, "O7": 2})
    assert [type(event).__name__ for event in happened(state, "3+4 N7")] == [
        "MovedIn",
        "InnActivated",
        "CoinsPaid",
        "CoinsPaid",
        "CoinsPaid",
        "SentHome",
    ]
    after = play(state, "3+4 N7")
    assert owner(after, "N7") is None
    assert is_active(after, "N9")


def test_red_earns_a_coin_from_the_next_round_on() -> None:
    state = position(seats=2, dice=(3, 4), occupants={"N9": 0, "N10": 1, "N8": 1})
    other = play(state, "3+4 N7", "end", "roll 1 1 1 1", "1+1 special")
    assert other.coins == [0, 0]
    assert happened(other, "end")[-1] == CoinsPaid(Seat(0), 1, Why.INNS, 1)
    later = play(other, "end", "roll 1 1 1 1", "1+1 special", "end", "roll 1 1 2 2", "1+2 G3")
    assert play(later, "end").coins[0] == 2


def test_an_active_inn_stays_active_when_its_village_empties() -> None:
    state = position(dice=(1, 5), occupants={"I9": 2, "I2": 1, "A6": 1, "E6": 1}, active=("I9",))
    after = play(state, "1+5 I6")
    assert owner(after, "I6") is None
    assert is_active(after, "I9")


@pytest.mark.parametrize("active", [True, False])
def test_whoever_is_kicked_out_of_an_inn_hands_the_tile_over_as_it_is(active: bool) -> None:
    state = position(dice=(3, 6), occupants={"9": 1}, active=("N9",) if active else ())
    assert happened(state, "3+6 N9") == [
        KickedOut(Seat(1), Seat(0), "N9"),
        MovedIn(Seat(0), "N9", (3, 6)),
    ]
    assert is_active(play(state, "3+6 N9"), "N9") is active


def test_the_income_goes_to_whoever_keeps_the_inn_now() -> None:
    state = position(
        seats=2, dice=(3, 6), occupants={"9": 1}, active=("N9",), special_left=0, turn=0
    )
    other = play(state, "3+6 N9", "end")
    assert other.coins == [0, 0]
    assert play(other, "roll 6 6 6 6", "6+6 E12", "end").coins == [1, 6]


def test_an_inn_that_is_not_active_earns_nothing() -> None:
    state = position(dice=(1,), occupants={"N9": 1, "G9": 1}, active=("G9",))
    assert play(state, "end").coins == [0, 1, 0]


def test_each_of_two_inns_in_a_village_counts_the_other_as_a_building() -> None:
    two_inns = write(standard()).replace('["dairy", "glass", "farm",', '["inn", "farm",')
    two_inns = two_inns.replace('["bakery", "mill", "glass", "inn"]', '["bakery", "mill"]')
    state = position(dice=(4, 6), occupants={"N9": 0, "N9b": 1, "N8": 2}, components=two_inns)
    assert happened(state, "4+6 N10")[1:] == [
        InnActivated(Seat(0), "N9"),
        InnActivated(Seat(1), "N9b"),
    ]
