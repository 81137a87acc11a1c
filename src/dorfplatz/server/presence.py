"""Who is at a table right now, as far as their browsers tell."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic


class Presence:
    def __init__(self, away_after: float, now: Callable[[], float] = monotonic) -> None:
        self._away_after = away_after
        self._now = now
        self._since = now()
        self._streams: Counter[str] = Counter()
        self._seen: dict[str, float] = {}

    @contextmanager
    def stays(self, visitor: str) -> Iterator[None]:
        """As long as a page listens."""
        self._streams[visitor] += 1
        try:
            yield
        finally:
            self._streams[visitor] -= 1
            self.seen(visitor)

    def seen(self, visitor: str) -> None:
        """A page without a stream shows itself by asking for something."""
        self._seen[visitor] = self._now()

    def is_away(self, owners: tuple[str, ...]) -> bool:
        """Whether none of a seat's owners gave a sign for a while."""
        if any(self._streams[owner] for owner in owners):
            return False
        last = max((self._seen.get(owner, self._since) for owner in owners), default=self._since)
        return self._now() - last >= self._away_after

    @property
    def anyone(self) -> bool:
        return any(self._streams.values())

    @property
    def last(self) -> float:
        """When somebody was here last."""
        return max(self._seen.values(), default=self._since)
