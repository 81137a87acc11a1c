"""Options that several commands share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import click

from dorfplatz.bots import roster
from dorfplatz.cli.files import in_file, read_text
from dorfplatz.core.contract import Options
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.core.text import Text
from dorfplatz.games import catalogue
from dorfplatz.locale import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])

TOO_MANY_BOTS: Final = Text(
    "command.too-many-bots", "{found} bots are named; seats for bots: {seats}."
)
NO_BOTS: Final = Text("command.no-bots", "Name at least one bot.")


def language_option(command: Command) -> Command:
    """Read before the command starts, see `main`; declared so that it is accepted and explained."""
    return click.option("--language", type=click.Choice(LANGUAGES), expose_value=False)(command)


def table_options(command: Command) -> Command:
    """The game, and what a table may choose before it begins."""
    for option in reversed(
        (
            click.option("--game", type=click.Choice(list(catalogue.GAMES)), default="bohemian"),
            click.option("--income", type=click.Choice(["automatic", "claimed"])),
            click.option("--first", metavar="drawn|0|1|…"),
            click.option("--sides", metavar="drawn|ACE…"),
            click.option("--components", metavar="FILE"),
        )
    ):
        command = option(command)
    return command


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What was chosen, checked only when the game is made."""

    income: str | None
    first: str | None
    sides: str | None
    components: str | None

    def for_game(self, game: catalogue.AnyGame, seats: int) -> Options:
        """All options as text."""
        chosen = {
            "income": self.income,
            "first": self.first,
            "sides": self.sides,
            "components": self._own_components(game, seats),
        }
        return game.settle(seats, {name: text for name, text in chosen.items() if text is not None})

    def _own_components(self, game: catalogue.AnyGame, seats: int) -> str | None:
        if self.components is None:
            return None
        text = read_text(self.components)
        try:
            game.settle(seats, {"components": text})
        except Refusal as refusal:
            raise in_file(self.components, refusal) from None
        return text


def bots_for(game: str, named: str, seats: int) -> tuple[str, ...]:
    """Bots for so many seats; the last one named fills the rest."""
    names = [name.strip() for name in named.split(",") if name.strip()]
    for name in names:
        roster.bot(game, name)
    if not names:
        raise Malformed(NO_BOTS)
    if len(names) > seats:
        raise Malformed(TOO_MANY_BOTS, found=len(names), seats=seats)
    return (*names, *names[-1:] * (seats - len(names)))
