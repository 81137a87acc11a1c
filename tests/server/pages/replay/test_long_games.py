"""Games of thousands of entries: to look at one keeps nobody else waiting."""

import asyncio
from dataclasses import replace
from threading import Event

import pytest

from dorfplatz.core.record import PERSON, UNDO, Entry, Player, Record
from dorfplatz.server.api.event_stream import AT_ONCE, entries_as_json, program_events
from dorfplatz.server.pages.event_stream import NEWS_AT_MOST
from dorfplatz.server.pages.replay.replay import replay_of
from dorfplatz.server.routes.slow_pages import LONG
from tests.server.pages.replay.games import BOHEMIAN, cut, played, recorded
from tests.server.support import House
from tests.waiting import GUARD, until

pytestmark = pytest.mark.anyio

PAGES = (
    "",
    "accounts",
    "dice",
    "dice/ways",
    "moments",
    "replay/",
    "replay/7/",
    "replay/7/accounts",
    "replay/7/buildings/market",
    "replay/parts?move=0&until=7",
    "story",
)
ALWAYS = ("moments", "replay/parts?move=0&until=7", "story")
"""Those that are made so of every game."""


def a_short_one() -> Record:
    """Of people, so that nothing happens by itself."""
    record = cut(recorded(BOHEMIAN), 30)
    return replace(record, players=tuple(Player(PERSON, name) for name in record.names))


def a_long_one() -> Record:
    """Somebody has made a move and taken it back again and again."""
    record = a_short_one()
    course = played(record)
    game, state, actor = course.game, course.state, course.actor
    moves = (move for move in game.legal(state) if game.actor(game.play(state, move)[0]) == actor)
    move = Entry(actor, game.write(state, next(moves)))
    return replace(record, entries=(*record.entries, *[move, Entry(actor, UNDO)] * LONG))


@pytest.fixture(scope="module")
async def table(library: House) -> str:
    return await library.put(a_long_one())


@pytest.mark.parametrize("page", PAGES)
async def test_a_page_of_a_long_game_is_made_beside_the_event_loop(
    house: House, table: str, page: str
) -> None:
    """While others compute for the same address it waits; pages of other games do not."""
    short = await house.put(a_short_one())
    usual = page if page not in ALWAYS else "replay/7/"
    for name in (table, short):
        await house.live(name)
    has_begun, may_go_on = Event(), Event()

    def hold() -> bool:
        has_begun.set()
        return may_go_on.wait(GUARD)

    background = house.server.services.background
    holding = asyncio.create_task(background.call("127.0.0.1", hold))
    await until(has_begun.is_set)
    coming = asyncio.create_task(house.client().get(f"/tables/{table}/{page}"))
    try:
        assert (await house.client().get(f"/tables/{short}/{usual}")).status_code < 500
        assert not coming.done()
    finally:
        may_go_on.set()
    assert await holding
    assert (await coming).status_code < 500


async def test_only_the_replay_of_the_whole_game_is_kept(house: House, table: str) -> None:
    """Anybody may ask for the first so many entries, whatever number that is."""
    live = await house.live(table)
    assert replay_of(live) is replay_of(live)
    assert replay_of(live, live.version) is replay_of(live)
    assert replay_of(live, 40) is not replay_of(live, 40)


async def ticks() -> int:
    """How often others have their turn until this is cancelled."""
    number = 0
    try:
        while True:
            await asyncio.sleep(0)
            number += 1
    except asyncio.CancelledError:
        return number


async def test_others_go_on_while_a_program_is_told_thousands_of_entries(
    house: House, table: str
) -> None:
    live = await house.live(table)
    others = asyncio.create_task(ticks())
    await asyncio.sleep(0)
    told = [piece async for piece in entries_as_json(live.course, 0)]
    async for event in program_events(live, None, 0):
        told.append(event.decode())
        if len(told) == 2 * live.version:
            break
    others.cancel()
    assert await others >= len(told) // AT_ONCE - 2


async def test_a_page_that_missed_thousands_of_entries_is_told_of_the_last(
    house: House, table: str
) -> None:
    async with house.listening(f"/tables/{table}/events?since=0") as stream:
        told = (await stream.next()).data
    assert told["version"] > NEWS_AT_MOST
    assert 0 < len(told["news"]) <= NEWS_AT_MOST
