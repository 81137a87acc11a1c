"""All texts that the rules of Bohemian Villages can say, to see that tests leave none out."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from dorfplatz.core import words
from dorfplatz.core.text import Text
from dorfplatz.games import bohemian


def keys(*beginnings: str) -> set[str]:
    """The keys of all texts that begin in one of these ways."""
    return {text.key for text in _texts() if text.key.startswith(beginnings)}


def _texts() -> Iterator[Text]:
    modules = pkgutil.walk_packages(bohemian.__path__, f"{bohemian.__name__}.")
    for name in (words.__name__, *(module.name for module in modules)):
        for value in vars(import_module(name)).values():
            for text in value.values() if isinstance(value, dict) else (value,):
                if isinstance(text, Text):
                    yield text


def is_complete(sentence: str) -> bool:
    """A whole sentence with nothing left to fill in."""
    return sentence[0] == sentence[0].upper() and sentence.endswith(".") and "{" not in sentence
