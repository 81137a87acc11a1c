"""Summaries of games that were over before summaries were kept: made when somebody wants them, and
sooner or later for all."""

import asyncio
import logging
from dataclasses import replace
from time import monotonic
from typing import Final

from dorfplatz.server.http.refusals import Unreadable
from dorfplatz.server.logs import log
from dorfplatz.server.store.finished import Finished, finished_of, without_summary
from dorfplatz.server.tables.replays.background import OURSELVES, Slices
from dorfplatz.server.tables.replays.replaying import replayed
from dorfplatz.server.tables.services import Services
from dorfplatz.server.tables.summaries import summary_text

PATIENCE: Final = 1.0
"""Seconds that a page may wait for old games; the next visit goes on where it stopped."""
REST: Final = 1.0
"""Seconds between two games that nobody waits for."""


async def with_summaries(services: Services, client: str, asker: str = OURSELVES) -> list[Finished]:
    """Somebody's finished games; to replay one takes up to a fifth of a second, so at most a few
    of those without a summary get theirs now, the newest first."""
    games = await services.journal.read(finished_of, services.store, client)
    end = monotonic() + PATIENCE
    for place, game in enumerate(games):
        if game.summary is None and monotonic() < end:
            games[place] = replace(game, summary=await _make(services, game.id, asker))
    return games


async def sum_up_all(services: Services) -> None:
    """What games tell together must not lack those whose players never come back."""
    for table_id in await services.journal.read(without_summary, services.store):
        await _make(services, table_id, OURSELVES)
        await asyncio.sleep(REST)


async def _make(services: Services, table_id: str, asker: str) -> str:
    """Empty if it cannot be made; that is not stored, for the next version may be able to."""
    try:
        text = await services.journal.read(services.store.record, table_id)
        assert text is not None
        made = await services.background.run(asker, _summary(text))
    except Unreadable:  # noted by the store
        return ""
    except Exception as fault:
        log(logging.ERROR, "game cannot be summed up", fault=fault, table=table_id)
        return ""
    await services.journal.call(services.store.update_table, table_id, summary=made)
    return made


def _summary(record: str) -> Slices[str]:
    return summary_text((yield from replayed(record)))
