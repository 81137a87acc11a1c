"""Counting a component file against the box: every complaint says what is wrong where."""

import re
from typing import Final

from dorfplatz.core.tables import Table, check_keys, number, refuse_unless, table, text, texts
from dorfplatz.core.words import THE_FILE, UNKNOWN
from dorfplatz.games.bohemian import words
from dorfplatz.games.bohemian.kinds import KIND_OF_WORD, VALUED, Kind

SEATS: Final = range(2, 6)
BOARDS: Final = 9
BUILDINGS_AT_MOST: Final = 9
FIGURES: Final = 13
COIN_PIECES: Final = 81
COIN_VALUES: Final = (1, 5, 10)
SPECIAL_TILES: Final = 7
TILES_AT_MOST: Final = {Kind.MILL: 6, Kind.GLASS: 7, Kind.INN: 8}


def check(tables: Table) -> None:
    """Refuse a component file that does not fit the box."""
    check_keys(THE_FILE, tables, needed=("boards",), allowed=("title", "coins", "seats", "boards"))
    text("title", tables.get("title", ""))
    _check_boards(table("boards", tables["boards"]))
    if "coins" in tables:
        _check_coins(table("coins", tables["coins"]))
    if "seats" in tables:
        _check_seats(table("seats", tables["seats"]))


def building(wording: str) -> tuple[Kind, int]:
    """A building's kind and printed value from its words in a checked file."""
    word, value = _split(wording)
    return KIND_OF_WORD[word], value or 0


def _split(wording: str) -> tuple[str, int | None]:
    """The word of a building, and the number after it if there is one."""
    *word, last = wording.lower().split() or [""]
    if word and re.fullmatch(r"[0-9]{1,2}", last):
        return " ".join(word), int(last)
    return " ".join((*word, last)), None


def _check_boards(boards: Table) -> None:
    found = len(boards)
    refuse_unless(found == BOARDS, words.BOARD_COUNT, expected=BOARDS, found=found)
    letters: set[str] = set()
    names: set[str] = set()
    for board, sides in boards.items():
        _check_board(board, sides)
        for letter, side in sides.items():
            where = f"{board}, {letter}"
            refuse_unless(letter not in letters, words.LETTER_TWICE, letter=letter)
            name = _check_side(where, table(where, side))
            refuse_unless(name.casefold() not in names, words.NAME_TWICE, where=where, name=name)
            letters.add(letter)
            names.add(name.casefold())


def _check_board(board: str, sides: object) -> None:
    named = re.fullmatch(r"([A-Z])/(?!\1)[A-Z]", board) is not None
    refuse_unless(named, words.BOARD_NAME, board=board)
    both = sorted(board.split("/"))
    complete = sorted(table(board, sides)) == both
    refuse_unless(complete, words.BOARD_SIDES, board=board, expected=tuple(both))


def _check_side(where: str, side: Table) -> str:
    check_keys(where, side, needed=("name", "buildings"), allowed=("name", "buildings", "known"))
    name = text(f"{where}, name", side["name"])
    readable = re.fullmatch(r"[^\W\d_]+([ '’-][^\W\d_]+)*", name) is not None
    refuse_unless(readable and len(name) <= 40, words.NAME, where=where, name=name)
    buildings = texts(f"{where}, buildings", side["buildings"])
    found = len(buildings)
    fits = 1 <= found <= BUILDINGS_AT_MOST
    refuse_unless(fits, words.BUILDING_COUNT, where=where, most=BUILDINGS_AT_MOST, found=found)
    for wording in buildings:
        _check_building(where, wording)
    published = ("name", *(_split(wording)[0] for wording in buildings))
    for word in texts(f"{where}, known", side.get("known", [])):
        refuse_unless(word in published, UNKNOWN, where=where, word=word, known=published)
    return name


def _check_building(where: str, wording: str) -> None:
    word, value = _split(wording)
    is_one = word in KIND_OF_WORD
    refuse_unless(is_one, words.NO_BUILDING, where=where, word=wording, known=tuple(KIND_OF_WORD))
    valued = KIND_OF_WORD[word] in VALUED
    refuse_unless(bool(value) or not valued, words.NO_VALUE, where=where, word=word)
    refuse_unless(value is None or valued, words.VALUE, where=where, word=word)


def _check_coins(coins: Table) -> None:
    values = tuple(map(str, COIN_VALUES))
    check_keys("coins", coins, needed=values, allowed=values)
    found = sum(number(f"coins, {value}", coins[value], 0, COIN_PIECES) for value in values)
    refuse_unless(found == COIN_PIECES, words.COINS, expected=COIN_PIECES, found=found)


def _check_seats(seats: Table) -> None:
    counts = tuple(map(str, SEATS))
    check_keys("seats", seats, needed=counts, allowed=counts)
    for count in counts:
        where = f"seats, {count}"
        row = table(where, seats[count])
        check_keys(where, row, needed=("figures", "without"), allowed=("figures", "without"))
        number(f"{where}, figures", row["figures"], 1, FIGURES)
        texts(f"{where}, without", row["without"])
