"""A game at one keyboard: people are asked, bots think; all is stored before it is told."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from rich.console import RenderableType

from dorfplatz.cli import hint
from dorfplatz.cli.bohemian.face import BohemianFace
from dorfplatz.cli.files import RecordFile
from dorfplatz.cli.opponents import Manner, Opponents
from dorfplatz.cli.records import transcript, winners
from dorfplatz.cli.screen import Screen, program
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import UNDO
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.core.text import Message, Text, Who, message
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.play.table import AnyTable, Table
from dorfplatz.showing.news import UNDONE

PROMPT: Final = Text("play.prompt", "Number, u, ?, hint, l, h or q")
HELP: Final = Text(
    "play.help",
    "a number: make that choice, or write the move, such as “3+4 Nenbrad glass”\n"
    "u: take back your last move, back to the last roll\n"
    "? Nenbrad inn: explain a building\n"
    "hint: what a strong bot would do, and why\n"
    "l: what has happened so far\n"
    "h: this help\n"
    "q: stop and keep the game",
)
NO_SUCH_CHOICE: Final = Text(
    "play.no-such-choice", "There is no choice {found}; choose 1 to {most}."
)
KEPT: Final = Text("play.kept", "The game is kept. Go on with: {command} play --resume {quoted}")
RECORDED: Final = Text("play.recorded", "The record is {file}.")


class Face(Protocol):
    """How a game looks on a terminal."""

    def position(self, screen: Screen, course: AnyCourse) -> RenderableType: ...

    def legend(self, screen: Screen) -> RenderableType: ...

    def choices(self, screen: Screen, course: AnyCourse) -> RenderableType: ...

    def explain(self, screen: Screen, course: AnyCourse, asked: str) -> Iterator[str]: ...

    def canonical(self, screen: Screen, course: AnyCourse, typed: str) -> str: ...

    def finale(self, screen: Screen, course: AnyCourse) -> RenderableType: ...


FACES: Final[dict[str, Face]] = {"bohemian": BohemianFace()}


class Stopped(Exception):
    """The person wants to stop."""


class Session:
    """One game, from its present position to its end or until the person stops."""

    def __init__(self, screen: Screen, course: AnyCourse, file: RecordFile, manner: Manner) -> None:
        self._screen = screen
        self._file = file
        self._course = course
        self._face = FACES[course.game.name]
        self._opponents = Opponents(screen, course, manner)
        self._seconds = manner.seconds
        self._stored, self._told = len(course.entries), len(course.steps)
        seed = None if manner.seed is None else f"{manner.seed}/{self._stored}/dice"
        self._table: AnyTable = Table(course, RandomSource(seed))

    def run(self) -> None:
        try:
            if not self._stored:
                self._tell(self._course.state, self._course.opening())
            self._store_and_tell()
            self._help()
            while (seat := self._course.actor) is not None:
                assert seat is not CHANCE
                if self._course.players[seat].is_person:
                    self._person(seat)
                else:
                    self._bot(seat)
        except (Stopped, KeyboardInterrupt):
            self._screen.err.print()
            self._screen.remark(KEPT, command=program(), quoted=self._file.quoted)
            return
        finally:
            self._opponents.end()
        self._end()

    def _bot(self, seat: Seat) -> None:
        text = self._opponents.choose(self._course.players[seat].kind)
        self._table.submit(seat, self._table.version, text)
        self._store_and_tell()

    def _person(self, seat: Seat) -> None:
        """Show the table and ask until a move is made or taken back."""
        out = self._screen.out
        out.rule()
        out.print(self._face.position(self._screen, self._course))
        out.print()
        out.print(self._face.choices(self._screen, self._course))
        version = self._table.version
        while self._table.version == version:
            try:
                self._answer(seat, self._ask())
            except Refusal as refusal:
                self._screen.complain(refusal, self._course.names)
        self._store_and_tell()

    def _ask(self) -> str:
        try:
            return self._screen.out.input(f"{self._screen.say(PROMPT)} > ", markup=False).strip()
        except EOFError:
            raise Stopped from None

    def _answer(self, seat: Seat, typed: str) -> None:
        word, version = typed.casefold(), self._table.version
        if re.fullmatch("[0-9]{1,6}", typed):
            self._table.submit(seat, version, self._numbered(int(typed)))
        elif typed.startswith("?"):
            for sentence in self._face.explain(self._screen, self._course, typed[1:]):
                self._print(sentence)
        elif hint.is_asked_for(self._screen, word):
            hint.give(self._screen, self._course, self._seconds)
        elif word == "u":
            self._table.undo(seat, version)
        elif word == "l":
            for line in transcript(self._screen, self._course):
                self._print(line)
        elif word == "h":
            self._help()
        elif word == "q":
            raise Stopped
        elif typed:
            move = self._face.canonical(self._screen, self._course, typed)
            self._table.submit(seat, version, move)

    def _help(self) -> None:
        """What the signs mean and what can be typed; shown at first and on request."""
        self._screen.out.rule()
        self._screen.out.print(self._face.legend(self._screen))
        self._print(self._screen.say(HELP))

    def _numbered(self, number: int) -> str:
        course = self._course
        legal = course.game.legal(course.state)
        if not 1 <= number <= len(legal):
            raise Malformed(NO_SUCH_CHOICE, found=number, most=len(legal))
        return course.game.write(course.state, legal[number - 1])

    def _store_and_tell(self) -> None:
        """What was added goes to the disk; then it is told."""
        added = self._course.entries[self._stored :]
        self._file.append(added)
        self._stored = len(self._course.entries)
        for entry in added:
            if entry.text == UNDO and isinstance(entry.actor, int):
                self._say(message(UNDONE, who=Who(entry.actor)))
        for step in self._course.steps[self._told :]:
            self._tell(step.after, step.events)
        self._told = len(self._course.steps)

    def _tell(self, state: Any, events: Sequence[Any]) -> None:
        for event in events:
            sentence = self._course.game.tell(state, event)
            if sentence is not None:
                self._say(sentence)

    def _say(self, sentence: Message) -> None:
        self._print(self._screen.say(sentence, self._course.names))

    def _end(self) -> None:
        out = self._screen.out
        out.rule()
        out.print(self._face.position(self._screen, self._course))
        out.rule()
        out.print(self._face.finale(self._screen, self._course))
        self._print(winners(self._screen, self._course))
        self._screen.remark(RECORDED, file=str(self._file.path))

    def _print(self, line: str) -> None:
        self._screen.line(self._screen.out, line)
