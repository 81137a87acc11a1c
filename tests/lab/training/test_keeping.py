"""Checkpoints and results: plain arrays, whole, and no others than one's own."""

import json
import pickle
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.lab.bohemian.training.keeping import (
    load_training,
    load_tuning,
    save_mind,
    save_training,
    save_tuning,
)
from dorfplatz.lab.bohemian.training.training import Goal, Training
from dorfplatz.lab.bohemian.training.tuning import Tuning
from tests.lab.training.small import fresh, go_on, make_small

GOAL = Goal(2, 4, 1)


@cache
def trained() -> Training:
    training = fresh(GOAL)
    with pytest.MonkeyPatch.context() as patch:
        make_small(patch)
        go_on(training)
    return training


@pytest.fixture
def checkpoint(tmp_path: Path) -> Path:
    save_training(tmp_path / "checkpoint.npz", trained())
    return tmp_path / "checkpoint.npz"


def changed(path: Path, **arrays: Any) -> None:
    """The same file with some other arrays; None takes one out."""
    with np.load(path, allow_pickle=False) as file:
        all_arrays = {**{name: file[name] for name in file.files}, **arrays}
    np.savez(path, **{name: array for name, array in all_arrays.items() if array is not None})


def head(**parts: Any) -> Any:
    return np.frombuffer(json.dumps(parts).encode(), np.uint8)


def test_a_checkpoint_replaces_the_last_one_and_leaves_nothing_else(checkpoint: Path) -> None:
    save_training(checkpoint, load_training(checkpoint, GOAL))
    assert [path.name for path in checkpoint.parent.iterdir()] == ["checkpoint.npz"]


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: path.write_bytes(b""),
        lambda path: path.write_text("no checkpoint"),
        lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
        lambda path: path.write_bytes(path.read_bytes().replace(b"\0" * 40, b"\7" * 40, 1)),
        lambda path: path.write_bytes(pickle.dumps({"network": 1})),
        lambda path: np.savez(path, network=np.zeros(3)),
        lambda path: changed(path, head=None),
        lambda path: changed(path, head=np.frombuffer(b"{", np.uint8)),
        lambda path: changed(path, head=head()),
        lambda path: changed(path, head=np.frombuffer(b"[1]", np.uint8)),
        lambda path: changed(path, network=None),
        lambda path: changed(path, network=np.zeros(7, np.float32)),
        lambda path: changed(path, mean=np.zeros(7, np.float32)),
        lambda path: changed(path, weights=np.zeros(7, np.float32)),
        lambda path: changed(path, weights=np.zeros(23)),
        lambda path: changed(path, earlier=np.zeros((2, 7), np.float32)),
        lambda path: changed(path, playing=np.zeros(7, np.float32)),
        lambda path: changed(path, seen=np.zeros((20, 7), np.float32)),
        lambda path: changed(path, ends=np.zeros((2, 2))),
    ],
)
def test_a_broken_checkpoint_is_refused(checkpoint: Path, damage: Callable[[Path], Any]) -> None:
    damage(checkpoint)
    with pytest.raises(Malformed, match=r"checkpoint\.npz: this is no checkpoint of training\."):
        load_training(checkpoint, GOAL)


@pytest.mark.parametrize(
    "goal", [Goal(3, 4, 1), Goal(2, 8, 1), Goal(2, 4, 2), Goal(2, 4, 1, from_trained=True)]
)
def test_a_checkpoint_for_another_goal_is_refused(checkpoint: Path, goal: Goal) -> None:
    with pytest.raises(Malformed, match=r"made for another goal\. Take the same options"):
        load_training(checkpoint, goal)


def test_a_checkpoint_of_tuning_is_checked_as_well(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint.npz"
    save_tuning(path, Tuning(2, 3, 1))
    assert load_tuning(path, Tuning(2, 3, 1)).done == 0
    with pytest.raises(Malformed, match="another goal"):
        load_tuning(path, Tuning(2, 4, 1))
    changed(path, middle=np.zeros(7, np.float32))
    with pytest.raises(Malformed, match="no checkpoint"):
        load_tuning(path, Tuning(2, 3, 1))


def test_a_checkpoint_of_something_else_is_refused(checkpoint: Path) -> None:
    with pytest.raises(Malformed, match="another goal"):
        load_tuning(checkpoint, Tuning(2, 4, 1))


def test_a_result_is_written_with_how_it_was_made(tmp_path: Path) -> None:
    mind = np.linspace(-1, 1, 9, dtype=np.float32)
    save_mind(tmp_path / "network-2.npy", mind, {"command": "dorfplatz train", "seed": 1})
    assert np.load(tmp_path / "network-2.npy", allow_pickle=False) == pytest.approx(mind, abs=1e-3)
    made = json.loads((tmp_path / "network-2.json").read_text("utf-8"))
    assert (made["command"], made["seed"]) == ("dorfplatz train", 1)
    assert sorted(made["versions"]) == ["dorfplatz", "numba", "numpy", "python"]
