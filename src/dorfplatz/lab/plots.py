"""The ladder as a picture: ratings and win shares with their intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from dorfplatz.lab.intervals import Estimate

COLOUR: Final = "#9c3d2e"


@dataclass(frozen=True, slots=True)
class Panel:
    """One figure of every bot."""

    heading: str
    estimates: Sequence[Estimate]
    mark: float
    """A line to compare with."""


def draw(path: Path, title: str, names: Sequence[str], panels: Sequence[Panel]) -> None:
    """The first name at the bottom, like the lowest rung of a ladder."""
    size = (4.2 * len(panels), 1.6 + 0.4 * len(names))
    figure = Figure(figsize=size, layout="constrained")
    all_axes = figure.subplots(1, len(panels), sharey=True, squeeze=False)[0]
    for axes, panel in zip(all_axes, panels, strict=True):
        _fill(axes, panel)
    all_axes[0].set_yticks(range(len(names)), names)
    all_axes[0].set_ylim(-0.6, len(names) - 0.4)
    figure.suptitle(title, fontsize="medium")
    with rc_context({"svg.hashsalt": "dorfplatz"}):
        figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix == ".svg" else None)


def _fill(axes: Axes, panel: Panel) -> None:
    values = [each.value for each in panel.estimates]
    below = [each.value - each.low for each in panel.estimates]
    above = [each.high - each.value for each in panel.estimates]
    axes.axvline(panel.mark, color="0.7", linewidth=1, zorder=0)
    axes.errorbar(values, range(len(values)), xerr=(below, above), fmt="o", color=COLOUR, capsize=3)
    axes.set_xlabel(panel.heading)
    axes.spines[["top", "right"]].set_visible(False)
