"""The command that trains the evaluations of bots by self-play."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import click

from dorfplatz.bots.warming import is_cold
from dorfplatz.bots.words import GETTING_READY
from dorfplatz.cli.arena_input import cores
from dorfplatz.cli.bohemian.words import KEPT, WRITTEN
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.words import BOT_NOT_INSTALLED
from dorfplatz.core.refusal import Malformed


@click.command()
@click.option("--seats", type=click.IntRange(2, 5), default=2, metavar="N")
@click.option("--weights", is_flag=True)
@click.option("--games", type=click.IntRange(128, 100_000_000), default=200_000, metavar="N")
@click.option("--generations", type=click.IntRange(1, 10_000), default=24, metavar="N")
@click.option("--seed", type=click.IntRange(0, 2**31), default=1, metavar="N")
@click.option("--learn-on", is_flag=True)
@click.option("--jobs", type=click.IntRange(1, 256), metavar="N")
@click.option("--cluster", is_flag=True)
@click.option("--out", type=click.Path(path_type=Path), default="training", metavar="FOLDER")
@language_option
@click.pass_obj
def train(
    screen: Screen,
    seats: int,
    weights: bool,
    games: int,
    generations: int,
    seed: int,
    learn_on: bool,
    jobs: int | None,
    cluster: bool,
    out: Path,
) -> None:
    try:  # what these need is not always installed
        from dorfplatz.cli.bohemian import training_runs
        from dorfplatz.lab.bohemian.training.training import Goal
        from dorfplatz.lab.bohemian.training.tuning import Tuning
    except ModuleNotFoundError as missing:
        raise Malformed(BOT_NOT_INSTALLED, module=missing.name or "numpy") from None
    out.mkdir(parents=True, exist_ok=True)
    if is_cold():
        screen.remark(GETTING_READY)
    files = training_runs.Files(out, "weights" if weights else "network", seats)
    with (
        closing(training_runs.crew(cluster, jobs or cores())) as workers,
        _telling_what_is_kept(screen, files.checkpoint),
    ):
        if weights:
            tuning = Tuning(seats, generations, seed)
            training_runs.tune_weights(screen, workers, files, tuning)
        else:
            goal = Goal(seats, games, seed, learn_on)
            training_runs.train_network(screen, workers, files, goal)
    screen.remark(WRITTEN, file=str(files.result))


@contextmanager
def _telling_what_is_kept(screen: Screen, checkpoint: Path) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        if checkpoint.exists():
            screen.remark(KEPT, file=str(checkpoint))
        raise
