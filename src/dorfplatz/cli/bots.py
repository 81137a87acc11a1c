"""The command that lists the bots."""

import json
from typing import Final

import click
from rich.table import Table as Grid

from dorfplatz.bots.roster import ROSTER
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.simulate import BOT
from dorfplatz.core.text import Text
from dorfplatz.games import catalogue

RUNG: Final = Text("bots.rung", "Rung")
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
    grid = Grid(screen.say(RUNG), screen.say(BOT))
    for rung, name in enumerate(names, 1):
        grid.add_row(str(rung), name)
    screen.out.print(grid)
    screen.line(screen.out, screen.say(ORDER))
