"""Names for bots."""

from itertools import chain, count
from typing import Final

BOT_NAMES: Final = ("Zdenka", "Matěj", "Ludmila", "Vojta", "Božena")


def free_name(taken: set[str]) -> str:
    """The first name for a bot that nobody at the table has."""
    names = chain(BOT_NAMES, (f"{BOT_NAMES[0]} {number}" for number in count(2)))
    return next(name for name in names if name not in taken)
