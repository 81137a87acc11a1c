"""The pages about one's games, as a browser without scripts sees them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta

import pytest
from fastapi import Request
from sqlalchemy import event

from dorfplatz.server.store.finished import finished_of
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import now
from dorfplatz.server.tables import late_summaries
from dorfplatz.server.tables.summaries import summary_text
from tests.server.pages.my_games.stored import HAMLET, course, keep, named, record
from tests.server.support import Faults, House, Person
from tests.waiting import until

pytestmark = pytest.mark.anyio

GAMES = {
    "won": named(record("no-figures-3-seats"), "Ada", "Matěj"),
    "lost": named(record("bank-empty-by-a-farm"), "Ada", "Ben"),
    "alone": named(record("rounds-won", HAMLET), "Ada"),
}


def id_of(house: House, person: Person) -> str:
    cookie = f"dorfplatz={person.cookie}".encode()
    known = house.server.signer.visitor(Request({"type": "http", "headers": [(b"cookie", cookie)]}))
    assert known is not None
    return known.id


def put_all(house: House, person: Person) -> str:
    """Games of somebody, the first one played last, none with a summary."""
    client, moment = id_of(house, person), now()
    for day, (name, found) in enumerate(GAMES.items()):
        created = moment - timedelta(days=day)
        keep(house.server.services.store, found, client, id=name, created=created)
    return client


def shown(page: str) -> list[str]:
    """The tables on a page, in their order."""
    return re.findall(r'<h2><a href="/tables/([\w-]+)/">', page)


@contextmanager
def statements(store: Store) -> Iterator[list[str]]:
    """What this database is asked; there may be another server, where bots play."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(store._writing, "before_cursor_execute", note)
    yield asked
    event.remove(store._writing, "before_cursor_execute", note)


async def test_finished_games_are_shown_with_results_and_pictures(house: House) -> None:
    ada = await house.person()
    put_all(house, ada)
    page = await ada.page("/games")
    assert shown(page) == ["won", "lost", "alone"]
    assert page.count('<svg class="spark"') == 3
    assert page.count('class="card won"') == 2
    assert "place 2 of 2" in page
    for link in ("/tables/won/replay/", "/tables/won/dice", "/tables/won/record"):
        assert f'href="{link}"' in page


async def test_summaries_are_made_once_and_kept(house: House) -> None:
    ada = await house.person()
    client, store = put_all(house, ada), house.server.services.store
    assert [game.summary for game in finished_of(store, client)] == [None] * 3
    await ada.page("/games")
    assert all(game.summary for game in finished_of(store, client))


async def test_a_page_does_not_wait_for_many_old_games(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await house.person()
    put_all(house, ada)
    monkeypatch.setattr(late_summaries, "PATIENCE", -1.0)
    page = await ada.page("/games")
    assert shown(page) == ["won", "lost", "alone"]
    assert "3 older games are still being looked through." in page
    assert page.count(">not looked through yet<") == 3


async def test_a_closed_game_is_shown_as_it_stands(house: House) -> None:
    ada = await house.person()
    stopped = replace(GAMES["won"], entries=GAMES["won"].entries[:60])
    store, client = house.server.services.store, id_of(house, ada)
    keep(store, stopped, client, id="closed", over=False, closed=True)
    page = await ada.page("/games")
    assert ">closed before the end<" in page
    assert '<svg class="spark"' in page
    assert 'class="medal first"' not in page


async def test_a_game_is_found_by_the_name_of_an_opponent(house: House) -> None:
    ada = await house.person()
    put_all(house, ada)
    assert shown(await ada.page("/games?name=MATEJ")) == ["won"]
    assert shown(await ada.page("/games?game=hamlet&outcome=won")) == ["alone"]
    assert shown(await ada.page("/games?name=nobody&players=&since=")) == []


async def test_nobody_sees_the_games_of_others(house: House) -> None:
    put_all(house, await house.person())
    assert shown(await (await house.person("Ben")).page("/games")) == []


async def test_a_search_that_makes_no_sense_is_refused(house: House) -> None:
    ada = await house.person()
    for query in ("since=soon", "players=x", "game=chess", "page=first", f"name={'x' * 101}"):
        assert "That did not work" in await ada.page(f"/games?{query}", 422)


async def test_many_games_come_in_pages_with_as_few_questions(house: House) -> None:
    ada = await house.person()
    client, store = put_all(house, ada), house.server.services.store
    await ada.page("/games")
    with statements(store) as few:
        await ada.page("/games")
    told = summary_text(course("no-figures-3-seats"))
    for number in range(40):
        created = now() - timedelta(days=10 + number)
        keep(store, GAMES["won"], client, id=f"more-{number:02}", created=created, summary=told)
    with statements(store) as many:
        first = await ada.page("/games")
    assert len(shown(first)) == 20
    assert len(few) == len(many) <= 4
    last = await ada.page("/games?page=3")
    assert shown(last) == [f"more-{number}" for number in (37, 38, 39)]
    assert shown(await ada.page("/games?page=99")) == shown(last)


async def test_a_broken_record_takes_no_other_game_with_it(house: House, faults: Faults) -> None:
    ada = await house.person()
    client = put_all(house, ada)
    broken = replace(GAMES["won"], entries=GAMES["won"].entries[1:])
    keep(house.server.services.store, broken, client, id="broken", created=now())
    page = await ada.page("/games")
    assert shown(page) == ["broken", "won", "lost", "alone"]
    assert "cannot be opened" in page
    assert [each["table"] for each in faults()] == ["broken"]


async def test_uploaded_and_continued_games_are_marked(house: House) -> None:
    ada = await house.person()
    client, store = id_of(house, ada), house.server.services.store
    keep(store, GAMES["won"], client, id="fork", origin="fork other 12")
    keep(store, GAMES["won"], "nobody", id="upload", origin="upload", host=client, closed=True)
    page = await ada.page("/games")
    assert "/tables/other/replay/12/" in page
    assert ">uploaded<" in page
    assert "<dt>" not in page


async def test_the_start_page_knows_whose_turn_it_is_without_opening_tables(house: House) -> None:
    ada, ben = await house.person(), await house.person("Ben")
    table = await ada.open("person", "open", first="0")
    await ben.go(f"{table}seats/1/sit", {"name": "Ben"})
    live = await house.live(table.split("/")[2])
    await until(lambda: live.has_begun)
    assert 'class="status calls">your turn<' in await ada.page("/")
    assert ">Ada 0’s turn<" in await ben.page("/")


async def test_the_next_table_is_the_most_urgent_other_one(house: House) -> None:
    ada = await house.person()
    tables = [await ada.open("person", "person") for _ in range(2)]
    for here, there in (tables, tables[::-1]):
        answer = await ada.client.get("/next", params={"not": here.split("/")[2]})
        assert (answer.status_code, answer.headers["location"]) == (303, there)
    assert (await ada.client.get("/next")).headers["location"] == tables[0]


async def test_if_no_table_waits_the_start_page_says_so(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "person")
    answer = await ada.client.get("/next", params={"not": table.split("/")[2]})
    assert "No other table is waiting for you." in await ada.page(answer.headers["location"])


async def test_a_table_tells_its_players_of_others_that_wait(house: House) -> None:
    ada, ben = await house.person(), await house.person("Ben")
    shared = await ben.open("person", "open", first="0")
    await ada.go(f"{shared}seats/1/sit", {"name": "Ada"})
    assert "/next" not in await ada.page(shared)
    await ada.open("person", "person")
    assert "Next table (1)" in await ada.page(shared)
    assert "/next" not in await ben.page(shared)
