"""The companion's pages without scripts: every moment of a game is an address."""

import asyncio
import html
import re
from pathlib import Path
from threading import Event

import pytest

from dorfplatz.games.hamlet.sentences.words import ACTIONS
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.hamlet.companion import words as w
from dorfplatz.server.pages.rendering import static_folder
from dorfplatz.server.settings import Rate
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.companion import notation, words
from dorfplatz.showing.hamlet.companion.playing import Play
from tests.server.support import House, Person, running, settings
from tests.waiting import GUARD

pytestmark = pytest.mark.anyio

FORM = {
    "yours.points": "40",
    "his.points": "38",
    "yours.sites": "6",
    "yours.flags": "2",
    "his.flags": "1",
    "yours.roads": "0",
    "his.roads": "0",
    "yours.places": "0",
    "his.places": "0",
    "yours.orders": "1",
    "his.orders": "1",
    "yours.sales": "0",
    "his.sales": "0",
    "yours.gold": "4",
    "planner": "0",
}


async def goes(person: Person, address: str, **query: str) -> str:
    """Where an address sends somebody."""
    answer = await person.client.get(address, params=query)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def step(page: str) -> str:
    """What is said and asked now."""
    return html.unescape(page[page.index('id="step"') : page.index('class="tools"')])


def answers(page: str) -> list[str]:
    """Where the buttons lead."""
    return re.findall(r'href="(/companion/[^"]+)"', step(page))


async def test_the_start_leads_to_a_game_with_a_drawn_row(library: House) -> None:
    ada = await library.person()
    page = await ada.page("/companion/")
    assert page.count('name="modifier"') == 9
    rows = {await goes(ada, "/companion/new") for _ in range(30)}
    assert len(rows) > 5
    assert all(re.fullmatch(r"/companion/[0-4]{5}/", row) for row in rows)


async def test_the_row_may_be_in_an_order_of_ones_own_and_modifiers_chosen(library: House) -> None:
    ada = await library.person()
    query = {
        "order": "own",
        "tile": ["road", "build", "make", "blueprint", "produce"],
        "modifier": ["open-support", "two-donkeys"],
    }
    answer = await ada.client.get("/companion/new", params=query)
    assert answer.headers["location"] == "/companion/43210ae/"
    assert words.YOUR_TURN.english.format(round=1) in await ada.page("/companion/43210ae/")


@pytest.mark.parametrize(
    "query",
    [
        {"order": "own", "tile": ["road", "road", "make", "blueprint", "produce"]},
        {"modifier": ["one-point-sites", "five-point-sites"]},
        {"modifier": ["no-such-thing"]},
    ],
)
async def test_a_setup_that_makes_no_sense_is_refused_with_a_reason(
    library: House, query: dict[str, list[str]]
) -> None:
    answer = await library.client().get("/companion/new", params=query)
    assert 400 <= answer.status_code < 500


async def test_turns_are_played_by_following_links(library: House) -> None:
    """With the last answer always, so that much succeeds; but the game goes on."""
    ada, address, asked = await library.person(), "/companion/01234/", set[str]()
    for _ in range(60):
        page = await ada.page(address)
        asked |= set(re.findall(r'id="question"[^>]*>(?:<svg.*?</svg>)? ([^<]+)<', page))
        is_mine = "Play it as usual" in step(page)
        address = answers(page)[0 if is_mine else -1]
    assert len(asked) > 15


async def test_without_scripts_the_server_draws_a_marker(library: House) -> None:
    ada = await library.person()
    address = "/companion/01234/000/"
    page = await ada.page(address)
    assert "/companion/draw?game=01234/000" in page
    drawn = {await goes(ada, "/companion/draw", game="01234/000") for _ in range(40)}
    assert drawn == {f"/companion/01234/000{marker}/" for marker in "012"}


async def test_undo_leads_to_the_moment_before(library: House) -> None:
    page = await (await library.person()).page("/companion/01234/00/")
    assert 'id="undo" href="/companion/01234/0/"' in page


