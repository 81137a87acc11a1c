"""Hamlet in the laboratory."""

from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.games.hamlet.events import TurnBegan
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.lab.game_lab import GameLab
from dorfplatz.lab.hamlet.modifiers import with_drawn_modifiers
from dorfplatz.lab.hamlet.tally import tally


def turns(course: AnyCourse) -> list[Seat]:
    """Who has a turn need not act in it."""
    return [event.seat for _, event in course.story() if isinstance(event, TurnBegan)]


HAMLET_LAB: Final = GameLab(
    name=HAMLET.name, turns=turns, tally=tally, draw_options=with_drawn_modifiers
)
