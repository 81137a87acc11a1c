"""Placing figures: one figure on one building with the number of the total."""

import pytest

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import Place
from tests.positions import owner, play, position, possible, refusal


def test_a_figure_goes_from_the_hand_onto_the_building() -> None:
    state = play(position(), "3+4 N7")
    assert owner(state, "N7") == 0
    assert state.figures == [12, 13, 13]


def test_the_two_totals_of_the_example_place_a_figure_each() -> None:
    state = play(position(), "3+4 N7", "2+6 N8")
    assert owner(state, "N7") == owner(state, "N8") == 0
    assert state.figures == [11, 13, 13]


@pytest.mark.parametrize(
    ("dice", "kind"),
    [
        ((1, 1), Kind.BAKERY),
        ((1, 2), Kind.BUTCHERY),
        ((1, 3), Kind.DAIRY),
        ((1, 4), Kind.TAILOR),
        ((1, 5), Kind.MILL),
        ((1, 6), Kind.GLASS),
        ((2, 6), Kind.FARM),
        ((3, 6), Kind.INN),
        ((4, 6), Kind.TOWN_HALL),
        ((5, 6), Kind.CHURCH),
        ((6, 6), Kind.MANOR),
    ],
)
def test_every_number_has_its_kind_of_building(dice: tuple[int, int], kind: Kind) -> None:
    state = position(dice=dice)
    buildings = {move.building for move in BOHEMIAN.legal(state) if isinstance(move, Place)}
    assert buildings == {state.board.buildings[place].id for place in state.board.of_kind[kind]}


def test_the_total_must_be_the_number_of_the_building() -> None:
    assert refusal(position(), "3+4 N8").code == "refusal.wrong-total"


def test_a_building_holds_one_figure_so_ones_own_place_is_taken() -> None:
    state = position(occupants={"N7": 0})
    assert "3+4 N7" not in possible(state)
    assert refusal(state, "3+4 N7").code == "refusal.own-figure"


def test_any_free_building_of_the_kind_may_be_chosen() -> None:
    state = position(occupants={"I7": 1})
    moves = [move for move in possible(state) if move.startswith("3+4 ")]
    assert moves == ["3+4 G7", "3+4 N7", "3+4 O7", "3+4 special"]


def test_nothing_can_be_placed_without_a_figure_in_hand() -> None:
    state = position(dice=(3, 4), figures=(0, 9, 9))
    assert possible(state) == ["3+4 special", "end"]
    assert refusal(state, "3+4 N7").code == "refusal.no-figure"


def test_only_buildings_on_the_table_can_be_moved_into() -> None:
    assert refusal(position(), "3+4 P7").code == "refusal.no-such-building"


def test_placings_are_listed_by_total_then_dice_then_village() -> None:
    assert possible(position(seats=2, dice=(1, 1, 2, 2)))[:10] == [
        "1+1 I2",
        "1+2 G3",
        "1+2 K3",
        "1+1+2 E4",
        "1+1+2 N4",
        "2+2 E4",
        "2+2 N4",
        "1+2+2 C5",
        "1+1+2+2 E6",
        "1+1+2+2 I6",
    ]
