"""Names of new players. Records may hold older ones that nobody would be given today."""

from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from dorfplatz.core import words
from dorfplatz.core.record import check_name
from dorfplatz.core.refusal import Malformed

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
"""Letters and symbols that look like a space."""
UNSEEN: Final = frozenset(
    map(
        chr,
        (
            0x034F,
            *range(0x17B4, 0x17B6),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            0x16FE4,
            *range(0xE0100, 0xE01F0),
        ),
    )
)
"""Printable marks that are not seen themselves: joiners, fillers, variation selectors."""


def check_new_name(name: str) -> None:
    """As in a record, and there is something to see: more than blanks, and marks need a letter."""
    check_name(name)
    if not any(map(_is_seen, name)):
        raise Malformed(words.UNSEEN_NAME)


def check_name_among(name: str, others: Iterable[str]) -> None:
    """Refuse a name that only a computer can tell from another. The very same name is no trick."""
    if any(name != other and looks(name) == looks(other) for other in others):
        raise Malformed(words.SAME_LOOKS, name=name)


def looks(name: str) -> str:
    """The same for names that look the same but for signs that nobody sees."""
    spaced = ("" if sign in UNSEEN else " " if sign in BLANK else sign for sign in name)
    return " ".join(normalize("NFC", "".join(spaced)).split())


def _is_seen(sign: str) -> bool:
    return not (sign.isspace() or sign in BLANK or category(sign).startswith("M"))
