"""The command that lists the bots."""

import json
from typing import Final

import click
from rich.table import Table as Grid

from dorfplatz.bots import words
from dorfplatz.bots.roster import NOT_INSTALLED, ROSTER, available
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.simulate import BOT
from dorfplatz.core.text import Text
from dorfplatz.games import catalogue

RUNG: Final = Text("bots.rung", "Rung")
NAME: Final = Text("bots.name", "Name")
HABITS: Final = Text("bots.habits", "Habits")
ORDER: Final = Text("bots.order", "From weakest to strongest.")


@click.command()
@click.option("--game", type=click.Choice(list(catalogue.GAMES)), default="bohemian")
@click.option("--json", "as_json", is_flag=True)
@language_option
@click.pass_obj
def bots(screen: Screen, game: str, as_json: bool) -> None:
    names = list(ROSTER[game])
    if as_json:
        listed = json.dumps([{"name": name} for name in names])
        screen.out.print(listed, markup=False, soft_wrap=True)
        return
    grid = Grid(*map(screen.say, (RUNG, BOT, NAME, HABITS)))
    for rung, name in enumerate(names, 1):
        grid.add_row(str(rung), name, screen.say(words.NAMES[name]), screen.say(words.HABITS[name]))
    screen.out.print(grid)
    screen.line(screen.out, screen.say(ORDER))
    for missing in names:
        if missing not in available(game):
            screen.remark(NOT_INSTALLED, found=missing)
