"""The kernel's table of boards says what lies there."""

from dorfplatz.games.bohemian.kernel import table as boards
from dorfplatz.games.bohemian.kernel.table import Table, table_of
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.options import Income
from dorfplatz.games.bohemian.state import State
from tests.kernel.boards import some_tables
from tests.kernel.disagreement import agree


def test_every_building_stands_where_it_is_printed() -> None:
    for state in some_tables():
        table = table_of(state)
        for place, building in enumerate(state.board.buildings):
            village = int(table[boards.VILLAGE + place])
            agree("kind", building.kind, int(table[boards.KIND + place]))
            agree("value", building.value, int(table[boards.VALUE + place]))
            agree("village", building.village, state.board.sides[village].name)


def test_the_buildings_of_a_kind_stand_together_in_order() -> None:
    for state in some_tables():
        for kind in Kind:
            agree(f"every {kind.word}", alike(state, kind), listed(table_of(state), kind))


def test_villages_know_their_size_and_their_inns() -> None:
    for state in some_tables():
        table, inns = table_of(state), alike(state, Kind.INN)
        for village, side in enumerate(state.board.sides):
            agree("size", len(side.buildings), int(table[boards.VILLAGE_SIZE + village]))
            first, end = table[boards.VILLAGE_INNS + village : boards.VILLAGE_INNS + village + 2]
            names = [state.board.buildings[inn].village for inn in inns[first:end]]
            agree("inns", [side.name] * side.count(Kind.INN), names)


def test_seats_and_income_are_those_of_the_table() -> None:
    for state in some_tables():
        table = table_of(state)
        claimed = state.options.income is Income.CLAIMED
        agree("seats", len(state.coins), int(table[boards.SEATS]))
        agree("claimed", claimed, bool(table[boards.CLAIMED]))


def test_a_table_is_made_once_for_a_board() -> None:
    state = some_tables(1)[0]
    assert table_of(state) is table_of(state.copy())


def alike(state: State, kind: Kind) -> list[int]:
    buildings = state.board.buildings
    return [place for place, building in enumerate(buildings) if building.kind is kind]


def listed(table: Table, kind: Kind) -> list[int]:
    first, end = table[boards.STARTS + kind], table[boards.STARTS + kind + 1]
    places = table[boards.OF_KIND + first : boards.OF_KIND + end]
    return [int(place) for place in places]
