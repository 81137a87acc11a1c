"""The command that replays every stored game with the present code."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dorfplatz.cli import words
from dorfplatz.cli.files import STANDARD_INPUT, SUFFIX, games_folder, read_file
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.core.text import message
from dorfplatz.lab.parallel import as_finished
from dorfplatz.server.pages.my_games.again import Old, Replayed, replayed

if TYPE_CHECKING:
    from dorfplatz.server.store.reading import Kept

DATABASE: Final = "dorfplatz.sqlite"
"""Where the server keeps its games if nobody says otherwise."""
DIFFERENT: Final = 1
"""The exit status if anything is not as it was."""

Task = Old | Replayed
"""What is to be replayed, or why it cannot be."""
Numbered = tuple[int, Replayed]


@click.command("replay-all")
@click.argument("records", nargs=-1, metavar="[RECORD...]")
@click.option("--database", metavar="FILE")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, metavar="N")
@language_option
@click.pass_obj
def replay_all(screen: Screen, records: tuple[str, ...], database: str | None, jobs: int) -> None:
    with ExitStack() as held:
        found = [_from_files(records)] if records else []
        if database is not None:
            found.append(_from_database(held, database))
        tasks = found or [*_own(held)]
        all_tasks = enumerate(chain.from_iterable(each for _, each in tasks))
        results = held.enter_context(closing(as_finished(_numbered, all_tasks, jobs)))
        told = sorted(_with_progress(screen, results, sum(number for number, _ in tasks)))
    _tell(screen, [each for _, each in told])


def _own(held: ExitStack) -> Iterator[tuple[int, Iterable[Task]]]:
    """What is kept in the user's folder: games played in the terminal, and those of the server."""
    folder = games_folder()
    yield _from_files([str(folder)])
    if (folder / DATABASE).exists():
        yield _from_database(held, str(folder / DATABASE))


def _from_files(paths: Iterable[str]) -> tuple[int, Iterable[Task]]:
    files = [file for path in paths for file in _records_in(path)]
    return len(files), map(_from_file, files)


def _records_in(path: str) -> list[str]:
    """A file, or all records in a folder."""
    if path == STANDARD_INPUT or not Path(path).is_dir():
        return [path]
    return sorted(str(file) for file in Path(path).glob(f"*{SUFFIX}") if file.is_file())


def _from_file(path: str) -> Task:
    try:
        return Old(path, read_file(path, str))
    except Refusal as refusal:
        return Replayed(path, 1, (refusal.message,))


def _from_database(held: ExitStack, database: str) -> tuple[int, Iterable[Task]]:
    try:
        from dorfplatz.server.store.reading import reading  # only here what it needs is needed
    except ModuleNotFoundError:
        raise Malformed(words.SERVER_NOT_INSTALLED) from None
    archive = held.enter_context(reading(database))
    return len(archive), map(_from_row, archive)


def _from_row(kept: "Kept") -> Task:
    name = f"/tables/{kept.id}/"
    if kept.problem is not None:
        return Replayed(name, 1, (kept.problem,))
    return Old(name, kept.record, kept.over, kept.summary, kept.secret)


def _numbered(task: tuple[int, Task]) -> Numbered:
    number, old = task
    return number, replayed(old) if isinstance(old, Old) else old


def _with_progress(screen: Screen, results: Iterable[Numbered], number: int) -> Iterator[Numbered]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    silent = not screen.err.is_terminal
    with Progress(
        *columns, TimeRemainingColumn(), console=screen.err, transient=True, disable=silent
    ) as bar:
        yield from bar.track(results, total=number, description=screen.say(words.REPLAYING))


def _tell(screen: Screen, results: list[Replayed]) -> None:
    line = partial(screen.line, screen.out)
    for each in results:
        for problem in each.differences:
            line(screen.say(message(words.IN_FILE, file=each.name, problem=problem)))
    games = sum(each.games for each in results)
    different = sum(bool(each.differences) for each in results)
    if not different:
        line(screen.words(words.ALL_THE_SAME, games=games))
        return
    line(screen.words(words.SOME_DIFFER, games=games, different=different))
    raise click.exceptions.Exit(DIFFERENT)
