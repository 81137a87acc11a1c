"""What the flow of questions is made of: named blocks of steps, each with a way out.

A program is data. It works on variables (numbers, words and lists of words), and whoever runs it,
here or in a browser, knows these few operations and no rule of the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.showing.hamlet.companion.sentences import Conditions, Known, Say, Value


class Kind(Enum):
    """What a sentence is for."""

    HEADING = "heading"  # what follows belongs together
    VILLAGER = "villager"  # another one begins
    FAILED = "failed"  # why something was not possible
    CHOSE = "chose"  # what decided
    NOTE = "note"  # what happened on Botrik's board, which the program keeps
    DO = "do"  # what is to be done on the table


@dataclass(frozen=True, slots=True)
class Tell:
    kind: Kind
    say: Say
    by: Question | None = None
    """The list of priorities that an instruction goes by."""


@dataclass(frozen=True, slots=True)
class Set:
    name: str
    value: Known


@dataclass(frozen=True, slots=True)
class Add:
    name: str
    value: Known


@dataclass(frozen=True, slots=True)
class Times:
    name: str
    value: Known


@dataclass(frozen=True, slots=True)
class Halve:
    """Divide, and forget the rest."""

    name: str
    by: int


@dataclass(frozen=True, slots=True)
class Find:
    """Which of these words the variable `of` is, counted from 0."""

    name: str
    of: str
    among: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """The word at a place of a list."""

    name: str
    of: str
    at: str


@dataclass(frozen=True, slots=True)
class Onward:
    """One place further along a list; from its end to its beginning."""

    name: str
    along: str


@dataclass(frozen=True, slots=True)
class Append:
    name: str
    value: Known


@dataclass(frozen=True, slots=True)
class Remove:
    name: str
    value: Known


@dataclass(frozen=True, slots=True)
class If:
    when: Conditions
    steps: tuple["Step", ...]
    otherwise: tuple["Step", ...] = ()


Step = Tell | Set | Add | Times | Halve | Find | Pick | Onward | Append | Remove | If


@dataclass(frozen=True, slots=True)
class Go:
    to: str


@dataclass(frozen=True, slots=True)
class Fork:
    """To the first way whose conditions are met."""

    ways: tuple[tuple[Conditions, str], ...]


@dataclass(frozen=True, slots=True)
class Answer:
    say: Say
    to: str
    when: Conditions = ()
    """It is only offered then."""
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """A line below a question."""

    say: Say
    when: Conditions = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """A short question about the table."""

    say: Say
    answers: tuple[Answer, ...]
    about: str = ""
    """The action that is tried."""
    hints: tuple[Hint, ...] = ()
    by: Question | None = None
    """The list of priorities that is walked down."""
    line: int = 0
    """Where in it."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One of several things at random, each as likely as its variable says; one fewer is left."""

    say: Say
    bag: tuple[str, ...]
    name: str
    """The variable for what was drawn."""
    to: str


@dataclass(frozen=True, slots=True)
class Field:
    """A variable that can be written down by hand: a number, or words of a list by their place."""

    name: str
    say: Say
    most: int = 0
    """Of a number."""
    least: int = 0
    named: tuple[Say, ...] = ()
    """What the numbers stand for, if they are not counts."""
    among: tuple[str, ...] = ()
    """Of words: at least so many of these, each once."""
    words: str = ""
    """The table with their names."""
    when: Conditions = ()


@dataclass(frozen=True, slots=True)
class Fill:
    """A form."""

    say: Say
    fields: tuple[Field, ...]
    to: str


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the final account: what for, and the variables with the points of both."""

    say: Say
    yours: str = ""
    his: str = ""


@dataclass(frozen=True, slots=True)
class End:
    account: tuple[Row, ...]


Exit = Go | Fork | Ask | Draw | Fill | End


@dataclass(frozen=True, slots=True)
class Block:
    steps: tuple[Step, ...]
    then: Exit


Blocks = dict[str, Block]


@dataclass(frozen=True, slots=True)
class Program:
    start: str
    blocks: Blocks
    variables: Mapping[str, Value]
    """As they are before the setup is read."""
    board: tuple[Field, ...]
    """What may be put right by hand at any time, because the table is right."""
    mend: tuple[Step, ...]
    """What is done after that, so that the game can go on."""
    words: Mapping[str, Mapping[str, Text]]
    lists: Mapping[Question, tuple[Text, ...]]
    """The priorities of each question, in their order."""
