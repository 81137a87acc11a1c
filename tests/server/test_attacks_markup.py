"""Markup is shown as it was typed and never becomes part of a page, wherever somebody puts it."""

import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest
from markupsafe import escape

from dorfplatz.core.record import Player
from dorfplatz.games.bohemian import components
from tests.server.attacking import encoded, pages, places
from tests.server.support import House, Person, finished, running, settings

pytestmark = pytest.mark.anyio

MARKUP = "\"'><img src=x onerror=alert(1)>{{7*7}}"
"""As long as a name may be."""
LOADED = ("/static/", "#")
"""Where scripts and drawings come from."""


class Checked(HTMLParser):
    """Complains of whatever a page should never have."""

    def __init__(self, where: str) -> None:
        super().__init__()
        self._where = where

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        assert not any(name.startswith("on") or name in ("style", "srcdoc") for name in given), (
            self._where
        )
        for name in ("href", "src", "action", "formaction"):
            assert not re.match(r"\s*(javascript|data|vbscript):", given.get(name, "")), self._where
        if tag in ("script", "use"):
            assert (given.get("src") or given["href"]).startswith(LOADED), self._where
        assert tag not in ("iframe", "object", "embed", "base"), self._where


def texts(said: Any) -> Iterator[str]:
    """All strings in what JSON says."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, dict | list):
        for each in said.values() if isinstance(said, dict) else said:
            yield from texts(each)


def check(answer: httpx.Response, where: str) -> None:
    """Whatever kind of answer it is."""
    kind = answer.headers.get("content-type", "")
    assert answer.status_code < 500, where
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert not any(MARKUP in value for value in answer.headers.values()), where
    assert "49" not in re.findall(r"alert\(1\)[^0-9{]*(\d+)", answer.text), where
    if kind.startswith(("text/html", "image/svg+xml")):
        Checked(where).feed(answer.text)
    elif kind.startswith("application/json"):
        for text in texts(answer.json()):
            if text.startswith("<"):
                Checked(where).feed(text)
    else:
        assert kind.startswith(("text/plain", "text/javascript")) or not answer.content, where


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    chosen = settings(tmp_path_factory.mktemp("markup") / "db", hooks_to_private=True)
    async with running(chosen) as house:
        yield house


@pytest.fixture(scope="module")
async def eve(house: House) -> Person:
    """Somebody whose name is markup."""
    eve = await house.person(MARKUP)
    await eve.go("/me", {"name": MARKUP})
    return eve


async def looked_at_everywhere(house: House, person: Person, table: str) -> str:
    """All pages of a table. Returns all they say."""
    filling, said = await places(house, person) | {"table_id": table}, ""
    for each in pages(house.app):
        if each.method == "GET" and "{table_id}" in each.path and not each.path.endswith("events"):
            path = each.filled(filling)
            for more in ("", "?part=true"):
                answer = await person.client.get(f"{path}{more}")
                check(answer, path)
                said += answer.text
    return said


async def test_names_and_titles_are_shown_as_they_are(house: House, eve: Person) -> None:
    title = components.write(replace(components.standard(), title=MARKUP))
    rows = {"kind": ["person", "greedy"], "name": [MARKUP, MARKUP]}
    key = {"form_key": eve.form_key}
    answer = await eve.client.post(
        "/tables", data={**rows, **key}, files={"components": title.encode()}
    )
    assert answer.status_code == 303, answer.text
    opened = [
        str(answer.headers["location"]),
        await eve.go("/tables", {"kind": ["person", "open"], "name": [MARKUP, ""]}),
        await eve.go("/hamlet", {"name": MARKUP}),
    ]
    for table in opened:
        said = await looked_at_everywhere(house, eve, table.split("/")[2])
        assert escape(MARKUP) in said


async def test_games_that_are_over_are_shown_as_they_are(house: House, eve: Person) -> None:
    record = finished("no-figures-2-seats", "person")
    named = replace(record, players=(Player("person", MARKUP), *record.players[1:]))
    table = await house.put(named, over=True)
    await looked_at_everywhere(house, eve, table)
    for path in ("/games", f"/games?name={encoded(MARKUP)}", "/", "/dice"):
        check(await eve.client.get(path), path)


async def test_a_webhook_with_markup_is_shown_as_it_is(eve: Person) -> None:
    url = f"http://127.0.0.1:9/{MARKUP}?{MARKUP}"
    await eve.go("/hooks", {"url": url})
    answer = await eve.client.get("/hooks")
    assert "127.0.0.1:9" in answer.text
    check(answer, "/hooks")


async def test_whatever_is_asked_for_is_answered_without_its_markup(
    house: House, eve: Person
) -> None:
    filling = await places(house, eve)
    for each in pages(house.app):
        if each.path.endswith("events"):
            continue
        form = {"form_key": eve.form_key, **dict.fromkeys(each.fields, MARKUP)}
        form["form_key"] = eve.form_key
        for hole in each.holes:
            path = each.filled({**filling, hole: MARKUP})
            check(await eve.client.request(each.method, path, data=form), path)
        for name in each.query:
            path = f"{each.filled(filling)}?{name}={encoded(MARKUP)}"
            check(await eve.client.request(each.method, path, data=form), path)
        for name in each.fields:
            if name != "form_key":
                one = {"form_key": eve.form_key, name: MARKUP, "version": "0", "move": MARKUP}
                path = each.filled(filling)
                check(await eve.client.post(path, data=one), f"{path} {name}")


@pytest.mark.parametrize(
    "line",
    [
        *("dorfplatz 1", "game bohemian 1", "seat 0 person Ada", "option first 0", "0: end"),
        "# a comment",
    ],
)
async def test_a_record_with_markup_is_shown_as_it_is(eve: Person, line: str) -> None:
    good = "dorfplatz 1\ngame bohemian 1\nseat 0 person Ada\nseat 1 person Ben\noption first 0\n"
    text = f"{good}\n0: end\n".replace(line, f"{line}{MARKUP}") + f"{line}{MARKUP}\n"
    check(await eve.send("/records", {"text": text}), line)


@pytest.mark.parametrize("name", ["Host", "Accept-Language", "Referer", "X-Forwarded-Proto"])
async def test_headers_with_markup_leave_no_trace(house: House, eve: Person, name: str) -> None:
    filling = await places(house, eve)
    for path in ("/programs", "/hooks", "/tables/{table_id}/", "/tables/{table_id}/qr.svg"):
        address = path.format(**filling)
        check(await eve.client.get(address, headers={name: MARKUP}), address)