async def test_the_board_is_put_right_by_a_form(library: House) -> None:
    ada = await library.person()
    board = {
        "game": "01234/00",
        "kind": "b",
        "gold": "7",
        "open": "0",
        "villagers": "3",
        "blueprints": "2",
        "red": "1",
        "blue": "0",
        "yellow": "1",
        "roads": "5",
        "round": "9",
        "row": ["make", "produce", "", "build", "blueprint"],
        "orders": ["raw"],
    }
    answer = await ada.client.get("/companion/write", params=board)
    address = answer.headers["location"]
    assert address == "/companion/01234/00-b7_0_3_2_1_0_1_5_9_2031_1/"
    page = await ada.page(address)
    assert Translator("en")(w.VILLAGERS, count=3) in page
    assert Translator("en")(w.SUPPORT_COVERED) in page


async def test_the_final_scoring_says_who_won(library: House) -> None:
    ada = await library.person()
    assert words.COUNT.english in await ada.page("/companion/01234/1/")
    answer = await ada.client.get(
        "/companion/write", params={"game": "01234/1", "kind": "f", **FORM}
    )
    page = await ada.page(answer.headers["location"])
    assert words.YOU_WIN.english.format(yours=55, his=46) in page
    assert page.count("<tr>") == 11


@pytest.mark.parametrize(
    "address",
    [
        "/companion/01233/",
        "/companion/01234/9/",
        "/companion/01234/b1/",
        "/companion/draw?game=01234/",
        "/companion/draw?game=nothing",
        "/companion/write?game=01234/&kind=b",
        "/companion/write?game=01234/&kind=b&gold=much",
        "/companion/write?game=01234/&kind=x",
        "/companion/write?game=01234/&kind=f",
    ],
)
async def test_an_address_that_is_no_game_is_refused(library: House, address: str) -> None:
    answer = await library.client().get(address)
    assert answer.status_code == 404
    assert w.SENSELESS.english in html.unescape(answer.text)


@pytest.mark.parametrize("code", LANGUAGES)
async def test_it_speaks_every_language(library: House, code: str) -> None:
    ada, voice = await library.person(accept_language=code), Translator(code)
    page = html.unescape(await ada.page("/companion/01234/000/"))
    assert f'lang="{code}"' in page
    assert voice(words.NO_SALE) in page
    assert voice(words.DRAW) in page
    assert all(voice(text) in page for text in ACTIONS.values())
    assert "{" not in page[page.index("<main") : page.index("<template")]


async def test_the_worker_names_all_it_keeps_and_is_never_kept_itself(library: House) -> None:
    answer = await library.client().get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "no-cache" in answer.headers["cache-control"]
    for kept in ("/companion/", "/score-pad/", f"{static_folder()}/companion/companion.js"):
        assert f'"{kept}"' in answer.text
    files = re.findall(r'"(/static/[^"]+\.\w+)"', answer.text)
    assert len(files) > 10
    for file in files:
        assert (await library.client().get(file)).status_code == 200


@pytest.mark.parametrize(
    "path", ["01234/00/", "draw?game=01234/00", "write?game=01234/00&kind=b", "01234/"]
)
async def test_others_are_served_while_a_long_game_is_played_through(
    library: House, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    others_are_served = Event()
    read = notation.read

    def slowly(setup: str, said: str) -> Play:
        assert others_are_served.wait(GUARD)
        return read(setup, said)

    monkeypatch.setattr(notation, "read", slowly)
    async with library.client() as reader, asyncio.TaskGroup() as tasks:
        asked = tasks.create_task(reader.get(f"/companion/{path}"))
        assert (await library.client().get("/rules/")).status_code == 200
        others_are_served.set()
        assert (await asked).status_code < 500


async def test_nobody_has_the_companion_play_through_games_without_end(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", pages=Rate(2, 0.001))) as house:
        answers = [await house.client().get("/companion/01234/00/") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
