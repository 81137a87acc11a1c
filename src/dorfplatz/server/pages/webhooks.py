"""What the page of webhooks shows of each."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from babel.dates import format_timedelta

from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import DEFAULT
from dorfplatz.server.pages import words as of_pages
from dorfplatz.server.store.deliveries import YOUR_TURN
from dorfplatz.server.store.hooks import StoredHook
from dorfplatz.server.store.stored import StoredTable
from dorfplatz.server.tables.dice_round import OPEN
from dorfplatz.server.translator import Translator
from dorfplatz.server.webhooks import words
from dorfplatz.server.webhooks.complaints import STATUS
from dorfplatz.server.webhooks.messages import Facts, message


@dataclass(frozen=True, slots=True)
class Shown:
    """A webhook, or the place for one."""

    table: str
    """Empty: for all tables of the visitor."""
    heading: str
    explanation: str
    id: str = ""
    """Empty: there is none yet."""
    url: str = ""
    secret: str = ""
    status: str = ""
    is_in_trouble: bool = False


def all_shown(
    hooks: Sequence[StoredHook],
    tables: Mapping[str, StoredTable],
    tries: Mapping[str, datetime],
    voice: Translator,
    now: datetime,
) -> list[Shown]:
    """The visitor's own, then that of each table, also where there is none yet. `tries` says when
    hooks are tried again."""
    found = {hook.table_id: hook for hook in hooks}
    mine = Shown("", voice(words.FOR_ME), voice(words.FOR_ME_IS))
    places = [mine, *(_place(table, voice) for table in tables.values())]
    return [
        place if hook is None else _filled(place, hook, tries.get(hook.id), voice, now)
        for place in places
        for hook in (found.get(place.table or None),)
    ]


def _place(table: StoredTable, voice: Translator) -> Shown:
    names = tuple(of_pages.FREE_SEAT if seat.kind == OPEN else seat.name for seat in table.seats)
    heading = voice(words.FOR_TABLE, game=of_pages.GAME[table.game], names=names)
    return Shown(table.id, heading, voice(words.FOR_TABLE_IS))


def _filled(
    place: Shown, hook: StoredHook, again: datetime | None, voice: Translator, now: datetime
) -> Shown:
    return replace(
        place,
        id=hook.id,
        url=hook.url,
        secret=hook.secret,
        status=" ".join(_status(hook, again, voice, now)) or voice(words.NOTHING_YET),
        is_in_trouble=hook.paused or hook.failures > 0,
    )


def _status(
    hook: StoredHook, again: datetime | None, voice: Translator, now: datetime
) -> list[str]:
    """“Failed 3 times: … Next try in 5 minutes. Delivered 2 hours ago.”"""
    said = [voice(words.PAUSED)] if hook.paused else []
    if hook.failures:
        reason = reason_of(hook.complaint or "", voice)
        said.append(voice(words.FAILED, count=hook.failures, reason=reason))
        if again is not None:
            said.append(voice(words.NEXT_TRY, when=_when(again, now, voice)))
    if hook.delivered is not None:
        said.append(voice(words.DELIVERED, when=_when(hook.delivered, now, voice)))
    return said


def reason_of(complaint: str, voice: Translator) -> str:
    kind, _, number = complaint.partition(" ")
    text = words.REASONS[kind]
    return voice(text, status=number) if kind == STATUS else voice(text)


def _when(moment: datetime, now: datetime, voice: Translator) -> str:
    """“2 minutes ago”: nobody here knows what time it is where the reader lives."""
    return format_timedelta(moment - now, add_direction=True, locale=voice.code)


def example(base: str, voice: Translator, due: datetime) -> str:
    facts = Facts("kQ8rTz_f2LmA", DEFAULT, 42, ("Ada", "Ben", "Eva"), Seat(0), due)
    said = message(YOUR_TURN, facts, base, voice.code, mine=True)
    return json.dumps(json.loads(said), ensure_ascii=False, indent=2)
