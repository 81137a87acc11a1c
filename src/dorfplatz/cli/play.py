"""The command to play in the terminal: against bots, or several people on one keyboard."""

from datetime import datetime
from pathlib import Path
from typing import Final

import click

from dorfplatz.cli.arena_input import Number
from dorfplatz.cli.company import Wishes, company, players
from dorfplatz.cli.engine_seats import check_commands
from dorfplatz.cli.files import SUFFIX, RecordFile, games_folder, latest_unfinished, refusals_of
from dorfplatz.cli.guests import invited
from dorfplatz.cli.opponents import Manner
from dorfplatz.cli.options import (
    Chosen,
    encodable,
    language_option,
    names_in,
    table_options,
)
from dorfplatz.cli.screen import Screen, program
from dorfplatz.cli.session import Session
from dorfplatz.cli.words import GUEST, OTHER_DICE, OVER
from dorfplatz.core.record import Player
from dorfplatz.core.refusal import Malformed
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.play.table import new_record

LATEST: Final = "latest"


@click.command()
@click.option("--people", metavar="NAME,NAME,…")
@click.option("--bots", metavar="NAME,NAME,…")
@click.option("--engine", "engines", multiple=True, metavar="CMD")
@click.option("--engine-option", "engine_options", multiple=True, metavar="NAME=VALUE")
@click.option("--seats", type=click.IntRange(1, 9), metavar="N")
@click.option("--seconds", type=Number(0.001, 3600), default="1", metavar="SECONDS")
@click.option("--pace", is_flag=True)
@click.option("--seed", metavar="SEED", callback=encodable)
@click.option("--record", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]")
@table_options
@language_option
@click.pass_obj
def play(
    screen: Screen,
    people: str | None,
    bots: str | None,
    engines: tuple[str, ...],
    engine_options: tuple[str, ...],
    seats: int | None,
    seconds: float,
    pace: bool,
    seed: str | None,
    record: Path | None,
    resume: str | None,
    chosen: Chosen,
) -> None:
    manner = Manner(seconds, pace, seed)
    if resume is not None:
        file, course = _kept(resume)
        check_commands(course, engines)
        with invited(engines, engine_options, course.game) as guests:
            file.leave_off_torn_line()
            Session(screen, course, file, manner, guests).run()
        return
    wishes = Wishes(screen.say(GUEST), names_in(people or ""), len(engines), bots, seats)
    wanted = company(chosen.game, wishes)
    with invited(engines, engine_options, chosen.game) as guests:
        file, course = _begun(chosen, players(chosen.game, wanted, guests), record)
        Session(screen, course, file, manner, guests).run()


def _kept(resume: str) -> tuple[RecordFile, AnyCourse]:
    path = latest_unfinished() if resume == LATEST else Path(resume)
    file, record = RecordFile.resume(path)
    with refusals_of(path):
        course = course_of(record)
        if course.is_complete:
            raise Malformed(OVER, command=program(), quoted=file.quoted)
        if record.dice is not None:
            raise Malformed(OTHER_DICE)
    return file, course


def _begun(
    chosen: Chosen, seated: tuple[Player, ...], path: Path | None
) -> tuple[RecordFile, AnyCourse]:
    record = new_record(chosen.game, seated, chosen.for_seats(len(seated)))
    return RecordFile.create(path or _new_path(chosen.game.name), record), course_of(record)


def _new_path(game: str) -> Path:
    now = datetime.now().astimezone()
    return games_folder() / f"{game}-{now:%Y-%m-%d-%H%M%S-%f}{SUFFIX}"
