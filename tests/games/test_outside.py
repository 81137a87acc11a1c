"""A game outside the package needs nothing but its folder and its name in one variable."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.waiting import GUARD

WITHOUT_CACHE: Final = ("-p", "no:cacheprovider")
PIG: Final = "tests.games.pig"
ROOT: Final = Path(__file__).parents[2]


@pytest.mark.parametrize("ring", ["not outer", pytest.param("outer", marks=pytest.mark.outer)])
def test_pig_plays_wherever_the_games_of_the_box_do(ring: str) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-m",
            ring,
            "-p",
            "no:cacheprovider",
            "tests/games/pig",
        ],
        cwd=ROOT,
        env=os.environ | {"DORFPLATZ_GAMES": PIG},
        capture_output=True,
        text=True,
        check=False,
        timeout=10 * GUARD,
    )
    assert done.returncode == 0, done.stdout


def dorfplatz(*arguments: str, games: str) -> subprocess.CompletedProcess[str]:
    """The command, as docs/add-a-game.md calls it."""
    return subprocess.run(
        [Path(sys.executable).with_name("dorfplatz"), *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": ".", "DORFPLATZ_GAMES": games, "LANGUAGE": "it"},
        capture_output=True,
        text=True,
        check=False,
        timeout=GUARD,
    )


def test_the_command_knows_it_as_the_docs_say() -> None:
    done = dorfplatz("simulate", "--game", "pig", "--games", "1", games=PIG)
    assert (done.returncode, done.stderr.strip()) == (0, "")


def test_a_game_that_is_not_there_is_said_in_a_sentence() -> None:
    done = dorfplatz("bots", games="nonsense")
    assert done.returncode == 1
    assert done.stderr.startswith("DORFPLATZ_GAMES nomina «nonsense»")
    assert len(done.stderr.splitlines()) == 1
