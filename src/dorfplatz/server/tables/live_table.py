"""A live table: somebody plays at it or watches it.

Its task does one thing after the other, so nothing needs a lock. A change is made to a draft, a
copy of the course; what it adds is stored, and only then shown: whoever reads `course` or `stored`
sees nothing that is not on the disk. Whoever wants to know of changes subscribes to `changes`.
"""

import logging
from collections.abc import Awaitable, Callable, Container, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec

from dorfplatz.core.record import Record, write
from dorfplatz.core.refusal import Illegal, Refusal, Stale
from dorfplatz.core.seat import Actor
from dorfplatz.core.text import Text
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.play.table import AnyTable, Table
from dorfplatz.play.words import MOVED_ON
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.words import CLOSED, NO_HINTS, NO_HINTS_YET, NOT_BEGUN
from dorfplatz.server.logs import log
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Conflict, StoredTable, now
from dorfplatz.server.tables.game_length import is_too_long
from dorfplatz.server.tables.live.bot_pace import BotPace
from dorfplatz.server.tables.live.changes import Changes
from dorfplatz.server.tables.live.dice_source import source_of, with_secret
from dorfplatz.server.tables.live.presence import Presence
from dorfplatz.server.tables.live.serial_task import Action, SerialTask
from dorfplatz.server.tables.live.table_cache import TableCache
from dorfplatz.server.tables.live.table_storage import TableStorage, Write
from dorfplatz.server.tables.live.turn_clock import hand_back
from dorfplatz.server.tables.summaries import summary_text

Arguments = ParamSpec("Arguments")


class LiveTable:
    def __init__(
        self,
        stored: StoredTable,
        course: AnyCourse | None,
        storage: TableStorage,
        presence: Presence,
        unhinted: Container[str] = (),
    ) -> None:
        """`unhinted` has the ids of all tables where a game goes on without hints."""
        self.stored = stored
        self.storage = storage
        self.presence = presence
        self.bot_pace = BotPace()
        self.bots_get_ready = False
        """Whether a bot here waits until what it needs is compiled."""
        self.cache = TableCache()
        self.changes = Changes(self)
        self.changes.subscribe(self.cache.table_changed)
        self.is_open = True
        """Until the server stops, or lets go of the table."""
        self._course = course
        self._unhinted = unhinted
        self._holders = 0
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
            raise Missing(NOT_BEGUN)
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
    def why_no_hints(self) -> Text | None:
        """None where hints are allowed."""
        if not self.stored.hints:
            return NO_HINTS
        goes_on = any(table in self._unhinted for table in self.stored.hints_after)
        return NO_HINTS_YET if goes_on else None

    @property
    def unhinted_sources(self) -> tuple[str, ...]:
        """Where a game that begins with this one goes on without hints: here, or where this one
        comes from."""
        return tuple(
            table for table in (*self.stored.hints_after, self.id) if table in self._unhinted
        )

    @property
    def record(self) -> Record:
        """As anybody may have it: with the secret of the dice only when nothing more is drawn."""
        record = self.course.record
        return with_secret(record, self.stored.secret) if self.is_at_rest else record

    @property
    def facts(self) -> dict[str, str | None]:
        """For the log of a failure: which table, and its record."""
        record = write(self._course.record) if self._course else self.stored.header
        return {"table": self.id, "record": record}

    # How long it stays in memory

    @property
    def is_busy(self) -> bool:
        """Whether something still happens here by itself, or somebody has it in hand."""
        return self._tasks.is_busy or self._holders > 0 or self.presence.anyone

    @contextmanager
    def held(self) -> Iterator[None]:
        """As long as a request or a bot is about this table, it is not let go."""
        self._holders += 1
        try:
            yield
        finally:
            self._holders -= 1

    def dismiss(self) -> None:
        """Send everybody who listens away; they come back by themselves."""
        self.is_open = False
        self.changes.publish()

    async def close(self) -> None:
        """What is being done is finished; nothing else is begun."""
        self.dismiss()
        await self._tasks.close()

    # One thing after the other

    async def do(self, action: Action) -> None:
        """In its turn; see `action` below."""
        if not self.is_open:
            raise Stale(MOVED_ON)
        await self._tasks.do(action)

    def _note(self, problem: Exception) -> None:
        if not isinstance(problem, Refusal):
            log(logging.ERROR, "table failed", fault=problem, **self.facts)

    def draft(self) -> AnyTable:
        """A copy of the game to play on, which nobody sees; dice that were due are rolled."""
        return self._draft(self.course)

    async def commit(self, draft: AnyTable) -> None:
        """Store what the draft adds to the game, then show it."""
        await self._commit(self.course, draft)

    async def begin(self, record: Record) -> None:
        """The game begins, from nothing or with what was played elsewhere."""
        if self.stored.header is None:
            self.stored = await self.storage.begin(self.stored, record)
        start = await self.storage.replayed(record)
        await self._commit(start, self._draft(start))

    async def save(
        self, change: Write[Arguments], *facts: Arguments.args, **named: Arguments.kwargs
    ) -> None:
        """Store something that is not the record, then show it."""
        await self.storage.write(change, *facts, **named)
        await self.reload()

    async def close_for_good(self) -> None:
        """Nothing more is played here; what was played is summed up."""
        told = summary_text(self.course) if self.has_begun else None
        facts = {"closed": True, "turn": None, "due": None, "summary": told, "touched": now()}
        await self.save(Store.update_table, **facts)

    async def reload(self) -> None:
        """Everything but the record, as it is stored now."""
        self.stored = await self.storage.load()
        self.changes.publish()

    def _draft(self, course: AnyCourse) -> AnyTable:
        if self.is_closed:
            raise Illegal(CLOSED)
        return Table(course.copy(), source_of(course, self.stored.secret))

    async def _commit(self, before: AnyCourse, draft: AnyTable) -> None:
        hand_back(self.stored, before, draft)
        try:
            self.stored = await self.storage.append(self.stored, before, draft.course)
        except Conflict as conflict:
            log(logging.ERROR, "table was behind its record", fault=conflict, table=self.id)
            self._course = await self.storage.course()
            await self.reload()
            raise Stale(MOVED_ON) from None
        self._course = draft.course
        self.changes.publish()
        if is_too_long(self._course):
            await self.close_for_good()


def action(
    body: Callable[Concatenate[LiveTable, Arguments], Awaitable[None]],
) -> Callable[Concatenate[LiveTable, Arguments], Coroutine[Any, Any, None]]:
    """Marks what can be asked of a table. It is done in its turn, after all that was asked before,
    even if whoever asked has gone by then. Inside one action another must not be awaited: it would
    wait for the first to end."""

    @wraps(body)
    async def in_turn(
        live: LiveTable, /, *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> None:
        await live.do(partial(body, live, *arguments, **named))

    return in_turn
