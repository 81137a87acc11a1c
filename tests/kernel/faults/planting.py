"""A copy of the game for each fault, and one look at it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import dorfplatz
from tests.kernel.faults.fault import Fault

PACKAGE: Final = Path(dorfplatz.__file__).parent
KERNEL: Final = Path("games/bohemian/kernel")
ROOT: Final = Path(__file__).parents[3]
SECONDS: Final = 300


def occurrences(fault: Fault) -> int:
    """How often the kernel says what the fault would change: once, or it cannot be planted."""
    return source(PACKAGE, fault).read_text("utf-8").count(fault.old)


def source(package: Path, fault: Fault) -> Path:
    return package / KERNEL / f"{fault.module}.py"


def found(fault: Fault | None, games: int, *, compiled: bool) -> str | None:
    """What disagrees when the fault is planted; None if nothing does."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        copy(folder / "dorfplatz")
        if fault:
            plant(fault, folder / "dorfplatz")
        try:
            return look(folder, games, compiled=compiled)
        except subprocess.TimeoutExpired:
            return "never ends"


def copy(package: Path) -> None:
    """Only what the kernel needs."""
    package.mkdir()
    shutil.copy(PACKAGE / "__init__.py", package)
    for layer in ("core", "games"):
        shutil.copytree(PACKAGE / layer, package / layer)


def plant(fault: Fault, package: Path) -> None:
    file = source(package, fault)
    text = file.read_text("utf-8")
    file.write_text(text.replace(fault.old, fault.new), "utf-8")


def look(folder: Path, games: int, *, compiled: bool) -> str | None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.kernel.examine", f"--games={games}", f"--inside={folder}"],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT))),
            "NUMBA_CACHE_DIR": str(folder / "compiled"),
            "NUMBA_DISABLE_JIT": str(int(not compiled)),
        },
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        timeout=SECONDS,
    )
    return told.stdout.strip() or None
