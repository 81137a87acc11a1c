"""A sealed number for the dice is never dropped quietly: its owner has long, is told, and the
record and every check say it."""

from datetime import timedelta
from pathlib import Path

import pytest

from dorfplatz.core.dice_facts import DroppedSeal
from dorfplatz.core.record import read, write
from dorfplatz.core.refusal import Illegal
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import say
from dorfplatz.games.catalogue import course_of
from dorfplatz.play.checkable_dice import CheckableSource, check, seal_of
from dorfplatz.play.dice_guarantee import guarantee_of
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.tables import closing, sealed_numbers, table_actions
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.tables.new_tables import Wish
from dorfplatz.server.tables.sealed_numbers import gone_for, sealed_until
from tests.server.support import House, play_out, running, settings
from tests.server.tables.waiting_for_numbers import ADAS, BENS, EVES, TEN_MINUTES, passes

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]

ADA, BEN, EVE = Visitor("ada", "Ada"), Visitor("ben", "Ben"), Visitor("eve", "Eve")


async def seated(house: House, *, people: int = 2, turn_seconds: int | None = None) -> LiveTable:
    """Everybody sits, and a number is awaited from each."""
    wishes = (Wish("person", "Ada", awaited=True), *[Wish("open")] * (people - 1))
    registry = house.server.registry
    live = await registry.open(ADA, "bohemian", wishes, {}, listed=False, turn_seconds=turn_seconds)
    for seat, person in enumerate((BEN, EVE)[: people - 1], 1):
        await table_actions.sit_down(live, person, seat, person.name, awaited=True)
    return live


async def ben_is_gone(live: LiveTable) -> None:
    """Both have sealed, Ada has opened hers; Ben's page went away just then."""
    await sealed_numbers.seal(live, BEN, 1, 1, seal_of(BENS))
    await sealed_numbers.seal(live, ADA, 0, 1, seal_of(ADAS))
    await sealed_numbers.open_number(live, ADA, 0, 1, ADAS)


