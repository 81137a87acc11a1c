"""Saying no over HTTP: every refusal has a status, and a sentence in the reader's language."""

from typing import Final

from dorfplatz.core.refusal import Illegal, Malformed, NotYourTurn, Refusal, Stale


class Missing(Refusal):
    """It is not here."""


class Forbidden(Refusal):
    """It belongs to somebody else."""


class TooLarge(Refusal):
    """It is more than this server takes."""


class TooMany(Refusal):
    """It is asked for too often."""


class Unavailable(Refusal):
    """It cannot be done at the moment, whoever asks."""


class Unreadable(Refusal):
    """It is stored, but broken."""


class Full(Refusal):
    """There is no room for it at the moment."""


STATUS: Final[dict[type[Refusal], int]] = {
    Malformed: 422,
    Missing: 404,
    Forbidden: 403,
    NotYourTurn: 409,
    Illegal: 409,
    Stale: 409,
    TooLarge: 413,
    TooMany: 429,
    Unavailable: 503,
    Unreadable: 500,
    Full: 503,
}


def status_of(refusal: Refusal) -> int:
    return next(status for kind, status in STATUS.items() if isinstance(refusal, kind))
