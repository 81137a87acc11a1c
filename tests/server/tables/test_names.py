"""Names that nobody could see, or tell from another, are refused wherever a new one is given."""

from collections.abc import Awaitable, Callable

import httpx
import pytest

from tests.server.support import House

pytestmark = pytest.mark.anyio

INVISIBLE = ("\u3164", "\u2800", "\ufe0f", "\u0301", "\u200b")

Giving = Callable[[House, str], Awaitable[httpx.Response]]


async def by_a_program(house: House, name: str) -> httpx.Response:
    return await house.client().post("/api/programs", json={"name": name})


async def on_the_page_for_programs(house: House, name: str) -> httpx.Response:
    return await (await house.person()).send("/programs", {"name": name})


async def among_one_s_preferences(house: House, name: str) -> httpx.Response:
    return await (await house.person()).send("/me", {"name": name})


async def at_a_new_table(house: House, name: str) -> httpx.Response:
    fields = {"kind": ["person", "greedy"], "name": [name, ""]}
    return await (await house.person()).send("/tables", fields)


async def for_a_bot(house: House, name: str) -> httpx.Response:
    seats = [{"kind": "person"}, {"kind": "greedy", "name": name}]
    return await (await house.program()).post("/tables", seats=seats)


async def beginning_at_once(house: House, name: str) -> httpx.Response:
    return await (await house.person()).send("/play", {"name": name, "bots": "1"})


async def sitting_down(house: House, name: str) -> httpx.Response:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    table = await ada.open("person", "open")
    await ben.page(table)
    return await ben.send(f"{table}seats/1/sit", {"name": name})


async def playing_on(house: House, name: str) -> httpx.Response:
    ada = await house.program()
    table = (await ada.open("person", "person"))["id"]
    seats = [{"kind": "person", "name": name}, {"kind": "greedy"}]
    return await ada.post(f"/tables/{table}/fork", version=0, seats=seats)


ENTRANCES: tuple[Giving, ...] = (
    by_a_program,
    on_the_page_for_programs,
    among_one_s_preferences,
    at_a_new_table,
    for_a_bot,
    beginning_at_once,
    sitting_down,
    playing_on,
)


@pytest.mark.parametrize("give", ENTRANCES, ids=lambda each: each.__name__)
async def test_a_name_that_nobody_can_see_is_refused(library: House, give: Giving) -> None:
    for name in INVISIBLE:
        answer = await give(library, name)
        assert answer.status_code == 422, name
        told = " ".join(answer.text.split())
        assert "visible sign" in told or "cannot be a name" in told


@pytest.mark.parametrize("give", ENTRANCES, ids=lambda each: each.__name__)
async def test_emoji_are_names(library: House, give: Giving) -> None:
    assert (await give(library, "❤\ufe0f")).status_code < 400


async def test_nobody_sits_down_with_what_looks_like_another_s_name(library: House) -> None:
    ada, ben = await library.program("Ada"), await library.program("Ben")
    table = (await ada.post("/tables", seats=[{"kind": "person"}, {"kind": "open"}])).json()["id"]
    answer = await ben.post(f"/tables/{table}/seats/1", name="Ada\u2800")
    assert (answer.status_code, answer.json()["code"]) == (422, "record.same-looks")
    assert (await ben.post(f"/tables/{table}/seats/1", name="Ada")).status_code == 200


async def test_no_table_is_opened_with_two_names_that_look_the_same(library: House) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "A\u034fda"}]
    answer = await (await library.program()).post("/tables", seats=seats)
    assert (answer.status_code, answer.json()["code"]) == (422, "record.same-looks")


async def test_bots_are_not_called_what_somebody_seems_to_be_called(library: House) -> None:
    seats = [{"kind": "person", "name": "Zdenka\ufe0f"}, {"kind": "uniform"}]
    shown = (await (await library.program()).post("/tables", seats=seats)).json()
    assert shown["seats"][1]["name"] != "Zdenka"