async def test_who_sealed_a_number_is_waited_for_ten_minutes(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        live = await seated(house)
        await ben_is_gone(live)
        for time in (timedelta(0), timedelta(minutes=9, seconds=50)):
            await passes(live, time)
            with pytest.raises(Illegal, match="one that was sealed is waited for longer"):
                await sealed_numbers.go_on_without(live, ADA, 1)
        await passes(live, timedelta(seconds=10))
        assert gone_for(live, ADA) == (1,)
        await sealed_numbers.go_on_without(live, ADA, 1)
        assert live.stored.round == 2


@pytest.mark.parametrize(
    ("turn_seconds", "wait"),
    [
        (None, TEN_MINUTES),
        (300, TEN_MINUTES),
        (3600, timedelta(hours=1)),
        (7 * 86400, timedelta(days=1)),
    ],
)
async def test_in_games_over_days_it_is_waited_for_as_long_as_for_a_turn_up_to_a_day(
    tmp_path: Path, turn_seconds: int | None, wait: timedelta
) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        live = await seated(house, turn_seconds=turn_seconds)
        await ben_is_gone(live)
        assert sealed_until(live.stored) - live.stored.touched == wait
        await passes(live, wait - timedelta(seconds=10))
        assert not gone_for(live, ADA)
        await passes(live, timedelta(seconds=10))
        assert gone_for(live, ADA) == (1,)


async def test_who_sealed_nothing_is_left_out_as_before_and_nothing_is_said_of_them(
    tmp_path: Path,
) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        live = await seated(house)
        await sealed_numbers.seal(live, ADA, 0, 1, seal_of(ADAS))
        await sealed_numbers.go_on_without(live, ADA, 1)
        await sealed_numbers.open_number(live, ADA, 0, 2, ADAS)
        assert "dice dropped" not in write(live.record)
        assert write(live.record).startswith("dorfplatz 2\n")


async def test_nobody_is_left_out_as_long_as_their_page_is_there_and_did_just_something(
    house: House,
) -> None:
    """The wait is over for Ben, but his page listens."""
    live = await seated(house)
    await ben_is_gone(live)
    with live.presence.stays(BEN.id, seated=True):
        await passes(live, TEN_MINUTES)
        assert not gone_for(live, ADA)


@pytest.mark.parametrize("who", ["somebody without a number", "a bot"])
async def test_the_wait_begins_when_the_last_seat_is_taken(tmp_path: Path, who: str) -> None:
    """Ben may have sealed days before."""
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        wishes = (Wish("person", "Ada"), Wish("open"), Wish("open"))
        live = await house.server.registry.open(ADA, "bohemian", wishes, {}, listed=False)
        await table_actions.sit_down(live, BEN, 1, "Ben", awaited=True)
        await sealed_numbers.seal(live, BEN, 1, 1, seal_of(BENS))
        await passes(live, timedelta(days=3))
        assert not gone_for(live, ADA), "nobody holds up a game that waits for players"
        if who == "a bot":
            await table_actions.begin(live, ADA)
        else:
            await table_actions.sit_down(live, EVE, 2, "Eve")
        assert not gone_for(live, ADA)
        await passes(live, TEN_MINUTES)
        assert gone_for(live, ADA) == (1,)


async def test_a_wait_goes_on_while_the_table_is_not_in_memory(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        live = await seated(house)
        await ben_is_gone(live)
        await passes(live, TEN_MINUTES)
        registry = house.server.registry
        await live.close()
        del registry._live[live.id]
        again = await registry.table(live.id)
        assert gone_for(again, ADA) == (1,)


async def test_the_record_and_every_check_say_for_whom_it_is_not_guaranteed(
    tmp_path: Path,
) -> None:
    """The operator tells Ada the secret: with no other number left she chooses her first roll. That
    cannot be prevented any more, but nobody can call it guaranteed for Ben."""
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        live = await seated(house)
        await ben_is_gone(live)
        await passes(live, TEN_MINUTES)
        await sealed_numbers.go_on_without(live, ADA, 1)
        dropped = (DroppedSeal(Seat(1), 1, seal_of(BENS)),)
        chosen = chosen_number(live, dropped)
        await sealed_numbers.open_number(live, ADA, 0, 2, chosen)
        assert live.course.record.entries[2].text == "roll 6 6 6 6"
        for person in (ADA, BEN):
            await closing.close(live, person)
        text = write(live.record)
        assert text.startswith("dorfplatz 3\n")
        assert f"\ndice dropped 1 1 {seal_of(BENS)}\n" in text
        record = read(text)
        assert record.dice is not None
        assert record.dice.dropped == dropped
        assert not check(course_of(record)).problems
        holds, does_not = guarantee_of(record, record.dice).sentences
        assert say(holds, names=record.names).startswith("Guaranteed for Ada, if ")
        assert say(does_not, names=record.names).startswith("Not guaranteed for Ben: ")


def chosen_number(live: LiveTable, dropped: tuple[DroppedSeal, ...]) -> str:
    """Tried out by somebody who knows the secret: four sixes in the first roll."""
    secret = live.stored.secret
    assert secret is not None
    for number in range(10**6):
        source = CheckableSource(secret, {Seat(0): f"{number:064x}"}, 0, dropped)
        if source.place(2, 6**4) == 6**4 - 1:
            return f"{number:064x}"
    raise AssertionError("one in 1296 numbers fits")


async def test_a_number_sealed_in_an_earlier_round_is_not_dropped_in_two_quiet_steps(
    tmp_path: Path,
) -> None:
    """Eve withholds hers, so all begin anew; Ben, who had opened his, has closed the page by then.
    He has sealed nothing in the second round, but something in the first."""
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        live = await seated(house, people=3)
        for seat, (person, number) in enumerate(((ADA, ADAS), (BEN, BENS), (EVE, EVES))):
            await sealed_numbers.seal(live, person, seat, 1, seal_of(number))
        for seat, (person, number) in enumerate(((ADA, ADAS), (BEN, BENS))):
            await sealed_numbers.open_number(live, person, seat, 1, number)
        await sealed_numbers.go_on_without(live, EVE, 1)
        assert live.stored.round == 2
        await sealed_numbers.seal(live, ADA, 0, 2, seal_of(ADAS))
        assert not gone_for(live, ADA)
        await passes(live, TEN_MINUTES)
        await sealed_numbers.go_on_without(live, ADA, 2)
        await sealed_numbers.open_number(live, ADA, 0, 3, ADAS)
        dice = live.course.record.dice
        assert dice is not None
        assert dice.dropped == (
            DroppedSeal(Seat(1), 1, seal_of(BENS)),
            DroppedSeal(Seat(2), 1, seal_of(EVES)),
        )
        assert (dice.round, {*dice.numbers}) == (3, {0})


async def test_who_seals_again_in_the_next_round_is_not_called_left_out(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        live = await seated(house, people=3)
        await sealed_numbers.seal(live, ADA, 0, 1, seal_of(ADAS))
        await sealed_numbers.seal(live, BEN, 1, 1, seal_of(BENS))
        await sealed_numbers.go_on_without(live, ADA, 1)
        for seat, (person, number) in enumerate(((ADA, EVES), (BEN, ADAS))):
            await sealed_numbers.seal(live, person, seat, 2, seal_of(number))
        for seat, (person, number) in enumerate(((ADA, EVES), (BEN, ADAS))):
            await sealed_numbers.open_number(live, person, seat, 2, number)
        dice = live.course.record.dice
        assert dice is not None
        assert (dict(dice.numbers), dice.dropped) == ({0: EVES, 1: ADAS}, ())


async def test_the_hash_of_a_new_secret_is_there_before_anything_is_sealed(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        live = await seated(house)
        await ben_is_gone(live)
        first = live.stored.secret
        await passes(live, TEN_MINUTES)
        await sealed_numbers.go_on_without(live, ADA, 1)
        assert live.stored.secret != first
        assert [seat.seal for seat in live.stored.seats] == [None, None]
        with pytest.raises(Illegal):
            await sealed_numbers.seal(live, BEN, 1, 2, seal_of(BENS))


async def test_in_a_rematch_a_number_is_asked_again_of_those_whose_was_left_out(
    tmp_path: Path,
) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        ada, ben = await house.program("Ada"), await house.program("Ben")
        seats = [{"kind": "person", "name": "Ada", "adds_number": True}, {"kind": "open"}]
        table = (await ada.post("/tables", seats=seats)).json()["id"]
        await ben.post(f"/tables/{table}/seats/1", name="Ben", adds_number=True)
        for seat, (program, number) in enumerate(((ada, ADAS), (ben, BENS))):
            await program.post(f"/tables/{table}/seats/{seat}/seal", round=1, seal=seal_of(number))
        await ada.post(f"/tables/{table}/seats/0/number", round=1, number=ADAS)
        await passes(await house.live(table), TEN_MINUTES)
        shown = (await ada.post(f"/tables/{table}/without", round=1)).json()
        left_out = [{"seat": 1, "round": 1, "seal": seal_of(BENS)}]
        assert shown["dice"]["dropped"] == left_out
        await ada.post(f"/tables/{table}/seats/0/number", round=2, number=ADAS)
        await play_out(table, ada, ben)
        again = (await ben.post(f"/tables/{table}/rematch")).json()
        assert again["dice"]["awaited"] == [0, 1]
        assert again["dice"]["dropped"] == []
