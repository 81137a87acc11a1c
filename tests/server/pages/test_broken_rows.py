"""One broken row in the database: its table is left out and said to be unreadable, and everything
else goes on."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, delete, text, update

from dorfplatz.server.store.schema import entries, owners, seats, tables
from dorfplatz.server.store.store import Store
from tests.server.pages.my_games.stored import keep, record
from tests.server.support import Faults, House, Person, running, settings

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]

Break = Callable[[Connection], object]


def fact(**values: Any) -> Break:
    """Something else in the row of the table."""
    return lambda connection: connection.execute(
        update(tables).where(tables.c.id == "broken").values(values)
    )


def moment(column: str) -> Break:
    """What only SQLite takes."""
    statement = text(f"UPDATE tables SET {column} = 'yesterday' WHERE id = 'broken'")
    return lambda connection: connection.execute(statement)


def without_seat(number: int) -> Break:
    def remove(connection: Connection) -> None:
        for part in (owners, seats):
            gone = (part.c.table_id == "broken") & (part.c.seat == number)
            connection.execute(delete(part).where(gone))

    return remove


def without_entry(number: int) -> Break:
    gone = (entries.c.table_id == "broken") & (entries.c.number == number)
    return lambda connection: connection.execute(delete(entries).where(gone))


ROWS: Final[dict[str, Break]] = {
    "unknown game": fact(game="nosuch"),
    "options that are no JSON": fact(options="{"),
    "options that are a list": fact(options="[]"),
    "options that are numbers": fact(options='{"income": 1}'),
    "no seat 0": without_seat(0),
    "no seat 1": without_seat(1),
    "the turn of nobody": fact(turn=7),
    "an origin without a table": fact(origin="fork"),
    "an origin without a version": fact(origin="fork other many"),
    "created": moment("created"),
    "touched": moment("touched"),
    "due": moment("due"),
}
"""What makes the table unreadable."""
SUMMARIES: Final[dict[str, Break]] = {
    "a summary that is no JSON": fact(summary="{"),
    "a summary of nothing": fact(summary="{}"),
    "a summary of other things": fact(
        summary='{"totals":"x","winners":[9],"reason":1,"history":[["a"]],"dice":[]}'
    ),
    "a summary of fewer seats": fact(
        summary='{"totals":[1],"winners":[0],"reason":"","history":[[1]],"dice":{}}'
    ),
}
"""What only what is told of the game needs."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """SQLite: it lets anything be written to a column."""
    async with running(settings(tmp_path / "dorfplatz.sqlite")) as house:
        yield house


async def owner_of(house: House, broken: Break, *, over: bool) -> Person:
    """Somebody with two tables, one of which is broken, and a sound one of the same kind."""
    ada = await house.person()
    visitor = house.server.signer._cookies.loads(ada.cookie)["id"]
    services = house.server.services
    for name in ("broken", "sound"):
        found = record("no-figures-3-seats")
        await services.journal.call(
            keep, services.store, found, visitor, id=name, over=over, host=visitor, listed=True
        )

    def do(store: Store) -> None:
        with store.change() as connection:
            broken(connection)

    await services.journal.call(do, services.store)
    return ada


async def pages_of(ada: Person) -> dict[str, str]:
    paths = ("/", "/games", "/next", "/hooks", "/hooks?table=broken", "/dice")
    answers = {path: await ada.client.get(path) for path in paths}
    assert {path: each.status_code for path, each in answers.items() if each.is_server_error} == {}
    return {path: each.text for path, each in answers.items()}


@pytest.mark.parametrize("over", [True, False])
@pytest.mark.parametrize("name", ROWS)
async def test_a_row_that_cannot_be_read_is_left_out_and_everything_else_is_there(
    house: House, faults: Faults, name: str, over: bool
) -> None:
    ada = await owner_of(house, ROWS[name], over=over)
    for _ in range(2):
        shown = await pages_of(ada)
        assert "/tables/sound/" in shown["/"]
        assert "/tables/broken/" not in shown["/"]
        if over:
            assert "/tables/sound/" in shown["/games"]
    answer = await ada.client.get("/tables/broken/", headers={"accept": "application/json"})
    assert answer.status_code == 500
    assert answer.json()["sentence"].startswith("This table cannot be read any more.")
    told = [each for each in faults() if each.get("table") == "broken"]
    assert [each["event"] for each in told] == ["table cannot be read"]
    assert all("fault" not in each for each in told)


@pytest.mark.parametrize("name", SUMMARIES)
async def test_a_summary_that_cannot_be_read_is_as_good_as_none(house: House, name: str) -> None:
    ada = await owner_of(house, SUMMARIES[name], over=True)
    shown = await pages_of(ada)
    assert "/tables/sound/" in shown["/games"]
    assert "/tables/broken/" in shown["/games"]
    assert (await ada.client.get("/tables/broken/")).status_code == 200


@pytest.mark.parametrize("over", [True, False])
@pytest.mark.parametrize("number", [0, 5])
async def test_a_missing_entry_is_noticed_and_said(
    house: House, faults: Faults, number: int, over: bool
) -> None:
    ada = await owner_of(house, without_entry(number), over=over)
    assert "/tables/sound/" in (await pages_of(ada))["/"]
    for path in ("/tables/broken/", "/tables/broken/record", "/tables/broken/replay/"):
        answer = await ada.client.get(path, headers={"accept": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (500, "store.missing-entry")
        assert f"Entry {number} of its record is missing" in answer.json()["sentence"]
    told = [each for each in faults() if each.get("table") == "broken"]
    assert [each["event"] for each in told] == ["table cannot be read"]
