"""The end of a game: where every coin came from, as a picture."""

from collections import Counter
from typing import Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.figures import named
from dorfplatz.cli.screen import Screen
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import Why
from dorfplatz.showing.bohemian.accounts import BohemianCourse, sources
from dorfplatz.showing.bohemian.words import SOURCES, TOTAL, WHERE_FROM

COINS_A_BLOCK: Final = 2
SHADES: Final = {
    Why.INNS: "orange3",
    Why.BISHOP: "purple",
    Why.FARM: "green3",
    Why.MANOR: "gold3",
    Why.FLOUR: "wheat1",
    Why.GLASS: "turquoise2",
    Why.TOWN_HALLS: "red3",
    Why.SHOPS: "deep_pink3",
    Why.CHURCHES: "medium_purple1",
    Why.GOODS: "grey70",
}


def finale(screen: Screen, course: BohemianCourse) -> Group:
    """A table of sources and a bar for each player, a block for every two coins."""
    paid = sources(course)
    names, seats = course.names, [Seat(seat) for seat in course.state.seats]
    grid = Grid(screen.say(WHERE_FROM), box=None, padding=(0, 1), header_style="bold")
    for seat in seats:
        grid.add_column(named(seat, names), justify="right")
    for why, name in SOURCES.items():
        label = Styled.assemble(("█ ", SHADES[why]), screen.say(name))
        grid.add_row(label, *(str(paid[seat, why] or "–") for seat in seats))
    totals = [sum(paid[seat, why] for why in Why) for seat in seats]
    grid.add_row(screen.say(TOTAL), *map(str, totals), style="bold")
    bars = Grid(box=None, padding=(0, 1), show_header=False)
    for seat in seats:
        bars.add_row(named(seat, names), _bar(paid, seat), str(totals[seat]))
    return Group(grid, "", bars)


def _bar(paid: Counter[tuple[Seat, Why]], seat: Seat) -> Styled:
    """The sources one after the other; coins lost shorten nothing, they are in the table."""
    bar, before = Styled(), 0
    for why, shade in SHADES.items():
        after = before + max(0, paid[seat, why])
        bar.append("█" * (after // COINS_A_BLOCK - before // COINS_A_BLOCK), style=shade)
        before = after
    return bar
