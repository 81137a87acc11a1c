"""A game at one keyboard: people are asked, bots think; all is stored before it is told."""

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.padding import Padding
from rich.text import Text as Styled

from dorfplatz.bots.roster import usual
from dorfplatz.cli import hint
from dorfplatz.cli.engine_seats import GivenUp
from dorfplatz.cli.files import RecordFile
from dorfplatz.cli.games import TERMINALS
from dorfplatz.cli.guests import Guest
from dorfplatz.cli.opponents import Manner, Opponents
from dorfplatz.cli.records import transcript
from dorfplatz.cli.screen import Screen, program
from dorfplatz.cli.words import NO_SUCH_CHOICE, RECORDED, SESSION_KEPT
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import UNDO
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.core.text import Message, Who, message
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.play.table import AnyTable, Table
from dorfplatz.showing.endings import winners
from dorfplatz.showing.telling import is_aside
from dorfplatz.showing.words import UNDONE

ASIDE: Final = "   "
"""Before what explains rather than happens."""


class Stopped(Exception):
    """The person wants to stop."""


class Session:
    """One game, from its present position to its end or until the person stops."""

    def __init__(
        self,
        screen: Screen,
        course: AnyCourse,
        file: RecordFile,
        manner: Manner,
        guests: Sequence[Guest] = (),
    ) -> None:
        self._screen = screen
        self._file = file
        self._course = course
        self._face = TERMINALS[course.game.name].face
        self._opponents = Opponents(screen, course, manner, guests)
        self._seconds = manner.seconds
        self._is_shown = self._is_fresh = False
        self._stored, self._told = len(course.entries), len(course.steps)
        seed = None if manner.seed is None else f"{manner.seed}/{self._stored}/dice"
        self._table: AnyTable = Table(course, RandomSource(seed))

    def run(self) -> None:
        try:
            self._help()
            if not self._stored:
                self._tell(self._course.state, self._course.opening())
            self._store_and_tell()
            while (seat := self._course.actor) is not None:
                assert seat is not CHANCE
                if self._course.players[seat].is_person:
                    self._person(seat)
                else:
                    self._bot(seat)
        except (Stopped, KeyboardInterrupt):
            self._screen.err.print()
            again = " ".join((self._file.quoted, *self._opponents.arguments()))
            self._screen.remark(SESSION_KEPT, command=program(), quoted=again)
            return
        finally:
            self._opponents.end()
        self._end()

    def _bot(self, seat: Seat) -> None:
        """Whoever takes the seat of an engine is asked next."""
        try:
            text = self._opponents.choose(self._course.players[seat].kind)
            self._table.submit(seat, self._table.version, text)
        except GivenUp:
            self._table.hand_over(seat, usual(self._course.game.name))
        self._store_and_tell()

    def _person(self, seat: Seat) -> None:
        """Show the table and ask until a move is made or taken back."""
        self._show_table()
        self._show_choices()
        version = self._table.version
        while self._table.version == version:
            try:
                self._answer(seat, self._ask())
            except Refusal as refusal:
                self._screen.complain(refusal, self._course.names)
        self._store_and_tell()

    def _show_table(self) -> None:
        """All of it at first; later, if it is large, only what has to be seen again."""
        out, screen, course = self._screen.out, self._screen, self._course
        if not self._is_fresh:
            out.rule()
        first, fresh = not self._is_shown, self._is_fresh
        face = self._face
        seen = face.position(screen, course) if first else face.glance(screen, course, fresh)
        if seen is not None:
            out.print(seen)
        if seen is not None or fresh:
            out.print()
        self._is_shown, self._is_fresh = True, False

    def _show_choices(self) -> None:
        self._screen.out.print(self._face.choices(self._screen, self._course))

    def _ask(self) -> str:
        prompt = self._screen.say(self._face.prompt)
        try:
            return self._screen.out.input(f"{prompt} > ", markup=False).strip()
        except EOFError:
            raise Stopped from None

    def _answer(self, seat: Seat, typed: str) -> None:
        word, version = typed.casefold(), self._table.version
        if re.fullmatch("[0-9]{1,6}", typed):
            self._table.submit(seat, version, self._numbered(int(typed)))
        elif typed.startswith("?"):
            for part in self._face.explain(self._screen, self._course, typed[1:]):
                self._print(part) if isinstance(part, str) else self._screen.out.print(part)
        elif hint.is_asked_for(self._screen, word):
            hint.give(self._screen, self._course, self._seconds)
        elif word == "u":
            self._table.undo(seat, version)
        elif word == "l":
            for line in transcript(self._screen, self._course):
                self._print(line)
        elif word == "h":
            self._help()
        elif view := self._face.view(self._screen, self._course, word):
            self._screen.out.print(view)
        elif word == "q":
            raise Stopped
        elif not typed:
            self._show_choices()
        else:
            move = self._face.canonical(self._screen, self._course, typed)
            self._table.submit(seat, version, move)

    def _help(self) -> None:
        """What the signs mean and what can be typed; shown at first and on request."""
        self._screen.out.rule()
        self._screen.out.print(self._face.legend(self._screen))
        self._print(self._screen.say(self._face.help))

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
        game = self._course.game
        for event in events:
            heading = game.heading(event) if self._face.has_headings else None
            if heading is not None:
                self._open_turn(heading)
            sentence = game.tell(state, event)
            if sentence is not None:
                self._say(sentence, is_aside=is_aside(game.name, event))

    def _open_turn(self, heading: Message) -> None:
        title = Styled(self._screen.say(heading, self._course.names), style="bold")
        self._screen.out.rule(title, align="left")
        self._is_fresh = True

    def _say(self, sentence: Message, *, is_aside: bool = False) -> None:
        said, out = self._screen.say(sentence, self._course.names), self._screen.out
        if not is_aside:
            self._print(said)
        elif out.is_terminal:
            out.print(Padding(Styled(said, style="dim"), (0, 0, 0, len(ASIDE))))
        else:
            self._print(ASIDE + said)

    def _end(self) -> None:
        out = self._screen.out
        out.rule()
        out.print(self._face.position(self._screen, self._course))
        out.rule()
        out.print(self._face.finale(self._screen, self._course))
        self._say(winners(self._course))
        self._screen.remark(RECORDED, file=str(self._file.path))

    def _print(self, line: str) -> None:
        self._screen.line(self._screen.out, line)
