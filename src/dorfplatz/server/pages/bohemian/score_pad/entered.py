"""What stands in the form of the score pad, be it right or wrong. The address holds all of it."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final
from urllib.parse import urlencode

from dorfplatz.games.bohemian.board import lay
from dorfplatz.games.bohemian.box import SEATS
from dorfplatz.games.bohemian.components import VillageBoard, standard
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.showing.bohemian.pad import COUNTS, GOODS_COUNTS, SHOP_COUNTS

USUAL: Final = 3
"""Players of an empty pad."""
BY_COUNTS: Final = "counts"
BY_HOUSES: Final = "houses"

OF_COUNT: Final = {
    "town_halls": str(Kind.TOWN_HALL.value),
    "printed": "v",
    **{name: str(kind.value) for name, kind in {**SHOP_COUNTS, **GOODS_COUNTS}.items()},
    "churches": str(Kind.CHURCH.value),
    "coins": "c",
}
"""How the address calls what is counted: buildings by their number."""


@dataclass(frozen=True, slots=True)
class Entered:
    players: str
    by: str
    names: tuple[str, ...]
    counts: Mapping[str, tuple[str, ...]]
    sides: Mapping[str, str]
    """The letter of the side that is up, by the board's name."""
    owners: Mapping[str, str]
    """The number of the player who lives there, by the building's id."""
    unknown: tuple[str, ...]
    """What else the address says."""

    @property
    def seats(self) -> int:
        """Rows of the form, even if somebody asks for none or for a hundred."""
        return int(self.players) if self.players in map(str, SEATS) else USUAL

    @property
    def is_blank(self) -> bool:
        said = (*self.names, *self.sides.values(), *self.owners.values())
        counted = (value for values in self.counts.values() for value in values)
        return not any(said) and not any(value not in ("", "0") for value in counted)


def entered(pairs: Iterable[tuple[str, str]]) -> Entered:
    """From the parameters of an address, in their order."""
    said: dict[str, list[str]] = defaultdict(list)
    for name, value in pairs:
        said[name].append(value.strip())
    known = known_parameters()
    return Entered(
        players=_one(said, "p") or str(USUAL),
        by=_one(said, "by") or BY_COUNTS,
        names=tuple(said["n"]),
        counts={name: tuple(said[OF_COUNT[name]]) for name in COUNTS},
        sides={board.name: _one(said, key_of(board)) for board in standard().boards},
        owners={house: owner for house in houses() if (owner := _one(said, house))},
        unknown=tuple(name for name, values in said.items() if len(values) > known.get(name, 0)),
    )


def address(names: Iterable[str], counted: Iterable[Mapping[str, int]]) -> str:
    """The parameters that say these counts."""
    names, counted = list(names), list(counted)
    pairs = [("p", str(len(counted))), *(("n", name) for name in names)]
    pairs += [(OF_COUNT[name], str(each[name])) for name in COUNTS for each in counted]
    return urlencode(pairs)


def key_of(board: VillageBoard) -> str:
    """How the address calls a board."""
    return board.name.replace("/", "")


@cache
def known_parameters() -> Mapping[str, int]:
    """What an address may say, and how often."""
    of_seats = dict.fromkeys(("n", *OF_COUNT.values()), max(SEATS))
    once = ("p", "by", *map(key_of, standard().boards), *houses())
    return of_seats | dict.fromkeys(once, 1)


@cache
def houses() -> tuple[str, ...]:
    """The ids of all buildings on both sides of all boards."""
    sides = (side for board in standard().boards for side in board.sides)
    return tuple(each.id for side in sides for each in lay(standard(), (side.letter,)).buildings)


def _one(said: Mapping[str, list[str]], name: str) -> str:
    return next(iter(said.get(name, ())), "")
