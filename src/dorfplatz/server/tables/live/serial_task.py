"""One thing after the other: what is asked of a table needs no lock."""

import asyncio
from collections.abc import Awaitable, Callable

from dorfplatz.core.refusal import Stale
from dorfplatz.play.words import MOVED_ON

Action = Callable[[], Awaitable[None]]


class SerialTask:
    """A task that does what it is asked in the order of asking, and tells `note` what failed."""

    def __init__(self, name: str, note: Callable[[Exception], None]) -> None:
        self._note = note
        self._requests: asyncio.Queue[tuple[Action, asyncio.Future[None]] | None] = asyncio.Queue()
        self._is_open = True
        self._waiting: set[asyncio.Future[None]] = set()
        self._worker = asyncio.create_task(self._work(), name=name)

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting)

    async def do(self, action: Action) -> None:
        """Returns when it is done, or raises what it raised; it is done even if nobody waits."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        self._requests.put_nowait((action, answer))
        await asyncio.shield(answer)

    async def close(self) -> None:
        """What is being done is finished, for what is on its way to the disk will be there. Whoever
        still waits must look again."""
        self._is_open = False
        self._requests.put_nowait(None)
        await self._worker
        self._note = _nothing  # or this and whoever is told would keep each other alive
        for answer in [*self._waiting]:
            if not answer.done():
                answer.set_exception(Stale(MOVED_ON))
                answer.exception()  # whoever asked may have gone

    async def _work(self) -> None:
        while (request := await self._requests.get()) is not None and self._is_open:
            action, answer = request
            try:
                await action()
            except Exception as problem:
                self._note(problem)
                answer.set_exception(problem)
                answer.exception()  # whoever asked may have gone
            else:
                answer.set_result(None)


def _nothing(_problem: Exception) -> None:
    """Nothing is done any more."""
