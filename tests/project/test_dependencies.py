"""What the rules need, and what nobody may import."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

WHOLE_GAME = """
import dorfplatz
from random import Random
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.catalogue import GAMES
for game in GAMES.values():
    random, state = Random(1), game.new(2, {})
    while (actor := game.actor(state)) is not None:
        chance = actor is CHANCE
        move = game.odds(state).draw(random) if chance else random.choice(game.legal(state))
        state, _ = game.play(state, move)
    print(game.name, game.result(state).reason)
"""


def test_the_rules_need_nothing_but_the_standard_library() -> None:
    """A whole game in a Python that sees no installed package."""
    played = subprocess.run(
        [sys.executable, "-S", "-c", WHOLE_GAME],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    games = [line.split()[0] for line in played.stdout.splitlines()]
    assert games == ["bohemian", "hamlet"]


def imported(path: Path) -> set[str]:
    """The modules that a file imports, by their first name."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("layer", ["games", "play"])
def test_rules_neither_draw_nor_look_at_the_world(layer: str) -> None:
    for path in (ROOT / "src/dorfplatz" / layer).rglob("*.py"):
        assert not imported(path) & {"random", "secrets", "uuid", "time", "os", "sys"}, path


def test_every_pinned_version_is_exact_and_without_a_host() -> None:
    for name in ("constraints.txt", "bench/constraints.txt"):
        for line in (ROOT / name).read_text("utf-8").splitlines():
            assert line.startswith("#") or line.count("==") == 1, line
            assert "://" not in line
            assert "@" not in line
