"""Tables that a server finds in its database when it opens: games that are on or over, always with
the same dice. Their seats are taken with a personal link."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from dorfplatz.bots import roster
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import PERSON, Player, write_entry, write_header
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import Place
from dorfplatz.games.catalogue import AnyCourse, AnyGame, course_of
from dorfplatz.games.hamlet.state import Phase
from dorfplatz.play.table import Table, new_record
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Addition, StoredSeat, StoredTable

ADA: Final = Player(PERSON, "Ada")
BEN: Final = Player(PERSON, "Ben")
BOTS: Final = tuple(Player("greedy", name) for name in ("Zdenka", "Matěj", "Ludmila", "Vojta"))

Goal = Callable[[AnyCourse], bool]


def over(course: AnyCourse) -> bool:
    return course.is_complete


def turn_of(seat: int, steps: int) -> Goal:
    """Right after a roll of a seat, so far into the game."""

    def reached(course: AnyCourse) -> bool:
        return len(course.steps) >= steps and course.actor == seat and len(course.state.dice) == 4

    return reached


def with_a_choice_of_dice(course: AnyCourse) -> bool:
    """When several sets of dice reach a house of the first seat's liking."""
    legal = course.game.legal(course.state) if course.actor == 0 else ()
    houses = Counter(move.building for move in legal if isinstance(move, Place))
    return max(houses.values(), default=0) > 1


def able(kind: type) -> Goal:
    """As soon as the first seat may make a move of a kind."""

    def reached(course: AnyCourse) -> bool:
        legal = course.game.legal(course.state) if course.actor == 0 else ()
        return any(isinstance(move, kind) for move in legal)

    return reached


def in_round(number: int) -> Goal:
    """At the beginning of the person's turn in Hamlet."""

    def reached(course: AnyCourse) -> bool:
        state = course.state
        ready = all(not villager.is_done for villager in state.players[0].villagers)
        return state.round >= number and state.phase is Phase.TURN and ready

    return reached


def asked(course: AnyCourse) -> bool:
    """When the person has to choose for Botrik."""
    return course.state.phase is Phase.ASK


@dataclass(frozen=True, slots=True)
class Prepared:
    id: str
    """At least eight signs, as all tables have."""
    players: tuple[Player, ...]
    goal: Goal
    seed: str = "prepared"
    options: dict[str, str] = field(default_factory=dict)
    game: AnyGame = BOHEMIAN

    def key(self, seat: int) -> str:
        """The secret in the personal link of a seat."""
        return f"key-{self.id}-{seat}"

    def course(self) -> AnyCourse:
        course = course_of(new_record(self.game, self.players, self.options))
        table = Table(course, RandomSource(self.seed))
        bot = roster.bot(self.game.name, roster.usual(self.game.name))
        while not self.goal(course):
            seat = course.actor
            assert isinstance(seat, int)
            move = bot.choose(course.state, Random(1))
            table.submit(seat, table.version, self.game.write(course.state, move))
        return course


def store(database: Path, tables: tuple[Prepared, ...]) -> None:
    """Put the tables into a database that no server uses yet."""
    stored = Store.open(str(database))
    try:
        for table in tables:
            _store(stored, table)
    finally:
        stored.close()


def _store(stored: Store, table: Prepared) -> None:
    course = table.course()
    seats = tuple(
        StoredSeat(player.kind, player.name, table.key(seat))
        for seat, player in enumerate(table.players)
    )
    options = course.record.options
    stored.create(StoredTable(table.id, table.game.name, "nobody", False, options, seats))
    stored.begin(table.id, write_header(course.record))
    lines = tuple(write_entry(entry).removesuffix("\n") for entry in course.entries)
    stored.append([Addition(table.id, 0, lines, course.is_complete)])
