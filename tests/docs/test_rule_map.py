"""The rules page and the glossary name only what exists, and the map leaves no rule test out."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/rules/bohemian.md").read_text("utf-8")
GLOSSARY: Final = (ROOT / "docs/rules/glossary.md").read_text("utf-8")
RULE_TESTS: Final = sorted((ROOT / "tests/rules").glob("test_*.py"))

FORM: Final = {
    "test_components.py",
    "test_events.py",
    "test_notation.py",
    "test_options.py",
    "test_random_play.py",
    "test_refusals.py",
    "test_views.py",
}
"""Files about the form of the game, not about a heading of the rulebook."""


def quoted(text: str) -> Iterator[str]:
    """Everything in the code quotes of the rows of tables."""
    for line in text.splitlines():
        if line.startswith("|"):
            yield from re.findall(r"`([^`]+)`", line)


TESTS_NAMED: Final = sorted({name for name in quoted(PAGE) if "::" in name})
FUNCTIONS_NAMED: Final = sorted({name for name in quoted(PAGE) if "::" not in name})
IDENTIFIERS: Final = sorted(set(quoted(GLOSSARY)))


def rule_tests(file: Path) -> list[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return [
        f"{file.name}::{node.name}"
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def find(name: str) -> object:
    """What a name such as `turn.begin` stands for, in the rules of Bohemian Villages."""
    module, *path = name.split(".")
    found: object = import_module(f"dorfplatz.games.bohemian.{module}")
    for part in path:
        found = getattr(found, part)
    return found


@pytest.mark.parametrize("name", FUNCTIONS_NAMED)
def test_every_function_in_the_map_exists(name: str) -> None:
    found = find(name)
    assert callable(found) or isinstance(found, property)


@pytest.mark.parametrize("name", TESTS_NAMED)
def test_every_test_in_the_map_exists(name: str) -> None:
    assert name in rule_tests(ROOT / "tests/rules" / name.split("::")[0])


@pytest.mark.parametrize("file", RULE_TESTS, ids=lambda file: str(file.name))
def test_every_file_of_rule_tests_is_in_the_map(file: Path) -> None:
    missing = [test for test in rule_tests(file) if test not in TESTS_NAMED]
    if file.name in FORM:
        assert len(missing) < len(rule_tests(file))
    else:
        assert missing == []


@pytest.mark.parametrize("name", IDENTIFIERS)
def test_every_identifier_in_the_glossary_exists(name: str) -> None:
    assert find(name) is not None


def test_every_row_of_the_map_names_a_function_and_a_test() -> None:
    rows = [line for line in PAGE.splitlines() if "::" in line]
    assert rows
    for row in rows:
        *_, functions, tests = row.strip("| ").split(" | ")
        assert list(quoted(f"|{functions}"))
        assert all("::" in name for name in quoted(f"|{tests}"))


def test_every_kind_of_building_is_in_the_glossary() -> None:
    kinds = import_module("dorfplatz.games.bohemian.kinds")
    assert {f"kinds.Kind.{kind.name}" for kind in kinds.Kind} <= set(IDENTIFIERS)
