"""A finished game together with how it ended, as its player sees it."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from dorfplatz.server.store.finished import Finished
from dorfplatz.server.tables.summaries import NO_SUMMARY, Summary, read_summary

ENDINGS_KEPT: Final = 10_000
"""In memory: what is over never changes, and a search looks at all of somebody's games."""

_Ending = tuple[tuple[int, ...], tuple[int, ...] | None]


@dataclass(frozen=True, slots=True)
class Played:
    stored: Finished
    place: int | None
    """The best of one's own; None for those who only watched, and where nothing is decided."""
    total: int | None
    """Likewise."""

    @property
    def summary(self) -> Summary | None:
        """None if the record cannot be read, or was not looked through yet."""
        return read_summary(self.stored.summary) if self.stored.summary else None

    @property
    def is_pending(self) -> bool:
        return self.stored.summary is None

    @property
    def outcome(self) -> str:
        """What one may look for: won, lost, or left open."""
        if not self.stored.over:
            return "open"
        match self.place:
            case None:
                return "watched"
            case 1:
                return "won"
            case _:
                return "lost"


def played(stored: Finished) -> Played:
    ending = _ending(stored.summary) if stored.summary else None
    if ending is None or len(ending[0]) != len(stored.names):
        return Played(replace(stored, summary=stored.summary and ""), None, None)
    if not stored.mine:
        return Played(stored, None, None)
    totals, places = ending
    place = None if places is None else min(places[seat] for seat in stored.mine)
    return Played(stored, place, max(totals[seat] for seat in stored.mine))


@lru_cache(maxsize=ENDINGS_KEPT)
def _ending(summary: str) -> _Ending | None:
    """Totals and places; None if it cannot be read."""
    try:
        found = read_summary(summary)
    except NO_SUMMARY:
        return None
    return found.totals, found.places
