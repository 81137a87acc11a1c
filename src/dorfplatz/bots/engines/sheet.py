"""A position as it comes in, line by line."""

from typing import Final

from dorfplatz.bots.engines import words
from dorfplatz.bots.engines.said_by_host import END
from dorfplatz.bots.engines.wire import LINE_AT_MOST, Line
from dorfplatz.core.refusal import Malformed

SIGNS_AT_MOST: Final = 400_000
"""Characters; no game of ours needs a tenth of them."""


class Sheet:
    """Of one that is broken nothing more is kept."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._signs = 0
        self._problem: Malformed | None = None

    def take(self, line: Line) -> bool:
        """Whether this was the last line."""
        if line is None:
            self._break(Malformed(words.LONG_LINE, most=LINE_AT_MOST))
        elif line.strip() == END:
            return True
        elif self._problem is None:
            self._lines.append(line)
            self._signs += len(line) + 1
            if self._signs > SIGNS_AT_MOST:
                self._break(Malformed(words.LONG_POSITION, most=SIGNS_AT_MOST))
        return False

    def read(self) -> str:
        if self._problem is not None:
            raise self._problem
        return "".join(f"{line}\n" for line in self._lines)

    def _break(self, problem: Malformed) -> None:
        self._lines.clear()
        self._problem = self._problem or problem
