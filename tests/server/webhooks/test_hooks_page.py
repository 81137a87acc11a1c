"""The page of webhooks: to make one, to test it, to see how it went, to remove it."""

import html
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dorfplatz.core.text import Text
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.routes import hooks as routes
from dorfplatz.server.store import deliveries, hooks
from dorfplatz.server.store.hooks import StoredHook
from dorfplatz.server.translator import Translator
from dorfplatz.server.webhooks import words
from tests.server.support import House, Person, running, settings
from tests.server.webhooks.receiving import Receiver, receiving, with_status

pytestmark = pytest.mark.anyio

ENGLISH = Translator("en")


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as receiver:
        yield receiver


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(settings(tmp_path / "db", hooks_to_private=True)) as house:
        yield house


def hooks_in(house: House) -> list[StoredHook]:
    return hooks.all_hooks(house.server.services.store)


async def only_hook(house: House, ada: Person, receiver: Receiver, table: str = "") -> StoredHook:
    await ada.go("/hooks", {"url": receiver.url, "table": table})
    return hooks_in(house)[-1]


async def test_a_hook_is_made_tested_and_removed(open_house: House, receiver: Receiver) -> None:
    ada = await open_house.person()
    assert ENGLISH(words.FOR_ME) in await ada.page("/hooks")
    hook = await only_hook(open_house, ada, receiver)
    assert (hook.url, hook.table_id, hook.language) == (receiver.url, None, "en")
    assert hook.base == "http://village.test/"
    page = await ada.page("/hooks")
    assert hook.secret in page
    assert ENGLISH(words.NOTHING_YET) in page
    assert await ada.go(f"/hooks/{hook.id}/test") == f"/hooks#hook-{hook.id}"
    assert receiver.events == ["test"]
    assert "Delivered" in await ada.page("/hooks")
    await ada.go(f"/hooks/{hook.id}/remove")
    assert hooks_in(open_house) == []


async def test_a_failed_test_says_why(open_house: House) -> None:
    ada = await open_house.person()
    async with receiving(with_status(404)) as receiver:
        hook = await only_hook(open_house, ada, receiver)
        await ada.go(f"/hooks/{hook.id}/test")
    assert "Failed 1 time: the server answered with status 404." in await ada.page("/hooks")
    await ada.go(f"/hooks/{hook.id}/test")
    assert "Failed 2 times: the server cannot be reached." in await ada.page("/hooks")


async def test_a_paused_hook_says_so(open_house: House, receiver: Receiver) -> None:
    ada = await open_house.person()
    hook = await only_hook(open_house, ada, receiver)
    store = open_house.server.services.store
    hooks.note_failure(store, hook.id, "slow")
    deliveries.pause(store, hook.id)
    page = await ada.page("/hooks")
    assert ENGLISH(words.PAUSED) in html.unescape(page)
    assert "the server took too long" in page
    await ada.go(f"/hooks/{hook.id}/test")
    assert ENGLISH(words.PAUSED) not in html.unescape(await ada.page("/hooks"))


async def test_a_new_address_has_a_new_secret_and_the_same_one_keeps_it(
    open_house: House, receiver: Receiver
) -> None:
    ada = await open_house.person()
    first = await only_hook(open_house, ada, receiver)
    again = await only_hook(open_house, ada, receiver)
    assert first.secret == again.secret
    await ada.go("/hooks", {"url": f"{receiver.url}&more"})
    (other,) = hooks_in(open_house)
    assert other.secret != first.secret


@pytest.mark.parametrize(
    ("url", "text", "status"),
    [
        ("http://127.0.0.1/", words.NOWHERE, 422),
        ("http://localhost:1234/", words.NOWHERE, 422),
        ("http://[::1]/", words.NOWHERE, 422),
        ("http://2130706433/", words.NOWHERE, 422),
        ("http://169.254.169.254/latest/meta-data/", words.NOWHERE, 422),
        ("http://nobody.invalid/", words.NOWHERE, 422),
        ("ftp://example.org/", words.NOT_AN_ADDRESS, 422),
        ("http://ada:secret@example.org/", words.NO_PASSWORD, 422),
    ],
)
async def test_a_bad_address_is_refused_beside_what_was_typed(
    house: House, url: str, text: Text, status: int
) -> None:
    ada = await house.person()
    answer = await ada.send("/hooks", {"url": url})
    assert answer.status_code == status
    page = html.unescape(answer.text)
    beginning = re.split(r"“?\{", ENGLISH(text))[0]
    assert beginning in page
    assert f'value="{url}"' in page
    assert hooks_in(house) == []


