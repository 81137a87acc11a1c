"""All that is particular to a game when many of its games are played and counted."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from random import Random
from typing import Any

from dorfplatz.core.contract import Options
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.catalogue import AnyCourse


def runs(course: AnyCourse) -> list[Seat]:
    """A turn is a run of moves by one seat."""
    seats = (step.actor for step in course.steps if step.actor is not CHANCE)
    return [seat for seat, _ in groupby(seats)]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLab:
    name: str
    turns: Callable[[Any], list[Seat]] = runs
    """Whose turns there were in a game."""
    tally: Callable[[Any], Any] | None = None
    """What is counted in this game alone."""
    draw_options: Callable[[Options, Random], Options] | None = None
    """Options with some of them drawn anew, as for each of many games."""


def plain(name: str) -> GameLab:
    return GameLab(name=name)
