"""A connection that bears with nobody for ever: requests have a size and a time to arrive in.

uvicorn and llhttp, its parser, have no limits of their own for headers, and no deadlines."""

import asyncio
from asyncio import TimerHandle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.server.http.open_connections import OpenConnections
from dorfplatz.server.http.plain_answer import plain_answer
from dorfplatz.server.http.refusals import TooLarge, status_of
from dorfplatz.server.http.words import LONG_HEAD, NOT_HTTP, TOO_SLOW
from dorfplatz.server.settings import Settings

BAD_REQUEST: Final = 400
REQUEST_TIMEOUT: Final = 408
HEADERS_TOO_LARGE: Final = 431


@dataclass(frozen=True, slots=True)
class Reception:
    """What all connections of a server share."""

    settings: Settings
    connections: OpenConnections
    language: Callable[[Sequence[tuple[bytes, bytes]]], str]
    """The language of whoever sends these headers."""


class Connection(HttpToolsProtocol):
    """Between requests it waits for the next one; while one comes in, for its last byte, until the
    deadline. From then on nothing is awaited of the client, who may take as long as the response
    does: event streams never end.

    Requests are answered one at a time. Whoever sends the next one before the response is complete
    (pipelining, which browsers and proxies do not do) finds the connection closed after it, as
    RFC 9112 (9.3.2) allows; otherwise 250 kilobytes of short requests would become thousands of
    waiting ones."""

    reception: ClassVar[Reception]

    url = b""
    _overhead = 0
    """Bytes of this request that are no body."""
    _body = 0
    """Bytes of body that the connection has brought so far."""
    _has_head = False
    """From the end of the headers to the end of the response."""
    _is_whole = False
    """The request has arrived, up to its last byte."""
    _is_deaf = False
    """Whatever else comes is dropped."""
    _is_lingering = False
    """Everything is said, and the connection about to be closed."""
    _timer: TimerHandle | None = None
    _refusal: Refusal | None = None
    """Of whatever is asked on this connection, for there are too many of them."""

    # What the event loop tells

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._refusal = self.reception.connections.add(self, host)
        self._set_timer(self.reception.settings.received_within)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.cycle is not None:
            self.cycle.transport = self.transport  # no reference cycle
        self._cancel_timer()
        self.reception.connections.remove(self)

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            return
        try:
            self._read(data)
        except httptools.HttpParserUpgrade:
            self._is_deaf = True
        except httptools.HttpParserError:
            self._stop_reading(self._refusal or Malformed(NOT_HTTP))

    def drop(self) -> None:
        self._cancel_timer()
        self.transport.abort()

    # What the parser tells

    def on_message_begin(self) -> None:
        if self._has_head:
            raise ValueError("a request before the response to the last one is complete")
        super().on_message_begin()
        self._overhead = 0
        self._is_whole = False
        self._wait(self.reception.settings.received_within)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Trailers, which come after the body, are no headers: nobody in front has checked them."""
        if not self._has_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._refusal is not None:
            raise self._refusal
        super().on_headers_complete()
        self.cycle.transport = _Responding(self)
        self._has_head = True
        if self.parser.should_upgrade():  # to nothing that is spoken here
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_whole = True
        if self.cycle.response_complete:
            self._rest()
        else:
            self._cancel_timer()
            self.reception.connections.work(self)

    # What the application tells

    def on_response_complete(self) -> None:
        self.server_state.total_requests += 1
        if self._is_lingering or self.transport.is_closing():
            return
        self.flow.resume_reading()
        if self._is_whole:
            self._rest()
        else:
            self.reception.connections.wait(self)

    def finish(self) -> None:
        """The response was the last one on this connection."""
        self.reception.connections.wait(self)
        if self._is_deaf or not self._is_whole:
            self._linger()
        else:
            self.transport.close()

    def _read(self, data: bytes) -> None:
        """The parser gets no more of a head than is allowed, so that it keeps no more in memory."""
        most = self.reception.settings.head_at_most
        room = len(data) if self._has_head else most - self._overhead
        self._feed(data[:room])
        if len(data) > room and self._has_head:
            self._feed(data[room:])
            room = len(data)
        if len(data) > room or self._overhead > most:
            self._refuse(TooLarge(LONG_HEAD, most=most // 1024), HEADERS_TOO_LARGE)

    def _feed(self, data: bytes) -> None:
        before = self._body
        self.parser.feed_data(data)
        self._overhead += len(data) - (self._body - before)

    def _rest(self) -> None:
        """Until the next request."""
        self._overhead = 0
        self._has_head = False
        self._wait(self.reception.settings.kept_alive)

    def _stop_reading(self, refusal: Refusal) -> None:
        """What comes is no request, or not its turn."""
        if self._has_head and self._is_whole:
            self._is_deaf = True
            self.cycle.keep_alive = False
        else:
            status = BAD_REQUEST if isinstance(refusal, Malformed) else status_of(refusal)
            self._refuse(refusal, status)

    def _refuse(self, refusal: Refusal, status: int) -> None:
        """Say why, if nothing else was said, and close."""
        if self._has_head and not self.cycle.response_complete:
            if self.cycle.response_started:
                self.drop()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(
            plain_answer(
                status,
                refusal,
                self.reception.language(self.headers or ()),
                as_json=self._is_for_a_program(),
                headers=self.server_state.default_headers,
            )
        )
        self._linger()

    def _linger(self) -> None:
        """Close, but drop for a while what still comes: to close before it has come would reset the
        connection, and the client might lose the response."""
        if self._is_lingering or self.transport.is_closing():
            return
        self._is_deaf = self._is_lingering = True
        self.flow.resume_reading()
        self.transport.write_eof()
        self._wait(self.reception.settings.lingers)

    def _is_for_a_program(self) -> bool:
        accepted = b",".join(value for name, value in self.headers or () if name == b"accept")
        return self.url.startswith(b"/api/") or b"application/json" in accepted

    # Time

    def _wait(self, seconds: float) -> None:
        self.reception.connections.wait(self)
        self._set_timer(seconds)

    def _set_timer(self, seconds: float) -> None:
        self._cancel_timer()
        self._timer = self.loop.call_later(seconds, self.time_is_up)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def time_is_up(self) -> None:
        if self._timer is None:
            return
        if self._is_lingering:
            self.drop()
        elif self._has_head and not self.cycle.response_complete:
            self._refuse(Malformed(TOO_SLOW), REQUEST_TIMEOUT)
        else:
            self.transport.close()


class _Responding(asyncio.Transport):
    """The transport as responses see it: they leave it to the connection how to close."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._connection.transport.write(data)

    def is_closing(self) -> bool:
        return self._connection.transport.is_closing()

    def close(self) -> None:
        self._connection.finish()


def connection_class(reception: Reception) -> type[Connection]:
    """uvicorn makes the connections itself, so what they share is in their class."""
    return type("SharedConnection", (Connection,), {"reception": reception})
