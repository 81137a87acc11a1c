"""Each layer finds the parts of games, also of those outside the package."""

from dataclasses import dataclass

import pytest

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
