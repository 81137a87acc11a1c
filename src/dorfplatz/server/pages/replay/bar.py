"""The bar under a replay: where one is, and where one can go."""

from typing import Any, Final

from dorfplatz.core.text import Text
from dorfplatz.server.pages.replay import words
from dorfplatz.server.pages.replay.moments_told import says, title
from dorfplatz.server.pages.replay.replay import Replay
from dorfplatz.server.translator import Translator

BACK: Final = ("first", "previous-turn", "previous")
ON: Final = ("next", "next-turn", "last")
NAMES: Final[dict[str, Text]] = {
    "first": words.FIRST,
    "previous-turn": words.PREVIOUS_TURN,
    "previous": words.PREVIOUS,
    "next": words.NEXT,
    "next-turn": words.NEXT_TURN,
    "last": words.LAST,
}


def facts(replay: Replay, version: int, voice: Translator) -> dict[str, Any]:
    number = replay.number(version)
    return {
        "number": number,
        "last": replay.last,
        "until": len(replay.course.entries),
        "versions": [stop.version for stop in replay.stops],
        "turns": replay.turns,
        "title": title(replay, number, voice),
        "says": says(replay, version, voice),
        "was_taken_back": _was_taken_back(replay, version),
        "back": _links(replay, version, BACK),
        "on": _links(replay, version, ON),
        "next": replay.stops[replay.after(version)].version,
    }


def _links(replay: Replay, version: int, ways: tuple[str, ...]) -> list[tuple[str, Text, int]]:
    goals = {
        "first": 0,
        "previous-turn": replay.turn_before(version),
        "previous": replay.before(version),
        "next": replay.after(version),
        "next-turn": replay.turn_after(version),
        "last": replay.last,
    }
    return [(way, NAMES[way], replay.stops[goals[way]].version) for way in ways]


def _was_taken_back(replay: Replay, version: int) -> bool:
    return not replay.is_stop(version) and replay.course.done[version - 1] is not None
