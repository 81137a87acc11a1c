"""What many simulated games against Botrik showed."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.table import Table as Grid

from dorfplatz.cli.headings import INTERVAL
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.options import NONE
from dorfplatz.games.hamlet.reasons import Failure
from dorfplatz.games.hamlet.sentences.words import ACTIONS, ORDERS
from dorfplatz.games.hamlet.state import PERSON, SEATS, Ending
from dorfplatz.lab.hamlet import summary
from dorfplatz.lab.hamlet.summary import Counted, Figure, Wins
from dorfplatz.lab.simulation import Played
from dorfplatz.showing.hamlet.accounts import SOURCES, WHERE_FROM

SIDE: Final = Text("hamlet.simulated.side", "Side")
POINTS: Final = Text("hamlet.simulated.points", "Points")
SPREAD: Final = Text("hamlet.simulated.spread", "Spread")
RANGE: Final = Text("hamlet.simulated.range", "From – to")
WINS: Final = Text("hamlet.simulated.wins", "Wins")
MODIFIER: Final = Text("hamlet.simulated.modifier", "Modifier")
GAMES: Final = Text("hamlet.simulated.games", "Games")
BOT_WINS: Final = Text("hamlet.simulated.bot-wins", "Wins against Botrik")
LENGTH: Final = Text("hamlet.simulated.length", "Length of a game")
MEAN: Final = Text("hamlet.simulated.mean", "Mean")
ROUNDS: Final = Text("hamlet.simulated.rounds", "rounds")
DECISIONS: Final = Text("hamlet.simulated.decisions", "decisions of the person")
ASKED: Final = Text("hamlet.simulated.asked", "… and for Botrik")
IDLE: Final = Text("hamlet.simulated.idle", "villagers for whom Botrik had nothing to do")
ORDER: Final = Text("hamlet.simulated.order", "Church order")
IN_ROUND: Final = Text("hamlet.simulated.in-round", "In round")
ACTION: Final = Text("hamlet.simulated.action", "Botrik’s action")
SUCCEEDED: Final = Text("hamlet.simulated.succeeded", "Succeeded")
FAILED: Final = Text("hamlet.simulated.failed", "Failed")
FAILURE: Final = Text("hamlet.simulated.failure", "Why Botrik failed")
IN_A_GAME: Final = Text("hamlet.simulated.in-a-game", "In a game")
ENDED: Final = {
    Ending.CHURCH: Text(
        "hamlet.simulated.ended-church",
        "{share} of the games ended because all church orders were filled.",
    ),
    Ending.ROUNDS: Text(
        "hamlet.simulated.ended-rounds", "{share} of the games ended because it was the last round."
    ),
}
FAILURES: Final = {
    Failure.GOLD: Text("hamlet.failure.gold", "not enough gold"),
    Failure.ENOUGH_VILLAGERS: Text(
        "hamlet.failure.enough-villagers", "skipped: all villagers are in the village"
    ),
    Failure.ORDERS: Text("hamlet.failure.orders", "not enough for any order"),
    Failure.SALES: Text("hamlet.failure.sales", "not enough for any sale"),
    Failure.NO_SPACE: Text("hamlet.failure.no-space", "no empty space"),
    Failure.NO_RAWS: Text("hamlet.failure.no-raws", "the supply has run out"),
    Failure.HAND_FULL: Text("hamlet.failure.hand-full", "the hand is full"),
    Failure.ROW_EMPTY: Text("hamlet.failure.row-empty", "no blueprint is left"),
    Failure.NO_WORKSHOP: Text("hamlet.failure.no-workshop", "no empty space"),
    Failure.NO_MATERIAL: Text("hamlet.failure.no-material", "no raw material"),
    Failure.NO_TOKENS: Text("hamlet.failure.no-tokens", "no goods tokens left"),
    Failure.NO_BLUEPRINT: Text("hamlet.failure.no-blueprint", "no blueprint in hand"),
    Failure.COST: Text("hamlet.failure.cost", "not enough for any blueprint"),
    Failure.NO_SPOT: Text("hamlet.failure.no-spot", "no room"),
    Failure.NO_EDGE: Text("hamlet.failure.no-edge", "nowhere to build"),
    Failure.ROAD_COST: Text("hamlet.failure.road-cost", "not enough for any road"),
}


def show(screen: Screen, games: Sequence[Played]) -> None:
    counted = [(game.outcome, game.tally) for game in games if game.tally is not None]
    for grid in (_sides, _modifiers, _lengths, _sources, _orders, _actions, _failures):
        screen.out.print(grid(screen, counted))
    for ending, share in summary.endings(counted).items():
        if share:
            said = screen.words(ENDED[ending], share=screen.percent(share))
            screen.out.print(said, markup=False)


def _sides(screen: Screen, games: Sequence[Counted]) -> Grid:
    grid = _grid(screen, SIDE, POINTS, SPREAD, RANGE, WINS)
    won = summary.wins(games).share
    for seat, name in enumerate(games[0][0].bots):
        share = won if seat == PERSON else 1 - won
        figure = summary.scores(games, SEATS[seat])
        grid.add_row(name, *_figures(screen, figure), screen.percent(share))
    return grid


def _modifiers(screen: Screen, games: Sequence[Counted]) -> Grid:
    """All games first, then those with a modifier, whatever else they had."""
    grid = _grid(screen, MODIFIER, GAMES, BOT_WINS, INTERVAL)
    grid.add_row("", *_wins(screen, summary.wins(games)), end_section=True)
    for modifier, won in summary.by_modifier(games).items():
        grid.add_row(NONE if modifier is None else modifier.value, *_wins(screen, won))
    return grid


def _lengths(screen: Screen, games: Sequence[Counted]) -> Grid:
    grid = _grid(screen, LENGTH, MEAN, SPREAD, RANGE)
    counts: tuple[tuple[Text, Callable[[Counted], int]], ...] = (
        (ROUNDS, lambda game: game[1].rounds),
        (DECISIONS, lambda game: game[1].decisions),
        (ASKED, lambda game: game[1].asked),
        (IDLE, lambda game: game[1].idle),
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
    grid = _grid(screen, ORDER)
    for name in games[0][0].bots:
        grid.add_column(name, justify="right")
    grid.add_column(screen.say(IN_ROUND), justify="right")
    for order, filled in summary.orders(games).items():
        shares = screen.percent(filled.by_person), screen.percent(filled.by_botrik)
        grid.add_row(screen.say(ORDERS[order]), *shares, screen.decimal(filled.round))
    return grid


def _actions(screen: Screen, games: Sequence[Counted]) -> Grid:
    """In a game; what Botrik skips has not failed."""
    grid = _grid(screen, ACTION, SUCCEEDED, FAILED)
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
    grid = _grid(screen, FAILURE, IN_A_GAME)
    for (action, why), often in summary.failed(games).items():
        said = f"{screen.say(ACTIONS[action])}: {screen.say(FAILURES[why])}"
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
