"""What bots have learned comes as plain arrays, with how they were made beside them."""

import json
from importlib.resources import files

import numpy as np
import pytest

from dorfplatz.bots.bohemian import loading
from dorfplatz.bots.bohemian.judging import WEIGHTS
from dorfplatz.bots.bohemian.network import length
from dorfplatz.bots.bohemian.policy import Mind

MINDS = files("dorfplatz.bots.bohemian").joinpath("minds")
ALL_MINDS = pytest.mark.parametrize("kind", ["network", "weights"])
ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@ALL_MINDS
@ALL_SEATS
def test_a_mind_is_a_plain_array_of_the_right_length(kind: str, seats: int) -> None:
    with MINDS.joinpath(f"{kind}-{seats}.npy").open("rb") as file:
        mind = np.load(file, allow_pickle=False)
    assert mind.shape == (length(seats) if kind == "network" else WEIGHTS,)
    assert np.isfinite(mind).all()
    assert mind.any()


@ALL_SEATS
def test_minds_are_read_once_and_are_what_the_kernel_takes(seats: int) -> None:
    for read in (loading.network, loading.weights):
        mind: Mind = read(seats)
        assert mind is read(seats)
        assert mind.dtype == np.float32
        assert mind.flags.c_contiguous


@ALL_MINDS
@ALL_SEATS
def test_beside_a_mind_stands_how_it_was_made(kind: str, seats: int) -> None:
    made = json.loads(MINDS.joinpath(f"{kind}-{seats}.json").read_text("utf-8"))
    assert made["command"].startswith("dorfplatz train ")
    assert f"--seats {seats}" in made["command"]
    assert f"--seed {made['seed']}" in made["command"]
    assert {"dorfplatz", "numba", "numpy", "python"} <= made["versions"].keys()
