"""Produce: all empty spaces of a production place are filled, as far as the supply goes."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions import villagers
from dorfplatz.games.hamlet.actions.using import reward
from dorfplatz.games.hamlet.actions.words import FILLING, FULL, RUN_OUT
from dorfplatz.games.hamlet.events import News, Produced, Why
from dorfplatz.games.hamlet.kinds import RAWS, Resource, Role
from dorfplatz.games.hamlet.moves import Produce
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import PERSON, State, Token

Raws = tuple[Resource, ...]


def problem(state: State, move: Produce) -> Message | None:
    place = place_name(move.place)
    if refused := villagers.problem(state, move.place, Role.PRODUCTION):
        return refused
    if not state.free_spaces(move.place):
        return message(FULL, place=place)
    possible = list(_moves_at(state, move.place))
    if not possible:
        return message(RUN_OUT, place=place)
    return None if move in possible else message(FILLING, place=place)


def moves(state: State) -> Iterator[Produce]:
    for place in state.of_role(Role.PRODUCTION):
        if state.free_spaces(place):
            yield from _moves_at(state, place)


def _moves_at(state: State, place: str) -> Iterator[Produce]:
    """A move says what is produced only where there is something to choose: in a barn."""
    is_barn = len(state.village[place].kinds) > 1
    for raws in fillings(state, place):
        if raws:
            yield Produce(place, raws if is_barn else ())


def fillings(state: State, place: str) -> list[Raws]:
    """Every way of filling a place as far as its spaces and the supply go."""
    kinds = state.village[place].kinds
    most = min(state.free_spaces(place), sum(state.supply[kind] for kind in kinds))
    ordered = [kind for kind in RAWS if kind in kinds]
    return [
        raws
        for raws in combinations_with_replacement(ordered, most)
        if all(count <= state.supply[kind] for kind, count in Counter(raws).items())
    ]


def produce(state: State, seat: Seat, place: str, raws: Raws, news: News) -> None:
    """And two gold, once."""
    for kind in raws:
        state.supply[kind] -= 1
    state.tokens[place] += tuple(map(Token, raws))
    news.append(Produced(seat, place, raws))
    gold = state.options.components.supplies.production_gold
    reward(state, seat, 0, gold, Why.PRODUCTION, news)


def carry_out(state: State, move: Produce, news: News) -> None:
    raws = move.raws or fillings(state, move.place)[0]
    villagers.send(state, move.place, news)
    produce(state, PERSON, move.place, raws, news)
