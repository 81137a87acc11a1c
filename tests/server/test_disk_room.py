"""Whatever a visitor can have stored is counted in bytes, and refused in a sentence when it is too
much."""

from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import pytest

from dorfplatz.server.http.quotas import CHANGE, TABLE, Room
from dorfplatz.server.settings import Quota
from dorfplatz.server.tables.new_tables import OPTIONS_AT_MOST
from tests.server.support import RECORDS, Clock, House, Program, running, settings

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]

SHIPPED = files("dorfplatz.games.bohemian").joinpath("components.toml").read_text("utf-8")
EMOJI = "🏠"
RECORD = (RECORDS / "no-figures-3-seats.dorf").read_text("utf-8")
AT_ONCE = 20 * TABLE
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]


def titled(title: str) -> str:
    """The shipped components with another title."""
    first, *rest = SHIPPED.splitlines()
    lines = [line for line in (first, *rest) if not line.startswith("title")]
    return "\n".join([f'title = "{title}"', *lines])


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    quota = Quota(AT_ONCE, 24 * 3600)
    chosen = settings(
        tmp_path / "dorfplatz.sqlite", stored_by_visitor=quota, stored_from_network=Quota(10**9, 1)
    )
    async with running(chosen, Clock()) as house:
        yield house


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


async def exhausted(house: House) -> Program:
    """Somebody for whom nothing new is stored."""
    ada = await house.program()
    for _ in range(AT_ONCE // TABLE):
        if (await ada.post("/tables", seats=SEATS)).status_code == 429:
            break
    return ada


async def test_a_title_of_emoji_does_not_fill_the_disk(house: House) -> None:
    """It was stored twice with every table: 240 KB."""
    ada = await house.program()
    long = titled(EMOJI * 30_000)
    answer = await ada.post("/tables", seats=SEATS, options={"components": long})
    assert code(answer) == (422, "http.long-options")
    assert "at most 24 kilobytes" in answer.json()["sentence"]
    kept = titled(EMOJI * 4_000)
    answer = await ada.post("/tables", seats=SEATS, options={"components": kept})
    assert answer.status_code == 201
    header = (await house.live(answer.json()["id"])).stored.header
    assert header is not None
    assert len(header.encode()) < OPTIONS_AT_MOST + 1000


async def test_nor_does_it_in_a_file_or_a_record(house: House) -> None:
    ada = await house.person()
    ada.client.headers["accept"] = "application/json"
    fields = {"kind": ["person", "greedy"], "name": ["Ada", "Ben"], "form_key": ada.form_key}
    file = {"components": ("own.toml", titled(EMOJI * 9_000).encode())}
    answer = await ada.client.post("/tables", data=fields, files=file)
    assert code(answer) == (422, "http.long-options")
    line = next(each for each in RECORD.splitlines() if each.startswith("option components title"))
    record = RECORD.replace(line, f'option components title = "{EMOJI * 9_000}"')
    assert code(await ada.send("/records", {"text": record})) == (422, "http.long-options")


async def test_whoever_has_had_too_much_stored_opens_no_table_and_goes_on_playing(
    house: House,
) -> None:
    ada = await house.program()
    opened = [await ada.post("/tables", seats=SEATS) for _ in range(AT_ONCE // TABLE + 1)]
    assert {answer.status_code for answer in opened[:-2]} == {201}
    refused = opened[-1]
    assert code(refused) == (429, "http.much-from-visitor")
    assert "minutes, or ask whoever runs this server" in refused.json()["sentence"]
    await ada.first_move(opened[0].json()["id"])


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/tables", {"seats": SEATS}),
        ("/tables/TABLE/fork", {"version": 1, "seats": SEATS}),
        ("/records", {"record": RECORD}),
    ],
)
async def test_nothing_else_is_stored_for_them_either(
    house: House, path: str, asked: dict[str, Any]
) -> None:
    ada = await exhausted(house)
    mine = (await ada.client.get("/api/tables")).json()
    answer = await ada.post(path.replace("TABLE", mine[0]["id"]), **asked)
    assert code(answer) == (429, "http.much-from-visitor")
    assert len((await ada.client.get("/api/tables")).json()) == len(mine)


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/tables", {"kind": ["person", "greedy"], "name": ["Ada", "Ben"]}),
        ("/play", {"name": "Ada", "bots": "1"}),
        ("/watch-bots", {}),
        ("/hamlet", {"name": "Ada"}),
        ("/records", {"text": RECORD}),
        ("/hooks", {"url": "https://example.org/"}),
    ],
)
async def test_nor_by_a_form(house: House, path: str, fields: dict[str, str]) -> None:
    ada = await house.person()
    ada.client.headers["accept"] = "application/json"
    for _ in range(AT_ONCE // TABLE):
        await ada.send("/tables", {"kind": ["person", "open"], "name": ["Ada", ""]})
    for _ in range(TABLE // CHANGE):
        await ada.send("/me", {"name": "Ada"})
    assert code(await ada.send(path, fields)) == (429, "http.much-from-visitor")


async def test_an_address_of_a_webhook_is_measured_as_it_is_stored(house: House) -> None:
    ada = await house.person()
    ada.client.headers["accept"] = "application/json"
    answer = await ada.send("/hooks", {"url": f"https://example.org/{EMOJI * 500}"})
    assert code(answer) == (422, "hooks.too-long")
    ada.client.headers["host"] = "h" * 2000
    answer = await ada.send("/hooks", {"url": "https://example.org/"})
    assert code(answer) == (422, "hooks.too-long")


async def test_what_is_counted_is_not_less_than_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables, forks, uploads and moves, compared with the size of the file."""
    counted: list[int] = []
    take = Room._take

    def count(room: Room, request: Any, visitor: Any, size: int, times: int) -> None:
        counted.append(size)
        take(room, request, visitor, size, times)

    monkeypatch.setattr(Room, "_take", count)
    file = tmp_path / "dorfplatz.sqlite"
    async with running(settings(file, open_tables=1000)) as house:
        before, ada = size_of(file), await house.program()
        long = titled(EMOJI * 5_000)
        for number in range(10):
            table = (await ada.open("person", "person"))["id"]
            await ada.open("person", "greedy", options={"components": long})
            for _ in range(10):
                await ada.first_move(table)
            kept = await ada.post("/records", record=RECORD)
            assert kept.status_code == 201
            seats = [{"kind": "person", "name": f"Ada {seat}"} for seat in range(3)]
            version = 20 + number
            path = f"/tables/{kept.json()['id']}/fork"
            assert (await ada.post(path, version=version, seats=seats)).status_code == 201
    assert size_of(file) - before <= sum(counted)


def size_of(file: Path) -> int:
    return sum(each.stat().st_size for each in file.parent.glob(f"{file.name}*"))


async def test_while_the_disk_is_nearly_full_nothing_new_is_stored_and_games_go_on(
    tmp_path: Path,
) -> None:
    async with running(settings(tmp_path / "dorfplatz.sqlite")) as house:
        ada = await house.program()
        table = (await ada.open("person", "person"))["id"]
    async with running(settings(tmp_path / "dorfplatz.sqlite", disk_reserve=2**62)) as house:
        for path, asked in (("/tables", {"seats": SEATS}), ("/records", {"record": RECORD})):
            ada.client._transport = house.client()._transport
            assert code(await ada.post(path, **asked)) == (503, "store.nearly-full")
        await ada.first_move(table)
