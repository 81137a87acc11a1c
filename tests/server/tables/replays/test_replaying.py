"""Records are replayed beside the event loop: once for many who ask, and not without end."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from threading import Event

import pytest

from dorfplatz.core.course import Course
from dorfplatz.core.record import Entry, Record, write
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.catalogue import course_of
from tests.server.support import House, finished, running, settings, shortly_before_the_end
from tests.waiting import GUARD, until

pytestmark = pytest.mark.anyio

GAME = finished("no-figures-2-seats", "person", "person")
HALF = shortly_before_the_end(GAME, len(GAME.entries) // 2)


class Watched:
    """Watches how records are replayed, and holds it up if need be."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entries: list[Entry] = []
        self.may_go_on = Event()
        self.may_go_on.set()
        replay = Course.replay

        def watched(course: Course[object, object, object], entry: Entry) -> None:
            self.entries.append(entry)
            assert self.may_go_on.wait(GUARD)
            replay(course, entry)

        monkeypatch.setattr(Course, "replay", watched)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    watched = Watched(monkeypatch)
    yield watched
    watched.may_go_on.set()


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[House]:
    """A server where no uploaded record may take any time."""
    async with running(settings(tmp_path / "db", upload_seconds=0.0)) as house:
        yield house


async def test_other_pages_are_answered_while_a_record_is_replayed(
    house: House, watched: Watched
) -> None:
    ada = await house.program()
    other = (await ada.open("person", "person"))["id"]
    table = await house.put(HALF, "ada", "ben")
    watched.may_go_on.clear()
    coming = asyncio.create_task(house.client().get(f"/tables/{table}/"))
    await until(lambda: watched.entries)
    assert (await house.client().get("/")).status_code == 200
    assert (await house.client().get(f"/tables/{other}/")).status_code == 200
    await ada.first_move(other)
    assert not coming.done()
    watched.may_go_on.set()
    assert (await coming).status_code == 200


async def test_other_pages_are_answered_while_an_upload_is_replayed(
    house: House, watched: Watched
) -> None:
    ada = await house.program()
    watched.may_go_on.clear()
    uploading = asyncio.create_task(ada.post("/records", record=write(GAME)))
    await until(lambda: watched.entries)
    assert (await house.client().get("/")).status_code == 200
    assert not uploading.done()
    watched.may_go_on.set()
    assert (await uploading).status_code == 201


async def test_many_who_ask_for_a_table_have_it_replayed_once(
    house: House, watched: Watched
) -> None:
    table = await house.put(HALF, "ada", "ben")
    watched.may_go_on.clear()
    asked = [
        asyncio.create_task(house.client().get(path))
        for path in [f"/tables/{table}/", f"/api/tables/{table}/record"] * 5
    ]
    await until(lambda: watched.entries)
    watched.may_go_on.set()
    assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}
    assert watched.entries == [*HALF.entries]


async def test_an_uploaded_record_is_replayed_once(house: House, watched: Watched) -> None:
    ada = await house.program()
    answer = await ada.post("/records", record=write(GAME))
    table = answer.json()["id"]
    assert (await house.client().get(f"/tables/{table}/replay/0/")).status_code == 200
    assert watched.entries == [*GAME.entries]


async def test_an_uploaded_table_is_the_same_when_it_is_brought_back(house: House) -> None:
    """Also if its record leaves out options."""
    ada = await house.program()
    record = Record(GAME.game, GAME.rules, GAME.players, {"first": "1"}, ())
    answer = await ada.post("/records", record=write(record))
    live = await house.live(answer.json()["id"])
    again = await live.storage.course()
    assert again is not None
    assert live.course.record == again.record == course_of(again.record).record
    assert live.course.record.options["income"] == "automatic"


@pytest.mark.parametrize("language", ["en", "de", "it"])
async def test_an_upload_that_takes_too_much_computing_is_refused(
    strict: House, language: str
) -> None:
    said = {"en": "takes too long", "de": "dauert zu lange", "it": "richiede troppo tempo"}
    ada = await strict.person(accept_language=language)
    answer = await ada.send("/records", {"text": write(GAME)})
    assert answer.status_code == 422
    assert said[language] in answer.text
    assert write(GAME).splitlines()[-1] in answer.text, "to correct it"
    services = strict.server.services
    assert await services.journal.read(services.store.open_tables_of_host, "ada") == 0
    program = await strict.program()
    refused = await program.post("/records", record=write(GAME))
    assert (refused.status_code, refused.json()["code"]) == (422, "http.slow-record")
    assert (await program.client.get("/api/tables")).json() == []


async def test_a_table_that_is_stored_is_brought_back_however_long_it_takes(
    strict: House,
) -> None:
    table = await strict.put(GAME, "ada", "ben", over=True)
    assert (await strict.client().get(f"/tables/{table}/")).status_code == 200


async def test_a_fork_begins_beside_the_event_loop(house: House, watched: Watched) -> None:
    table = await house.put(HALF, "ada", "ben")
    live = await house.live(table)
    ada = await house.program()
    watched.may_go_on.clear()
    seats = [{"kind": "person"}, {"kind": "person"}]
    version = next(
        number for number, entry in enumerate(HALF.entries, 1) if entry.actor is not CHANCE
    )
    forking = asyncio.create_task(ada.post(f"/tables/{live.id}/fork", version=version, seats=seats))
    await until(lambda: len(watched.entries) > len(HALF.entries))
    assert (await house.client().get("/")).status_code == 200
    watched.may_go_on.set()
    assert (await forking).status_code == 201
