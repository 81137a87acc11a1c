"""Random cardboard is accepted, and shows what printed cardboard does not."""

from random import Random

import pytest

from dorfplatz.games.bohemian import box, components
from dorfplatz.games.bohemian.components import Components, Side
from dorfplatz.games.bohemian.kinds import Kind
from tests.kernel.cardboard import random_cardboard


@pytest.fixture(scope="module")
def printed() -> list[Components]:
    return [components.read(random_cardboard(Random(f"cardboard/{n}"))) for n in range(40)]


def villages(printed: list[Components]) -> list[Side]:
    return [side for each in printed for board in each.boards for side in board.sides]


def test_villages_have_any_number_of_buildings(printed: list[Components]) -> None:
    sizes = {len(village.buildings) for village in villages(printed)}
    assert sizes == set(range(1, box.BUILDINGS_AT_MOST + 1))


def test_every_kind_is_missing_somewhere_and_repeated_in_a_village(
    printed: list[Components],
) -> None:
    for kind in Kind:
        assert any(each.most_visible(kind) == 0 for each in printed)
        assert any(village.count(kind) > 2 for village in villages(printed))


def test_all_tiles_of_the_box_are_used_somewhere(printed: list[Components]) -> None:
    for kind, most in box.TILES_AT_MOST.items():
        assert any(each.most_visible(kind) == most for each in printed)


def test_values_coins_figures_and_boards_left_out_differ(printed: list[Components]) -> None:
    values = {building.value for village in villages(printed) for building in village.buildings}
    assert {0, 1, 99} <= values
    assert {81, 810} <= {each.bank for each in printed}
    setups = [setup for each in printed for _, setup in each.setups]
    assert {setup.figures for setup in setups} == set(range(1, box.FIGURES + 1))
    assert {len(setup.without) for setup in setups} == set(range(box.BOARDS))
