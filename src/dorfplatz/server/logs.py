"""Logs: a JSON object a line, so that programs can read them; failures carry their record."""

import json
import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

from dorfplatz.server.log_limits import Sparingly, end_of

LOGGER: Final = logging.getLogger("dorfplatz")
A_MINUTE: Final = 60.0


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["fault"] = end_of(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def log(level: int, event: str, *, fault: BaseException | None = None, **facts: object) -> None:
    LOGGER.log(level, event, exc_info=fault, extra={"facts": facts})


class RareWarning:
    """A warning that visitors can cause as often as they like: logged once a minute at most, with
    how often it was due since."""

    def __init__(self, event: str, now: Callable[[], float] = monotonic) -> None:
        self._event = event
        self._now = now
        self._next = float("-inf")
        self._times = 0

    def __call__(self, **facts: Any) -> None:
        self._times += 1
        if self._now() >= self._next:
            self._next = self._now() + A_MINUTE
            log(logging.WARNING, self._event, times=self._times, **facts)
            self._times = 0


def log_to_stderr() -> None:
    """For the server alone; whoever uses it as a library sets up logging as they like. What is
    wrong with a form is told to whoever sent it, not to the log, which anybody could fill."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparingly())
    for logger, level in ((LOGGER, logging.INFO), (logging.getLogger("uvicorn"), logging.WARNING)):
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False
    logging.getLogger("python_multipart").setLevel(logging.CRITICAL)
