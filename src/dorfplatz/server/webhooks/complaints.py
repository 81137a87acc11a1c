"""Why a message did not arrive, as it is noted; `words` says it."""

from typing import Final

NOWHERE: Final = "nowhere"
UNREACHABLE: Final = "unreachable"
CERTIFICATE: Final = "certificate"
SLOW: Final = "slow"
NO_ANSWER: Final = "no-answer"
REDIRECT: Final = "redirect"
GONE: Final = "gone"
STATUS: Final = "status"
"""With the number, as in “status 500”."""


def complaint_about(status: int) -> str | None:
    if 200 <= status < 300:
        return None
    if 300 <= status < 400:
        return REDIRECT
    return GONE if status == 410 else f"{STATUS} {status}"
