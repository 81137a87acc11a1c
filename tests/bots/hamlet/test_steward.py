"""What the steward does in positions where it is plain what to do, and in whole games."""

from random import Random

import pytest

from dorfplatz.bots.hamlet.steward import Steward
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Build, Lay
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, State
from dorfplatz.lab.simulation import Simulation, play_games
from tests.games.hamlet.positions import play, position

FULL = {"farm": "wheat wheat wheat", "woodcutter": "wood wood wood", "quarry": "stone stone stone"}


def choice(state: State) -> str:
    move = Steward().choose(state, Random(1))
    assert move in HAMLET.legal(state)
    return HAMLET.write(state, move)


def test_a_second_villager_is_hired_as_soon_as_there_is_gold_for_one() -> None:
    assert choice(position(gold=(5, 2), round_number=2)) == "hire villager"


def test_without_gold_for_one_raw_materials_are_produced() -> None:
    assert choice(position(gold=(3, 2))).startswith("produce ")


def test_a_blueprint_comes_along_on_the_same_visit() -> None:
    hired, _ = play(position(gold=(5, 2), round_number=2), "hire villager")
    assert choice(hired).startswith("take ")


def test_raw_materials_are_delivered_to_the_church_when_few_are_missing() -> None:
    two = (("church", "church"), ("church",))
    assert choice(position(tokens=FULL, gold=(3, 2), villagers=two, round_number=6)) == "order raw"


def test_what_is_missing_for_an_order_is_produced_first_in_the_same_turn() -> None:
    tokens = FULL | {"farm": "wheat wheat"}
    state = position(
        tokens=tokens, gold=(2, 2), villagers=(("church", "church"), ("church",)), round_number=5
    )
    assert choice(state) == "produce farm"
    assert choice(play(state, "produce farm")[0]) == "order raw"


def test_botrik_is_not_left_what_he_needs_for_an_order() -> None:
    """Eight raw materials are enough for him."""
    tokens = FULL | {"farm": "wheat", "woodcutter": "wood wood wood"}
    assert not choice(position(tokens=tokens, gold=(0, 2), round_number=5)).startswith("produce ")


LAST_ORDER_OPEN = {"raw": 0, "cellar": 0, "loft": 1}


def test_the_last_order_is_filled_by_a_person_who_is_ahead() -> None:
    state = position(orders=LAST_ORDER_OPEN, gold=(10, 2), points=(60, 40), round_number=14)
    assert choice(state) == "order gold"


def test_the_last_order_is_left_open_by_a_person_who_is_far_behind() -> None:
    state = position(orders=LAST_ORDER_OPEN, gold=(10, 2), points=(20, 60), round_number=12)
    assert choice(state) != "order gold"


def test_a_processing_place_is_laid_where_a_road_joins_it() -> None:
    state = position(blueprints=(("stonemason",), ()), round_number=4)
    state, _ = play(state, "build stonemason from market")
    laid, _ = play(state, choice(state))
    assert "stonemason" in laid.network.connected


def test_a_wild_site_is_laid_where_it_touches_most_of_its_ground() -> None:
    state = position(blueprints=(("mountains",), ()), round_number=4)
    state, _ = play(state, "build mountains from church")
    best = max(_touched(state, move) for move in HAMLET.legal(state) if isinstance(move, Lay))
    chosen = Steward().choose(state, Random(1))
    assert isinstance(chosen, Lay)
    assert _touched(state, chosen) == best


def _touched(state: State, move: Lay) -> int:
    build = state.building
    assert isinstance(build, Build)
    walk = state.options.components.tiles[build.tile].walk
    return sum(one.other.value == "rock" for one in state.village.touching(walk, move.spot))


def test_own_goods_are_used_before_those_of_botrik() -> None:
    """They pay whoever made them."""
    laid = {"sawmill": "at market", "flour-mill": "at sawmill", "timber-yard": "at flour-mill"}
    tokens = {
        "sawmill": "fine-timber:1",
        "flour-mill": "flour:0",
        "timber-yard": "fine-timber:1 fine-timber:0",
    }
    state = position(
        laid=laid, tokens=tokens, donkeys=("market", "sawmill", "flour-mill"), round_number=9
    )
    state, _ = play(state, "order loft")
    assert state.phase is Phase.PAY
    assert choice(state) == "use fine timber timber-yard 0"


def test_a_donkey_is_led_to_where_it_is_wanted() -> None:
    """Wood for the Sawmill beyond the Market comes over the Church."""
    state = position(
        laid={"sawmill": "at market"}, donkeys=("church", "church"), gold=(0, 2), round_number=8
    )
    assert choice(state) == "donkey church market"


def test_the_first_answer_is_given_for_botrik_where_nothing_speaks_for_another() -> None:
    state, _ = play(position(), "end", "marker red")
    assert state.phase is Phase.ASK
    assert state.question is not None
    assert choice(state) == f"choose {state.question[1][0]}"


@pytest.fixture(scope="module")
def outcomes() -> list[tuple[int, bool, int]]:
    """Rounds, whether the person won, and points, of some games."""
    simulation = Simulation("hamlet", ("steward",), {}, "houses")
    games = [game.outcome for game in play_games(simulation, 12)]
    return [(game.turns // 2, game.winners == (PERSON,), game.totals[PERSON]) for game in games]


def test_the_steward_wins_some_games_and_loses_some(
    outcomes: list[tuple[int, bool, int]],
) -> None:
    """About four in ten; `dorfplatz simulate --game hamlet` tells more exactly."""
    assert 5 <= sum(won for _, won, _ in outcomes) <= 30


def test_the_steward_brings_games_to_their_end(outcomes: list[tuple[int, bool, int]]) -> None:
    rounds = [rounds for rounds, _, _ in outcomes]
    assert max(rounds) < 30
    assert 12 <= sum(rounds) / len(rounds) <= 22


@pytest.mark.parametrize("count", [2, pytest.param(4, marks=pytest.mark.outer)])
def test_uniform_hardly_ever_wins(count: int) -> None:
    games = play_games(Simulation("hamlet", ("uniform",), {}, "u"), count)
    assert all(game.outcome.winners == (BOTRIK,) for game in games)
