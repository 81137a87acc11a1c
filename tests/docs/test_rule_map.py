"""The rules pages and the glossary name only what exists, and the maps leave no rule test out."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import EnumType
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
GLOSSARY: Final = (ROOT / "docs/rules/glossary.md").read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Book:
    """The map of a game: its page, its part of the glossary, and the tests that it must name."""

    game: str
    title: str
    folder: Path
    form: frozenset[str] = frozenset()
    """Files about the form of the game, not about a heading of the rulebook."""

    @property
    def page(self) -> str:
        return (ROOT / f"docs/rules/{self.game}.md").read_text("utf-8")

    @property
    def named(self) -> list[str]:
        return sorted(set(quoted(self.page)))

    @property
    def identifiers(self) -> list[str]:
        _, _, part = GLOSSARY.partition(f"\n## {self.title}\n")
        return sorted(set(quoted(part.partition("\n## ")[0])))

    def find(self, name: str) -> object:
        """What a name such as `botrik.turn.begin` stands for in the rules of the game."""
        return resolve_name(f"dorfplatz.games.{self.game}.{name}")


def quoted(text: str) -> Iterator[str]:
    """Everything in the code quotes of the rows of tables."""
    for line in text.splitlines():
        if line.startswith("|"):
            yield from re.findall(r"`([^`]+)`", line)


@cache
def rule_tests(file: Path) -> list[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return [
        f"{file.name}::{node.name}"
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


BOHEMIAN: Final = Book(
    "bohemian",
    "Bohemian Villages",
    ROOT / "tests/games/bohemian",
    frozenset(
        {
            "test_components.py",
            "test_events.py",
            "test_notation.py",
            "test_options.py",
            "test_random_play.py",
            "test_refusals.py",
            "test_views.py",
        }
    ),
)
HAMLET: Final = Book("hamlet", "Hamlet", ROOT / "tests/games/hamlet/botrik")
BOOKS: Final = (BOHEMIAN, HAMLET)
NAMED: Final = [(book, name) for book in BOOKS for name in book.named]
FILES: Final = [(book, file) for book in BOOKS for file in sorted(book.folder.glob("test_*.py"))]


def label(given: Book | Path | str) -> str:
    match given:
        case Book(game=name) | Path(name=name):
            return str(name)
        case _:
            return given


@pytest.mark.parametrize(
    ("book", "name"), [(book, name) for book, name in NAMED if "::" not in name], ids=label
)
def test_every_function_in_the_map_exists(book: Book, name: str) -> None:
    found = book.find(name)
    assert callable(found) or isinstance(found, property)


@pytest.mark.parametrize(
    ("book", "name"), [(book, name) for book, name in NAMED if "::" in name], ids=label
)
def test_every_test_in_the_map_exists(book: Book, name: str) -> None:
    assert name in rule_tests(book.folder / name.split("::")[0])


@pytest.mark.parametrize(("book", "file"), FILES, ids=label)
def test_every_file_of_rule_tests_is_in_the_map(book: Book, file: Path) -> None:
    named = set(book.named)
    missing = [test for test in rule_tests(file) if test not in named]
    if file.name in book.form:
        assert len(missing) < len(rule_tests(file))
    else:
        assert missing == []


@pytest.mark.parametrize(
    ("book", "name"), [(book, name) for book in BOOKS for name in book.identifiers], ids=label
)
def test_every_identifier_in_the_glossary_exists(book: Book, name: str) -> None:
    assert book.find(name) is not None


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_every_row_of_the_map_names_a_function_and_a_test(book: Book) -> None:
    rows = [line for line in book.page.splitlines() if "::" in line]
    assert rows
    for row in rows:
        *_, functions, tests = row.strip("| ").split(" | ")
        assert list(quoted(f"|{functions}"))
        assert all("::" in name for name in quoted(f"|{tests}"))


def test_the_sentences_of_botriks_rulebook_are_numbered_without_a_gap() -> None:
    numbers = [int(number) for number in re.findall(r"^\| (\d+) \|", HAMLET.page, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert f"{len(numbers)} of them" in HAMLET.page


KINDS: Final = {
    BOHEMIAN: "kinds.Kind",
    HAMLET: "kinds.Resource kinds.Role kinds.Segment kinds.Work kinds.Milestone kinds.Award "
    "moves.Action",
}
"""Whatever there is a fixed number of has a name in every language."""


@pytest.mark.parametrize("book", BOOKS, ids=label)
def test_every_kind_of_thing_is_in_the_glossary(book: Book) -> None:
    for word in KINDS[book].split():
        kinds = book.find(word)
        assert isinstance(kinds, EnumType)
        assert {f"{word}.{name}" for name in kinds.__members__} <= set(book.identifiers)
