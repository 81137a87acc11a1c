"""The village as a map: what is drawn, what it says, and that nothing is drawn twice."""

import re
from functools import cache
from pathlib import Path

from markupsafe import Markup

from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Piece, State, Token
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.hamlet.village import box, map_facts, places, view
from dorfplatz.server.pages.rendering import Fragments, fragment, render
from dorfplatz.server.translator import Translator
from tests.games.hamlet.positions import position

RECORDS = Path(__file__).parents[3] / "games/hamlet/records"
TILES = tuple(standard().tiles.values())
VOICE = Translator("en", ("Ada", "Botrik"))


@cache
def late() -> State:
    """The end of a long game, with many tiles laid and many roads built."""
    state: State = course_of(read((RECORDS / "rounds-lost.dorf").read_text("utf-8"))).state
    return state


def drawn(state: State, code: str = "en") -> Fragments:
    return places(state, Translator(code, VOICE.names))


def label(state: State, place: str, code: str = "en") -> str:
    said = re.search('aria-label="([^"]*)"', drawn(state, code)[f"place-{place}"])
    assert said
    return said[1]


def page(state: State) -> str:
    parts = drawn(state) | {"ghosts": Markup('<svg id="ghosts"></svg>')}
    return render("hamlet/village.html", voice=VOICE, parts=parts, **map_facts(state, VOICE))


def test_every_tile_has_its_parts_also_while_it_is_not_in_the_village() -> None:
    state = position()
    parts = drawn(state)
    for tile in TILES:
        for kind in ("ground", "place"):
            part = parts[f"{kind}-{tile.id}"]
            assert part.strip().startswith(f'<svg id="{kind}-{tile.id}" ')
            assert ("<use" in part) == (tile.id in state.village)


def test_the_page_has_each_id_once_and_draws_only_what_it_defines() -> None:
    shown = page(late())
    ids = re.findall(r'\bid="([^"]+)"', shown)
    assert len(ids) == len({*ids})
    used = {*re.findall(r'href="#([^"]+)"', shown), *re.findall(r"url\(#([^)]+)\)", shown)}
    assert used <= {*ids, "table-boards"}
    assert {f"tile-{tile.id}" for tile in TILES} <= {*ids}


def test_nothing_on_the_map_has_a_style_of_its_own() -> None:
    assert not re.search(r"\bstyle=|<style|<script|\bon\w+=", page(late()))


def test_tokens_lie_on_their_spaces_in_the_colours_of_their_owners() -> None:
    state = position(laid={"sawmill": ""}, tokens={"sawmill": "fine-timber:1", "farm": "wheat"})
    part = drawn(state)["place-sawmill"]
    assert 'class="lying seat-1" data-token="timber"' in part
    assert 'class="fine"' in part
    farm = drawn(state)["place-farm"]
    assert farm.count('class="lying"') == 1
    assert farm.count('class="space full"') == 1
    assert farm.count('class="space"') == 2


def test_every_piece_is_drawn_once_where_it_stands() -> None:
    state = position(villagers=(("church", "farm!"), ("church",)), donkeys=("church", "market"))
    parts = drawn(state)
    church = parts["place-church"]
    for name in ("villager-0-0", "villager-1-0", "donkey-0-0"):
        assert church.count(f'data-piece="{name}"') == 1
    assert 'class="piece villager seat-0 tired" data-piece="villager-0-1"' in parts["place-farm"]
    assert 'class="piece donkey seat-0" data-piece="donkey-0-1"' in parts["place-market"]
    assert sum(part.count("data-piece") for part in parts.values()) == 5


def test_a_crowd_does_not_hide_anybody() -> None:
    state = position(laid={"lime-tree": ""})
    for seat in (PERSON, BOTRIK):
        state.players[seat].villagers = [Piece("lime-tree")] * 4
    stands = re.findall(r'data-piece[^>]* x="([^"]+)" y="([^"]+)"', drawn(state)["place-lime-tree"])
    assert len({*stands}) == 8


