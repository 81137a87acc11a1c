"""What is worth keeping of a game that is over: who won with how much, and how it came in."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from dorfplatz.core.contract import Json
from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.showing.games import showing_of

NO_SUMMARY: Final = (ValueError, LookupError, TypeError, AttributeError)


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
    showing = showing_of(course)
    result, history = course.game.result(course.state), showing.history(course)
    return {
        "totals": [*(history[-1] if result is None else result.totals)],
        "winners": [] if result is None else [*result.winners],
        "reason": "" if result is None else result.reason,
        "history": [[*row] for row in history],
        "dice": {} if showing.dice_counts is None else showing.dice_counts(course),
    }


def summary_text(course: AnyCourse) -> str:
    """As it is stored."""
    return json.dumps(summary_of(course), ensure_ascii=False, separators=(",", ":"))


def read_summary(text: str) -> Summary:
    """Raises one of NO_SUMMARY where what is stored was not written by us."""
    found: Json = json.loads(text)
    summary = Summary(
        totals=_numbers(found["totals"]),
        winners=tuple(map(Seat, _numbers(found["winners"]))),
        reason=str(found["reason"]),
        history=tuple(map(_numbers, found["history"])),
        dice=dict(found["dice"]),
    )
    seats = len(summary.totals)
    if any(len(row) != seats for row in summary.history) or not all(
        0 <= seat < seats for seat in summary.winners
    ):
        raise ValueError("a summary is of the same seats throughout")
    return summary


def _numbers(found: Any) -> tuple[int, ...]:
    if not all(isinstance(each, int) for each in found):
        raise TypeError("totals and seats are numbers")
    return tuple(found)
