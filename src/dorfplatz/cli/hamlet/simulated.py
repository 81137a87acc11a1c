"""What many simulated games against Botrik showed."""

from collections.abc import Callable, Iterable, Sequence

from rich.table import Table as Grid

from dorfplatz.cli.hamlet import words
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.words import INTERVAL
from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.options import NONE
from dorfplatz.games.hamlet.reasons import Failure
from dorfplatz.games.hamlet.sentences.words import ACTIONS, ORDERS
from dorfplatz.games.hamlet.state import PERSON, SEATS
from dorfplatz.lab.hamlet import summary
from dorfplatz.lab.hamlet.summary import Counted, Figure, Wins
from dorfplatz.lab.simulation import Played
from dorfplatz.showing.hamlet.words import SOURCES, WHERE_FROM


def show(screen: Screen, games: Sequence[Played]) -> None:
    counted = [(game.outcome, game.tally) for game in games if game.tally is not None]
    for grid in (_sides, _modifiers, _lengths, _sources, _orders, _actions, _failures):
        screen.out.print(grid(screen, counted))
    for ending, share in summary.endings(counted).items():
        if share:
            said = screen.words(words.ENDED[ending], share=screen.percent(share))
            screen.out.print(said, markup=False)


def _sides(screen: Screen, games: Sequence[Counted]) -> Grid:
    grid = _grid(screen, words.SIDE, words.SIMULATED_POINTS, words.SPREAD, words.RANGE, words.WINS)
    won = summary.wins(games).share
    for seat, name in enumerate(games[0][0].bots):
        share = won if seat == PERSON else 1 - won
        figure = summary.scores(games, SEATS[seat])
        grid.add_row(name, *_figures(screen, figure), screen.percent(share))
    return grid


def _modifiers(screen: Screen, games: Sequence[Counted]) -> Grid:
    """All games first, then those with a modifier, whatever else they had."""
    grid = _grid(screen, words.MODIFIER, words.GAMES, words.BOT_WINS, INTERVAL)
    grid.add_row("", *_wins(screen, summary.wins(games)), end_section=True)
    for modifier, won in summary.by_modifier(games).items():
        grid.add_row(NONE if modifier is None else modifier.value, *_wins(screen, won))
    return grid


def _lengths(screen: Screen, games: Sequence[Counted]) -> Grid:
    grid = _grid(screen, words.LENGTH, words.MEAN, words.SPREAD, words.RANGE)
    counts: tuple[tuple[Text, Callable[[Counted], int]], ...] = (
        (words.ROUNDS, lambda game: game[1].rounds),
        (words.DECISIONS, lambda game: game[1].decisions),
        (words.ASKED, lambda game: game[1].asked),
        (words.IDLE, lambda game: game[1].idle),
    )
    for text, count in counts:
        grid.add_row(screen.say(text), *_figures(screen, summary.figure(map(count, games))))
    return grid


def _sources(screen: Screen, games: Sequence[Counted]) -> Grid:
    grid = _grid(screen, WHERE_FROM)
    for name in games[0][0].bots:
        grid.add_column(name, justify="right")
    got = summary.points(games)
    for why, text in SOURCES.items():
        points = [got[seat, why] for seat in SEATS]
        if any(points):
            grid.add_row(screen.say(text), *map(screen.decimal, points))
    return grid


def _orders(screen: Screen, games: Sequence[Counted]) -> Grid:
    """Who fills it in which share of the games, and when on average."""
    grid = _grid(screen, words.SIMULATED_ORDER)
    for name in games[0][0].bots:
        grid.add_column(name, justify="right")
    grid.add_column(screen.say(words.IN_ROUND), justify="right")
    for order, filled in summary.orders(games).items():
        shares = screen.percent(filled.by_person), screen.percent(filled.by_botrik)
        grid.add_row(screen.say(ORDERS[order]), *shares, screen.decimal(filled.round))
    return grid


def _actions(screen: Screen, games: Sequence[Counted]) -> Grid:
    """In a game; what Botrik skips has not failed."""
    grid = _grid(screen, words.ACTION, words.SUCCEEDED, words.FAILED)
    failed = summary.failed(games)
    for action, succeeded in summary.succeeded(games).items():
        in_vain = sum(
            often
            for (tried, why), often in failed.items()
            if tried is action and why is not Failure.ENOUGH_VILLAGERS
        )
        counts = map(screen.decimal, (succeeded, in_vain))
        grid.add_row(screen.say(ACTIONS[action]), *counts)
    return grid


def _failures(screen: Screen, games: Sequence[Counted]) -> Grid:
    grid = _grid(screen, words.FAILURE, words.IN_A_GAME)
    for (action, why), often in summary.failed(games).items():
        said = f"{screen.say(ACTIONS[action])}: {screen.say(words.FAILURES[why])}"
        grid.add_row(said, screen.decimal(often))
    return grid


def _grid(screen: Screen, first: Text, *others: Text) -> Grid:
    grid = Grid(screen.say(first))
    for text in others:
        grid.add_column(screen.say(text), justify="right")
    return grid


def _figures(screen: Screen, figure: Figure) -> Iterable[str]:
    mean, spread = screen.decimal(figure.mean), screen.decimal(figure.spread)
    return mean, spread, f"{figure.least} – {figure.most}"


def _wins(screen: Screen, won: Wins) -> Iterable[str]:
    interval = f"{screen.percent(won.low)} – {screen.percent(won.high)}"
    return str(won.games), screen.percent(won.share), interval
