"""Tuning narrows, and goes on alike."""

from pathlib import Path

import numpy as np
import pytest

from dorfplatz.lab.bohemian.training.contests import Showing
from dorfplatz.lab.bohemian.training.crews import Threads
from dorfplatz.lab.bohemian.training.keeping import load_tuning, save_tuning
from dorfplatz.lab.bohemian.training.tuning import SPREAD, START, Tuning, tune
from tests.lab.training.small import make_tuning_small


def go_on(tuning: Tuning, generations: int | None = None) -> list[Showing]:
    """To the end, or for so many generations."""
    crew, found = Threads(2), list[Showing]()
    try:
        for showing in tune(tuning, crew):
            found.append(showing)
            if len(found) == generations:
                break
    finally:
        crew.close()
    return found


def test_tuning_keeps_to_the_best_and_narrows(monkeypatch: pytest.MonkeyPatch) -> None:
    make_tuning_small(monkeypatch)
    tuning = Tuning(2, 3, 1)
    assert len(go_on(tuning)) == tuning.done == 3
    assert tuning.spread.mean() < 0.7 * SPREAD.mean()
    assert not np.array_equal(tuning.middle, START)
    assert not np.array_equal(tuning.rival, START), "they play against the best so far"
    assert not np.array_equal(tuning.rival, tuning.middle)


def test_tuning_goes_on_from_a_checkpoint_as_if_it_had_not_been_interrupted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    make_tuning_small(monkeypatch)
    whole, resumed = Tuning(2, 3, 1), Tuning(2, 3, 1)
    go_on(whole)
    for _ in range(3):
        go_on(resumed, 1)
        save_tuning(tmp_path / "checkpoint.npz", resumed)
        resumed = load_tuning(tmp_path / "checkpoint.npz", Tuning(2, 3, 1))
    assert resumed.showings == whole.showings
    for one, other in (
        (resumed.middle, whole.middle),
        (resumed.spread, whole.spread),
        (resumed.rival, whole.rival),
    ):
        assert np.array_equal(one, other)
