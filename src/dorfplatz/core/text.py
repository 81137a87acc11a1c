"""Sentences that can be said in any language.

A `Text` is a sentence with holes, known by its key; a `Message` is a text with the facts that fill
the holes. Rules make messages, never strings, so that each reader gets them in their own language.
English stands in the code; the other languages are gettext catalogues with the key as context.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from gettext import NullTranslations
from typing import Final

from dorfplatz.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence with holes. A text that counts has a plural and names the fact that is counted."""

    key: str
    english: str
    plural: str = ""
    counted: str = ""


@dataclass(frozen=True, slots=True)
class Who:
    """A fact that stands for the name of the person or bot on a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Message:
    """A text together with the facts it speaks of."""

    text: Text
    facts: Mapping[str, "Fact"]

    @property
    def key(self) -> str:
        return self.text.key

    def __str__(self) -> str:
        return say(self)


Fact = int | str | Text | Who | Message | tuple["Fact", ...]

ENGLISH: Final = NullTranslations()
UNNAMED: Final = Text("player.unnamed", "Player {number}")


def message(text: Text, /, **facts: Fact) -> Message:
    return Message(text, facts)


def with_names(spoken: Message, names: Sequence[str]) -> Message:
    """The message with the names of the players in it."""
    return Message(spoken.text, {key: _named(fact, names) for key, fact in spoken.facts.items()})


def _named(fact: Fact, names: Sequence[str]) -> Fact:
    match fact:
        case Who(seat) if seat < len(names):
            return names[seat]
        case Message():
            return with_names(fact, names)
        case tuple():
            return tuple(_named(part, names) for part in fact)
        case _:
            return fact


def say(
    spoken: Message | Text, language: NullTranslations = ENGLISH, names: Sequence[str] = ()
) -> str:
    """The sentence in a language; `names` are those of the seats."""
    if isinstance(spoken, Text):
        return language.pgettext(spoken.key, spoken.english)
    text = spoken.text
    if text.plural:
        count = spoken.facts[text.counted]
        assert isinstance(count, int)
        template = language.npgettext(text.key, text.english, text.plural, abs(count))
    else:
        template = language.pgettext(text.key, text.english)
    return template.format(
        **{name: _word(fact, language, names) for name, fact in spoken.facts.items()}
    )


def _word(fact: Fact, language: NullTranslations, names: Sequence[str]) -> str:
    match fact:
        case Text() | Message():
            return say(fact, language, names)
        case Who(seat) if seat < len(names):
            return names[seat]
        case Who(seat):
            return say(message(UNNAMED, number=seat + 1), language)
        case tuple():
            return ", ".join(_word(part, language, names) for part in fact)
        case _:
            return str(fact)


def shortened(text: str) -> str:
    """Text from a user, fit to be quoted in a sentence."""
    printable = "".join(sign if sign.isprintable() else "�" for sign in text)
    return printable if len(printable) <= 60 else printable[:59] + "…"
