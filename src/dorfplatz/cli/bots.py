"""The command that lists the bots."""

import json

import click
from rich.table import Table as Grid

from dorfplatz.bots import words
from dorfplatz.bots.roster import ROSTER, available
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.words import BOT, HABITS, NAME, ORDER, RUNG
from dorfplatz.core.text import Text
from dorfplatz.games import catalogue


@click.command()
@click.option("--game", type=click.Choice(list(catalogue.GAMES)))
@click.option("--json", "as_json", is_flag=True)
@language_option
@click.pass_obj
def bots(screen: Screen, game: str | None, as_json: bool) -> None:
    """People see the bots of all games if they name none; programs those of the first."""
    if as_json:
        listed = [{"name": name} for name in ROSTER[game or catalogue.DEFAULT]]
        screen.out.print(json.dumps(listed), markup=False, soft_wrap=True)
        return
    games = list(ROSTER) if game is None else [game]
    for each in games:
        screen.out.print(_ladder(screen, each))
    screen.line(screen.out, screen.say(ORDER))
    for missing in [name for each in games for name in ROSTER[each] if name not in available(each)]:
        screen.remark(words.NOT_INSTALLED, found=missing)


def _ladder(screen: Screen, game: str) -> Grid:
    grid = Grid(*map(screen.say, (RUNG, BOT, NAME, HABITS)), title=game)
    for rung, name in enumerate(ROSTER[game], 1):
        called, habits = words.bot_name(name), screen.say(words.bot_habits(name))
        grid.add_row(str(rung), name, _said(screen, called), habits)
    return grid


def _said(screen: Screen, name: Text | str) -> str:
    return name if isinstance(name, str) else screen.say(name)
