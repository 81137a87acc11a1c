"""Both sides at a glance, and how far the game has come."""

from collections.abc import Mapping
from dataclasses import dataclass

from markupsafe import Markup

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Text
from dorfplatz.games.hamlet import scoring
from dorfplatz.games.hamlet.kinds import Resource
from dorfplatz.games.hamlet.sentences.words import RESOURCES
from dorfplatz.games.hamlet.state import SEATS, State
from dorfplatz.server.pages.hamlet import words
from dorfplatz.server.pages.rendering import Fragments, art, fragment, own_art
from dorfplatz.server.pages.rules import links
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet import words as showing_words
from dorfplatz.showing.hamlet.words import (
    DONKEYS,
    HEADING_GOLD,
    HEADING_POINTS,
    ORDERS_FILLED,
    ROADS,
    SALES,
    SITES,
)


@dataclass(frozen=True, slots=True)
class Side:
    """What is told of a seat: a cell for each column, and its tokens outside the village."""

    seat: Seat
    cells: tuple[str, ...]
    goods: tuple[tuple[str, str, int], ...]


def columns() -> tuple[tuple[Markup, Text], ...]:
    """What is told of each side, with its picture."""
    return (
        (own_art("hamlet", "star"), HEADING_POINTS),
        (art("crown"), words.NOW),
        (own_art("hamlet", "gold"), HEADING_GOLD),
        (own_art("hamlet", "villager"), words.VILLAGERS),
        (own_art("hamlet", "donkey"), DONKEYS),
        (own_art("hamlet", "bridge"), ROADS),
        (own_art("hamlet", "flag"), SITES),
        (own_art("hamlet", "act-sell"), SALES),
        (own_art("hamlet", "act-order"), ORDERS_FILLED),
    )


def scores(state: State, voice: Translator) -> Fragments:
    progress = fragment(
        "hamlet/progress.html",
        voice=voice,
        h=showing_words,
        rules=links,
        round=state.round,
        rounds=state.options.components.supplies.rounds,
        bag=len(state.bag),
        supply=_named(state.supply, voice),
    )
    totals = [score.total for score in scoring.scores(state)]
    sides = {
        f"side-{seat}": fragment(
            "hamlet/side.html",
            voice=voice,
            side=_side(state, seat, totals[seat], voice),
            columns=columns(),
        )
        for seat in SEATS
    }
    return {"progress": progress, **sides}


def _side(state: State, seat: Seat, now: int, voice: Translator) -> Side:
    player, supplies = state.players[seat], state.options.components.supplies
    ready = len(player.ready) if seat == state.turn else 0
    cells = (
        voice.number(player.points),
        voice.number(now),
        f"{player.gold}",
        f"{ready}/{len(player.villagers)}",
        f"{len(player.donkeys)}",
        f"{state.roads_of(seat)}/{supplies.roads}",
        f"{list(state.flags.values()).count(seat)}",
        f"{len(player.sales)}",
        f"{list(state.orders.values()).count(seat)}",
    )
    return Side(seat, cells, _named(player.goods, voice))


def _named(counts: Mapping[Resource, int], voice: Translator) -> tuple[tuple[str, str, int], ...]:
    return tuple((kind.value, voice(RESOURCES[kind]), count) for kind, count in counts.items())
