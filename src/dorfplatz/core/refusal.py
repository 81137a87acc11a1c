"""Saying no: a code for programs, a sentence for people, and nothing has changed."""

from collections.abc import Callable
from typing import Self

from dorfplatz.core.text import Fact, Message, Text, say


class Refusal(Exception):
    """Something a user asked for cannot be done; `message` says why in any language."""

    def __init__(self, text: Text, /, **facts: Fact) -> None:
        self.message = Message(text, facts)
        super().__init__(text.key)

    @property
    def code(self) -> str:
        """What is wrong, wherever it was found."""
        message = self.message
        while isinstance(problem := message.facts.get("problem"), Message):
            message = problem
        return message.key

    def placed(self, text: Text, /, **facts: Fact) -> Self:
        """The same refusal with its place: `text` says where, and has a hole for the problem."""
        return type(self)(text, **facts, problem=self.message)

    def __str__(self) -> str:
        return say(self.message)

    def __reduce__(self) -> tuple[Callable[..., "Refusal"], tuple[type["Refusal"], Message]]:
        """Refusals travel between processes."""
        return _refusal, (type(self), self.message)


def _refusal(kind: type[Refusal], message: Message) -> Refusal:
    return kind(message.text, **message.facts)


class Malformed(Refusal):
    """It cannot be read."""


class NotYourTurn(Refusal):
    """Someone else acts now."""


class Illegal(Refusal):
    """A rule stands in the way; the code names it."""


class Stale(Refusal):
    """The table has moved on since this was asked."""
