"""The ladder of bots: who is on it, who can play here, and what people are told about them."""

import subprocess
import sys

import pytest

from dorfplatz.bots import roster, words
from dorfplatz.bots.roster import ROSTER
from dorfplatz.core.refusal import Malformed


def test_every_bot_has_a_name_and_habits() -> None:
    known = {name for bots in ROSTER.values() for name in bots}
    assert sorted(words.NAMES) == sorted(words.HABITS) == sorted(known)


def test_an_unknown_bot_of_an_old_game_is_introduced_too() -> None:
    assert str(words.introduction("deep thought")).startswith("deep thought: ")


@pytest.mark.parametrize("game", ROSTER)
def test_without_the_extra_only_plain_bots_are_available(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert roster.available(game) == tuple(ROSTER[game])
    monkeypatch.setattr(roster, "_is_installed", lambda: False)
    assert {*roster.available(game)} == {*ROSTER[game]} & {*roster.PLAIN}


def test_a_bot_without_its_extra_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_is_installed", lambda: False)
    with pytest.raises(Malformed, match=r"The bot “mayor” needs the extra “bots”.*dorfplatz\[bots"):
        roster.bot("bohemian", "mayor")
    with pytest.raises(Malformed, match="there are: uniform, greedy"):
        roster.check("bohemian", "deep thought")


def test_a_bot_of_another_game_is_refused() -> None:
    with pytest.raises(Malformed, match="There is no bot “greedy”; there are: uniform, steward"):
        roster.check("hamlet", "greedy")


@pytest.mark.parametrize("game", ROSTER)
def test_the_usual_bot_of_a_game_needs_no_extra(game: str) -> None:
    assert roster.usual(game) in roster.PLAIN
    assert roster.usual(game) in ROSTER[game]


SERVER = """
import dorfplatz.server.serve
from dorfplatz.bots.roster import available, check
check("bohemian", available("bohemian")[-1])
"""
HELP = """
from dorfplatz.cli.main import main
try:
    main(["--help"])
except SystemExit:
    pass
"""
NOTHING_HEAVY = """
import sys
assert not {"numba", "numpy", "llvmlite"} & sys.modules.keys()
"""


@pytest.mark.parametrize("code", [SERVER, HELP])
def test_nothing_heavy_is_imported_before_a_bot_thinks(code: str) -> None:
    """Only workers need it: it takes longer to import than any page may."""
    subprocess.run([sys.executable, "-c", code + NOTHING_HEAVY], check=True, capture_output=True)


def test_bots_of_a_game_that_there_is_not_are_refused_in_a_sentence() -> None:
    for ask in (roster.available, lambda game: roster.bot(game, "uniform")):
        with pytest.raises(Malformed, match="There is no game “chess”"):
            ask("chess")
