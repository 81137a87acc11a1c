"""Every bot plays whole games, whatever is on the table, and only what is possible."""

from typing import Final

import pytest

from dorfplatz.bots.roster import ROSTER
from dorfplatz.core.contract import Options
from dorfplatz.lab.simulation import Sitting, play_out
from tests.bots.situations import own_cardboard, short_game

NAMES: Final = tuple(ROSTER["bohemian"])
SECONDS: Final = 0.005


def sittings(seats: int, options: Options, seed: str) -> list[Sitting]:
    """So many games that every bot has a seat in one; the rules refuse what is not possible."""
    tables = [NAMES[first : first + seats] for first in range(0, len(NAMES), seats)]
    full = [(*bots, *NAMES[: seats - len(bots)]) for bots in tables]
    return [Sitting("bohemian", bots, options, seed, seed, SECONDS) for bots in full]


@pytest.mark.parametrize("income", ["automatic", "claimed"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_finishes_games_at_every_table(seats: int, income: str) -> None:
    for sitting in sittings(seats, {"income": income, "components": short_game(4)}, income):
        assert len(play_out(sitting).outcome.totals) == seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_finishes_games_on_village_boards_of_ones_own(seats: int) -> None:
    options = {"components": own_cardboard(f"own/{seats}")}
    for sitting in sittings(seats, options, "own"):
        assert play_out(sitting).outcome.winners


@pytest.mark.parametrize("name", [name for name in NAMES if name != "mayor"])
def test_the_same_seed_gives_the_same_moves(name: str) -> None:
    """Of all that do not think by the clock; a second game must not remember the first."""
    sitting = Sitting("bohemian", (name,) * 3, {"components": short_game(4)}, "dice", "thoughts")
    assert play_out(sitting).record == play_out(sitting).record


@pytest.mark.parametrize("name", ["apprentice", "journeyman"])
def test_another_seed_gives_other_errors(name: str) -> None:
    short = {"components": short_game(4)}
    one, other = (
        play_out(Sitting("bohemian", (name,) * 3, short, "dice", thoughts)).record
        for thoughts in ("some", "others")
    )
    assert one != other
