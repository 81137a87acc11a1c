"""What the README and the docs show is what the program does."""

import doctest
import json
import re
import shlex
from pathlib import Path
from typing import Any, Final

import click
import pytest

from dorfplatz.cli.main import dorfplatz
from dorfplatz.core.contract import Game
from dorfplatz.core.record import read
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyGame, course_of
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.play.trace import trace_lines

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").rglob("*.md")) + sorted(ROOT.glob("*.md"))
README = (ROOT / "README.md").read_text("utf-8")
FORMAT = (ROOT / "docs/record-format.md").read_text("utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_python_run(page: Path) -> None:
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert not found.failed


def test_the_readme_has_a_whole_game_and_its_record_in_nine_lines() -> None:
    example = README.split("```python\n")[1].split("```")[0]
    for step in ("new_table", "is_over", "winners", "write_record", "read_record"):
        assert step in example
    assert len(re.findall(r"^(?:>>>|\.\.\.) ", example, re.MULTILINE)) == 9


@pytest.mark.parametrize(
    "line", [line for line in README.splitlines() if line.startswith("dorfplatz ")]
)
def test_commands_in_the_readme_are_understood(line: str) -> None:
    _, name, *arguments = shlex.split(line, comments=True)
    command = dorfplatz.commands[name]
    with click.Context(command) as context:
        command.parse_args(context, arguments)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_make_targets_in_the_pages_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for page in PAGES:
        assert set(re.findall(r"`make ([a-z-]+)", page.read_text("utf-8"))) <= targets, page


def test_how_to_add_a_game_names_the_whole_contract() -> None:
    text = (ROOT / "docs/add-a-game.md").read_text("utf-8")
    for member in (name for name in vars(Game) if not name.startswith("_")):
        assert f"`{member}`" in text, member


def test_the_trace_has_the_documented_fields() -> None:
    documented = [json.loads(line) for line in re.findall(r'^\{"kind".*', FORMAT, re.MULTILINE)]
    state = json.loads(re.findall(r'^\{"turn".*', FORMAT, re.MULTILINE)[0])
    record = ROOT / "tests/records/no-figures-3-seats.dorf"
    lines = list(trace_lines(course_of(read(record.read_text("utf-8")))))
    for example in documented:
        traced = next(line for line in lines if line["kind"] == example["kind"])
        assert list(traced) == list(example)
    assert list(lines[1]["state"]) == list(state)


STARTS: Final[dict[str, tuple[AnyGame, Any]]] = {
    "bohemian": (BOHEMIAN, BOHEMIAN.new(2, {"sides": "CEGIKN", "first": "0"})),
    "hamlet": (HAMLET, HAMLET.new(2)),
}


def test_the_documented_entries_can_be_read() -> None:
    """Those of the second game stand below its heading."""
    first, second = FORMAT.split("### Hamlet\n")
    for name, text in (("bohemian", first), ("hamlet", second)):
        game, start = STARTS[name]
        entries = re.findall(r"`(?:0|chance): ([^`]+)`", text)
        assert len(entries) > 10
        for entry in entries:
            if entry != "undo":
                assert game.write(start, game.read(start, entry)) == entry
