"""The journal: who waits together is stored together, and only the guilty fail."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator

import pytest
from sqlalchemy import event

from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition, Conflict, StoredTable

NAMES = [f"t{number}" for number in range(30)]
HEADER = "dorfplatz 1\ngame bohemian 1\n\n"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store.open(database)
    for name in NAMES:
        store.create(StoredTable(name, "bohemian", "host", False, {}, (), header=HEADER))
    yield store
    store.close()


@pytest.fixture
def commits(store: Store) -> Iterator[list[str]]:
    """The thread of each transaction that was committed here; another server may be open."""
    threads: list[str] = []

    def count(_: object) -> None:
        threads.append(threading.current_thread().name)

    event.listen(store._writing, "commit", count)
    yield threads
    event.remove(store._writing, "commit", count)


def addition(name: str, start: int = 0, line: str = "0: a") -> Addition:
    return Addition(name, start, (line,), False)


def use(store: Store, steps: Callable[[Journal], Awaitable[None]]) -> None:
    """A journal from its first step to its end."""

    async def whole() -> None:
        journal = Journal(store)
        await steps(journal)
        await journal.close()

    asyncio.run(whole())


def stored(store: Store) -> list[str]:
    return [name for name in NAMES if store.record(name) == HEADER + "0: a\n"]


class Busy:
    """A writer that is held up until it is released, so that additions have to wait."""

    def __init__(self, journal: Journal) -> None:
        self._free = threading.Event()
        self._call = asyncio.create_task(journal.call(self._free.wait))

    async def release(self) -> None:
        self._free.set()
        await self._call


def test_an_addition_is_on_the_disk_when_append_returns(store: Store) -> None:
    async def steps(journal: Journal) -> None:
        await journal.append(addition("t0"))
        assert stored(store) == ["t0"]

    use(store, steps)


def test_additions_that_wait_at_the_same_time_share_a_commit(
    store: Store, commits: list[str]
) -> None:
    async def steps(journal: Journal) -> None:
        busy = Busy(journal)
        waiting = [asyncio.create_task(journal.append(addition(name))) for name in NAMES]
        await asyncio.sleep(0)
        await busy.release()
        await asyncio.gather(*waiting)

    commits.clear()
    use(store, steps)
    assert commits == ["journal_0"]
    assert stored(store) == NAMES


def test_only_the_guilty_fail_each_with_its_own_conflict(store: Store) -> None:
    outcomes: list[BaseException | None] = []

    async def steps(journal: Journal) -> None:
        busy = Busy(journal)
        batch = [addition("t0"), addition("t1", 7), addition("t2"), addition("nobody")]
        waiting = asyncio.gather(*map(journal.append, batch), return_exceptions=True)
        await asyncio.sleep(0)
        await busy.release()
        outcomes.extend(await waiting)

    use(store, steps)
    assert stored(store) == ["t0", "t2"]
    assert outcomes[0] is outcomes[2] is None
    assert isinstance(outcomes[1], Conflict)
    assert isinstance(outcomes[3], Conflict)
    assert "t1 expects entry 0, not 7" in str(outcomes[1])
    assert "nobody" in str(outcomes[3])


def test_a_fault_of_the_disk_reaches_everyone_who_waits(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: object) -> None:
        raise OSError("no space left")

    async def steps(journal: Journal) -> None:
        busy = Busy(journal)
        appends = map(journal.append, map(addition, NAMES))
        waiting = asyncio.gather(*appends, return_exceptions=True)
        await asyncio.sleep(0)
        await busy.release()
        assert [str(outcome) for outcome in await waiting] == ["no space left"] * len(NAMES)

    monkeypatch.setattr(store, "append", full)
    use(store, steps)


def test_who_stops_waiting_takes_nothing_from_the_others_nor_from_the_record(store: Store) -> None:
    async def steps(journal: Journal) -> None:
        busy = Busy(journal)
        waiting = [asyncio.create_task(journal.append(addition(name))) for name in NAMES]
        await asyncio.sleep(0)
        assert waiting[0].cancel()
        assert waiting[5].cancel()
        await asyncio.wait(waiting[:1] + waiting[5:6])
        await busy.release()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        gone = [place for place, outcome in enumerate(outcomes) if outcome is not None]
        assert gone == [0, 5]
        await journal.append(addition("t0", 1, "0: b"))

    use(store, steps)
    assert stored(store) == NAMES[1:]
    assert store.record("t0") == HEADER + "0: a\n0: b\n"


def test_the_event_loop_goes_on_while_the_journal_writes(store: Store) -> None:
    async def steps(journal: Journal) -> None:
        busy = Busy(journal)
        waiting = asyncio.create_task(journal.append(addition("t0")))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not waiting.done()
        await busy.release()
        await waiting

    use(store, steps)


def test_a_call_runs_in_the_thread_that_writes(store: Store, commits: list[str]) -> None:
    async def steps(journal: Journal) -> None:
        assert len(await journal.call(store.secret)) == 43
        with pytest.raises(Conflict):
            await journal.call(store.begin, "t0", HEADER)

    commits.clear()
    use(store, steps)
    assert commits == ["journal_0"]


def test_reading_does_not_wait_for_what_is_written(store: Store) -> None:
    async def steps(journal: Journal) -> None:
        names = {await read(threading.current_thread) for read in (journal.call, journal.read)}
        assert {thread.name for thread in names} == {"journal_0", "reading_0"}

    use(store, steps)


def test_closing_finishes_what_waits(store: Store) -> None:
    async def steps(journal: Journal) -> None:
        for name in NAMES:
            appending = asyncio.create_task(journal.append(addition(name)))
            await asyncio.sleep(0)
            appending.cancel()
        await journal.close()
        assert stored(store) == NAMES
        with pytest.raises(RuntimeError, match="after shutdown"):
            await journal.append(addition("t0", 1))

    use(store, steps)
