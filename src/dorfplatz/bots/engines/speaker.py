"""The engine's side: what it hears, and what it answers; no input or output."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

from dorfplatz.bots import roster
from dorfplatz.bots.engines import said_by_host as host
from dorfplatz.bots.engines import words
from dorfplatz.bots.engines.mind import Mind, Thought
from dorfplatz.bots.engines.said_by_engine import (
    Author,
    BestMove,
    Error,
    Info,
    Name,
    Option,
    Plays,
    Ready,
    ReadyNow,
    Said,
)
from dorfplatz.bots.engines.sheet import Sheet
from dorfplatz.bots.engines.wire import LINE_AT_MOST, Line
from dorfplatz.bots.words import CHANCE_ACTS, OVER, UNKNOWN_BOT
from dorfplatz.core import record
from dorfplatz.core.refusal import Illegal, Malformed, Refusal
from dorfplatz.core.seat import CHANCE
from dorfplatz.core.text import Message, say, shortened
from dorfplatz.games.catalogue import GAMES, AnyCourse, course_of, find

SECONDS_AT_MOST: Final = 3600.0
STRONGEST: Final = "strongest"
"""In place of a bot's name: the strongest there is, in whatever game."""


class Speaker:
    """Knows the rules, so it needs no list of moves. Whatever it hears, it goes on."""

    def __init__(
        self,
        mind: Mind,
        *,
        bot: str = STRONGEST,
        seed: str = "",
        say: Callable[[Message], str] = say,
    ) -> None:
        self.has_left = False
        self._mind = mind
        self._say = say
        _check_bot(bot)
        self._options = {"bot": bot, "seed": seed}
        self._game: str | None = None
        self._sheet: Sheet | None = None
        self._position: Sheet | None = None
        self._course: AnyCourse | None = None
        self._owes_ready = False

    def hear(self, line: Line) -> list[Said]:
        """The answers to a line of the host."""
        try:
            if self._sheet is None or _is_quit(line):
                return self._heed(line)
            if self._sheet.take(line):
                self._position, self._sheet = self._sheet, None
            return []
        except Refusal as refusal:
            return [Error(self._say(refusal.message))]

    def settle(self, done: Future[Any]) -> list[Said]:
        """What is to be said when something that took long is finished."""
        if self._mind.has_prepared(done) and self._owes_ready:
            self._owes_ready = False
            return [ReadyNow()]
        course = self._course
        thought = None if course is None else self._mind.thought(done, course)
        return [] if thought is None else self._answer(thought)

    def _heed(self, line: Line) -> list[Said]:
        if line is None:
            raise Malformed(words.LONG_LINE, most=LINE_AT_MOST)
        match host.read(line):
            case host.Hello(version):
                return self._introduce(version)
            case host.SetOption(name, value):
                self._set(name, value)
            case host.IsReady():
                return self._get_ready()
            case host.NewGame(game):
                self._game, self._position = find(game).name, None
            case host.Position():
                self._position, self._sheet = None, Sheet()
            case host.Go(_, seconds):
                return self._go(roster.SECONDS if seconds is None else seconds)
            case host.Stop() if self._course is not None:
                return self._answer(self._mind.break_off(self._course))
            case host.Quit():
                self.has_left = True
            case _:
                pass
        return []

    def _introduce(self, version: int) -> list[Said]:
        if version != host.VERSION:
            raise Malformed(words.OTHER_VERSION, found=version, known=host.VERSION)
        bot = self._options["bot"]
        return [
            Name("Dorfplatz" if bot == STRONGEST else f"{bot.capitalize()} of Dorfplatz"),
            Author("The Dorfplatz maintainers"),
            *(Plays(game.name, game.rules) for game in GAMES.values() if _plays(bot, game.name)),
            *(Option(name, value) for name, value in self._options.items()),
            Ready(),
        ]

    def _set(self, name: str, value: str) -> None:
        if name not in self._options:
            raise Malformed(words.NO_OPTION, found=shortened(name), known=tuple(self._options))
        if name == "bot":
            _check_bot(value)
        self._options[name] = value

    def _get_ready(self) -> list[Said]:
        """While it thinks it is ready: it hears."""
        if self._course is not None or self._game is None:
            return [ReadyNow()]
        self._owes_ready = not self._mind.get_ready(self._bot(self._game))
        return [] if self._owes_ready else [ReadyNow()]

    def _go(self, seconds: float) -> list[Said]:
        if self._course is not None:
            raise Illegal(words.BUSY)
        course = self._read()
        kind, seed = self._bot(course.game.name), self._options["seed"]
        own_seed = f"{seed}/{len(course.entries)}/{kind}" if seed else None
        self._course = course
        thought = self._mind.think(course, kind, min(seconds, SECONDS_AT_MOST), own_seed)
        return [] if thought is None else self._answer(thought)

    def _read(self) -> AnyCourse:
        """The position, in which somebody must have a choice."""
        if self._position is None:
            raise Malformed(words.NO_POSITION)
        course = course_of(record.read(self._position.read()))
        if course.actor is None:
            raise Illegal(OVER)
        if course.actor is CHANCE:
            raise Illegal(CHANCE_ACTS)
        return course

    def _answer(self, thought: Thought) -> list[Said]:
        """Whoever has thought is ready, too."""
        told: list[Said] = [ReadyNow()] if self._owes_ready else []
        self._course, self._owes_ready = None, False
        if thought.numbers:
            told.append(Info(thought.numbers))
        return [*told, BestMove(thought.move)]

    def _bot(self, game: str) -> str:
        chosen = self._options["bot"]
        if chosen == STRONGEST:
            return roster.available(game)[-1]
        roster.check(game, chosen)
        return chosen


def _is_quit(line: Line) -> bool:
    """No record has such a line, so a host may leave in the middle of a position."""
    return line is not None and isinstance(host.read(line), host.Quit)


def _plays(bot: str, game: str) -> bool:
    return bot == STRONGEST or bot in roster.available(game)


def _check_bot(bot: str) -> None:
    """Refuse one that plays no game at all."""
    if not any(_plays(bot, game) for game in GAMES):
        known = dict.fromkeys(name for game in GAMES for name in roster.available(game))
        raise Malformed(UNKNOWN_BOT, found=shortened(bot), known=(STRONGEST, *known))
