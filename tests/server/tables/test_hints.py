"""Hints: for the player whose turn it is, where they are allowed; nobody waits long for one."""

import asyncio
import html
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.bots import roster
from dorfplatz.bots.advice import Advice, AnyAdvice, Option
from dorfplatz.bots.bohemian.words import ONLY
from dorfplatz.core.record import read
from dorfplatz.core.text import message
from dorfplatz.games.catalogue import course_of
from dorfplatz.server.settings import Rate
from dorfplatz.server.tables import hints
from dorfplatz.server.thinking.bot_client import Thinker
from tests.server.support import Faults, House, Person, moves_on, running, settings, version_on
from tests.waiting import until

pytestmark = pytest.mark.anyio

OFFER = 'form="ask-hint"'


class Oracle:
    """Stands in for the workers: what it answers is quick to think, and it counts."""

    def __init__(self) -> None:
        self.asked = 0
        self.answers = asyncio.Event()
        self.answers.set()
        self.fault: Exception | None = None

    async def ask(self, _work: Callable[..., AnyAdvice], text: str, _seconds: float) -> AnyAdvice:
        self.asked += 1
        await self.answers.wait()
        if self.fault is not None:
            raise self.fault
        course = course_of(read(text))
        options = [Option((move,), 61.25, 0.43) for move in course.game.legal(course.state)]
        return Advice(tuple(options[:3]), (message(ONLY),))


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Oracle:
    found = Oracle()

    def ask(_: Thinker, work: Any, *facts: Any) -> Awaitable[AnyAdvice]:
        return found.ask(work, *facts)

    monkeypatch.setattr(Thinker, "ask", ask)
    return found


async def asks(
    person: Person, table: str, version: int | None = None, accept: str = "text/html"
) -> Any:
    page = await person.page(table)
    fields = {
        "form_key": person.form_key,
        "version": version_on(page) if version is None else version,
    }
    return await person.client.post(f"{table}hint", data=fields, headers={"Accept": accept})


@pytest.mark.usefixtures("oracle")
async def test_the_answer_is_a_page_from_which_the_move_can_be_made(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "person", first="0")
    page = await ada.page(table)
    assert OFFER in page
    answer = await asks(ada, table)
    assert answer.status_code == 200
    offered = moves_on(answer.text)
    assert offered == moves_on(page)[:3]
    assert all(shown in answer.text for shown in ("43.0 %", "61.2", "There is no other choice."))
    version = version_on(page)
    assert f'name="version" value="{version}"' in answer.text
    await ada.go(f"{table}move", {"version": version, "move": offered[0]})
    assert version_on(await ada.page(table)) > version


@pytest.mark.usefixtures("oracle")
async def test_a_script_gets_only_the_inside(house: House) -> None:
    ada = await house.person(Accept_Language="de")
    table = await ada.open("person", "person", first="0")
    answer = await asks(ada, table, accept="application/json")
    inside = answer.json()["html"]
    assert inside.startswith('<section class="advice"')
    assert "43,0 %" in inside
    assert "Es gibt keine andere Möglichkeit." in inside


