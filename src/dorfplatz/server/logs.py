"""Logs: a JSON object a line, so that programs can read them; failures carry their record."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

from dorfplatz.server.log_limits import Sparingly, end_of

LOGGER: Final = logging.getLogger("dorfplatz")


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


def log_to_stderr() -> None:
    """For the server alone; whoever uses it as a library sets up logging as they like."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparingly())
    for logger, level in ((LOGGER, logging.INFO), (logging.getLogger("uvicorn"), logging.WARNING)):
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False
