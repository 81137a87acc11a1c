"""The ladder of bots: who is on it, who can play here, and what people are told about them."""

import subprocess
import sys

import pytest

from dorfplatz.bots import roster, words
from dorfplatz.bots.roster import ROSTER
from dorfplatz.core.refusal import Malformed


def test_every_bot_has_a_name_and_habits() -> None:
    known = [name for bots in ROSTER.values() for name in bots]
    assert sorted(words.NAMES) == sorted(words.HABITS) == sorted(known)


def test_an_unknown_bot_of_an_old_game_is_introduced_too() -> None:
    assert str(words.introduction("deep thought")).startswith("deep thought: ")


@pytest.mark.parametrize("game", ROSTER)
def test_without_its_extra_a_bot_is_not_available_and_refused(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert roster.available(game) == tuple(ROSTER[game])
    monkeypatch.setattr(roster, "_is_installed", lambda: False)
    assert sorted(roster.available(game)) == sorted(roster.PLAIN)
    with pytest.raises(Malformed, match=r"The bot “mayor” needs the extra “bots”.*dorfplatz\[bots"):
        roster.bot(game, "mayor")
    with pytest.raises(Malformed, match="there are: uniform, greedy"):
        roster.check(game, "deep thought")


def test_the_usual_bot_needs_no_extra() -> None:
    assert roster.USUAL in roster.PLAIN


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
