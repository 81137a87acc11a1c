"""The command that shows components and checks them against the box."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import click
from click.core import ParameterSource
from rich.console import RenderableType

from dorfplatz.cli.bohemian.components import shown as bohemian_shown
from dorfplatz.cli.files import read_file
from dorfplatz.cli.hamlet.components import shown as hamlet_shown
from dorfplatz.cli.options import language_option
from dorfplatz.cli.screen import Screen
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import Text
from dorfplatz.games.bohemian import components as bohemian
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.hamlet import components as hamlet
from dorfplatz.games.hamlet.game import HAMLET


@dataclass(frozen=True, slots=True)
class Cardboard:
    """How the components of a game are had and shown."""

    standard: Callable[[], Any]
    read: Callable[[str], Any]
    shown: Callable[[Screen, Any], Iterator[RenderableType]]


AS_GAME: Final = Text(
    "components.as-game", "As components of {game} (another game: --game): {problem}"
)
GAMES: Final = {
    BOHEMIAN.name: Cardboard(bohemian.standard, bohemian.read, bohemian_shown),
    HAMLET.name: Cardboard(hamlet.standard, hamlet.read, hamlet_shown),
}


@click.command()
@click.argument("file", required=False)
@click.option("--game", type=click.Choice(list(GAMES)), default=BOHEMIAN.name)
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
