"""Where PostgreSQL is. Run as a program it installs one if it can, or says in one sentence what to
install."""

import shutil
import sys
from pathlib import Path
from typing import Final

from tests.debian import install

PACKAGE: Final = "postgresql"
FOLDERS: Final = "/usr/lib/postgresql/*/bin"
"""Debian puts neither `initdb` nor `postgres` on the path."""
MISSING: Final = f"Tests with PostgreSQL need its server; on Debian: apt install {PACKAGE}"


def programs() -> Path | None:
    """The folder that has `initdb` and `postgres`; the newest if there are several."""
    found = [*Path("/").glob(FOLDERS.removeprefix("/"))]
    if (on_path := shutil.which("initdb")) is not None:
        found.append(Path(on_path).resolve().parent)
    complete = (each for each in found if all((each / name).exists() for name in _NEEDED))
    return max(complete, key=_version, default=None)


_NEEDED: Final = ("initdb", "postgres")


def _version(folder: Path) -> int:
    name = folder.parent.name
    return int(name) if name.isdecimal() else 0


def main() -> None:
    if programs() is None:
        install(PACKAGE)
    if programs() is None:
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
