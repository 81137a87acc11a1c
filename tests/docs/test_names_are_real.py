"""Every file, folder and class that the docs name is there.

A name counts if it is all there is between two backticks. A path starts at the root of the
repository, in the package, or in its server; a file without a folder lies beside one that the same
paragraph names before. `<game>` stands for at least one game. Where a link leads is tested with the
examples; its text is the end of that.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from dorfplatz.games.catalogue import GAMES

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src/dorfplatz"
BASES: Final = (ROOT, PACKAGE, PACKAGE / "server")
PAGES: Final = [*sorted((ROOT / "docs").glob("*.md")), *sorted(ROOT.glob("*.md"))]
PACKAGES: Final = sorted(path.parent for path in PACKAGE.rglob("__init__.py"))

LINK: Final = re.compile(r"\[`([^`\n]+)`\]\([^)]*\1\)")
QUOTED: Final = re.compile("`([^`\n]+)`")
PATH: Final = re.compile(r"\.?[a-z][\w<>.-]*(/[\w<>.-]+)+/?|[a-z][\w-]*/")
FILE: Final = re.compile(r"[a-z][\w-]*\.(css|html|js|json|md|po|py|svg|toml|txt)")
CLASS: Final = re.compile(r"([A-Z][a-z]\w*)(?:\.(\w+))?")
MODULE: Final = re.compile(r"[a-z_]+(\.[a-z_]+)*")
MEDIA_TYPE: Final = re.compile("(application|text)/")
BY_CLASS: Final = ("architecture.md", "add-a-game.md")
"""Pages for those who read the code."""


def test_a_name_that_is_wrong_is_found() -> None:
    told = "`core/seat.py` and `text.py`, `seats.py`, `server/hall.py`, `routes/<game>/`, `none/`"
    assert [*missing(f"{told}\n\n`text.py`")] == ["seats.py", "server/hall.py", "none/", "text.py"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_folders_that_a_page_names_are_there(page: Path) -> None:
    assert [*missing(page.read_text("utf-8"))] == []


def missing(text: str) -> Iterator[str]:
    for paragraph in re.split(r"\n\s*\n", LINK.sub("", text)):
        beside: set[Path] = set()
        for name in QUOTED.findall(paragraph):
            if PATH.fullmatch(name) and not MEDIA_TYPE.match(name):
                found = matches(name, BASES)
            elif FILE.fullmatch(name):
                found = matches(name, (*BASES, *beside))
            else:
                continue
            beside |= {path if path.is_dir() else path.parent for path in found}
            if not found:
                yield name


def matches(name: str, folders: tuple[Path, ...]) -> list[Path]:
    names = {name.replace("<game>", game) for game in GAMES}
    found = [folder / each for folder in folders for each in sorted(names)]
    return [path for path in found if path.is_dir() or (path.is_file() and name[-1] != "/")]


@pytest.mark.parametrize("page", BY_CLASS)
def test_classes_and_their_methods_are_there(page: str) -> None:
    for name in QUOTED.findall((ROOT / "docs" / page).read_text("utf-8")):
        if known := CLASS.fullmatch(name):
            assert known[1] in members(), name
            assert known[2] is None or known[2] in members()[known[1]], name


@cache
def members() -> dict[str, set[str]]:
    """What the body of each class defines, by the name of the class."""
    found: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(_defined(node))
    return found


def _defined(body: ast.ClassDef) -> Iterator[str]:
    for node in body.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


@pytest.mark.parametrize("package", PACKAGES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_modules_that_a_package_names_in_its_docstring_are_there(package: Path) -> None:
    """In it, or under its full name, as seen from `dorfplatz`."""
    tree = ast.parse((package / "__init__.py").read_text("utf-8"))
    for name in QUOTED.findall(ast.get_docstring(tree) or ""):
        if MODULE.fullmatch(name):
            place = name.replace(".", "/")
            assert any(_is_module(base / place) for base in (package, PACKAGE)), name


def _is_module(path: Path) -> bool:
    return path.is_dir() or path.with_suffix(".py").is_file()
