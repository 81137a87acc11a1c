"""Since when it has been somebody's turn: the same number for all of it, and a larger one later."""

import pytest

from dorfplatz.core.record import Entry
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.server.webhooks.events import turn_began

ADA, BEN = Seat(0), Seat(1)
ROLL = Entry(CHANCE, "roll 1 2 3 4")


@pytest.mark.parametrize(
    ("entries", "began"),
    [
        ([ROLL], 0),
        ([ROLL, Entry(ADA, "1"), Entry(ADA, "undo")], 0),
        ([ROLL, Entry(BEN, "end"), ROLL], 2),
        ([ROLL, Entry(BEN, "end"), ROLL, Entry(ADA, "1"), ROLL, Entry(ADA, "2")], 2),
        ([ROLL, Entry(BEN, "end"), Entry(BEN, "now greedy"), ROLL, Entry(ADA, "1")], 2),
        ([ROLL, Entry(BEN, "end"), ROLL, Entry(BEN, "now person")], 2),
        ([Entry(ADA, "end"), ROLL, Entry(BEN, "end"), ROLL, Entry(ADA, "now greedy")], 3),
    ],
)
def test_a_turn_begins_after_the_last_move_of_somebody_else(
    entries: list[Entry], began: int
) -> None:
    assert turn_began(entries, ADA) == began
