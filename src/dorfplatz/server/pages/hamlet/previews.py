"""One choice of the person's: its button, what it would use, and what it is about on the map."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dorfplatz.core.text import Fact, Message, Text, message
from dorfplatz.games.hamlet.actions import town_hall
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.kinds import Role, Segment
from dorfplatz.games.hamlet.moves import (
    Beg,
    Build,
    BuildRoad,
    Choose,
    End,
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
    Use,
)
from dorfplatz.games.hamlet.state import State
from dorfplatz.games.hamlet.turn import Deed
from dorfplatz.server.pages.hamlet.words import BRINGS, NO_ROAD
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.choosing.choices import can_meet_road, detail
from dorfplatz.showing.hamlet.choosing.choices_here import here
from dorfplatz.showing.hamlet.choosing.previews import preview, walker
from dorfplatz.showing.hamlet.choosing.previews_words import bring_words, use_words

DOES: Final[dict[type[PlayerMove], str]] = {
    Produce: "produce",
    Make: "make",
    Sell: "sell",
    Fill: "order",
    Take: "take",
    HireVillager: "hire",
    HireDonkey: "donkey",
    Build: "build",
    BuildRoad: "road",
    Beg: "beg",
    Lead: "lead",
    Lay: "lay",
    Use: "use",
    Choose: "choose",
    End: "end",
}
"""The words that pages and scripts know moves by."""


@dataclass(frozen=True, slots=True)
class Choice:
    move: str
    does: str
    label: str
    """What tells it from the others of its group."""
    says: str
    """All of it, where it stands alone."""
    uses: str = ""
    """What it would use and bring."""
    place: str = ""
    """Where it is done; of a road that Botrik builds, both ends."""
    end: str = ""
    """Where a road or a donkey would lead."""
    sources: str = ""
    """Places from which something would be used."""
    over: str = ""
    """Places of donkeys that would carry it."""
    card: str = ""
    """What it is about beside the map, by the name of its explanation."""
    villager: int | None = None
    """Which of the person's villagers would go."""
    visits: str = ""
    """Where that villager goes, if somewhere else."""
    spot: str = ""
    turn: int | None = None
    """Where a tile would lie, and by how many sixths it is turned."""
    key: str = ""


def choice(state: State, voice: Translator, move: Deed) -> Choice:
    """Something to begin in a turn."""
    place, visited = _place(state, move), _visited(state, move)
    shown = (
        preview(state, move) if isinstance(move, Make | Sell | Fill | Build | BuildRoad) else None
    )
    return Choice(
        move=HAMLET.write(state, move),
        does=DOES[type(move)],
        label=_label(state, voice, move),
        says=voice.sentence(here(state, move)),
        uses=listed(voice, _uses(state, move)),
        place=place,
        end=move.end if isinstance(move, Lead | BuildRoad) else "",
        sources=" ".join(shown.sources) if shown else "",
        over=" ".join(shown.porters) if shown else "",
        card=_card(move),
        villager=walker(state, visited) if visited else None,
        visits=visited if visited != place else "",
    )


def listed(voice: Translator, words: Iterator[Message]) -> str:
    return "; ".join(map(voice, words))


def said(voice: Translator, words: Fact) -> str:
    return voice(words) if isinstance(words, Text | Message) else str(words)


def _place(state: State, move: Deed) -> str:
    match move:
        case Produce(place) | Make(place) | HireDonkey(place):
            return place
        case Build(_, place) | BuildRoad(_, place) | Lead(place):
            return place
        case Sell():
            return state.place_of(Role.MARKET)
        case Take() | HireVillager():
            return state.place_of(Role.TOWN_HALL)
        case _:
            return state.place_of(Role.CHURCH)


def _visited(state: State, move: Deed) -> str:
    """Where a villager goes for it; nowhere if one is there already, or if it is for a donkey."""
    match move:
        case Lead():
            return ""
        case HireVillager() | HireDonkey():
            return "" if state.visit else state.place_of(Role.TOWN_HALL)
        case Take():
            is_there = state.visit == town_hall.HIRED
            return "" if is_there else state.place_of(Role.TOWN_HALL)
        case _:
            return _place(state, move)


def _label(state: State, voice: Translator, move: Deed) -> str:
    if isinstance(move, Produce) and move.raws:
        return voice(rewards.summed([*bring_words(state, move)][:-1]))
    return said(voice, detail(state, move))


def _uses(state: State, move: Deed) -> Iterator[Message]:
    match move:
        case Produce():
            yield message(BRINGS, what=rewards.summed([*bring_words(state, move)]))
        case Make() | Sell() | Fill() | Build() | BuildRoad():
            if isinstance(move, Build) and _misses_roads(state, move):
                yield message(NO_ROAD)
            yield from use_words(preview(state, move))
            yield from bring_words(state, move)
        case _:
            return


def _misses_roads(state: State, move: Build) -> bool:
    walk = state.options.components.tiles[move.tile].walk
    has_roads = any(segment is Segment.ROAD for _, segment in walk)
    return has_roads and not can_meet_road(state, move)


def _card(move: Deed) -> str:
    match move:
        case Build(tile) | Take(tile):
            return tile
        case Sell(sale):
            return f"sale-{sale}"
        case Fill(order):
            return f"order-{order}"
        case _:
            return ""
