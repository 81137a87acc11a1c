"""Everything about the players at a glance, and how near the end is."""

from typing import Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text as Styled

from dorfplatz.cli.bohemian import words
from dorfplatz.cli.figures import named
from dorfplatz.cli.layout import filled
from dorfplatz.cli.screen import Screen
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import scoring
from dorfplatz.games.bohemian.kinds import SHOPS, Kind
from dorfplatz.games.bohemian.state import State

NAME_WIDTH: Final = 16


def players(screen: Screen, state: State, names: tuple[str, ...]) -> Group:
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="bold")
    grid.add_column(screen.say(words.PLAYER), no_wrap=True, max_width=NAME_WIDTH)
    headings = (
        words.PLAYERS_COINS,
        words.NOW,
        words.HAND,
        words.FARMS,
        words.CHURCHES,
        words.HALLS,
        words.INNS,
        words.SHOPS_OWNED,
        words.FLOUR,
        words.GLASS,
    )
    for heading in headings:
        grid.add_column(screen.say(heading), justify="center", no_wrap=True)
    grid.add_column(no_wrap=True)
    final = scoring.scores(state)
    for seat in map(Seat, state.seats):
        turn = "reverse" if seat == state.turn else ""
        grid.add_row(
            named(seat, names),
            str(state.coins[seat]),
            str(final[seat].total),
            str(state.figures[seat]),
            *(str(state.owned(seat, kind)) for kind in (Kind.FARM, Kind.CHURCH, Kind.TOWN_HALL)),
            _inns(state, seat),
            " ".join(str(state.owned(seat, shop) or "-") for shop in SHOPS),
            *(str(state.owned(seat, kind)) for kind in (Kind.MILL, Kind.GLASS)),
            _extras(state, seat),
            style=turn,
        )
    bank = screen.words(words.BANK, bank=max(0, state.bank), tiles=state.special_left)
    return Group(grid, Styled(bank, style="dim"))


def legend(screen: Screen) -> Styled:
    return filled(map(screen.say, (*words.PLAYERS_LEGEND, words.END)), screen.out.width - 1)


def _inns(state: State, seat: Seat) -> str:
    active = sum(state.occupants[inn] == seat for inn in state.active)
    return f"{state.owned(seat, Kind.INN)} ({active})"


def _extras(state: State, seat: Seat) -> str:
    """The bishop and the special-action tile."""
    return "†" * (state.bishop == seat) + "↻" * state.special[seat]
