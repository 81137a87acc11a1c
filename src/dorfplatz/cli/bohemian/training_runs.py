"""Training with its progress on the screen, checkpoints on the way and a picture at the end."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from dorfplatz.bots.bohemian import loading
from dorfplatz.cli.bohemian import words
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Text
from dorfplatz.lab.bohemian.training import keeping
from dorfplatz.lab.bohemian.training.contests import Showing
from dorfplatz.lab.bohemian.training.crews import Cluster, Crew, Threads
from dorfplatz.lab.bohemian.training.pictures import Curve, draw_training
from dorfplatz.lab.bohemian.training.training import Goal, Report, Training, begin, train
from dorfplatz.lab.bohemian.training.tuning import Tuning, tune


@dataclass(frozen=True, slots=True)
class Files:
    """Where a run keeps what it reached, what came out of it, and its picture."""

    folder: Path
    kind: str
    seats: int

    @property
    def checkpoint(self) -> Path:
        return self.folder / f"checkpoint-{self.kind}-{self.seats}.npz"

    @property
    def result(self) -> Path:
        return self.folder / f"{self.kind}-{self.seats}.npy"

    @property
    def picture(self) -> Path:
        return self.result.with_suffix(".png")


def crew(cluster: bool, jobs: int) -> Crew:
    return Cluster() if cluster else Threads(jobs)


def train_network(screen: Screen, workers: Crew, files: Files, goal: Goal) -> None:
    if files.checkpoint.exists():
        screen.remark(words.GOES_ON, file=str(files.checkpoint))
        training = keeping.load_training(files.checkpoint, goal)
    else:
        trained = loading.network(goal.seats) if goal.from_trained else None
        training = begin(goal, loading.weights(goal.seats), trained)
    with _bar(screen, goal.games, training.games) as (bar, task):

        def advanced(training: Training) -> None:
            bar.update(task, completed=min(goal.games, training.games))

        for report in train(training, workers, advanced):
            keeping.save_training(files.checkpoint, training)
            _tell(screen, report)
    command = f"dorfplatz train --seats {goal.seats} --games {goal.games} --seed {goal.seed}"
    command += " --learn-on" * goal.from_trained
    made = {"command": command, "games": training.games, "seed": goal.seed}
    keeping.save_mind(files.result, training.network, made)
    _draw_network(screen, training, files.picture)


def tune_weights(screen: Screen, workers: Crew, files: Files, fresh: Tuning) -> None:
    tuning, seats = fresh, fresh.seats
    if files.checkpoint.exists():
        screen.remark(words.GOES_ON, file=str(files.checkpoint))
        tuning = keeping.load_tuning(files.checkpoint, fresh)
    with _bar(screen, tuning.generations, tuning.done) as (bar, task):
        for showing in tune(tuning, workers):
            keeping.save_tuning(files.checkpoint, tuning)
            bar.update(task, completed=tuning.done)
            screen.remark(words.GENERATION, number=tuning.done, share=_share(screen, showing))
    length = f"--generations {tuning.generations} --seed {tuning.seed}"
    made = {"command": f"dorfplatz train --weights --seats {seats} {length}", "seed": tuning.seed}
    keeping.save_mind(files.result, tuning.middle, made)
    curves = [_wins(screen, words.AGAINST_HAND, tuning.showings)]
    title = screen.words(words.TITLE, seats=seats)
    draw_training(files.picture, title, range(1, tuning.done + 1), curves)


def _tell(screen: Screen, report: Report) -> None:
    screen.remark(
        words.REPORT,
        games=report.games,
        share_loss=f"{report.share_loss:.4f}",
        score_loss=f"{report.score_loss:.4f}",
        tuned=_share(screen, report.against_weights),
        oldest=_share(screen, report.against_oldest),
    )


def _share(screen: Screen, showing: Showing) -> str:
    return f"{screen.percent(showing.share)} ± {screen.percent(showing.give)}"


def _draw_network(screen: Screen, training: Training, path: Path) -> None:
    reports = training.reports
    curves = [
        Curve(screen.say(words.LOSS), [report.share_loss for report in reports]),
        _wins(screen, words.AGAINST_TUNED, [report.against_weights for report in reports]),
        _wins(screen, words.AGAINST_ITSELF, [report.against_oldest for report in reports]),
    ]
    title = screen.words(words.TITLE, seats=training.goal.seats)
    draw_training(path, title, [report.games for report in reports], curves)


def _wins(screen: Screen, name: Text, showings: list[Showing]) -> Curve:
    shares, give = [each.share for each in showings], [each.give for each in showings]
    return Curve(screen.say(name), shares, give)


@contextmanager
def _bar(screen: Screen, total: int, done: int) -> Iterator[tuple[Progress, TaskID]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    silent = not screen.err.is_terminal
    with Progress(
        *columns, TimeRemainingColumn(), console=screen.err, transient=True, disable=silent
    ) as bar:
        yield bar, bar.add_task(screen.say(words.TRAINING), total=total, completed=done)
