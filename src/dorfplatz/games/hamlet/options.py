"""What may be chosen before the game: modifiers, who decides for Botrik, his row, components."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from dorfplatz.core import contract
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import message, shortened
from dorfplatz.games.hamlet import words as hamlet_words
from dorfplatz.games.hamlet.cardboard import components
from dorfplatz.games.hamlet.cardboard.components import Components
from dorfplatz.games.hamlet.moves import SECONDARY, Action

SEATS_NEEDED: Final = 2
DRAWN: Final = "drawn"
NONE: Final = "none"


class Modifier(Enum):
    """What makes a game easier (the first three) or harder."""

    TWO_DONKEYS = "two-donkeys"
    ONE_POINT_SITES = "one-point-sites"
    GOLD_COSTS_POINTS = "gold-costs-points"
    TWO_VILLAGERS = "two-villagers"
    OPEN_SUPPORT = "open-support"
    CHAPLAIN_TIES = "chaplain-ties"
    FIVE_SALES = "five-sales"
    FIVE_POINT_SITES = "five-point-sites"
    GOODS_LEFT = "goods-left"


EASIER: Final = tuple(Modifier)[:3]
HARDER: Final = tuple(Modifier)[3:]
EXCLUDED_BY: Final = {
    Modifier.ONE_POINT_SITES: Modifier.FIVE_POINT_SITES,
    Modifier.FIVE_POINT_SITES: Modifier.ONE_POINT_SITES,
}
"""Those that cannot be chosen together."""


class Choices(Enum):
    """Who decides where Botrik's rules say that you choose for him."""

    ASKED = "asked"
    FIXED = "fixed"


DECLARED: Final = (
    contract.Option(
        "modifiers",
        hamlet_words.MODIFIERS,
        message(
            hamlet_words.HELP_MODIFIERS,
            easier=tuple(each.value for each in EASIER),
            harder=tuple(each.value for each in HARDER),
        ),
        written="none|NAME,NAME,…",
    ),
    contract.Option(
        "choices",
        hamlet_words.LEFT_OPEN,
        hamlet_words.HELP_CHOICES,
        {
            Choices.ASKED.value: hamlet_words.ASKED,
            Choices.FIXED.value: hamlet_words.FIXED,
        },
    ),
    contract.Option(
        "row",
        hamlet_words.BOTRIKS_ROW,
        hamlet_words.HELP_ROW,
        written="drawn|ACTION,ACTION,…",
    ),
    contract.COMPONENTS,
)


@dataclass(frozen=True, slots=True)
class Options:
    modifiers: frozenset[Modifier]
    choices: Choices
    row: tuple[Action, ...] | None
    """None: drawn."""
    components: Components


def read(seats: int, options: contract.Options) -> Options:
    """Options from text; those not given have their defaults."""
    if seats != SEATS_NEEDED:
        raise Malformed(hamlet_words.SEATS, found=seats)
    known = tuple(option.name for option in DECLARED)
    for option in options:
        if option not in known:
            raise Malformed(hamlet_words.UNKNOWN, option=shortened(option), known=known)
    own = options.get("components")
    return Options(
        modifiers=_modifiers(options.get("modifiers", NONE)),
        choices=_choices(options.get("choices", Choices.ASKED.value)),
        row=_row(options.get("row", DRAWN)),
        components=components.standard() if own is None else components.read(own),
    )


def write(options: Options) -> contract.Options:
    """All options as text, defaults included, so that a record keeps what it was played with."""
    chosen = [each.value for each in Modifier if each in options.modifiers]
    row = options.row
    return {
        "modifiers": ",".join(chosen) or NONE,
        "choices": options.choices.value,
        "row": DRAWN if row is None else ",".join(action.value for action in row),
        "components": components.write(options.components),
    }


def words_in(text: str) -> list[str]:
    """Words between commas or spaces."""
    return text.replace(",", " ").split()


def _modifiers(text: str) -> frozenset[Modifier]:
    known = {each.value: each for each in Modifier}
    words = [] if text == NONE else words_in(text)
    for word in words:
        if word not in known:
            raise Malformed(hamlet_words.MODIFIER, found=shortened(word), known=tuple(known))
    chosen = frozenset(known[word] for word in words)
    for one, other in EXCLUDED_BY.items():
        if {one, other} <= chosen:
            raise Malformed(hamlet_words.CONTRARY, one=one.value, other=other.value)
    return chosen


def _choices(text: str) -> Choices:
    if text not in (each.value for each in Choices):
        raise Malformed(hamlet_words.CHOICES, found=shortened(text))
    return Choices(text)


def _row(text: str) -> tuple[Action, ...] | None:
    if text == DRAWN:
        return None
    known = tuple(action.value for action in SECONDARY)
    words = words_in(text)
    if sorted(words) != sorted(known):
        raise Malformed(hamlet_words.ROW, known=known, found=shortened(text))
    return tuple(map(Action, words))
