"""What a database refuses although everything was right: a sentence for whoever asked, and a line
in the log when it begins and when it is over."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import (
    DatabaseError,
    IntegrityError,
    InternalError,
    OperationalError,
    StatementError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import Text
from dorfplatz.server.http.refusals import Unavailable
from dorfplatz.server.logs import log
from dorfplatz.server.store import words
from dorfplatz.server.store.stored import Conflict

DISK_FULL: Final = "53100"
"""SQLSTATE of PostgreSQL."""


class Faults:
    """Of one kind of use: reading, or writing."""

    def __init__(self, what: str, sentence: Text) -> None:
        self._what = what
        self._sentence = sentence
        self._complaint: str | None = None
        """What was said last, as long as nothing worked since."""

    @contextmanager
    def refused(self) -> Iterator[None]:
        """A transaction: what a constraint forbids is a conflict, what the database cannot do is
        refused, and what a parameter cannot be (`schema.Text`) is refused as it is."""
        try:
            yield
        except IntegrityError as fault:
            raise Conflict(_without_values(fault)) from None
        except NoConnection as fault:
            raise self._refusal(fault, str(fault)) from fault
        except StatementError as fault:
            if isinstance(fault.orig, Refusal):
                raise fault.orig from None
            if not _is_fault_of_database(fault):
                raise
            raise self._refusal(fault, str(fault.orig)) from fault
        else:
            self._works()

    def _refusal(self, fault: Exception, complaint: str) -> Unavailable:
        """Logged once, not for everybody who tries, and with what was tried: it could be that."""
        if complaint != self._complaint:
            self._complaint = complaint
            tried = getattr(fault, "statement", None)
            event = f"database cannot be {self._what}"
            log(logging.ERROR, event, complaint=complaint, statement=tried)
        return Unavailable(words.FULL if _is_full(fault) else self._sentence)

    def _works(self) -> None:
        if self._complaint is not None:
            self._complaint = None
            log(logging.INFO, f"database can be {self._what} again")


def _without_values(fault: IntegrityError) -> str:
    """What stands in the way. PostgreSQL adds the row, and with it the secret of a seat."""
    told = getattr(fault.orig, "diag", None)
    return str(fault.orig if told is None else told.message_primary)


def _is_fault_of_database(fault: StatementError) -> bool:
    """Not a mistake in a statement or its parameters. What is broken has no class of its own."""
    return isinstance(fault, OperationalError | InternalError) or type(fault) is DatabaseError


def _is_full(fault: Exception) -> bool:
    cause = getattr(fault, "orig", None)
    code = getattr(cause, "sqlite_errorcode", None)
    return code == sqlite3.SQLITE_FULL or getattr(cause, "sqlstate", None) == DISK_FULL
