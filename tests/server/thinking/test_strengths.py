"""Every strength can be chosen, wherever a bot can be; and how fast it moves."""

import asyncio
import html
import re

import pytest

from dorfplatz.bots import choosing, pace, roster
from dorfplatz.bots.words import introduction
from dorfplatz.core.record import write
from dorfplatz.core.text import say
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.tables.subscribers import bot_turns
from dorfplatz.server.thinking.bot_client import Thinker
from tests.server.support import House, Person
from tests.waiting import until

pytestmark = pytest.mark.anyio

GAME = "bohemian"


def offered(page: str, form: str) -> list[str]:
    """The bots in a form of a page, by the words that people read."""
    found = re.search(rf'action="{form}".*?</form>', page, re.DOTALL)
    assert found is not None
    options = re.findall(r"<option[^>]*>([^<]*)</option>", found[0])
    known = [say(introduction(kind)) for kind in roster.ROSTER[GAME]]
    return [text for text in map(html.unescape, options) if text in known]


async def test_every_strength_moves_at_a_table(house: House) -> None:
    await house.server.services.thinker.get_ready()
    ada = await house.person()
    tables = [await ada.open("person", kind, first="1") for kind in roster.ROSTER[GAME]]
    for table in tables:
        live = await house.live(table.split("/")[2])
        await until(lambda live=live: live.actor == 0, "the bot's turn")  # type: ignore[misc]


async def test_all_bots_are_offered_from_weakest_to_strongest(house: House) -> None:
    ada = await house.person()
    ladder = [say(introduction(kind)) for kind in roster.ROSTER[GAME]]
    start = await ada.page("/")
    assert offered(start, "/play") == ladder
    assert offered(start, "/tables") == ladder * 5
    table = await ada.open("person", "open")
    for address in (table, await ada.open("person", "person")):
        values = re.findall(r'<option value="(\w+)"[^>]* title=', await ada.page(address))
        assert values == [*roster.ROSTER[GAME]]


@pytest.mark.usefixtures("quick_bots")
async def test_the_strength_chosen_last_is_offered_first(house: House) -> None:
    ada = await house.person()
    assert f'value="{roster.usual(GAME)}" selected' in await ada.page("/")
    table = await ada.go("/play", {"name": "Ada", "bots": 2, "bot": "uniform"})
    assert "seat 1 uniform" in (await ada.client.get(f"{table}record")).text
    assert 'value="uniform" selected' in await ada.page("/")
    assert 'value="uniform" selected' in await ada.page(table)


@pytest.mark.usefixtures("quick_bots")
async def test_a_seat_is_handed_to_the_bot_that_was_chosen(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "person", first="0")
    await ada.go(f"{table}seats/1/bot", {"bot": "uniform"})
    page = await ada.page(table)
    assert say(introduction("uniform")) in html.unescape(page)
    program = await house.program()
    shown = await program.open("person", "open")
    await program.post(f"/tables/{shown['id']}/begin", bot="uniform")
    assert (await program.table(shown["id"]))["seats"][1]["kind"] == "uniform"
    await program.post(f"/tables/{shown['id']}/seats/0/bot", bot="uniform")
    assert (await program.table(shown["id"]))["seats"][0]["kind"] == "uniform"


@pytest.mark.parametrize("kind", ["deep thought", "mayor"])
async def test_a_bot_that_cannot_play_here_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(roster, "_is_installed", lambda: False)
    ada = await house.person(accept_language="de")
    table = await ada.open("person", "person", first="0")
    asked = {"name": "Ada", "bots": 1, "bot": kind}
    for path, fields in (("/play", asked), (f"{table}seats/0/bot", {"bot": kind})):
        answer = await ada.send(path, fields)
        assert answer.status_code == 422
        assert kind in answer.text
        assert ("pip install" in answer.text) == (kind == "mayor")


async def test_only_bots_that_can_play_here_are_offered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roster, "_is_installed", lambda: False)
    plain = [say(introduction(kind)) for kind in roster.ROSTER[GAME] if kind in roster.PLAIN]
    assert offered(await (await house.person()).page("/"), "/play") == plain


async def at_a_pace(house: House, wish: str, name: str = "Ada") -> Person:
    person = await house.person(name)
    await person.go("/me", {"name": name, "pace": wish})
    return person


async def test_bots_move_at_a_human_pace_for_those_who_like_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    pauses: list[float] = []
    seated, over = asyncio.Event(), asyncio.Event()

    async def choose(_: Thinker, course: AnyCourse, kind: str) -> str:
        await seated.wait()
        return choosing.choose(write(course.record), kind, seconds=0.05)

    def human(choices: int, _random: object) -> float:
        asked.append(choices)
        return 5.0

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await over.wait()

    monkeypatch.setattr(Thinker, "choose", choose)
    monkeypatch.setattr(pace, "human", human)
    monkeypatch.setattr(bot_turns, "sleep", pause)
    ada = await at_a_pace(house, "human")
    live = await house.live((await ada.open("person", "uniform", first="1")).split("/")[2])
    before = live.version
    seated.set()
    await until(lambda: pauses)
    assert live.version == before, "it waits before it moves"
    assert pauses[0] <= 5.0, "what it thought counts"
    over.set()
    await until(lambda: live.actor == 0)
    moves = [step for step in live.course.steps if step.actor == 1]
    assert len(asked) == len(moves), "its moves come one after the other"


async def test_of_several_wishes_the_slowest_counts(house: House) -> None:
    ada = await at_a_pace(house, "quick")
    table = await ada.open("person", "open")
    live = await house.live(table.split("/")[2])
    assert live.bot_pace.slowest == "quick"
    ben, eve = await at_a_pace(house, "human", "Ben"), await at_a_pace(house, "human", "Eve")
    await eve.page(table)
    assert live.bot_pace.slowest == "quick", "those who only watch are not asked"
    await ben.go(f"{table}seats/1/sit", {"name": "Ben"})
    await ben.page(table)
    assert live.bot_pace.slowest == "human"
    await ben.go("/me", {"name": "Ben", "pace": "nonsense"})
    await ben.page(table)
    assert live.bot_pace.slowest == "", "after a moment, as usual"
