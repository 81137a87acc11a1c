"""A game begins, or goes on after its table was brought back."""

from dorfplatz.server.tables.dice_round import Phase, phase
from dorfplatz.server.tables.first_record import Fork, first_record
from dorfplatz.server.tables.live_table import LiveTable, action


async def begin_if_full(live: LiveTable) -> None:
    """The game begins when everybody sits and all numbers for the dice are there."""
    if live.has_begun or live.is_closed or phase(live.stored.seats) is not Phase.READY:
        return
    fork = Fork.read(live.stored.origin)
    origin = None if fork is None else await live.storage.course(fork.table)
    await live.begin(first_record(live.stored, origin))


async def resume(live: LiveTable) -> None:
    """What was interrupted goes on: a game that is to begin, dice not rolled, a bot's turn."""
    if live.is_at_rest:
        live.changes.publish()
    else:
        await _go_on(live)


@action
async def _go_on(live: LiveTable) -> None:
    if live.has_begun:
        await live.commit(live.draft())
    else:
        await begin_if_full(live)
