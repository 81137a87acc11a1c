"""Runs the application until it is told to stop."""

import gc
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final

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

SWITCH_EVERY: Final = 0.001
"""Seconds until a thread that computes hands the interpreter to one that waits for it, fewer than
usual: while records are replayed the event loop waits so long several times for each page."""


def run(
    settings: Settings,
    door: socket.socket,
    opened: Callable[[], None],
    clock: Callable[[], float] = monotonic,
) -> None:
    """Serve connections to the socket `door`; `opened` is called once they are accepted."""
    Store.open(settings.database).close()  # whatever is wrong with it is said in one sentence
    log_to_stderr()
    _collect_little_garbage_at_once()
    sys.setswitchinterval(SWITCH_EVERY)
    settings = fitting(settings, raise_file_limit())
    server = server_for(create_app(settings, clock), settings, opened)
    with suppress(KeyboardInterrupt):  # Ctrl-C is the usual way to stop it
        server.run(sockets=[door])


def _collect_little_garbage_at_once() -> None:
    """A collection holds up every thread, for as long as there are objects to visit: often a few
    new ones rather than many at once. Positions of all games live long, and a full collection
    visits all of them: hardly ever."""
    gc.freeze()
    gc.set_threshold(5_000, 10, 10_000)


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
