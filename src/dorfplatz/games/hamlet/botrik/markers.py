"""Botrik's markers: drawn from the bowl, they say where in his row he begins."""

from typing import Final

from dorfplatz.core.chance import Odds
from dorfplatz.games.hamlet.botrik import support
from dorfplatz.games.hamlet.botrik.board import Stage
from dorfplatz.games.hamlet.events import BowlFilled, MarkerDrawn, News
from dorfplatz.games.hamlet.moves import Action, Colour, Mark
from dorfplatz.games.hamlet.state import State

IN_THE_BOWL: Final = {Colour.RED: 3, Colour.BLUE: 2, Colour.YELLOW: 1}
"""One more of each colour lies on its circle."""
CIRCLES: Final = tuple(Colour)


def full_bowl() -> dict[Colour, int]:
    return dict(IN_THE_BOWL)


def odds(state: State) -> Odds[Mark]:
    left = [(colour, count) for colour, count in state.automa.bowl.items() if count]
    return Odds([Mark(colour) for colour, _ in left], [count for _, count in left])


def draw(state: State, colour: Colour, news: News) -> None:
    """He begins with the action under the circle where a marker of this colour lies."""
    automa = state.automa
    automa.bowl[colour] -= 1
    automa.drawn = colour
    automa.stage = Stage.ROW
    news.append(MarkerDrawn(colour, CIRCLES.index(colour) + 1, next_action(state)))


def next_action(state: State) -> Action:
    """From the circle to the right; from the end of the row to its beginning."""
    automa = state.automa
    assert automa.drawn is not None
    start = CIRCLES.index(automa.drawn)
    return automa.row[(start + len(automa.tried)) % len(automa.row)]


def put_aside(state: State, news: News) -> None:
    """When the bowl is empty all markers go back, support is open again and pays a gold."""
    automa = state.automa
    automa.drawn = None
    if any(automa.bowl.values()):
        return
    automa.bowl = full_bowl()
    news.append(BowlFilled())
    support.uncover(state, news)
    support.pay(state, news)
