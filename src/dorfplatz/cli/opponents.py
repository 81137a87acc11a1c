"""The bots at a keyboard: those that think long do so in a worker process; engines are processes
anyway."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from random import Random
from typing import Final

from dorfplatz.bots import pace, roster
from dorfplatz.bots.choosing import choose, choose_in, choose_simply
from dorfplatz.bots.engines.foreign import KIND
from dorfplatz.bots.warming import warm_up
from dorfplatz.bots.words import GETTING_READY
from dorfplatz.bots.workers import Worker
from dorfplatz.cli.engine_seats import EngineSeats
from dorfplatz.cli.guests import Guest
from dorfplatz.cli.screen import Screen
from dorfplatz.cli.words import FAILED
from dorfplatz.core.record import write
from dorfplatz.games.catalogue import AnyCourse

PATIENCE: Final = 3.0
"""Seconds until a person is told that a bot is getting ready: loading takes less."""
OFTEN: Final = 0.02
"""Seconds between two polls for a bot's answer; Ctrl-C interrupts the wait at once."""
TRIES: Final = 3
"""How often a bot is asked if its worker process dies every time."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How bots play."""

    seconds: float = roster.SECONDS
    """So long they think about a move, at most."""
    like_people: bool = False
    """Whether they wait a little before they move."""
    seed: str | None = None


class Opponents:
    """They get ready as soon as they are known, while the person still looks at the table."""

    def __init__(
        self,
        screen: Screen,
        course: AnyCourse,
        manner: Manner,
        guests: Sequence[Guest] = (),
        *,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        """`pause` is how they wait like people, for so many seconds."""
        self._screen = screen
        self._course = course
        self._manner = manner
        self._pause = pause
        self._random = Random(manner.seed)
        self._worker = Worker(warm_up)
        self._engines = EngineSeats(screen, course, guests)
        automas = course.game.automas()
        kinds = {
            player.kind
            for seat, player in enumerate(course.players)
            if not player.is_person and player.kind != KIND and seat not in automas
        }
        for kind in sorted(kinds):
            roster.check(course.game.name, kind)
        if not kinds <= {*roster.PLAIN}:
            self._worker.get_ready()

    def choose(self, kind: str) -> str:
        """A move for the seat that acts, as text; `GivenUp` if its engine has none."""
        start, course = time.monotonic(), self._course
        if kind == KIND:
            text = self._engines.choose(self._manner.seconds)
        elif kind in roster.PLAIN:
            text = choose_in(course, kind, self._manner.seconds, self._random)
        else:
            text = self._thought(kind)
        if self._manner.like_people:
            wanted = pace.human(len(course.game.legal(course.state)), self._random)
            self._pause(max(0.0, start + wanted - time.monotonic()))
        return text

    def arguments(self) -> Iterator[str]:
        """What has to be said to go on with the same engines."""
        return self._engines.arguments()

    def end(self) -> None:
        self._engines.take_leave()
        self._worker.end()

    def _thought(self, kind: str) -> str:
        """Asked for again if the process dies; if the bot fails, a simple move will do."""
        text, seed = write(self._course.record), self._manner.seed
        own_seed = None if seed is None else f"{seed}/{len(self._course.entries)}/{kind}"
        for _ in range(TRIES):
            try:
                asked = self._worker.ask(choose, text, kind, self._manner.seconds, own_seed)
                return self._answer(asked)
            except BrokenProcessPool:
                self._worker.end()
            except Exception:  # whatever is wrong with a bot, the person plays on
                break
        self._screen.remark(FAILED)
        return choose_simply(self._course)

    def _answer(self, asked: Future[str]) -> str:
        """Polled: Ctrl-C in a blocking wait could leave locks of the worker's pool held."""
        answers: list[Future[str]] = []
        asked.add_done_callback(answers.append)
        late = time.monotonic() + PATIENCE
        while not answers:
            time.sleep(OFTEN)
            if time.monotonic() > late and not self._worker.is_ready:
                self._screen.remark(GETTING_READY)
                late = float("inf")
        return asked.result()
