"""What is worth keeping of a game that is over: who won with how much, and how it came in."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dorfplatz.core.contract import Json
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.server.bohemian.finale import history as bohemian_history
from dorfplatz.server.hamlet.finale import history as hamlet_history
from dorfplatz.showing.bohemian.luck import dice_counts

HISTORIES: Final[dict[str, Callable[[Any], list[Sequence[int]]]]] = {
    BOHEMIAN.name: bohemian_history,
    HAMLET.name: hamlet_history,
}
COUNTS: Final[dict[str, Callable[[Any], Json]]] = {BOHEMIAN.name: dice_counts}
"""What is counted of the dice, in games that are about them."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A summary as it was stored."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    """Nobody in a game that was closed before its end."""
    reason: str
    history: tuple[tuple[int, ...], ...]
    """Totals after each turn, one for each seat."""
    dice: Mapping[str, Any]

    @property
    def places(self) -> tuple[int, ...] | None:
        """The place of each seat; equals share one. None where nothing was decided."""
        if not self.winners:
            return None
        ranks = [(seat in self.winners, total) for seat, total in enumerate(self.totals)]
        return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def summary_of(course: AnyCourse) -> Json:
    """Of a game without a result: how it stands."""
    result, history = course.game.result(course.state), HISTORIES[course.game.name](course)
    count = COUNTS.get(course.game.name)
    return {
        "totals": [*(history[-1] if result is None else result.totals)],
        "winners": [] if result is None else [*result.winners],
        "reason": "" if result is None else result.reason,
        "history": [[*row] for row in history],
        "dice": {} if count is None else count(course),
    }


def summary_text(course: AnyCourse) -> str:
    """As it is stored."""
    return json.dumps(summary_of(course), ensure_ascii=False, separators=(",", ":"))


def read_summary(text: str) -> Summary:
    found: Json = json.loads(text)
    return Summary(
        totals=tuple(found["totals"]),
        winners=tuple(map(Seat, found["winners"])),
        reason=found["reason"],
        history=tuple(map(tuple, found["history"])),
        dice=found["dice"],
    )
