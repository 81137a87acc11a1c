"""One table of a program: what the program was told of it, and whether it counts as being there."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import ExitStack

from dorfplatz.server.api import shown
from dorfplatz.server.api.event_stream import entry_json
from dorfplatz.server.api.models import DiceShown, SeatShown
from dorfplatz.server.api.news import ChoicesNews, EntryNews, Line, OverNews, TableNews
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.store.stored import now
from dorfplatz.server.tables.live.attendance import stays
from dorfplatz.server.tables.live.seats import acting_seat, seats_of
from dorfplatz.server.tables.live_table import LiveTable

_Standing = tuple[bool, list[SeatShown], DiceShown | None]
"""What can change without an entry."""


class Attending:
    def __init__(self, live: LiveTable, program: Visitor, clock: Callable[[], float]) -> None:
        self.is_over = False
        """Whether there is nothing more to tell."""
        self._live = live
        self._program = program
        self._clock = clock
        self._told = live.version
        self._standing: _Standing | None = None
        self._asked: int | None = None
        self._awaited: Hashable = None
        self._awaited_since = 0.0
        self._presence = ExitStack()
        self._is_here = False

    def news(self, live: LiveTable) -> Iterator[Line]:
        """What is new. Where the table moves on while the reader takes a line, somebody will ask
        for news again, and the rest is told then."""
        self.leave()
        self._live = live
        yield from self._entries()
        if self._is_up_to_date and self._standing != (standing := self._stands()):
            self._standing = standing
            yield TableNews(table=live.id, **shown.standing(live, self._program))
        if self._is_up_to_date:
            yield from self._choices_or_end()

    def show_up(self, patience: float) -> None:
        """A program that listens is there, unless others have waited for it too long: then they
        may give its seat to a bot."""
        if not self._live.is_open or self._is_awaited_for(patience):
            self.leave()
        elif not self._is_here:
            self._is_here = True
            self._presence.enter_context(stays(self._live, self._program))

    def leave(self) -> None:
        self._is_here = False
        self._presence.close()

    def _is_awaited_for(self, seconds: float) -> bool:
        """Whether others have waited so long for one and the same thing."""
        awaited, time = self._awaits(), self._clock()
        if awaited != self._awaited:
            self._awaited, self._awaited_since = awaited, time
        return awaited is not None and time - self._awaited_since >= seconds

    def _awaits(self) -> Hashable:
        """What others wait for: a move, or something for the dice."""
        live, mine = self._live, seats_of(self._live, self._program)
        if acting_seat(live, self._program) is not None:
            return live.version
        dice = shown.dice(live)
        if dice is not None and set(dice.awaited) & set(mine):
            return dice.round, dice.opening
        return None

    @property
    def _is_up_to_date(self) -> bool:
        return self._told == self._live.version

    def _stands(self) -> _Standing:
        live = self._live
        return live.has_begun, shown.seats(live, self._program), shown.dice(live)

    def _entries(self) -> Iterator[Line]:
        for number in range(self._told, self._live.version):
            self._told = number + 1
            yield EntryNews(table=self._live.id, **entry_json(self._live.course, number))

    def _choices_or_end(self) -> Iterator[Line]:
        live, seat = self._live, acting_seat(self._live, self._program)
        if seat is None:
            self._asked = None
        if live.is_at_rest:
            self.is_over = True
            yield OverNews(table=live.id, version=self._told, result=shown.result_of(live))
        elif seat is not None and self._asked != self._told:
            self._asked = self._told
            course = live.course
            yield ChoicesNews(
                table=live.id,
                version=self._told,
                seat=seat,
                legal=shown.legal(course),
                position=course.game.view(course.state, seat),
                seconds=_seconds_left(live),
            )


def _seconds_left(live: LiveTable) -> float | None:
    due = live.stored.due
    return None if due is None else max(0.0, round((due - now()).total_seconds(), 1))
