"""How much is logged of what happens again and again: whoever can cause a failure could otherwise
fill the disk with it."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from hashlib import sha256
from threading import Lock
from time import monotonic
from typing import Any, Final

AT_ONCE: Final = 20
"""Lines of a kind, before only one a minute is written."""
A_MINUTE: Final = 60.0
KINDS_AT_MOST: Final = 1000
RECORDS_AT_MOST: Final = 1000
"""Tables of which it is known that their record was logged."""
RECORD: Final = "record"
RECORD_SIGNS: Final = 32_000
"""Of a record, from its beginning; games have about 15,000."""
FAULT_SIGNS: Final = 16_000
"""Of a traceback, to its end."""


@dataclass(slots=True)
class _Kind:
    """Lines that say the same."""

    free_at: float
    """When as many may be written at once as at the beginning."""
    unsaid: int = 0


class Sparingly(logging.Filter):
    """Of the same failure a few lines at once and then one a minute, which says how many were left
    out; of the record of a table the first time all, then only what it can be recognised by."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: OrderedDict[Hashable, _Kind] = OrderedDict()
        self._logged: OrderedDict[str, None] = OrderedDict()
        self._one_by_one = Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written; called by any thread."""
        with self._one_by_one:
            return self._is_written(record)

    def _is_written(self, record: logging.LogRecord) -> bool:
        now = self._now()
        kind = self._kind(_kind_of(record), now)
        free_at = max(kind.free_at, now) + A_MINUTE
        if free_at - now > AT_ONCE * A_MINUTE:
            kind.unsaid += 1
            return False
        facts = self._shortened(getattr(record, "facts", {}))
        record.facts = facts | {"unsaid": kind.unsaid} if kind.unsaid else facts
        kind.free_at, kind.unsaid = free_at, 0
        return True

    def _kind(self, name: Hashable, now: float) -> _Kind:
        kind = self._kinds.pop(name, None) or _Kind(now)
        self._kinds[name] = kind
        if len(self._kinds) > KINDS_AT_MOST:
            self._kinds.popitem(last=False)
        return kind

    def _shortened(self, facts: dict[str, Any]) -> dict[str, Any]:
        text = facts.get(RECORD)
        if not isinstance(text, str):
            return facts
        rest = {name: fact for name, fact in facts.items() if name != RECORD}
        known_by = {"record_sha256": _digest(text), "record_signs": len(text)}
        if self._was_logged(str(facts.get("table") or _digest(text.partition("\n\n")[0]))):
            return rest | known_by
        if len(text) > RECORD_SIGNS:
            return rest | known_by | {RECORD: text[:RECORD_SIGNS]}
        return facts

    def _was_logged(self, name: str) -> bool:
        found = name in self._logged
        self._logged[name] = None
        self._logged.move_to_end(name)
        if len(self._logged) > RECORDS_AT_MOST:
            self._logged.popitem(last=False)
        return found


def end_of(fault: str) -> str:
    """The end of a traceback, which says what happened."""
    return fault if len(fault) <= FAULT_SIGNS else f"…{fault[1 - FAULT_SIGNS :]}"


def _kind_of(record: logging.LogRecord) -> Hashable:
    """What is logged, and where it went wrong."""
    fault = record.exc_info[1] if record.exc_info else None
    trace = None if fault is None else fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = None if trace is None else (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
    return record.name, record.levelno, record.msg, type(fault), place


def _digest(text: str) -> str:
    return sha256(text.encode(errors="replace")).hexdigest()[:16]
