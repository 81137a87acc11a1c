"""Records and component files on disk: nothing is overwritten, nothing acknowledged is lost."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from dorfplatz.core.record import (
    Entry,
    Record,
    read,
    read_all,
    without_torn_line,
    write_entry,
    write_header,
)
from dorfplatz.core.refusal import Malformed, Refusal, Stale
from dorfplatz.core.text import Text

SUFFIX: Final = ".dorf"
STANDARD_INPUT: Final = "-"

IN_FILE: Final = Text("file.in-file", "{file}: {problem}")
NOT_TEXT: Final = Text("file.not-text", "This is no text in UTF-8.")
CHANGED: Final = Text(
    "file.changed",
    "Another program has changed {file}; nothing was written. Go on with: dorfplatz play --resume",
)
NO_GAME_TO_RESUME: Final = Text("file.nothing-to-resume", "There is no unfinished game to resume.")


def in_file(path: str | Path, refusal: Refusal) -> Refusal:
    """The refusal with the file it is about."""
    return type(refusal)(IN_FILE, file=str(path), problem=refusal.message)


def read_text(path: str | Path) -> str:
    standard_input = path == STANDARD_INPUT
    raw = sys.stdin.buffer.read() if standard_input else Path(path).read_bytes()
    try:
        return raw.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise in_file(path, Malformed(NOT_TEXT)) from None


def read_records(path: str | Path) -> list[Record]:
    text = read_text(path)
    try:
        return read_all(text)
    except Refusal as refusal:
        raise in_file(path, refusal) from None


def games_folder() -> Path:
    return user_data_path("dorfplatz", appauthor=False, ensure_exists=True)


def latest_unfinished() -> Path:
    """The game that was played last and has no result yet."""
    newest_first = sorted(
        games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True
    )
    for path in newest_first:
        if "\nresult: " not in read_text(path):
            return path
    raise Malformed(NO_GAME_TO_RESUME)


class RecordFile:
    """A record being written. Every entry is on the disk before anyone is told."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._size = path.stat().st_size

    @classmethod
    def create(cls, path: Path, record: Record) -> "RecordFile":
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:
            _write_through(file.fileno(), write_header(record))
        return cls(path)

    @classmethod
    def resume(cls, path: Path) -> tuple["RecordFile", Record]:
        """Go on after the last complete line."""
        text = read_text(path)
        whole = without_torn_line(text)
        try:
            record = read(whole)
        except Refusal as refusal:
            raise in_file(path, refusal) from None
        if whole != text:
            os.truncate(path, len(whole.encode("utf-8")))
        return cls(path), record

    def append(self, entries: Sequence[Entry]) -> None:
        with self.path.open("ab") as file:
            if file.tell() != self._size:
                raise Stale(CHANGED, file=str(self.path))
            self._size += _write_through(file.fileno(), "".join(map(write_entry, entries)))


def _write_through(descriptor: int, text: str) -> int:
    """Write and wait until it is on the disk."""
    raw = text.encode("utf-8")
    written = 0
    while written < len(raw):
        written += os.write(descriptor, raw[written:])
    os.fsync(descriptor)
    return written
