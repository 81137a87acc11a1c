"""What bots have learned, read from the files that come with the package."""

from functools import cache
from importlib.resources import files

import numpy as np

from dorfplatz.bots.bohemian.policy import Mind


@cache
def network(seats: int) -> Mind:
    """The trained evaluation for a number of players."""
    return _read(f"network-{seats}.npy")


@cache
def weights(seats: int) -> Mind:
    """The tuned weights for a number of players."""
    return _read(f"weights-{seats}.npy")


def _read(name: str) -> Mind:
    path = files("dorfplatz.bots.bohemian").joinpath("minds", name)
    with path.open("rb") as file:
        mind: Mind = np.load(file, allow_pickle=False).astype(np.float32)
    return mind
