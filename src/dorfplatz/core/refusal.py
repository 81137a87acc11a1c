"""Saying no: a code for programs, a sentence for people, and nothing has changed."""

from dorfplatz.core.text import Fact, Message, Text, say


class Refusal(Exception):
    """Something a user asked for cannot be done; `message` says why in any language."""

    def __init__(self, text: Text, /, **facts: Fact) -> None:
        self.message = Message(text, facts)
        super().__init__(text.key)

    @property
    def code(self) -> str:
        return self.message.key

    def __str__(self) -> str:
        return say(self.message)


class Malformed(Refusal):
    """It cannot be read."""


class NotYourTurn(Refusal):
    """Someone else acts now."""


class Illegal(Refusal):
    """A rule stands in the way; the code names it."""


class Stale(Refusal):
    """The table has moved on since this was asked."""
