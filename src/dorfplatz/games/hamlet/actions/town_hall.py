"""The Town Hall: one blueprint and any number of hires in one action."""

from collections.abc import Iterator
from typing import Final, assert_never

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions import villagers, words
from dorfplatz.games.hamlet.actions.using import gain_gold
from dorfplatz.games.hamlet.events import (
    BlueprintTaken,
    DonkeyHired,
    News,
    VillagerHired,
    Why,
)
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import HireDonkey, HireVillager, Take
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import PERSON, Offer, Piece, State

HIRED: Final = "hired"
TAKEN: Final = "taken"


def problem(state: State, move: Take | HireVillager | HireDonkey) -> Message | None:
    """A villager at the Town Hall may go on there; a second blueprint is for another one."""
    is_there = state.visit == HIRED if isinstance(move, Take) else bool(state.visit)
    if not is_there and (refused := villagers.problem(state, state.place_of(Role.TOWN_HALL))):
        return refused
    match move:
        case Take(tile):
            return _cannot_take(state, tile)
        case HireVillager():
            return _cannot_hire_villager(state)
        case HireDonkey(place):
            return _cannot_hire_donkey(state, place)
        case _:
            assert_never(move)


def moves(state: State) -> Iterator[Take | HireVillager | HireDonkey]:
    connected = state.network.connected
    possible: list[Take | HireVillager | HireDonkey] = [
        *(Take(offer.tile) for offer in state.row),
        HireVillager(),
        *(HireDonkey(place) for place in state.village if place in connected),
    ]
    return (move for move in possible if problem(state, move) is None)


def visit(state: State, move: Take | HireVillager | HireDonkey, news: News) -> None:
    """The villager goes there with the first thing done; what follows is the same action."""
    supplies = state.options.components.supplies
    taking = isinstance(move, Take)
    if not state.visit or (taking and state.visit == TAKEN):
        villagers.send(state, state.place_of(Role.TOWN_HALL), news)
        state.visit = HIRED
    match move:
        case Take(tile):
            passed = _index(state, tile)
            gain_gold(state, PERSON, -passed, Why.BLUEPRINT, news)
            gain_gold(state, PERSON, take(state, PERSON, passed, news), Why.BLUEPRINT, news)
            state.visit = TAKEN
        case HireVillager():
            gain_gold(state, PERSON, -villager_price(state), Why.VILLAGER, news)
            hire(state, PERSON, news)
        case HireDonkey(place):
            gain_gold(state, PERSON, -supplies.donkey_price, Why.DONKEY, news)
            state.players[PERSON].donkeys.append(Piece(place, is_done=True))
            news.append(DonkeyHired(PERSON, place))
        case _:
            assert_never(move)


def take(state: State, seat: Seat, index: int, news: News) -> int:
    """Take a blueprint: a gold on each tile to the left of it. Returns the gold that lay on it."""
    offer = state.row.pop(index)
    state.row[:index] = [Offer(passed.tile, passed.gold + 1) for passed in state.row[:index]]
    state.players[seat].blueprints.append(offer.tile)
    news.append(BlueprintTaken(seat, offer.tile, index, offer.gold))
    return offer.gold


def hire(state: State, seat: Seat, news: News) -> None:
    """A new villager rests on the Church."""
    church = state.place_of(Role.CHURCH)
    state.players[seat].villagers.append(Piece(church, is_done=True))
    news.append(VillagerHired(seat))


def villager_price(state: State) -> int:
    """The more one has, the dearer."""
    prices = state.options.components.supplies.villager_prices
    return prices[len(state.players[PERSON].villagers) - 1]


def hand_is_full(state: State, seat: Seat) -> bool:
    return len(state.players[seat].blueprints) >= state.options.components.supplies.hand


def _index(state: State, tile: str) -> int:
    return [offer.tile for offer in state.row].index(tile)


def _cannot_take(state: State, tile: str) -> Message | None:
    if all(offer.tile != tile for offer in state.row):
        return message(words.NOT_OFFERED, tile=place_name(tile))
    if hand_is_full(state, PERSON):
        return message(words.HAND_FULL, hand=len(state.players[PERSON].blueprints))
    return _cannot_pay(state, _index(state, tile))


def _cannot_hire_villager(state: State) -> Message | None:
    if len(state.players[PERSON].villagers) >= state.options.components.supplies.villagers:
        return message(words.NO_MORE_VILLAGERS)
    return _cannot_pay(state, villager_price(state))


def _cannot_hire_donkey(state: State, place: str) -> Message | None:
    supplies = state.options.components.supplies
    if len(state.players[PERSON].donkeys) >= supplies.donkeys:
        return message(words.NO_MORE_DONKEYS)
    if place not in state.village:
        return message(words.NO_PLACE, place=place)
    if place not in state.network.connected:
        return message(words.NOT_CONNECTED, place=place_name(place))
    return _cannot_pay(state, supplies.donkey_price)


def _cannot_pay(state: State, price: int) -> Message | None:
    gold = state.players[PERSON].gold
    return message(words.TOO_POOR, price=price, gold=gold) if price > gold else None