async def test_the_strongest_bot_s_thoughts_are_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here they are thought where they are asked for."""

    async def ask(_: Thinker, work: Callable[..., AnyAdvice], *facts: Any) -> AnyAdvice:
        return work(*facts)

    monkeypatch.setattr(Thinker, "ask", ask)
    ada = await house.person()
    table = await ada.open("person", "person", first="0", sides="CEGIKN")
    answer = await asks(ada, table)
    assert {*moves_on(answer.text)} <= {*moves_on(await ada.page(table))}
    assert "then " in answer.text
    assert "choice" in html.unescape(answer.text)


async def test_nobody_else_gets_a_hint(house: House, oracle: Oracle) -> None:
    ada, ben, cleo = [await house.person(name) for name in ("Ada", "Ben", "Cleo")]
    table = await ada.open("person", "open", first="0")
    await ben.page(table)
    await ben.go(f"{table}seats/1/sit", {"name": "Ben"})
    for other, status in ((ben, 409), (cleo, 403)):
        assert OFFER not in await other.page(table)
        assert (await asks(other, table)).status_code == status
    assert oracle.asked == 0
    assert OFFER in await ada.page(table)


async def test_where_there_is_nothing_to_choose_none_is_offered(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "person", first="0", income="claimed")
    assert moves_on(await ada.page(table)) == ["throw"]
    assert OFFER not in await ada.page(table)


async def test_without_the_extra_none_is_offered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roster, "_is_installed", lambda: False)
    ada = await house.person()
    assert OFFER not in await ada.page(await ada.open("person", "person", first="0"))


async def test_a_table_without_hints_stays_one(tmp_path: Path, oracle: Oracle) -> None:
    chosen = settings(tmp_path / "db")
    async with running(chosen) as house:
        ada = await house.person()
        assert '<select name="hints">' in await ada.page("/")
        table = await ada.open("person", "person", first="0", hints="false")
        cookie = ada.cookie
    async with running(chosen) as house:
        ada = await house.person()
        ada.client.cookies.set("dorfplatz", cookie, domain="village.test")
        page = await ada.page(table)
        assert moves_on(page)
        assert OFFER not in page
        answer = await asks(ada, table)
        assert answer.status_code == 403
        assert "At this table there are no hints." in answer.text
    assert oracle.asked == 0


async def test_programs_choose_it_too(house: House) -> None:
    ada = await house.program()
    for wanted in (True, False):
        table = await ada.open("person", "person", hints=wanted)
        assert (await house.live(table["id"])).stored.hints is wanted


async def test_the_same_question_is_thought_about_once(house: House, oracle: Oracle) -> None:
    ada = await house.person()
    table = await ada.open("person", "person", first="0")
    oracle.answers.clear()
    asked = [asyncio.create_task(asks(ada, table)) for _ in range(3)]
    await until(lambda: oracle.asked)
    oracle.answers.set()
    answers = [(await each).text for each in asked]
    assert answers[0] == answers[1] == answers[2]
    await asks(ada, table)
    assert oracle.asked == 1
    await ada.go(
        f"{table}move",
        {"version": version_on(await ada.page(table)), "move": moves_on(answers[0])[0]},
    )
    await asks(ada, table)
    assert oracle.asked == 2


async def test_who_waits_too_long_is_told_to_ask_again(
    house: House, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.person()
    table = await ada.open("person", "person", first="0")
    oracle.answers.clear()
    with monkeypatch.context() as impatient:
        impatient.setattr(hints, "PATIENCE", 0.01)
        answer = await asks(ada, table)
        assert answer.status_code == 409
        assert "The bots are getting ready." in answer.text
        impatient.setattr(Thinker, "is_getting_ready", lambda *_: False)
        assert "Please ask again in a moment." in (await asks(ada, table)).text
    oracle.answers.set()
    assert (await asks(ada, table)).status_code == 200
    assert oracle.asked == 1


async def test_a_thought_that_fails_can_be_asked_for_again(
    house: House, oracle: Oracle, faults: Faults
) -> None:
    ada = await house.person()
    table = await ada.open("person", "person", first="0")
    oracle.fault = RuntimeError("I cannot decide")
    answer = await asks(ada, table)
    assert answer.status_code == 409
    assert "No hint could be found this time." in answer.text
    assert [each["event"] for each in faults()] == ["hint failed"]
    oracle.fault = None
    assert (await asks(ada, table)).status_code == 200


async def test_a_hint_for_a_table_that_has_moved_on_is_dropped(
    house: House, oracle: Oracle
) -> None:
    ada = await house.person()
    table = await ada.open("person", "person", first="0")
    page = await ada.page(table)
    oracle.answers.clear()
    asked = asyncio.create_task(asks(ada, table))
    await until(lambda: oracle.asked)
    await ada.go(f"{table}move", {"version": version_on(page), "move": moves_on(page)[0]})
    oracle.answers.set()
    assert (await asked).status_code == 409
    assert (await asks(ada, table, version=version_on(page))).status_code == 409


@pytest.mark.usefixtures("oracle")
async def test_hints_are_not_asked_for_without_end(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", hints=Rate(2, 0.001))) as house:
        ada = await house.person()
        table = await ada.open("person", "person", first="0")
        statuses = [(await asks(ada, table)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


async def test_other_sites_cannot_ask(house: House, oracle: Oracle) -> None:
    ada = await house.person()
    table = await ada.open("person", "person", first="0")
    ada.form_key = "forged"
    assert (await ada.send(f"{table}hint", {"version": 3})).status_code == 403
    assert oracle.asked == 0


async def test_a_server_that_stops_does_not_wait_for_hints(tmp_path: Path, oracle: Oracle) -> None:
    async with running(settings(tmp_path / "db")) as house:
        ada = await house.person()
        table = await ada.open("person", "person", first="0")
        oracle.answers.clear()
        asked = asyncio.create_task(asks(ada, table))
        await until(lambda: oracle.asked)
    asked.cancel()
