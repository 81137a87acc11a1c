"""The score pad as a page: what its templates show."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from dorfplatz.core.record import NAME_AT_MOST
from dorfplatz.core.text import UNNAMED
from dorfplatz.games.bohemian.box import SEATS
from dorfplatz.games.bohemian.components import VillageBoard, standard
from dorfplatz.games.bohemian.words import KINDS
from dorfplatz.server.pages.bohemian import words as of_the_table
from dorfplatz.server.pages.bohemian.score_pad import words
from dorfplatz.server.pages.bohemian.score_pad.complaints import Complaint
from dorfplatz.server.pages.bohemian.score_pad.entered import (
    OF_COUNT,
    USUAL,
    Entered,
    address,
    key_of,
)
from dorfplatz.server.pages.bohemian.score_pad.reading import Reading, at, boards_used
from dorfplatz.server.pages.bohemian.score_pad.script import for_script
from dorfplatz.server.pages.bohemian.score_pad.villages import to_tap, villages
from dorfplatz.server.pages.charts import Account, bars
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian.pad import (
    COUNTS,
    SHOP_COUNTS,
    Sheet,
    counts,
    sheet,
)
from dorfplatz.showing.bohemian.words import TOTAL, WHERE_FROM

ICONS: Final = {
    "town_halls": "k10",
    "printed": "coin",
    **{name: f"k{kind.value}" for name, kind in SHOP_COUNTS.items()},
    "churches": "k11",
    "flour": "flour",
    "glass": "glass",
    "coins": "coin",
}
EXAMPLES: Final = {
    words.SHOPS_EXAMPLE: "p=2&2=2&3=1",
    words.CHURCHES_EXAMPLE: "p=3&11=2&11=2&11=1",
    words.GOODS_EXAMPLE: "p=2&6=1&7=1",
    words.TOWN_HALL_EXAMPLE: "p=2&by=houses&MN=N&N4=2&N7=2&N8=2&N9=2&N10=1",
}
SEAT_NUMBERS: Final = range(max(SEATS))


@dataclass(frozen=True, slots=True)
class Row:
    """What is counted, with a field for every seat."""

    count: str
    key: str
    icon: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    printed: VillageBoard
    key: str
    chosen: str
    used: bool
    without: str
    """The numbers of players that leave it in the box."""


def facts(
    entered: Entered, reading: Reading, complaints: Sequence[Complaint], voice: Translator
) -> dict[str, Any]:
    """Everything that the templates show."""
    shown = sheet(reading.held)
    return {
        "w": words,
        "table_words": of_the_table,
        "entered": entered,
        "names": names(reading, voice),
        "said_names": [at(entered.names, seat) for seat in SEAT_NUMBERS],
        "examples": EXAMPLES,
        "rows": {count: _row(entered, count) for count in COUNTS},
        "boards": [_board(entered, board) for board in standard().boards],
        "villages": villages(),
        "all_villages": to_tap(voice),
        "up": list(entered.sides.values()),
        "kinds": KINDS,
        "sheet": shown,
        "bars": drawn(shown),
        "winner": _winner(shown, reading.names, voice),
        "wrong": {each.field for each in complaints},
        "complaints": [voice.sentence(each.refusal.message) for each in complaints],
        "as_counts": address(entered.names, map(counts, reading.held)),
        "for_script": for_script(voice),
        "SEATS": SEATS,
        "USUAL": USUAL,
        "ALL": SEAT_NUMBERS,
        "UNNAMED": UNNAMED,
        "TOTAL": TOTAL,
        "WHERE_FROM": WHERE_FROM,
        "NAME_AT_MOST": NAME_AT_MOST,
    }


def names(reading: Reading, voice: Translator) -> list[str]:
    """Of all seats, also those where nobody sits now."""
    return [
        reading.names[seat] if seat < len(reading.names) else voice(UNNAMED, number=seat + 1)
        for seat in SEAT_NUMBERS
    ]


def drawn(shown: Sheet) -> list[dict[str, tuple[int, int]]]:
    """For every seat where in its bar each source begins, and how wide it is."""
    table = [
        Account(why, tuple(line.coins for line in lines)) for why, lines in shown.lines.items()
    ]
    return [{part.why: (part.x, part.width) for part in bar.parts} for bar in bars(table)]


def _winner(shown: Sheet, names: Sequence[str], voice: Translator) -> str:
    who = tuple(names[seat] for seat in shown.winners)
    text = of_the_table.WINNER if len(who) == 1 else of_the_table.WINNERS
    return voice(text, who=who, coins=voice.number(max(shown.totals)))


def _row(entered: Entered, count: str) -> Row:
    values = tuple(at(entered.counts[count], seat) for seat in SEAT_NUMBERS)
    return Row(count, OF_COUNT[count], ICONS[count], values)


def _board(entered: Entered, board: VillageBoard) -> Board:
    out = [str(seats) for seats in SEATS if board not in standard().boards_for(seats)]
    chosen, used = entered.sides[board.name], board in boards_used(entered)
    return Board(board, key_of(board), chosen, used, " ".join(out))
