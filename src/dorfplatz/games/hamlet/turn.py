"""The person's turn: donkeys move, villagers act, in any order; then Botrik's turn begins."""

from collections.abc import Sequence
from typing import assert_never

from dorfplatz.core.refusal import Illegal
from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions import (
    building,
    church,
    donkeys,
    making,
    market,
    producing,
    roads,
    town_hall,
    villagers,
)
from dorfplatz.games.hamlet.actions.using import gain_gold
from dorfplatz.games.hamlet.events import News, Why
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import (
    END,
    Act,
    Beg,
    Build,
    BuildRoad,
    Fill,
    HireDonkey,
    HireVillager,
    Lay,
    Lead,
    Make,
    PlayerMove,
    Produce,
    Sell,
    Take,
)
from dorfplatz.games.hamlet.state import PERSON, Bill, State
from dorfplatz.games.hamlet.words import CAN_ACT

Deed = Lead | Produce | Act | Take | HireVillager | HireDonkey | Beg
"""What the person begins something with."""


def possible_moves(state: State) -> list[PlayerMove]:
    """Actions, donkeys, the end of the turn: in this order, which callers rely on."""
    moves = _actions(state)
    if may_beg(state, moves):
        moves.append(Beg())
    return [*moves, *donkeys.moves(state), END]


def problem(state: State, move: Deed) -> Message | None:
    """Why the person cannot do this now."""
    match move:
        case Lead():
            return donkeys.problem(state, move)
        case Produce():
            return producing.problem(state, move)
        case Make():
            return making.problem(state, move)
        case Sell():
            return market.problem(state, move)
        case Fill():
            return church.problem(state, move)
        case Take() | HireVillager() | HireDonkey():
            return town_hall.problem(state, move)
        case Build():
            return building.problem(state, move)
        case BuildRoad():
            return roads.problem(state, move)
        case Beg():
            allowed = may_beg(state, _actions(state))
            return None if allowed else message(CAN_ACT)
        case _:
            assert_never(move)


def do(state: State, move: Deed, news: News) -> None:
    """Whatever is not done at the Town Hall ends a visit there."""
    if refused := problem(state, move):
        raise Illegal(refused.text, **refused.facts)
    if not isinstance(move, Take | HireVillager | HireDonkey):
        state.visit = ""
    match move:
        case Lead():
            donkeys.lead(state, move, news)
        case Produce():
            producing.carry_out(state, move, news)
        case Take() | HireVillager() | HireDonkey():
            town_hall.visit(state, move, news)
        case Beg():
            church.beg(state, news)
        case Build():
            villagers.send(state, move.site, news)
            state.building = move
        case _:
            _begin_to_pay(state, move, news)


def lay(state: State, move: Lay) -> None:
    """The place is known; now its cost is used."""
    building.check_spot(state, move)
    build = state.building
    assert build is not None
    cost = state.options.components.tiles[build.tile].cost
    state.building = None
    state.bill = Bill(build, build.site, cost, move.spot)


def finish(state: State, bill: Bill, news: News) -> None:
    """All is paid: what it was paid for happens."""
    cardboard = state.options.components
    match bill.act:
        case Make(place, count):
            making.make(state, PERSON, place, count, news)
        case Sell(sale):
            market.sell(state, PERSON, cardboard.sales[sale], news)
        case Fill(order):
            filled = cardboard.orders[order]
            church.fill(state, PERSON, filled, filled.gold, news)
        case BuildRoad():
            roads.build(state, PERSON, bill.act, news)
        case Build(tile, site):
            assert bill.spot is not None
            built = cardboard.tiles[tile]
            gain_gold(state, PERSON, -built.gold, Why.PLACE, news)
            building.build(state, PERSON, built, site, bill.spot, news)
        case _:
            assert_never(bill.act)


def may_beg(state: State, actions: Sequence[PlayerMove]) -> bool:
    """Nothing else is possible: then the three starting production places are full too, or what
    they produce has run out."""
    return bool(state.players[PERSON].ready) and not actions


def _actions(state: State) -> list[PlayerMove]:
    moves: list[PlayerMove] = [*town_hall.moves(state)] if state.visit else []
    if not state.players[PERSON].ready:
        return moves
    return [
        *producing.moves(state),
        *making.moves(state),
        *market.moves(state),
        *church.moves(state),
        *town_hall.moves(state),
        *building.moves(state),
        *roads.moves(state),
    ]


def _begin_to_pay(state: State, move: Make | Sell | Fill | BuildRoad, news: News) -> None:
    cardboard = state.options.components
    match move:
        case Make(place, count):
            bill = Bill(move, place, making.needs(state, place, count))
        case Sell(sale):
            bill = Bill(move, state.place_of(Role.MARKET), cardboard.sales[sale].needs)
        case Fill(order):
            bill = Bill(move, state.place_of(Role.CHURCH), cardboard.orders[order].needs)
        case BuildRoad(work, site):
            bill = Bill(move, site, roads.needs(work))
        case _:
            assert_never(move)
    villagers.send(state, bill.site, news)
    state.bill = bill
