"""How functions of the kernel are compiled, and where the compiled code is kept."""

import hashlib
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import numba
import numpy as np
from platformdirs import user_cache_path

Arguments = ParamSpec("Arguments")
Returned = TypeVar("Returned")

SOURCES: Final = ("games/bohemian", "games/bohemian/kernel", "bots/bohemian")
"""Folders with compiled functions and the numbers that are compiled into them."""


@cache
def folder() -> Path:
    """The cache of code compiled from just these sources: what one file holds may be inlined in
    another, which numba's own cache does not notice. Elsewhere if it cannot be written there."""
    name = f"compiled-{_stamp()}"
    own = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    for parent in (Path(own) if own else user_cache_path("dorfplatz"), Path(tempfile.gettempdir())):
        try:
            (parent / name).mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        return parent / name
    return Path(tempfile.mkdtemp())


def is_cold() -> bool:
    """Whether nothing is compiled yet."""
    return not any(folder().rglob("*.nbc"))


def _stamp() -> str:
    stamp = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for source in _sources():
        stamp.update(source)
    return stamp.hexdigest()[:16]


def _sources() -> Iterator[bytes]:
    folders = [files("dorfplatz").joinpath(name) for name in SOURCES]
    for inside in folders:
        if not inside.is_dir():  # the kernel can stand without the bots
            continue
        for source in sorted(inside.iterdir(), key=lambda source: source.name):
            if source.name.endswith((".py", ".toml")):
                yield source.read_bytes()


numba.config.CACHE_DIR = str(folder())  # type: ignore[attr-defined]


def compiled(function: Callable[Arguments, Returned]) -> Callable[Arguments, Returned]:
    """Compile at the first call, cache the result on the disk, and run without the GIL."""
    return numba.njit(cache=True, nogil=True, error_model="numpy")(function)
