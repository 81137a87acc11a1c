"""The command that lets bots play many games."""

import errno
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from dorfplatz.cli.files import SUFFIX, write_new
from dorfplatz.cli.getting_ready import get_ready
from dorfplatz.cli.options import Chosen, bots_for, encodable, language_option, table_options
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Text
from dorfplatz.lab import summary
from dorfplatz.lab.simulation import Outcome, Played, Simulation, play_games

PLAYING: Final = Text("simulate.playing", "Playing")
BOT: Final = Text("simulate.bot", "Bot")
PLACE: Final = Text("simulate.place", "Turn order")
SEATS: Final = Text("simulate.seats", "Seats")
SCORE: Final = Text("simulate.score", "Coins")
SHARE: Final = Text("simulate.share", "Wins per seat")
INTERVAL: Final = Text("simulate.interval", "Interval (95 %)")
TURNS: Final = Text(
    "simulate.turns",
    "{games} game, {turns} turns for each player on average.",
    "{games} games, {turns} turns for each player on average.",
    "games",
)
SAVED: Final = Text("simulate.saved", "The records are in {folder}.")


@click.command()
@click.option("--seats", type=click.IntRange(1, 9), default=4, metavar="N")
@click.option("--bots", default="greedy,uniform", metavar="NAME,NAME,…")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, metavar="N")
@click.option("--seed", default="1", metavar="SEED", callback=encodable)
@click.option("--jobs", type=click.IntRange(1, 256), default=1, metavar="N")
@click.option("--out", type=click.Path(path_type=Path), metavar="FOLDER")
@table_options
@language_option
@click.pass_obj
def simulate(
    screen: Screen,
    seats: int,
    bots: str,
    games: int,
    seed: str,
    jobs: int,
    out: Path | None,
    chosen: Chosen,
) -> None:
    options = chosen.for_seats(seats)
    game = chosen.game.name
    simulation = Simulation(game, bots_for(game, bots, seats), options, seed)
    if out is not None:
        _check_folder(out, games)
    get_ready(screen, game, simulation.bots)
    outcomes = []
    with closing(play_games(simulation, games, jobs)) as played:
        for number, one in enumerate(_with_progress(screen, played, games)):
            if out is not None:
                write_new(_path(out, number, games), one.record)
            outcomes.append(one.outcome)
    _show(screen, outcomes)
    if out is not None:
        screen.remark(SAVED, folder=str(out))


def _path(folder: Path, number: int, games: int) -> Path:
    return folder / f"game-{number:0{len(str(games - 1))}}{SUFFIX}"


def _check_folder(folder: Path, games: int) -> None:
    """Before any game is played: it can be written to, and no record is there already."""
    folder.mkdir(parents=True, exist_ok=True)
    taken = {path.name for path in folder.iterdir()}
    for number in range(games):
        path = _path(folder, number, games)
        if path.name in taken:
            raise FileExistsError(errno.EEXIST, "", str(path))
    trial = _path(folder, 0, games)
    write_new(trial, "")
    trial.unlink()


def _with_progress(screen: Screen, played: Iterable[Played], games: int) -> Iterator[Played]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=screen.err, transient=True) as bar:
        yield from bar.track(played, total=games, description=screen.words(PLAYING))


def _show(screen: Screen, results: list[Outcome]) -> None:
    for heading, rows in ((BOT, summary.by_bot(results)), (PLACE, summary.by_order(results))):
        grid = Grid(screen.say(heading))
        for column in (SEATS, SCORE, SHARE, INTERVAL):
            grid.add_column(screen.say(column), justify="right")
        for row in rows:
            interval = f"{screen.percent(row.low)} – {screen.percent(row.high)}"
            score, share = screen.decimal(row.score), screen.percent(row.share)
            grid.add_row(row.name, str(row.seats), score, share, interval)
        screen.out.print(grid)
    turns = screen.decimal(summary.turns_each(results))
    screen.out.print(screen.words(TURNS, games=len(results), turns=turns), markup=False)
