"""Thinking ahead: within its time, and for the better."""

from itertools import count
from random import Random

import numpy as np
import pytest

from dorfplatz.bots.bohemian import loading, racing, thinking
from dorfplatz.bots.bohemian.planning import plan_book
from dorfplatz.bots.bohemian.players import Player
from dorfplatz.bots.bohemian.policy import workplace
from dorfplatz.bots.bohemian.thinking import Thoughts, plans, think
from dorfplatz.bots.roster import bot
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel.codes import END_TURN
from dorfplatz.games.bohemian.kernel.layout import Row, pack
from dorfplatz.games.bohemian.kernel.table import Table, table_of
from dorfplatz.games.bohemian.moves import END
from dorfplatz.games.bohemian.state import State
from tests.bots.situations import choices
from tests.positions import position

AT_LEISURE = 3600.0
"""Seconds. What is thought is limited by the number of playouts, the same on every machine."""


class TickingClock:
    """Goes on by a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self._seconds = count()

    def perf_counter(self) -> float:
        return float(next(self._seconds))


@pytest.fixture
def two_laps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(racing, "MOST_PLAYOUTS", 2 * racing.LAP)


def thoughts_on(state: State, seconds: float, seed: int = 1) -> Thoughts:
    return think(table_of(state), pack(state), loading.network(len(state.coins)), seconds, seed)


def choice(name: str, state: State, seconds: float = AT_LEISURE) -> str:
    return BOHEMIAN.write(state, bot("bohemian", name, seconds).choose(state, Random(1)))


@pytest.mark.parametrize(("seconds", "laps"), [(0, 0), (1, 0), (2, 1), (10, 4)])
def test_thinking_stops_before_another_lap_would_take_too_long(
    monkeypatch: pytest.MonkeyPatch, seconds: float, laps: int
) -> None:
    """A lap takes a second here, and so does looking at the clock before it."""
    monkeypatch.setattr(racing, "DOUBT", 1e6)
    monkeypatch.setattr(thinking, "time", TickingClock())
    assert thoughts_on(position(dice=(2, 3, 4, 6)), seconds).playouts == laps * racing.LAP


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_however_long_it_takes_the_plans_are_the_same_in_another_order(seats: int) -> None:
    for state in choices(seats, f"longer/{seats}", every=40):
        known, _ = plans(table_of(state), pack(state), loading.network(seats))
        for seconds in (0, 0.001, 0.03):
            thoughts = thoughts_on(state, seconds)
            assert sorted(thoughts.moves.tolist()) == sorted(known.moves.tolist())
            assert np.isfinite(thoughts.values).all()
            assert thoughts.values[:, :seats].sum(1) == pytest.approx(1, abs=1e-3)


def test_the_race_ends_when_all_dice_have_been_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(racing, "MOST_PLAYOUTS", 3 * racing.LAP)
    monkeypatch.setattr(racing, "DOUBT", 1e6)
    state = position(dice=(2, 3, 4, 6))
    assert thoughts_on(state, AT_LEISURE).playouts == 3 * racing.LAP


@pytest.mark.usefixtures("two_laps")
def test_the_same_playouts_give_the_same_thoughts() -> None:
    state = position(dice=(2, 3, 4, 6))
    one, again, other = (thoughts_on(state, AT_LEISURE, seed) for seed in (1, 1, 2))
    assert one.moves.tolist() == again.moves.tolist()
    assert one.values.tolist() == again.values.tolist() != other.values.tolist()


@pytest.mark.usefixtures("two_laps")
def test_what_was_in_memory_before_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Room for five seats is made, but not all of it is written to."""

    def littered() -> tuple[object, ...]:
        for array in (made := workplace())[3:]:
            array[:] = np.nan
        return made

    def littered_book() -> tuple[object, ...]:
        for array in (made := plan_book())[2:]:
            array[:] = np.nan
        return made

    state = position(seats=2, dice=(2, 3, 4, 6), special=(0,))
    expected = thoughts_on(state, AT_LEISURE)
    monkeypatch.setattr(thinking, "workplace", littered)
    monkeypatch.setattr(thinking, "plan_book", littered_book)
    monkeypatch.setattr(racing, "workplace", littered)
    assert thoughts_on(state, AT_LEISURE).values.tolist() == expected.values.tolist()


def test_the_only_possible_move_is_made_at_once() -> None:
    def never(_table: Table, _row: Row, _seats: int, _random: Random) -> tuple[int, int]:
        raise AssertionError

    state = position(dice=(), moves_made=2)
    assert BOHEMIAN.legal(state) == [END]
    assert Player(never).choose(state, Random(1)) == END
    assert choice("mayor", state) == "end"


def test_nobody_thinks_about_income(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(thinking, "plans")
    state = position(dice=(), moves_made=1, occupants={"N9": 1}, active=("N9",), income="claimed")
    state, _ = BOHEMIAN.play(state, END)
    assert len(BOHEMIAN.legal(state)) == 2
    assert choice("mayor", state) == "collect"


STRONG = pytest.mark.parametrize("name", ["tuned", "master", "mayor"])


@STRONG
@pytest.mark.usefixtures("two_laps")
def test_a_game_that_one_move_wins_is_won(name: str) -> None:
    """The manor takes the last coins of the bank."""
    state = position(seats=2, dice=(2, 3, 4, 6), coins=(40, 41), bank=6)
    assert choice(name, state) == "2+4+6 Ellbrunn manor"


@STRONG
@pytest.mark.usefixtures("two_laps")
def test_a_game_that_one_move_loses_goes_on(name: str) -> None:
    """A farm would take the last coin of the bank."""
    state = position(seats=2, dice=(1, 1, 2, 6), coins=(40, 43), bank=1)
    chosen = choice(name, state)
    assert "2+6 Chroschwitz farm" in [BOHEMIAN.write(state, move) for move in BOHEMIAN.legal(state)]
    assert not chosen.endswith("farm")


@pytest.mark.usefixtures("two_laps")
def test_the_search_sees_what_the_network_does_not() -> None:
    """One's last figure ends the game after the next turn, far ahead. A network that knows nothing
    values everything alike, and would end its turn."""
    state = position(seats=2, dice=(3, 4), coins=(60, 5), figures=(1, 9), special_left=0)
    nothing = np.zeros_like(loading.network(2))
    at_sight, _ = plans(table_of(state), pack(state), nothing)
    assert at_sight.moves[0].tolist()[0] == END_TURN
    found = think(table_of(state), pack(state), nothing, AT_LEISURE, seed=1)
    assert found.moves[-1].tolist()[0] == END_TURN
    assert found.values[0, 0] > 0.8
    assert found.playouts > 0
