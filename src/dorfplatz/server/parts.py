"""The parts of a table's page that may change: shared ones, made once for all readers who speak the
same language, and a few of each reader's own."""

import json
from dataclasses import dataclass, field
from typing import Final

from markupsafe import Markup

from dorfplatz.bots import roster
from dorfplatz.server.faces import face_of
from dorfplatz.server.live import LiveTable
from dorfplatz.server.reader import Reader
from dorfplatz.server.rendering import Fragments, fragment

LAST_TURNS: Final = 6
"""Turns in the log of a new page."""


@dataclass(frozen=True, slots=True)
class Parts:
    shared: Fragments = field(default_factory=dict)
    own: Fragments = field(default_factory=dict)

    @property
    def all(self) -> Fragments:
        return self.shared | self.own

    def changed_from(self, live: LiveTable, known: "Parts") -> str:
        """What is new to a page that knows others, as JSON. Pages in step know the same shared
        parts, the very same object: what is new to them is worked out once."""
        key = ("changed", id(self.shared), id(known.shared))
        shared, _ = live.remembered(
            key, lambda: (_json(_changed(self.shared, known.shared)), (self, known))
        )
        own = _json(_changed(self.own, known.own))
        return f"{{{','.join(filter(None, (shared[1:-1], own[1:-1])))}}}"


def parts_of(live: LiveTable, reader: Reader, turns: int) -> Parts:
    course, face = live.course, face_of(live.course)
    shared = live.remembered(
        ("shared", reader.public, turns), lambda: face.shared(course, reader.public, turns)
    )
    own = face.personal(course, reader)
    own |= {"seats": _seat_actions(live, reader), "yours": _yours(live, reader)}
    own |= {
        "waiting": fragment("waiting.html", voice=reader.voice, waits=reader.public.bots_get_ready)
    }
    return Parts(shared, own)


def _seat_actions(live: LiveTable, reader: Reader) -> Markup:
    over, bots = live.course.is_complete, reader.public.bots
    mine = () if over else reader.mine
    others = reader.public.away if mine else ()
    return fragment(
        "seat-actions.html",
        voice=reader.voice,
        bots=roster.available(live.stored.game),
        favourite=reader.favourite,
        back=tuple(seat for seat in mine if seat in bots),
        leave=tuple(dict.fromkeys(seat for seat in (*mine, *others) if seat not in bots)),
    )


def _yours(live: LiveTable, reader: Reader) -> Markup:
    """What only this reader may do right now, besides moving."""
    again = live.course.is_complete and bool(reader.mine) and not reader.public.next
    return fragment(
        "yours.html",
        voice=reader.voice,
        may_undo=reader.may_undo,
        may_ask=reader.may_ask,
        again=again,
    )


def _changed(new: Fragments, known: Fragments) -> Fragments:
    return {name: part for name, part in new.items() if known.get(name) != part}


def _json(parts: Fragments) -> str:
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
