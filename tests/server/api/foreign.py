"""Foreign processes: the server, and programs that know nothing of it but its address."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.waiting import GUARD

ROOT: Final = Path(__file__).parents[3]
BOT: Final = ROOT / "examples/reference_bot.py"
PATIENCE: Final = 5 * GUARD
"""Seconds until a whole game must be over."""

Json = dict[str, Any]


class Server:
    """In a process of its own, which can die and come back at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        database = self._folder / "dorfplatz.sqlite"
        port = self.address.rpartition(":")[2] or "0"
        with (self._folder / "said.txt").open("a") as said:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.api.opened", str(database), port],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, self.complaints

    def an_hour_passes(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGUSR1)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.communicate()

    @property
    def complaints(self) -> str:
        return (self._folder / "said.txt").read_text("utf-8")


class Guest:
    """A well-mannered program in the test itself."""

    def __init__(self, server: Server, name: str) -> None:
        self._client = httpx.Client(base_url=f"{server.address}/api", timeout=PATIENCE)
        token = self.post("/programs", name=name)["token"]
        self._client.headers["Authorization"] = f"Bearer {token}"

    def close(self) -> None:
        self._client.close()

    def get(self, path: str) -> Json:
        return self._answer(self._client.get(path))

    def post(self, path: str, **asked: Any) -> Json:
        return self._answer(self._client.post(path, json=asked))

    def record(self, table: str) -> str:
        return self._client.get(f"/tables/{table}/record").text

    def opens(self, *kinds: str, **more: Any) -> str:
        seats = [{"kind": kind} for kind in kinds]
        return str(self.post("/tables", seats=seats, **more)["id"])

    def table(self, table: str) -> Json:
        return self.get(f"/tables/{table}")

    def moves(self, table: str) -> int:
        """The first move that is possible, if it is one's turn. Returns who acts before it."""
        shown = self.table(table)
        if shown["seats"][shown["actor"]]["mine"]:
            move = shown["legal"][0]["text"]
            self.post(f"/tables/{table}/moves", version=shown["version"], move=move)
        return int(shown["actor"])

    def takes_over(self, table: str, seat: int) -> bool:
        """Whether the server lets somebody else give a seat to a bot."""
        answer = self._client.post(f"/tables/{table}/seats/{seat}/bot", json={})
        assert answer.status_code == 200 or answer.json()["code"] == "http.not-away"
        return answer.status_code == 200

    def _answer(self, answer: httpx.Response) -> Json:
        assert answer.status_code < 300, answer.text
        told: Json = answer.json()
        return told


def playing(server: Server, *options: str) -> AbstractContextManager[subprocess.Popen[str]]:
    return running_bot(server.address, *options)


def running_bot(address: str, *options: str) -> AbstractContextManager[subprocess.Popen[str]]:
    """The reference bot."""
    return _running(BOT, address, *options)


def rude(server: Server, table: str) -> AbstractContextManager[subprocess.Popen[str]]:
    """A program that sits down and talks nonsense."""
    return _running(Path(__file__).with_name("nonsense.py"), server.address, table)


@contextmanager
def _running(*command: str | Path) -> Iterator[subprocess.Popen[str]]:
    """Alone: nothing of ours is there for it. Whatever happens, it does not outlive the test."""
    pipe, python = subprocess.PIPE, [sys.executable, "-I", "-S"]
    with subprocess.Popen([*python, *command], stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def result_of(process: subprocess.Popen[str]) -> tuple[str, str]:
    """The table where a bot has played to the end, and what it says of the result."""
    said, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaints) == (0, "")
    found = re.fullmatch(r"(\S+) (\S+) (.*)\n", said)
    assert found is not None, said
    return found[2], found[3]


def nonsense_of(process: subprocess.Popen[str]) -> list[tuple[str, int, Json]]:
    """What a rude program asked, and what it was answered."""
    said, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaints) == (0, "")
    return [tuple(json.loads(line)) for line in said.splitlines()]
