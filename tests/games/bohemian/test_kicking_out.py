"""Kicking out: only when no building of the kind is free, and by kind."""

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import KickedOut, MovedIn
from tests.positions import happened, owner, play, position, possible, refusal

ALWAYS = [("2+6 N8", "8"), ("3+6 N9", "9"), ("4+6 N10", "10"), ("5+6 A11", "11")]
SHOPS = [("1+1 A2", "2"), ("1+2 A3", "3"), ("1+3 N4", "4"), ("1+4 A5", "5")]
NEVER = [("1+5 E6", "6"), ("3+4 N7", "7"), ("6+6 E12", "12")]


def dice_of(move: str) -> tuple[int, ...]:
    return tuple(map(int, move.split()[0].split("+")))


@pytest.mark.parametrize(("move", "number"), ALWAYS)
def test_farms_inns_town_halls_and_churches_can_always_be_taken_over(
    move: str, number: str
) -> None:
    state = position(dice=dice_of(move), occupants={number: 1})
    building = move.split()[1]
    assert move in possible(state)
    assert owner(play(state, move), building) == 0


@pytest.mark.parametrize(("move", "number"), ALWAYS)
def test_keeping_a_farm_inn_town_hall_or_church_does_not_stop_one_from_taking_another(
    move: str, number: str
) -> None:
    another = {"8": "C8", "9": "C9", "10": "C10", "11": "C11"}[number]
    state = position(dice=dice_of(move), occupants={number: 1, another: 0})
    assert move in possible(state)


@pytest.mark.parametrize(("move", "number"), SHOPS)
def test_a_shop_can_be_taken_over_by_someone_who_keeps_none_of_its_kind(
    move: str, number: str
) -> None:
    state = position(dice=dice_of(move), occupants={number: 1})
    assert owner(play(state, move), move.split()[1]) == 0


@pytest.mark.parametrize(("move", "number"), SHOPS)
def test_a_shop_cannot_be_taken_over_by_someone_who_already_keeps_one(
    move: str, number: str
) -> None:
    kept = {"2": "I2", "3": "G3", "4": "E4", "5": "C5"}[number]
    state = position(dice=dice_of(move), occupants={number: 1, kept: 0})
    assert move not in possible(state)
    assert refusal(state, move).code == "refusal.shop-kept"


def test_a_shop_of_another_kind_does_not_matter() -> None:
    state = position(dice=(1, 1), occupants={"2": 1, "3": 0, "4": 0, "5": 0})
    assert owner(play(state, "1+1 A2"), "A2") == 0


@pytest.mark.parametrize(("move", "number"), NEVER)
def test_nobody_is_ever_kicked_out_of_a_mill_a_glass_factory_or_a_manor(
    move: str, number: str
) -> None:
    for taken in (number, move.split()[1]):
        state = position(dice=dice_of(move), occupants={taken: 1})
        assert move not in possible(state)
        assert refusal(state, move).code == "refusal.never-kicked-out"


@pytest.mark.parametrize("move", [move for move, _ in (*ALWAYS, *SHOPS)])
def test_nobody_is_kicked_out_while_a_building_of_the_kind_is_free(move: str) -> None:
    state = position(dice=dice_of(move), occupants={move.split()[1]: 1})
    assert move not in possible(state)
    assert refusal(state, move).code == "refusal.free-one-left"


def test_nobody_kicks_out_their_own_figure() -> None:
    state = position(dice=(2, 6), occupants={"8": 0, "K8": 1})
    assert [move for move in possible(state) if move.startswith("2+6 ")] == [
        "2+6 K8",
        "2+6 special",
    ]
    assert refusal(state, "2+6 N8").code == "refusal.own-figure"


def test_the_figure_kicked_out_goes_back_to_its_owner_who_may_use_it_again() -> None:
    state = position(dice=(2, 6), occupants={"8": 1}, figures=(5, 0, 5))
    after = play(state, "2+6 N8")
    assert after.figures == [4, 1, 5]
    again = play(after, "end", "roll 1 1 2 6", "2+6 N8")
    assert owner(again, "N8") == 1


def test_the_figure_leaves_before_the_other_moves_in() -> None:
    state = position(dice=(4, 6), occupants={"10": 2})
    assert happened(state, "4+6 N10") == [
        KickedOut(Seat(2), Seat(0), "N10"),
        MovedIn(Seat(0), "N10", (4, 6)),
    ]


def test_klemens_has_a_bakery_and_cannot_kick_the_other_player_out_of_the_second() -> None:
    state = position(dice=(1, 1, 3, 5), occupants={"A2": 0, "I2": 1})
    assert not [move for move in possible(state) if move.startswith("1+1 ") and "2" in move]
    assert refusal(state, "1+1 I2").code == "refusal.shop-kept"


def test_a_total_that_finds_no_room_is_lost() -> None:
    state = position(dice=(6, 6), occupants={"12": 1}, bishop=0, special_left=0)
    assert possible(state) == ["end"]
    assert play(state, "end").turn == 1


def test_mills_are_scored_before_they_could_all_be_taken() -> None:
    after = play(position(dice=(1, 5), occupants={"E6": 1, "I6": 2}), "1+5 A6")
    assert [owner(after, mill) for mill in ("A6", "E6", "I6")] == [None, None, None]
