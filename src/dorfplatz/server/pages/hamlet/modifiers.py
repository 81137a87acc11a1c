"""The modifiers of Hamlet as a form offers them."""

from collections.abc import Iterable
from typing import Any

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.options import EASIER, EXCLUDED_BY, HARDER, Modifier
from dorfplatz.games.hamlet.sentences.words import MODIFIERS

Offered = tuple[str, Text, str]
"""What it is called, a word on it, and what it excludes."""


def offered() -> dict[str, Any]:
    return {"easier": _offered(EASIER), "harder": _offered(HARDER)}


def _offered(modifiers: Iterable[Modifier]) -> list[Offered]:
    return [(each.value, MODIFIERS[each], _excluded(each)) for each in modifiers]


def _excluded(modifier: Modifier) -> str:
    return EXCLUDED_BY[modifier].value if modifier in EXCLUDED_BY else ""
