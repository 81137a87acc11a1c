"""Town halls: the printed coins if the village is full; without any one loses five."""

from tests.positions import happened, position, scored


def test_a_town_hall_pays_nothing_when_a_figure_moves_in() -> None:
    assert len(happened(position(dice=(4, 6)), "4+6 N10")) == 1


def test_a_town_hall_pays_what_is_printed_on_it_if_its_village_is_full() -> None:
    state = position(occupants={"N": 1, "N10": 0, "C10": 1, "K10": 2})
    assert scored(state, "town_halls") == [8, 0, 0]


def test_a_town_hall_pays_nothing_if_a_single_building_is_empty() -> None:
    state = position(occupants={"N10": 0, "N4": 1, "N7": 1, "N8": 1, "C10": 1, "K10": 2})
    assert scored(state, "town_halls") == [0, 0, 0]


def test_every_town_hall_of_a_full_village_pays() -> None:
    state = position(occupants={"N": 0, "E": 0, "C": 1, "K": 2, "G10": 0})
    assert scored(state, "town_halls") == [8 + 5, 6, 6]


def test_a_player_without_a_town_hall_loses_five() -> None:
    state = position(occupants={"C10": 1})
    assert scored(state, "town_halls") == [-5, 0, -5]


def test_a_town_hall_of_an_unfinished_village_saves_from_the_loss() -> None:
    state = position(occupants={"C10": 0, "E10": 1, "K10": 2})
    assert scored(state, "town_halls") == [0, 0, 0]
