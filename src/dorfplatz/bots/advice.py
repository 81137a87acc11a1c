"""What bots advise: the best few choices with what they bring, and why the first is better."""

from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from dorfplatz.bots.games import GAME_BOTS
from dorfplatz.bots.roster import SECONDS, thinking_bots
from dorfplatz.bots.words import NO_ADVISER
from dorfplatz.core import record
from dorfplatz.core.refusal import Illegal
from dorfplatz.core.text import Message
from dorfplatz.games.catalogue import course_of

State = TypeVar("State", contravariant=True)
Move = TypeVar("Move", covariant=True)


@dataclass(frozen=True, slots=True)
class Option(Generic[Move]):
    """Something to do with the rest of a turn, and what the seat that acts may expect of it."""

    moves: tuple[Move, ...]
    """In their order; the first of them can be made at once."""
    coins: float
    """At the end of the game."""
    share: float
    """Of the win."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[Move]):
    options: tuple[Option[Move], ...]
    """From the best; different for a person, not only in their dice or their order."""
    why: tuple[Message, ...]
    """Sentences on why the first is better."""


class Adviser(Protocol[State, Move]):
    """Advises the seat that acts; refuses if nobody has a choice. All its chance comes from the
    generator given."""

    def advise(self, state: State, random: Random, /) -> Advice[Move]: ...


AnyAdvice = Advice[Any]
AnyAdviser = Adviser[Any, Any]


def has_adviser(game: str) -> bool:
    """Whether everything is installed that an adviser needs."""
    return bool(GAME_BOTS[game].adviser) and bool(thinking_bots(game))


def adviser(game: str, seconds: float = SECONDS) -> AnyAdviser:
    """The adviser of a game, who thinks for so long; what it needs is imported no sooner."""
    if not has_adviser(game):
        raise Illegal(NO_ADVISER)
    made: AnyAdviser = import_module(GAME_BOTS[game].adviser).adviser(seconds)
    return made


def advise(text: str, seconds: float, seed: str | None = None) -> AnyAdvice:
    """Advice in the position that a record leads to: what travels to a worker and back."""
    course = course_of(record.read(text))
    return adviser(course.game.name, seconds).advise(course.state, Random(seed))
