"""Where every point came from."""

from collections import Counter
from typing import Final

from dorfplatz.core.course import Course
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.events import Event, PointsChanged, Scored, Why
from dorfplatz.games.hamlet.moves import Move
from dorfplatz.games.hamlet.state import State

HamletCourse = Course[State, Move, Event]

SOURCES: Final = {
    Why.PLACE: Text("hamlet.source.place", "Places built"),
    Why.GOODS: Text("hamlet.source.goods", "Own goods used"),
    Why.SALE: Text("hamlet.source.sale", "Sales"),
    Why.ORDER: Text("hamlet.source.order", "Church orders"),
    Why.INSTEAD: Text("hamlet.source.instead", "In place of gold"),
    Why.IGNORED: Text("hamlet.source.ignored", "For gold not paid"),
    Why.SITES: Text("hamlet.source.sites", "Special sites"),
    Why.PLANNER: Text("hamlet.source.planner", "Planner"),
    Why.ROUTE: Text("hamlet.source.route", "Longest own route"),
    Why.CHAPLAIN: Text("hamlet.source.chaplain", "Chaplain"),
    Why.MERCHANT: Text("hamlet.source.merchant", "Merchant"),
    Why.LANDSCAPER: Text("hamlet.source.landscaper", "Landscaper"),
    Why.GOLD: Text("hamlet.source.gold", "Gold left"),
    Why.GOODS_LEFT: Text("hamlet.source.goods-left", "Goods left in the village"),
}
"""All that ever brings points, in play and at the end."""
WHERE_FROM: Final = Text("hamlet.finale.where-from", "Where the points came from")
TOTAL: Final = Text("hamlet.finale.total", "Total")


def sources(course: HamletCourse) -> Counter[tuple[Seat, Why]]:
    """What each seat got from where."""
    got: Counter[tuple[Seat, Why]] = Counter()
    for _, event in course.story():
        if isinstance(event, PointsChanged | Scored):
            got[event.seat, event.why] += event.points
    return got
