"""An engine of ours over a pair of streams."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Semaphore, Thread
from typing import Any

from dorfplatz.bots.engines.mind import Mind
from dorfplatz.bots.engines.said_by_engine import Said, write
from dorfplatz.bots.engines.speaker import Speaker
from dorfplatz.bots.engines.wire import Lines

Heard = bytes | Future[Any]
"""A piece of what the host says, nothing at its end; or something that took long is finished."""


class Conversation:
    """One piece is heard at a time, so nothing piles up here whatever the host sends."""

    def __init__(self, read: Callable[[], bytes], tell: Callable[[str], None]) -> None:
        self._read, self._tell = read, tell
        self._heard: SimpleQueue[Heard] = SimpleQueue()
        self._is_understood = Semaphore(0)
        self._lines = Lines()
        self.mind = Mind(self._heard.put)

    def hold(self, speaker: Speaker) -> None:
        """Until the host takes leave, or is gone."""
        Thread(target=self._listen, daemon=True).start()
        try:
            while not speaker.has_left and (news := self._heard.get()):
                for said in self._answers(speaker, news):
                    self._tell(write(said))
        finally:
            self.mind.end()

    def _listen(self) -> None:
        while True:
            try:
                piece = self._read()
            except OSError:
                piece = b""
            self._heard.put(piece)
            if not piece:
                return
            self._is_understood.acquire()

    def _answers(self, speaker: Speaker, news: Heard) -> Iterator[Said]:
        if isinstance(news, Future):
            yield from speaker.settle(news)
            return
        for line in self._lines.feed(news):
            yield from speaker.hear(line)
            if speaker.has_left:
                return
        self._is_understood.release()
