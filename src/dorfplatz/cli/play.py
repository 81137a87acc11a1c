"""The command to play in the terminal: against bots, or several people on one keyboard."""

from datetime import datetime
from pathlib import Path
from typing import Final

import click

from dorfplatz.cli.files import SUFFIX, RecordFile, games_folder, in_file, latest_unfinished
from dorfplatz.cli.options import TableOptions, bots_for, language_option, table_options
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.session import Session
from dorfplatz.core.record import PERSON, Player
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.core.text import Text
from dorfplatz.games import catalogue
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.play.table import new_record

GUEST: Final = Text("play.guest", "Guest")
BOT_NAMES: Final = ("Zdenka", "Matěj", "Ludmila", "Vojta", "Božena")
LATEST: Final = "latest"

OVER: Final = Text("play.over", "This game is over already; see it with: dorfplatz replay {file}")


@click.command()
@click.option("--people", metavar="NAME,NAME,…")
@click.option("--bots", default="greedy,greedy", metavar="NAME,NAME,…")
@click.option("--seats", type=click.IntRange(2, 5), metavar="N")
@click.option("--seed", metavar="SEED")
@click.option("--record", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]")
@table_options
@language_option
@click.pass_obj
def play(
    screen: Screen,
    people: str | None,
    bots: str,
    seats: int | None,
    seed: str | None,
    record: Path | None,
    resume: str | None,
    game: str,
    income: str | None,
    first: str | None,
    sides: str | None,
    components: str | None,
) -> None:
    if resume is not None:
        file, course = _resumed(resume)
    else:
        names = _names(people) or (screen.say(GUEST),)
        players = _players(game, names, bots, seats)
        chosen = TableOptions(income, first, sides, components)
        file, course = _begun(game, players, chosen, record)
    Session(screen, course, file, seed).run()


def _resumed(resume: str) -> tuple[RecordFile, AnyCourse]:
    path = latest_unfinished() if resume == LATEST else Path(resume)
    file, record = RecordFile.resume(path)
    try:
        course = course_of(record)
    except Refusal as refusal:
        raise in_file(path, refusal) from None
    if course.actor is None:
        raise in_file(path, Malformed(OVER, file=str(path)))
    return file, course


def _begun(
    game: str, players: tuple[Player, ...], chosen: TableOptions, path: Path | None
) -> tuple[RecordFile, AnyCourse]:
    rules = catalogue.find(game)
    record = new_record(rules, players, chosen.for_game(rules, len(players)))
    now = datetime.now().astimezone()
    default = games_folder() / f"{game}-{now:%Y-%m-%d-%H%M%S-%f}{SUFFIX}"
    return RecordFile.create(path or default, record), course_of(record)


def _names(people: str | None) -> tuple[str, ...]:
    return tuple(name.strip() for name in (people or "").split(",") if name.strip())


def _players(
    game: str, people: tuple[str, ...], bots: str, seats: int | None
) -> tuple[Player, ...]:
    """People first, then bots; with a number of seats, the last bot fills the rest."""
    named = [name for name in bots.split(",") if name.strip()]
    free = len(named) if seats is None else seats - len(people)
    kinds = bots_for(game, bots, free) if free > 0 else ()
    names = (name for name in BOT_NAMES if name not in people)
    return (
        *(Player(PERSON, name) for name in people),
        *(Player(kind, next(names)) for kind in kinds),
    )
