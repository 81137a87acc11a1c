"""Faults to plant in the kernel, one at a time: `python -m tests.kernel.faults`."""

from tests.kernel.faults import (
    in_chance,
    in_choices,
    in_moving_in,
    in_playing,
    in_scoring,
    in_tables,
    in_turns,
)
from tests.kernel.faults.fault import Fault

FAULTS: tuple[Fault, ...] = (
    *in_choices.FAULTS,
    *in_playing.FAULTS,
    *in_moving_in.FAULTS,
    *in_scoring.FAULTS,
    *in_tables.FAULTS,
    *in_chance.FAULTS,
    *in_turns.FAULTS,
)
