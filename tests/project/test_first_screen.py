"""What a programmer meets first: the names in `dorfplatz`, and positions that print as one line."""

import ast
import os
import pkgutil
import subprocess
import sys
from doctest import DocTestParser
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Final

import pytest

import dorfplatz
from dorfplatz.games.catalogue import GAMES
from tests.fuzz import bohemian, hamlet

ROOT: Final = Path(__file__).parents[2]
NAMES: Final = [
    *("CHANCE", "Course", "GAMES", "Record", "Refusal", "__version__", "bot", "bot_names", "game"),
    *("new_table", "read_record", "replay", "write_record"),
]
SIGNS_AT_MOST: Final = 120
TABLES = {"bohemian": bohemian.random_options, "hamlet": hamlet.quick_options}
WHOLE_GAMES = {"bohemian": 10, "hamlet": 2}


def test_the_names_are_listed() -> None:
    assert dir(dorfplatz) == sorted(dorfplatz.__all__) == NAMES


def test_each_name_is_explained_on_the_first_screen() -> None:
    for name in {*NAMES} - {"__version__"}:
        assert name in str(dorfplatz.__doc__)


def test_each_name_leads_to_what_type_checkers_take_it_for() -> None:
    tree = ast.parse(Path(str(dorfplatz.__file__)).read_text("utf-8"))
    checked = next(node for node in tree.body if isinstance(node, ast.If)).body
    known = {"__version__"}
    for line in checked:
        assert isinstance(line, ast.ImportFrom)
        for alias in line.names:
            name = alias.asname or alias.name
            known.add(name)
            home = import_module(str(line.module))
            assert getattr(dorfplatz, name) is getattr(home, alias.name), name
    assert known == {*NAMES}


def test_no_name_is_hidden_by_a_package() -> None:
    """An imported package becomes an attribute of the package around it."""
    assert not {*NAMES} & {module.name for module in pkgutil.iter_modules(dorfplatz.__path__)}


def test_an_unknown_name_is_no_name() -> None:
    with pytest.raises(AttributeError, match="'dorfplatz' has no attribute 'chess'"):
        getattr(dorfplatz, "chess")  # noqa: B009 (mypy knows that there is none)


def imported_by(code: str) -> set[str]:
    """The modules that a fresh Python has after these lines and not before."""
    lines = ["import sys", "before = {*sys.modules}", code, "print(*{*sys.modules} - before)"]
    ran = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], check=True, capture_output=True, text=True
    )
    return set(ran.stdout.split())


def test_importing_it_imports_no_game_and_no_layer() -> None:
    found = imported_by("import dorfplatz; dir(dorfplatz); dorfplatz.__version__")
    assert {module for module in found if module.startswith("dorfplatz")} == {"dorfplatz"}


def test_a_name_brings_only_what_it_needs() -> None:
    assert not any("games" in module for module in imported_by("from dorfplatz import Record"))
    rules = imported_by("import dorfplatz; dorfplatz.game('bohemian').new(2, {})")
    assert not any(module.startswith("dorfplatz.bots") for module in rules)
    bots = imported_by("import dorfplatz; dorfplatz.bot('bohemian', 'greedy'); dorfplatz.new_table")
    assert not bots & {"numba", "numpy", "llvmlite"}


def test_the_first_example_needs_nothing_but_the_standard_library() -> None:
    """In a Python that sees no installed package; that it says what it should is tested with all
    examples."""
    page = (ROOT / "README.md").read_text("utf-8")
    example = page.split("```python\n")[1].split("```")[0]
    code = "".join(step.source for step in DocTestParser().get_examples(example))
    subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        check=True,
        capture_output=True,
    )


def test_games_are_played_by_the_names_alone() -> None:
    for name in dorfplatz.GAMES:
        game, random = dorfplatz.game(name), Random(1)
        state = game.new(2, {})
        bot = dorfplatz.bot(name, dorfplatz.bot_names(name)[0])
        for _ in range(100):
            chance = game.actor(state) is dorfplatz.CHANCE
            move = game.odds(state).draw(random) if chance else bot.choose(state, random)
            state, _ = game.play(state, move)


def test_a_record_is_read_written_and_replayed() -> None:
    table = dorfplatz.new_table("bohemian", {"Ada": "greedy", "Ben": "uniform"}, seed="village")
    while not table.is_over:
        table.play(table.bot_move())
    text = dorfplatz.write_record(table.record)
    record: dorfplatz.Record = dorfplatz.read_record(text)
    assert record == table.record
    assert isinstance(dorfplatz.replay(record), dorfplatz.Course)
    with pytest.raises(dorfplatz.Refusal):
        dorfplatz.read_record(text[1:])


@pytest.mark.parametrize("name", TABLES)
def test_every_position_of_a_game_prints_as_one_short_line(name: str) -> None:
    game = GAMES[name]
    for number in range(WHOLE_GAMES[name]):
        random = Random(f"printed/{number}")
        state = game.new(*TABLES[name](random))
        while True:
            line = repr(state)
            assert line.isprintable()
            assert len(line) <= SIGNS_AT_MOST
            if (actor := game.actor(state)) is None:
                break
            chance = actor is dorfplatz.CHANCE
            move = game.odds(state).draw(random) if chance else random.choice(game.legal(state))
            state, _ = game.play(state, move)
