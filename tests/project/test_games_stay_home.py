"""What is particular to a game is in its own folders; the rest finds it in a registry."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dorfplatz.games.catalogue import GAMES

SOURCE: Final = Path(__file__).parents[2] / "src/dorfplatz"
REGISTRIES: Final = (
    *("games/catalogue.py", "showing/games.py", "bots/games.py", "lab/games.py", "cli/games.py"),
    *("server/pages/game_pages.py", "server/pages/rules/books.py", "server/routes/game_routes.py"),
)
FOR_VISITORS: Final = "server/static"
"""Programs that visitors take with them, which know nothing of Dorfplatz."""


def outside() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        at_home = GAMES.keys() & set(place.parts)
        if not (at_home or str(place) in REGISTRIES or place.is_relative_to(FOR_VISITORS)):
            yield place


def test_no_module_outside_a_games_folders_names_it() -> None:
    """Neither by an import nor by a key; sentences may speak of games."""
    named = {str(place): [*_named(ast.parse((SOURCE / place).read_text()))] for place in outside()}
    assert {place: names for place, names in named.items() if names} == {}


def _named(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = {*node.module.split("."), *(alias.name for alias in node.names)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            names = set(node.value.replace("/", ".").split("."))
        else:
            continue
        yield from GAMES.keys() & names


def test_each_registry_is_there() -> None:
    for registry in REGISTRIES:
        assert (SOURCE / registry).is_file(), registry
