"""What lies open beside the village: blueprints, sale tiles, church orders, milestones, awards."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet import scoring
from dorfplatz.games.hamlet.kinds import GOODS, Award, Milestone, Resource
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import AWARDS, MILESTONES, ORDERS
from dorfplatz.games.hamlet.state import PERSON, SEATS, State
from dorfplatz.games.hamlet.tile import Need, Tile
from dorfplatz.server.pages.hamlet import words
from dorfplatz.server.pages.hamlet.ground import UNIT, corners, middle
from dorfplatz.server.pages.rendering import Fragments, fragment
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.explaining.conditions import scoring_words

MARGIN = 6


@dataclass(frozen=True, slots=True)
class Cost:
    """So many of one thing; a need that several kinds meet shows them all."""

    count: int
    pictures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A blueprint."""

    id: str
    name: str
    says: str
    costs: tuple[Cost, ...]
    points: int
    makes: tuple[str, ...]
    """What its spaces take, one picture for each space."""
    scores: str
    """What a special site pays for."""
    gold: int
    """That lies on it."""
    view: str
    middle: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A sale tile, or an order of the Church."""

    id: str
    name: str
    costs: tuple[Cost, ...]
    points: int
    gold: int
    says: str
    filler: Seat | None = None


@dataclass(frozen=True, slots=True)
class Honour:
    """A milestone or an award, and who has it or would get it."""

    id: str
    name: str
    points: int
    holders: tuple[Seat, ...]


def cards(state: State, voice: Translator) -> Fragments:
    """All of them as parts of the page."""
    shown: dict[str, Any] = {"voice": voice, "w": words}
    hand = tuple(_card(state, tile, 0, voice) for tile in state.players[PERSON].blueprints)
    offers = tuple(_card(state, offer.tile, offer.gold, voice) for offer in state.row)
    return {
        "hand": fragment("hamlet/hand.html", **shown, cards=hand, seat=PERSON),
        "offers": fragment("hamlet/offers.html", **shown, cards=offers),
        "sales": fragment("hamlet/sales.html", **shown, sales=tuple(_sales(state, voice))),
        "orders": fragment("hamlet/orders.html", **shown, orders=tuple(_orders(state, voice))),
        "honours": fragment("hamlet/honours.html", **shown, honours=tuple(_honours(state, voice))),
    }


def costs(needs: tuple[Need, ...], gold: int = 0) -> tuple[Cost, ...]:
    paid = (Cost(gold, ("gold",)),) if gold else ()
    return (*(Cost(need.count, _pictures(need.kinds)) for need in needs), *paid)


def _pictures(kinds: tuple[Resource, ...]) -> tuple[str, ...]:
    """Any good at all has one sign: four would not fit on a card."""
    return ("act-make",) if kinds == GOODS else tuple(kind.value for kind in kinds)


def _card(state: State, blueprint: str, gold: int, voice: Translator) -> Card:
    tile = state.options.components.tiles[blueprint]
    return Card(
        id=tile.id,
        name=voice.name(place_name(tile.id)),
        says=_says(tile, gold, voice),
        costs=costs(tile.cost, tile.gold),
        points=tile.points,
        makes=tuple(kind.value for kind in tile.kinds) if len(tile.kinds) > 1 else _makes(tile),
        scores="" if tile.scoring is None else voice(scoring_words(tile.scoring)),
        gold=gold,
        view=_view(tile),
        middle=middle(tile, Spot(0, 0)),
    )


def _makes(tile: Tile) -> tuple[str, ...]:
    return tuple(kind.value for kind in tile.kinds) * tile.spaces


def _says(tile: Tile, gold: int, voice: Translator) -> str:
    parts = [voice(rewards.tile_words(tile))]
    if tile.scoring is not None:
        parts.append(voice(scoring_words(tile.scoring)))
    if gold:
        parts.append(voice(words.GOLD_ON_IT, gold=gold))
    return ". ".join(parts)


@lru_cache(maxsize=512)
def _view(tile: Tile) -> str:
    """The part of the drawing that shows a tile that is not turned."""
    border = corners(tile.walk, Spot(0, 0))
    left, right = min(x for x, _ in border), max(x for x, _ in border)
    top, bottom = min(y for _, y in border), max(y for _, y in border)
    high = max(bottom - top, UNIT) + 2 * MARGIN
    return f"{left - MARGIN:.0f} {top - MARGIN:.0f} {right - left + 2 * MARGIN:.0f} {high:.0f}"


def _sales(state: State, voice: Translator) -> Iterator[Wanted]:
    for name in state.sales:
        sale = state.options.components.sales[name]
        says = voice(rewards.sale_words(sale))
        yield Wanted(f"sale-{name}", "", costs(sale.needs), sale.points, sale.gold, says)


def _orders(state: State, voice: Translator) -> Iterator[Wanted]:
    for name, filler in state.orders.items():
        order = state.options.components.orders[name]
        says, paid = voice(rewards.order_words(order)), costs(order.needs, order.gold)
        yield Wanted(f"order-{name}", voice(ORDERS[name]), paid, order.points, 0, says, filler)


def _honours(state: State, voice: Translator) -> Iterator[Honour]:
    for milestone in Milestone:
        held = tuple(seat for seat in SEATS if state.milestones.get(milestone) == seat)
        yield Honour(milestone.value, voice(MILESTONES[milestone]), 0, held)
    ahead = {
        Award.CHAPLAIN: scoring.chaplains(state),
        Award.MERCHANT: scoring.merchants(state),
        Award.LANDSCAPER: scoring.landscapers(state),
    }
    for award, leaders in ahead.items():
        points = state.options.components.awards[award]
        holders = tuple(seat for seat in SEATS if seat in leaders)
        yield Honour(award.value, voice(AWARDS[award]), points, holders)
