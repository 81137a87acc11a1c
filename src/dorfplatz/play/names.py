"""Names for bots."""

from collections.abc import Iterable
from itertools import chain, count
from typing import Final

from dorfplatz.core.names import looks

BOT_NAMES: Final = ("Zdenka", "Matěj", "Ludmila", "Vojta", "Božena")


def free_name(taken: Iterable[str]) -> str:
    """The first name for a bot that nobody at the table has, or seems to have."""
    seen = set(map(looks, taken))
    names = chain(BOT_NAMES, (f"{BOT_NAMES[0]} {number}" for number in count(2)))
    return next(name for name in names if looks(name) not in seen)
