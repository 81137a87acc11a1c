"""The hall: all tables of a server, kept in memory only while somebody needs them."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from secrets import token_urlsafe
from time import monotonic
from typing import Final

from dorfplatz.bots import roster
from dorfplatz.core.record import PERSON, check_name, read
from dorfplatz.core.refusal import Illegal
from dorfplatz.games.catalogue import AnyGame, course_of, find
from dorfplatz.play.names import free_name
from dorfplatz.play.seating import automa_player, seated
from dorfplatz.server import refusals
from dorfplatz.server.live import OPEN, LiveTable, Services
from dorfplatz.server.logs import log
from dorfplatz.server.refusals import Forbidden, Missing, TooMany
from dorfplatz.server.store.stored import StoredSeat, StoredTable, now
from dorfplatz.server.visitors import Visitor

SWEEP_EVERY: Final = 30.0


@dataclass(frozen=True, slots=True)
class Wish:
    """What a seat of a new table should be: a person here, open for somebody, or a bot."""

    kind: str
    name: str = ""


class Hall:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._live: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeping = asyncio.create_task(self._sweep())

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, brought back from the store if need be."""
        task = self._live.get(table_id)
        if task is None:
            task = self._live[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._live.get(table_id) is task:
                del self._live[table_id]
            raise

    async def open(
        self,
        host: Visitor,
        game: str,
        wishes: tuple[Wish, ...],
        options: Mapping[str, str],
        *,
        listed: bool,
        hints: bool = True,
    ) -> LiveTable:
        """A new table; where every seat is taken the game begins at once."""
        rules = find(game)
        wishes = _with_automas(rules, wishes)
        settled = rules.settle(len(wishes), options)
        await self._check_number(host)
        named = _with_names(rules, wishes)
        seats = tuple(_seat(wish, host.id if wish.kind == PERSON else None) for wish in named)
        table = StoredTable(_new_id(), game, host.id, listed, settled, seats, hints=hints)
        live = await self._create(table)
        live.seen(host)
        return live

    async def rematch(self, live: LiveTable, visitor: Visitor) -> LiveTable:
        """The same people and bots once more, at a new table; where one stands already, there."""
        if not live.course.is_complete:
            raise Illegal(refusals.NOT_OVER)
        if not live.seats_of(visitor):
            raise Forbidden(refusals.WATCHING)
        if live.stored.next is None:
            await self._check_number(visitor)
            await live.do(lambda: live.continue_at(_again(live)))
        assert live.stored.next is not None
        return await self.table(live.stored.next)

    async def wake_all(self) -> None:
        """After a start every unfinished game goes on; those that wait for people soon rest."""
        store = self._services.store
        for table_id in await self._services.journal.read(store.unfinished):
            try:
                await self.table(table_id)
            except Exception as fault:
                log(logging.ERROR, "table cannot be brought back", fault=fault, table=table_id)

    def find(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return next((live for name, live in self._loaded() if name == table_id), None)

    def dismiss(self) -> None:
        """The server is about to stop: nobody needs to listen any longer."""
        for _, live in self._loaded():
            live.dismiss()

    async def close(self) -> None:
        self._sweeping.cancel()
        for _, live in self._loaded():
            await live.close()

    async def _create(self, table: StoredTable) -> LiveTable:
        await self._services.journal.call(self._services.store.create, table)
        return await self.table(table.id)

    async def _load(self, table_id: str) -> LiveTable:
        store, journal = self._services.store, self._services.journal
        stored = await journal.read(store.load, table_id)
        if stored is None:
            raise Missing(refusals.NO_TABLE)
        text = await journal.read(store.record, table_id)
        course = None if text is None else course_of(read(text))
        live = LiveTable(stored, course, self._services)
        try:
            await live.start()
        except BaseException:
            await live.close()
            raise
        return live

    async def _check_number(self, host: Visitor) -> None:
        store, most = self._services.store, self._services.settings.open_tables
        if await self._services.journal.read(store.open_tables_of_host, host.id) >= most:
            raise TooMany(refusals.TOO_MANY_TABLES, most=most)

    async def _sweep(self) -> None:
        """Again and again; whatever goes wrong once may work the next time."""
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self._services.settings.idle_after))
            try:
                await self._let_go()
            except Exception as fault:
                log(logging.ERROR, "sweeping failed", fault=fault)

    async def _let_go(self) -> None:
        """Of tables that nobody looks at, and of lobbies that nobody came to."""
        settings, store = self._services.settings, self._services.store
        for table_id, live in self._loaded():
            if _is_idle(live, settings.idle_after):
                del self._live[table_id]
                await live.close()
        before = now() - timedelta(seconds=settings.lobbies_kept)
        await self._services.journal.call(store.forget_empty_lobbies, before)

    def _loaded(self) -> list[tuple[str, LiveTable]]:
        tasks = self._live.items()
        done = ((name, task) for name, task in tasks if task.done() and not task.exception())
        return [(name, task.result()) for name, task in done]


def _new_id() -> str:
    return token_urlsafe(9)


def _again(live: LiveTable) -> StoredTable:
    """A new table with the same seats."""
    stored = live.stored
    return StoredTable(
        _new_id(),
        stored.game,
        stored.host,
        stored.listed,
        live.course.record.options,
        tuple(replace(seat, key=token_urlsafe(12)) for seat in stored.seats),
        hints=stored.hints,
    )


def _is_idle(live: LiveTable, seconds: float) -> bool:
    """Where nobody has come since it was brought back, nobody may come for long."""
    patience = seconds if live.presence.was_visited else min(seconds, SWEEP_EVERY)
    return not live.is_busy and monotonic() - live.presence.last > patience


def _seat(wish: Wish, owner: str | None) -> StoredSeat:
    return StoredSeat(wish.kind, wish.name, token_urlsafe(12), (owner,) if owner else ())


def _with_automas(game: AnyGame, wishes: tuple[Wish, ...]) -> tuple[Wish, ...]:
    """Those whom the rules play have their own seats, whether they are named or not."""
    automas = game.automas()
    others = [wish for wish in wishes if wish.kind not in automas.values()]
    if not others:
        return wishes
    return seated(automas, others, lambda kind: Wish(kind, automa_player(kind).name))


def _with_names(game: AnyGame, wishes: tuple[Wish, ...]) -> Iterable[Wish]:
    """People say their names, bots get one, open seats wait for theirs."""
    taken, automas = {wish.name for wish in wishes}, game.automas().values()
    for wish in wishes:
        if wish.kind == OPEN:
            yield Wish(OPEN)
            continue
        if wish.kind != PERSON and wish.kind not in automas:
            roster.check(game.name, wish.kind)
        name = wish.name if wish.kind == PERSON or wish.name else free_name(taken)
        check_name(name)
        taken.add(name)
        yield Wish(wish.kind, name)
