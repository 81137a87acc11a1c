"""Comparing the pictures of two versions."""

import sys
from pathlib import Path

import numpy as np
import pytest
from matplotlib.image import imsave

from tools.compare_pictures import differences, main

WHITE = np.full((6, 8, 3), 255, np.uint8)


@pytest.fixture
def before(tmp_path: Path) -> Path:
    return _folder(tmp_path / "before")


@pytest.fixture
def after(tmp_path: Path) -> Path:
    return _folder(tmp_path / "after")


def _folder(path: Path) -> Path:
    path.mkdir()
    imsave(path / "same.png", WHITE)
    return path


def test_only_pictures_that_are_all_the_same_pass(
    before: Path, after: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["compare", str(before), str(after)])
    with pytest.raises(SystemExit) as same:
        main()
    imsave(after / "same.png", WHITE // 2)
    with pytest.raises(SystemExit) as other:
        main()
    assert (same.value.code, other.value.code) == (0, 1)


def test_where_two_pictures_differ_is_told(before: Path, after: Path) -> None:
    drawn = WHITE.copy()
    drawn[2, 3] = drawn[4, 6] = 254
    imsave(before / "table.png", WHITE)
    imsave(after / "table.png", drawn)
    assert [*differences(before, after)] == ["table.png: 2 pixels, from (3, 2) to (6, 4)"]


def test_another_size_is_told(before: Path, after: Path) -> None:
    imsave(before / "table.png", WHITE)
    imsave(after / "table.png", WHITE[:5])
    assert [*differences(before, after)] == ["table.png: 8×6 became 8×5"]


def test_a_picture_of_one_folder_only_is_told(before: Path, after: Path) -> None:
    imsave(before / "gone.png", WHITE)
    imsave(after / "new.png", WHITE)
    assert [*differences(before, after)] == [
        f"gone.png: only in {before}",
        f"new.png: only in {after}",
    ]


def test_folders_without_pictures_do_not_pass(tmp_path: Path) -> None:
    nothing = tmp_path / "misspelt"
    assert [*differences(nothing, nothing)] == [f"no pictures in {nothing} and {nothing}"]
