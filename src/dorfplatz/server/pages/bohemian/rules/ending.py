"""Bohemian Villages: the end and the final scoring, with a worked example."""

from functools import cache
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.bohemian.events import Why
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kinds import GOODS, Kind
from dorfplatz.games.bohemian.scoring import Score, scores
from dorfplatz.games.bohemian.state import State
from dorfplatz.server.pages.rules.sheet import Cell, Chapter, Grid, Paragraph, Points, Rule
from dorfplatz.server.pages.rules.words import END, EXAMPLE, SCORING, TOTAL
from dorfplatz.showing import words as showing_words
from dorfplatz.showing.bohemian import words as bohemian_words

OUT: Final = Text("rules.bohemian.out", "No figure in hand")
OUT_IS: Final = Text(
    "rules.bohemian.out-is",
    "The game ends at once when somebody’s turn begins and they have no figure in hand; they get "
    "no income any more. To run out of figures during a turn is not the end yet: until your next "
    "turn some may come home.",
)
BANK: Final = Text("rules.bohemian.bank", "The bank is empty")
BANK_IS: Final = Text(
    "rules.bohemian.bank-is",
    "It also ends at once when a payment empties the bank. This payment and the final scoring are "
    "still made in full; write down what is missing.",
)
SCORED: Final = (
    Text("rules.bohemian.scored-halls", "Town halls: the printed coins in full villages."),
    Text("rules.bohemian.scored-shops", "Shops: sets of different kinds."),
    Text("rules.bohemian.scored-churches", "Churches: the most and the second most."),
)
SCORED_GOODS: Final = Text(
    "rules.bohemian.scored-goods",
    "Left-over tiles: add {flour} for each flour and {glass} for each glass, halve the sum, round "
    "down.",
)
WINNER: Final = Text(
    "rules.bohemian.winner", "All of that is added to your coins. Whoever has the most wins."
)
EXAMPLE_TABLE: Final = Text(
    "rules.bohemian.example-table", "Ada, Ben and Cleo at the end of a game of ours"
)
PARTS: Final = {
    "coins": showing_words.COINS,
    "town_halls": bohemian_words.SOURCES[Why.TOWN_HALLS],
    "shops": bohemian_words.SOURCES[Why.SHOPS],
    "churches": bohemian_words.SOURCES[Why.CHURCHES],
    "goods": Text("rules.bohemian.example-goods", "Flour and glass"),
}
ADA: Final = Text(
    "rules.bohemian.example-ada",
    "Ada has the town hall of {village}, where every building is occupied: {town_halls}. A bakery, "
    "a butchery and a dairy are three kinds: {shops}. Her two churches are the most: {churches}. "
    "One flour is half of {flour}: {goods}.",
)
BEN: Final = Text(
    "rules.bohemian.example-ben",
    "Ben’s town hall stands in a village with gaps and pays {town_halls}, but it saves him from "
    "the loss. Two butcheries and a dairy: {shops}. One church, as many as Cleo, is second: "
    "{churches}. A flour and a glass are half of {both}, rounded down: {goods}.",
)
CLEO: Final = Text(
    "rules.bohemian.example-cleo",
    "Cleo has no town hall: {town_halls}. A bakery, a dairy and two tailors: {shops}. One church: "
    "{churches}. No goods: {goods}.",
)

NAMES: Final = ("Ada", "Ben", "Cleo")
VILLAGE: Final = "Nenbrad"
SIDES: Final = "ACEGIKNO"
COINS: Final = (21, 30, 24)
STANDING: Final = (
    ("N4", "N10", "A2", "A3", "A11", "C11", "I6"),
    ("N7", "G10", "O4", "K3", "G3", "K11", "A6"),
    ("N8", "N9", "I2", "E4", "A5", "C5", "O11"),
)
"""Where each of the three has figures: the side of a village and the number of a building."""


def chapter() -> Chapter:
    goods = message(SCORED_GOODS, flour=GOODS[Kind.MILL], glass=GOODS[Kind.GLASS])
    scored = (Points((*SCORED, goods), numbered=True), Paragraph(WINNER))
    rules = (
        Rule("end-figures", OUT, (Paragraph(OUT_IS),)),
        Rule("end-bank", BANK, (Paragraph(BANK_IS),), ("faq-bank",)),
        Rule("scoring", SCORING, scored, ("town-hall", "shops", "church", "mill")),
        Rule("example", EXAMPLE, (_table(), Points(_explained()))),
    )
    return Chapter("end", END, (), rules)


@cache
def example() -> State:
    """A real position, so that the rules themselves score it."""
    state = BOHEMIAN.new(len(NAMES), {"sides": SIDES, "first": "0"}).copy()
    state.coins = list(COINS)
    for seat, places in enumerate(STANDING):
        for place in places:
            state.occupants[state.board.index[place]] = Seat(seat)
    return state


def _table() -> Grid:
    final = scores(example())
    rows: list[tuple[Cell, ...]] = [
        (name, *(_signed(score.parts[part]) for score in final)) for part, name in PARTS.items()
    ]
    rows.append((TOTAL, *(str(score.total) for score in final)))
    return Grid(EXAMPLE_TABLE, ("", *NAMES), tuple(rows))


def _explained() -> tuple[Message, ...]:
    flour, both = GOODS[Kind.MILL], sum(GOODS.values())
    ada, ben, cleo = (_parts(score) for score in scores(example()))
    return (
        message(ADA, village=VILLAGE, flour=flour, **ada),
        message(BEN, both=both, **ben),
        message(CLEO, **cleo),
    )


def _parts(score: Score) -> dict[str, str]:
    return {part: _signed(coins) for part, coins in score.parts.items() if part != "coins"}


def _signed(coins: int) -> str:
    return f"{coins}".replace("-", "−")
