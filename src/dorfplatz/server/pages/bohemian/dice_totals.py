"""How the dice of many games fell, added up."""

from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock
from typing import Final
from weakref import WeakKeyDictionary

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.server.store.finished import Finished
from dorfplatz.server.store.rolled import rolled_in
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import UPLOAD
from dorfplatz.server.tables.summaries import NO_SUMMARY, read_summary
from dorfplatz.showing.bohemian.luck import Counts, read_counts

NOTHING: Final = Counts()


@dataclass(frozen=True, slots=True)
class Totals:
    """Of some seats and of the others at the same tables."""

    games: int = 0
    some: Counts = NOTHING
    others: Counts = NOTHING

    @property
    def together(self) -> Counts:
        return self.some + self.others

    def with_game(self, summary: str, some: tuple[Seat, ...]) -> "Totals":
        """With one more game; nothing changes if its dice were not counted, or the summary cannot
        be read."""
        try:
            counts = read_counts(read_summary(summary).dice)
            chosen = sum((each for seat, each in enumerate(counts) if seat in some), self.some)
            rest = sum((each for seat, each in enumerate(counts) if seat not in some), self.others)
        except NO_SUMMARY:
            return self
        return Totals(self.games + 1, chosen, rest) if counts else self


class _Tally:
    """Adds every game only once: what is over never changes."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._totals = Totals()
        self._adding = Lock()

    def __call__(self, store: Store) -> Totals:
        with self._adding:
            for game in rolled_in(store, BOHEMIAN.name, self._known):
                self._known.add(game.id)
                self._totals = self._totals.with_game(game.summary, game.people)
            return self._totals


_TALLIES: Final[WeakKeyDictionary[Store, _Tally]] = WeakKeyDictionary()


def people_and_bots(store: Store) -> Totals:
    """What people rolled in all games of a server, and what the bots did."""
    return _TALLIES.setdefault(store, _Tally())(store)


def mine_and_others(games: Iterable[Finished]) -> Totals:
    """What somebody rolled in their own games, and what others did."""
    totals = Totals()
    for game in games:
        if game.game == BOHEMIAN.name and game.origin != UPLOAD and game.mine and game.summary:
            totals = totals.with_game(game.summary, game.mine)
    return totals
