"""The kernel's final scoring against that of the rules."""

from collections.abc import Sequence

import numpy as np

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import scoring as rules
from dorfplatz.games.bohemian.events import Event, Scored, Why
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel import layout, scoring
from dorfplatz.games.bohemian.kernel.layout import Row
from dorfplatz.games.bohemian.kernel.table import Table
from dorfplatz.games.bohemian.state import State
from tests.kernel.disagreement import agree

Parts = dict[Why, list[int]]


def check_scores(state: State, table: Table, row: Row) -> None:
    """What everyone would have if the game ended here, part by part and together."""
    parts = scored(len(state.coins), table, row)
    held = rules.holdings(state.board, state.occupants, state.coins)
    for why, score in rules.PARTS.items():
        agree(f"score of {why.value}", score(held), parts[why])
    totals = [score.total for score in rules.scores(state)]
    agree("totals", totals, final(len(state.coins), table, row))


def check_end(state: State, events: Sequence[Event], table: Table, row: Row) -> None:
    """What was told and what the result says when the game ended."""
    parts = scored(len(state.coins), table, row)
    news = [
        Scored(Seat(seat), coins, why)
        for why in rules.PARTS
        for seat, coins in enumerate(parts[why])
        if coins
    ]
    agree("told scores", [event for event in events if isinstance(event, Scored)], news)
    result = BOHEMIAN.result(state)
    assert result is not None
    agree("result", list(result.totals), final(len(state.coins), table, row))


def scored(seats: int, table: Table, row: Row) -> Parts:
    halls = np.full(layout.SEATS, 99, np.int32)
    scoring.town_halls(table, row, halls)
    return {
        Why.TOWN_HALLS: halls.tolist()[:seats],
        Why.SHOPS: [scoring.shops(row, seat) for seat in range(seats)],
        Why.CHURCHES: [scoring.churches(table, row, seat) for seat in range(seats)],
        Why.GOODS: [scoring.goods(row, seat) for seat in range(seats)],
    }


def final(seats: int, table: Table, row: Row) -> list[int]:
    out = np.full(layout.SEATS, 99, np.int32)
    scoring.totals(table, row, out)
    return [int(total) for total in out[:seats]]
