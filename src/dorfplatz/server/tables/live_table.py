"""A live table: somebody plays at it or watches it.

Its task does one thing after the other, so nothing needs a lock. A change is made to a copy of the
course, stored, and only then shown: whoever reads `course` or `stored` sees nothing that is not on
the disk.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from random import randrange
from time import monotonic
from typing import Any, TypeVar

from dorfplatz.core.chance import RandomSource, Source
from dorfplatz.core.record import Record, read, write, write_entry, write_header
from dorfplatz.core.refusal import Illegal, Refusal, Stale
from dorfplatz.core.seat import Actor, Seat
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.play.dice import CheckableSource, draws_of
from dorfplatz.play.table import MOVED_ON, AnyTable, Table
from dorfplatz.server.http import refusals
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.visitors import PACES, USUAL, Visitor
from dorfplatz.server.logs import log
from dorfplatz.server.store.stored import Addition, Conflict, StoredSeat, StoredTable, now
from dorfplatz.server.tables.bot_turns import BotTurns
from dorfplatz.server.tables.dice_round import Phase, phase
from dorfplatz.server.tables.first_record import Fork, first_record
from dorfplatz.server.tables.presence import Presence
from dorfplatz.server.tables.serial_task import Action, SerialTask
from dorfplatz.server.tables.services import Services
from dorfplatz.server.tables.summaries import summary_text
from dorfplatz.server.tables.turn_clock import due_after, hand_back, turn_of

Made = TypeVar("Made")


class LiveTable:
    def __init__(self, stored: StoredTable, course: AnyCourse | None, services: Services) -> None:
        self.stored = stored
        self.presence = Presence(services.settings.away_after, services.clock)
        self.is_open = True
        """Until the server stops, or lets go of the table."""
        self.tick = randrange(1 << 30)
        """Counts everything that may change a page, not only entries; never begins where a page
        from before a restart may be."""
        self.changed_at = monotonic()
        self._holders = 0
        self._course = course
        self._services = services
        self._call = services.journal.call
        self._changed = asyncio.Event()
        self._remembered: dict[Hashable, Any] = {}
        self._paces: dict[str, str] = {}
        self._bots = BotTurns(self, services.thinker, services.settings.bot_pause)
        self._tasks = SerialTask(f"table {stored.id}", self._note)

    # What readers see

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def has_begun(self) -> bool:
        return self._course is not None

    @property
    def course(self) -> AnyCourse:
        if self._course is None:
            raise Missing(refusals.NOT_BEGUN)
        return self._course

    @property
    def version(self) -> int:
        return 0 if self._course is None else len(self._course.entries)

    @property
    def actor(self) -> Actor | None:
        """Who acts now; nobody before the game begins, and where nothing more is played."""
        return None if self._course is None or self.is_closed else self._course.actor

    @property
    def is_closed(self) -> bool:
        return self.stored.closed

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing more is played here."""
        return self.is_closed or (self._course is not None and self._course.is_complete)

    @property
    def record(self) -> Record:
        """As anybody may have it: with the secret of the dice only when nothing more is drawn."""
        record, secret = self.course.record, self.stored.secret
        if record.dice is None or secret is None or not self.is_at_rest:
            return record
        return replace(record, dice=replace(record.dice, secret=secret))

    @property
    def is_busy(self) -> bool:
        """Whether something still happens here by itself, or somebody has it in hand."""
        at_work = bool(self._bots.tasks) or self._tasks.is_busy
        return at_work or self._holders > 0 or self.presence.anyone

    @property
    def bots_get_ready(self) -> bool:
        """Whether a bot here waits until what it needs is compiled."""
        return self._bots.wait_for_engine

    @property
    def pace(self) -> str:
        """How fast bots should move: of all wishes the slowest."""
        return max(self._paces.values(), key=PACES.index, default=USUAL)

    @property
    def facts(self) -> dict[str, str | None]:
        """For the log of a failure: which table, and its record."""
        record = write(self._course.record) if self._course else self.stored.header
        return {"table": self.id, "record": record}

    def seats_of(self, visitor: Visitor) -> tuple[Seat, ...]:
        seats = enumerate(self.stored.seats)
        return tuple(Seat(seat) for seat, stored in seats if visitor.id in stored.owners)

    def acting_seat(self, visitor: Visitor) -> Seat | None:
        """The seat that this visitor may move for now."""
        seat = self.actor
        if isinstance(seat, int) and seat in self.seats_of(visitor) and self.in_person(seat):
            return seat
        return None

    def in_person(self, seat: Seat) -> bool:
        """Whether no bot plays the seat at the moment."""
        return self._course is not None and self._course.players[seat].is_person

    def seen(self, visitor: Visitor) -> None:
        seated = bool(self.seats_of(visitor))
        self.presence.seen(visitor.id, seated=seated)
        if seated or visitor.id == self.stored.host:
            self._paces[visitor.id] = visitor.pace if visitor.pace in PACES else USUAL

    def stays(self, visitor: Visitor) -> AbstractContextManager[None]:
        """As long as somebody listens."""
        return self.presence.stays(visitor.id, seated=bool(self.seats_of(visitor)))

    @contextmanager
    def held(self) -> Iterator[None]:
        """As long as a request is about this table, it is not let go."""
        self._holders += 1
        try:
            yield
        finally:
            self._holders -= 1

    def is_away(self, seat: Seat) -> bool:
        """Whether others may give a person's seat to a bot."""
        return self.in_person(seat) and self.presence.is_away(self.stored.seats[seat].owners)

    @property
    def next_change(self) -> asyncio.Event:
        """Set by the next change after this was asked for."""
        return self._changed

    async def start(self) -> None:
        """What was interrupted goes on: a game that is to begin, dice not rolled, a bot's turn."""
        if self.is_at_rest:
            self.announce()
        elif self.has_begun:
            await self.do(lambda: self.advance(_as_it_is))
        else:
            await self.do(self.begin_if_full)

    def remembered(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """Something that many readers need, made once until the next change."""
        if key not in self._remembered:
            self._remembered[key] = make()
        made: Made = self._remembered[key]
        return made

    def announce(self) -> None:
        """Wake everybody who shows this table."""
        self.tick += 1
        self.changed_at = monotonic()
        self._remembered.clear()
        self._changed.set()
        self._changed = asyncio.Event()
        self._services.waiting.note(self.id, self._awaited())
        if self.is_open:
            self._services.bell.ring(self.stored)
            self._services.noticed(self)

    def waiting_elsewhere(self, visitor: Visitor) -> int:
        """At how many other tables it is a visitor's turn."""
        return len(self._services.waiting.at(visitor.id) - {self.id})

    def _awaited(self) -> tuple[str, ...]:
        """Those who are to move here."""
        seat = None if self.is_closed else turn_of(self._course)
        return () if seat is None else self.stored.seats[seat].owners

    def dismiss(self) -> None:
        """Send everybody who listens away; they come back by themselves."""
        self.is_open = False
        self.announce()

    async def close(self) -> None:
        self.dismiss()
        for task in self._bots.tasks:
            task.cancel()
        await asyncio.gather(*self._bots.tasks, return_exceptions=True)
        await self._tasks.close()

    # One thing after the other

    async def do(self, action: Action) -> None:
        if not self.is_open:
            raise Stale(MOVED_ON)
        await self._tasks.do(action)

    def _note(self, problem: Exception) -> None:
        if not isinstance(problem, Refusal):
            log(logging.ERROR, "table failed", fault=problem, **self.facts)

    async def advance(self, change: Callable[[AnyTable], None]) -> None:
        """Change a copy of the course, store what was added, then show it."""
        await self._advance_from(self.course, change)

    async def _advance_from(self, before: AnyCourse, change: Callable[[AnyTable], None]) -> None:
        if self.is_closed:
            raise Illegal(refusals.CLOSED)
        after = before.copy()
        table = Table(after, self._source(before))
        change(table)
        hand_back(self.stored, before, table)
        if len(after.entries) > len(before.entries):
            await self._append(before, after)
        elif self.stored.turn != turn_of(after):  # a fork, or a game from before turns were stored
            await self._note_turn(before, after)
        self._course = after
        self.announce()
        self._bots.wake()

    async def _note_turn(self, before: AnyCourse, after: AnyCourse) -> None:
        turn, due = turn_of(after), due_after(self.stored, before, after)
        await self._call(self._services.store.update_table, self.id, turn=turn, due=due)
        self.stored = replace(self.stored, turn=turn, due=due)

    def _source(self, course: AnyCourse) -> Source:
        """The dice of this table; games from before they could be checked go on as they began."""
        dice, secret = course.record.dice, self.stored.secret
        if dice is None or secret is None:
            return RandomSource()
        return CheckableSource(secret, dice.numbers, draws_of(course))

    async def _append(self, before: AnyCourse, after: AnyCourse) -> None:
        addition = Addition(
            self.id,
            len(before.entries),
            _lines(after.record, len(before.entries)),
            after.is_complete,
            turn=turn_of(after),
            due=due_after(self.stored, before, after),
            summary=summary_text(after) if after.is_complete else None,
        )
        try:
            await self._services.journal.append(addition)
        except Conflict as conflict:
            log(logging.ERROR, "table was behind its record", fault=conflict, table=self.id)
            await self._reload_course()
            raise Stale(MOVED_ON) from None
        turn, due = addition.turn, addition.due
        self.stored = replace(self.stored, over=addition.over, turn=turn, due=due)

    # Seats

    async def fill(self, seat: Seat, taken: StoredSeat) -> None:
        """Somebody has a seat from now on."""
        await self._call(self._services.store.set_seat, self.id, seat, taken)
        await self.reload()

    async def begin_new_round(self, without: Sequence[Seat], secret: str) -> None:
        """Numbers for the dice are asked for anew, but not from these seats."""
        await self._call(self._services.store.new_round, self.id, without, secret)
        await self.reload()

    async def set_seat(self, seat: Seat, **values: Any) -> None:
        """Change facts of a seat."""
        await self._call(self._services.store.update_seat, self.id, seat, **values)
        await self.reload()

    async def set_facts(self, **values: Any) -> None:
        """Change facts of the table that are not its record."""
        await self._call(self._services.store.update_table, self.id, **values)
        await self.reload()

    async def add_owner(self, seat: Seat, owner: str) -> None:
        await self._call(self._services.store.add_owner, self.id, seat, owner)
        await self.reload()

    async def continue_at(self, table: StoredTable) -> None:
        """The rematch, if there is none yet."""
        stands = await self._call(self._services.store.create, table, self.id)
        self.stored = replace(self.stored, next=stands)
        self.announce()

    async def close_for_good(self) -> None:
        """Nothing more is played here; what was played is summed up."""
        told = summary_text(self._course) if self._course is not None else None
        await self.set_facts(closed=True, turn=None, due=None, summary=told, touched=now())

    async def begin_if_full(self) -> None:
        """The game begins when everybody sits and all numbers for the dice are there."""
        if self.has_begun or self.is_closed or phase(self.stored.seats) is not Phase.READY:
            return
        record = first_record(self.stored, await self._origin())
        header = write_header(record)
        if self.stored.header is None:
            await self._call(self._services.store.begin, self.id, header, _lines(record))
            self.stored = replace(self.stored, header=header)
        await self._advance_from(course_of(record), _as_it_is)

    async def _origin(self) -> str | None:
        """The record of the table that this one branches off."""
        fork = Fork.read(self.stored.origin)
        return None if fork is None else await self._call(self._services.store.record, fork.table)

    async def reload(self) -> None:
        """Everything but the record, as it is stored now."""
        stored = await self._call(self._services.store.load, self.id)
        assert stored is not None
        self.stored = stored
        self.announce()

    async def _reload_course(self) -> None:
        text = await self._call(self._services.store.record, self.id)
        self._course = None if text is None else course_of(read(text))
        self.announce()


def _as_it_is(_table: AnyTable) -> None:
    """Only chance acts, if it is her turn."""


def _lines(record: Record, start: int = 0) -> tuple[str, ...]:
    return tuple(write_entry(entry).removesuffix("\n") for entry in record.entries[start:])
