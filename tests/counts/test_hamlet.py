"""Counting lines of play in Hamlet: a change of the rules that nobody meant shows as a number.

Chance brings what it is given here: always the first it could bring. Every move of the person's
counts as a step: what is done, how a tile is laid, what is used, what is chosen for Botrik. The
components are those of a recorded game, so that only rules make a difference.
"""

from pathlib import Path
from typing import Any

import pytest

from dorfplatz.core.record import read
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.state import State
from tests.games.hamlet.positions import position

RECORD = Path(__file__).parent.parent / "games/hamlet/records/church-orders-won.dorf"
COMPONENTS = read(RECORD.read_text("utf-8")).options["components"]

START: dict[str, Any] = {}
RICH: dict[str, Any] = {
    "gold": (12, 2),
    "donkeys": ("church", "farm"),
    "sales": ("wood-wood-wheat",),
}
STREET: dict[str, Any] = {
    "laid": {"plank-barn": "at market", "timber-yard": "at plank-barn", "mountains": "apart"},
    "tokens": {"plank-barn": "wood wood wood", "timber-yard": "timber:1"},
    "roads": ("path farm market 1",),
    "donkeys": ("church", "market", "plank-barn"),
    "gold": (4, 4),
}
BUILDING: dict[str, Any] = {
    "blueprints": (("woodland", "mountains"), ()),
    "villagers": (("church",), ("church", "church")),
    "donkeys": (),
    "row": (),
    "bag": (),
}

CROWD: dict[str, Any] = {"villagers": (("church",), ("church",) * 3)}

COUNTS = [
    (START, 1, 25),
    (START, 2, 209),
    (START, 4, 3982),
    (RICH, 1, 30),
    (RICH, 3, 4418),
    (STREET, 1, 35),
    (STREET, 3, 6451),
    (BUILDING, 2, 96),
    (BUILDING, 4, 495),
    (CROWD, 4, 2358),
]


def count(state: State, steps: int) -> int:
    """How many ways there are to play on by so many steps; a game that is over goes no further."""
    while HAMLET.actor(state) is CHANCE:
        state, _ = HAMLET.play(state, HAMLET.odds(state).outcomes[0])
    moves = HAMLET.legal(state)
    if steps == 1:
        return len(moves)
    return sum(count(HAMLET.play(state, move)[0], steps - 1) for move in moves)


@pytest.mark.parametrize(("given", "steps", "expected"), COUNTS)
def test_there_are_so_many_ways_to_play_on(
    given: dict[str, Any], steps: int, expected: int
) -> None:
    assert count(position(components=COMPONENTS, **given), steps) == expected
