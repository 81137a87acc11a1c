"""The same seed gives the same records in any process and with any number of jobs."""

import os
import subprocess
import sys

import pytest

from dorfplatz.lab.simulation import Simulation, play_games

SIMULATION = Simulation("bohemian", ("greedy", "uniform", "uniform"), {"income": "claimed"}, "7")

SCRIPT = """
from tests.project.test_same_everywhere import SIMULATION
from dorfplatz.lab.simulation import play_game
import json
from dorfplatz.play.trace import trace_lines
from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
text = play_game(SIMULATION, 1).record
print(text)
for line in trace_lines(course_of(read(text))):
    print(json.dumps(line))
"""


def output_with_hash_seed(seed: str) -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", SCRIPT]
    return subprocess.run(command, env=environment, capture_output=True, check=True).stdout


def test_two_processes_with_different_hash_seeds_write_the_same_bytes() -> None:
    assert output_with_hash_seed("1") == output_with_hash_seed("2")


@pytest.mark.outer
def test_the_number_of_jobs_does_not_change_the_records() -> None:
    alone = [game.record for game in play_games(SIMULATION, 6, jobs=1)]
    shared = [game.record for game in play_games(SIMULATION, 6, jobs=2)]
    assert alone == shared


def test_more_games_begin_with_the_same_games() -> None:
    few = [game.record for game in play_games(SIMULATION, 2)]
    more = [game.record for game in play_games(SIMULATION, 4)]
    assert more[:2] == few
