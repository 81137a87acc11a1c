"""Who is at a table right now, as far as their browsers tell."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

SLOWER: Final = 8
"""A page without a stream, and a program, show themselves only when they ask for something: they
get so many times longer."""


class Presence:
    """Remembers only those who have a seat; of all others only that somebody was here."""

    def __init__(self, away_after: float, now: Callable[[], float] = monotonic) -> None:
        self._away_after = away_after
        self._now = now
        self._streams: Counter[str] = Counter()
        self._seen: dict[str, float] = {}
        self._listeners: set[str] = set()
        self.last = self._since = now()
        """When anybody was here last."""
        self.was_visited = False

    @contextmanager
    def stays(self, visitor: str, *, seated: bool) -> Iterator[None]:
        """As long as a page listens."""
        self._streams[visitor] += 1
        if seated:
            self._listeners.add(visitor)
        try:
            yield
        finally:
            self._streams[visitor] -= 1
            self._streams += Counter()  # forgets those without a stream
            self.seen(visitor, seated=seated)

    def seen(self, visitor: str, *, seated: bool) -> None:
        self.last = self._now()
        self.was_visited = True
        if seated:
            self._seen[visitor] = self.last

    def is_away(self, owners: tuple[str, ...]) -> bool:
        """Whether none of a seat's owners gave a sign for a while."""
        return all(map(self._is_gone, owners))

    def is_here(self, owners: tuple[str, ...]) -> bool:
        """Whether one of a seat's owners looks at the table: with a page that listens, or, where
        pages never do, by having asked for something a moment ago."""
        return any(map(self._looks, owners))

    @property
    def quiet_for(self) -> float:
        """Seconds since anybody was here."""
        return self._now() - self.last

    @property
    def anyone(self) -> bool:
        return bool(self._streams)

    def _looks(self, owner: str) -> bool:
        if owner in self._listeners:
            return bool(self._streams[owner])
        return owner in self._seen and self._now() - self._seen[owner] < self._away_after

    def _is_gone(self, owner: str) -> bool:
        if self._streams[owner]:
            return False
        patience = self._away_after * (1 if owner in self._listeners else SLOWER)
        return self._now() - self._seen.get(owner, self._since) >= patience
