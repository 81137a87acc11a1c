"""Records and component files on disk: nothing is overwritten, nothing acknowledged is lost."""

import os
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from platformdirs import user_data_path

from dorfplatz.cli.screen import program
from dorfplatz.cli.words import FILE_CHANGED, IN_FILE, NO_GAME_TO_RESUME, NOT_TEXT
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

SUFFIX: Final = ".dorf"
STANDARD_INPUT: Final = "-"


Read = TypeVar("Read")


def read_file(path: str | Path, reader: Callable[[str], Read]) -> Read:
    """What a reader makes of a text file, or of standard input; a refusal names the file."""
    raw = sys.stdin.buffer.read() if path == STANDARD_INPUT else Path(path).read_bytes()
    with refusals_of(path):
        return reader(_decoded(raw))


@contextmanager
def refusals_of(path: str | Path) -> Iterator[None]:
    """Refusals name the file they are about."""
    try:
        yield
    except Refusal as refusal:
        raise refusal.placed(IN_FILE, file=str(path)) from None


def read_records(path: str | Path) -> list[Record]:
    return read_file(path, read_all)


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Malformed(NOT_TEXT) from None


def games_folder() -> Path:
    return user_data_path("dorfplatz", appauthor=False, ensure_exists=True)


def latest_unfinished() -> Path:
    """The game that was played last and has no result yet."""
    games = (path for path in games_folder().glob(f"*{SUFFIX}") if path.is_file())
    newest_first = sorted(games, key=lambda path: path.stat().st_mtime, reverse=True)
    for path in newest_first:
        if _is_unfinished(path):
            return path
    raise Malformed(NO_GAME_TO_RESUME)


def _is_unfinished(path: Path) -> bool:
    try:
        record = read(without_torn_line(_decoded(path.read_bytes())))
    except (Refusal, OSError):
        return False
    return not record.entries or record.entries[-1].actor is not None


class RecordFile:
    """A record being written. Every entry is on the disk before anyone is told."""

    def __init__(self, path: Path, size: int) -> None:
        """`size` is that of the complete lines; what follows them is torn and will be left off."""
        self.path = path
        self._size = size

    @property
    def quoted(self) -> str:
        """Its path, fit to be pasted into a command."""
        return shlex.quote(str(self.path))

    @classmethod
    def create(cls, path: Path, record: Record) -> "RecordFile":
        path.parent.mkdir(parents=True, exist_ok=True)
        return cls(path, write_new(path, write_header(record)))

    @classmethod
    def resume(cls, path: Path) -> tuple["RecordFile", Record]:
        """Go on after the last complete line. Nothing is changed yet."""
        raw = path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        with refusals_of(path):
            record = read(_decoded(whole))
        return cls(path, len(whole)), record

    def leave_off_torn_line(self) -> None:
        if self.path.stat().st_size != self._size:
            os.truncate(self.path, self._size)

    def append(self, entries: Sequence[Entry]) -> None:
        with _faults_of(self.path), self.path.open("ab") as file:
            if file.tell() != self._size:
                raise Stale(
                    FILE_CHANGED, file=str(self.path), command=program(), quoted=self.quoted
                )
            self._size += _write_through(file.fileno(), "".join(map(write_entry, entries)))


@contextmanager
def _faults_of(path: Path) -> Iterator[None]:
    """Faults of writing name the file they are about."""
    try:
        yield
    except OSError as fault:
        raise OSError(fault.errno, fault.strerror, str(path)) from None


def write_new(path: Path, text: str) -> int:
    """A whole new file, or none. Returns its size."""
    with _faults_of(path), path.open("xb") as file:
        try:
            return _write_through(file.fileno(), text)
        except OSError:
            path.unlink()
            raise


def _write_through(descriptor: int, text: str) -> int:
    """Write and fsync: returns once it is on the disk."""
    raw = text.encode("utf-8")
    written = 0
    while written < len(raw):
        written += os.write(descriptor, raw[written:])
    os.fsync(descriptor)
    return written
