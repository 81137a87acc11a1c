"""The command to play in the terminal: against bots, or several people on one keyboard."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

import click
from rich.console import RenderableType

from dorfplatz.bots import roster
from dorfplatz.cli.bohemian.face import BohemianFace
from dorfplatz.cli.files import SUFFIX, RecordFile, games_folder, in_file, latest_unfinished
from dorfplatz.cli.options import TableOptions, bots_for, language_option, table_options
from dorfplatz.cli.records import transcript, winners
from dorfplatz.cli.screen import Screen
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import PERSON, Player
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.core.text import Text
from dorfplatz.games import catalogue
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.play.table import Table, new_record

AnyTable = Table[Any, Any, Any]

GUEST: Final = Text("play.guest", "Guest")
BOT_NAMES: Final = ("Zdenka", "Matěj", "Ludmila", "Vojta", "Božena")
LATEST: Final = "latest"

PROMPT: Final = Text("play.prompt", "Number, u, ?, l, h or q")
HELP: Final = Text(
    "play.help",
    "a number: make that choice, or write the move, such as “3+4 Nenbrad glass”\n"
    "u: take back your last move, back to the last roll\n"
    "? Nenbrad inn: explain a building\n"
    "l: what has happened so far\n"
    "h: this help\n"
    "q: stop and keep the game",
)
NO_SUCH_CHOICE: Final = Text(
    "play.no-such-choice", "There is no choice {found}; choose 1 to {most}."
)
KEPT: Final = Text("play.kept", "The game is kept in {file}. Go on with: dorfplatz play --resume")
RECORDED: Final = Text("play.recorded", "The record is {file}.")
OVER: Final = Text("play.over", "This game is over already; see it with: dorfplatz replay {file}")


class Face(Protocol):
    """How a game looks on a terminal."""

    def position(self, screen: Screen, course: AnyCourse) -> RenderableType: ...

    def choices(self, screen: Screen, course: AnyCourse) -> RenderableType: ...

    def explain(self, screen: Screen, course: AnyCourse, asked: str) -> Iterator[str]: ...

    def canonical(self, screen: Screen, course: AnyCourse, typed: str) -> str: ...

    def finale(self, screen: Screen, course: AnyCourse) -> RenderableType: ...


FACES: Final[dict[str, Face]] = {"bohemian": BohemianFace()}


class Stopped(Exception):
    """The person wants to stop."""


@click.command()
@click.option("--people", metavar="NAME,NAME,…")
@click.option("--bots", default="greedy,greedy", metavar="NAME,NAME,…")
@click.option("--seats", type=click.IntRange(2, 5), metavar="N")
@click.option("--seed", metavar="SEED")
@click.option("--record", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]")
@table_options
@language_option
@click.pass_obj
def play(
    screen: Screen,
    people: str | None,
    bots: str,
    seats: int | None,
    seed: str | None,
    record: Path | None,
    resume: str | None,
    game: str,
    income: str | None,
    first: str | None,
    sides: str | None,
    components: str | None,
) -> None:
    if resume is not None:
        file, course = _resumed(resume)
    else:
        names = _names(people) or (screen.say(GUEST),)
        players = _players(game, names, bots, seats)
        chosen = TableOptions(income, first, sides, components)
        file, course = _begun(game, players, chosen, record)
    Session(screen, course, file, seed).run()


def _resumed(resume: str) -> tuple[RecordFile, AnyCourse]:
    path = latest_unfinished() if resume == LATEST else Path(resume)
    file, record = RecordFile.resume(path)
    try:
        course = course_of(record)
    except Refusal as refusal:
        raise in_file(path, refusal) from None
    if course.actor is None:
        raise in_file(path, Malformed(OVER, file=str(path)))
    return file, course


def _begun(
    game: str, players: tuple[Player, ...], chosen: TableOptions, path: Path | None
) -> tuple[RecordFile, AnyCourse]:
    rules = catalogue.find(game)
    record = new_record(rules, players, chosen.for_game(rules, len(players)))
    now = datetime.now().astimezone()
    default = games_folder() / f"{game}-{now:%Y-%m-%d-%H%M%S-%f}{SUFFIX}"
    return RecordFile.create(path or default, record), course_of(record)


def _names(people: str | None) -> tuple[str, ...]:
    return tuple(name.strip() for name in (people or "").split(",") if name.strip())


def _players(
    game: str, people: tuple[str, ...], bots: str, seats: int | None
) -> tuple[Player, ...]:
    """People first, then bots; with a number of seats, the last bot fills the rest."""
    named = [name for name in bots.split(",") if name.strip()]
    free = len(named) if seats is None else seats - len(people)
    kinds = bots_for(game, bots, free) if free > 0 else ()
    names = (name for name in BOT_NAMES if name not in people)
    return (
        *(Player(PERSON, name) for name in people),
        *(Player(kind, next(names)) for kind in kinds),
    )


class Session:
    """A game at one keyboard. Whatever happens is stored first, then told."""

    def __init__(
        self, screen: Screen, course: AnyCourse, file: RecordFile, seed: str | None
    ) -> None:
        self._screen = screen
        self._file = file
        self._names = course.record.names
        self._face = FACES[course.game.name]
        self._stored, self._told = len(course.entries), len(course.steps)
        self._random = Random(seed)
        source = RandomSource(None if seed is None else f"{seed}/{self._stored}/dice")
        self._table: AnyTable = Table(course, source)
        self._course = course

    def run(self) -> None:
        try:
            self._store_and_tell(self._told)
            while (seat := self._course.actor) is not None:
                assert seat is not CHANCE
                if self._course.record.players[seat].is_person:
                    self._person(seat)
                else:
                    self._bot(seat)
        except (Stopped, KeyboardInterrupt):
            self._screen.err.print()
            self._screen.print(KEPT, file=str(self._file.path))
            return
        self._end()

    def _bot(self, seat: Seat) -> None:
        course = self._course
        kind = course.record.players[seat].kind
        move = roster.bot(course.game.name, kind).choose(course.state, self._random)
        self._submit(seat, course.game.write(course.state, move))

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
                self._screen.complain(refusal, self._names)

    def _ask(self) -> str:
        try:
            return self._screen.out.input(f"{self._screen.say(PROMPT)} > ", markup=False).strip()
        except EOFError:
            raise Stopped from None

    def _answer(self, seat: Seat, typed: str) -> None:
        word = typed.casefold()
        if typed.isdecimal():
            self._submit(seat, self._numbered(int(typed)))
        elif typed.startswith("?"):
            for sentence in self._face.explain(self._screen, self._course, typed[1:]):
                self._print(sentence)
        elif word == "u":
            self._undo(seat)
        elif word == "l":
            for line in transcript(self._screen, self._course):
                self._print(line)
        elif word == "h":
            self._print(self._screen.say(HELP))
        elif word == "q":
            raise Stopped
        elif typed:
            self._submit(seat, self._face.canonical(self._screen, self._course, typed))

    def _numbered(self, number: int) -> str:
        course = self._course
        legal = course.game.legal(course.state)
        if not 1 <= number <= len(legal):
            raise Malformed(NO_SUCH_CHOICE, found=number, most=len(legal))
        return course.game.write(course.state, legal[number - 1])

    def _submit(self, seat: Seat, text: str) -> None:
        told = len(self._course.steps)
        self._table.submit(seat, self._table.version, text)
        self._store_and_tell(told)

    def _undo(self, seat: Seat) -> None:
        self._table.undo(seat, self._table.version)
        self._store_and_tell(len(self._course.steps))

    def _store_and_tell(self, told: int) -> None:
        """What was added goes to the disk; then the steps not told yet are told."""
        self._file.append(self._course.entries[self._stored :])
        self._stored = len(self._course.entries)
        for step in self._course.steps[told:]:
            for event in step.events:
                sentence = self._course.game.tell(step.after, event)
                if sentence is not None:
                    self._print(self._screen.say(sentence, self._names))

    def _end(self) -> None:
        out = self._screen.out
        out.rule()
        out.print(self._face.position(self._screen, self._course))
        out.rule()
        out.print(self._face.finale(self._screen, self._course))
        self._print(winners(self._screen, self._course))
        self._screen.print(RECORDED, file=str(self._file.path))

    def _print(self, line: str) -> None:
        self._screen.line(self._screen.out, line)
