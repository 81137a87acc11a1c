"""The command to play in the terminal: against bots, or several people on one keyboard."""

from datetime import datetime
from pathlib import Path
from typing import Final

import click

from dorfplatz.bots.roster import usual
from dorfplatz.cli.arena_input import Number
from dorfplatz.cli.files import SUFFIX, RecordFile, games_folder, latest_unfinished, refusals_of
from dorfplatz.cli.opponents import Manner
from dorfplatz.cli.options import (
    Chosen,
    bots_for,
    encodable,
    language_option,
    names_in,
    table_options,
)
from dorfplatz.cli.screen import Screen, program
from dorfplatz.cli.session import Session
from dorfplatz.core.record import PERSON, Player
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Text
from dorfplatz.games.catalogue import AnyCourse, AnyGame, course_of
from dorfplatz.play.names import free_name
from dorfplatz.play.seating import automa_player, seated
from dorfplatz.play.table import new_record

GUEST: Final = Text("play.guest", "Guest")
LATEST: Final = "latest"

OVER: Final = Text("play.over", "This game is over already; see it with: {command} replay {quoted}")
TOO_MANY_PEOPLE: Final = Text(
    "play.too-many-people", "{found} people are named, but there are only {seats} seats."
)

NAME_TAKEN: Final = Text(
    "play.name-taken", "{name} is whom the rules play here; please take another name."
)


@click.command()
@click.option("--people", metavar="NAME,NAME,…")
@click.option("--bots", metavar="NAME,NAME,…")
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
    seats: int | None,
    seconds: float,
    pace: bool,
    seed: str | None,
    record: Path | None,
    resume: str | None,
    chosen: Chosen,
) -> None:
    if resume is not None:
        file, course = _resumed(resume)
    else:
        names = names_in(people or "") or (screen.say(GUEST),)
        file, course = _begun(chosen, _players(chosen.game, names, bots, seats), record)
    Session(screen, course, file, Manner(seconds, pace, seed)).run()


def _resumed(resume: str) -> tuple[RecordFile, AnyCourse]:
    path = latest_unfinished() if resume == LATEST else Path(resume)
    file, record = RecordFile.resume(path)
    with refusals_of(path):
        course = course_of(record)
        if course.is_complete:
            raise Malformed(OVER, command=program(), quoted=file.quoted)
    file.leave_off_torn_line()
    return file, course


def _begun(
    chosen: Chosen, players: tuple[Player, ...], path: Path | None
) -> tuple[RecordFile, AnyCourse]:
    record = new_record(chosen.game, players, chosen.for_seats(len(players)))
    return RecordFile.create(path or _new_path(chosen.game.name), record), course_of(record)


def _new_path(game: str) -> Path:
    now = datetime.now().astimezone()
    return games_folder() / f"{game}-{now:%Y-%m-%d-%H%M%S-%f}{SUFFIX}"


def _players(
    game: AnyGame, people: tuple[str, ...], bots: str | None, seats: int | None
) -> tuple[Player, ...]:
    """People first, then bots: those named, the last of whom fills the seats that are left. If
    nobody says otherwise, one person plays against two usual bots, or against nobody but whom the
    rules play, and several people without any."""
    automas = game.automas()
    if bots is None and seats is None:
        bots = ",".join([usual(game.name)] * 2) if len(people) == 1 and not automas else ""
    if seats is None:
        seats = len(people) + len(names_in(bots or "")) + len(automas)
    free = seats - len(automas) - len(people)
    if automas or free >= 0:
        game.settle(seats, {})  # refuses a wrong number of seats
    if free < 0:
        raise Malformed(TOO_MANY_PEOPLE, found=len(people), seats=seats - len(automas))
    kinds = bots_for(game.name, bots or usual(game.name), free) if free or bots else ()
    others = [Player(PERSON, name) for name in people]
    for kind in kinds:
        others.append(Player(kind, free_name({player.name for player in others})))
    taken = {automa_player(kind).name.casefold() for kind in automas.values()}
    for name in people:
        if name.casefold() in taken:
            raise Malformed(NAME_TAKEN, name=name)
    return seated(automas, others, automa_player)
