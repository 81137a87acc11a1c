"""Moves as a person writes them: `produce farm`, `build sawmill from market`, `lay 3,-2,1`, `end`.

Places and tiles go by their ids, which are English words with hyphens.
"""

import re
from collections.abc import Callable
from typing import Final, assert_never

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import shortened
from dorfplatz.games.hamlet.kinds import Resource, Work
from dorfplatz.games.hamlet.land.lattice import corner
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.moves import (
    SECONDARY,
    Action,
    Arrange,
    Beg,
    Build,
    BuildRoad,
    Choose,
    Colour,
    Draw,
    End,
    Fill,
    HireDonkey,
    HireVillager,
    Lay,
    Lead,
    Make,
    Mark,
    Move,
    Produce,
    Sell,
    Show,
    Take,
    Use,
)
from dorfplatz.games.hamlet.words import UNREADABLE


def write(move: Move) -> str:
    match move:
        case Lead(start, end):
            return f"donkey {start} {end}"
        case Produce(place, raws):
            return " ".join(("produce", place, *(raw.value for raw in raws)))
        case Make(place, count):
            return f"make {place} {count}"
        case Sell(sale):
            return f"sell {sale}"
        case Fill(order):
            return f"order {order}"
        case Take(tile):
            return f"take {tile}"
        case HireVillager():
            return "hire villager"
        case HireDonkey(place):
            return f"hire donkey {place}"
        case Build(tile, site):
            return f"build {tile} from {site}"
        case Lay(spot):
            return f"lay {spot}"
        case BuildRoad(work, site, end):
            return f"{work.value} {site} {end}"
        case Use(token):
            return f"use {token}"
        case Beg():
            return "beg"
        case Choose(answer):
            return f"choose {answer}"
        case End():
            return "end"
        case Arrange(row):
            return " ".join(("row", *(action.value for action in row)))
        case Draw(tile):
            return f"draw {tile}"
        case Show(sale):
            return f"show {sale}"
        case Mark(colour):
            return f"marker {colour.value}"
        case _:
            assert_never(move)


def read(text: str) -> Move:
    """Capitals and extra spaces do not matter."""
    plain = " ".join(text.lower().split())
    for shape, reader in _READERS:
        if found := re.fullmatch(shape, plain):
            return reader(*found.groups())
    raise Malformed(UNREADABLE, text=shortened(" ".join(text.split())))


def _raws(words: str) -> tuple[Resource, ...]:
    kinds = list(Resource)
    return tuple(sorted(map(Resource, words.split()), key=kinds.index))


def _row(words: str) -> Arrange:
    return Arrange(tuple(map(Action, words.split())))


def _spot(x: str, y: str, sixths: str) -> Lay:
    return Lay(Spot(corner(int(x), int(y)), int(sixths)))


_ID: Final = "([a-z][a-z-]{0,39})"
_RAW: Final = "(?: (?:wood|stone|wheat))"
_ACTIONS: Final = "|".join(action.value for action in SECONDARY)
_COLOURS: Final = "|".join(colour.value for colour in Colour)
_NUMBER: Final = "(-?[0-9]{1,3})"
_READERS: Final[tuple[tuple[str, Callable[..., Move]], ...]] = (
    (f"donkey {_ID} {_ID}", Lead),
    (f"produce {_ID}({_RAW}{{0,9}})", lambda place, raws: Produce(place, _raws(raws))),
    (f"make {_ID} ([0-9])", lambda place, count: Make(place, int(count))),
    (f"sell {_ID}", Sell),
    (f"order {_ID}", Fill),
    (f"take {_ID}", Take),
    ("hire villager", HireVillager),
    (f"hire donkey {_ID}", HireDonkey),
    (f"build {_ID} from {_ID}", Build),
    (f"lay {_NUMBER},{_NUMBER},([0-5])", _spot),
    (f"(bridge|path) {_ID} {_ID}", lambda work, *ends: BuildRoad(Work(work), *ends)),
    ("use ([a-z0-9 -]{1,60})", Use),
    ("beg", Beg),
    ("choose ([a-z0-9 ,-]{1,60})", Choose),
    ("end", End),
    (f"row ((?:{_ACTIONS})(?: (?:{_ACTIONS})){{4}})", _row),
    (f"draw {_ID}", Draw),
    (f"show {_ID}", Show),
    (f"marker ({_COLOURS})", lambda colour: Mark(Colour(colour))),
)
"""What each move looks like, and how to read it from the parts in brackets."""
