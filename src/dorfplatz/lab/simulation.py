"""Whole games between bots: the same seed gives the same records, whoever plays them where."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from random import Random

from dorfplatz.bots import roster
from dorfplatz.bots.workers import worker_pool
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.contract import Options
from dorfplatz.core.course import Course
from dorfplatz.core.record import Player, write
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games import catalogue
from dorfplatz.play.table import Table, new_record


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is simulated: bots on the seats of game 0; each further game moves them on by one."""

    game: str
    bots: tuple[str, ...]
    options: Options
    seed: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game to be played: bots on their seats."""

    game: str
    bots: tuple[str, ...]
    options: Options
    dice: str
    """A seed."""
    thoughts: str
    """A seed for what bots leave to chance."""
    seconds: float = roster.SECONDS
    """For each move."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is worth counting of a simulated game."""

    bots: tuple[str, ...]
    """On its seats."""
    first: int
    """The seat that began."""
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    turns: int
    """Of all seats together."""


@dataclass(frozen=True, slots=True)
class Played:
    """A simulated game."""

    record: str
    outcome: Outcome


def play_games(simulation: Simulation, games: int, jobs: int = 1) -> Generator[Played, None, None]:
    """The games in their order, played by so many processes."""
    play = partial(play_game, simulation)
    if jobs == 1:
        yield from map(play, range(games))
        return
    processes = worker_pool(jobs)
    try:
        yield from processes.map(play, range(games), chunksize=max(1, min(4, games // jobs)))
    finally:
        processes.shutdown(cancel_futures=True)


def play_game(simulation: Simulation, number: int) -> Played:
    seats = len(simulation.bots)
    kinds = tuple(simulation.bots[(seat + number) % seats] for seat in range(seats))
    seed = f"{simulation.seed}/{number}"
    return play_out(Sitting(simulation.game, kinds, simulation.options, seed, seed))


def play_out(sitting: Sitting) -> Played:
    """Dice and bots draw from generators of their own, so that a game's dice do not depend on how
    much chance a bot uses."""
    game = catalogue.find(sitting.game)
    players = tuple(Player(kind, f"{kind}-{seat}") for seat, kind in enumerate(sitting.bots))
    record = new_record(game, players, sitting.options)
    table = Table(Course(game, record), RandomSource(f"{sitting.dice}/dice"))
    bots = [roster.lasting(game.name, kind, sitting.seconds) for kind in sitting.bots]
    chances = [Random(f"{sitting.thoughts}/seat {seat}") for seat in range(len(bots))]
    course = table.course
    while (seat := course.actor) is not None:
        assert seat is not CHANCE
        move = bots[seat].choose(course.state, chances[seat])
        table.submit(seat, table.version, game.write(course.state, move))
    result = game.result(course.state)
    assert result is not None
    turns = _turns(course)
    outcome = Outcome(sitting.bots, turns[0], result.totals, result.winners, len(turns))
    return Played(write(course.record), outcome)


def _turns(course: catalogue.AnyCourse) -> list[Seat]:
    """Whose turns there were: a turn is a run of moves by one seat."""
    seats = (step.actor for step in course.steps if step.actor is not CHANCE)
    return [seat for seat, _ in groupby(seats)]
