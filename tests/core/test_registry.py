"""Each layer finds the parts of games, also of those outside the package."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.registry import VARIABLE, Registry, outside
from tests.games.pig.rules import GAME as PIG


@dataclass(frozen=True)
class Part:
    name: str
    is_plain: bool = False


def plain(name: str) -> Part:
    return Part(name, is_plain=True)


def test_a_game_without_a_part_of_its_own_gets_the_plain_one() -> None:
    parts = Registry("no-such-layer", Part("chess"), plain=plain)
    assert parts["chess"] == Part("chess")
    assert parts["pig"].is_plain
    assert list(parts.own) == ["chess"]


def test_games_outside_the_package_are_found_by_their_layer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(VARIABLE, " tests.games.pig, ")
    assert [*outside("rules")] == [PIG]
    assert [*outside("terminal")] == []
    monkeypatch.delenv(VARIABLE)
    assert [*outside("rules")] == []


@pytest.mark.parametrize("package", ["nonsense", "a b", ".pig", "tests.games", "tests.nowhere.pig"])
def test_a_game_without_rules_is_refused(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, package)
    assert [*outside("showing")] == []
    with pytest.raises(Malformed, match=f"names “{package}”"):
        [*outside("rules", is_needed=True)]


def test_a_module_without_its_object_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "tests")
    with pytest.raises(Malformed, match="no object GAME"):
        [*outside("waiting")]


def test_what_is_missing_inside_a_game_is_not_taken_for_a_missing_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "torn_game").mkdir()
    (tmp_path / "torn_game/__init__.py").write_text("import no_such_library\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, "torn_game")
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        [*outside("rules")]
