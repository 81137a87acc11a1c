"""What a program says and asks about its variables, which are numbers, words and lists of words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from dorfplatz.core.text import Message, Text

Value = int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ref:
    """What a variable is at the time."""

    name: str


@dataclass(frozen=True, slots=True)
class Size:
    """How many words a list has."""

    name: str


@dataclass(frozen=True, slots=True)
class Word:
    """The name that a table of words has for the value of a variable."""

    table: str
    name: str


Known = int | str | Ref | Size
"""A value, or where to find it."""


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence; what it says of variables is filled in when it is said."""

    text: Text | Message
    facts: Mapping[str, Ref | Size | Word] = field(default_factory=dict)


class Relation(Enum):
    IS = "is"
    AT_LEAST = "at least"
    LESS = "less"
    MORE = "more"
    HOLDS = "holds"  # a list holds a word
    LACKS = "lacks"


@dataclass(frozen=True, slots=True)
class When:
    """A condition on a variable."""

    name: str
    relation: Relation
    value: Known


Conditions = tuple[When, ...]
"""All must be true."""


def when(name: str, relation: Relation, value: Known) -> Conditions:
    return (When(name, relation, value),)
