"""Standard input, output and error of a foreign program: non-blocking pipes, bounded buffers."""

import os
import selectors
from collections import deque
from collections.abc import Callable, Iterable
from typing import IO, Final

from dorfplatz.bots.engines.wire import Line, Lines

PIECE: Final = 65_536
LAST_WORDS: Final = 2_000
"""Bytes that are kept of what a program says on its standard error."""


class Pipes:
    """What is told is buffered here until the program reads it."""

    def __init__(self, to: IO[bytes], answers: IO[bytes], remarks: IO[bytes]) -> None:
        self.lines: deque[Line] = deque()
        self.heard = 0
        """Bytes of answers since the program was last told something."""
        self.is_closed = False
        self._to, self._answers, self._remarks = to, answers, remarks
        self._cutter, self._unsaid, self._last_words = Lines(), b"", b""
        self._is_last = False
        self._selector = selectors.DefaultSelector()
        for pipe in (to, answers, remarks):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(answers, selectors.EVENT_READ, self._hear)
        self._selector.register(remarks, selectors.EVENT_READ, self._overhear)

    @property
    def last_words(self) -> str:
        """The last line that the program said on its standard error."""
        said = self._last_words.decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(said) if line.strip()), "")

    def tell(self, lines: Iterable[str], *, last: bool = False) -> None:
        """The pipe is closed after what is last."""
        self.heard, self._is_last = 0, last
        if self._to.closed:
            return
        if not self._unsaid:
            self._selector.register(self._to, selectors.EVENT_WRITE, self._say)
        self._unsaid += "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")

    def exchange(self, seconds: float) -> None:
        """Write and read whatever is ready; wait for so many seconds if nothing is."""
        for ready, _ in self._selector.select(max(0.0, seconds)):
            step: Callable[[], None] = ready.data
            step()

    def close(self) -> None:
        self._selector.close()
        for pipe in (self._to, self._answers, self._remarks):
            pipe.close()

    def _say(self) -> None:
        """A program that has closed its standard input may still write its answer."""
        try:
            sent = os.write(self._to.fileno(), self._unsaid[:PIECE])
        except BlockingIOError:
            return
        except OSError:
            sent, self._is_last = len(self._unsaid), True
        self._unsaid = self._unsaid[sent:]
        if not self._unsaid:
            self._selector.unregister(self._to)
            if self._is_last:
                self._to.close()

    def _hear(self) -> None:
        raw = self._read(self._answers)
        self.heard += len(raw)
        self.lines.extend(self._cutter.feed(raw))
        self.is_closed = self._answers not in self._selector.get_map()

    def _overhear(self) -> None:
        self._last_words = (self._last_words + self._read(self._remarks))[-LAST_WORDS:]

    def _read(self, pipe: IO[bytes]) -> bytes:
        try:
            raw = os.read(pipe.fileno(), PIECE)
        except BlockingIOError:
            return b""
        except OSError:
            raw = b""
        if not raw:
            self._selector.unregister(pipe)
        return raw
