"""Hamlet on pages."""

from typing import Any, Final

from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import SECONDARY
from dorfplatz.games.hamlet.sentences.words import ACTIONS
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.pages.game_page import GamePages
from dorfplatz.server.pages.hamlet.modifiers import offered
from dorfplatz.server.pages.hamlet.page import HamletPage


def start_facts(_visitor: Visitor) -> dict[str, Any]:
    """What may be chosen before a game, with a word on each."""
    return {
        **offered(),
        "actions": [(action.value, ACTIONS[action]) for action in SECONDARY],
    }


HAMLET_PAGES: Final = GamePages(
    name=HAMLET.name,
    face=HamletPage(),
    start="hamlet/start.html",
    start_facts=start_facts,
    beside="hamlet/beside.html",
)
