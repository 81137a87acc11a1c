"""The page for people who write programs."""

import html
import re

import pytest

from dorfplatz.server.pages.programs import words as words
from dorfplatz.server.translator import Translator
from tests.server.api.foreign import BOT
from tests.server.support import House, Person

pytestmark = pytest.mark.anyio


async def made(ada: Person, name: str) -> tuple[int, str]:
    await ada.page("/programs")
    answer = await ada.send("/programs", {"name": name})
    return answer.status_code, answer.text


def token_on(page: str) -> str:
    found = re.search(r'id="token" readonly value="([^"]+)"', page)
    assert found is not None
    return html.unescape(found[1])


async def test_the_page_tells_how_to_begin(house: House) -> None:
    for language in ("de", "it", "en"):
        ada, voice = await house.person(accept_language=language), Translator(language)
        page = html.unescape(await ada.page("/programs"))
        for text in (
            words.PROGRAMS,
            words.TOKEN_IS,
            words.TRY_IS,
            words.TROUBLE,
        ):
            assert voice(text) in page
    assert "python reference_bot.py http://village.test --table" in page
    assert BOT.read_text("utf-8").strip() in page
    address = re.search(r'href="([^"]+reference_bot.py)"', page)
    assert address is not None
    assert (await ada.client.get(address[1])).text == BOT.read_text("utf-8")


async def test_a_token_from_the_page_is_a_visitor_of_its_own(house: House) -> None:
    ada = await house.person()
    status, page = await made(ada, "Ada’s bot")
    assert status == 200
    token = token_on(page)
    assert html.escape(f"--token {token}") in page
    program = house.client(authorization=f"Bearer {token}")
    opened = await program.post("/api/tables", json={"seats": [{"kind": "person"}] * 2})
    assert opened.json()["seats"][0] | {"closes": False} == {
        "kind": "person",
        "name": "Ada’s bot",
        "mine": True,
        "closes": False,
    }
    assert opened.json()["id"] not in await ada.page("/")
    assert token_on((await made(ada, "Ada’s bot"))[1]) != token


async def test_a_token_is_kept_by_nobody(house: House) -> None:
    ada = await house.person()
    await ada.page("/programs")
    answer = await ada.send("/programs", {"name": "Bot"})
    assert answer.headers["cache-control"] == "no-store"
    assert token_on(answer.text) not in await ada.page("/programs")


async def test_what_is_wrong_with_a_name_is_said_beside_it(house: House) -> None:
    ada = await house.person()
    for name in ("", "  ", "x" * 41, "a\nb", "\u202ebot"):
        status, page = await made(ada, name)
        assert status == 422
        assert 'aria-invalid="true" aria-describedby="wrong"' in page
        assert 'id="token"' not in page


async def test_another_site_cannot_make_tokens_for_somebody(house: House) -> None:
    ada = await house.person()
    answer = await ada.client.post("/programs", data={"name": "Bot", "form_key": "x"})
    assert answer.status_code == 403


async def test_the_start_page_leads_there(house: House) -> None:
    ada = await house.person()
    assert 'href="/programs"' in await ada.page("/")
