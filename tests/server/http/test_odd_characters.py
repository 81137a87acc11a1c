"""NUL and lone surrogates, wherever a stranger can put them: refused in a sentence, with both
databases."""

import json
from collections.abc import AsyncIterator
from typing import Any, Final

import pytest

from tests.server.support import House, running, settings

pytestmark = pytest.mark.anyio

NUL: Final = "a\0b"
HALF: Final = "a\ud800b"
ODD: Final = "ODD"
"""Stands for either."""
REFUSED: Final = (400, 403, 404, 409, 422)
AS_JSON: Final = {"accept": "application/json"}

ADDRESSES: Final = (
    *("/tables/%00/", "/tables/%00/events", "/tables/%00/replay/0/", "/tables/a%00b/record"),
    *("/seat/%00/", "/api/tables/%00", "/api/tables/%00/record", "/tables/%ed%a0%80/"),
)
QUESTIONS: Final = (
    *("/?waiting=%00", "/games?q=%00&name=%00", "/next?not=%00", "/join?link=%00"),
    *("/hooks?table=%00", "/static/%00", "/rules/%00", "/%00"),
)
SEATS: Final = {"kind": ["person", "greedy"], "name": ["Ada", "Ben"]}
FORMS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("/tables", SEATS | {"name": [NUL, "Ben"]}),
    ("/tables", SEATS | {"kind": [NUL, "greedy"]}),
    ("/tables", SEATS | {"sides": NUL}),
    ("/open/a%00b", SEATS),
    ("/play", {"name": NUL, "bots": "1"}),
    ("/me", {"name": NUL}),
    ("/hooks", {"url": f"https://example.org/{NUL}"}),
    ("/hooks", {"url": "https://example.org/", "table": NUL}),
    ("/hooks/%00/test", {}),
    ("/hooks/%00/remove", {}),
    ("/records", {"text": f"dorfplatz 1\ngame bohemian 1\nseat 0 person {NUL}\n\n"}),
)
WISHES: Final = [{"kind": "person"}, {"kind": "greedy"}]
ASKED: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("/api/programs", {"name": ODD}),
    ("/api/tables", {"seats": [{"kind": ODD}, {"kind": "greedy"}]}),
    ("/api/tables", {"seats": [{"kind": "person", "name": ODD}, {"kind": "greedy"}]}),
    ("/api/tables", {"seats": WISHES, "game": ODD}),
    ("/api/tables", {"seats": WISHES, "options": {"sides": ODD}}),
    ("/api/tables", {"seats": WISHES, "options": {ODD: ODD}}),
    ("/api/tables", {"seats": WISHES, "options": {"components": f'title = "{ODD}"'}}),
    ("/api/records", {"record": f"dorfplatz 1\ngame bohemian 1\nseat 0 person {ODD}\n\n"}),
    ("/api/records", {"record": f"dorfplatz 1\ngame bohemian 1\n\n0: {ODD}\n"}),
    ("/api/tables/TABLE/moves", {"version": 0, "move": ODD}),
    ("/api/tables/TABLE/seats/1", {"name": ODD}),
    ("/api/tables/TABLE/seats/0/bot", {"bot": ODD}),
    ("/api/tables/TABLE/fork", {"version": 0, "seats": [{"kind": ODD, "name": ODD}] * 2}),
)


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    async with running(settings(database)) as house:
        yield house


async def test_an_address_with_nul_in_it_leads_nowhere(house: House) -> None:
    ada = await house.program()
    for path in ADDRESSES:
        answer = await ada.client.get(path, headers=AS_JSON)
        assert answer.status_code in REFUSED, (path, answer.text)
        assert answer.json()["sentence"]


async def test_a_page_that_is_asked_for_nul_is_no_fault(house: House) -> None:
    client = house.client()
    for path in QUESTIONS:
        answer = await client.get(path)
        assert answer.status_code in (200, 303, *REFUSED), (path, answer.text)


async def test_a_form_with_nul_in_it_is_refused_in_a_sentence(house: House) -> None:
    ada = await house.person()
    ada.client.headers.update(AS_JSON)
    for path, fields in FORMS:
        answer = await ada.send(path, fields)
        assert answer.status_code in REFUSED, (path, answer.text)
        assert answer.json()["sentence"]


@pytest.mark.parametrize("odd", [NUL, HALF])
async def test_json_with_what_is_no_character_is_refused_in_a_sentence(
    house: House, odd: str
) -> None:
    ada = await house.program()
    table = (await ada.open("person", "greedy"))["id"]
    for path, asked in ASKED:
        answer = await ada.client.post(
            path.replace("TABLE", table),
            content=json.dumps(asked).replace(ODD, json.dumps(odd)[1:-1]),
            headers={"content-type": "application/json"},
        )
        assert answer.status_code in REFUSED, (path, asked, answer.text)
        assert answer.json()["sentence"]
