"""The language of a page: says texts and messages to one reader."""

from dataclasses import dataclass
from datetime import datetime

from babel.dates import format_datetime

from dorfplatz.core.text import Fact, Message, Text, message, say
from dorfplatz.locale import language


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]


@dataclass(frozen=True, slots=True)
class Translator:
    code: str
    names: tuple[str, ...] = ()
    """Of the seats of the table that is spoken of."""

    def __call__(self, spoken: Text | Message, /, **facts: Fact) -> str:
        spoken = message(spoken, **facts) if isinstance(spoken, Text) and facts else spoken
        return say(spoken, language(self.code), self.names)

    def sentence(self, spoken: Text | Message, /, **facts: Fact) -> str:
        """With a capital at its beginning, for words that also stand inside sentences."""
        return capital(self(spoken, **facts))

    def name(self, name: Text | str) -> str:
        """What has a name in every language, or only the one it was given."""
        return name if isinstance(name, str) else self(name)

    def number(self, number: int) -> str:
        """With a minus that can be seen."""
        return f"{number}".replace("-", "−")

    def moment(self, when: datetime) -> str:
        return format_datetime(when, "short", locale=self.code)
