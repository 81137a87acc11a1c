"""The pages of a replay, as browsers without scripts get them."""

import re

import pytest

from dorfplatz.core.record import Record
from dorfplatz.server.pages.replay.looks import STRETCH
from tests.server.pages.replay.games import BOHEMIAN, HAMLET, cut, recorded
from tests.server.support import House, Person, finished

pytestmark = pytest.mark.anyio


async def looking_at(house: House, record: Record, *, over: bool = True) -> tuple[str, Person]:
    """The path of a replay, and a stranger who looks at it."""
    stranger = await house.person()
    return f"/tables/{await house.put(record, over=over)}/replay/", stranger


async def leads_to(person: Person, address: str) -> str:
    answer = await person.client.get(address)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def ways(page: str) -> dict[str, str]:
    """Where the buttons lead."""
    return {name: goal for goal, name in re.findall(r'href="\.\./(\d+)/" data-go="([^"]+)"', page)}


@pytest.mark.parametrize("name", [BOHEMIAN, HAMLET])
async def test_every_version_has_a_page_that_anyone_can_open(house: House, name: str) -> None:
    record = recorded(name)
    replay, stranger = await looking_at(house, record)
    for version in (0, 10, 18, len(record.entries) - 1, len(record.entries)):
        page = await stranger.page(f"{replay}{version}/")
        assert 'id="slider"' in page
        assert 'name="move" value' not in page
        assert not re.search(r'<button[^>]*form="(act|undo|ask-hint|plain|leave)"', page)


async def test_a_position_has_the_agreed_address_too(house: House) -> None:
    replay, person = await looking_at(house, recorded(BOHEMIAN))
    assert await leads_to(person, f"{replay}?at=37") == f"{replay}37/"
    assert await leads_to(person, f"{replay}?move=2") == f"{replay}6/"
    assert (
        await leads_to(person, f"{replay}?move=999")
        == f"{replay}{len(recorded(BOHEMIAN).entries)}/"
    )


async def test_a_game_that_is_over_is_seen_from_its_beginning(house: House) -> None:
    replay, person = await looking_at(house, recorded(BOHEMIAN))
    assert await leads_to(person, replay) == f"{replay}2/"


async def test_a_game_that_goes_on_is_seen_where_it_is(house: House) -> None:
    record = cut(finished("with-undo", "person", "person"), 12)
    replay, person = await looking_at(house, record, over=False)
    assert await leads_to(person, replay) == f"{replay}12/"
    page = await person.page(f"{replay}12/")
    assert "The game is still going on." in page


async def test_a_position_looks_as_the_table_did_then(house: House) -> None:
    replay, person = await looking_at(house, recorded(BOHEMIAN))
    before, after = await person.page(f"{replay}8/"), await person.page(f"{replay}9/")
    farm = "8 farm, Grelnitz: uniform-1 lives here."
    assert farm not in before
    assert farm in after
    assert "uniform-1 moves into the farm in Grelnitz with 3+5." in after
    assert "uniform-1 moves into the farm in Grelnitz" not in before
    assert "Move 4 of" in before
    assert "Move 5 of" in after


async def test_buttons_are_links(house: House) -> None:
    replay, person = await looking_at(house, recorded(BOHEMIAN))
    assert ways(await person.page(f"{replay}9/")) == {
        "first": "2",
        "previous-turn": "2",
        "previous": "8",
        "next": "10",
        "next-turn": "10",
        "last": str(len(recorded(BOHEMIAN).entries)),
    }


async def test_without_scripts_a_game_plays_by_itself(house: House) -> None:
    replay, person = await looking_at(house, recorded(BOHEMIAN))
    assert 'href="./?play=1"' in await person.page(f"{replay}9/")
    page = await person.page(f"{replay}9/?play=1")
    assert 'http-equiv="refresh" content="2; url=../10/?play=1"' in page
    last = await person.page(f"{replay}{len(recorded(BOHEMIAN).entries)}/?play=1")
    assert "http-equiv" not in last


async def test_a_move_that_was_taken_back_says_so(house: House) -> None:
    replay, person = await looking_at(house, recorded(BOHEMIAN))
    page = await person.page(f"{replay}4/")
    assert "This move was taken back later." in page
    assert (ways(page)["previous"], ways(page)["next"]) == ("3", "6")
    assert "taken back later" not in await person.page(f"{replay}5/")


async def test_the_end_shows_the_result_and_offers_no_table(house: House) -> None:
    for name in (BOHEMIAN, HAMLET):
        replay, person = await looking_at(house, recorded(name))
        page = await person.page(f"{replay}{len(recorded(name).entries)}/")
        assert 'class="finale"' in page
        assert '<p id="is-over">' in page


async def test_explanations_and_accounts_are_those_of_the_position(house: House) -> None:
    replay, person = await looking_at(house, recorded(BOHEMIAN))
    before = await person.page(f"{replay}8/buildings/G8")
    after = await person.page(f"{replay}9/buildings/G8?part=1")
    assert "uniform-1" not in before
    assert "uniform-1" in after
    assert await person.page(f"{replay}8/accounts") != await person.page(f"{replay}9/accounts")
    assert "<table" in await person.page(f"{replay}9/accounts?part=1")
    assert "There is no building" in await person.page(f"{replay}9/buildings/nowhere", 404)


async def test_positions_that_are_not_there_are_refused(house: House) -> None:
    record = recorded(BOHEMIAN)
    replay, person = await looking_at(house, record)
    last = len(record.entries)
    assert f"only 0 to {last}" in await person.page(f"{replay}{last + 1}/", 404)
    await person.page(f"{replay}x/", 422)
    await person.page(f"{replay}-1/", 422)
    await person.page(f"{replay}{10**9}/", 422)
    await person.page(f"{replay}parts?move=0&until={last + 1}", 404)
    await person.page("/tables/no-such-table/replay/3/", 404)


async def test_a_table_that_waits_for_players_has_no_replay(house: House) -> None:
    person = await house.person()
    table = await person.open("person", "open")
    assert "has not begun yet" in await person.page(f"{table}replay/", 404)


@pytest.mark.parametrize("name", [BOHEMIAN, HAMLET])
async def test_parts_of_the_next_positions_are_only_what_changes(house: House, name: str) -> None:
    record = recorded(name)
    replay, person = await looking_at(house, record)
    address = f"{replay}parts?move={STRETCH + 3}&until={len(record.entries)}"
    first, *others = (await person.client.get(address)).json()
    assert len(others) == STRETCH - 1
    page = await person.page(f"{replay}{first['version']}/")
    for part in first["parts"].values():
        assert part in page
    whole = first["parts"]
    for each in others:
        assert len(each["parts"]) < len(first["parts"])
        known = whole | each["parts"]
        whole = {name: part for name, part in known.items() if part is not None}
        page = await person.page(f"{replay}{each['version']}/")
        assert all(part in page for part in whole.values())
        assert each["says"]
        assert each["title"]


async def test_a_replay_that_was_opened_stays_the_same_when_the_game_goes_on(house: House) -> None:
    record = cut(finished("with-undo", "person", "person"), 12)
    replay, person = await looking_at(house, record, over=False)
    positions = (await person.client.get(f"{replay}parts?move=0&until=10")).json()
    assert [each["version"] for each in positions] == [2, 3, 6, 7, 8, 9, 10]
