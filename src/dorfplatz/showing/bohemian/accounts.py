"""Where every coin came from."""

from collections import Counter
from typing import Final

from dorfplatz.core.course import Course
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Text
from dorfplatz.games.bohemian.events import CoinsPaid, Event, Scored, Why
from dorfplatz.games.bohemian.moves import Move
from dorfplatz.games.bohemian.state import State

BohemianCourse = Course[State, Move, Event]

SOURCES: Final = {
    Why.INNS: Text("source.inns", "Inns"),
    Why.BISHOP: Text("source.bishop", "Bishop"),
    Why.FARM: Text("source.farm", "Farms"),
    Why.MANOR: Text("source.manor", "Manors"),
    Why.FLOUR: Text("source.flour", "Flour"),
    Why.GLASS: Text("source.glass", "Glass"),
    Why.TOWN_HALLS: Text("source.town-halls", "Town halls"),
    Why.SHOPS: Text("source.shops", "Shops"),
    Why.CHURCHES: Text("source.churches", "Churches"),
    Why.GOODS: Text("source.goods", "Flour and glass left over"),
}
WHERE_FROM: Final = Text("finale.where-from", "Where the coins came from")
TOTAL: Final = Text("finale.total", "Total")


def sources(course: BohemianCourse) -> Counter[tuple[Seat, Why]]:
    """What each seat got from where."""
    paid: Counter[tuple[Seat, Why]] = Counter()
    for _, event in course.story():
        if isinstance(event, CoinsPaid | Scored):
            paid[event.seat, event.why] += event.coins
    return paid
