"""The application: everything put together, and what every answer has in common."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from time import monotonic

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from dorfplatz import __version__
from dorfplatz.core.refusal import Malformed, Refusal, Stale
from dorfplatz.play.words import MOVED_ON
from dorfplatz.server.http import words
from dorfplatz.server.http.forms import FormsInUtf8
from dorfplatz.server.http.headers import SAFE, SafeHeaders
from dorfplatz.server.http.limits import BodyLimit
from dorfplatz.server.http.refusals import Missing, TooLarge
from dorfplatz.server.logs import log
from dorfplatz.server.pages.rendering import STATIC, static_folder, templates_compiled
from dorfplatz.server.routes import (
    acting,
    api,
    dice_check,
    dice_round,
    games,
    health,
    hint,
    hooks,
    lesson,
    new_table,
    offline,
    programs,
    records,
    replay,
    rules,
    seats,
    start,
    tables,
)
from dorfplatz.server.routes.answers import refuse
from dorfplatz.server.routes.context import Server, server_of
from dorfplatz.server.routes.game_routes import GAME_ROUTERS
from dorfplatz.server.settings import Settings
from dorfplatz.server.store import unhinted
from dorfplatz.server.store.journal import Journal
from dorfplatz.server.store.store import Store
from dorfplatz.server.store.stored import Conflict, now
from dorfplatz.server.tables.registry import TableRegistry
from dorfplatz.server.tables.services import Services
from dorfplatz.server.thinking.bot_client import Thinker
from dorfplatz.server.webhooks.hooks import Hooks


def create_app(
    settings: Settings,
    clock: Callable[[], float] = monotonic,
    wall: Callable[[], datetime] = now,
) -> FastAPI:
    @asynccontextmanager
    async def open_doors(app: FastAPI) -> AsyncIterator[None]:
        async with serving(settings, clock, wall) as server:
            app.state.server = server
            yield

    app = FastAPI(
        title="Dorfplatz",
        summary="Village games for programs",
        version=__version__,
        lifespan=open_doors,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for routes in (
        start,
        games,
        new_table,
        tables,
        replay,
        records,
        acting,
        dice_check,
        dice_round,
        hint,
        hooks,
        seats,
        rules,
        lesson,
        offline,
        programs,
        api,
        health,
    ):
        # `include_router` would build every route anew, and the first requests would wait for that.
        app.router.routes.extend(routes.router.routes)
    for router in GAME_ROUTERS:
        app.router.routes.extend(router.routes)
    app.mount(static_folder(), StaticFiles(directory=STATIC))
    _handle_refusals(app, settings)
    app.add_middleware(FormsInUtf8)
    app.add_middleware(SafeHeaders)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(BodyLimit, at_most=settings.body_at_most)
    return app


@asynccontextmanager
async def serving(
    settings: Settings, clock: Callable[[], float], wall: Callable[[], datetime]
) -> AsyncIterator[Server]:
    """Opens the database, resumes all games, and closes everything in the end."""
    store = Store.open(settings.database)
    journal = Journal(store)
    thinker = Thinker(settings.bot_limit, settings.bot_seconds, settings.bot_workers)
    hooks = Hooks(store, journal, settings)
    services = Services(store, journal, thinker, settings, clock, wall)
    services.unhinted.fill(await journal.read(unhinted.going_on, store))
    waiting, notifications = services.waiting, services.notifications
    told = (waiting, services.unhinted, notifications, hooks)
    subscribers = [each.table_changed for each in told]
    registry = TableRegistry(services, subscribers)
    await hooks.start(registry.table)
    await registry.start()
    warming = asyncio.create_task(_get_bots_ready(thinker, settings.bots_ready_after))
    compiling = asyncio.create_task(services.background.run("templates", templates_compiled()))
    server = Server.of(services, registry, hooks)
    try:
        yield server
    finally:
        server.hinter.close()
        warming.cancel()
        compiling.cancel()
        await registry.close()
        await hooks.close()
        await services.background.close()
        thinker.close()
        await journal.close()
        store.close()


async def _get_bots_ready(thinker: Thinker, after: float | None) -> None:
    """Not before the first pages are served."""
    if after is not None:
        await asyncio.sleep(after)
        await thinker.get_ready()


def _handle_refusals(app: FastAPI, settings: Settings) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return refuse(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> Response:
        names = {_named_place(each["loc"]) for each in error.errors()}
        _forget_origin(error)
        return refuse(request, Malformed(words.NOT_UNDERSTOOD, where=tuple(sorted(names))))

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        _forget_origin(error)
        if error.status_code == 413:
            most = settings.body_at_most // 1024
            return refuse(request, TooLarge(words.TOO_LARGE, most=most))
        if error.status_code == 404:
            return refuse(request, Missing(words.NO_PAGE))
        if error.status_code == 400:
            return refuse(request, Malformed(words.NOT_UNDERSTOOD, where="body"), 400)
        return refuse(request, Malformed(words.NOT_ALLOWED), error.status_code)

    @app.exception_handler(Conflict)
    async def moved_on(request: Request, _conflict: Conflict) -> Response:
        return refuse(request, Stale(MOVED_ON))

    @app.exception_handler(Exception)
    async def failed(request: Request, fault: Exception) -> Response:
        """Runs outside of the middleware, so it sets the headers itself. Afterwards the fault goes
        on to uvicorn, which closes the connection, and clients must know. It logs the route, not
        the path: the path of a personal link is a secret."""
        live = server_of(request).registry.find(request.path_params.get("table_id", ""))
        route = getattr(request.scope.get("route"), "path", "")
        facts = {} if live is None else live.facts
        log(logging.ERROR, "request failed", fault=fault, route=route, **facts)
        response = refuse(request, Malformed(words.FAULT), 500)
        response.headers.update(SAFE | {"Connection": "close"})
        return response


def _forget_origin(error: Exception) -> None:
    """FastAPI raises what it cannot read from a variable of the same frame, a reference cycle that
    would keep the whole body until the next garbage collection."""
    error.__traceback__ = error.__cause__ = error.__context__ = None


def _named_place(place: Sequence[str | int]) -> str:
    """Where in a request something is wrong: the last name on the way to it."""
    return next(name for name in reversed(place) if isinstance(name, str))
