"""What was measured, side by side: medians, multiples, verdicts.

A multiple is taken round by round, since only what was measured in the same minute compares; the
median of the rounds counts.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median

from bench.engines import CATAN, KERNEL, LOOP, ROLLOUTS, RULES, Engine
from bench.figures import Figures

Rounds = dict[str, list[Figures]]
"""By the name of the engine."""
HEADING = (
    f"{'engine':<27}{'game':<19}{'moves/s':>12}{'games/s':>10}{'moves/game':>12}{'kernel is':>14}"
)


@dataclass(frozen=True, slots=True)
class Verdict:
    ours: str
    other: str
    unit: str
    wanted: int
    each: tuple[float, ...]
    """So many times as fast in every single round."""

    @property
    def times(self) -> float:
        return median(self.each)

    @property
    def is_reached(self) -> bool:
        return self.times >= self.wanted

    def __str__(self) -> str:
        verdict = "reached" if self.is_reached else "NOT reached"
        return (
            f"{self.ours} : {self.other}, {self.unit} per second: {self.times:.1f} times"
            f" ({min(self.each):.1f} to {max(self.each):.1f}); at least {self.wanted}: {verdict}"
        )


def mean_length(rounds: Sequence[Figures]) -> float:
    return sum(each.moves for each in rounds) / sum(each.games for each in rounds)


def with_estimated_moves(rounds: Rounds) -> Rounds:
    """The rollouts do not tell their moves: take the games' mean length less the first roll."""
    length = mean_length(rounds[LOOP]) - 1
    told = [
        Figures(each.games, round(each.games * length), each.seconds) for each in rounds[ROLLOUTS]
    ]
    return {**rounds, ROLLOUTS: told}


def times(rounds: Rounds, ours: str, other: str, unit: str) -> tuple[float, ...]:
    pairs = zip(rounds[ours], rounds[other], strict=True)
    return tuple(_speed(one, unit) / _speed(two, unit) for one, two in pairs)


def _speed(figures: Figures, unit: str) -> float:
    return figures.moves_per_second if unit == "moves" else figures.games_per_second


def verdicts(rounds: Rounds) -> tuple[Verdict, ...]:
    wanted = ((RULES, CATAN, "games", 15), (KERNEL, ROLLOUTS, "moves", 20))
    return tuple(
        Verdict(ours, other, unit, least, times(rounds, ours, other, unit))
        for ours, other, unit, least in wanted
    )


def line(engine: Engine, rounds: Rounds) -> str:
    measured = rounds[engine.name]
    moves = median(each.moves_per_second for each in measured)
    games = median(each.games_per_second for each in measured)
    multiple = median(times(rounds, KERNEL, engine.name, "moves"))
    return (
        f"{engine.name:<27}{engine.game:<19}{moves:>12,.0f}{games:>10,.1f}"
        f"{mean_length(measured):>12.1f}{multiple:>8,.1f} times"
    )


def as_json(rounds: Rounds) -> dict[str, object]:
    return {
        "engines": [
            {
                "name": name,
                "moves_per_second": median(each.moves_per_second for each in measured),
                "games_per_second": median(each.games_per_second for each in measured),
                "kernel_times": median(times(rounds, KERNEL, name, "moves")),
                "rounds": [asdict(each) for each in measured],
            }
            for name, measured in rounds.items()
        ],
        "verdicts": [
            {**asdict(each), "times": each.times, "reached": each.is_reached}
            for each in verdicts(rounds)
        ],
    }
