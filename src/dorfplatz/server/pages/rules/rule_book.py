"""The rules of one game as pages show them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dorfplatz.core.text import Text
from dorfplatz.server.pages.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class RuleBook:
    name: str
    sheet: Callable[[], Sheet]
    """All chapters; it takes a while to make."""
    paragraphs: Mapping[Text, str]
    """The anchor of the paragraph that each text on the table goes by."""
