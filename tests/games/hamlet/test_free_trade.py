"""Free trade: a missing resource may be bought, if it can be brought from the Market."""

import pytest

from dorfplatz.games.hamlet.events import GoldChanged, Traded, Used, Why
from dorfplatz.games.hamlet.kinds import GOODS, RAWS, Resource
from dorfplatz.games.hamlet.state import PERSON, State
from tests.games.hamlet.positions import play, position, possible, refused

EMPTY = {"farm": "", "woodcutter": "", "quarry": ""}


def at_the_market(gold: int) -> State:
    """A Stonemason beside the Market, to which no donkey brings stone."""
    return position(laid={"stonemason": "at market"}, gold=(gold, 2), donkeys=())


def test_a_missing_raw_material_costs_three_gold() -> None:
    state, events = play(at_the_market(4), "make stonemason 1")
    assert Traded(PERSON, 1, (Resource.STONE,), 3) in events
    assert GoldChanged(PERSON, -3, Why.TRADE) in events
    assert state.players[PERSON].gold == 1


def test_a_missing_good_costs_five_gold() -> None:
    state = position(gold=(11, 2), donkeys=("church",), orders={"gold": 1})
    assert refused(state, "order loft") == "hamlet.refusal.missing-dear"
    state, events = play(position(gold=(15, 2)), "order loft")
    assert Traded(PERSON, 3, (Resource.TIMBER, Resource.FLOUR), 15) in events
    assert state.players[PERSON].gold == 0


def test_what_is_there_is_used_first_and_only_the_rest_is_bought() -> None:
    state = position(gold=(12, 2), tokens={"farm": "wheat wheat wheat"})
    state, events = play(state, "order raw")
    assert len([event for event in events if isinstance(event, Used)]) == 7
    assert Traded(PERSON, 3, RAWS, 9) in events
    assert state.players[PERSON].gold == 3


def test_nothing_can_be_bought_while_it_is_there() -> None:
    state, events = play(position(gold=(12, 2), roads=("path farm market 1",)), "path farm market")
    assert not [event for event in events if isinstance(event, Traded)]
    assert state.players[PERSON].gold == 12


def test_what_was_bought_does_not_come_from_the_supply() -> None:
    before = at_the_market(3)
    after, _ = play(before, "make stonemason 1")
    assert after.supply == before.supply


def test_a_supply_that_has_run_out_hinders_nobody_to_buy() -> None:
    tokens = {"quarry": "stone stone stone", "plank-barn": "stone stone stone"}
    laid = {"stonemason": "at market", "plank-barn": "apart at quarry"}
    state = position(laid=laid, tokens=tokens, donkeys=(), gold=(3, 2))
    assert state.supply[Resource.STONE] == 0
    assert "make stonemason 1" in possible(state)


@pytest.mark.parametrize(("gold", "is_enough"), [(3, True), (2, False)])
def test_the_gold_must_be_there(gold: int, is_enough: bool) -> None:
    state = at_the_market(gold)
    assert ("make stonemason 1" in possible(state)) is is_enough
    if not is_enough:
        assert refused(state, "make stonemason 1") == "hamlet.refusal.missing-dear"


def test_it_must_be_possible_to_bring_it_from_the_market() -> None:
    tokens = {"woodcutter": "", "quarry": ""}
    state = position(gold=(9, 2), donkeys=(), tokens=tokens)
    assert refused(state, "path farm market") == "hamlet.refusal.missing"
    assert "path market farm" in possible(state)
    joined = position(gold=(9, 2), donkeys=("church",), tokens=tokens)
    assert "path farm market" in possible(joined)


def test_where_everything_is_at_hand_the_market_may_be_out_of_reach() -> None:
    state = position(gold=(0, 2), donkeys=(), tokens={"farm": "wheat wheat"})
    assert "bridge church quarry" in possible(state)
    assert "market" not in state.network.joined["farm"]


def test_nothing_may_be_bought_for_a_sale() -> None:
    state = position(gold=(99, 2), sales=("wood-wood-wheat",), tokens={"woodcutter": "wood"})
    assert refused(state, "sell wood-wood-wheat") == "hamlet.refusal.missing-for-sale"
    assert possible(state, "sell") == []


def test_what_is_missing_and_gold_that_is_asked_for_are_paid_together() -> None:
    """No tile of the box asks for both; a component file may."""
    state = position(gold=(10, 2), tokens=EMPTY)
    assert "order gold" in possible(state)
    assert refused(position(gold=(9, 2)), "order gold") == "hamlet.refusal.too-dear"


def test_any_good_that_is_missing_may_be_bought() -> None:
    state = position(gold=(5, 2), blueprints=(("warehouse",), ()))
    state, _ = play(state, "build warehouse from church")
    _, events = play(state, possible(state)[0])
    assert Traded(PERSON, 1, GOODS, 5) in events
