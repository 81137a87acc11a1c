"""All that a person sees of a game of Bohemian Villages."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from dorfplatz.cli.bohemian import board, players
from dorfplatz.cli.bohemian.explain import explain
from dorfplatz.cli.bohemian.finale import finale
from dorfplatz.cli.bohemian.menu import menu
from dorfplatz.cli.bohemian.names import canonical
from dorfplatz.cli.bohemian.words import PLAY_HELP, PROMPT
from dorfplatz.cli.figures import named
from dorfplatz.cli.screen import Screen
from dorfplatz.core.course import Course
from dorfplatz.games.bohemian.events import Event
from dorfplatz.games.bohemian.moves import Move
from dorfplatz.games.bohemian.state import State


class BohemianFace:
    prompt: Final = PROMPT
    help: Final = PLAY_HELP
    has_headings: Final = False

    def position(self, screen: Screen, course: Course[State, Move, Event]) -> RenderableType:
        state, names = course.state, course.names
        return Group(board.board(screen, state), "", players.players(screen, state, names))

    def glance(
        self, screen: Screen, course: Course[State, Move, Event], _is_fresh: bool
    ) -> RenderableType:
        """The whole table has room on any screen."""
        return self.position(screen, course)

    def view(
        self, _screen: Screen, _course: Course[State, Move, Event], _word: str
    ) -> RenderableType | None:
        return None

    def legend(self, screen: Screen) -> RenderableType:
        words = Styled("\n").join((board.legend(screen), players.legend(screen)))
        words.stylize("dim")
        return words

    def choices(self, screen: Screen, course: Course[State, Move, Event]) -> RenderableType:
        state = course.state
        dice = "  ".join(f"[{face}]" for face in state.dice)
        whose = Styled.assemble(named(state.turn, course.names), "   ", (dice, "bold"))
        return Group(whose, menu(screen, state))

    def explain(
        self, screen: Screen, course: Course[State, Move, Event], asked: str
    ) -> Iterator[str]:
        return explain(screen, course.state, course.names, asked)

    def canonical(self, screen: Screen, course: Course[State, Move, Event], typed: str) -> str:
        return canonical(screen, course.state, typed)

    def finale(self, screen: Screen, course: Course[State, Move, Event]) -> RenderableType:
        return finale(screen, course)
