"""Whatever bots need is compiled before they play."""

import sys
from random import Random

import pytest
from numba.core.registry import CPUDispatcher

from dorfplatz.bots import roster, warming
from dorfplatz.bots.bohemian import racing
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from tests.waiting import GUARD


def compiled() -> dict[str, int]:
    """How many versions there are of each compiled function that was called from outside."""
    modules = [module for name, module in [*sys.modules.items()] if name.startswith("dorfplatz.")]
    functions = (each for module in modules for each in vars(module).values())
    return {
        repr(each): len(each.signatures) for each in functions if isinstance(each, CPUDispatcher)
    }


def test_after_warming_up_nothing_is_left_to_compile_for_any_number_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(racing, "MOST_PLAYOUTS", 2 * racing.LAP)
    monkeypatch.setattr(warming, "SECONDS", GUARD)
    warming.warm_up()
    before = compiled()
    for seats in (2, 3, 4, 5):
        state, dice = BOHEMIAN.new(seats, {}), RandomSource(f"{seats}")
        for _ in range(12):
            if BOHEMIAN.actor(state) is CHANCE:
                move = dice.draw(BOHEMIAN.odds(state))
            else:
                bots = roster.thinking_bots("bohemian")
                moves = [
                    roster.bot("bohemian", bot, GUARD).choose(state, Random(1)) for bot in bots
                ]
                move = moves[-1]
            state, _ = BOHEMIAN.play(state, move)
    assert compiled() == before
    assert any(before.values())


def test_there_is_nothing_to_compile_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_is_installed", lambda: False)
    assert roster.thinking_bots("bohemian") == ()
    warming.warm_up()
