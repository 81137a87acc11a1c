"""The villages of the score pad, where one says who stands where."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from markupsafe import Markup

from dorfplatz.games.bohemian.board import Building, lay
from dorfplatz.games.bohemian.components import Side, standard
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.server.pages.bohemian import words as of_the_table
from dorfplatz.server.pages.bohemian.score_pad.entered import key_of
from dorfplatz.server.pages.rendering import render
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian.pad import GOODS_COUNTS, SHOP_COUNTS

COUNT_OF_KIND: Final = {
    Kind.TOWN_HALL: "town_halls",
    Kind.CHURCH: "churches",
    **{kind: name for name, kind in (SHOP_COUNTS | GOODS_COUNTS).items()},
}


@dataclass(frozen=True, slots=True)
class Village:
    side: Side
    board: str
    houses: tuple[Building, ...]


@cache
def villages() -> tuple[Village, ...]:
    """Both sides of all boards."""
    return tuple(
        Village(side, key_of(board), lay(standard(), (side.letter,)).buildings)
        for board in standard().boards
        for side in board.sides
    )


@cache
def to_tap(voice: Translator) -> Markup:
    """For a script: houses to tap."""
    return Markup(
        render(
            "score-pad/all-villages.html",
            voice=voice,
            villages=villages(),
            count_of=COUNT_OF_KIND,
            kinds=KINDS,
            table_words=of_the_table,
        )
    )
