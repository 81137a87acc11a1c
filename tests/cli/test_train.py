"""Training from the command line: results, pictures, and going on."""

import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path

import numpy as np
import pytest

from dorfplatz.cli import bohemian
from dorfplatz.cli.bohemian import training_runs
from dorfplatz.cli.main import main
from dorfplatz.lab.bohemian.training import keeping, training
from tests.lab.training.small import Small, make_small, make_tuning_small

NETWORK = ("train", "--seats", "2", "--games", "256", "--jobs", "2")
WEIGHTS = ("train", "--seats", "2", "--weights", "--generations", "2", "--jobs", "2")


def call(*arguments: str) -> int | str | None:
    """In this process, which is quicker."""
    with pytest.raises(SystemExit) as end:
        main([*arguments, "--language", "en"])
    return end.value.code


@pytest.fixture(scope="module", autouse=True)
def small() -> Iterator[None]:
    """A round of two games counts as many, for fewer cannot be asked for."""
    with pytest.MonkeyPatch.context() as patch:
        make_small(patch, Small(lessons=2, games=1, reported=1))
        make_tuning_small(patch)
        patch.setattr(training, "GAMES_A_ROUND", 128)
        yield


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with a whole training, and what was said."""
    folder, said = tmp_path_factory.mktemp("trained") / "some" / "folder", StringIO()
    with redirect_stderr(said):
        assert call(*NETWORK, "--out", str(folder)) == 0
    return folder, said.getvalue()


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def check_picture(path: Path) -> None:
    assert path.read_bytes().startswith(b"\x89PNG")


def test_a_network_is_trained_and_written_with_how_it_was_made(trained: tuple[Path, str]) -> None:
    out, said = trained
    result = out / "network-2.npy"
    first, second, last = said.splitlines()
    assert first.startswith("128 games: loss 0.")
    assert "256 games: loss 0." in second
    assert last == f"The result is in {result}, how it was made beside it."
    made = json.loads((out / "network-2.json").read_text("utf-8"))
    assert made["command"] == "dorfplatz train --seats 2 --games 256 --seed 1"
    assert (made["games"], made["seed"]) == (256, 1)
    assert np.isfinite(np.load(result, allow_pickle=False)).all()
    check_picture(out / "network-2.png")


def test_weights_are_tuned_and_written_with_how_they_were_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(*WEIGHTS, "--seed", "7", "--out", str(tmp_path)) == 0
    said = capsys.readouterr().err
    assert "Generation 2: wins" in said
    made = json.loads((tmp_path / "weights-2.json").read_text("utf-8"))
    assert made["command"] == "dorfplatz train --weights --seats 2 --generations 2 --seed 7"
    assert np.load(tmp_path / "weights-2.npy", allow_pickle=False).shape == (23,)
    check_picture(tmp_path / "weights-2.png")
    assert call(*WEIGHTS, "--seed", "7", "--out", str(tmp_path)) == 0
    assert "Going on from" in capsys.readouterr().err


def test_training_that_was_interrupted_goes_on_to_the_same_result(
    trained: tuple[Path, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole, parts = trained[0], tmp_path
    with monkeypatch.context() as patch:
        patch.setattr(training_runs, "_tell", interrupted)
        assert call(*NETWORK, "--out", str(parts)) == 130
    kept = parts / "checkpoint-network-2.npz"
    assert f"What was reached is kept in {kept}; the same command" in capsys.readouterr().err
    assert not (parts / "network-2.npy").exists()
    assert call(*NETWORK, "--out", str(parts)) == 0
    said = capsys.readouterr().err
    assert f"Going on from {kept}." in said
    assert "128 games" not in said
    for name in ("network-2.npy", "network-2.json"):
        assert (parts / name).read_bytes() == (whole / name).read_bytes()


def test_the_network_that_comes_along_learns_on(tmp_path: Path) -> None:
    once = ("train", "--games", "128", "--learn-on")
    assert call(*once, "--out", str(tmp_path)) == 0
    made = json.loads((tmp_path / "network-2.json").read_text("utf-8"))
    assert made["command"].endswith("--seed 1 --learn-on")


def test_a_checkpoint_is_for_its_own_goal_alone(
    trained: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "checkpoint-network-2.npz"
    kept.write_bytes((trained[0] / kept.name).read_bytes())
    assert call(*NETWORK, "--seed", "2", "--out", str(tmp_path)) == 2
    assert f"{kept}: this checkpoint was made for another goal." in capsys.readouterr().err
    kept.write_bytes(b"broken")
    assert call(*NETWORK, "--out", str(tmp_path)) == 2
    assert f"{kept}: this is no checkpoint of training." in capsys.readouterr().err


def test_before_the_first_checkpoint_nothing_is_said_to_be_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "save_training", interrupted)
    assert call(*NETWORK, "--out", str(tmp_path)) == 130
    assert capsys.readouterr().err.strip() == "Stopped."


def test_without_ray_a_cluster_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert call(*NETWORK, "--cluster", "--out", str(tmp_path)) == 2
    said = capsys.readouterr().err
    assert said == (
        "Training on a cluster needs Ray: install it with pip install 'dorfplatz[cluster]'.\n"
    )


def test_what_is_not_installed_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "matplotlib.figure", raising=False)
    monkeypatch.delitem(sys.modules, "dorfplatz.lab.bohemian.training.pictures")
    monkeypatch.delitem(sys.modules, "dorfplatz.cli.bohemian.training_runs")
    monkeypatch.delattr(bohemian, "training_runs")
    assert call(*NETWORK, "--out", str(tmp_path / "training")) == 2
    assert "This needs matplotlib" in capsys.readouterr().err
    assert not (tmp_path / "training").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seats", "6"), "--seats must be a whole number from 2 to 5."),
        (("--games", "100"), "--games must be a whole number from 128"),
        (("--generations", "0"), "--generations must be a whole number from 1"),
        (("--seed", "-1"), "--seed must be a whole number from 0"),
        (("--jobs", "many"), "--jobs must be a whole number from 1 to 256."),
        (("--out", __file__), f"{__file__}: "),
    ],
)
def test_an_unfit_command_line_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert call("train", *arguments) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(("language", "usage"), [("de", "Aufruf:"), ("it", "Uso:")])
def test_every_option_is_explained_in_every_language(
    capsys: pytest.CaptureFixture[str], language: str, usage: str
) -> None:
    with pytest.raises(SystemExit):
        main(["train", "--help", "--language", language])
    shown = capsys.readouterr().out
    assert shown.startswith(usage)
    assert "None" not in shown
