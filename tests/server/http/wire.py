"""A server that really listens, on the event loop that people use, and clients that speak to it
byte by byte."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from http.client import HTTPMessage, HTTPResponse
from typing import Self

import uvicorn
from fastapi import FastAPI

from dorfplatz.server.http.connection import Connection
from dorfplatz.server.serve import server_for
from dorfplatz.server.settings import Settings
from dorfplatz.server.tables.registry import TableRegistry
from tests.server.support import Json, new_app
from tests.waiting import GUARD

HERE = "127.0.0.1"
"""The trusted proxy, unless settings say otherwise."""
ELSEWHERE = "127.0.0.2"
"""Somebody whose headers nobody believes."""


@dataclass(frozen=True)
class Answer:
    status: int
    headers: HTTPMessage
    body: bytes

    @property
    def json(self) -> Json:
        told: Json = json.loads(self.body)
        return told

    @property
    def closes(self) -> bool:
        return self.headers["Connection"] == "close"


class Wire:
    """One connection."""

    def __init__(self, port: int, source: str = HERE) -> None:
        self._socket = socket.create_connection((HERE, port), GUARD, (source, 0))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        self._socket.close()

    def send(self, *parts: bytes) -> Self:
        for part in parts:
            self._socket.sendall(part)
        return self

    def flood(self, part: bytes) -> None:
        """Send the same again and again, until the server has had enough."""
        with suppress(ConnectionError):
            while True:
                self._socket.sendall(part)

    def ask(self, path: str, *headers: str, method: str = "GET") -> Self:
        lines = (f"{method} {path} HTTP/1.1", "Host: village.test", *headers, "", "")
        return self.send("\r\n".join(lines).encode())

    def answer(self) -> Answer:
        response = HTTPResponse(self._socket)
        response.begin()
        assert response.length is not None, "this answer never ends"
        return Answer(response.status, response.headers, response.read())

    def stream(self) -> HTTPResponse:
        """An answer that goes on, once its first byte has been read."""
        response = HTTPResponse(self._socket)
        response.begin()
        assert response.read(1)
        return response

    def begins(self) -> int:
        """The status of an answer, whose body is of no interest."""
        response = HTTPResponse(self._socket)
        response.begin()
        return response.status

    def receive(self) -> bytes:
        """Whatever comes next."""
        return self._socket.recv(65536)

    def rest(self) -> bytes:
        """Whatever comes until the server closes the connection."""
        found = b""
        with suppress(ConnectionResetError):
            while part := self._socket.recv(65536):
                found += part
        return found

    @property
    def is_open(self) -> bool:
        """Whether the server still answers on it."""
        try:
            return self.ask("/health").answer().status == 200
        except (ConnectionError, OSError):
            return False


class Client:
    """Whoever speaks to a server at a port."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._wires = ExitStack()

    def connect(self, source: str = HERE) -> Wire:
        return self._wires.enter_context(Wire(self.port, source))

    def get(self, path: str, *headers: str, source: str = HERE) -> Answer:
        return self.connect(source).ask(path, *headers).answer()

    def post(self, path: str, asked: Json, *headers: str) -> Json:
        body = json.dumps(asked).encode()
        kind = ("Content-Type: application/json", f"Content-Length: {len(body)}")
        wire = self.connect().ask(path, *kind, *headers, method="POST").send(body)
        answer = wire.answer()
        assert answer.status in (200, 201), answer.body
        return answer.json

    def program(self) -> str:
        """The token of a new program, as a header."""
        return f"Authorization: Bearer {self.post('/api/programs', {'name': 'Ada'})['token']}"

    def open_table(self, token: str) -> str:
        asked = {"seats": [{"kind": "person"}, {"kind": "person"}]}
        return str(self.post("/api/tables", asked, token)["id"])

    def hang_up(self) -> None:
        self._wires.close()


class Listening(Client):
    """A server in this process."""

    def __init__(self, app: FastAPI, server: uvicorn.Server, port: int) -> None:
        super().__init__(port)
        self.app = app
        self._server = server

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.server.registry
        return registry

    @property
    def connections(self) -> list[Connection]:
        found = [*self._server.server_state.connections]
        return [each for each in found if isinstance(each, Connection)]

    def time_is_up(self) -> None:
        """For all that is awaited of clients at the moment, however long it may take."""
        done = threading.Event()

        def strike() -> None:
            for each in self.connections:
                each.time_is_up()
            done.set()

        self.connections[0].loop.call_soon_threadsafe(strike)
        assert done.wait(GUARD)


@contextmanager
def listening(chosen: Settings, app: FastAPI | None = None) -> Iterator[Listening]:
    app = app or new_app(chosen)
    with socket.create_server((HERE, 0)) as door:
        opened = threading.Event()
        server = server_for(app, chosen, opened.set)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        here = Listening(app, server, door.getsockname()[1])
        try:
            assert opened.wait(GUARD), "the server did not open"
            yield here
        finally:
            here.hang_up()
            server.should_exit = True
            thread.join(GUARD)
            assert not thread.is_alive(), "the server did not stop"
