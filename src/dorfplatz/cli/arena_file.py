"""Finished games of an arena: each is written to disk at once, so that a run can be stopped."""

import os
from pathlib import Path

from dorfplatz.cli.files import refusals_of
from dorfplatz.cli.words import ARENA_FILE_CHANGED, NOT_TEXT
from dorfplatz.core.refusal import Malformed, Stale
from dorfplatz.lab import ledger
from dorfplatz.lab.arena import Arena
from dorfplatz.lab.simulation import Outcome


class Kept:
    """Games by their number; without a file they are forgotten in the end."""

    def __init__(self) -> None:
        self.games: dict[int, Outcome] = {}

    def add(self, number: int, outcome: Outcome) -> None:
        self.games[number] = outcome


class KeptInFile(Kept):
    def __init__(self, path: Path, arena: Arena) -> None:
        """A new file, or one with games of the same arena."""
        super().__init__()
        self._path = path
        self._size = self._read(arena) if path.exists() else 0
        if not self._size:
            self._append(ledger.write_head(arena))

    def add(self, number: int, outcome: Outcome) -> None:
        self._append(ledger.write_game(number, outcome))
        super().add(number, outcome)

    def _append(self, text: str) -> None:
        try:
            with self._path.open("ab") as file:
                if file.tell() != self._size:
                    raise Stale(ARENA_FILE_CHANGED, file=str(self._path))
                self._size += file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError as fault:
            raise OSError(fault.errno, fault.strerror, str(self._path)) from None

    def _read(self, arena: Arena) -> int:
        """The size of the complete lines; a torn one is left off."""
        raw = self._path.read_bytes()
        if not raw:
            return 0
        whole = raw[: raw.rfind(b"\n") + 1]
        with refusals_of(self._path):
            self.games = ledger.read(_decoded(whole), arena)
        if len(whole) < len(raw):
            os.truncate(self._path, len(whole))
        return len(whole)


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Malformed(NOT_TEXT) from None
