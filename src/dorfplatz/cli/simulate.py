"""The command that lets bots play many games."""

import errno
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dorfplatz.cli.files import SUFFIX, write_new
from dorfplatz.cli.games import TERMINALS
from dorfplatz.cli.getting_ready import get_ready
from dorfplatz.cli.options import Chosen, bots_for, encodable, language_option, table_options
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.words import PLAYING, SAVED
from dorfplatz.lab.games import LABS
from dorfplatz.lab.simulation import Played, Simulation, play_games

RANDOM: Final = "random"
"""In place of modifiers: they are drawn for each game."""


@click.command()
@click.option("--seats", type=click.IntRange(1, 9), metavar="N")
@click.option("--bots", metavar="NAME,NAME,…")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, metavar="N")
@click.option("--seed", default="1", metavar="SEED", callback=encodable)
@click.option("--jobs", type=click.IntRange(1, 256), default=1, metavar="N")
@click.option("--out", type=click.Path(path_type=Path), metavar="FOLDER")
@table_options
@language_option
@click.pass_obj
def simulate(
    screen: Screen,
    seats: int | None,
    bots: str | None,
    games: int,
    seed: str,
    jobs: int,
    out: Path | None,
    chosen: Chosen,
) -> None:
    simulation = _simulation(chosen, seats, bots, seed)
    if out is not None:
        _check_folder(out, games)
    get_ready(screen, simulation.game, simulation.bots)
    results = []
    with closing(play_games(simulation, games, jobs)) as played:
        for number, one in enumerate(_with_progress(screen, played, games)):
            if out is not None:
                write_new(_path(out, number, games), one.record)
            results.append(replace(one, record=""))
    TERMINALS[simulation.game].show(screen, results)
    if out is not None:
        screen.remark(SAVED, folder=str(out))


def _simulation(chosen: Chosen, seats: int | None, bots: str | None, seed: str) -> Simulation:
    """With defaults for what was not given; seats that the rules play have no bot."""
    game, given = chosen.game, dict(chosen.given)
    is_varied = given.get("modifiers") == RANDOM and LABS[game.name].draw_options is not None
    if is_varied:
        del given["modifiers"]
    manner = TERMINALS[game.name]
    seats = manner.seats if seats is None else seats
    options = Chosen(game, given).for_seats(seats)
    playing = bots_for(game.name, bots or manner.bots, seats - len(game.automas()))
    return Simulation(game.name, playing, options, seed, is_varied)


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
