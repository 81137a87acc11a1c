"""Where commands write: what was asked for to standard output, all else to standard error."""

import shlex
import shutil
import sys
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path

import click
from babel.numbers import format_decimal, format_percent
from rich.console import Console

from dorfplatz.cli.complaints import PipeClosed, complaint
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import Fact, Message, Text, message, say
from dorfplatz.locale import language


def program() -> str:
    """How the user can call the program again."""
    if shutil.which("dorfplatz"):
        return "dorfplatz"
    here = Path(sys.argv[0])
    by_module = f"{shlex.quote(sys.executable)} -m dorfplatz"
    return by_module if here.name == "__main__.py" else shlex.quote(str(here))


class Terminal(Console):
    """A console that leaves it to the program what to say about a closed pipe."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


@dataclass(frozen=True, slots=True)
class Screen:
    """A terminal and the language of the person in front of it."""

    code: str
    out: Console = field(default_factory=lambda: Terminal(highlight=False))
    err: Console = field(default_factory=lambda: Terminal(highlight=False, stderr=True))

    def say(self, spoken: Message | Text, names: Sequence[str] = ()) -> str:
        return say(spoken, language(self.code), names)

    def words(self, text: Text, /, **facts: Fact) -> str:
        return self.say(message(text, **facts))

    def remark(self, text: Text, /, **facts: Fact) -> None:
        """A sentence for the person, not part of any result. It is not wrapped: what it names is
        often copied."""
        with suppress(OSError):
            self.err.print(self.words(text, **facts), markup=False, soft_wrap=True)

    def decimal(self, number: float) -> str:
        return format_decimal(number, "#,##0.0", locale=self.code)

    def percent(self, share: float) -> str:
        return format_percent(share, "#,##0.0 %", locale=self.code)

    def complain(
        self,
        problem: Refusal | OSError | PipeClosed | click.ClickException,
        names: Sequence[str] = (),
    ) -> None:
        self.line(self.err, self.say(complaint(problem), names), style="red")

    def line(self, console: Console, line: str, style: str = "") -> None:
        """Wrapped for a person; a program gets the line whole. Nobody can be told that standard
        error is closed."""
        with suppress(OSError) if console is self.err else nullcontext():
            console.print(line, markup=False, style=style, soft_wrap=not console.is_terminal)
