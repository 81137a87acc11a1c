"""The companion leads through turns whose outcome is that of the rules, for the same table."""

import inspect
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dorfplatz.games.hamlet.state import PERSON, Phase, State
from tests.companion.following import follow, follow_game, put_right
from tests.companion.watching import game, turn_from
from tests.games.hamlet import botrik, positions

SITUATIONS = sorted(file.stem for file in Path(str(botrik.__file__)).parent.glob("test_*.py"))


@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_every_turn_comes_out_as_the_rules_say(seed: int) -> None:
    state, turns = game(f"companion {seed}")
    assert len(turns) > 10
    assert follow_game(state, turns) > 100


@pytest.mark.parametrize("module", SITUATIONS)
def test_so_does_a_turn_in_every_situation_that_the_tests_of_the_rules_make_up(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their tests are run once more, to see which positions they are about."""
    found = _positions(module, monkeypatch)
    for number, state in enumerate(found):
        for turn in turn_from(state, Random(number)):
            if turn.is_whole:
                follow(turn, put_right(turn.steps[0].before))


def _positions(module: str, monkeypatch: pytest.MonkeyPatch) -> list[State]:
    found: dict[str, State] = {}
    made = positions.position

    def remembered(**changes: Any) -> State:
        state = made(**changes)
        if state.turn == PERSON and state.phase is Phase.TURN:
            found[positions.everything(state)] = state
        return state

    monkeypatch.setattr(positions, "position", remembered)
    for name, test in vars(import_module(f"tests.games.hamlet.botrik.{module}")).items():
        if name.startswith("test_") and not inspect.signature(test).parameters:
            test()
    return list(found.values())
