"""Counting a component file against the box: every complaint says what is wrong where."""

import re
from collections.abc import Mapping
from typing import Any, Final

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Fact, Text, shortened
from dorfplatz.games.bohemian.kinds import KIND_OF_WORD, VALUED, Kind

SEATS: Final = range(2, 6)
BOARDS: Final = 9
BUILDINGS_AT_MOST: Final = 9
FIGURES: Final = 13
COIN_PIECES: Final = 81
COIN_VALUES: Final = (1, 5, 10)
SPECIAL_TILES: Final = 7
TILES_AT_MOST: Final = {Kind.MILL: 6, Kind.GLASS: 7, Kind.INN: 8}

Table = Mapping[str, Any]

THE_FILE: Final = Text("components.the-file", "In the file")
NOT_A_TABLE: Final = Text("components.not-a-table", "{where}: here belongs a table.")
NOT_A_TEXT: Final = Text(
    "components.not-a-text", "{where}: here belongs a text in quotes, on one line."
)
NOT_TEXTS: Final = Text("components.not-texts", "{where}: here belongs a list of texts in quotes.")
NOT_A_NUMBER: Final = Text(
    "components.not-a-number", "{where}: here belongs a whole number from {least} to {most}."
)
MISSING: Final = Text("components.missing", "{where}: the entry “{word}” is missing.")
UNKNOWN: Final = Text(
    "components.unknown", "{where}: “{word}” has no meaning here; possible are: {known}."
)
BOARD_COUNT: Final = Text(
    "components.board-count", "The box holds {expected} village boards, the file has {found}."
)
BOARD_NAME: Final = Text(
    "components.board-name",
    "Board “{board}”: a board is named by the letters of its two sides, such as “M/N”.",
)
BOARD_SIDES: Final = Text(
    "components.board-sides", "Board “{board}”: its sides must be {expected}, no more, no fewer."
)
LETTER_TWICE: Final = Text("components.letter-twice", "The letter {letter} is on two boards.")
NAME: Final = Text(
    "components.name",
    "{where}: “{name}” cannot be a name; use up to 40 letters, with single spaces, hyphens or "
    "apostrophes between them.",
)
NAME_TWICE: Final = Text("components.name-twice", "{where}: another village is called {name} too.")
NO_BUILDING: Final = Text(
    "components.no-building", "{where}: “{word}” is no building; the buildings are: {known}."
)
NO_VALUE: Final = Text(
    "components.no-value", "{where}: “{word}” needs the number printed on it, such as “{word} 6”."
)
VALUE: Final = Text(
    "components.value", "{where}: “{word}” has no number printed on it, so write none."
)
BUILDING_COUNT: Final = Text(
    "components.building-count",
    "{where}: a village has 1 to {most} buildings, this one has {found}.",
)
COINS: Final = Text("components.coins", "The box holds {expected} coins, the file has {found}.")


def check(tables: Table) -> None:
    """Refuse a component file that does not fit the box."""
    _check_keys(THE_FILE, tables, needed=("boards",), allowed=("title", "coins", "seats", "boards"))
    _text("title", tables.get("title", ""))
    _check_boards(_table("boards", tables["boards"]))
    if "coins" in tables:
        _check_coins(_table("coins", tables["coins"]))
    if "seats" in tables:
        _check_seats(_table("seats", tables["seats"]))


def building(words: str) -> tuple[Kind, int]:
    """A building's kind and printed value from its words in a checked file."""
    word, value = _split(words)
    return KIND_OF_WORD[word], value or 0


def _split(words: str) -> tuple[str, int | None]:
    """The word of a building, and the number after it if there is one."""
    *word, last = words.lower().split() or [""]
    if word and re.fullmatch(r"[0-9]{1,2}", last):
        return " ".join(word), int(last)
    return " ".join((*word, last)), None


