"""Talking to an engine of ours without any process."""

from collections.abc import Iterable
from concurrent.futures import Future
from typing import Any

from dorfplatz.bots.engines.mind import Mind, Thought
from dorfplatz.bots.engines.question import position
from dorfplatz.bots.engines.said_by_engine import write
from dorfplatz.bots.engines.speaker import Speaker
from dorfplatz.bots.engines.wire import Line
from dorfplatz.games.catalogue import AnyCourse


class SlowWorker:
    """Has thoughts that are finished by hand."""

    def __init__(self) -> None:
        self.preparing: Future[object] = Future()
        self.thoughts: list[Future[Thought]] = []
        self.endings = 0

    @property
    def is_ready(self) -> bool:
        return self.preparing.done()

    def get_ready(self) -> Future[object]:
        return self.preparing

    def ask(self, *_: object) -> Future[Thought]:
        self.thoughts.append(Future())
        return self.thoughts[-1]

    def end(self) -> None:
        self.endings += 1


class Talk:
    """A host's talk with an engine; a bot that thinks does so in a slow worker."""

    def __init__(self, bot: str = "greedy", seed: str = "") -> None:
        self.done: list[Future[Any]] = []
        self.worker = SlowWorker()
        mind = Mind(self.done.append)
        mind._worker = self.worker  # type: ignore[assignment]
        self.speaker = Speaker(mind, bot=bot, seed=seed)

    def say(self, *lines: Line) -> list[str]:
        return [write(said) for line in lines for said in self.speaker.hear(line)]

    def show(self, course: AnyCourse) -> list[str]:
        return self.say(*position(course))

    def settle(self) -> list[str]:
        """What is said about all that was finished meanwhile."""
        finished, self.done[:] = [*self.done], []
        return [write(said) for each in finished for said in self.speaker.settle(each)]


def only(lines: Iterable[str]) -> str:
    (line,) = lines
    return line
