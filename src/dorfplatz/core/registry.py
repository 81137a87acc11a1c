"""One registry for each layer: what is particular to each game there, by the game's name.

A game outside this package is a package of its own, named in the environment variable
DORFPLATZ_GAMES (several with commas between them). Each layer looks into the module of that package
that is called like the layer, such as `rules` or `showing`, for an object `GAME`.
"""

import os
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, Protocol, TypeVar

VARIABLE: Final = "DORFPLATZ_GAMES"


class Named(Protocol):
    """What is particular to a game in a layer."""

    @property
    def name(self) -> str:
        """The name of the game."""


Part = TypeVar("Part", bound=Named)


class Registry(Generic[Part]):
    """The parts of one layer. A game that has none of its own there gets the layer's plain one."""

    def __init__(self, layer: str, *built_in: Part, plain: Callable[[str], Part]) -> None:
        self.own: Final = {part.name: part for part in (*built_in, *outside(layer))}
        self._plain = cache(plain)

    def __getitem__(self, game: str) -> Part:
        return self.own[game] if game in self.own else self._plain(game)


def outside(layer: str) -> Iterator[Any]:
    """What games outside this package have in a layer."""
    for package in filter(None, map(str.strip, os.environ.get(VARIABLE, "").split(","))):
        module = f"{package}.{layer}"
        if find_spec(module) is not None:
            yield import_module(module).GAME
