"""Long computations: beside the event loop, in turn, and not without end."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import count
from threading import Event

import pytest

from dorfplatz.core.refusal import Stale
from dorfplatz.server.http.refusals import TooMany
from dorfplatz.server.tables.replays import background
from dorfplatz.server.tables.replays.background import OURSELVES, Background, Slices
from tests.waiting import GUARD, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def one() -> AsyncIterator[Background]:
    """Every look at its clock a second has passed, so that each pause is the end of a slice."""
    seconds = count(step=1.0)
    beside = Background(lambda: next(seconds))
    yield beside
    await beside.close()


def counting(name: str, slices: int, seen: list[str]) -> Slices[str]:
    for _ in range(slices):
        seen.append(name)
        yield
    return name


class Held:
    """A computation that waits until it may go on."""

    def __init__(self) -> None:
        self.has_begun = Event()
        self.may_go_on = Event()

    def __call__(self) -> str:
        self.has_begun.set()
        assert self.may_go_on.wait(GUARD)
        return "done"


@pytest.fixture
def held() -> Iterator[Held]:
    held = Held()
    yield held
    held.may_go_on.set()


async def test_the_event_loop_goes_on_while_something_is_computed(
    one: Background, held: Held
) -> None:
    computing = asyncio.create_task(one.call("ada", held))
    await until(held.has_begun.is_set)
    assert not computing.done()
    held.may_go_on.set()
    assert await computing == "done"


async def test_those_who_ask_have_their_turns_one_after_the_other(
    one: Background, held: Held
) -> None:
    """So whoever asks for little does not wait for those who ask for much."""
    first, seen = asyncio.create_task(one.call(OURSELVES, held)), list[str]()
    await until(held.has_begun.is_set)
    asked = [
        asyncio.create_task(one.run(name.rstrip("'"), counting(name, slices, seen)))
        for name, slices in (("a", 3), ("b", 1), ("a'", 1), ("c", 2))
    ]
    await asyncio.sleep(0)
    held.may_go_on.set()
    assert await asyncio.gather(*asked, first) == ["a", "b", "a'", "c", "done"]
    assert seen == ["a", "b", "c", "a", "c", "a", "a'"]


async def test_what_computes_for_too_long_is_given_up(one: Background) -> None:
    seen = list[str]()
    with pytest.raises(TimeoutError):
        await one.run("ada", counting("a", 10, seen), at_most=3.5)
    assert len(seen) == 4
    assert await one.run("ada", counting("a", 3, seen), at_most=3.5) == "a"


async def test_the_time_that_others_compute_does_not_count(one: Background) -> None:
    seen = list[str]()
    both = (one.run(name, counting(name, 3, seen), at_most=3.5) for name in "ab")
    assert await asyncio.gather(*both) == ["a", "b"]


async def test_what_goes_wrong_is_told_to_whoever_waits_and_to_nobody_else(
    one: Background,
) -> None:
    def fails() -> None:
        raise LookupError("not there")

    asked = (one.call("ada", fails), one.call("ada", lambda: 1), one.call("ben", lambda: 2))
    fault, *others = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(fault, LookupError)
    assert others == [1, 2]


async def test_nobody_waits_for_any_number_of_computations(
    one: Background, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "WAITING_AT_MOST", 2)
    seen = list[str]()

    def ask(name: str) -> "asyncio.Task[str]":
        return asyncio.create_task(one.run(name, counting(name, 1, seen)))

    first = asyncio.create_task(one.call("ada", held))
    await until(held.has_begun.is_set)
    asked = [ask(name) for name in ("ada", "ada", "ben", OURSELVES, OURSELVES, OURSELVES)]
    with pytest.raises(TooMany):
        await asked[1]
    held.may_go_on.set()
    await asyncio.gather(first, asked[0], *asked[2:])
    assert sorted(seen) == ["", "", "", "ada", "ben"]


async def test_what_nobody_waits_for_any_longer_is_given_up(one: Background, held: Held) -> None:
    seen = list[str]()
    first = asyncio.create_task(one.call("ada", held))
    await until(held.has_begun.is_set)
    left = asyncio.create_task(one.run("ben", counting("b", 5, seen)))
    await asyncio.sleep(0)
    left.cancel()
    await asyncio.wait([left])
    held.may_go_on.set()
    assert await first == "done"
    assert await one.run("ben", counting("again", 1, seen)) == "again"
    assert seen == ["again"]


async def test_whoever_waits_when_the_server_stops_must_look_again(held: Held) -> None:
    beside, seen = Background(), list[str]()
    first = asyncio.create_task(beside.call("ada", held))
    await until(held.has_begun.is_set)
    waiting = [asyncio.create_task(beside.run("ben", counting("b", 1, seen))) for _ in range(3)]
    await asyncio.sleep(0)
    beside.stop()
    found = await asyncio.gather(first, *waiting, return_exceptions=True)
    assert [type(each) for each in found] == [Stale] * 4
    with pytest.raises(Stale):
        await beside.run("ben", counting("a", 1, seen))
    held.may_go_on.set()
    await beside.close()
    assert seen == []
