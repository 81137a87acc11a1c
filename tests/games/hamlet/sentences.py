"""All texts that the rules of Hamlet can say, to see that tests leave none out."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from dorfplatz.core.text import Text
from dorfplatz.games import hamlet


def keys(*beginnings: str) -> set[str]:
    """The keys of all texts that begin in one of these ways."""
    return {text.key for text in _texts() if text.key.startswith(beginnings)}


def _texts() -> Iterator[Text]:
    for module in pkgutil.walk_packages(hamlet.__path__, f"{hamlet.__name__}."):
        for value in vars(import_module(module.name)).values():
            for text in value.values() if isinstance(value, dict) else (value,):
                if isinstance(text, Text):
                    yield text
