"""A live table: somebody plays at it or watches it.

Its task does one thing after the other, so nothing needs a lock. A change is made to a copy of the
course, stored, and only then shown: whoever reads `course` or `stored` sees nothing that is not on
the disk.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from random import randrange
from secrets import token_urlsafe
from typing import Any, Final, TypeVar

from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import Player, read, write, write_entry, write_header
from dorfplatz.core.refusal import Refusal, Stale
from dorfplatz.core.seat import Actor, Seat
from dorfplatz.games.catalogue import AnyCourse, course_of, find
from dorfplatz.play.table import MOVED_ON, AnyTable, Table, new_record
from dorfplatz.server import refusals
from dorfplatz.server.bot_turns import BotTurns
from dorfplatz.server.logs import log
from dorfplatz.server.presence import Presence
from dorfplatz.server.refusals import Missing
from dorfplatz.server.settings import Settings
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition, Conflict, StoredSeat, StoredTable
from dorfplatz.server.thinking import Thinker
from dorfplatz.server.visitors import PACES, USUAL, Visitor

OPEN: Final = "open"
"""The kind of a seat that waits for a person."""

Action = Callable[[], Awaitable[None]]
Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Services:
    """What all tables of a server share."""

    store: Store
    journal: Journal
    thinker: Thinker
    settings: Settings


class LiveTable:
    def __init__(self, stored: StoredTable, course: AnyCourse | None, services: Services) -> None:
        self.stored = stored
        self.presence = Presence(services.settings.away_after)
        self.is_open = True
        """Until the server stops, or lets go of the table."""
        self.tick = randrange(1 << 30)
        """Counts everything that may change a page, not only entries; never begins where a page
        from before a restart may be."""
        self._course = course
        self._services = services
        self._call = services.journal.call
        self._changed = asyncio.Event()
        self._remembered: dict[Hashable, Any] = {}
        self._requests: asyncio.Queue[tuple[Action, asyncio.Future[None]]] = asyncio.Queue()
        self._waiting: set[asyncio.Future[None]] = set()
        self._paces: dict[str, str] = {}
        self._bots = BotTurns(self, services.thinker, services.settings.bot_pause)
        self._worker = asyncio.create_task(self._work(), name=f"table {stored.id}")

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
        return None if self._course is None else self._course.actor

    @property
    def is_busy(self) -> bool:
        """Whether something still happens here by itself."""
        return bool(self._bots.tasks or self._waiting) or self.presence.anyone

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

    def is_away(self, seat: Seat) -> bool:
        """Whether others may give a person's seat to a bot."""
        return self.in_person(seat) and self.presence.is_away(self.stored.seats[seat].owners)

    @property
    def next_change(self) -> asyncio.Event:
        """Set by the next change after this was asked for."""
        return self._changed

    async def start(self) -> None:
        """What was interrupted goes on: a game that is to begin, dice not rolled, a bot's turn."""
        if self.has_begun:
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
        self._remembered.clear()
        self._changed.set()
        self._changed = asyncio.Event()

    def dismiss(self) -> None:
        """Send everybody who listens away; they come back by themselves."""
        self.is_open = False
        self.announce()

    async def close(self) -> None:
        self.dismiss()
        tasks = [self._worker, *self._bots.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for answer in [*self._waiting]:
            if not answer.done():
                answer.set_exception(Stale(MOVED_ON))
                answer.exception()  # whoever asked may have gone

    # One thing after the other

    async def do(self, action: Action) -> None:
        if not self.is_open:
            raise Stale(MOVED_ON)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        self._requests.put_nowait((action, answer))
        await asyncio.shield(answer)

    async def _work(self) -> None:
        while True:
            action, answer = await self._requests.get()
            try:
                await action()
            except Exception as problem:
                self._note(problem)
                answer.set_exception(problem)
                answer.exception()  # whoever asked may have gone
            else:
                answer.set_result(None)

    def _note(self, problem: Exception) -> None:
        if not isinstance(problem, Refusal):
            log(logging.ERROR, "table failed", fault=problem, **self.facts)

    async def advance(self, change: Callable[[AnyTable], None]) -> None:
        """Change a copy of the course, store what was added, then show it."""
        await self._advance_from(self.course, change)

    async def _advance_from(self, before: AnyCourse, change: Callable[[AnyTable], None]) -> None:
        after = before.copy()
        change(Table(after, RandomSource()))
        added = after.entries[len(before.entries) :]
        if added:
            lines = tuple(write_entry(entry).removesuffix("\n") for entry in added)
            addition = Addition(self.id, len(before.entries), lines, after.is_complete)
            try:
                await self._services.journal.append(addition)
            except Conflict as conflict:
                log(logging.ERROR, "table was behind its record", fault=conflict, table=self.id)
                await self._reload_course()
                raise Stale(MOVED_ON) from None
        self._course = after
        self.announce()
        self._bots.wake()

    # Seats

    async def fill(self, seat: Seat, kind: str, name: str, *owners: str) -> None:
        """Somebody has a seat from now on; its personal link is a new one."""
        taken = StoredSeat(kind, name, token_urlsafe(12), owners)
        await self._call(self._services.store.set_seat, self.id, seat, taken)
        await self._reload_seats()

    async def add_owner(self, seat: Seat, owner: str) -> None:
        await self._call(self._services.store.add_owner, self.id, seat, owner)
        await self._reload_seats()

    async def continue_at(self, table: StoredTable) -> None:
        """The rematch, if there is none yet."""
        stands = await self._call(self._services.store.create, table, self.id)
        self.stored = replace(self.stored, next=stands)
        self.announce()

    async def begin_if_full(self) -> None:
        if self.has_begun or any(seat.kind == OPEN for seat in self.stored.seats):
            return
        players = tuple(Player(seat.kind, seat.name) for seat in self.stored.seats)
        record = new_record(find(self.stored.game), players, self.stored.options)
        header = write_header(record)
        if self.stored.header is None:
            await self._call(self._services.store.begin, self.id, header)
            self.stored = replace(self.stored, header=header)
        await self._advance_from(course_of(record), _as_it_is)

    async def _reload_seats(self) -> None:
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
