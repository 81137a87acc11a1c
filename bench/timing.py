"""Whole games for some seconds. Standard library only: other engines' environments use it too."""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict

from bench.figures import Figures


def play_for(seconds: float, play: Callable[[], int], batch: int = 1) -> Figures:
    """Call `play` until the time is over; it plays `batch` games and returns their moves."""
    games = moves = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        moves += play()
        games += batch
    return Figures(games, moves, spent)


def tell(measure: Callable[[float, int], Figures]) -> None:
    """The whole of an engine's script: seconds and a seed come in, figures go out as JSON."""
    print(json.dumps(asdict(measure(float(sys.argv[1]), int(sys.argv[2])))))
