"""The trained evaluation: a small network, written out, that says what every seat may expect.

All its numbers are one array, so that compiled code hands it on for next to nothing. Features lead
to a wide layer, that to a narrow one, that to the outputs; features also lead to the outputs
directly. Outputs are each seat's share of the win, as logits, and its final coins, in fifties.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from dorfplatz.bots.bohemian.features import Floats, size
from dorfplatz.games.bohemian.kernel.compiling import compiled

Network = NDArray[np.float32]

WIDE: Final = 96
NARROW: Final = 32
OUTPUTS: Final = 16
"""Room for two numbers of each seat; the rest stays zero, as full rows are quicker to add up."""
SUMS: Final = WIDE + OUTPUTS
"""What a feature adds to: the wide layer, and the outputs directly."""
COINS: Final = 50.0
"""A final score of so many coins is 1."""


@compiled
def second_layer(seats: int) -> int:
    """Where its rows begin, one for each unit of the wide layer and then its offsets."""
    return (size(seats) + 1) * SUMS


@compiled
def last_layer(seats: int) -> int:
    """Where the rows from the narrow layer to the outputs begin."""
    return second_layer(seats) + (WIDE + 1) * NARROW


@compiled
def length(seats: int) -> int:
    return last_layer(seats) + NARROW * OUTPUTS


@compiled
def add(sums: Floats, amount: np.float32, weights: Floats) -> None:
    """A slice starts at zero and the loop's end is fixed, so that the compiler uses SIMD."""
    for number in range(SUMS):
        sums[number] += amount * weights[number]


@compiled
def first_sums(network: Network, features: Floats, inputs: int, sums: Floats) -> None:
    """The wide layer before it is cut off at zero, then the direct part of the outputs."""
    sums[:SUMS] = network[inputs * SUMS : (inputs + 1) * SUMS]
    for feature in range(inputs):
        if features[feature] != 0:
            add(sums, features[feature], network[feature * SUMS : (feature + 1) * SUMS])


@compiled
def changed_sums(
    network: Network,
    features: Floats,
    known: Floats,
    known_sums: Floats,
    inputs: int,
    sums: Floats,
) -> None:
    """The sums of features that differ little from others whose sums are known."""
    sums[:SUMS] = known_sums[:SUMS]
    for feature in range(inputs):
        change = features[feature] - known[feature]
        if change != 0:
            add(sums, change, network[feature * SUMS : (feature + 1) * SUMS])


@compiled
def outputs_of(network: Network, sums: Floats, seats: int, out: Floats) -> None:
    """From the sums on: shares of the win (they add up to 1), then final coins."""
    narrow = np.empty(NARROW, np.float32)
    second, last = second_layer(seats), last_layer(seats)
    to_narrow, to_outputs = network[second:last], network[last : last + NARROW * OUTPUTS]
    for unit in range(NARROW):
        narrow[unit] = to_narrow[WIDE * NARROW + unit]
    for wide in range(0, WIDE, 4):
        add_to_narrow(sums[wide : wide + 4], to_narrow[wide * NARROW :], narrow)
    for output in range(OUTPUTS):
        out[output] = sums[WIDE + output]
    for unit in range(0, NARROW, 4):
        add_to_outputs(narrow[unit : unit + 4], to_outputs[unit * OUTPUTS :], out)
    make_shares(seats, out)


@compiled
def add_to_narrow(units: Floats, weights: Floats, narrow: Floats) -> None:
    """What four units of the wide layer add: four at once, so that sums are loaded less often."""
    none = np.float32(0)
    one, two = max(units[0], none), max(units[1], none)
    three, four = max(units[2], none), max(units[3], none)
    for unit in range(NARROW):
        half = one * weights[unit] + two * weights[NARROW + unit]
        narrow[unit] += half + (
            three * weights[2 * NARROW + unit] + four * weights[3 * NARROW + unit]
        )


@compiled
def add_to_outputs(units: Floats, weights: Floats, out: Floats) -> None:
    """What four units of the narrow layer add."""
    none = np.float32(0)
    one, two = max(units[0], none), max(units[1], none)
    three, four = max(units[2], none), max(units[3], none)
    for output in range(OUTPUTS):
        half = one * weights[output] + two * weights[OUTPUTS + output]
        out[output] += half + (
            three * weights[2 * OUTPUTS + output] + four * weights[3 * OUTPUTS + output]
        )


@compiled
def make_shares(seats: int, out: Floats) -> None:
    """Logits to shares, fifties to coins."""
    most, total = out[0], np.float32(0)
    for seat in range(1, seats):
        most = max(most, out[seat])
    for seat in range(seats):
        out[seat] = np.exp(out[seat] - most)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total
        out[seats + seat] *= np.float32(COINS)
