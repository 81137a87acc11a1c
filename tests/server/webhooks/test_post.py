"""The post office, with a clock of its own: what is stored is sent, again and again if need be."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from dorfplatz.server.store import deliveries, hooks
from dorfplatz.server.store.deliveries import News
from dorfplatz.server.store.hooks import StoredHook
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import StoredSeat, StoredTable
from dorfplatz.server.webhooks.network import CheckedNetwork, addresses_of
from dorfplatz.server.webhooks.post import Post
from dorfplatz.server.webhooks.sending import Sender
from tests.server.support import SOON, Faults, new_store
from tests.waiting import until

pytestmark = pytest.mark.anyio

NOON = datetime(2026, 2, 1, 12, tzinfo=UTC)
SECOND, MINUTE, HOUR = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1)


async def _nowhere(host: str) -> list[str]:
    return addresses_of(host)


class Sent(Sender):
    """Sends nothing, but notes what would be sent, and answers as it is told."""

    def __init__(self) -> None:
        super().__init__(CheckedNetwork(_nowhere, private=False))
        self.answer: str | None = None
        self.bodies: list[str] = []
        self.marks: list[str] = []
        self.blocked = {"https://slow.example/": asyncio.Event()}

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> str | None:
        if url in self.blocked:
            await self.blocked[url].wait()
        self.bodies.append(body.decode())
        self.marks.append(headers["Dorfplatz-Delivery"])
        return self.answer


@dataclass
class Office:
    """A post office with its database, and the time on its clock."""

    store: Store
    journal: Journal
    sent: Sent = field(default_factory=Sent)
    time: datetime = NOON
    ended: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.post = self.new_post()

    def new_post(self) -> Post:
        return Post(
            self.store,
            self.journal,
            self.sent,
            ended=lambda hook: self.ended.append(hook.id),
            clock=lambda: self.time,
        )

    def hook(self, owner: str = "ada", **others: str) -> StoredHook:
        values = {"url": f"https://{owner}.example/", "table_id": None} | others
        made = StoredHook(owner, secret="s", language="en", base="/", created=NOON, **values)  # type: ignore[arg-type]
        hooks.save_hook(self.store, made)
        return made

    def tell(self, hook: StoredHook, version: int, event: str = "begun", table: str = "one") -> int:
        body = f"{hook.owner} {table} {event} {version}"
        news = News(hook.id, table, version, event, body, self.time)
        return deliveries.tell(self.store, (news,))

    async def work(self, after: timedelta = timedelta()) -> list[str]:
        """Let time pass. Returns what was sent then."""
        self.time += after
        before = len(self.sent.bodies)
        await self.post.send_due()
        async with asyncio.timeout(SOON):
            await self.post.all_sent()
        return self.sent.bodies[before:]

    def state(self, hook: StoredHook) -> StoredHook:
        return next(each for each in hooks.all_hooks(self.store) if each.id == hook.id)


def table(name: str, *owners: str, turn: int | None = 0) -> StoredTable:
    seats = tuple(
        StoredSeat("person", owner, f"{name} {owner}", (owner,)) for owner in owners or ("ada",)
    )
    return StoredTable(name, "bohemian", "ada", False, {}, seats, turn=turn)


@pytest.fixture
async def office(tmp_path: Path) -> AsyncIterator[Office]:
    store = new_store(tmp_path / "db")
    for name in ("one", "two"):
        store.create(table(name, "ada", "ben"))
        store.update_table(name, touched=NOON + MINUTE)
    journal = Journal(store)
    office = Office(store, journal)
    yield office
    await office.post.close()
    await journal.close()
    store.close()


async def test_what_is_told_is_sent_once(office: Office) -> None:
    ada = office.hook()
    assert office.tell(ada, 0)
    assert await office.work() == ["ada one begun 0"]
    assert await office.work(HOUR) == []
    state = office.state(ada)
    assert (state.failures, state.complaint, state.delivered) == (0, None, NOON)


async def test_a_failure_is_tried_again_at_longer_and_longer_intervals(office: Office) -> None:
    ada = office.hook()
    office.sent.answer = "status 500"
    office.tell(ada, 0)
    waits = [0 * SECOND, 30 * SECOND, 5 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR]
    for tries, wait in enumerate(waits):
        if wait:
            assert await office.work(wait - SECOND) == []
            office.time += SECOND
        assert await office.work() == ["ada one begun 0"]
        assert office.state(ada).failures == tries + 1
    assert len(set(office.sent.marks)) == 1, "it is the same message each time"
    assert office.state(ada).paused
    assert office.state(ada).complaint == "status 500"
    assert await office.work(1000 * HOUR) == [], "it was given up"


async def test_a_success_after_failures_makes_all_good_again(office: Office) -> None:
    ada = office.hook()
    office.sent.answer = "slow"
    office.tell(ada, 0)
    await office.work()
    office.sent.answer = None
    assert await office.work(30 * SECOND) == ["ada one begun 0"]
    assert office.state(ada).failures == 0
    assert await office.work(100 * HOUR) == []


async def test_the_same_news_is_told_once_however_often_it_is_noticed(office: Office) -> None:
    ada = office.hook()
    assert office.tell(ada, 4)
    assert not office.tell(ada, 4)
    await office.work()
    assert not office.tell(ada, 4)
    assert not office.tell(ada, 3), "nor something older"
    assert await office.work(HOUR) == []
    assert office.tell(ada, 4, table="two"), "each table for itself"


async def test_newer_news_takes_the_place_of_what_did_not_arrive(office: Office) -> None:
    ada = office.hook()
    office.sent.answer = "unreachable"
    office.tell(ada, 0)
    await office.work()
    office.time += SECOND
    office.tell(ada, 5)
    assert await office.work() == [], "a receiver that failed is not hurried"
    office.sent.answer = None
    assert await office.work(29 * SECOND) == ["ada one begun 5"]
    assert await office.work(100 * HOUR) == []


async def test_news_without_end_does_not_keep_a_dead_receiver_alive(office: Office) -> None:
    ada = office.hook()
    office.sent.answer = "unreachable"
    for version in range(100):
        office.tell(ada, version)
        await office.work(20 * MINUTE)
    assert office.state(ada).paused
    assert len(office.sent.bodies) == 6


async def test_a_receiver_that_is_gone_is_not_asked_again(office: Office) -> None:
    ada = office.hook()
    office.sent.answer = "gone"
    office.tell(ada, 0)
    await office.work()
    assert office.state(ada).paused
    assert not office.tell(ada, 1)
    assert await office.work(100 * HOUR) == []


async def test_a_test_that_arrives_wakes_a_paused_hook(office: Office) -> None:
    ada = office.hook()
    deliveries.pause(office.store, ada.id)
    assert not office.tell(ada, 0)
    hooks.note_success(office.store, ada.id, NOON)
    assert not office.tell(ada, 0), "what it missed is over"
    assert office.tell(ada, 1)
    assert await office.work() == ["ada one begun 1"]


async def test_one_refusal_among_successes_does_not_pause(office: Office) -> None:
    ada = office.hook()
    office.sent.answer = "status 400"
    office.tell(ada, 0)
    for wait in (0 * SECOND, 30 * SECOND, 5 * MINUTE, HOUR, 6 * HOUR):
        await office.work(wait)
    office.sent.answer = None
    office.tell(ada, 0, table="two")
    await office.work()
    office.sent.answer = "status 400"
    await office.work(24 * HOUR)
    assert not office.state(ada).paused


async def test_a_turn_that_is_over_is_not_told_any_more(office: Office) -> None:
    ada = office.hook()
    office.sent.answer = "slow"
    office.tell(ada, 3, "your-turn")
    assert await office.work() == ["ada one your-turn 3"]
    office.store.update_table("one", turn=1)
    assert await office.work(HOUR) == []
    office.store.update_table("one", turn=0)
    assert await office.work(HOUR) == [], "it was settled"


async def test_what_happened_before_a_hook_was_made_is_no_news(office: Office) -> None:
    ada = office.hook()
    office.store.update_table("one", touched=NOON - SECOND)
    assert not office.tell(ada, 3, "over")
    assert await office.work() == []


async def test_what_somebody_saw_counts_as_told(office: Office) -> None:
    ada = office.hook()
    assert not deliveries.tell(office.store, (News(ada.id, "one", 3, "turn"),))
    assert not office.tell(ada, 3, "your-turn")
    assert await office.work() == []


async def test_the_hook_of_a_table_ends_with_the_game(office: Office) -> None:
    ada = office.hook(table_id="one")
    office.tell(ada, 3, "turn")
    await office.work()
    assert office.ended == []
    office.tell(ada, 9, "over")
    await office.work()
    assert office.ended == [ada.id]
    assert hooks.all_hooks(office.store) == []


async def test_a_slow_receiver_holds_up_nobody_else(office: Office) -> None:
    slow = [office.hook(f"slow{n}", url="https://slow.example/") for n in range(30)]
    for hook in slow:
        office.tell(hook, 0)
    quick = office.hook("quick")
    office.tell(quick, 0, table="two")
    await office.post.send_due()
    await until(lambda: office.sent.bodies)
    assert office.sent.bodies == ["quick two begun 0"]
    office.sent.blocked["https://slow.example/"].set()
    for _ in range(12):
        await office.work()
    assert len(office.sent.bodies) == len({*office.sent.bodies}) == 31


async def test_a_receiver_that_breaks_our_own_code_is_not_asked_without_end(
    office: Office, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def break_down(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(office.sent, "send", break_down)
    ada = office.hook()
    office.tell(ada, 0)
    await office.work()
    assert office.state(ada).complaint == "no-answer"
    await office.work()
    assert len(faults()) == 1


async def test_what_was_stored_before_a_crash_is_sent_after_it(office: Office) -> None:
    ada = office.hook(url="https://slow.example/")
    office.tell(ada, 0)
    await office.post.send_due()
    await office.post.close()
    assert office.sent.bodies == []
    office.sent.blocked.clear()
    office.post = office.new_post()
    assert await office.work() == ["ada one begun 0"]


async def test_the_office_works_by_itself(office: Office) -> None:
    ada = office.hook()
    working = asyncio.create_task(office.post.work())
    await asyncio.sleep(0)
    office.tell(ada, 0)
    office.post.wake()
    await until(lambda: office.sent.bodies)
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)


async def test_a_new_address_replaces_the_old_one_and_what_waited_for_it(office: Office) -> None:
    office.tell(office.hook(), 0)
    office.hook(url="https://other.example/")
    (hook,) = hooks.hooks_of(office.store, "ada")
    assert hook.url == "https://other.example/"
    assert await office.work() == []


async def test_news_for_a_hook_that_was_just_removed_is_dropped(office: Office) -> None:
    ada = office.hook()
    hooks.remove_hook(office.store, ada.id)
    assert not office.tell(ada, 0)


async def test_the_end_of_a_game_that_was_never_told_is_found_after_a_crash(
    office: Office,
) -> None:
    ada, ben = office.hook("ada"), office.hook("ben", table_id="two")
    assert deliveries.untold_ends(office.store, NOON) == []
    office.store.update_table("one", over=True)
    office.store.update_table("two", closed=True)
    assert deliveries.untold_ends(office.store, NOON) == ["one", "two"]
    office.tell(ada, 9, "over")
    office.tell(ben, 9, "closed", table="two")
    assert deliveries.untold_ends(office.store, NOON) == ["two"]
    office.tell(ada, 9, "closed", table="two")
    assert deliveries.untold_ends(office.store, NOON) == []
