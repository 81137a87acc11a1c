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
    """A slice starts at zero and the loop's end is fixed, so that many are added at once."""
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
    for wide in range(WIDE):
        if sums[wide] > 0:
            for unit in range(NARROW):
                narrow[unit] += sums[wide] * to_narrow[wide * NARROW + unit]
    for output in range(OUTPUTS):
        out[output] = sums[WIDE + output]
    for unit in range(NARROW):
        if narrow[unit] > 0:
            for output in range(OUTPUTS):
                out[output] += narrow[unit] * to_outputs[unit * OUTPUTS + output]
    make_shares(seats, out)


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
