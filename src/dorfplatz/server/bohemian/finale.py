"""The end of a game as pictures: where the coins came from, and how they grew."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.events import Event, GameEnded, TurnEnded, Why
from dorfplatz.showing.bohemian.accounts import BohemianCourse, sources

WIDTH: Final = 600
BAR: Final = 22
GAP: Final = 8
HEIGHT: Final = 200


@dataclass(frozen=True, slots=True)
class Part:
    why: str
    coins: int
    x: int
    width: int


@dataclass(frozen=True, slots=True)
class Bar:
    seat: Seat
    total: int
    y: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """What each seat got from one source."""

    why: str
    coins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    seat: Seat
    points: str
    end_x: int
    end_y: int


@dataclass(frozen=True, slots=True)
class Curve:
    lines: tuple[Line, ...]
    levels: tuple[tuple[int, int], ...]
    """Coins and how high they are drawn."""


def accounts(course: BohemianCourse) -> tuple[Account, ...]:
    paid, seats = sources(course), course.state.seats
    return tuple(Account(why.value, tuple(paid[Seat(seat), why] for seat in seats)) for why in Why)


def bars(course: BohemianCourse) -> tuple[Bar, ...]:
    """A bar for each seat; coins lost shorten nothing, they are in the table."""
    table = accounts(course)
    totals = [sum(account.coins[seat] for account in table) for seat in course.state.seats]
    gains = [sum(max(0, account.coins[seat]) for account in table) for seat in course.state.seats]
    scale = WIDTH / max(1, *gains)
    found = []
    for seat, total in enumerate(totals):
        parts, reached = [], 0
        for account in table:
            coins = max(0, account.coins[seat])
            if coins:
                x = round(reached * scale)
                parts.append(Part(account.why, coins, x, round((reached + coins) * scale) - x))
            reached += coins
        found.append(Bar(Seat(seat), total, seat * (BAR + GAP), tuple(parts)))
    return tuple(found)


def curve(course: BohemianCourse) -> Curve:
    """Coins after every turn, and the totals at the end."""
    result = course.game.result(course.state)
    history = [
        [0 for _ in course.state.seats],
        *(step.before.coins for step in course.steps if _ends_turn(step.events)),
        list(result.totals) if result else course.state.coins,
    ]
    return _drawn(history)


def _ends_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TurnEnded | GameEnded) for event in events)


def _drawn(history: list[list[int]]) -> Curve:
    most = max(1, *map(max, history))
    least = min(0, *map(min, history))
    across = WIDTH / (len(history) - 1)

    def height(coins: int) -> int:
        return round(HEIGHT * (most - coins) / (most - least))

    lines = []
    for seat in range(len(history[0])):
        points = [(round(turn * across), height(row[seat])) for turn, row in enumerate(history)]
        drawn = " ".join(f"{x},{y}" for x, y in points)
        lines.append(Line(Seat(seat), drawn, *points[-1]))
    step = next(size for size in (5, 10, 20, 50, 100, 1000) if most / size <= 6)
    return Curve(tuple(lines), tuple((c, height(c)) for c in range(0, most + 1, step)))
