"""The cookie by which a visitor is known: it lasts as long as they come back."""

import re
from collections.abc import AsyncIterator
from dataclasses import asdict, replace
from http.cookies import SimpleCookie

import httpx
import pytest
from itsdangerous import URLSafeSerializer

from dorfplatz.server.http.visitors import A_DAY, A_YEAR, Signer, Visitor
from dorfplatz.server.routes.offline import PAGES
from tests.server.support import ADDRESS, Clock, House, Person

pytestmark = pytest.mark.anyio

SECURE = ADDRESS.replace("http:", "https:")
VISITOR = Visitor("ada's id", "Ada", language="de", theme="dark")


@pytest.fixture
async def clock(house: House) -> AsyncIterator[Clock]:
    """The time of the server's cookies."""
    clock = Clock().pass_by(1_800_000_000)
    server = house.server
    house.app.state.server = replace(server, signer=Signer(server.services.store.secret(), clock))
    yield clock
    house.app.state.server = server


def cookie_in(answer: httpx.Response) -> tuple[str, str, str] | None:
    """Its name, its value and for how long it is kept."""
    for name, morsel in SimpleCookie(answer.headers.get("set-cookie", "")).items():
        return name, morsel.value, morsel["max-age"]
    return None


async def known_as(person: Person) -> str:
    """The name that the page of preferences shows."""
    found = re.search(r'name="name" value="([^"]*)" maxlength', await person.page("/"))
    assert found is not None
    return found[1]


async def named(house: House, name: str = "Ada") -> Person:
    person = await house.person(name)
    await person.go("/me", {"name": name})
    return person


def of_an_older_version(house: House) -> str:
    """A cookie as it was before it said when it was set."""
    signed = URLSafeSerializer(house.server.services.store.secret(), salt="cookie")
    return str(signed.dumps(asdict(VISITOR)))


async def test_whoever_comes_back_is_known_for_another_year(house: House, clock: Clock) -> None:
    ada = await named(house)
    first = ada.cookie
    clock.pass_by(A_DAY)
    answer = await ada.client.get("/rules/")
    renewed = cookie_in(answer)
    assert renewed is not None
    assert renewed[0] == "dorfplatz"
    assert renewed[1] != first
    assert renewed[2] == str(A_YEAR)
    assert "private" in answer.headers["cache-control"]
    assert await known_as(ada) == "Ada"


async def test_a_cookie_is_renewed_once_a_day_and_no_more(house: House, clock: Clock) -> None:
    ada = await named(house)
    table = await ada.open("person", "person")
    for passed, renewed in ((0, False), (A_DAY - 1, False), (1, True), (0, False), (A_DAY, True)):
        clock.pass_by(passed)
        assert (cookie_in(await ada.client.get(table)) is not None) == renewed


async def test_a_cookie_from_the_future_is_renewed(house: House, clock: Clock) -> None:
    """The server's clock was wrong when it was set."""
    ada = await named(house)
    clock.pass_by(-A_YEAR)
    assert cookie_in(await ada.client.get("/")) is not None
    assert cookie_in(await ada.client.get("/")) is None


async def test_a_cookie_of_an_older_version_stays_valid_and_is_renewed(
    house: House, clock: Clock
) -> None:
    async with house.client() as browser:
        browser.cookies.set("dorfplatz", of_an_older_version(house), domain="village.test")
        answer = await browser.get("/")
        assert 'lang="de" data-theme="dark"' in answer.text
        assert 'value="Ada"' in answer.text
        assert cookie_in(answer) is not None
        clock.pass_by(1)
        answer = await browser.get("/")
        assert 'value="Ada"' in answer.text
        assert cookie_in(answer) is None


async def test_only_pages_renew_a_cookie(house: House, clock: Clock) -> None:
    """What scripts, streams and programs ask for comes in between, and several at once."""
    ada = await named(house)
    table = await ada.open("person", "person")
    clock.pass_by(2 * A_DAY)
    file = re.search(r'/static/[^"]+', await ada.page("/rules/"))
    assert file is not None
    clock.pass_by(2 * A_DAY)
    for path in (file[0], "/worker.js", "/health", f"{table}accounts?part=true", f"{table}record"):
        answer = await ada.client.get(path)
        assert answer.status_code == 200
        assert cookie_in(answer) is None, path
    assert cookie_in(await ada.client.get(table)) is not None


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("path", ["/me", "/tables", "/rules/", "/nowhere", "/programs", "/records"])
async def test_another_site_cannot_make_a_browser_forget_its_visitor(
    house: House, path: str
) -> None:
    """A form that another site sends comes without the cookie (SameSite). A new one in the answer
    would take its place, and all seats would be lost."""
    async with house.client(sec_fetch_site="cross-site", sec_fetch_mode="navigate") as browser:
        for answer in (
            await browser.post(path, data={"form_key": "x", "name": "Eve"}),
            await browser.post(path, content=b"\xff", headers={"Content-Type": "text/plain"}),
        ):
            assert answer.status_code >= 400
            assert cookie_in(answer) is None


async def test_a_first_visit_from_a_link_on_another_site_gets_a_cookie(house: House) -> None:
    async with house.client(sec_fetch_site="cross-site", sec_fetch_mode="navigate") as browser:
        assert cookie_in(await browser.get("/rules/")) is not None


@pytest.mark.usefixtures("clock")
async def test_over_https_no_other_host_of_the_domain_can_set_the_cookie(house: House) -> None:
    async with house.client() as browser:
        answer = await browser.get(f"{SECURE}/")
        found = cookie_in(answer)
        assert found is not None
        assert found[0] == "__Host-dorfplatz"
        attributes = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= attributes
        assert not any(part.startswith("domain") for part in attributes)
        assert cookie_in(await browser.get(f"{SECURE}/")) is None


@pytest.mark.usefixtures("clock")
async def test_over_https_a_cookie_from_before_still_counts_until_there_is_a_better_one(
    house: House,
) -> None:
    ada, eve = await named(house), await named(house, "Eve")
    headers = {"Cookie": f"dorfplatz={ada.cookie}"}
    answer = await house.client().get(f"{SECURE}/", headers=headers)
    assert 'value="Ada"' in answer.text
    better = cookie_in(answer)
    assert better is not None
    assert better[0] == "__Host-dorfplatz"
    headers = {"Cookie": f"dorfplatz={eve.cookie}; {better[0]}={better[1]}"}
    answer = await house.client().get(f"{SECURE}/", headers=headers)
    assert 'value="Ada"' in answer.text
    assert "Eve" not in answer.text


@pytest.mark.parametrize("path", PAGES)
async def test_a_page_that_is_kept_without_a_network_is_for_nobody(house: House, path: str) -> None:
    """Even if the cookie comes along."""
    ada = await named(house, "Adelheid")
    for theme, shown in (("dark", ' data-theme="dark"'), ("system", ""), ('"><b>', "")):
        headers = {"Dorfplatz-Offline": theme, "Accept-Language": "it"}
        answer = await ada.client.get(path, headers=headers)
        assert f'<html lang="it"{shown}>' in answer.text
        assert "Adelheid" not in answer.text
        assert "form_key" not in answer.text
        assert cookie_in(answer) is None
    assert "Adelheid" in await ada.page(path)


async def test_nobody_changes_anything(house: House) -> None:
    ada = await house.person()
    ada.client.headers["Dorfplatz-Offline"] = "dark"
    answer = await ada.send("/me", {"name": "Eve"})
    assert answer.status_code == 403
    assert cookie_in(answer) is None
