"""All that the page needs to play by itself: the flow, the words around it, the drawings."""

import json
from functools import cache
from typing import Final

from dorfplatz.core.text import Text, message
from dorfplatz.games.hamlet.botrik.markers import CIRCLES
from dorfplatz.server.pages import words as web
from dorfplatz.server.pages.hamlet.art import ART
from dorfplatz.server.pages.hamlet.companion import words as w
from dorfplatz.server.pages.rendering import static
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.companion import words
from dorfplatz.showing.hamlet.companion.exporting import export
from dorfplatz.showing.hamlet.companion.flow import PROGRAM

AROUND: Final[dict[str, Text]] = {
    "progress": words.VILLAGER,
    "circle": w.CIRCLE,
    "bowl": w.BOWL,
    "gold": w.GOLD,
    "open": w.SUPPORT_OPEN,
    "covered": w.SUPPORT_COVERED,
    "villagers": w.VILLAGERS,
    "blueprints": w.BLUEPRINTS,
    "roads": w.ROADS,
    "to-do": w.TO_DO,
    "list": w.HIS_LIST,
    "even": w.EVEN,
    "decides": w.DECIDES,
    "draw": w.DRAW_NOW,
    "hand": w.BY_HAND,
    "score": w.SCORE,
    "save": web.SAVE,
    "none": w.NO_TILE,
    "tile": w.TILE,
    "points": w.POINTS_OF,
    "total": words.TOTAL,
    "yours": words.YOU,
    "his": words.BOTRIK,
}


@cache
def interface(language: str) -> str:
    voice = Translator(language)
    around = {name: _with_holes(voice, text) for name, text in AROUND.items()}
    flow = export(PROGRAM, voice)
    circles = [colour.value for colour in CIRCLES]
    told = {"flow": flow, "words": around, "circles": circles, "art": static(ART)}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _with_holes(voice: Translator, text: Text) -> str:
    """A sentence whose facts the page fills in."""
    holes = ("number", "team", "count", "colour")
    return voice(message(text, **{hole: f"{{{hole}}}" for hole in holes}))
