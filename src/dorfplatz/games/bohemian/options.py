"""What a table may choose before the game: income, first player, village sides, components."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from dorfplatz.core import contract
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.seat import Seat
from dorfplatz.core.text import shortened
from dorfplatz.games.bohemian import box, components, words
from dorfplatz.games.bohemian.components import Components

DRAWN: Final = "drawn"


class Income(Enum):
    """Whether income is paid by itself, or only if the player remembers to collect it."""

    AUTOMATIC = "automatic"
    CLAIMED = "claimed"


DECLARED: Final = (
    contract.Option(
        "income",
        words.WEB_INCOME,
        words.HELP_INCOME,
        {
            Income.AUTOMATIC.value: words.AUTOMATIC,
            Income.CLAIMED.value: words.CLAIMED,
        },
    ),
    contract.Option(
        "first",
        words.WEB_FIRST,
        words.HELP_FIRST,
        written="drawn|0|1|…",
    ),
    contract.Option(
        "sides",
        words.WEB_SIDES,
        words.HELP_SIDES,
        written="drawn|ACE…",
    ),
    contract.COMPONENTS,
)


@dataclass(frozen=True, slots=True)
class Options:
    seats: int
    income: Income
    first: Seat | None
    """None: drawn."""
    sides: tuple[str, ...] | None
    """None: drawn."""
    components: Components


def read(seats: int, options: contract.Options) -> Options:
    """Options from text; those not given have their defaults."""
    if seats not in box.SEATS:
        raise Malformed(words.SEATS, least=box.SEATS[0], most=box.SEATS[-1], found=seats)
    known = tuple(option.name for option in DECLARED)
    for option in options:
        if option not in known:
            raise Malformed(words.UNKNOWN, option=shortened(option), known=known)
    own = options.get("components")
    cardboard = components.standard() if own is None else components.read(own)
    return Options(
        seats=seats,
        income=_income(options.get("income", Income.AUTOMATIC.value)),
        first=_first(options.get("first", DRAWN), seats),
        sides=_sides(options.get("sides", DRAWN), cardboard, seats),
        components=cardboard,
    )


def write(options: Options) -> contract.Options:
    """All options as text, defaults included, so that a record keeps what it was played with."""
    return {
        "income": options.income.value,
        "first": DRAWN if options.first is None else str(options.first),
        "sides": DRAWN if options.sides is None else "".join(options.sides),
        "components": components.write(options.components),
    }


def _income(text: str) -> Income:
    if text not in (income.value for income in Income):
        raise Malformed(words.INCOME, found=shortened(text))
    return Income(text)


def _first(text: str, seats: int) -> Seat | None:
    if text == DRAWN:
        return None
    if text not in map(str, range(seats)):
        raise Malformed(words.FIRST, last=seats - 1, found=shortened(text))
    return Seat(int(text))


def _sides(text: str, cardboard: Components, seats: int) -> tuple[str, ...] | None:
    if text == DRAWN:
        return None
    boards = cardboard.boards_for(seats)
    letters = "".join(sorted(text.upper().replace(",", "").replace(" ", "")))
    fits = len(letters) == len(boards) and all(
        sum(side.letter in letters for side in board.sides) == 1 for board in boards
    )
    if not fits:
        raise Malformed(
            words.SIDES, boards=tuple(board.name for board in boards), found=shortened(text)
        )
    return tuple(letters)
