"""Text that every database takes."""

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.store.words import NOT_A_CHARACTER


def check_storable(text: str) -> None:
    """PostgreSQL knows no NUL, and UTF-8 no lone surrogates; both may come from strangers, in an
    address, a form or JSON."""
    if "\0" in text or not _is_complete(text):
        raise Malformed(NOT_A_CHARACTER)


def _is_complete(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
