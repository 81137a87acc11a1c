"""How functions of the kernel are compiled, and where the compiled code is kept."""

import hashlib
from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import numba
from platformdirs import user_cache_path

Arguments = ParamSpec("Arguments")
Returned = TypeVar("Returned")

SOURCES: Final = ("games/bohemian/kernel", "bots/bohemian")
"""Folders with compiled functions. They call each other across files."""


def cache_folder() -> Path:
    """For the compiled code of just these sources: what one file holds may be inlined in another,
    which the compiler's own cache does not notice."""
    stamp = hashlib.sha256(numba.__version__.encode())
    for folder in SOURCES:
        for source in sorted(_sources(folder), key=lambda source: source.name):
            stamp.update(source.read_bytes())
    return user_cache_path("dorfplatz") / f"compiled-{stamp.hexdigest()[:16]}"


def _sources(folder: str) -> list[Traversable]:
    inside = files("dorfplatz").joinpath(folder)
    if not inside.is_dir():
        return []
    python = (source for source in inside.iterdir() if source.name.endswith(".py"))
    return [source for source in python if b"@compiled" in source.read_bytes()]


if not numba.config.CACHE_DIR:  # type: ignore[attr-defined]
    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]


def compiled(function: Callable[Arguments, Returned]) -> Callable[Arguments, Returned]:
    """Compile at the first call, keep the result for later runs, and run without the lock."""
    return numba.njit(cache=True, nogil=True, error_model="numpy")(function)
