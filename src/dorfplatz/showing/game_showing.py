"""All that is particular to a game when people are told about it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from dorfplatz.core.contract import Json
from dorfplatz.core.text import Fact, Message, Text, message
from dorfplatz.games.catalogue import GAMES, AnyCourse
from dorfplatz.showing.words import AS_WRITTEN, GROWTH, WINNER, WINNERS


def final_totals(course: AnyCourse) -> list[Sequence[int]]:
    """Nothing at the beginning, everything at the end: for games that count nothing in between."""
    result, nothing = course.game.result(course.state), [0] * len(course.record.players)
    return [nothing, nothing if result is None else result.totals]


def never(_move: Any) -> bool:
    return False


def no_detail(_state: Any, _move: Any) -> Fact | None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameShowing:
    """What a game is called, and how it is told. Defaults do for a game that says nothing more."""

    name: str
    title: Text
    about: Text
    """What one does in it and for how many it is, in a sentence or two."""
    winner: Text = WINNER
    winners: Text = WINNERS
    growth: Text = GROWTH
    """What a curve of its totals shows."""
    asides: tuple[type, ...] = ()
    """Events that explain rather than happen; they are told smaller."""
    has_rounds: bool = False
    """Whether headings have the numbers of rounds in them, so that turns need none."""
    history: Callable[[Any], list[Sequence[int]]] = final_totals
    """Totals after every turn, one for each seat."""
    dice_counts: Callable[[Any], Json] | None = None
    """What is counted of the dice, in games that are about them."""
    ends_turn: Callable[[Any], bool] = never
    """Whether a move only hands over to the next player."""
    action: Callable[[Any, Any], Message]
    """What a move does, in a position."""
    detail: Callable[[Any, Any], Fact | None] = no_detail
    """What tells a move from its like."""
    plan: Callable[[Any, Sequence[Any]], Sequence[Message]] | None = None
    """What several moves one after the other are called; None where there are no hints."""


def plain(name: str) -> GameShowing:
    """For a game that has nothing of its own here: moves are called as they are written."""
    game = GAMES[name]

    def action(state: Any, move: Any) -> Message:
        return message(AS_WRITTEN, move=game.write(state, move))

    title = Text(f"game.{name}", name.capitalize())
    return GameShowing(name=name, title=title, about=title, action=action)
