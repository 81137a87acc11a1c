"""Numbers for the dice: everybody seals one, all are opened, then the game begins."""

import html
import re
from pathlib import Path

import httpx
import pytest

from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.play import checkable_dice
from dorfplatz.play.checkable_dice import hash_of, seal_of
from tests.server.support import House, Person, running, settings
from tests.server.tables.waiting_for_numbers import TEN_MINUTES, passes

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]

NUMBERS = ("ab" * 32, "cd" * 32)
JSON = {"Accept": "application/json"}


async def two_at_a_table(house: House) -> tuple[Person, Person, str]:
    """Both with browsers that promise a number."""
    ada, ben = await house.person("Ada"), await house.person("Ben")
    path = await ada.open("person", "open", dice="mine")
    await ben.page(path)
    await ben.go(f"{path}seats/1/sit", {"name": "Ben", "dice": "mine"})
    return ada, ben, path


def fact(page: str, name: str) -> str:
    found = re.search(rf'data-{name}="([^"]*)"', page)
    assert found is not None
    return found[1]


async def told(person: Person, address: str, **fields: object) -> httpx.Response:
    key = {"form_key": person.form_key, "round": 1}
    return await person.client.post(address, data={**key, **fields}, headers=JSON)


async def test_a_game_waits_for_the_numbers_and_its_record_holds_them(house: House) -> None:
    ada, ben, path = await two_at_a_table(house)
    page = await ada.page(path)
    assert '"phase": "sealing"' in html.unescape(page)
    published = fact(page, "hash")
    for seat, person in enumerate((ada, ben)):
        sealed = seal_of(NUMBERS[seat])
        answer = await told(person, f"{path}dice/seal", seat=seat, seal=sealed)
        assert answer.json()["dice"]["phase"] == ("sealing", "opening")[seat]
    for seat, person in enumerate((ada, ben)):
        answer = await told(person, f"{path}dice/number", seat=seat, number=NUMBERS[seat])
        assert answer.json()["dice"]["phase"] == ("opening", "begun")[seat]
    record = read((await ada.client.get(f"{path}record")).text)
    assert record.dice is not None
    assert (record.dice.hash, [*record.dice.numbers.values()]) == (published, [*NUMBERS])
    assert record.dice.secret is None


async def test_a_number_is_opened_only_when_all_are_sealed_and_only_as_it_was_sealed(
    house: House,
) -> None:
    ada, ben, path = await two_at_a_table(house)
    await ada.page(path)
    await told(ada, f"{path}dice/seal", seat=0, seal=seal_of(NUMBERS[0]))
    early = await told(ada, f"{path}dice/number", seat=0, number=NUMBERS[0])
    assert (early.status_code, early.json()["code"]) == (409, "http.not-sealed")
    again = await told(ada, f"{path}dice/seal", seat=0, seal=seal_of(NUMBERS[1]))
    assert again.status_code == 409
    await told(ben, f"{path}dice/seal", seat=1, seal=seal_of(NUMBERS[1]))
    other = await told(ada, f"{path}dice/number", seat=0, number=NUMBERS[1])
    assert (other.status_code, other.json()["code"]) == (422, "http.other-number")
    for person, seat, code in ((ben, 0, 403), (ada, 7, 404)):
        answer = await told(person, f"{path}dice/number", seat=seat, number=NUMBERS[0])
        assert answer.status_code == code


async def test_nobody_gives_a_number_openly_after_another_was_opened(house: House) -> None:
    ada, ben, path = await two_at_a_table(house)
    await ada.page(path)
    opened = await told(ada, f"{path}dice/number", seat=0, number=NUMBERS[0])
    assert opened.json()["dice"]["phase"] == "sealing"
    sealed = await told(ben, f"{path}dice/seal", seat=1, seal=seal_of(NUMBERS[1]))
    assert sealed.json()["dice"]["phase"] == "opening"
    assert (await told(ada, f"{path}dice/number", seat=0, number=NUMBERS[1])).status_code == 409


@pytest.mark.parametrize("number", ["", "xy" * 32, "ab" * 31, "AB" * 32])
async def test_what_is_no_number_is_refused(house: House, number: str) -> None:
    ada = await house.person("Ada")
    path = await ada.open("person", "greedy", dice="mine")
    await ada.page(path)
    for what in ("seal", "number"):
        answer = await told(ada, f"{path}dice/{what}", seat=0, **{what: number})
        assert answer.status_code == 422
    assert "data-dice" in await ada.page(path)


async def test_a_browser_without_scripts_plays_at_once_and_adds_nothing(house: House) -> None:
    ada = await house.person("Ada")
    path = await ada.open("person", "greedy")
    assert 'id="choices"' in await ada.page(path)
    record = read((await ada.client.get(f"{path}record")).text)
    assert record.dice is not None
    assert not record.dice.numbers


async def test_a_game_goes_on_without_those_who_stay_away_with_all_numbers_new(
    tmp_path: Path,
) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        ada, ben, path = await two_at_a_table(house)
        before = fact(await ada.page(path), "hash")
        await told(ada, f"{path}dice/seal", seat=0, seal=seal_of(NUMBERS[0]))
        await told(ben, f"{path}dice/seal", seat=1, seal=seal_of(NUMBERS[1]))
        await told(ada, f"{path}dice/number", seat=0, number=NUMBERS[0])
        await passes(await house.live(path.split("/")[2]), TEN_MINUTES)
        assert (await told(ada, f"{path}dice/without")).json()["dice"]["phase"] == "sealing"
        page = await ada.page(path)
        assert fact(page, "hash") != before
        assert fact(page, "round") == "2"
        late = await told(ben, f"{path}dice/number", seat=1, number=NUMBERS[1])
        assert late.status_code == 409
        answer = await told(ada, f"{path}dice/number", seat=0, number=NUMBERS[1], round=2)
        assert answer.json()["dice"]["phase"] == "begun"
        record = read((await ada.client.get(f"{path}record")).text)
        assert record.dice is not None
        assert (record.dice.round, dict(record.dice.numbers)) == (2, {0: NUMBERS[1]})


async def test_nobody_is_left_out_while_they_are_here(house: House) -> None:
    ada, ben, path = await two_at_a_table(house)
    await ada.page(path)
    await told(ada, f"{path}dice/seal", seat=0, seal=seal_of(NUMBERS[0]))
    answer = await told(ada, f"{path}dice/without")
    assert (answer.status_code, answer.json()["code"]) == (409, "http.nobody-missing")
    guest = await house.person("Guest")
    await guest.page(path)
    assert (await told(guest, f"{path}dice/without")).status_code == 403
    assert fact(await ben.page(path), "round") == "1"


async def test_the_secret_is_shown_when_the_table_is_closed_and_every_draw_follows_from_it(
    house: House,
) -> None:
    ada = await house.person("Ada")
    path = await ada.open("person", "person", dice="mine")
    page = await ada.page(path)
    for seat in (0, 1):
        await told(ada, f"{path}dice/number", seat=seat, number=NUMBERS[seat])
    live = await house.live(path.split("/")[2])
    secret = live.stored.secret
    assert secret is not None
    for address in (path, f"{path}record", f"/api{path}record", f"{path}story"):
        assert secret not in (await ada.client.get(address)).text
    await ada.go(f"{path}close")
    record = read((await ada.client.get(f"{path}record")).text)
    assert record.dice is not None
    assert (record.dice.secret, record.dice.hash) == (secret, fact(page, "hash"))
    assert hash_of(secret) == record.dice.hash
    assert not checkable_dice.check(course_of(record)).problems
