"""The pages of rules: an anchor for every rule, in every language; numbers come from the code."""

import re
from collections import Counter
from dataclasses import replace
from html import unescape

import pytest

from dorfplatz.core.text import Message, Text
from dorfplatz.games.bohemian import components as of_bohemian
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.scoring import scores
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.games.hamlet.botrik.priorities import PRIORITIES
from dorfplatz.games.hamlet.cardboard import components as of_hamlet
from dorfplatz.games.hamlet.kinds import Award, Milestone
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.sentences import words
from dorfplatz.games.hamlet.sentences.words import ACTIONS, AWARDS, MILESTONES, MODIFIERS, ORDERS
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.bohemian.rules import book as bohemian
from dorfplatz.server.pages.bohemian.rules import ending
from dorfplatz.server.pages.hamlet.rules import book as hamlet
from dorfplatz.server.pages.rendering import STATIC
from dorfplatz.server.pages.rules import library
from dorfplatz.server.pages.rules.books import BOOKS
from dorfplatz.server.pages.rules.sheet import Sheet
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet import rewards
from tests.server.support import House

GAMES = tuple(BOOKS)
HEAVIEST = 300_000
"""Bytes of a page with all that it loads, before they are packed."""
UNTITLED = (Question.RESOURCE, Question.VILLAGER)
"""Lists that are a rule of their own, with its heading."""
LETTERS = re.compile(r"[^\W\d_]")


@pytest.fixture
def house(library: House) -> House:
    """Nothing is changed here."""
    return library


each_page = pytest.mark.parametrize(
    ("game", "code"), [(game, code) for game in GAMES for code in LANGUAGES]
)


def html_of(sheet: Sheet, code: str = "en") -> str:
    body = library.body_of(sheet, Translator(code))
    return body.cover + body.contents + body.chapters


def shown(game: str, code: str) -> str:
    return html_of(library.sheet(game), code)


