"""The village boards, the coins and the tiles as a table."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid

from dorfplatz.cli.bohemian import words
from dorfplatz.cli.screen import Screen
from dorfplatz.games.bohemian.box import TILES_AT_MOST
from dorfplatz.games.bohemian.components import Components, Printed, Side
from dorfplatz.games.bohemian.words import KINDS


def shown(screen: Screen, loaded: Components) -> Iterator[RenderableType]:
    yield _boards(screen, loaded)
    yield from _facts(screen, loaded)


def _boards(screen: Screen, loaded: Components) -> Grid:
    grid = Grid(*(screen.say(heading) for heading in (words.SIDE, words.NAME, words.BUILDINGS)))
    for board in loaded.boards:
        for side in board.sides:
            name = side.name + _mark(side, "name")
            printed = ", ".join(_building(screen, side, each) for each in side.buildings)
            grid.add_row(side.letter, name, printed, end_section=side is board.back)
    return grid


def _building(screen: Screen, side: Side, printed: Printed) -> str:
    value = f" {printed.value}" if printed.value else ""
    return f"{screen.say(KINDS[printed.kind])}{value}{_mark(side, printed.kind.word)}"


def _mark(side: Side, word: str) -> str:
    return "" if word in side.known else "*"


def _facts(screen: Screen, loaded: Components) -> list[str]:
    setups = [
        screen.words(
            words.SETUP, seats=seats, figures=setup.figures, boards=setup.without or words.NONE
        )
        for seats, setup in loaded.setups
    ]
    each = tuple(f"{pieces} × {value}" for value, pieces in loaded.coins)
    pieces = sum(pieces for _, pieces in loaded.coins)
    coins = screen.words(words.COMPONENTS_COINS, pieces=pieces, worth=loaded.bank, each=each)
    tiles = [
        screen.words(words.TILES, kind=KINDS[kind], found=loaded.most_visible(kind), tiles=most)
        for kind, most in TILES_AT_MOST.items()
    ]
    return [*setups, coins, *tiles, screen.words(words.FITS, title=loaded.title)]
