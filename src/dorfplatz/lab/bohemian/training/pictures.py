"""How training went, as a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from matplotlib.figure import Figure


@dataclass(frozen=True, slots=True)
class Curve:
    """One figure over the course of training; `give` is half the width of its interval."""

    name: str
    values: Sequence[float]
    give: Sequence[float] | None = None


def draw_training(path: Path, title: str, when: Sequence[int], curves: Sequence[Curve]) -> None:
    """A panel for each curve."""
    figure = Figure(figsize=(4.2 * len(curves), 3.4), layout="constrained")
    all_axes = figure.subplots(1, len(curves), squeeze=False)[0]
    for axes, curve in zip(all_axes, curves, strict=True):
        axes.errorbar(when, curve.values, curve.give, color="#9c3d2e", ecolor="#dcb4a8")
        axes.set_title(curve.name, fontsize="medium")
        axes.spines[["top", "right"]].set_visible(False)
    figure.suptitle(title, fontsize="medium")
    figure.savefig(path, dpi=160)
