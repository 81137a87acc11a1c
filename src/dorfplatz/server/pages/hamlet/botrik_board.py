"""Botrik's board: what he tries in which order, his markers, his support tile, his blueprints.

It is made of pieces with ids of their own, so that a moment of his turn needs only those that
changed.
"""

from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from dorfplatz.games.hamlet.botrik.markers import CIRCLES, IN_THE_BOWL
from dorfplatz.games.hamlet.botrik.priorities import PRIMARY
from dorfplatz.games.hamlet.moves import Colour
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import ACTIONS, COLOURS, MODIFIERS
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.server.pages.hamlet import words
from dorfplatz.server.pages.rendering import Fragments, fragment
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet import words as showing_words

SEAT_COLOURS: Final = {Colour.RED: 0, Colour.BLUE: 3, Colour.YELLOW: 1}
"""The seats whose colours the markers have."""


@dataclass(frozen=True, slots=True)
class Marker:
    seat: int
    name: str

    @property
    def letter(self) -> str:
        return self.name[0].upper()


def board(state: State, voice: Translator) -> Markup:
    modifiers = tuple(voice(MODIFIERS[each]) for each in Modifier if state.has(each))
    return fragment(
        "hamlet/botrik.html",
        **_shown(voice),
        primary=tuple((action.value, voice.sentence(ACTIONS[action])) for action in PRIMARY),
        modifiers=modifiers,
        pieces=tuple(pieces(state, voice).items()),
    )


def pieces(state: State, voice: Translator) -> Fragments:
    """What changes on it."""
    return {
        "botrik-stock": _stock(state, voice),
        "botrik-row": _row(state, voice),
        "botrik-bowl": _bowl(state, voice),
        "botrik-hand": _hand(state, voice),
    }


def _stock(state: State, voice: Translator) -> Markup:
    player = state.players[BOTRIK]
    return fragment(
        "hamlet/botrik-stock.html",
        **_shown(voice),
        points=player.points,
        gold=player.gold,
        is_open=state.automa.is_open,
        ready=len(player.ready) if state.turn == BOTRIK else 0,
        villagers=len(player.villagers),
    )


def _row(state: State, voice: Translator) -> Markup:
    """The action tiles, with the circles over the first of them."""
    automa, names = state.automa, _markers(voice)
    row = tuple((action.value, voice.sentence(ACTIONS[action])) for action in automa.row)
    circles = tuple((names[colour], colour is automa.drawn) for colour in CIRCLES)
    return fragment("hamlet/botrik-row.html", **_shown(voice), row=row, circles=circles)


def _bowl(state: State, voice: Translator) -> Markup:
    names, bowl = _markers(voice), state.automa.bowl
    markers = tuple((names[each], bowl[each], full) for each, full in IN_THE_BOWL.items())
    return fragment("hamlet/botrik-bowl.html", **_shown(voice), markers=markers)


def _hand(state: State, voice: Translator) -> Markup:
    hand = state.players[BOTRIK].blueprints
    return fragment(
        "hamlet/botrik-hand.html",
        **_shown(voice),
        hand=tuple((tile, voice.name(place_name(tile))) for tile in hand),
        room=state.options.components.supplies.hand - len(hand),
    )


def _markers(voice: Translator) -> dict[Colour, Marker]:
    return {colour: Marker(seat, voice(COLOURS[colour])) for colour, seat in SEAT_COLOURS.items()}


def _shown(voice: Translator) -> dict[str, Any]:
    return {"voice": voice, "w": words, "h": showing_words}
