"""What webhooks are told while games are played: each turn once, to those who do not look."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dorfplatz.core.seat import Seat
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.store import deliveries
from dorfplatz.server.store.hooks import StoredHook
from dorfplatz.server.tables.closing import close_deserted
from dorfplatz.server.tables.live_table import LiveTable, action
from dorfplatz.server.tables.table_actions import give_to_bot
from dorfplatz.server.webhooks.signing import CHECK
from tests.server.support import (
    Faults,
    House,
    finished,
    put_before,
    running,
    settings,
    shortly_before_the_end,
)
from tests.server.webhooks.receiving import Receiver, receiving
from tests.waiting import GUARD, until

pytestmark = pytest.mark.anyio

HOOKED = {"hooks_to_private": True, "hooks_after": 10 * GUARD, "away_after": 0.0}
"""Whoever has no page that listens counts as away at once; tables are looked at when a test says
that they have settled."""


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as receiver:
        yield receiver


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(settings(tmp_path / "db", **HOOKED)) as house:
        yield house


async def hook(
    house: House, owner: str, receiver: Receiver, table: str | None = None, language: str = "en"
) -> StoredHook:
    made = StoredHook(owner, table, receiver.url, "secret", language, "http://village.test/")
    await house.server.hooks.save(made)
    return made


async def begun(house: House) -> LiveTable:
    """A game of Ada and Ben, who are programs."""
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open", options={"first": "0"}))["id"]
    await ben.post(f"/tables/{table}/seats/1", name="Ben")
    live = await house.live(table)
    await until(lambda: live.has_begun)
    return live


def owner(live: LiveTable, seat: int) -> str:
    return live.stored.seats[seat].owners[0]


async def one_move(live: LiveTable) -> None:
    """The last that is listed, which often ends the turn."""
    seat, course = live.actor, live.course
    assert isinstance(seat, int)
    text = course.game.write(course.state, course.game.legal(course.state)[-1])
    version = live.version
    await submit(live, seat, version, text)


@action
async def submit(live: LiveTable, seat: Seat, version: int, text: str) -> None:
    draft = live.draft()
    draft.submit(seat, version, text)
    await live.commit(draft)


async def whole_turn(live: LiveTable) -> None:
    seat = live.actor
    while live.actor == seat:
        await one_move(live)


async def settled(house: House) -> None:
    """Tables have settled: all that was noticed is written down and sent."""
    hooks = house.server.hooks
    for table in [*hooks._noted]:
        hooks._look(table)
    await until(lambda: len(hooks._tasks) == 1, "all but the post office being done")
    await until(lambda: not waiting(house), "sending")


def waiting(house: House) -> bool:
    """Whether something is still to be sent."""
    far = datetime(2100, 1, 1, tzinfo=UTC)
    return bool(deliveries.due(house.server.services.store, far, 1))


async def test_a_person_is_told_once_when_it_becomes_their_turn(
    house: House, receiver: Receiver
) -> None:
    live = await begun(house)
    await hook(house, owner(live, 1), receiver)
    await one_move(live)
    await settled(house)
    assert receiver.received == [], "it is not Ben's turn"
    await whole_turn(live)
    await settled(house)
    await one_move(live)
    await settled(house)
    (told,) = receiver.received
    said = told.json
    address = f"http://village.test/tables/{live.id}/"
    assert said["event"] == "your-turn"
    assert said["sentence"] == "Bohemian Villages with person 0: it is your turn, Ben."
    assert said["text"] == said["content"] == f"{said['sentence']} {address}"
    assert said["turn"] == {"seat": 1, "name": "Ben"}
    assert said["players"] == ["person 0", "Ben"]
    assert (said["table"], said["game"], said["address"]) == (live.id, "bohemian", address)
    assert said["due"] is None
    assert 0 < said["version"] <= live.version


async def test_messages_are_signed_and_have_a_mark_of_their_own(
    house: House, receiver: Receiver
) -> None:
    live = await begun(house)
    await hook(house, owner(live, 0), receiver, live.id)
    for _ in range(2):
        await whole_turn(live)
        await settled(house)
    shown: dict[str, object] = {}
    exec(CHECK, shown)
    for received in receiver.received:
        header, now = received.headers["dorfplatz-signature"], datetime.now(UTC).timestamp()
        assert shown["is_genuine"](header, received.body, "secret", now)  # type: ignore[operator]
        assert received.headers["content-type"].startswith("application/json")
    marks = [received.headers["dorfplatz-delivery"] for received in receiver.received]
    assert len(set(marks)) == 2


async def test_a_table_tells_of_every_turn_of_a_person(house: House, receiver: Receiver) -> None:
    live = await begun(house)
    await hook(house, owner(live, 0), receiver, live.id)
    for who in ("Ben", "person 0", "Ben"):
        await whole_turn(live)
        await settled(house)
        said = receiver.received[-1].json
        assert said["event"] == "turn"
        assert said["sentence"] == f"Bohemian Villages with person 0, Ben: it is {who}’s turn."


async def test_whoever_looks_at_the_table_is_not_told(house: House, receiver: Receiver) -> None:
    ada, ben = await house.person("Ada"), await house.person("Ben")
    path = await ada.open("person", "open", first="0")
    await ben.page(path)
    await ben.go(f"{path}seats/1/sit", {"name": "Ben"})
    live = await house.live(path.split("/")[2])
    await until(lambda: live.has_begun)
    await hook(house, owner(live, 1), receiver)
    async with house.listening(f"{path}events", cookie=f"dorfplatz={ben.cookie}") as stream:
        await until(lambda: live.presence.is_here((owner(live, 1),)))
        await whole_turn(live)
        await settled(house)
        assert receiver.received == []
        assert not stream.ended
    await until(lambda: not live.presence.is_here((owner(live, 1),)))
    live.changes.publish()
    await settled(house)
    assert receiver.received == [], "they saw it when it began"
    await whole_turn(live)
    await whole_turn(live)
    await settled(house)
    assert receiver.events == ["your-turn"]


async def test_the_beginning_and_the_end_are_told_to_all(house: House, receiver: Receiver) -> None:
    ada, ben = await house.program("Ada"), await house.program("Ben")
    table = (await ada.open("person", "open", options={"first": "0"}))["id"]
    live = await house.live(table)
    await hook(house, owner(live, 0), receiver, language="de")
    await ben.post(f"/tables/{table}/seats/1", name="Ben")
    await settled(house)
    said = receiver.received[0].json
    assert said["event"] == "begun"
    assert said["sentence"] == (
        "Böhmische Dörfer mit Ben: Die Partie hat begonnen. Du bist am Zug, person 0."
    )
    await close_deserted(live)
    await settled(house)
    said = receiver.received[-1].json
    assert (said["event"], said["turn"]) == ("closed", None)
    assert receiver.events == ["begun", "closed"]


async def test_the_result_is_told(tmp_path: Path, receiver: Receiver) -> None:
    chosen = settings(tmp_path / "db", **HOOKED)
    record = shortly_before_the_end(finished("no-figures-3-seats", *["person"] * 3))
    table = put_before(chosen, record, "ada", "ben", "eva")
    async with running(chosen) as house:
        live = await house.live(table)
        await hook(house, "ben", receiver)
        await hook(house, "eva", receiver, table)
        while not live.is_at_rest:
            await one_move(live)
        await settled(house)
    assert receiver.events.count("over") == 2
    said = [received.json for received in receiver.received if received.event == "over"]
    assert said[0]["sentence"] == said[1]["sentence"]
    assert " is over. " in said[0]["sentence"]
    assert "win" in said[0]["sentence"]


async def test_nothing_is_told_twice_after_a_restart(tmp_path: Path, receiver: Receiver) -> None:
    chosen = settings(tmp_path / "db", **HOOKED)
    async with running(chosen) as house:
        live = await begun(house)
        await hook(house, owner(live, 0), receiver)
        await hook(house, owner(live, 0), receiver, live.id)
        await whole_turn(live)
        await settled(house)
    before = len(receiver.received)
    async with running(chosen) as house:
        live = await house.live(live.id)
        await settled(house)
        assert len(receiver.received) == before
        await whole_turn(live)
        await settled(house)
        assert sorted(receiver.events[before:]) == ["turn", "your-turn"]


async def test_what_could_not_be_sent_before_a_crash_is_sent_after_it(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = settings(tmp_path / "db", **HOOKED)
    async with running(chosen) as house:
        monkeypatch.setattr(house.server.hooks.post, "send_due", never_sent)
        live = await begun(house)
        await hook(house, owner(live, 1), receiver)
        await whole_turn(live)
        house.server.hooks._look(live.id)
        await until(lambda: waiting(house), "writing")
    assert receiver.received == []
    async with running(chosen):
        await until(lambda: receiver.events == ["your-turn"])


async def never_sent() -> None: ...


async def test_a_turn_that_nobody_noticed_before_a_crash_is_told_after_it(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = settings(tmp_path / "db", **HOOKED)
    async with running(chosen) as house:
        live = await begun(house)
        await hook(house, owner(live, 1), receiver)
        monkeypatch.setattr(house.server.hooks, "_note", lambda _live: None)
        await whole_turn(live)
    assert receiver.received == []
    async with running(chosen) as house:
        await house.live(live.id)
        await settled(house)
    assert receiver.events == ["your-turn"]


async def test_bots_move_without_a_word(house: House, receiver: Receiver, quick_bots: None) -> None:
    del quick_bots
    ada = await house.program("Ada")
    table = (await ada.open("person", "greedy", "greedy", options={"first": "0"}))["id"]
    live = await house.live(table)
    await until(lambda: live.has_begun)
    await hook(house, owner(live, 0), receiver, table)
    await whole_turn(live)
    await until(lambda: live.actor == 0)
    await settled(house)
    assert {received.json["turn"]["seat"] for received in receiver.received} == {0}


async def test_whoever_lost_their_seat_hears_nothing_more(house: House, receiver: Receiver) -> None:
    live = await begun(house)
    await hook(house, "stranger", receiver, live.id)
    await whole_turn(live)
    await settled(house)
    assert receiver.received == []


async def test_a_name_cannot_call_everybody_in_a_chat(house: House, receiver: Receiver) -> None:
    ada, eve = await house.program("Ada"), await house.program("Eve")
    table = (await ada.open("person", "open", options={"first": "0"}))["id"]
    await eve.post(f"/tables/{table}/seats/1", name="<!channel> @everyone [x](http://evil)")
    live = await house.live(table)
    await until(lambda: live.has_begun)
    await hook(house, owner(live, 1), receiver)
    await whole_turn(live)
    await settled(house)
    said = receiver.received[-1].json
    assert "<!channel> @everyone" in said["sentence"]
    for copy in (said["text"], said["content"]):
        assert not {"<", ">", "[", "]"} & {*copy}
        assert "@everyone" not in copy
    assert said["allowed_mentions"] == {"parse": []}


async def test_while_a_bot_plays_for_somebody_they_hear_nothing(
    house: House, receiver: Receiver, quick_bots: None
) -> None:
    del quick_bots
    live = await begun(house)
    await hook(house, owner(live, 0), receiver)
    await whole_turn(live)
    await give_to_bot(live, Visitor(owner(live, 0)), 0, "greedy")
    await whole_turn(live)
    await until(lambda: live.actor == 1)
    await settled(house)
    assert receiver.received == []


async def test_without_any_hook_nothing_is_remembered_and_nothing_looked_at(house: House) -> None:
    live, hooks = await begun(house), house.server.hooks
    await whole_turn(live)
    hooks.table_changed(live)
    assert not hooks._noted
    assert len(hooks._tasks) == 1, "only the post office goes on"


async def test_whatever_goes_wrong_the_table_goes_on(
    house: House, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await begun(house)
    monkeypatch.setattr(house.server.hooks, "_register", None)
    await whole_turn(live)
    assert live.actor == 1
    assert "Hooks.table_changed" in {each.get("subscriber") for each in faults()}
