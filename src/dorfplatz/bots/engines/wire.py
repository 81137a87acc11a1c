"""Bytes into lines, within bounds: whatever is at the other end of a pipe may send anything."""

from typing import Final

LINE_AT_MOST: Final = 65_536
"""Bytes."""

Line = str | None
"""None stands for a line that was too long."""


class Lines:
    """What came so far, cut into lines; it never keeps more than one of them."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, raw: bytes) -> list[Line]:
        """The lines that are complete now."""
        *whole, rest = (self._rest + raw).split(b"\n")
        self._rest = rest[: LINE_AT_MOST + 1]
        return [_line(each) for each in whole]


def _line(raw: bytes) -> Line:
    if len(raw) > LINE_AT_MOST:
        return None
    return raw.removesuffix(b"\r").decode("utf-8", "replace")


def flat(text: str) -> str:
    """A text as part of one line."""
    return " ".join(text.split())
