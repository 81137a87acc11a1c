"""All that a person sees of a game of Hamlet."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.hamlet import menu, picture, sides, table, words
from dorfplatz.cli.hamlet.explain import explain
from dorfplatz.cli.hamlet.finale import finale
from dorfplatz.cli.hamlet.names import canonical, local_name
from dorfplatz.cli.hamlet.places import places
from dorfplatz.cli.layout import filled
from dorfplatz.cli.screen import Screen
from dorfplatz.games.hamlet.state import Phase, State
from dorfplatz.showing.hamlet.accounts import HamletCourse

PLACES_WIDTH: Final = 56
"""Columns that the table of places needs beside the map."""
HIGH: Final = 40
"""Lines of a screen on which each turn begins with the whole table."""
PROMPT_LINES: Final = 3


class HamletFace:
    prompt: Final = words.PROMPT
    help: Final = words.HELP
    has_headings: Final = True

    def position(self, screen: Screen, course: HamletCourse) -> RenderableType:
        state = course.state
        return Group(_village(screen, state), "", _table(screen, course))

    def glance(self, screen: Screen, course: HamletCourse, is_fresh: bool) -> RenderableType | None:
        """The map where there is room for it; within a turn only the score where there is none for
        the table; between the questions of one move nothing, so that what led to them is still to
        be seen."""
        phase, out = course.state.phase, screen.out
        if phase in (Phase.PAY, Phase.ASK):
            return None
        village, others = _village(screen, course.state), _table(screen, course)
        if phase is Phase.LAY:
            return village if self._fits(screen, course, village) else None
        begins = is_fresh and (out.height >= HIGH or not out.is_terminal)
        whole = Group(village, "", others)
        if begins or self._fits(screen, course, whole):
            return whole
        return others if is_fresh or self._fits(screen, course, others) else _score(screen, course)

    def view(self, screen: Screen, course: HamletCourse, word: str) -> RenderableType | None:
        match word:
            case "m":
                return Group(*_map(screen, course.state))
            case "p":
                return places(screen, course.state)
            case "t":
                return _table(screen, course)
            case _:
                return None

    def legend(self, screen: Screen) -> RenderableType:
        texts = (
            *words.SIGNS_LEGEND,
            *words.PICTURE_LEGEND,
            *words.SIDES_LEGEND,
            *words.TABLE_LEGEND,
            *words.MENU_LEGEND,
        )
        wording = filled((screen.say(text) for text in texts), screen.out.width - 1)
        wording.stylize("dim")
        return wording

    def choices(self, screen: Screen, course: HamletCourse) -> RenderableType:
        return menu.Menu(screen, course.state, course.names).shown()

    def explain(self, screen: Screen, course: HamletCourse, asked: str) -> Iterator[RenderableType]:
        return explain(screen, course.state, course.names, asked)

    def canonical(self, screen: Screen, _course: HamletCourse, typed: str) -> str:
        return canonical(screen, typed)

    def finale(self, screen: Screen, course: HamletCourse) -> RenderableType:
        return finale(screen, course)

    def _fits(self, screen: Screen, course: HamletCourse, shown: RenderableType) -> bool:
        """Whether there is room for this and for the choices."""
        parts = (shown, self.choices(screen, course))
        lines = sum(len(screen.out.render_lines(part)) for part in parts)
        return screen.out.is_terminal and lines + PROMPT_LINES <= screen.out.height


def _map(screen: Screen, state: State) -> list[Styled]:
    return picture.village_map(state, lambda place: local_name(screen, place))


def _village(screen: Screen, state: State) -> RenderableType:
    """The map with the table beside it, or above it; without the map where it is too wide."""
    drawn = _map(screen, state)
    listed, width = places(screen, state), max(line.cell_len for line in drawn)
    if width > screen.out.width:
        return listed
    if screen.out.width - width < PLACES_WIDTH:
        return Group(*drawn, "", listed)
    both = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    both.add_row(Styled("\n").join(drawn), listed)
    return both


def _table(screen: Screen, course: HamletCourse) -> RenderableType:
    """The score last: on a low screen it is still to be seen above the choices."""
    return Group(table.table(screen, course), _score(screen, course))


def _score(screen: Screen, course: HamletCourse) -> RenderableType:
    state = course.state
    return Group(sides.progress(screen, state), sides.sides(screen, state, course.names))
