"""Who is to be told what: a person of their own turn, a table of everything."""

from datetime import datetime
from typing import TYPE_CHECKING

from dorfplatz.core.seat import Seat
from dorfplatz.server.store.deliveries import YOUR_TURN, News
from dorfplatz.server.store.hooks import StoredHook
from dorfplatz.server.webhooks.events import TURN, Event, latest
from dorfplatz.server.webhooks.messages import facts_of, message

if TYPE_CHECKING:
    from dorfplatz.server.tables.live_table import LiveTable


def news_for(hook: StoredHook, live: "LiveTable", now: datetime) -> News | None:
    """Nothing for those who have no seat here (any more)."""
    event, mine = latest(live), _seats_of(hook.owner, live)
    if event is None or not mine:
        return None
    if hook.table_id is None:
        return _for_person(hook, live, event, mine, now)
    return _told(hook, live, event, event.name, now)


def _for_person(
    hook: StoredHook, live: "LiveTable", event: Event, mine: tuple[Seat, ...], now: datetime
) -> News | None:
    """Those who look at the table see it for themselves; to them it counts as told."""
    is_mine = event.seat in mine
    if event.name == TURN and not is_mine:
        return None
    seats = (event.seat,) if event.seat is not None and is_mine else mine
    if any(live.presence.is_here(live.stored.seats[seat].owners) for seat in seats):
        return News(hook.id, live.id, event.version, event.name)
    name = YOUR_TURN if event.name == TURN else event.name
    return _told(hook, live, event, name, now, mine=is_mine)


def _told(
    hook: StoredHook,
    live: "LiveTable",
    event: Event,
    name: str,
    now: datetime,
    *,
    mine: bool = False,
) -> News:
    body = message(name, facts_of(live, event), hook.base, hook.language, mine=mine)
    return News(hook.id, live.id, event.version, name, body, now)


def _seats_of(owner: str, live: "LiveTable") -> tuple[Seat, ...]:
    seats = enumerate(live.stored.seats)
    return tuple(Seat(seat) for seat, stored in seats if owner in stored.owners)
