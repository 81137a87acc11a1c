"""The lines that an engine says, read and written; no input or output."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Final, assert_never

from dorfplatz.bots.engines.wire import flat


@dataclass(frozen=True, slots=True)
class Name:
    text: str


@dataclass(frozen=True, slots=True)
class Author:
    text: str


@dataclass(frozen=True, slots=True)
class Plays:
    """A game that it knows, as the second line of a record names it."""

    game: str
    rules: int


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be set, and how it is set now."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Ready:
    """It has introduced itself."""


@dataclass(frozen=True, slots=True)
class ReadyNow:
    """It has done whatever it does before it can answer quickly."""


@dataclass(frozen=True, slots=True)
class Info:
    """What it thinks: numbers by name, and words for people."""

    numbers: Mapping[str, float] = field(default_factory=dict)
    text: str = ""


@dataclass(frozen=True, slots=True)
class BestMove:
    move: str


@dataclass(frozen=True, slots=True)
class Error:
    """It cannot do what was asked last."""

    sentence: str


Said = Name | Author | Plays | Option | Ready | ReadyNow | Info | BestMove | Error

_LINE: Final = re.compile(
    r"id name (?P<name>\S.*)|id author (?P<author>\S.*)"
    r"|game (?P<game>[a-z][a-z0-9-]*) (?P<rules>[0-9]{1,9})"
    r"|option (?P<option>[a-z][a-z0-9-]*)(?: (?P<value>.*))?"
    r"|(?P<ready>ready)|(?P<readyok>readyok)|info(?P<info>(?: .*)?)"
    r"|bestmove (?P<move>\S.*)|error (?P<error>\S.*)"
)


def read(line: str) -> Said | None:
    """None for a line that says nothing known: it is to be ignored."""
    found = _LINE.fullmatch(flat(line))
    if found is None:
        return None
    match found.lastgroup:
        case "name":
            return Name(found["name"])
        case "author":
            return Author(found["author"])
        case "rules":
            return Plays(found["game"], int(found["rules"]))
        case "option" | "value":
            return Option(found["option"], found["value"] or "")
        case "ready":
            return Ready()
        case "readyok":
            return ReadyNow()
        case "info":
            return _info(found["info"])
        case "move":
            return BestMove(found["move"])
        case _:
            return Error(found["error"])


def _info(told: str) -> Info:
    """Pairs of a name and a number; all that follows the word “text” are words for people."""
    before, _, text = told.partition(" text ")
    words = before.split()
    pairs = zip(words[::2], map(_number, words[1::2]), strict=False)
    return Info({name: number for name, number in pairs if number is not None}, text)


def _number(word: str) -> float | None:
    try:
        number = float(word)
    except ValueError:
        return None
    return number if isfinite(number) else None


def write(said: Said) -> str:
    match said:
        case Name(text):
            return flat(f"id name {text}")
        case Author(text):
            return flat(f"id author {text}")
        case Plays(game, rules):
            return f"game {game} {rules}"
        case Option(name, value):
            return flat(f"option {name} {value}")
        case Ready():
            return "ready"
        case ReadyNow():
            return "readyok"
        case Info(numbers, text):
            pairs = [f"{name} {number:g}" for name, number in numbers.items()]
            return flat(" ".join(["info", *pairs, *(["text", text] if text else [])]))
        case BestMove(move):
            return flat(f"bestmove {move}")
        case Error(sentence):
            return flat(f"error {sentence}")
        case _:
            assert_never(said)
