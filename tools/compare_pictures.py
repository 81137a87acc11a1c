"""Tell which pictures of two folders differ, by how many pixels and where.

`python -m tools.compare_pictures BEFORE AFTER` compares what `tools.screenshots` took of two
versions; it fails if there is a difference, or nothing to compare.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from matplotlib.image import imread
from numpy.typing import NDArray


def differences(before: Path, after: Path) -> Iterator[str]:
    """A line for each picture that is not the same in both folders."""
    old, new = ({path.name for path in each.glob("*.png")} for each in (before, after))
    if not old | new:
        yield f"no pictures in {before} and {after}"
    for name in sorted(old | new):
        if name not in new:
            yield f"{name}: only in {before}"
        elif name not in old:
            yield f"{name}: only in {after}"
        elif found := difference(imread(before / name), imread(after / name)):
            yield f"{name}: {found}"


def difference(before: NDArray[Any], after: NDArray[Any]) -> str:
    """What differs between the pixels of two pictures; empty if nothing does."""
    if before.shape != after.shape:
        return f"{_size(before)} became {_size(after)}"
    rows, columns = (before != after).any(axis=2).nonzero()
    if not rows.size:
        return ""
    box = f"({columns.min()}, {rows.min()}) to ({columns.max()}, {rows.max()})"
    return f"{rows.size} pixels, from {box}"


def _size(picture: NDArray[Any]) -> str:
    height, width = picture.shape[:2]
    return f"{width}×{height}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    chosen = parser.parse_args()
    found = [*differences(chosen.before, chosen.after)]
    print("\n".join(found) or "All pictures are the same.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
