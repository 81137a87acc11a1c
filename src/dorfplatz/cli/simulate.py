"""The command that lets bots play many games."""

import errno
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from dorfplatz.cli.files import SUFFIX
from dorfplatz.cli.options import TableOptions, bots_for, language_option, table_options
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Text
from dorfplatz.games import catalogue
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
@click.option("--seats", type=click.IntRange(2, 5), default=4, metavar="N")
@click.option("--bots", default="greedy,uniform", metavar="NAME,NAME,…")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, metavar="N")
@click.option("--seed", default="1", metavar="SEED")
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
    game: str,
    income: str | None,
    first: str | None,
    sides: str | None,
    components: str | None,
) -> None:
    chosen = TableOptions(income, first, sides, components)
    simulation = Simulation(
        game=game,
        bots=bots_for(game, bots, seats),
        options=chosen.for_game(catalogue.find(game), seats),
        seed=seed,
    )
    paths = [] if out is None else _paths(out, games)
    played = _with_progress(screen, play_games(simulation, games, jobs), games)
    results = []
    for number, one in enumerate(played):
        if paths:
            with paths[number].open("x", encoding="utf-8", newline="\n") as file:
                file.write(one.record)
        results.append(one.outcome)
    _show(screen, results)
    if out is not None:
        screen.print(SAVED, folder=str(out))


def _paths(folder: Path, games: int) -> list[Path]:
    """Where the records will go; refused before any game is played if one is there already."""
    folder.mkdir(parents=True, exist_ok=True)
    digits = len(str(games - 1))
    paths = [folder / f"game-{number:0{digits}}{SUFFIX}" for number in range(games)]
    for path in paths:
        if path.exists():
            raise FileExistsError(errno.EEXIST, "", str(path))
    with paths[0].open("x"):
        pass
    paths[0].unlink()
    return paths


def _with_progress(screen: Screen, played: Iterable[Played], games: int) -> Iterable[Played]:
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
