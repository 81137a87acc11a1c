"""Whole games between bots: the same seed gives the same records, whoever plays them where."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from dorfplatz.bots import roster
from dorfplatz.bots.workers import worker_pool
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.contract import Options, Result
from dorfplatz.core.course import Course
from dorfplatz.core.record import Player, write
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games import catalogue
from dorfplatz.lab.games import LABS
from dorfplatz.play.seating import automa_player, seated
from dorfplatz.play.table import Table, new_record


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is simulated: bots on the seats of game 0; each further game moves them on by one. They
    leave out the seats that the rules play."""

    game: str
    bots: tuple[str, ...]
    options: Options
    seed: str
    is_varied: bool = False
    """Some options are drawn for each game."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game to be played: who is on its seats."""

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
    tally: Any = None
    """What is counted in this game alone."""


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
    game, options, seats = simulation.game, simulation.options, len(simulation.bots)
    moved_on = (simulation.bots[(seat + number) % seats] for seat in range(seats))
    seed = f"{simulation.seed}/{number}"
    if simulation.is_varied:
        draw = LABS[game].draw_options
        assert draw is not None, "whoever asks for it checks that"
        options = draw(options, Random(f"{seed}/options"))
    return play_out(Sitting(game, all_seats(game, moved_on), options, seed, seed))


def all_seats(game: str, bots: Iterable[str]) -> tuple[str, ...]:
    """Bots one after the other on the seats that the rules do not play."""
    return seated(catalogue.find(game).automas(), tuple(bots), str)


def play_out(sitting: Sitting) -> Played:
    """Dice and bots draw from generators of their own, so that a game's dice do not depend on how
    much chance a bot uses."""
    game = catalogue.find(sitting.game)
    record = new_record(game, _players(game, sitting.bots), sitting.options)
    table = Table(Course(game, record), RandomSource(f"{sitting.dice}/dice"))
    course = table.course
    chances = [Random(f"{sitting.thoughts}/seat {seat}") for seat in range(len(sitting.bots))]
    while (seat := course.actor) is not None:
        assert seat is not CHANCE
        bot = roster.lasting(game.name, sitting.bots[seat], sitting.seconds)
        move = bot.choose(course.state, chances[seat])
        table.submit(seat, table.version, game.write(course.state, move))
    tally = LABS[game.name].tally
    counted = None if tally is None else tally(course)
    return Played(write(course.record), _outcome(course, sitting.bots), counted)


def _players(game: catalogue.AnyGame, kinds: tuple[str, ...]) -> tuple[Player, ...]:
    """Bots are told apart by their seats; whom the rules play there is only one of."""
    return tuple(
        automa_player(kind) if seat in game.automas() else Player(kind, f"{kind}-{seat}")
        for seat, kind in enumerate(kinds)
    )


def _outcome(course: catalogue.AnyCourse, kinds: tuple[str, ...]) -> Outcome:
    result: Result | None = course.game.result(course.state)
    assert result is not None
    had = LABS[course.game.name].turns(course)
    return Outcome(kinds, had[0], result.totals, result.winners, len(had))
