"""The command that shows components and checks them against the box."""

from functools import partial
from typing import Any, Final

import click
from click.core import ParameterSource

from dorfplatz.cli.files import read_file
from dorfplatz.cli.games import TERMINALS
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.words import AS_GAME
from dorfplatz.core.refusal import Refusal
from dorfplatz.games import catalogue

GAMES: Final = {
    name: box for name in catalogue.GAMES if (box := TERMINALS[name].components) is not None
}


@click.command()
@click.argument("file", required=False)
@click.option("--game", type=click.Choice(list(GAMES)), default=catalogue.DEFAULT)
@language_option
@click.pass_obj
def components(screen: Screen, file: str | None, game: str) -> None:
    cardboard = GAMES[game]
    loaded = cardboard.standard() if file is None else read_file(file, partial(_read, game))
    for part in cardboard.shown(screen, loaded):
        screen.line(screen.out, part) if isinstance(part, str) else screen.out.print(part)


def _read(game: str, text: str) -> Any:
    """Where nobody has named the game, refusals do: the file may be fit for another."""
    try:
        return GAMES[game].read(text)
    except Refusal as refusal:
        source = click.get_current_context().get_parameter_source("game")
        if source is not ParameterSource.DEFAULT:
            raise
        raise refusal.placed(AS_GAME, game=game) from None
