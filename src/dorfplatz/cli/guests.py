"""Engines that come to play: started before a game, ended with it whatever happens."""

import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from itertools import chain, count
from types import FrameType
from typing import Final, NoReturn

from dorfplatz.bots.engines.foreign import LIMITS, Engine, Introduction, check_game, split
from dorfplatz.bots.engines.program import Failure
from dorfplatz.bots.engines.wire import flat
from dorfplatz.bots.engines.words import ABOUT, NO_OPTION
from dorfplatz.cli.words import NOT_A_SETTING
from dorfplatz.core.record import NAME_AT_MOST
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import shortened
from dorfplatz.games.catalogue import AnyGame

UNNAMED: Final = "Engine"
ENDING: Final = ("SIGTERM", "SIGHUP")
"""Signals besides SIGINT that end a program, where a system has them."""


@dataclass(slots=True)
class Guest:
    """An engine that takes a seat, and how options are wished to be, those of others included."""

    engine: Engine
    wished: Mapping[str, str] = field(default_factory=dict)
    introduction: Introduction = field(default_factory=Introduction)
    has_failed: bool = False

    def greet(self, game: AnyGame) -> None:
        """Once it is started: get to know it, and have it get ready for a game."""
        self.introduction = known = self.engine.introduce()
        check_game(known, game)
        own = {name: value for name, value in self.wished.items() if name in known.options}
        self.engine.prepare(game, own)

    def name(self, taken: set[str]) -> str:
        """How it introduces itself, as far as that fits; with a number if somebody else at the
        table is called like that."""
        printable = "".join(filter(str.isprintable, flat(self.introduction.name)))
        own = printable[: NAME_AT_MOST - 3].strip() or UNNAMED
        names = chain([own], (f"{own} {number}" for number in count(2)))
        lower = {name.casefold() for name in taken}
        return next(name for name in names if name.casefold() not in lower)


@contextmanager
def invited(
    commands: Sequence[str], settings: Sequence[str], game: AnyGame
) -> Iterator[list[Guest]]:
    """Engines by their commands, ready to play; refused if one of them cannot."""
    wished = dict(map(_setting, settings))
    guests = [Guest(Engine(split(command), LIMITS), wished) for command in commands]
    with _ending_like_ctrl_c() if guests else nullcontext():
        try:
            _welcome(guests, game)
            _check_options(wished, guests)
            yield guests
        finally:
            for guest in guests:
                guest.engine.end()


def _welcome(guests: Sequence[Guest], game: AnyGame) -> None:
    """All start at once, which takes no longer than one alone."""
    for guest in guests:
        with _failures_of(guest):
            guest.engine.start()
    for guest in guests:
        with _failures_of(guest):
            guest.greet(game)


def _setting(text: str) -> tuple[str, str]:
    name, is_set, value = text.partition("=")
    if not (name.strip() and is_set):
        raise Malformed(NOT_A_SETTING, found=shortened(text))
    return name.strip(), value.strip()


@contextmanager
def _failures_of(guest: Guest) -> Iterator[None]:
    """It has no name yet but its command."""
    try:
        yield
    except Failure as failure:
        raise failure.placed(ABOUT, engine=shortened(" ".join(guest.engine.command))) from None


def _check_options(wished: Mapping[str, str], guests: Sequence[Guest]) -> None:
    known = {name for guest in guests for name in guest.introduction.options}
    for name in wished:
        if name not in known:
            listed = tuple(map(shortened, sorted(known))) or ("–",)
            raise Malformed(NO_OPTION, found=shortened(name), known=listed)


@contextmanager
def _ending_like_ctrl_c() -> Iterator[None]:
    """SIGTERM and SIGHUP raise KeyboardInterrupt like Ctrl-C, so that the engines do not outlive
    this process."""
    numbers = [getattr(signal, name) for name in ENDING if hasattr(signal, name)]
    before = {number: signal.signal(number, _stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _stop(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
