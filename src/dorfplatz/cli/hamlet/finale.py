"""The end of a game: where every point came from, as a picture."""

from collections import Counter
from typing import Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.figures import named
from dorfplatz.cli.screen import Screen
from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.state import SEATS
from dorfplatz.showing.hamlet.accounts import HamletCourse, sources
from dorfplatz.showing.hamlet.words import SOURCES, TOTAL, WHERE_FROM

BESIDES: Final = 24
"""Columns of a bar's line that its name and its sum need."""
SHADES: Final = {
    Why.PLACE: "gold3",
    Why.GOODS: "turquoise2",
    Why.SALE: "orange3",
    Why.ORDER: "medium_purple1",
    Why.INSTEAD: "wheat1",
    Why.IGNORED: "grey50",
    Why.SITES: "green3",
    Why.PLANNER: "grey85",
    Why.ROUTE: "red3",
    Why.CHAPLAIN: "purple",
    Why.MERCHANT: "deep_pink3",
    Why.LANDSCAPER: "dark_green",
    Why.GOLD: "yellow1",
    Why.GOODS_LEFT: "steel_blue1",
}


def finale(screen: Screen, course: HamletCourse) -> Group:
    """A table of sources and a bar for each side, as long as the screen allows."""
    got, names = sources(course), course.names
    totals = [sum(got[seat, why] for why in SOURCES) for seat in SEATS]
    grid = Grid(screen.say(WHERE_FROM), box=None, padding=(0, 1), header_style="bold")
    for seat in SEATS:
        grid.add_column(named(seat, names), justify="right")
    for why, name in SOURCES.items():
        if any(got[seat, why] for seat in SEATS):
            label = Styled.assemble(("█ ", SHADES[why]), screen.say(name))
            grid.add_row(label, *(str(got[seat, why] or "–") for seat in SEATS))
    grid.add_row(screen.say(TOTAL), *map(str, totals), style="bold")
    bars = Grid(box=None, padding=(0, 1), show_header=False)
    block = -(-max(totals) // max(1, screen.out.width - BESIDES)) or 1
    for seat in SEATS:
        bars.add_row(named(seat, names), _bar(got, seat, block), str(totals[seat]))
    return Group(grid, "", bars)


def _bar(got: Counter[tuple[Seat, Why]], seat: Seat, block: int) -> Styled:
    """The sources one after the other, so many points a block; points lost shorten nothing, they
    are in the table."""
    bar, before = Styled(), 0
    for why, shade in SHADES.items():
        after = before + max(0, got[seat, why])
        bar.append("█" * (after // block - before // block), style=shade)
        before = after
    return bar
