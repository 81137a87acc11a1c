"""What the arena is asked for, checked before any game is played."""

import errno
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import click

from dorfplatz.bots import roster
from dorfplatz.bots.words import UNKNOWN_BOT
from dorfplatz.cli import words
from dorfplatz.cli.options import names_in
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import shortened
from dorfplatz.games.catalogue import AnyGame
from dorfplatz.lab.arena import Arena

STANDARD_OUTPUT: Final = Path("-")
PICTURES: Final = (".png", ".svg", ".pdf")


class Number(click.ParamType[float]):
    """A number within bounds."""

    name = "number"

    def __init__(self, least: float, most: float) -> None:
        self._least, self._most = least, most

    def convert(self, value: Any, param: click.Parameter | None, _: click.Context | None) -> float:
        try:
            number = float(value)
        except ValueError:
            number = float("nan")
        if self._least <= number <= self._most:
            return number
        bounds = {"least": f"{self._least:g}", "most": f"{self._most:g}"}
        option = "" if param is None else param.opts[0]
        raise Malformed(words.NOT_IN_RANGE, parameter=option, found=shortened(str(value)), **bounds)


def known_bots(game: str, named: str) -> tuple[str, ...]:
    """None is made here: that may take long."""
    names = names_in(named)
    if not names:
        raise Malformed(words.NO_BOTS)
    known = tuple(roster.ROSTER[game])
    for name in names:
        if name not in known:
            raise Malformed(UNKNOWN_BOT, found=shortened(name), known=known)
    return names


def check_rivals(game: AnyGame) -> None:
    """Bots meet only where no seat is played by the rules."""
    if game.automas():
        raise Malformed(words.NO_RIVALS, game=game.name)


def check_pair(arena: Arena) -> None:
    if len(arena.kinds) != 2:
        raise Malformed(words.TAKES_TWO, named=arena.kinds)


def check_extras(plot: Path | None) -> None:
    for module in ("numpy",) if plot is None else ("numpy", "matplotlib"):
        if find_spec(module) is None:
            raise Malformed(words.BOT_NOT_INSTALLED, module=module)


def check_target(path: Path | None) -> None:
    """A file that can be written to in the end."""
    if path is None or path == STANDARD_OUTPUT:
        return
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "", str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "", str(path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise PermissionError(errno.EACCES, "", str(path))


def check_picture(path: Path | None) -> None:
    if path is not None and path.suffix.lower() not in PICTURES:
        raise Malformed(words.NOT_A_PICTURE, file=str(path), known=PICTURES)
    check_target(path)


def cores() -> int:
    """Those this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