def words_of(html: str) -> str:
    """What is read: no marks, single spaces, small letters."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split()).casefold()


def says(html: str, code: str, *spoken: Text | Message) -> list[str]:
    """Those that the page does not say."""
    voice, read = Translator(code), words_of(html)
    return [said for each in spoken if (said := voice(each)).casefold() not in read]


def ids(html: str) -> list[str]:
    return re.findall(r'\sid="([^"]+)"', html)


@each_page
def test_every_anchor_is_there_once(game: str, code: str) -> None:
    found = Counter(ids(shown(game, code)))
    assert [anchor for anchor, count in found.items() if count > 1] == []
    assert [anchor for anchor in library.sheet(game).anchors() if anchor not in found] == []
    assert len(set(library.sheet(game).anchors())) == len(library.sheet(game).anchors())


@each_page
def test_every_link_inside_a_page_leads_somewhere(game: str, code: str) -> None:
    html = shown(game, code)
    assert set(re.findall(r'href="#([^"]+)"', html)) <= {*ids(html)}


@each_page
def test_no_sentence_has_a_hole_left(game: str, code: str) -> None:
    assert re.findall(r"\{\w*\}", words_of(shown(game, code))) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_building_of_bohemian_villages_has_its_rule(code: str) -> None:
    html = shown("bohemian", code)
    assert {kind.word.replace(" ", "-") for kind in Kind} <= {*ids(html)}
    assert says(html, code, *KINDS.values()) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_of_hamlet_has_its_rule(code: str) -> None:
    html = shown("hamlet", code)
    anchors = {
        *of_hamlet.standard().tiles,
        *(action.value for action in Action),
        *(f"botrik-{action.value}" for action in Action),
        *(milestone.value for milestone in Milestone),
        *(award.value for award in Award),
        *(f"modifier-{modifier.value}" for modifier in Modifier),
    }
    assert anchors <= {*ids(html)}
    names = (words.PLACES, ACTIONS, MILESTONES, AWARDS, MODIFIERS, ORDERS)
    assert says(html, code, *(text for each in names for text in each.values())) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_botriks_priorities_stand_in_the_order_of_the_rules(code: str) -> None:
    voice, read = Translator(code), words_of(shown("hamlet", code))
    for question, order in PRIORITIES.items():
        listed = " ".join(voice(words.PRIORITIES[priority]) for priority in order)
        title = "" if question in UNTITLED else voice(words.QUESTIONS[question])
        assert not order or f"{title} {listed}".strip().casefold() in read, question


@pytest.mark.parametrize("code", LANGUAGES)
def test_orders_and_sales_stand_there_as_the_components_have_them(code: str) -> None:
    components, html = of_hamlet.standard(), shown("hamlet", code)
    asked = [rewards.cost(order.needs, order.gold) for order in components.orders.values()]
    asked += [rewards.cost(sale.needs) for sale in components.sales.values()]
    assert says(html, code, *asked) == []


def test_prices_of_hamlet_come_from_the_components() -> None:
    components = of_hamlet.standard()
    dear = replace(components.supplies, donkey_price=77, good_price=88, villager_prices=(61, 62))
    awards = {**components.awards, Award.MERCHANT: 99}
    read = words_of(html_of(hamlet.sheet(replace(components, supplies=dear, awards=awards))))
    for sentence in ("for 77 gold each", "88 gold for a good", "cost 61, 62 gold", "99★ for the"):
        assert sentence in read, sentence


def test_places_of_hamlet_come_from_the_components() -> None:
    components = of_hamlet.standard()
    sawmill = replace(components.tiles["sawmill"], points=55, marks=(("cost", "probable"),))
    tiles = {**components.tiles, "sawmill": sawmill}
    read = words_of(html_of(hamlet.sheet(replace(components, tiles=tiles))))
    assert "sawmill 2 wheat + 1 stone → 55★ wood → timber, 1 space probable: cost." in read


def test_figures_and_villages_of_bohemian_villages_come_from_the_components() -> None:
    components = of_bohemian.standard()
    setups = ((2, replace(components.setup(2), figures=12)), *components.setups[1:])
    board = components.boards[1]
    renamed = replace(board, front=replace(board.front, name="Anderswo", known=()))
    boards = (components.boards[0], renamed, *components.boards[2:])
    read = words_of(html_of(bohemian.sheet(replace(components, setups=setups, boards=boards))))
    assert "2 12 a/b, o/p, s/t" in read
    assert "c anderswo* tailor*, farm*," in read


def test_the_worked_example_is_scored_by_the_rules() -> None:
    final = scores(ending.example())
    read = words_of(shown("bohemian", "en"))
    assert f"total {' '.join(str(score.total) for score in final)}" in read
    assert len({score.total for score in final}) == 3


@pytest.mark.parametrize("game", GAMES)
def test_pictures_have_a_text_alternative_and_no_words_in_them(game: str) -> None:
    pictures = library.sheet(game).pictures()
    assert len(pictures) >= 8
    for code in LANGUAGES:
        html, voice = shown(game, code), Translator(code)
        labels = [unescape(each) for each in re.findall(r'role="img" aria-label="([^"]+)"', html)]
        assert labels == [voice(picture.alt) for picture in pictures]
        texts = re.findall(r"<text[^>]*>([^<]*)</text>", html)
        assert [text for text in texts if LETTERS.search(text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_pictures_use_only_drawings_that_exist(game: str) -> None:
    drawing = r'href="/static/[^/]+/([\w/-]+\.svg)#([\w-]+)"'
    for file, name in set(re.findall(drawing, shown(game, "en"))):
        assert f'id="{name}"' in (STATIC / file).read_text("utf-8"), (file, name)


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_a_page_is_light(house: House, game: str) -> None:
    async with house.client() as client:
        html = (await client.get(f"/rules/{game}")).text
    loaded = {path.partition("#")[0] for path in re.findall(r'"/static/[^/]+/([^"]+)"', html)}
    weight = len(html.encode()) + sum((STATIC / path).stat().st_size for path in loaded)
    assert weight < HEAVIEST


@pytest.mark.anyio
@pytest.mark.parametrize("code", LANGUAGES)
async def test_pages_speak_the_readers_language(house: House, code: str) -> None:
    async with house.client(accept_language=code) as client:
        for game in GAMES:
            html = (await client.get(f"/rules/{game}")).text
            assert f'<html lang="{code}"' in html
            assert library.body(game, code).chapters in html
            assert "style=" not in html


@pytest.mark.anyio
async def test_a_list_leads_to_all_rules(house: House) -> None:
    async with house.client() as client:
        html = (await client.get("/rules/")).text
        assert [f'href="/rules/{game}"' in html for game in GAMES] == [True] * len(GAMES)


@pytest.mark.anyio
async def test_there_are_no_rules_for_an_unknown_game(house: House) -> None:
    async with house.client() as client:
        answer = await client.get("/rules/chess")
    assert answer.status_code == 404
    assert "chess" in answer.text
