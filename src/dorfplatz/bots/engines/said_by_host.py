"""The lines that a host says, read and written; no input or output.

No line of a record begins like one of them, so an engine may skip records without reading them.
"""

import re
from dataclasses import dataclass
from typing import Final, assert_never

from dorfplatz.bots.engines.wire import flat

VERSION: Final = 1
"""Of the protocol."""
END: Final = "end"
"""After a position; no record has such a line."""


@dataclass(frozen=True, slots=True)
class Hello:
    version: int = VERSION


@dataclass(frozen=True, slots=True)
class SetOption:
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class IsReady:
    pass


@dataclass(frozen=True, slots=True)
class NewGame:
    """As the second line of a record names it."""

    game: str
    rules: int


@dataclass(frozen=True, slots=True)
class Position:
    """The lines of a record follow, then `END`."""


@dataclass(frozen=True, slots=True)
class Legal:
    """A possible move in the last position."""

    move: str


@dataclass(frozen=True, slots=True)
class Go:
    """The seat that acts shall choose, in about so many seconds."""

    seat: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """Choose now."""


@dataclass(frozen=True, slots=True)
class Quit:
    pass


@dataclass(frozen=True, slots=True)
class Error:
    """Something that the engine said cannot be used."""

    sentence: str


Said = Hello | SetOption | IsReady | NewGame | Position | Legal | Go | Stop | Quit | Error

_LINE: Final = re.compile(
    r"dorfplatz-engine (?P<version>[0-9]{1,9})"
    r"|setoption (?P<option>[a-z][a-z0-9-]*)(?: (?P<value>.*))?"
    r"|newgame (?P<game>[a-z][a-z0-9-]*) (?P<rules>[0-9]{1,9})"
    r"|(?P<isready>isready)|(?P<position>position)|(?P<stop>stop)|(?P<quit>quit)"
    r"|legal (?P<move>\S.*)|go(?P<go>(?: .*)?)|error (?P<error>\S.*)"
)
_SEAT: Final = re.compile(r" seat ([0-9]{1,2})\b")
_SECONDS: Final = re.compile(r" seconds ([0-9]{1,6}(?:\.[0-9]{1,9})?)\b")


def read(line: str) -> Said | None:
    """None for a line that says nothing known: it is to be ignored."""
    found = _LINE.fullmatch(flat(line))
    if found is None:
        return None
    match found.lastgroup:
        case "version":
            return Hello(int(found["version"]))
        case "option" | "value":
            return SetOption(found["option"], found["value"] or "")
        case "isready":
            return IsReady()
        case "rules":
            return NewGame(found["game"], int(found["rules"]))
        case "position":
            return Position()
        case "stop":
            return Stop()
        case "quit":
            return Quit()
        case "move":
            return Legal(found["move"])
        case "go":
            return _go(found["go"])
        case _:
            return Error(found["error"])


def _go(terms: str) -> Go:
    """In any order, and with others that may come to be."""
    seat, seconds = _SEAT.search(terms), _SECONDS.search(terms)
    return Go(int(seat[1]) if seat else None, float(seconds[1]) if seconds else None)


def write(said: Said) -> str:
    match said:
        case Hello(version):
            return f"dorfplatz-engine {version}"
        case SetOption(name, value):
            return flat(f"setoption {name} {value}")
        case IsReady():
            return "isready"
        case NewGame(game, rules):
            return f"newgame {game} {rules}"
        case Position():
            return "position"
        case Legal(move):
            return flat(f"legal {move}")
        case Go(seat, seconds):
            terms = {"seat": seat, "seconds": None if seconds is None else round(seconds, 3)}
            given = [f"{name} {term}" for name, term in terms.items() if term is not None]
            return " ".join(["go", *given])
        case Stop():
            return "stop"
        case Quit():
            return "quit"
        case Error(sentence):
            return flat(f"error {sentence}")
        case _:
            assert_never(said)
