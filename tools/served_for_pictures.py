"""Dorfplatz where nothing that pages show is drawn at random: neither the address it is opened at
nor the ids of new tables and the secrets of their dice."""

from collections.abc import Callable
from itertools import count
from typing import Final
from unittest.mock import patch

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from dorfplatz.__main__ import main
from dorfplatz.server import serve
from dorfplatz.server.app import create_app
from dorfplatz.server.settings import Settings
from dorfplatz.server.tables import new_tables

HOST: Final = b"127.0.0.1:8000"
IDS: Final = map("picture-{:04}".format, count(1))
SECRET: Final = "13" * 32


class SameHost:
    """Middleware that tells every page the same host, whichever port was free."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        others = [each for each in scope.get("headers", ()) if each[0] != b"host"]
        await self._app({**scope, "headers": [*others, (b"host", HOST)]}, receive, send)


def create_same_app(settings: Settings, clock: Callable[[], float]) -> FastAPI:
    app = create_app(settings, clock)
    app.add_middleware(SameHost)
    return app


if __name__ == "__main__":
    with (
        patch.object(serve, "create_app", create_same_app),
        patch.object(new_tables, "_new_id", IDS.__next__),
        patch.object(new_tables, "new_secret", lambda: SECRET),
    ):
        main()
