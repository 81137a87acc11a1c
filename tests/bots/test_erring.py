"""Weaker bots err by amounts that were set, and differ in nothing else."""

from collections.abc import Mapping
from functools import cache
from random import Random
from statistics import fmean

import numpy as np
import pytest

from dorfplatz.bots.bohemian import loading, players
from dorfplatz.bots.bohemian.erring import APPRENTICE_LOSES, JOURNEYMAN_LOSES, chances
from dorfplatz.bots.bohemian.features import Floats
from dorfplatz.bots.bohemian.policy import Mind
from dorfplatz.bots.bohemian.thinking import Thoughts, leads, plans
from dorfplatz.bots.game_bots import AnyBot
from dorfplatz.bots.roster import bot
from dorfplatz.games.bohemian.kernel.codes import END_TURN, NONE, encode
from dorfplatz.games.bohemian.kernel.layout import Row, pack
from dorfplatz.games.bohemian.kernel.table import Table, table_of
from dorfplatz.games.bohemian.kernel.turns import Rows
from dorfplatz.games.bohemian.state import State
from tests.bots.situations import choices, whole_turn


@cache
def turns(seats: int) -> list[State]:
    """The beginning of each turn of some games, for a player without a tile, who has fewer plans
    to think through."""
    return [
        state
        for number in range(3)
        for state in choices(seats, f"errors/{number}")
        if not state.moves_made and not state.special[state.turn]
    ][:90]


@cache
def thoughts_on(seats: int, number: int) -> tuple[Thoughts, Rows]:
    state = turns(seats)[number]
    return plans(table_of(state), pack(state), loading.network(seats))


@cache
def numbers() -> dict[bytes, tuple[int, int]]:
    return {
        pack(state).tobytes(): (seats, number)
        for seats in (2, 4)
        for number, state in enumerate(turns(seats))
    }


@pytest.fixture(autouse=True)
def remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """All bots see the same plans; so they are made once."""

    def remember(_table: Table, row: Row, _network: Mind) -> tuple[Thoughts, Rows]:
        return thoughts_on(*numbers()[row.tobytes()])

    monkeypatch.setattr(players, "plans", remember)


def chosen(player: AnyBot, seats: int, seed: int = 1) -> list[int]:
    """Which of all plans, from the best, a bot chose in each turn."""
    random, found = Random(seed), []
    for number, state in enumerate(turns(seats)):
        codes = [encode(state.board, move) for move in whole_turn(player, state, random)]
        first, second, *_ = (*codes, NONE, NONE)
        plan = [first, NONE if second == END_TURN else second]
        found.append(thoughts_on(seats, number)[0].moves.tolist().index(plan))
    return found


@cache
def losses(seats: int, number: int) -> Floats:
    """How many coins behind the best lead each plan of a turn is."""
    state = turns(seats)[number]
    seen = leads(thoughts_on(seats, number)[0], table_of(state), pack(state))
    return np.asarray(seen.max() - seen)


@cache
def coins_lost(name: str, seats: int) -> float:
    """A turn, on average; every turn is thought about several times."""
    return fmean(
        float(losses(seats, number)[plan])
        for seed in (11, 12, 13)
        for number, plan in enumerate(chosen(bot("bohemian", name), seats, seed))
    )


def coins_meant(loses: Mapping[int, float], seats: int) -> float:
    """Likewise, if every turn is as costly as it was set, or as it can be."""
    every_plan = [losses(seats, number).mean() for number in range(len(turns(seats)))]
    return float(np.minimum(every_plan, loses[seats]).mean())


ALL_SEATS = pytest.mark.parametrize("seats", [2, 4])


@ALL_SEATS
def test_an_apprentice_loses_more_coins_a_turn_than_a_journeyman(seats: int) -> None:
    assert len(turns(seats)) > 60
    assert coins_lost("apprentice", seats) > 1.5 * coins_lost("journeyman", seats) > 0.1


@ALL_SEATS
def test_errors_cost_what_was_set(seats: int) -> None:
    """As far as so few turns can tell."""
    for name, loses in (("apprentice", APPRENTICE_LOSES), ("journeyman", JOURNEYMAN_LOSES)):
        assert coins_lost(name, seats) == pytest.approx(coins_meant(loses, seats), rel=0.4)


@ALL_SEATS
def test_a_master_always_takes_what_it_wishes_for_most(seats: int) -> None:
    assert not any(chosen(bot("bohemian", "master"), seats))


@pytest.mark.parametrize("loses", [0.2, 1, 2.5])
def test_on_average_exactly_so_many_coins_are_lost(loses: float) -> None:
    leads = np.array([3, 2.5, 2.5, 1, -2, -7], np.float32)
    likely = chances(leads, loses)
    assert likely.sum() == pytest.approx(1, abs=1e-5)
    assert likely @ (3 - leads) == pytest.approx(loses, abs=0.01)
    assert likely.tolist() == sorted(likely.tolist(), reverse=True), "small errors are likelier"


def test_where_less_can_be_lost_anything_is_done() -> None:
    assert chances(np.array([1, 1.5, 1], np.float32), 9) == pytest.approx(1 / 3, abs=0.01)
    assert chances(np.array([4, 4], np.float32), 1) == pytest.approx(0.5)


def test_where_nothing_may_be_lost_the_best_is_done() -> None:
    assert chances(np.array([1, 5, 3], np.float32), 0) == pytest.approx(np.array([0, 1, 0]))
