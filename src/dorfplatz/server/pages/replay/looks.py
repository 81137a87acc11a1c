"""How a moment of a game looks: the board of its face, with nothing to act with."""

from dataclasses import replace
from typing import Any, Final

from markupsafe import Markup

from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.pages.game_pages import face_of
from dorfplatz.server.pages.player_initials import letters
from dorfplatz.server.pages.rendering import Fragments, fragment
from dorfplatz.server.pages.replay.moments_told import says, title, turn_of
from dorfplatz.server.pages.replay.replay import Replay
from dorfplatz.server.pages.viewer import Public, Viewer
from dorfplatz.server.tables.replays.background import Slices

TURNS: Final = 12
"""Turns in the log."""
STRETCH: Final = 10
"""Positions that a page asks for at once."""
ABSENT: Final = dict.fromkeys(("buttons", "yours", "seats", "ghosts"), Markup(""))
"""Parts of a table with which one acts."""
NOTHING: Final = Markup('<section id="choices" hidden></section>')


def looking_back(reader: Viewer, past: AnyCourse) -> Viewer:
    """Somebody who sees the table as it was, and can only look."""
    seats = (Seat(seat) for seat in range(len(past.players)))
    bots = tuple(seat for seat in seats if not past.players[seat].is_person)
    public = replace(reader.public, bots=bots, away=(), next="", bots_get_ready=False)
    return replace(reader, public=public, acting=None, may_undo=False, may_ask=False)


def parts_at(replay: Replay, version: int, reader: Viewer) -> Fragments:
    past = replay.course.at(version)
    face, public = face_of(past), looking_back(reader, past).public
    return {
        "choices": face.finale(past, public) or NOTHING,
        "turn": _turn(replay, replay.number(version), public),
        **face.looks(past, public, TURNS),
    }


def stretch(replay: Replay, number: int, reader: Viewer) -> Slices[list[dict[str, Any]]]:
    """The positions around a stop: the first one whole, then only what is different from the one
    before. It can pause in between, for all of it takes a moment."""
    told, known = [], Fragments()
    first = number - number % STRETCH
    for each in range(first, min(first + STRETCH, len(replay.stops))):
        version = replay.stops[each].version
        parts = parts_at(replay, version, reader)
        told.append(
            {
                "version": version,
                "title": title(replay, each, reader.voice),
                "says": says(replay, version, reader.voice),
                "parts": _changes(known, parts),
            }
        )
        known = parts
        yield
    return told


def _changes(known: Fragments, parts: Fragments) -> dict[str, Markup | None]:
    """None stands for a part that is no longer there."""
    fresh = {name: part for name, part in parts.items() if known.get(name) != part}
    return fresh | dict.fromkeys(known.keys() - parts.keys())


def _turn(replay: Replay, number: int, public: Public) -> Markup:
    return fragment(
        "replay/turn.html",
        says=title(replay, number, public.voice),
        who=turn_of(replay, number),
        signs=letters(replay.course.names),
    )
