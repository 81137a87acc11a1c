"""Why something that one might expect somewhere is not possible now."""

from collections.abc import Iterable, Iterator
from typing import Final

from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet import turn
from dorfplatz.games.hamlet.actions import church, donkeys, roads, town_hall, villagers
from dorfplatz.games.hamlet.actions.producing import fillings
from dorfplatz.games.hamlet.actions.words import NO_ROOM, NO_VILLAGER
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.moves import (
    Build,
    Fill,
    HireDonkey,
    HireVillager,
    Lead,
    Make,
    Produce,
    Sell,
    Take,
)
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import PERSON, Phase, State
from dorfplatz.showing.hamlet.choosing.choices_here import here
from dorfplatz.showing.hamlet.choosing.words import FROM, NOT

SALE: Final = "sale-"
ORDER: Final = "order-"
"""What is no place goes by these: `sale-milk`, `order-raw`."""


def why_not(state: State, subject: str) -> Iterator[Message]:
    """Sentences about a place, a blueprint, a sale tile or an order; none where all is possible,
    and none while it is not the moment for it."""
    if state.phase is not Phase.TURN:
        return iter(())
    if subject in state.village:
        return _at_place(state, subject)
    if subject in state.players[PERSON].blueprints:
        return _building(state, subject)
    return _problems(state, _deeds_of(state, subject))


def _deeds_of(state: State, subject: str) -> Iterator[turn.Deed]:
    if any(offer.tile == subject for offer in state.row):
        yield Take(subject)
    elif (sale := subject.removeprefix(SALE)) in state.sales:
        yield Sell(sale)
    elif (order := subject.removeprefix(ORDER)) in state.orders and state.orders[order] is None:
        yield Fill(order)


def _at_place(state: State, place: str) -> Iterator[Message]:
    """What holds for all that could be done there is said once."""
    role = state.village[place].role
    stays = bool(state.visit) and role is Role.TOWN_HALL
    if (refused := villagers.problem(state, place)) and not stays:
        yield refused
    else:
        yield from _problems(state, _expected(state, place, role))
    resting = [donkey for donkey in state.players[PERSON].donkeys if donkey.place == place]
    if resting and all(donkey.is_done for donkey in resting):
        leads = [Lead(place, end) for end in state.network.joined[place][:1]]
        yield from filter(None, (donkeys.problem(state, lead) for lead in leads))


def _expected(state: State, place: str, role: Role) -> Iterator[turn.Deed]:
    """What one might want to do at a place that a villager can go to."""
    match role:
        case Role.PRODUCTION:
            yield _production(state, place)
        case Role.PROCESSING:
            yield Make(place, 1)
        case Role.MARKET:
            yield from map(Sell, state.sales)
        case Role.CHURCH:
            yield from (Fill(order.id) for order in church.open_orders(state))
        case Role.TOWN_HALL:
            yield from _at_town_hall(state, place)
        case Role.SITE:
            pass
    yield from (Build(tile, place) for tile in state.players[PERSON].blueprints)
    yield from (move for move in roads.candidates(state, PERSON) if move.site == place)


def _production(state: State, place: str) -> Produce:
    """With any filling, where there is a choice of them."""
    ways = fillings(state, place)
    is_barn = len(state.village[place].kinds) > 1
    return Produce(place, ways[0] if is_barn and ways else ())


def _at_town_hall(state: State, place: str) -> Iterator[turn.Deed]:
    yield HireVillager()
    yield HireDonkey(place)
    if town_hall.hand_is_full(state, PERSON):
        yield from [Take(offer.tile) for offer in state.row[:1]]
    else:
        yield from (Take(offer.tile) for offer in state.row)


def _problems(state: State, deeds: Iterable[turn.Deed]) -> Iterator[Message]:
    for deed in deeds:
        if refused := turn.problem(state, deed):
            yield message(NOT, what=here(state, deed), why=refused)


def _building(state: State, tile: str) -> Iterator[Message]:
    """A blueprint that can be built from nowhere: what stands in the way at which places."""
    if not state.players[PERSON].ready:
        yield message(NO_VILLAGER)
        return
    sites = [place for place in state.village if place in state.network.connected]
    found = [(site, turn.problem(state, Build(tile, site))) for site in sites]
    refused = [(site, why) for site, why in found if why is not None]
    if len(refused) < len(found):
        return
    others = [(site, why) for site, why in refused if why.text is not NO_ROOM]
    reasons: dict[str, list[tuple[str, Message]]] = {}
    for site, why in others:
        reasons.setdefault(str(why), []).append((site, why))
    for alike in reasons.values():
        places = tuple(place_name(site) for site, _ in alike)
        yield message(FROM, places=places, why=alike[0][1])
    if not others:
        yield refused[0][1]
