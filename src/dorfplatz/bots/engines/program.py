"""A foreign program as a child process. Nothing here waits longer than it is told to, and no
process of the program is left in the end."""

import os
import signal
import subprocess
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from dorfplatz.bots.engines import words
from dorfplatz.bots.engines.pipes import Pipes
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import shortened

ANSWER_AT_MOST: Final = 262_144
"""Bytes that a program may say in answer to one thing it was told."""
OFTEN: Final = 0.05
"""Seconds between two checks that the process lives: the end of its pipes does not tell, for a
child of it may hold them open."""
KILLED_WITHIN: Final = 10.0
"""Seconds from SIGKILL to the end of the process; it takes longer only where a device hangs."""


class Failure(Refusal):
    """A foreign program cannot be played with, as things are."""


class Silent(Failure):
    """It did not answer in time."""


class Program:
    """In a session of its own: Ctrl-C does not reach it; signals go to its whole process group."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = process = _started(command)
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._pipes = Pipes(process.stdin, process.stdout, process.stderr)
        self._is_over = False

    def tell(self, lines: Iterable[str]) -> None:
        """Something new; what the program said before has nothing to do with it."""
        self._drain()
        self.add(lines)

    def add(self, lines: Iterable[str]) -> None:
        """Something that belongs to what was told before, or that needs no answer."""
        self._pipes.tell(lines)
        self._pipes.exchange(0)

    def line(self, until: float) -> str:
        """The next line it says; refused if none has come by then. What it said in time is heard
        however late this process gets to listen."""
        self._listen(until)
        line = self._pipes.lines.popleft()
        if line is None:
            raise Failure(words.TOO_MUCH)
        return line

    def end(self, seconds: float) -> None:
        """Sends `quit`, then SIGTERM, each time with so many seconds to exit; then SIGKILL."""
        if self._is_over:
            return
        self._is_over = True
        try:
            self._pipes.tell(["quit"], last=True)
            self._wait(seconds)
            self._signal(signal.SIGTERM)
            self._wait(seconds)
        finally:
            self._signal(signal.SIGKILL)
            self._bury()

    def _listen(self, until: float) -> None:
        """Until there is a line."""
        while not self._pipes.lines:
            left = until - time.monotonic()
            self._pipes.exchange(min(OFTEN, left))
            self._check_talk()
            if self._is_gone():
                raise self._farewell()
            if left <= 0 and not self._pipes.lines:
                raise Silent(words.SILENT)

    def _drain(self) -> None:
        before = -1
        while before != self._pipes.heard:
            before = self._pipes.heard
            self._pipes.lines.clear()
            self._check_talk()
            self._pipes.exchange(0)

    def _check_talk(self) -> None:
        if self._pipes.heard > ANSWER_AT_MOST:
            raise Failure(words.TOO_MUCH)

    def _is_gone(self) -> bool:
        """Whether nothing more can come of it, and nothing is left to be heard."""
        if not self._pipes.is_closed and not self._has_ended():
            return False
        self._pipes.exchange(0)
        return not self._pipes.lines

    def _farewell(self) -> Failure:
        if said := self._pipes.last_words:
            return Failure(words.LAST_WORDS, said=shortened(said))
        return Failure(words.GONE)

    def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self._has_ended() and (left := until - time.monotonic()) > 0:
            self._pipes.exchange(min(OFTEN, left))
            self._pipes.lines.clear()

    def _has_ended(self) -> bool:
        """WNOWAIT does not reap it: until then no other process gets its id, which is also that of
        its process group."""
        if not hasattr(os, "waitid"):
            return self._process.poll() is not None
        how = os.WEXITED | os.WNOHANG | os.WNOWAIT
        return os.waitid(os.P_PID, self._process.pid, how) is not None

    def _signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)

    def _bury(self) -> None:
        self._pipes.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(KILLED_WITHIN)


def _started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    if os.name != "posix":
        raise Failure(words.NOT_HERE)
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
    except FileNotFoundError:
        raise Failure(words.NOT_FOUND) from None
    except (PermissionError, NotADirectoryError):
        raise Failure(words.NOT_ALLOWED) from None
    except (OSError, ValueError) as problem:
        raise Failure(words.CANNOT_START, reason=shortened(str(problem))) from None
