"""Engines at a keyboard's table: one that fails is started once more, then a bot takes its seat."""

import shlex
from collections.abc import Iterator, Sequence
from typing import Final

from dorfplatz.bots.engines.foreign import KIND
from dorfplatz.bots.engines.program import Failure
from dorfplatz.bots.engines.words import ABOUT
from dorfplatz.bots.roster import usual
from dorfplatz.bots.words import bot_name
from dorfplatz.cli import words
from dorfplatz.cli.guests import Guest
from dorfplatz.cli.screen import Screen
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Text, message, shortened
from dorfplatz.games.catalogue import AnyCourse

PATIENCE: Final = 3.0
"""Seconds until a person is told that an engine is getting ready."""


class GivenUp(Exception):
    """An engine is not asked any more."""


def seats_of_engines(course: AnyCourse) -> list[Seat]:
    return [Seat(seat) for seat, player in enumerate(course.players) if player.kind == KIND]


def check_commands(course: AnyCourse, commands: Sequence[str]) -> None:
    """Refuse to go on with a game unless each of its engines is there."""
    seats = seats_of_engines(course)
    if len(commands) != len(seats):
        if not seats:
            raise Malformed(words.NO_ENGINE)
        names = tuple(course.names[seat] for seat in seats)
        raise Malformed(words.WANTED, names=names, count=len(seats))


class EngineSeats:
    def __init__(self, screen: Screen, course: AnyCourse, guests: Sequence[Guest]) -> None:
        self._screen = screen
        self._course = course
        self._guests = dict(zip(seats_of_engines(course), guests, strict=True))

    def choose(self, seconds: float) -> str:
        """A move for the seat that acts; `GivenUp` if none is to be had any more."""
        seat = self._course.actor
        assert isinstance(seat, int)
        try:
            return self._asked(seat, seconds)
        except Failure as failure:
            return self._asked_again(seat, seconds, failure)

    def arguments(self) -> Iterator[str]:
        """What has to be said to go on with these engines."""
        for seat in seats_of_engines(self._course):
            guest = self._guests[seat]
            yield f"--engine {shlex.quote(shlex.join(guest.engine.command))}"
        wished = {pair for guest in self._guests.values() for pair in guest.wished.items()}
        for name, value in sorted(wished):
            yield f"--engine-option {shlex.quote(f'{name}={value}')}"

    def take_leave(self) -> None:
        """Whoever learns may want to know how the game ended."""
        if self._course.is_complete:
            for guest in self._guests.values():
                guest.engine.show(self._course)

    def _asked(self, seat: Seat, seconds: float) -> str:
        engine, name = self._guests[seat].engine, self._course.names[seat]
        if not engine.wait_until_ready(PATIENCE):
            self._screen.remark(words.GETTING_READY, name=name)
        choice = engine.choose(self._course, seconds)
        if choice.remark:
            self._screen.remark(words.SAYS, name=name, said=shortened(choice.remark))
        return choice.move

    def _asked_again(self, seat: Seat, seconds: float, failure: Failure) -> str:
        guest = self._guests[seat]
        guest.engine.end()
        if guest.has_failed:
            raise self._given_up(seat, failure)
        guest.has_failed = True
        self._remark(words.ONCE_MORE, seat, failure)
        try:
            guest.engine.start()
            guest.greet(self._course.game)
            return self._asked(seat, seconds)
        except Failure as again:
            guest.engine.end()
            raise self._given_up(seat, again) from None

    def _given_up(self, seat: Seat, failure: Failure) -> GivenUp:
        self._remark(words.REPLACED, seat, failure)
        return GivenUp()

    def _remark(self, text: Text, seat: Seat, failure: Failure) -> None:
        problem = message(ABOUT, engine=self._course.names[seat], problem=failure.message)
        bot = bot_name(usual(self._course.game.name))
        self._screen.remark(text, problem=problem, bot=bot)
