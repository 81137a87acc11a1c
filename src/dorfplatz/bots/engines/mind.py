"""What thinks in an engine of ours: quick bots at once, the others in a worker process, so that a
thought can be broken off."""

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from random import Random
from typing import Any

from dorfplatz.bots import advice, roster
from dorfplatz.bots.choosing import choose, choose_in, choose_simply
from dorfplatz.bots.warming import warm_up
from dorfplatz.bots.workers import Worker
from dorfplatz.core.record import write
from dorfplatz.core.refusal import Refusal
from dorfplatz.games.catalogue import AnyCourse

Done = Callable[[Future[Any]], None]


@dataclass(frozen=True, slots=True)
class Thought:
    move: str
    numbers: Mapping[str, float] = field(default_factory=dict)
    """What its seat may expect, if that is known."""


class Mind:
    """Has one thought at a time. What takes long is given to `done` when it is finished."""

    def __init__(self, done: Done) -> None:
        self._done = done
        self._worker = Worker(warm_up)
        self._preparing: Future[object] | None = None
        self._thinking: Future[Thought] | None = None

    def get_ready(self, kind: str) -> bool:
        """Whether a bot can think at once; else `done` is told when."""
        if kind in roster.PLAIN or self._worker.is_ready:
            return True
        if self._preparing is None:
            self._preparing = self._worker.get_ready()
            assert self._preparing is not None
            self._preparing.add_done_callback(self._done)
        return False

    def think(
        self, course: AnyCourse, kind: str, seconds: float, seed: str | None
    ) -> Thought | None:
        """None if it comes later."""
        try:
            if kind in roster.PLAIN:
                return Thought(choose_in(course, kind, seconds, Random(seed)))
            self._thinking = self._worker.ask(
                _think, write(course.record), course.game.name, kind, seconds, seed
            )
        except Exception:  # whatever is wrong with a bot, the game goes on
            return self.break_off(course)
        self._thinking.add_done_callback(self._done)
        return None

    def has_prepared(self, done: Future[Any]) -> bool:
        return done is self._preparing

    def thought(self, done: Future[Any], course: AnyCourse) -> Thought | None:
        """A simple one if the bot failed; None if nobody waits for it any more."""
        if done is not self._thinking:
            return None
        try:
            thought: Thought = done.result()
        except Exception:  # likewise
            return self.break_off(course)
        self._thinking = None
        return thought

    def break_off(self, course: AnyCourse) -> Thought:
        """A simple thought, and nothing more of the present one."""
        self.end()
        return Thought(choose_simply(course))

    def end(self) -> None:
        self._preparing = self._thinking = None
        self._worker.end()


def _think(text: str, game: str, kind: str, seconds: float, seed: str | None) -> Thought:
    """In the worker process. What to expect is seen at a glance."""
    move = choose(text, kind, seconds, seed)
    if not advice.has_adviser(game):
        return Thought(move)
    try:
        best = advice.advise(text, 0, seed).options[0]
    except Refusal:
        return Thought(move)
    return Thought(move, {"share": round(best.share, 3), "coins": round(best.coins, 1)})
