"""What many simulated games showed."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid

from dorfplatz.cli.headings import BOT, INTERVAL, SHARE
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Text
from dorfplatz.lab import summary
from dorfplatz.lab.simulation import Played

PLACE: Final = Text("simulate.place", "Turn order")
SEATS: Final = Text("simulate.seats", "Seats")
SCORE: Final = Text("simulate.score", "Coins")
TURNS: Final = Text(
    "simulate.turns",
    "{games} game, {turns} turns for each player on average.",
    "{games} games, {turns} turns for each player on average.",
    "games",
)


def show(screen: Screen, games: Sequence[Played]) -> None:
    results = [game.outcome for game in games]
    for heading, rows in ((BOT, summary.by_bot(results)), (PLACE, summary.by_order(results))):
        grid = Grid(screen.say(heading))
        for column in (SEATS, SCORE, SHARE, INTERVAL):
            grid.add_column(screen.say(column), justify="right")
        for row in rows:
            interval = f"{screen.percent(row.low)} – {screen.percent(row.high)}"
            score, share = screen.decimal(row.score), screen.percent(row.share)
            grid.add_row(row.name, str(row.seats), score, share, interval)
        screen.out.print(grid)
    turns = screen.decimal(summary.turns_each(results))
    screen.out.print(screen.words(TURNS, games=len(results), turns=turns), markup=False)
