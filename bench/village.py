"""`make bench`: how long it takes to draw Hamlet's map late in a game, at first and again."""

import sys
from pathlib import Path
from time import process_time

from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.games.hamlet.state import State
from dorfplatz.server.pages.hamlet.village import places
from dorfplatz.server.pages.rendering import fragment
from dorfplatz.server.translator import Translator

GAME = Path(__file__).parents[1] / "tests/games/hamlet/records/rounds-lost.dorf"
TRIES = 20
FIRST_AT_MOST, AGAIN_AT_MOST = 0.02, 0.004
"""Seconds."""


def main() -> None:
    state: State = course_of(read(GAME.read_text("utf-8"))).state
    first = min(seconds(state, anew=True) for _ in range(TRIES))
    again = min(seconds(state, anew=False) for _ in range(TRIES))
    print(
        f"{len(state.village.tiles)} tiles drawn in {first * 1000:.1f} ms, again in "
        f"{again * 1000:.1f} ms; at most {FIRST_AT_MOST * 1000:.0f} and "
        f"{AGAIN_AT_MOST * 1000:.0f} ms wanted"
    )
    sys.exit(first > FIRST_AT_MOST or again > AGAIN_AT_MOST)


def seconds(state: State, *, anew: bool) -> float:
    """Of this process alone."""
    if anew:
        fragment.cache_clear()
    start = process_time()
    places(state, Translator("en", ("Ada", "Botrik")))
    return process_time() - start


if __name__ == "__main__":
    main()
