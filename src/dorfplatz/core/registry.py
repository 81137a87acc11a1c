"""One registry for each layer: what is particular to each game there, by the game's name.

A game outside this package is a package of its own, named in the environment variable
DORFPLATZ_GAMES (several with commas between them). Each layer looks into the module of that package
that is called like the layer, such as `rules` or `showing`, for an object `GAME`.
"""

import os
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, Protocol, TypeVar

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.words import NO_MODULE, NO_OBJECT

VARIABLE: Final = "DORFPLATZ_GAMES"
NAME: Final = re.compile(r"\w+(\.\w+)*")


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


def outside(layer: str, *, is_needed: bool = False) -> Iterator[Any]:
    """What games outside this package have in a layer; each must have one that is needed."""
    for package in filter(None, map(str.strip, os.environ.get(VARIABLE, "").split(","))):
        module = f"{package}.{layer}"
        if _is_there(module):
            part = getattr(import_module(module), "GAME", None)
            if part is None:
                raise Malformed(NO_OBJECT, variable=VARIABLE, module=module)
            yield part
        elif is_needed:
            raise Malformed(NO_MODULE, variable=VARIABLE, package=package, module=module)


def _is_there(module: str) -> bool:
    """Whether it can be imported; what is missing inside of it is another matter."""
    if not NAME.fullmatch(module):
        return False
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError as missing:
        if f"{module}.".startswith(f"{missing.name}."):
            return False
        raise
