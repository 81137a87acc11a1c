"""Final scoring beside the printed game: the same counts bring the same points as by the rules."""

from random import Random
from typing import Any

import pytest

from dorfplatz.games.hamlet import scoring
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, State
from dorfplatz.showing.hamlet.companion.words import BOTRIK_WINS, YOU_WIN
from tests.companion.scored import counted, score_by_both
from tests.companion.watching import game
from tests.games.hamlet.positions import position

TAKEN = ("milk", "flour", "timber-flour", "timber-milk", "brick-flour", "milk-milk")


def table(random: Random, **changes: Any) -> State:
    """Some end of a game, with as many sales and orders as it happens."""
    state = position(
        laid={"forest-pond": "", "rock-pond": "", "lime-tree": "", "sawmill": ""},
        botriks=random.choice((["rock-pond"], ["rock-pond", "lime-tree"], ["sawmill"])),
        tokens={"sawmill": random.choice(("timber:1", "fine-timber:1", ""))},
        **changes,
    )
    for order in state.orders:
        state.orders[order] = random.choice((None, PERSON, BOTRIK))
    for seat in (PERSON, BOTRIK):
        state.players[seat].sales = list(TAKEN[: random.randrange(7)])
        state.players[seat].points = random.randrange(-3, 60)
        state.players[seat].gold = random.randrange(12)
    return state


@pytest.mark.parametrize("seed", range(60))
def test_both_breakdowns_are_those_of_the_rules_under_all_modifiers(seed: int) -> None:
    random = Random(seed)
    some = random.sample([each.value for each in Modifier], random.randrange(5))
    if {Modifier.ONE_POINT_SITES.value, Modifier.FIVE_POINT_SITES.value} <= {*some}:
        some.remove(Modifier.ONE_POINT_SITES.value)
    by_rules, by_companion = score_by_both(table(random, modifiers=",".join(some) or "none"))
    assert by_companion == by_rules


def test_so_they_are_at_the_end_of_a_whole_game() -> None:
    by_rules, by_companion = score_by_both(game("companion 0")[0])
    assert by_companion == by_rules


@pytest.mark.parametrize("yours", [1, 0, -1])
def test_you_need_more_points_than_botrik(yours: int) -> None:
    state = position(points=(0, 0))
    his = scoring.scores(state)[BOTRIK].total
    state.players[PERSON].points += his + yours - scoring.scores(state)[PERSON].total
    said = YOU_WIN if yours > 0 else BOTRIK_WINS
    assert counted(state).told[-1].said.text is said
