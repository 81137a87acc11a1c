"""Nothing is changed without the visitor's own form or a program's token: every route is tried."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from dorfplatz.server.settings import Rate
from tests.server.attacking import Asked, api, pages, places, stored
from tests.server.support import House, Person, running, settings

pytestmark = pytest.mark.anyio

KEEPS_NOTHING = {"/first-game/{game}/{number}/move", "/first-game/{game}/{number}/undo"}
"""The guided game is in the address: its forms only lead to another page."""
FOR_EVERYBODY = {
    ("POST", "/api/programs"),
    ("GET", "/api/tables/{table_id}/entries"),
    ("GET", "/api/tables/{table_id}/positions/{version}"),
    ("GET", "/api/tables/{table_id}/record"),
    ("GET", "/api/tables/{table_id}/events"),
}
"""A program introduces itself; and who knows a table's address may watch it."""
ENDLESS = "/events"


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One for all, for nothing may change."""
    async with running(settings(tmp_path_factory.mktemp("attacks") / "db")) as house:
        yield house


async def posted(person: Person, path: str, site: str = "same-origin") -> list[httpx.Response]:
    """Both kinds of forms, with the key that somebody has."""
    fields, post = {"form_key": person.form_key}, person.client.post
    headers = {"Sec-Fetch-Site": site}
    parts = {name: (None, value) for name, value in fields.items()}
    return [
        await post(path, data=fields, headers=headers),
        await post(path, files=parts, headers=headers),
    ]


async def test_no_form_works_without_its_key_or_from_another_site(house: House) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    filling, before = await places(house, ada), stored(house)
    ada.client.headers["Accept"] = "application/json"
    own = ada.form_key
    tried = [each for each in pages(house.app) if each.method != "GET"]
    assert len(tried) > 20
    for each in tried:
        if each.path in KEEPS_NOTHING:
            continue
        path = each.filled(filling)
        for key in ("", "x", ben.form_key, own[:-1], own.swapcase()):
            ada.form_key = key
            refused(each, *await posted(ada, path))
        ada.form_key = own
        for site in ("cross-site", "same-site"):
            refused(each, *await posted(ada, path, site))
        refused(each, await ada.client.post(path), await ada.client.post(path, json={"a": 1}))
    assert stored(house) == before


def refused(asked: Asked, *answers: httpx.Response) -> None:
    for answer in answers:
        assert answer.status_code == 403, asked
        assert answer.json()["code"] == "http.foreign-form", asked
        assert "set-cookie" not in answer.headers


async def test_forms_that_keep_nothing_change_nothing(house: House) -> None:
    ada = await house.person("Ada")
    filling, before = await places(house, ada), stored(house)
    for path in KEEPS_NOTHING:
        answer = await ada.client.post(Asked("POST", path).filled(filling), data={"move": "x"})
        assert answer.status_code in (303, 409)
        assert "set-cookie" not in answer.headers
    assert stored(house) == before


async def test_to_look_changes_nothing(house: House) -> None:
    """So that no picture on another site can do anything."""
    ada = await house.person("Ada")
    filling, before = await places(house, ada), stored(house)
    looked = [each for each in pages(house.app) if each.method == "GET"]
    for each in looked:
        if not each.path.endswith(ENDLESS):
            answer = await ada.client.get(each.filled(filling))
            assert answer.status_code < 500, each
    assert stored(house) == before


async def test_programs_do_nothing_without_a_token(house: House) -> None:
    """A browser's cookie is none, nor is its form key."""
    ada = await house.person("Ada")
    program = await house.program("Eve")
    filling, before = await places(house, ada, program), stored(house)
    asked = [each for each in api(house.app) if (each.method, each.path) not in FOR_EVERYBODY]
    assert len(asked) > 12
    for each in asked:
        path = each.filled(filling)
        for token in ("", "Bearer", f"Bearer {ada.cookie}", f"Bearer {ada.form_key}", "Basic YTpi"):
            headers = {"Authorization": token} if token else {}
            answer = await ada.client.request(each.method, path, headers=headers, json={})
            assert answer.status_code == 403, each
            assert answer.json()["code"] == "http.no-visitor", each
    assert stored(house) == before


async def test_an_address_may_ask_for_every_page_only_so_often(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", pages=Rate(60, 0.001))) as house:
        ada = await house.person()
        filling = await places(house, ada)
        for _ in range(60):
            await house.client().get("/rules/")
        for each in pages(house.app):
            if each.method == "GET" and each.path not in ("/health", "/worker.js"):
                answer = await house.client().get(each.filled(filling))
                assert answer.status_code == 429, each
