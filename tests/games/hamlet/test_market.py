"""The Market: deliver what an open sale tile shows, take it and its reward."""

from collections import Counter

import pytest

from dorfplatz.games.hamlet.cardboard.components import standard
from dorfplatz.games.hamlet.events import GoldChanged, PointsChanged, SaleShown, Sold, Used, Why
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Show
from dorfplatz.games.hamlet.state import PERSON, Phase, State
from tests.games.hamlet.positions import play, position, possible, refused

GOODS_PLACES = {
    "timber-yard": "timber:1 timber:1",
    "master-mason": "brick:1 brick:1",
    "twin-mill": "flour:1 flour:1",
    "creamery": "milk:1 milk:1",
}
"""Enough of everything; one after the other beside the Market."""
FULL = {"farm": "wheat wheat wheat", "woodcutter": "wood wood wood", "quarry": "stone stone stone"}


def stocked(sale: str) -> State:
    names = [*GOODS_PLACES]
    laid = {name: f"at {last}" for name, last in zip(names, ["market", *names], strict=False)}
    return position(
        laid=laid,
        tokens={**GOODS_PLACES, **FULL},
        donkeys=("church", *names),
        sales=(sale,),
    )


@pytest.mark.parametrize("sale", standard().sales)
def test_every_sale_takes_what_it_shows_and_brings_its_reward(sale: str) -> None:
    tile = standard().sales[sale]
    state = stocked(sale)
    after, events = play(state, f"sell {sale}")
    used = Counter(event.token.kind.value for event in events if isinstance(event, Used))
    assert used == Counter(sale.split("-"))
    assert Sold(PERSON, sale) in events
    assert PointsChanged(PERSON, tile.points, Why.SALE) in events
    assert GoldChanged(PERSON, tile.gold, Why.SALE) in events
    assert after.players[PERSON].sales == [sale]
    assert after.players[PERSON].points == tile.points
    assert after.players[PERSON].gold == 3 + tile.gold


def test_a_sold_tile_is_replaced_at_once() -> None:
    state, _ = play(stocked("milk"), "sell milk")
    assert state.phase is Phase.SHOW
    assert "milk" not in state.sales
    state, events = play(state, "show flour")
    assert events == [SaleShown("flour")]
    assert state.sales[-1] == "flour"
    assert len(state.sales) == 3
    assert "flour" not in state.sale_pile


def test_a_lower_tier_comes_before_the_next_and_each_of_it_is_as_likely() -> None:
    first, second = (
        tuple(sale.id for sale in standard().sales.values() if sale.tier == tier) for tier in (1, 2)
    )
    for sold, tier in (((), first), (first[:3], first[3:]), (first, second)):
        state, _ = play(_with_sold(sold), "sell timber-brick")
        odds = HAMLET.odds(state)
        assert list(odds.outcomes) == [Show(sale) for sale in tier]
        assert {*odds.weights} == {1}


def _with_sold(sold: tuple[str, ...]) -> State:
    state = stocked("timber-brick").copy()
    state.players[PERSON].sales = [*sold]
    state.sale_pile = tuple(sale for sale in state.sale_pile if sale not in sold)
    return state


def test_when_the_pile_is_empty_fewer_lie_open() -> None:
    left = ("milk", "flour", "milk-milk")
    rest = tuple(sale for sale in standard().sales if sale not in left)
    state = position(
        laid={"creamery": "at market"}, tokens={"creamery": "milk:0"}, sales=left, sold=((), rest)
    )
    state, _ = play(state, "sell milk")
    assert state.phase is Phase.TURN
    assert state.sales == ["flour", "milk-milk"]


def test_only_open_sales_can_be_served() -> None:
    state = position(sales=("milk", "flour", "milk-milk"))
    assert refused(state, "sell wood-wood-wheat") == "hamlet.refusal.not-open"
    assert refused(state, "sell beer") == "hamlet.refusal.not-open"


def test_what_cannot_be_brought_to_the_market_cannot_be_sold() -> None:
    here = position(sales=("stone-stone-wheat",))
    assert possible(here, "sell") == ["sell stone-stone-wheat"]
    away = position(sales=("stone-stone-wheat",), donkeys=("farm",))
    assert refused(away, "sell stone-stone-wheat") == "hamlet.refusal.missing-for-sale"


def test_a_sale_needs_a_villager() -> None:
    state = position(sales=("stone-stone-wheat",), villagers=(("farm!",), ("church",)))
    assert refused(state, "sell stone-stone-wheat") == "hamlet.refusal.no-villager"
