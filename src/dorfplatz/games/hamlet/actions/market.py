"""The Market: deliver what an open sale tile shows, take it and its reward."""

from collections.abc import Iterator

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions import paying, villagers
from dorfplatz.games.hamlet.actions.using import reward
from dorfplatz.games.hamlet.actions.words import NOT_OPEN
from dorfplatz.games.hamlet.cardboard.components import Sale
from dorfplatz.games.hamlet.events import News, Sold, Why
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Sell
from dorfplatz.games.hamlet.state import State


def problem(state: State, move: Sell) -> Message | None:
    market = state.place_of(Role.MARKET)
    if refused := villagers.problem(state, market):
        return refused
    if move.sale not in state.sales:
        return message(NOT_OPEN, sale=move.sale)
    sale = state.options.components.sales[move.sale]
    return paying.problem(state, market, sale.needs, may_trade=False)


def moves(state: State) -> Iterator[Sell]:
    for sale in state.sales:
        move = Sell(sale)
        if problem(state, move) is None:
            yield move


def sell(state: State, seat: Seat, sale: Sale, news: News) -> None:
    state.sales.remove(sale.id)
    state.players[seat].sales.append(sale.id)
    news.append(Sold(seat, sale.id))
    reward(state, seat, sale.points, sale.gold, Why.SALE, news)


def possible_sales(state: State) -> tuple[str, ...]:
    """What may be turned up next: the lowest tier of the pile, whose tiles lie shuffled."""
    sales = state.options.components.sales
    lowest = min(sales[sale].tier for sale in state.sale_pile)
    return tuple(sale for sale in state.sale_pile if sales[sale].tier == lowest)
