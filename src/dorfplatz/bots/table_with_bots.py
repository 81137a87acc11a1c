"""A table in a program of one's own: bots beside people, dice from a seed, moves as text."""

from collections.abc import Mapping
from random import Random
from typing import Any

from dorfplatz.bots import roster
from dorfplatz.bots.choosing import choose_in
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.contract import Options, Result
from dorfplatz.core.names import check_new_name
from dorfplatz.core.record import PERSON, Player, Record
from dorfplatz.core.refusal import Illegal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.core.words import OVER
from dorfplatz.games import catalogue
from dorfplatz.play.seating import automa_player, seated
from dorfplatz.play.table import Table, new_record


class TableWithBots(Table[Any, Any, Any]):
    """A table where one program moves for every seat, so nobody has to say who they are."""

    def __init__(self, course: catalogue.AnyCourse, seed: str | None, seconds: float) -> None:
        """Dice and bots draw from generators of their own, as in simulated games."""
        super().__init__(course, RandomSource(_seed_of(seed, "dice")))
        self._seconds = seconds
        self._chances = [
            Random(_seed_of(seed, f"seat {seat}")) for seat in range(len(course.players))
        ]

    @property
    def state(self) -> Any:
        """The position."""
        return self.course.state

    @property
    def record(self) -> Record:
        """All that happened, as far as the game has come."""
        return self.course.record

    @property
    def is_over(self) -> bool:
        return self.course.actor is None

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.course.game.result(self.state)

    @property
    def winners(self) -> tuple[str, ...]:
        """Their names; nobody while the game goes on."""
        result = self.result
        return () if result is None else tuple(self.course.names[seat] for seat in result.winners)

    def legal(self) -> tuple[str, ...]:
        """Every possible move of the seat that acts, as people write them, in a fixed order."""
        game, state = self.course.game, self.state
        return tuple(game.write(state, move) for move in game.legal(state))

    def play(self, move: str) -> None:
        """A move of the seat that acts, and what chance adds to it; refused if it is impossible."""
        self.submit(self._acting(), self.version, move)

    def bot_move(self) -> str:
        """What the bot on the seat that acts chooses; refused if a person sits there."""
        seat = self._acting()
        kind = self.course.players[seat].kind
        roster.check(self.course.game.name, kind)
        return choose_in(self.course, kind, self._seconds, self._chances[seat])

    def _acting(self) -> Seat:
        seat = self.course.actor
        if seat is None:
            raise Illegal(OVER)
        assert seat is not CHANCE, "a table lets chance act at once"
        return seat


def new_table(
    game: str,
    players: Mapping[str, str],
    *,
    options: Options | None = None,
    seed: str | None = None,
    seconds: float = roster.SECONDS,
) -> TableWithBots:
    """A new game at a table of one's own.

    `players` has who sits there, in the order of their seats: names, each with its bot or “person”.
    Seats that the rules play themselves are added. The same seed gives the same game, if all bots
    choose by position and chance alone; those that think against a clock get so many `seconds` for
    a move.
    """
    rules = catalogue.find(game)
    for name, kind in players.items():
        check_new_name(name)
        if kind != PERSON:
            roster.check(game, kind)
    automas = rules.automas()
    settled = rules.settle(len(automas) + len(players), options or {})
    sitters = tuple(Player(kind, name) for name, kind in players.items())
    record = new_record(rules, seated(automas, sitters, automa_player), settled)
    return TableWithBots(catalogue.course_of(record), seed, seconds)


def _seed_of(seed: str | None, part: str) -> str | None:
    return None if seed is None else f"{seed}/{part}"
