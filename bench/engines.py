"""Who is measured, and how: ours in this process, each other one in a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench import ours
from bench.figures import Figures
from bench.one_core import ONE_THREAD

ROOT = Path(__file__).parents[1]

KERNEL = "Dorfplatz, compiled kernel"
RULES = "Dorfplatz, rules"
ROLLOUTS = "OpenSpiel, rollouts in C++"
LOOP = "OpenSpiel, from Python"
CATAN = "catanatron"


@dataclass(frozen=True, slots=True)
class Engine:
    name: str
    game: str
    measure: Callable[[float, int], Figures]
    """Plays for some seconds, with a seed."""


def engines(python: str) -> tuple[Engine, ...]:
    """All of them, next to each other those that must be compared.

    `python` is that of the environment where the others live.
    """

    def other(script: str) -> Callable[[float, int], Figures]:
        return partial(_in_its_own_process, python, f"bench.others.{script}")

    return (
        Engine(KERNEL, "Bohemian Villages", ours.kernel),
        Engine(ROLLOUTS, "backgammon", other("openspiel_rollouts")),
        Engine(LOOP, "backgammon", other("openspiel_loop")),
        Engine(RULES, "Bohemian Villages", ours.rules),
        Engine(CATAN, "Catan", other("catan")),
        Engine("gym-backgammon", "backgammon", other("gym_games")),
        Engine("PettingZoo, by Shimmy", "backgammon", other("pettingzoo_backgammon")),
    )


def _in_its_own_process(python: str, module: str, seconds: float, seed: int) -> Figures:
    """What it says besides its figures is shown only if it fails."""
    command = [str(Path(python).absolute()), "-m", module, str(seconds), str(seed)]
    environment = {**os.environ, **ONE_THREAD}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{module} failed:\n{done.stderr}")
    return Figures(**json.loads(done.stdout))
