"""Where commands write: what was asked for to standard output, all else to standard error."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import click
from rich.console import Console

from dorfplatz.cli.complaints import complaint
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import Fact, Message, Text, message, say
from dorfplatz.locale import language


@dataclass(frozen=True, slots=True)
class Screen:
    """A terminal and the language of the person in front of it."""

    code: str
    out: Console = field(default_factory=lambda: Console(highlight=False))
    err: Console = field(default_factory=lambda: Console(stderr=True, highlight=False))

    def say(self, spoken: Message | Text, names: Sequence[str] = ()) -> str:
        return say(spoken, language(self.code), names)

    def words(self, text: Text, /, **facts: Fact) -> str:
        return self.say(message(text, **facts))

    def print(self, text: Text, /, **facts: Fact) -> None:
        """A sentence for the person, not part of any result."""
        self.line(self.err, self.words(text, **facts))

    def complain(
        self, problem: Refusal | OSError | click.ClickException, names: Sequence[str] = ()
    ) -> None:
        self.line(self.err, self.say(complaint(problem), names), style="red")

    def line(self, console: Console, line: str, style: str = "") -> None:
        """Wrapped for a person; a program gets the line whole."""
        console.print(line, markup=False, style=style, soft_wrap=not console.is_terminal)
