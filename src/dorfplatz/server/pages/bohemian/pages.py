"""Bohemian Villages on pages."""

from typing import Any, Final

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.server.http.visitors import Visitor, favourite
from dorfplatz.server.pages.bohemian.draws import draw_words, game_fallen, rolled
from dorfplatz.server.pages.bohemian.lesson.lesson import lesson
from dorfplatz.server.pages.bohemian.page import BohemianPage
from dorfplatz.server.pages.game_page import GamePages


def start_facts(visitor: Visitor) -> dict[str, Any]:
    return {"favourite": favourite(visitor, BOHEMIAN.name)}


BOHEMIAN_PAGES: Final = GamePages(
    name=BOHEMIAN.name,
    face=BohemianPage(),
    start="bohemian/start.html",
    start_facts=start_facts,
    open="bohemian/open.html",
    beside="bohemian/beside.html",
    lesson=lesson,
    rolled=rolled,
    draw_words=draw_words,
    fallen=game_fallen,
)
