"""Simulated games: rotated seats, finished records, the referee's consent."""

import json

import pytest

from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.lab.simulation import Simulation, play_games
from dorfplatz.play.trace import trace_lines
from tests.fuzz.bohemian import POOR_BANK
from tests.referee.referee import referee


def test_bots_move_on_by_one_seat_with_every_game() -> None:
    simulation = Simulation("bohemian", ("greedy", "uniform", "uniform"), {}, "1")
    seats = [game.outcome.bots.index("greedy") for game in play_games(simulation, 4)]
    assert seats == [0, 2, 1, 0]


def test_the_dice_of_a_game_do_not_depend_on_who_plays() -> None:
    """Until somebody rolls again, which takes dice that the other game has left."""

    def rolls(bots: tuple[str, ...]) -> list[str]:
        (game,) = play_games(Simulation("bohemian", bots, {}, "1"), 1)
        before, *_ = game.record.partition(": reroll")
        return [line for line in before.splitlines() if line.startswith("chance: ")]

    pairs = list(zip(rolls(("greedy", "greedy")), rolls(("uniform", "uniform")), strict=False))
    assert len(pairs) > 6
    assert all(one == other for one, other in pairs)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("income", ["automatic", "claimed"])
@pytest.mark.parametrize("bank", ["full", "poor"])
@pytest.mark.parametrize("count", [1, pytest.param(10, marks=pytest.mark.outer)])
def test_the_referee_agrees_with_every_move(seats: int, income: str, bank: str, count: int) -> None:
    options = {"income": income} | ({"components": POOR_BANK} if bank == "poor" else {})
    bots = ("greedy", *("uniform",) * (seats - 1))
    games = play_games(Simulation("bohemian", bots, options, f"{seats}/{income}"), count)
    lines = [
        json.dumps(line) for game in games for line in trace_lines(course_of(read(game.record)))
    ]
    verdict = referee(lines, printed_box=bank == "full")
    assert (verdict.games, verdict.finished) == (count, count)
