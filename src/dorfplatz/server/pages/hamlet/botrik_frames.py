"""The moments of Botrik's turn: which parts of the table looked different after each step."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from dorfplatz.games.hamlet.state import State
from dorfplatz.server.pages.hamlet.botrik_board import pieces
from dorfplatz.server.pages.rendering import Fragments
from dorfplatz.server.translator import Translator

Draw = Callable[[State], Fragments]
"""All parts that a position draws."""


def frames(states: Sequence[State], draw: Draw, voice: Translator) -> list[Fragments]:
    """For each position the parts that differ from the one before. The first has all that will
    change, as it is at the beginning, so that the turn can be seen again."""
    drawn = [_parts(state, draw, voice) for state in states]
    changes = [_changes(old, new) for old, new in pairwise(drawn)]
    touched = {name for change in changes for name in change}
    return [{name: part for name, part in drawn[0].items() if name in touched}, *changes]


def _parts(state: State, draw: Draw, voice: Translator) -> Fragments:
    """Of his board only the pieces, so that it stays where it is."""
    parts = draw(state) | pieces(state, voice)
    parts.pop("botrik", None)
    return parts


def _changes(old: Fragments, new: Fragments) -> Fragments:
    return {name: part for name, part in new.items() if old.get(name) != part}
