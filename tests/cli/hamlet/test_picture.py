"""The village drawn in signs."""

from dorfplatz.cli.hamlet.picture import map_with, village_map
from dorfplatz.core.text import say
from dorfplatz.games.hamlet.actions import building
from dorfplatz.games.hamlet.kinds import Work
from dorfplatz.games.hamlet.land.network import Road
from dorfplatz.games.hamlet.sentences.words import PLACES
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, State
from tests.showing.hamlet.games import begun, decisions, first, played

START = r"""
            ____
           /    \
          /Quarry\____    ........
          \ 2/3  =    :   : Farm :=
........   \____=      :...:2/3 :  =
:Woodcut:  :     Church     =  :    :
 :  2/3  ::       ●■♞        =:Market:
  :       =                  =        :
   :.......=____        ____=..........:
                :      =    :
                 :....=      :
                      : Town :
                       :Hall:
                       :    \
                      :      \
                      \      /
                       \____/
"""


def name(place: str) -> str:
    return say(PLACES[place])


def drawn(state: State) -> str:
    return "\n".join(line.plain for line in village_map(state, name))


def test_the_village_at_the_start_looks_like_this() -> None:
    assert drawn(begun().state) == START.strip("\n")


def test_roads_are_drawn_over_their_edges_with_who_built_them() -> None:
    state = begun().state.copy()
    edge = next(
        contact.edge
        for contact in state.village.contacts["farm"]
        if contact.place == "market" and contact.own is contact.other
    )
    road = Road(Work.PATH, edge, ("farm", "market"), BOTRIK)
    state.roads = (road,)
    assert drawn(state).count("■") == 2
    state.roads = (road, Road(Work.PATH, edge, ("market", "farm"), PERSON))
    assert drawn(state).count("●") == 2


def test_every_village_fits_eighty_columns_and_names_all_its_places() -> None:
    for seed in (1, 2, 3):
        for state in list(decisions(played(seed)))[::20]:
            picture = village_map(state, name)
            assert max(line.cell_len for line in picture) <= 80
            text = drawn(state)
            for place in state.village:
                beginnings = (name(place)[:3], name(place).split()[0][:3])
                assert any(beginning in text for beginning in beginnings), place


def test_a_way_to_lay_a_tile_is_shown_in_its_neighbourhood() -> None:
    state = first(lambda state: state.phase is Phase.LAY)
    assert state.building is not None
    tile = state.options.components.tiles[state.building.tile]
    for move in building.lays(state):
        picture = "\n".join(line.plain for line in map_with(state, name, tile, move.spot))
        assert "░" in picture
        assert name(tile.id)[:3] in picture
