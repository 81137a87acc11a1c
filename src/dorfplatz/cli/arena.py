"""The command that finds out which bots are stronger, and how sure that is."""

from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dorfplatz.cli.arena_file import Kept, KeptInFile
from dorfplatz.cli.arena_input import (
    Number,
    check_extras,
    check_pair,
    check_picture,
    check_rivals,
    check_target,
    cores,
    known_bots,
)
from dorfplatz.cli.getting_ready import get_ready
from dorfplatz.cli.options import Chosen, encodable, language_option, table_options
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.words import ARENA_KEPT, PLAYING, UNEVEN
from dorfplatz.lab.arena import Arena, Numbered, play
from dorfplatz.lab.deciding import Decision


@click.command()
@click.option("--bots", default="greedy,uniform", metavar="NAME,NAME,…")
@click.option("--seats", type=click.IntRange(1, 9), default=2, metavar="N")
@click.option("--games", type=click.IntRange(1, 1_000_000), default=100, metavar="N")
@click.option("--seed", default="1", metavar="SEED", callback=encodable)
@click.option("--seconds", type=Number(0.001, 3600), default="1", metavar="SECONDS")
@click.option("--jobs", type=click.IntRange(1, 256), metavar="N")
@click.option("--until-sure", is_flag=True)
@click.option("--lead", type=Number(0.1, 50), default="5", metavar="POINTS")
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "results", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--plot", type=click.Path(path_type=Path), metavar="FILE")
@table_options
@language_option
@click.pass_obj
def arena(
    screen: Screen,
    bots: str,
    seats: int,
    games: int,
    seed: str,
    seconds: float,
    jobs: int | None,
    until_sure: bool,
    lead: float,
    resume: Path | None,
    results: Path | None,
    plot: Path | None,
    chosen: Chosen,
) -> None:
    check_rivals(chosen.game)
    game = chosen.game.name
    names = known_bots(game, bots)
    contest = Arena(game, names, seats, chosen.for_seats(seats), seed, seconds)
    check_extras(plot)
    check_target(results)
    check_picture(plot)
    decision = None
    if until_sure:
        check_pair(contest)
        decision = Decision(contest, lead / 100, games)
    elif (even := contest.even(games)) != games:
        screen.remark(UNEVEN, even=even)
    get_ready(screen, game, names)
    kept = Kept() if resume is None else KeptInFile(resume, contest)
    with _telling_what_is_kept(screen, kept, resume):
        _play(screen, contest, games, jobs or cores(), kept, decision)
    from dorfplatz.cli.arena_report import hand_over  # what it needs is not always installed
    from dorfplatz.lab.report import report

    hand_over(screen, report(contest, games, kept.games, decision), results, plot)


def _play(
    screen: Screen, contest: Arena, games: int, jobs: int, kept: Kept, decision: Decision | None
) -> None:
    """Until all games are played, or the decision is made."""

    def decided() -> bool:
        return decision is not None and decision.is_made_by(kept.games)

    already = sum(number < games for number in kept.games)
    with closing(play(contest, games, jobs, kept.games)) as played:
        if not decided():
            for number, outcome in _with_progress(screen, played, games, already):
                kept.add(number, outcome)
                if decided():
                    break


def _with_progress(
    screen: Screen, played: Iterable[Numbered], games: int, already: int
) -> Iterator[Numbered]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    silent = not screen.err.is_terminal
    with Progress(
        *columns, TimeRemainingColumn(), console=screen.err, transient=True, disable=silent
    ) as bar:
        words = screen.say(PLAYING)
        yield from bar.track(played, total=games, completed=already, description=words)


@contextmanager
def _telling_what_is_kept(screen: Screen, kept: Kept, file: Path | None) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        if file is not None:
            screen.remark(ARENA_KEPT, games=len(kept.games), file=str(file))
        raise
