"""What is wanted somewhere right now, and what of it donkeys could bring there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dorfplatz.bots.hamlet.carrying import sources
from dorfplatz.bots.hamlet.outlook import Outlook
from dorfplatz.bots.hamlet.spending import reward_for
from dorfplatz.bots.hamlet.values import VALUES
from dorfplatz.games.hamlet.actions import church, making
from dorfplatz.games.hamlet.actions.using import price
from dorfplatz.games.hamlet.kinds import Resource, Role
from dorfplatz.games.hamlet.state import PERSON, State
from dorfplatz.games.hamlet.tile import Need


@dataclass(frozen=True, slots=True)
class Errand:
    """Resources that are wanted at a place."""

    site: str
    needs: tuple[Need, ...]
    all_together: float
    """What it is worth to bring all of them there."""
    each: float = 0.0
    """What it is worth to bring one, even if others are missing."""


def errands(state: State, look: Outlook) -> list[Errand]:
    return [*_raws_to_make_of(state, look), *_sales(state, look), *_orders(state, look)]


def served(state: State, wanted: Sequence[Errand], donkeys: frozenset[str]) -> float:
    """What the errands are worth that can be run with donkeys on these places."""
    return sum(_served(state, errand, donkeys) for errand in wanted)


def _served(state: State, errand: Errand, donkeys: frozenset[str]) -> float:
    found = [
        token.kind
        for place in (errand.site, *sources(state.network, errand.site, donkeys))
        for token in state.tokens[place]
    ]
    brought = [min(need.count, _among(found, need)) for need in errand.needs]
    is_all = all(count == need.count for count, need in zip(brought, errand.needs, strict=True))
    return is_all * errand.all_together + sum(brought) * errand.each


def _among(found: Sequence[Resource], need: Need) -> int:
    return sum(kind in need.kinds for kind in found)


def _raws_to_make_of(state: State, look: Outlook) -> Iterator[Errand]:
    for place in state.of_role(Role.PROCESSING):
        good = making.good_of(state, place)
        if state.free_spaces(place) and state.players[PERSON].goods[good]:
            worth = VALUES.kept * reward_for(state, good) * (1 + look.gold)
            yield Errand(place, making.needs(state, place, 1), worth)


def _sales(state: State, look: Outlook) -> Iterator[Errand]:
    market = state.place_of(Role.MARKET)
    for name in state.sales:
        sale = state.options.components.sales[name]
        yield Errand(market, sale.needs, sale.points + sale.gold * look.gold)


def _orders(state: State, look: Outlook) -> Iterator[Errand]:
    for order in church.open_orders(state):
        for need in order.needs:
            yield Errand(state.network.church, (need,), 0.0, price(state, need) * look.gold)
