"""The Church: four orders, each filled once; and a gold for those who can do nothing else."""

from collections.abc import Iterator
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions import paying, villagers
from dorfplatz.games.hamlet.actions.using import gain_gold, gain_points
from dorfplatz.games.hamlet.actions.words import FILLED, NO_ORDER
from dorfplatz.games.hamlet.cardboard.components import Order
from dorfplatz.games.hamlet.events import News, OrderFilled, Why
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import Fill
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, State

MARKERS: Final = 3
"""So many markers Botrik has for orders; a donkey stands for the one that is missing."""


def problem(state: State, move: Fill) -> Message | None:
    church = state.place_of(Role.CHURCH)
    if refused := villagers.problem(state, church):
        return refused
    if move.order not in state.orders:
        return message(NO_ORDER, order=move.order)
    if state.orders[move.order] is not None:
        return message(FILLED)
    order = state.options.components.orders[move.order]
    return paying.problem(state, church, order.needs, order.gold)


def moves(state: State) -> Iterator[Fill]:
    for order in open_orders(state):
        move = Fill(order.id)
        if problem(state, move) is None:
            yield move


def open_orders(state: State) -> list[Order]:
    orders = state.options.components.orders
    return [orders[order] for order, seat in state.orders.items() if seat is None]


def fill(state: State, seat: Seat, order: Order, gold: int, news: News) -> None:
    filled = sum(filler == seat for filler in state.orders.values())
    state.orders[order.id] = seat
    news.append(OrderFilled(seat, order.id, with_donkey=seat == BOTRIK and filled >= MARKERS))
    gain_gold(state, seat, -gold, Why.ORDER, news)
    gain_points(state, seat, order.points, Why.ORDER, news)


def beg(state: State, news: News) -> None:
    villagers.send(state, state.place_of(Role.CHURCH), news)
    gain_gold(state, PERSON, 1, Why.BEGGING, news)
