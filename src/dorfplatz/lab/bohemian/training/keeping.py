"""Checkpoints of training and what comes out of it, as plain arrays and JSON; no pickles."""

import json
import platform
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numba
import numpy as np

from dorfplatz import __version__
from dorfplatz.bots.bohemian.features import size
from dorfplatz.bots.bohemian.judging import WEIGHTS
from dorfplatz.bots.bohemian.network import length
from dorfplatz.core.refusal import Malformed
from dorfplatz.lab.bohemian.training.contests import Showing
from dorfplatz.lab.bohemian.training.learning import Adam, Floats
from dorfplatz.lab.bohemian.training.lessons import Learned
from dorfplatz.lab.bohemian.training.training import Goal, Report, Training
from dorfplatz.lab.bohemian.training.tuning import Tuning
from dorfplatz.lab.bohemian.training.words import NO_CHECKPOINT, OTHER_GOAL

UNREADABLE: Final = (ValueError, TypeError, LookupError, ArithmeticError, EOFError, BadZipFile)

Arrays = dict[str, Any]


def save_training(path: Path, training: Training) -> None:
    reports = [asdict(report) for report in training.reports]
    _save(
        path,
        {"goal": asdict(training.goal), "rounds": training.rounds, "reports": reports},
        network=training.network,
        mean=training.adam.mean,
        square=training.adam.square,
        steps=np.array(training.adam.steps),
        weights=training.weights,
        earlier=np.array(training.earlier),
        playing=np.array(training.playing),
        seen=np.concatenate([past.seen for past in training.memory]),
        expected=np.concatenate([past.expected for past in training.memory]),
        ends=np.cumsum([len(past.seen) for past in training.memory]),
    )


def load_training(path: Path, goal: Goal) -> Training:
    head, arrays = _load(path)
    try:
        if head["goal"] != asdict(goal):
            raise Malformed(OTHER_GOAL, file=str(path))
        numbers = length(goal.seats)
        mean, square = _floats(arrays, "mean", numbers), _floats(arrays, "square", numbers)
        return Training(
            goal,
            _floats(arrays, "network", numbers),
            Adam(int(arrays["steps"]), mean, square),
            _floats(arrays, "weights", WEIGHTS),
            list(_floats(arrays, "earlier", None, numbers)),
            list(_floats(arrays, "playing", None, numbers)),
            int(head["rounds"]),
            [_report(report) for report in head["reports"]],
            _memory(arrays, goal.seats),
        )
    except UNREADABLE:
        raise Malformed(NO_CHECKPOINT, file=str(path)) from None


def save_tuning(path: Path, tuning: Tuning) -> None:
    numbers = {"seats": tuning.seats, "generations": tuning.generations, "seed": tuning.seed}
    showings = [asdict(showing) for showing in tuning.showings]
    _save(
        path,
        {"goal": numbers, "done": tuning.done, "showings": showings},
        middle=tuning.middle,
        spread=tuning.spread,
        rival=tuning.rival,
    )


def load_tuning(path: Path, fresh: Tuning) -> Tuning:
    head, arrays = _load(path)
    goal = {"seats": fresh.seats, "generations": fresh.generations, "seed": fresh.seed}
    try:
        if head["goal"] != goal:
            raise Malformed(OTHER_GOAL, file=str(path))
        return Tuning(
            fresh.seats,
            fresh.generations,
            fresh.seed,
            _floats(arrays, "middle", WEIGHTS),
            _floats(arrays, "spread", WEIGHTS),
            _floats(arrays, "rival", WEIGHTS),
            int(head["done"]),
            [Showing(**showing) for showing in head["showings"]],
        )
    except UNREADABLE:
        raise Malformed(NO_CHECKPOINT, file=str(path)) from None


def save_mind(path: Path, mind: Floats, made: dict[str, Any]) -> None:
    """The array in half precision, which costs no strength, and beside it how it was made."""
    versions = {
        "dorfplatz": __version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
    }
    np.save(path, mind.astype(np.float16))
    text = json.dumps({**made, "versions": versions}, indent=2)
    path.with_suffix(".json").write_text(text + "\n", "utf-8")


def _floats(arrays: Arrays, name: str, *shape: int | None) -> Floats:
    """An array of a checkpoint, if it has this shape: compiled code does not look where it reads.
    The first number may be any."""
    floats: Floats = arrays[name]
    fits = len(floats.shape) == len(shape) and all(
        wanted in (None, found) for wanted, found in zip(shape, floats.shape, strict=True)
    )
    if floats.dtype != np.float32 or not fits:
        raise ValueError(name)
    return floats


def _memory(arrays: Arrays, seats: int) -> list[Learned]:
    ends = arrays["ends"][:-1]
    seen = np.split(_floats(arrays, "seen", None, size(seats)), ends)
    expected = np.split(_floats(arrays, "expected", None, 2 * seats), ends)
    return [Learned(*both) for both in zip(seen, expected, strict=True)]


def _report(report: dict[str, Any]) -> Report:
    showings = ("against_weights", "against_oldest")
    return Report(**{**report, **{name: Showing(**report[name]) for name in showings}})


def _save(path: Path, head: dict[str, Any], **arrays: Any) -> None:
    """Atomic: a checkpoint that was interrupted must not replace a good one."""
    trial = path.with_suffix(".new.npz")
    np.savez(trial, head=np.frombuffer(json.dumps(head).encode(), np.uint8), **arrays)
    trial.replace(path)


def _load(path: Path) -> tuple[dict[str, Any], Arrays]:
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
        head: dict[str, Any] = json.loads(arrays.pop("head").tobytes())
    except UNREADABLE:
        raise Malformed(NO_CHECKPOINT, file=str(path)) from None
    return head, arrays
