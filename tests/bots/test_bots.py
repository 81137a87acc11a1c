"""Greedy plays well."""

from random import Random

import pytest

from dorfplatz.bots.bohemian.greedy import Greedy, worths
from dorfplatz.bots.roster import bot
from dorfplatz.core.refusal import Malformed
from dorfplatz.games.bohemian import scoring
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.state import Phase, State
from dorfplatz.lab.simulation import Simulation, play_games
from dorfplatz.lab.summary import by_bot
from tests.positions import position


def choice(state: State) -> str:
    return BOHEMIAN.write(state, Greedy().choose(state, Random(1)))


def test_there_is_no_bot_of_any_name() -> None:
    with pytest.raises(Malformed, match="There is no bot “deep thought”"):
        bot("bohemian", "deep thought")


@pytest.mark.parametrize("games", [36, pytest.param(300, marks=pytest.mark.outer)])
def test_greedy_wins_nearly_every_game_against_uniform(games: int) -> None:
    """At least 97 % over many games; `dorfplatz simulate` tells more exactly."""
    simulation = Simulation("bohemian", ("greedy", "uniform"), {}, "97")
    greedy, _ = by_bot([game.outcome for game in play_games(simulation, games)])
    assert greedy.share >= 0.97


def test_greedy_plays_the_pairs_in_the_order_that_allows_both() -> None:
    """With one figure left the last mill must come first: it gives figures back for the farm."""
    mine = {"A6": 0, "E6": 0, "10": 0, "11": 0}
    state = position(dice=(3, 3, 4, 4), occupants=mine, figures=(1, 9, 9), bishop=0, special=(0,))
    assert choice(state) == "3+3 Illowitz mill"


def test_greedy_takes_one_total_of_three_dice_where_that_brings_more_than_two_pairs() -> None:
    """On the last turn a manor with 6 coins is worth more than glass and a farm."""
    state = position(dice=(2, 3, 4, 6), occupants={"K10": 0, "11": 0}, figures=(5, 0, 5))
    assert choice(state) == "2+4+6 Ellbrunn manor"


def test_greedy_counts_exactly_when_the_next_player_has_no_figure() -> None:
    state = position(occupants={"N7": 0, "A2": 1, "K10": 2}, figures=(5, 0, 5), coins=(3, 4, 5))
    assert worths(state) == [score.total for score in scoring.scores(state)]


def test_greedy_collects_its_income() -> None:
    state = position(dice=(), occupants={"N9": 0}, active=("N9",), income="claimed")
    state.phase = Phase.INCOME
    assert choice(state) == "collect"


def test_greedy_spends_its_tile_when_the_dice_bring_nothing() -> None:
    shops = {"2": 0, "G3": 0, "K3": 1, "E4": 0, "N4": 1}
    state = position(seats=2, dice=(1, 1, 1, 1), occupants=shops, bishop=0, special=(0,))
    assert choice(state) == "reroll 1 1 1 1"
