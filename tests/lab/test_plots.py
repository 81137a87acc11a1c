"""The ladder as a picture."""

from pathlib import Path

import pytest

from dorfplatz.lab.intervals import Estimate
from dorfplatz.lab.plots import Panel, draw

PANELS = (
    Panel("Rating", [Estimate(1200, 1100, 1300), Estimate(1500, 1500, 1500)], 1500),
    Panel("Wins", [Estimate(10, 5, 20), Estimate(90, 80, 95)], 50),
)


@pytest.mark.parametrize(("suffix", "beginning"), [(".png", b"\x89PNG"), (".svg", b"<?xml")])
def test_a_picture_is_drawn_in_the_format_of_its_name(
    tmp_path: Path, suffix: str, beginning: bytes
) -> None:
    path = tmp_path / f"ladder{suffix}"
    draw(path, "2 players", ["uniform", "greedy"], PANELS)
    assert path.read_bytes().startswith(beginning)


def test_the_same_figures_give_the_same_drawing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.svg", tmp_path / "two.svg"
    for path in (one, two):
        draw(path, "2 players", ["uniform", "greedy"], PANELS)
    assert one.read_bytes() == two.read_bytes()
