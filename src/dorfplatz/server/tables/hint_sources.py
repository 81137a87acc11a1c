"""Where an uploaded record may come from: a game of this server that goes on without hints."""

from itertools import islice

from dorfplatz.core.record import Record, write_entry
from dorfplatz.core.seat import CHANCE
from dorfplatz.server.store import unhinted
from dorfplatz.server.tables.services import Services


async def games_like(services: Services, record: Record) -> tuple[str, ...]:
    """The games without hints that go on with the dice of a record, or began as it did. Whoever
    changes the first draws gets by: they could as well ask a bot on their own machine."""
    read, store, game = services.journal.read, services.store, record.game
    drawn = (entry for entry in record.entries if entry.actor is CHANCE)
    lines = [write_entry(entry).removesuffix("\n") for entry in islice(drawn, unhinted.DRAWS)]
    found = await read(unhinted.begun_alike, store, game, lines)
    if record.dice is not None:
        found |= await read(unhinted.with_dice, store, game, record.dice.hash)
    return tuple(sorted(found))
