"""Options that several commands share."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Final, TypeVar

import click

from dorfplatz.bots import roster
from dorfplatz.cli.files import read_file
from dorfplatz.cli.words import NO_BOTS, TOO_MANY_BOTS
from dorfplatz.core.contract import Option, Options
from dorfplatz.core.refusal import Malformed
from dorfplatz.games import catalogue
from dorfplatz.games.catalogue import DEFAULT, GAMES, AnyGame
from dorfplatz.locale import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])

OPTIONS: Final = {
    option.name: option
    for option in sorted(
        (option for game in GAMES.values() for option in game.options),
        key=lambda option: option.is_file,
    )
}
"""Of all games; each refuses those that it does not know."""


def language_option(command: Command) -> Command:
    """Read before the command starts, see `main`; declared so that it is accepted and explained."""
    return click.option("--language", type=click.Choice(LANGUAGES), expose_value=False)(command)


@dataclass(frozen=True, slots=True)
class Chosen:
    """The game, and what a table may choose before it begins; checked when the game is made."""

    game: AnyGame
    given: Options

    def for_seats(self, seats: int) -> Options:
        """All options as text, for so many players."""

        def checked(text: str) -> str:
            return self.game.settle(seats, {"components": text})["components"]

        options = dict(self.given)
        path = options.pop("components", None)
        self.game.settle(seats, options)
        if path is not None:
            options["components"] = read_file(path, checked)
        return self.game.settle(seats, options)


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Hands the command what was chosen for the table as one thing, `chosen`."""

    @wraps(command)
    def with_chosen(*arguments: Any, game: str, **others: Any) -> Any:
        given = {name: others.pop(name) for name in OPTIONS}
        options = {name: text for name, text in given.items() if text is not None}
        chosen = Chosen(catalogue.find(game), options)
        return command(*arguments, chosen=chosen, **others)

    wrapped: Callable[..., Any] = with_chosen
    for option in reversed(OPTIONS.values()):
        wrapped = _option(option)(wrapped)
    game = click.option("--game", type=click.Choice(list(GAMES)), default=DEFAULT)
    return game(wrapped)


def _option(option: Option) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    if option.values:
        return click.option(f"--{option.name}", type=click.Choice(list(option.values)))
    return click.option(f"--{option.name}", metavar=option.written)


def bots_for(game: str, named: str, seats: int) -> tuple[str, ...]:
    """Bots for so many seats; the last one named fills the rest."""
    names = names_in(named)
    for name in names:
        roster.check(game, name)
    if not names:
        raise Malformed(NO_BOTS)
    if len(names) > seats:
        raise Malformed(TOO_MANY_BOTS, found=len(names), seats=seats)
    return (*names, *names[-1:] * (seats - len(names)))


def encodable(_context: click.Context, _option: click.Parameter, text: str | None) -> str | None:
    """A text of any bytes as one that can be written down."""
    return None if text is None else text.encode("utf-8", "backslashreplace").decode("utf-8")


def names_in(text: str) -> tuple[str, ...]:
    """Names between commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
