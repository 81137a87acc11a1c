"""A game as far as it had come, with its stops; and one moment of it."""

from dataclasses import dataclass

from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.words import NO_POSITION, NOT_BEGUN
from dorfplatz.server.pages.replay.stops import Stop, nearest, stops, turn_starts
from dorfplatz.server.tables.live_table import LiveTable


@dataclass(frozen=True, slots=True)
class Replay:
    course: AnyCourse
    stops: tuple[Stop, ...]
    turns: tuple[int, ...]
    """The numbers of the stops at which turns begin."""

    @property
    def last(self) -> int:
        return len(self.stops) - 1

    def settled(self, version: int) -> int:
        """The version whose position is shown: of a table that is being prepared the first one, of
        a game that is over the one with the result."""
        done, end = self.course.done, self.stops[-1].version
        is_last = not any(done[version:]) and self._moves_at(version) == self._moves_at(end)
        return end if is_last else max(version, self.stops[0].version)

    def number(self, version: int) -> int:
        return nearest(self.stops, version)

    def is_stop(self, version: int) -> bool:
        return self.stops[self.number(version)].version == version

    def before(self, version: int) -> int:
        """The number of the stop before; a move that was taken back lies between two stops."""
        return max(0, self.number(version) - self.is_stop(version))

    def after(self, version: int) -> int:
        return min(self.last, self.number(version) + 1)

    def turn_before(self, version: int) -> int:
        """Where this turn began, or else the one before it."""
        reached = self.before(version)
        return max((number for number in self.turns if number <= reached), default=0)

    def turn_after(self, version: int) -> int:
        reached = self.number(version)
        return min((number for number in self.turns if number > reached), default=self.last)

    def _moves_at(self, version: int) -> int:
        return len(self.course.at(version).steps)


def replay_of(live: LiveTable, until: int | None = None) -> Replay:
    """The game up to now, or as far as a page knows it: entries are only ever added, so a replay of
    so many entries never changes. Only that of the whole game is cached: `until` is whatever
    somebody asks for."""
    if until is None or until == live.version:
        made = live.cache.remembered("replay", lambda: _made(live.course))
    elif until < live.version:
        made = _made(live.course.at(until))
    else:
        raise Missing(NO_POSITION, found=until, most=live.version)
    if not made.stops:
        raise Missing(NOT_BEGUN)
    return made


def _made(course: AnyCourse) -> Replay:
    found = stops(course)
    return Replay(course, found, tuple(turn_starts(found)))