async def test_a_table_has_a_hook_only_for_those_who_sit_there(
    open_house: House, receiver: Receiver
) -> None:
    ada, eve = await open_house.person("Ada"), await open_house.person("Eve")
    path = await ada.open("person", "open")
    table = path.split("/")[2]
    assert (await ada.client.get(f"{path}hook")).headers["location"] == f"/hooks?table={table}"
    assert "Bohemian Villages with Ada 0, open" in await ada.page(f"/hooks?table={table}")
    hook = await only_hook(open_house, ada, receiver, table)
    assert hook.table_id == table
    await eve.page(f"/hooks?table={table}")
    answer = await eve.send("/hooks", {"url": receiver.url, "table": table})
    assert answer.status_code == 403
    answer = await eve.send("/hooks", {"url": receiver.url, "table": "nowhere12345"})
    assert answer.status_code == 404
    assert len(hooks_in(open_house)) == 1


async def test_a_lobby_with_a_hook_can_still_be_forgotten(
    open_house: House, receiver: Receiver
) -> None:
    ada = await open_house.person()
    table = (await ada.open("person", "open")).split("/")[2]
    hook = await only_hook(open_house, ada, receiver, table)
    store = open_house.server.services.store
    assert store.forget_empty_lobbies(before=hook.created) == 1
    assert hooks_in(open_house) == []


async def test_nobody_sees_or_touches_the_hooks_of_others(
    open_house: House, receiver: Receiver
) -> None:
    ada, eve = await open_house.person("Ada"), await open_house.person("Eve")
    hook = await only_hook(open_house, ada, receiver)
    page = await eve.page("/hooks")
    assert hook.url not in page
    assert hook.secret not in page
    for deed in ("test", "remove"):
        assert (await eve.send(f"/hooks/{hook.id}/{deed}")).status_code == 404
    assert receiver.received == []
    assert len(hooks_in(open_house)) == 1


async def test_forms_of_other_sites_are_refused(open_house: House, receiver: Receiver) -> None:
    ada = await open_house.person()
    hook = await only_hook(open_house, ada, receiver)
    for path in ("/hooks", f"/hooks/{hook.id}/test", f"/hooks/{hook.id}/remove"):
        answer = await ada.client.post(path, data={"url": "https://example.org/"})
        assert answer.status_code == 403
    assert len(hooks_in(open_house)) == 1


async def test_there_are_limits(
    open_house: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "MOST", 1)
    ada = await open_house.person()
    hook = await only_hook(open_house, ada, receiver)
    table = (await ada.open("person", "open")).split("/")[2]
    answer = await ada.send("/hooks", {"url": receiver.url, "table": table})
    assert answer.status_code == 429
    assert "You have 1 webhooks already" in answer.text
    answers = [await ada.send(f"/hooks/{hook.id}/test") for _ in range(25)]
    assert answers[0].status_code == 303
    assert answers[-1].status_code == 429


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_speaks_every_language(
    open_house: House, receiver: Receiver, language: str
) -> None:
    ada = await open_house.person(accept_language=language)
    hook = await only_hook(open_house, ada, receiver)
    store = open_house.server.services.store
    for complaint in (*words.REASONS, "status 500"):
        if complaint != "status":
            hooks.note_failure(store, hook.id, complaint)
            page = html.unescape(await ada.page("/hooks"))
            assert Translator(language)(words.FOR_ME_IS) in page
            assert "{" not in re.sub(r"<pre.*?</pre>", "", page, flags=re.DOTALL)
