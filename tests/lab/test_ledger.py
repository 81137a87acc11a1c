"""Finished games as JSON lines."""

import json

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.lab import ledger
from dorfplatz.lab.arena import Arena
from tests.lab.outcomes import outcome

ARENA = Arena("bohemian", ("greedy", "uniform"), 2, {"income": "automatic"}, "1", 0.5)
GAMES = {3: outcome(("uniform", "greedy"), (10, 12)), 0: outcome(("greedy", "uniform"), (7, 7))}
TEXT = ledger.write_head(ARENA) + "".join(ledger.write_game(*game) for game in GAMES.items())


def test_games_are_read_as_they_were_written() -> None:
    assert ledger.read(TEXT, ARENA) == GAMES


def test_a_line_says_who_sat_where_and_what_came_of_it() -> None:
    assert json.loads(TEXT.splitlines()[1]) == {
        "game": 3,
        "seats": ["uniform", "greedy"],
        "first": 0,
        "totals": [10, 12],
        "winners": [1],
        "turns": 12,
    }


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (Arena("bohemian", ("greedy",), 2, {"income": "automatic"}, "1", 0.5), "bots: there gre"),
        (Arena("bohemian", ARENA.names, 3, {"income": "automatic"}, "1", 0.5), "seats: there 2"),
        (Arena("bohemian", ARENA.names, 2, {"income": "claimed"}, "1", 0.5), "income: there auto"),
        (Arena("bohemian", ARENA.names, 2, {"income": "automatic"}, "2", 0.5), "seed: there 1,"),
        (Arena("bohemian", ARENA.names, 2, {"income": "automatic"}, "1", 1), "seconds: there 0.5"),
    ],
)
def test_games_of_other_settings_are_refused_with_the_difference(
    other: Arena, difference: str
) -> None:
    with pytest.raises(Malformed, match=difference):
        ledger.read(TEXT, other)


@pytest.mark.parametrize("text", ["", "\n", "1. e4 e5\n", "[]\n", '{"arena": 9}\n', "[" * 9999])
def test_another_file_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="This is no file with games of the arena"):
        ledger.read(text, ARENA)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nonsense",
        "7",
        '{"game": 1}',
        TEXT.splitlines()[1].replace("[10, 12]", "[10]"),
        TEXT.splitlines()[1].replace("[10, 12]", "[10, 1e999]"),
        TEXT.splitlines()[1].replace("[1]", "[2]"),
        TEXT.splitlines()[1].replace("[1]", "[]"),
        TEXT.splitlines()[1].replace("greedy", "stranger"),
    ],
)
def test_a_spoilt_line_is_named(line: str) -> None:
    with pytest.raises(Malformed, match="Line 4: this is no game of the arena"):
        ledger.read(f"{TEXT}{line}\n", ARENA)


def test_own_boards_are_known_by_a_short_sum() -> None:
    own = Arena("bohemian", ("greedy",), 2, {"components": "long text"}, "1", 0.5)
    assert len(ledger.settings(own)["components"]) == 12
