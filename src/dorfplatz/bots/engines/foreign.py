"""The host's side: a foreign program that plays."""

import shlex
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from dorfplatz.bots.engines import said_by_host as say
from dorfplatz.bots.engines import words
from dorfplatz.bots.engines.program import Failure, Program, Silent
from dorfplatz.bots.engines.question import position, question
from dorfplatz.bots.engines.said_by_engine import (
    BestMove,
    Error,
    Info,
    Name,
    Option,
    Plays,
    Ready,
    ReadyNow,
    Said,
    read,
)
from dorfplatz.bots.words import ENGINE
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.core.text import shortened
from dorfplatz.games.catalogue import AnyCourse, AnyGame

MOMENT: Final = 0.05
"""Seconds to hear what was said already."""
KIND: Final = ENGINE
"""How records call whoever plays like this."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds that are waited for an engine."""

    start: float = 10
    """Until it has introduced itself,"""
    ready: float = 120
    """until it is ready to play: some compile something first,"""
    grace: float = 5
    """for a move, above those it was given,"""
    stop: float = 1
    """for a move after it was told to stop thinking,"""
    farewell: float = 0.5
    """until it exits after `quit`, and again after SIGTERM."""


LIMITS: Final = Limits()


@dataclass(slots=True)
class Introduction:
    """What an engine says of itself. One that names no game plays any: all moves are listed."""

    name: str = ""
    games: list[Plays] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    move: str
    """As the game writes it."""
    remark: str
    """The last words for people that came before it, if any."""


class Engine:
    """Refuses with a `Failure` whatever is wrong with the program; end it then."""

    def __init__(self, command: Sequence[str], limits: Limits = LIMITS) -> None:
        self.command = tuple(command)
        self._limits = limits
        self._program: Program | None = None
        self._owes_ready_until: float | None = None

    def start(self) -> None:
        self._program = Program(self.command)
        self._program.tell([say.write(say.Hello())])

    def introduce(self) -> Introduction:
        """What it answers to being greeted, within the time that it has for that."""
        until = time.monotonic() + self._limits.start
        introduction = Introduction()
        while not isinstance(said := self._next(until), Ready):
            match said:
                case Name(text):
                    introduction.name = text
                case Plays():
                    introduction.games.append(said)
                case Option(name, value):
                    introduction.options[name] = value
                case _:
                    pass
        return introduction

    def prepare(self, game: AnyGame, options: Mapping[str, str]) -> None:
        """A new game begins. It gets ready while nobody waits for it."""
        settings = [say.SetOption(name, value) for name, value in options.items()]
        said: list[say.Said] = [*settings, say.NewGame(game.name, game.rules), say.IsReady()]
        self._running.tell(map(say.write, said))
        self._owes_ready_until = time.monotonic() + self._limits.ready

    def wait_until_ready(self, seconds: float) -> bool:
        """Whether it is ready by then. Nobody may have listened to it for long, so a moment for
        that is left in any case."""
        if self._owes_ready_until is None:
            return True
        now = time.monotonic()
        until = max(now + MOMENT, min(now + seconds, self._owes_ready_until))
        try:
            while not isinstance(self._next(until), ReadyNow):
                pass
        except Silent:
            if time.monotonic() >= self._owes_ready_until:
                raise
            return False
        self._owes_ready_until = None
        return True

    def choose(self, course: AnyCourse, seconds: float) -> Choice:
        """A move for the seat that acts."""
        self.wait_until_ready(self._limits.ready)
        self._running.tell(question(course, seconds))
        try:
            move, remark = self._answer(seconds + self._limits.grace)
        except Silent:
            self._running.add([say.write(say.Stop())])
            move, remark = self._answer(self._limits.stop)
        return Choice(self._checked(course.game, course.state, move), remark)

    def show(self, course: AnyCourse) -> None:
        """How the game stands, without any question: the last thing before it ends."""
        if self._program is not None:
            self._program.add(position(course))

    def end(self) -> None:
        program, self._program, self._owes_ready_until = self._program, None, None
        if program is not None:
            program.end(self._limits.farewell)

    @property
    def _running(self) -> Program:
        if self._program is None:
            raise Failure(words.GONE)
        return self._program

    def _answer(self, seconds: float) -> tuple[str, str]:
        until, remark = time.monotonic() + seconds, ""
        while not isinstance(said := self._next(until), BestMove):
            if isinstance(said, Info) and said.text:
                remark = said.text
        return said.move, remark

    def _next(self, until: float) -> Said | None:
        said = read(self._running.line(until))
        if isinstance(said, Error):
            raise Failure(words.COMPLAINED, said=shortened(said.sentence))
        return said

    def _checked(self, game: AnyGame, state: Any, text: str) -> str:
        """The engine learns why its move cannot be made; so does its author."""
        try:
            move = game.read(state, text)
            if move in game.legal(state):
                return game.write(state, move)
            game.play(state, move)
            problem: Refusal = Malformed(words.NOT_POSSIBLE)
        except Refusal as refusal:
            problem = refusal
        self._running.add([say.write(say.Error(str(problem)))])
        raise Failure(words.IMPOSSIBLE, found=shortened(text), problem=problem.message)


def split(command: str) -> tuple[str, ...]:
    """A command as people write it, without a shell."""
    try:
        words_of = tuple(shlex.split(command))
    except ValueError:
        words_of = ()
    if not words_of:
        raise Malformed(words.NOT_A_COMMAND, found=shortened(command))
    return words_of


def check_game(introduction: Introduction, game: AnyGame) -> None:
    """Refuse an engine that says what it plays, and this is not among it."""
    if introduction.games and Plays(game.name, game.rules) not in introduction.games:
        known = tuple(f"{plays.game} {plays.rules}" for plays in introduction.games)
        raise Failure(
            words.OTHER_GAME, game=game.name, rules=game.rules, known=tuple(map(shortened, known))
        )
