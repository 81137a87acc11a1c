"""A game outside the package needs nothing but its folder and its name in one variable."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.waiting import GUARD

WITHOUT_CACHE: Final = ("-p", "no:cacheprovider")
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
        env=os.environ | {"DORFPLATZ_GAMES": "tests.games.pig"},
        capture_output=True,
        text=True,
        check=False,
        timeout=10 * GUARD,
    )
    assert done.returncode == 0, done.stdout