def test_special_sites_fly_the_flag_of_whoever_built_them() -> None:
    state = position(laid={"woodland": "", "mountains": ""}, botriks=("mountains",))
    parts = drawn(state)
    assert 'class="flag seat-0"' in parts["place-woodland"]
    assert 'class="flag seat-1"' in parts["place-mountains"]
    assert "flag" not in parts["place-church"]


def test_built_roads_cross_their_edge_side_by_side() -> None:
    state = late()
    parts = drawn(state)["roads"]
    crossings = re.findall(r'class="laid (\w+)"[^>]*transform="([^"]+)"', parts)
    assert [work for work, _ in crossings] == [road.work.value for road in state.roads]
    assert len({where for _, where in crossings}) == len(state.roads)
    for seat in (PERSON, BOTRIK):
        assert parts.count(f'<g class="seat-{seat}">') == state.roads_of(seat)


def test_places_that_no_road_leads_to_look_different_and_say_so() -> None:
    state = position(laid={"mountains": "apart"})
    parts = drawn(state)
    assert 'class="place apart"' in parts["place-mountains"]
    assert re.findall('class="fog" href="#rim-([^"]+)"', parts["roads"]) == ["mountains"]
    assert "No road leads from the Church to Mountains." in label(state, "mountains")
    assert 'class="place"' in parts["place-church"]
    assert "No road leads" not in label(state, "church")


def test_a_place_says_all_that_is_there() -> None:
    state = position(
        laid={"sawmill": "at market"},
        tokens={"sawmill": "fine-timber:1", "farm": "wheat wheat"},
        villagers=(("church", "sawmill"), ("sawmill!",)),
        donkeys=("sawmill", "sawmill"),
    )
    said = label(state, "sawmill")
    assert said.startswith("Sawmill. Here lies: fine timber of Botrik. Free spaces: 0.")
    assert "1 villager of Ada, 2 donkeys of Ada, 1 villager of Botrik (done for this turn)" in said
    assert "Sawmill is joined to: Market" in said
    state.tokens["sawmill"] = ()
    assert "Nothing lies here. Free spaces: 1." in label(state, "sawmill")


def test_a_place_says_who_built_it_and_the_roads_there() -> None:
    state = late()
    for place, owner in state.flags.items():
        assert f"{VOICE.names[owner]} built it." in label(state, place)
    road = state.roads[0]
    assert f"{road.work.value} of {VOICE.names[road.owner]} to " in label(state, road.ends[0])


def test_the_map_speaks_every_language() -> None:
    assert len({label(late(), "church", code) for code in LANGUAGES}) == len(LANGUAGES)


def test_maps_of_two_tables_do_not_get_mixed_up() -> None:
    state = position()
    other = places(state, Translator("en", ("Bea", "Botrik")))["place-church"]
    assert "Bea" in other
    assert "Ada" in drawn(state)["place-church"]
    state.tokens["farm"] = (Token(standard().tiles["farm"].kinds[0]),)
    assert drawn(state)["place-farm"] != drawn(position())["place-farm"]


def test_all_of_the_village_is_seen_at_first() -> None:
    state = late()
    left, top, width, height = view(state.village)
    for place in state.village:
        x, y, wide, high = box(state.village[place], state.village.spots[place])
        assert left < x < x + wide < left + width
        assert top < y < y + high < top + height


def test_a_villager_who_walks_changes_two_places_and_nothing_else() -> None:
    before, after = position(), position(villagers=(("farm!",), ("church",)))
    changed = {name for name, part in drawn(after).items() if drawn(before)[name] != part}
    assert changed == {"place-church", "place-farm"}


def test_what_stays_as_it_is_is_not_drawn_again() -> None:
    state = late()
    assert len(state.village.tiles) > 25
    first, made = drawn(state), fragment.cache_info().misses
    assert drawn(state) == first
    assert fragment.cache_info().misses == made
