"""Runs the application until it is told to stop."""

import gc
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic

import uvicorn
from fastapi import FastAPI, Request

from dorfplatz.server.app import create_app
from dorfplatz.server.http.connection import Reception, connection_class
from dorfplatz.server.http.file_limit import fitting, raise_file_limit
from dorfplatz.server.http.open_connections import OpenConnections
from dorfplatz.server.http.visitors import language_for
from dorfplatz.server.logs import log_to_stderr
from dorfplatz.server.settings import Settings
from dorfplatz.server.store.store import Store


def run(
    settings: Settings,
    door: socket.socket,
    opened: Callable[[], None],
    clock: Callable[[], float] = monotonic,
) -> None:
    """Serve connections to the socket `door`; `opened` is called once they are accepted."""
    Store.open(settings.database).close()  # whatever is wrong with it is said in one sentence
    log_to_stderr()
    _collect_garbage_rarely()
    settings = fitting(settings, raise_file_limit())
    server = server_for(create_app(settings, clock), settings, opened)
    with suppress(KeyboardInterrupt):  # Ctrl-C is the usual way to stop it
        server.run(sockets=[door])


def _collect_garbage_rarely() -> None:
    """Positions of all games live long: a full collection visits all of them, and meanwhile the
    event loop stands still."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def server_for(app: FastAPI, settings: Settings, opened: Callable[[], None]) -> uvicorn.Server:
    reception = Reception(settings, OpenConnections(settings), partial(_language, app))
    config = uvicorn.Config(
        app,
        http=connection_class(reception),
        ws="none",
        forwarded_allow_ips=list(settings.trusted_proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    return _Announcing(config, app, opened)


def _language(app: FastAPI, headers: Sequence[tuple[bytes, bytes]]) -> str:
    request = Request({"type": "http", "headers": headers})
    return language_for(request, app.state.server.signer.visitor(request))


class _Announcing(uvicorn.Server):
    """Calls `opened` once it accepts connections, and ends open streams before it stops."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams would never end by themselves."""
        self._app.state.server.registry.dismiss()
        await super().shutdown(sockets)
