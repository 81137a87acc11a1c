"""The parts of a table's page that may change: shared ones, made once for all readers who speak the
same language, and a few of each reader's own."""

import json
from dataclasses import dataclass, field
from typing import Final

from markupsafe import Markup

from dorfplatz.bots import roster
from dorfplatz.core.text import Who
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.pages.dice.words import OF_GAME
from dorfplatz.server.pages.game_pages import face_of
from dorfplatz.server.pages.my_games.words import NEXT
from dorfplatz.server.pages.rendering import Fragments, fragment
from dorfplatz.server.pages.viewer import Public, Viewer
from dorfplatz.server.store.stored import UPLOAD
from dorfplatz.server.tables.live.seats import may_be_replaced
from dorfplatz.server.tables.live_table import LiveTable

LAST_TURNS: Final = 6
"""Turns in the log of a new page."""
NOTHING_TO_DO: Final[Fragments] = {
    "choices": Markup('<section id="choices" hidden></section>'),
    "buttons": Markup('<div id="buttons"></div>'),
    "ghosts": Markup('<svg id="ghosts"></svg>'),
}
"""Instead of what one acts with, at a table where nothing more is played."""


@dataclass(frozen=True, slots=True)
class Parts:
    shared: Fragments = field(default_factory=dict)
    own: Fragments = field(default_factory=dict)

    @property
    def all(self) -> Fragments:
        return self.shared | self.own

    def changed_from(self, live: LiveTable, known: "Parts") -> str:
        """What is new to a page that knows others, as JSON. Pages in step know the same shared
        parts, the very same object: the difference is computed once and cached."""
        key = ("changed", id(self.shared), id(known.shared))
        shared, _ = live.cache.remembered(
            key, lambda: (_json(_changed(self.shared, known.shared)), (self, known))
        )
        own = _json(_changed(self.own, known.own))
        return f"{{{','.join(filter(None, (shared[1:-1], own[1:-1])))}}}"


NONE_YET: Final = Parts()
"""What a page knows that is to be told everything: the same object for all of them, or the cache
would have an entry for each."""


def parts_of(live: LiveTable, reader: Viewer, turns: int) -> Parts:
    course, face = live.course, face_of(live.course)
    shared = live.cache.remembered(
        ("shared", reader.public, turns), lambda: _shared(course, reader.public, turns)
    )
    own = face.personal(course, reader)
    own |= {"seats": _seat_actions(live, reader), "yours": _yours(live, reader)}
    own |= {"standing": _standing(live, reader), "closing": _closing(reader)}
    own |= {
        "waiting": fragment("waiting.html", voice=reader.voice, waits=reader.public.bots_get_ready)
    }
    return Parts(shared, own)


def _shared(course: AnyCourse, public: Public, turns: int) -> Fragments:
    face = face_of(course)
    if public.closed:
        return face.looks(course, public, turns) | NOTHING_TO_DO
    return face.shared(course, public, turns)


def _seat_actions(live: LiveTable, reader: Viewer) -> Markup:
    over, bots = live.is_at_rest, reader.public.bots
    mine = () if over else reader.mine
    others = (seat for seat in reader.public.away if seat not in mine) if mine else ()
    return fragment(
        "seat-actions.html",
        voice=reader.voice,
        bots=roster.available(live.stored.game),
        favourite=reader.favourite,
        joined=() if over else reader.joined,
        back=tuple(seat for seat in mine if seat in bots),
        leave=tuple(seat for seat in mine if seat not in bots),
        replace=tuple(seat for seat in others if may_be_replaced(live, seat)),
    )


def _yours(live: LiveTable, reader: Viewer) -> Markup:
    """What only this reader may do right now, besides moving."""
    again = live.course.is_complete and bool(reader.mine) and not reader.public.next
    return fragment(
        "yours.html",
        voice=reader.voice,
        may_undo=reader.may_undo,
        may_ask=reader.may_ask,
        again=again,
        over=live.is_at_rest,
        waiting=0 if reader.acting is not None else reader.waiting,
        table=live.id,
        next_says=NEXT,
    )


def _standing(live: LiveTable, reader: Viewer) -> Markup:
    """Whether the table is closed, or is to be, how long there is for this turn, and for whom the
    dice are not guaranteed."""
    public, seats = reader.public, live.stored.seats
    return fragment(
        "standing.html",
        voice=reader.voice,
        closed=public.closed,
        uploaded=live.stored.origin == UPLOAD,
        due=None if public.due is None else public.due.isoformat(timespec="seconds"),
        due_says="" if public.due is None else reader.voice.moment(public.due),
        closing=() if public.closed else tuple(map(Who, public.closing)),
        may_agree=reader.may_close and not set(reader.mine) <= set(public.closing),
        dropped=tuple((Who(seat), seats[seat].earlier_round or 0) for seat in reader.dropped),
        dice_says=OF_GAME,
    )


def _closing(reader: Viewer) -> Markup:
    """The button with which one's people close the table."""
    wanted = bool(reader.mine) and set(reader.mine) <= set(reader.public.closing)
    return fragment("closing.html", voice=reader.voice, may=reader.may_close, wanted=wanted)


def _changed(new: Fragments, known: Fragments) -> Fragments:
    return {name: part for name, part in new.items() if known.get(name) != part}


def _json(parts: Fragments) -> str:
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
