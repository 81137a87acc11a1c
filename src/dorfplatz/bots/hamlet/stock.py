"""What lies in the village, and what Botrik would do with it."""

from collections import Counter
from collections.abc import Iterable

from dorfplatz.bots.hamlet.values import VALUES
from dorfplatz.games.hamlet.actions import church, making, producing, roads
from dorfplatz.games.hamlet.botrik.ordering import discounted
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.moves import Build, BuildRoad, Fill, Make, PlayerMove, Produce, Sell
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.tile import Need

Stock = Counter[Resource]


def lying(state: State) -> Stock:
    """On connected places, where Botrik can use it."""
    places = state.network.connected
    return Counter(token.kind for place in places for token in state.tokens[place])


def after(state: State, stock: Stock, move: PlayerMove) -> Stock:
    """What would lie there after a move."""
    cardboard = state.options.components
    match move:
        case Produce(place, raws):
            return stock + Counter(raws or producing.fillings(state, place)[0])
        case Make(place, count):
            used = _less(stock, making.needs(state, place, count))
            return used + Counter({making.good_of(state, place): count})
        case Sell(sale):
            return _less(stock, cardboard.sales[sale].needs)
        case Fill(order):
            return _less(stock, cardboard.orders[order].needs)
        case Build(tile, _):
            return _less(stock, cardboard.tiles[tile].cost)
        case BuildRoad(work, _, _):
            return _less(stock, roads.needs(work))
        case _:
            return stock


def danger(state: State, stock: Stock) -> float:
    """What Botrik is likely to get by filling church orders with it, in points."""
    return sum(
        (order.points + VALUES.chaplain) * VALUES.near ** max(0, _lack(stock, order.needs))
        for order in map(discounted, church.open_orders(state))
        if order.needs
    )


def _lack(stock: Stock, needs: Iterable[Need]) -> int:
    return sum(max(0, need.count - _found(stock, need)) for need in needs)


def _found(stock: Stock, need: Need) -> int:
    return sum(stock[kind] for kind in need.kinds)


def _less(stock: Stock, needs: Iterable[Need]) -> Stock:
    """Of several kinds that serve, the one that most lies of is used."""
    left = stock.copy()
    for need in needs:
        for _ in range(min(need.count, _found(left, need))):
            left[max(need.kinds, key=left.__getitem__)] -= 1
    return left