def _check_boards(boards: Table) -> None:
    found = len(boards)
    _refuse_unless(found == BOARDS, BOARD_COUNT, expected=BOARDS, found=found)
    letters: set[str] = set()
    names: set[str] = set()
    for board, sides in boards.items():
        _check_board(board, sides)
        for letter, side in sides.items():
            where = f"{board}, {letter}"
            _refuse_unless(letter not in letters, LETTER_TWICE, letter=letter)
            name = _check_side(where, _table(where, side))
            _refuse_unless(name.casefold() not in names, NAME_TWICE, where=where, name=name)
            letters.add(letter)
            names.add(name.casefold())


def _check_board(board: str, sides: object) -> None:
    named = re.fullmatch(r"([A-Z])/(?!\1)[A-Z]", board) is not None
    _refuse_unless(named, BOARD_NAME, board=board)
    both = sorted(board.split("/"))
    complete = sorted(_table(board, sides)) == both
    _refuse_unless(complete, BOARD_SIDES, board=board, expected=tuple(both))


def _check_side(where: str, side: Table) -> str:
    _check_keys(where, side, needed=("name", "buildings"), allowed=("name", "buildings", "known"))
    name = _text(f"{where}, name", side["name"])
    readable = re.fullmatch(r"[^\W\d_]+([ '’-][^\W\d_]+)*", name) is not None
    _refuse_unless(readable and len(name) <= 40, NAME, where=where, name=name)
    buildings = _texts(f"{where}, buildings", side["buildings"])
    found = len(buildings)
    fits = 1 <= found <= BUILDINGS_AT_MOST
    _refuse_unless(fits, BUILDING_COUNT, where=where, most=BUILDINGS_AT_MOST, found=found)
    for words in buildings:
        _check_building(where, words)
    published = ("name", *(_split(words)[0] for words in buildings))
    for word in _texts(f"{where}, known", side.get("known", [])):
        _refuse_unless(word in published, UNKNOWN, where=where, word=word, known=published)
    return name


def _check_building(where: str, words: str) -> None:
    word, value = _split(words)
    is_one = word in KIND_OF_WORD
    _refuse_unless(is_one, NO_BUILDING, where=where, word=words, known=tuple(KIND_OF_WORD))
    valued = KIND_OF_WORD[word] in VALUED
    _refuse_unless(bool(value) or not valued, NO_VALUE, where=where, word=word)
    _refuse_unless(value is None or valued, VALUE, where=where, word=word)


def _check_coins(coins: Table) -> None:
    values = tuple(map(str, COIN_VALUES))
    _check_keys("coins", coins, needed=values, allowed=values)
    found = sum(_number(f"coins, {value}", coins[value], 0, COIN_PIECES) for value in values)
    _refuse_unless(found == COIN_PIECES, COINS, expected=COIN_PIECES, found=found)


def _check_seats(seats: Table) -> None:
    counts = tuple(map(str, SEATS))
    _check_keys("seats", seats, needed=counts, allowed=counts)
    for count in counts:
        where = f"seats, {count}"
        row = _table(where, seats[count])
        _check_keys(where, row, needed=("figures", "without"), allowed=("figures", "without"))
        _number(f"{where}, figures", row["figures"], 1, FIGURES)
        _texts(f"{where}, without", row["without"])


def _check_keys(
    where: str | Text, table: Table, *, needed: tuple[str, ...], allowed: tuple[str, ...]
) -> None:
    for word in table:
        _refuse_unless(word in allowed, UNKNOWN, where=where, word=word, known=allowed)
    for word in needed:
        _refuse_unless(word in table, MISSING, where=where, word=word)


def _table(where: str, value: object) -> Table:
    if not isinstance(value, dict):
        raise Malformed(NOT_A_TABLE, where=where)
    return value


def _text(where: str, value: object) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise Malformed(NOT_A_TEXT, where=where)
    return value


def _texts(where: str, value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise Malformed(NOT_TEXTS, where=where)
    return value


def _number(where: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise Malformed(NOT_A_NUMBER, where=where, least=least, most=most)
    return value


def _refuse_unless(fits: bool, text: Text, **facts: Fact) -> None:
    """Words from the file are quoted in the complaint, so they are made fit for that."""
    if not fits:
        raise Malformed(text, **{name: _quotable(fact) for name, fact in facts.items()})


def _quotable(fact: Fact) -> Fact:
    return shortened(fact) if isinstance(fact, str) else fact
