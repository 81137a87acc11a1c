"""What many simulated games showed."""

from collections.abc import Sequence

from rich.table import Table as Grid

from dorfplatz.cli import words
from dorfplatz.cli.screen import Screen
from dorfplatz.lab import summary
from dorfplatz.lab.simulation import Played


def show(screen: Screen, games: Sequence[Played]) -> None:
    results = [game.outcome for game in games]
    for heading, rows in (
        (words.BOT, summary.by_bot(results)),
        (words.PLACE, summary.by_order(results)),
    ):
        grid = Grid(screen.say(heading))
        for column in (words.SEATS, words.SCORE, words.SHARE, words.INTERVAL):
            grid.add_column(screen.say(column), justify="right")
        for row in rows:
            interval = f"{screen.percent(row.low)} – {screen.percent(row.high)}"
            score, share = screen.decimal(row.score), screen.percent(row.share)
            grid.add_row(row.name, str(row.seats), score, share, interval)
        screen.out.print(grid)
    turns = screen.decimal(summary.turns_each(results))
    screen.out.print(screen.words(words.TURNS, games=len(results), turns=turns), markup=False)
