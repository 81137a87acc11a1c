"""A game that draws nothing of its own on a terminal: what programs see, and a list of moves."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.bots.games import GAME_BOTS
from dorfplatz.cli import words
from dorfplatz.cli.figures import named
from dorfplatz.cli.game_terminal import GameTerminal
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.simulated import show
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.showing.games import showing_of

SEATS: Final = 2


class PlainFace:
    prompt: Final = words.PROMPT
    help: Final = words.HELP
    has_headings: Final = True

    def position(self, _screen: Screen, course: AnyCourse) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for name, shown in course.game.view(course.state, None).items():
            grid.add_row(name, Styled(_in_words(shown)))
        return grid

    def glance(self, screen: Screen, course: AnyCourse, _is_fresh: bool) -> RenderableType:
        return self.position(screen, course)

    def view(self, _screen: Screen, _course: AnyCourse, _word: str) -> RenderableType | None:
        return None

    def legend(self, screen: Screen) -> RenderableType:
        return Styled(screen.say(words.LEGEND), style="dim")

    def choices(self, screen: Screen, course: AnyCourse) -> RenderableType:
        seat = course.actor
        assert isinstance(seat, int)
        grid = Grid.grid(padding=(0, 1))
        grid.add_row("", named(seat, course.names))
        for number, move in enumerate(course.game.legal(course.state), 1):
            grid.add_row(Styled(str(number), style="bold"), screen.say(move_name(course, move)))
        return grid

    def explain(self, _screen: Screen, _course: AnyCourse, _asked: str) -> Iterator[RenderableType]:
        raise Malformed(words.NOTHING_TO_EXPLAIN)

    def canonical(self, _screen: Screen, _course: AnyCourse, typed: str) -> str:
        return typed

    def finale(self, _screen: Screen, course: AnyCourse) -> RenderableType:
        result = course.game.result(course.state)
        assert result is not None
        grid = Grid.grid(padding=(0, 2))
        for seat, total in enumerate(result.totals):
            grid.add_row(named(Seat(seat), course.names), str(total))
        return grid


def move_name(course: AnyCourse, move: Any) -> Message:
    showing = showing_of(course)
    action, detail = showing.action(course.state, move), showing.detail(course.state, move)
    return action if detail is None else message(words.WITH_DETAIL, action=action, detail=detail)


def _in_words(shown: Any) -> str:
    """A value of a view in one line."""
    match shown:
        case dict():
            return ", ".join(f"{name}: {_in_words(value)}" for name, value in shown.items())
        case list() | tuple():
            return " · ".join(map(_in_words, shown))
        case _:
            return str(shown)


def plain(name: str) -> GameTerminal:
    return GameTerminal(
        name=name, face=PlainFace(), seats=SEATS, bots=GAME_BOTS[name].usual, show=show
    )
