"""A new table from any position of a game, with any mix of people and bots."""

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.pages.replay.forking import offered
from dorfplatz.server.pages.viewer import Public, Viewer
from dorfplatz.server.translator import Translator
from tests.server.pages.replay.games import BOHEMIAN, HAMLET, cut, played, recorded
from tests.server.support import House, Person, finished, lines, moves_on

pytestmark = pytest.mark.anyio

ME = Visitor("me")


async def forked(person: Person, table: str, version: int, **fields: object) -> str:
    """The path of the new table."""
    return await person.go(f"/tables/{table}/fork", {"version": version, **fields})


async def test_a_table_goes_on_from_a_position(house: House) -> None:
    person = await house.person()
    table = await house.put(recorded(BOHEMIAN), over=True)
    new = await forked(person, table, 13, kind=["person", "person"], name=["Ida", "Leo"])
    page = await person.page(new)
    assert "Ida" in page
    assert "Leo" in page
    assert "end" in moves_on(page)
    record = (await person.client.get(f"{new}record")).text
    stood = lines((await person.client.get(f"/tables/{table}/record")).text)
    assert lines(record) == [*stood[:3], *stood[5:13]]


async def test_the_new_table_says_where_it_comes_from(house: House) -> None:
    person = await house.person()
    table = await house.put(recorded(BOHEMIAN), over=True)
    new = await forked(person, table, 13, kind=["person", "person"], name=["Ida", "Leo"])
    assert f'href="/tables/{table}/replay/13/"' in await person.page(new)


@pytest.mark.usefixtures("quick_bots")
async def test_people_bots_and_open_seats_can_be_mixed(house: House) -> None:
    person = await house.person()
    table = await house.put(finished("no-figures-3-seats"), over=True)
    kinds, names = ["person", "open", "uniform"], ["Ida", "", "Zdenka"]
    new = await forked(person, table, 20, kind=kinds, name=names)
    assert "The table is waiting" in await person.page(new)
    friend = await house.person()
    await friend.page(new)
    await friend.go(f"{new}seats/1/sit", {"name": "Leo"})
    players = (await house.live(new.split("/")[2])).course.players
    assert [(each.kind, each.name) for each in players] == [
        *(("person", "Ida"), ("person", "Leo")),
        ("uniform", "Zdenka"),
    ]


async def test_botrik_needs_no_wish(house: House) -> None:
    person = await house.person()
    table = await house.put(recorded(HAMLET), over=True)
    new = await forked(person, table, 16, kind=["person"], name=["Ida"])
    page = await person.page(new)
    assert "Round 3: Ida" in page
    assert "Botrik" in page


async def test_what_cannot_be_forked_is_refused(house: House) -> None:
    record = recorded(BOHEMIAN)
    person = await house.person()
    table = await house.put(record, over=True)
    two = {"kind": ["person", "person"], "name": ["Ida", "Leo"]}
    last = len(record.entries)

    async def refused(version: int | str, fields: dict[str, list[str]]) -> int:
        answer = await person.send(f"/tables/{table}/fork", {"version": version, **fields})
        return answer.status_code

    assert await refused(last, two) == 409
    assert await refused(last + 1, two) == 404
    assert await refused("x", two) == 422
    assert await refused(13, {"kind": ["person"], "name": ["Ida"]}) == 422
    assert await refused(13, {"kind": ["person", "wizard"], "name": ["Ida", ""]}) == 422
    assert await refused(13, {"kind": ["person", "person"], "name": ["Ida", ""]}) == 422


def reader(*mine: int) -> Viewer:
    public = Public(Translator("en"), (), (), "", False)
    return Viewer(public, tuple(map(Seat, mine)), None, False, False, "greedy")


def test_one_keeps_ones_own_seats_and_bots_play_for_all_others() -> None:
    past = played(cut(finished("no-figures-3-seats", "person", "person", "uniform"), 20))
    seats = offered(past, reader(1), Visitor("me", "Ida"))
    assert [each.kind for each in seats] == ["greedy", "person", "uniform"]
    assert [each.name for each in seats] == [*past.names]


def test_a_stranger_gets_the_seat_of_the_player_whose_turn_it_is() -> None:
    record = cut(finished("with-undo", "person", "person"), 4)
    past = played(record)
    assert past.actor == 1
    seats = offered(past, reader(), Visitor("me", "Ida"))
    assert [(each.kind, each.name) for each in seats] == [("greedy", "greedy-0"), ("person", "Ida")]


def test_between_bots_a_stranger_gets_the_seat_that_acts_and_before_a_roll_the_first() -> None:
    kinds = [
        [each.kind for each in offered(played(cut(recorded(BOHEMIAN), entries)), reader(), ME)]
        for entries in (4, 10)
    ]
    assert kinds == [["greedy", "person"], ["person", "uniform"]]


def test_a_kind_that_is_not_here_is_replaced_by_a_bot_that_is() -> None:
    past = played(cut(finished("with-undo", "person", "engine"), 4))
    assert [each.kind for each in offered(past, reader(0), ME)] == ["person", "greedy"]


def test_the_rules_play_for_nobody_elses_seat() -> None:
    past = played(cut(recorded(HAMLET), 16))
    assert [(each.seat, each.kind) for each in offered(past, reader(), ME)] == [(0, "person")]
