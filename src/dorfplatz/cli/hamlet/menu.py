"""What the person may do, as numbered choices."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.hamlet.laying import listed
from dorfplatz.cli.hamlet.names import local_name, short_name, spoken
from dorfplatz.cli.layout import filled
from dorfplatz.cli.screen import Screen
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Build, PlayerMove
from dorfplatz.games.hamlet.state import Phase, State
from dorfplatz.showing.hamlet.choosing.choices import action, can_meet_road, detail, with_price
from dorfplatz.showing.hamlet.choosing.spots import ways_now

HEADING_WIDTH: Final = 28
LINES: Final = 2
"""Where places need more lines than this, their short names will do."""
ROAD: Final = "="

Numbered = tuple[int, PlayerMove]


@dataclass(frozen=True, slots=True)
class Menu:
    """The choices of a position, as somebody reads them."""

    screen: Screen
    state: State
    names: tuple[str, ...]

    def shown(self) -> RenderableType:
        """Numbered as the legal moves are, from 1, those alike together."""
        groups = self._groups()
        if self.state.phase is Phase.TURN:
            return self._rows(groups)
        ((question, group),) = groups.items()
        laying = ways_now(self.state)
        return Group(
            Styled(question, style="bold"),
            listed(self.screen, laying[1]) if laying else self._choices(group, 1),
        )

    def _groups(self) -> dict[str, list[Numbered]]:
        groups: dict[str, list[Numbered]] = {}
        for number, move in enumerate(HAMLET.legal(self.state), 1):
            heading = self.screen.say(action(self.state, move), self.names)
            groups.setdefault(heading, []).append((number, move))
        return groups

    def _rows(self, groups: Mapping[str, Sequence[Numbered]]) -> Grid:
        width = min(HEADING_WIDTH, self.screen.out.width // 3, max(map(len, groups)))
        grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False)
        grid.add_column(width=width, style="bold")
        grid.add_column()
        for heading, group in groups.items():
            grid.add_row(heading, self._choices(group, width + 2))
        return grid

    def _choices(self, group: Sequence[Numbered], indent: int) -> Styled:
        room = self.screen.out.width - indent
        at_length = filled((self._choice(each, short=False) for each in group), room)
        if at_length.plain.count("\n") < LINES:
            return at_length
        return filled((self._choice(each, short=True) for each in group), room)

    def _choice(self, numbered: Numbered, *, short: bool) -> Styled:
        number, move = numbered
        name = partial(short_name if short else local_name, self.screen)
        words = detail(self.state, move, name)
        said = spoken(self.screen, with_price(self.state, move, words), self.names)
        meets = isinstance(move, Build) and can_meet_road(self.state, move)
        return Styled.assemble((str(number), "bold cyan"), " ", said, ROAD if meets else "")
