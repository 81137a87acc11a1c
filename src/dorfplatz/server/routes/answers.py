"""Answers: pages in the reader's language, and refusals as page or JSON."""

import re
from dataclasses import asdict
from typing import Any

from babel import Locale
from fastapi import Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from markupsafe import Markup

from dorfplatz.core.refusal import Refusal
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.http.refusals import status_of
from dorfplatz.server.http.visitors import Visitor, is_for_nobody, language_for
from dorfplatz.server.pages import words
from dorfplatz.server.pages.rendering import render
from dorfplatz.server.pages.rules.links import lines, rule_of
from dorfplatz.server.routes.context import server_of, visitor_of
from dorfplatz.server.tables.live_table import LiveTable
from dorfplatz.server.translator import Translator

LANGUAGE_NAMES = tuple((code, Locale(code).get_display_name() or code) for code in LANGUAGES)


def page(
    request: Request,
    template: str,
    *,
    status: int = 200,
    voice: Translator | None = None,
    **facts: Any,
) -> Response:
    """A whole page; a browser gets a cookie with it if it has none, or one from before today. Not
    with the answer to a form: another site can make a browser send one, which then leaves its
    cookie out (SameSite), and a new one would take the place of what its visitor is known by."""
    server = server_of(request)
    visitor = visitor_of(request)
    html = render(
        template,
        voice=voice or Translator(language_for(request, visitor)),
        visitor=visitor,
        form_key=form_key(server.signer.form_key(visitor)),
        for_nobody=is_for_nobody(request),
        languages=LANGUAGE_NAMES,
        here=_address(request) if request.method == "GET" else _page_before(request),
        **facts,
    )
    response = HTMLResponse(html, status)
    if request.method == "GET" and server.signer.wants_cookie(request):
        server.signer.remember(request, response, visitor)
    return response


def table_address(live: LiveTable) -> str:
    return f"/tables/{live.id}/"


def form_key(key: str) -> Markup:
    return Markup('<input type="hidden" name="form_key" value="{}">').format(key)


def go_to(request: Request, address: str, visitor: Visitor, **told: Any) -> Response:
    """After a change: a page is redirected, a script gets the address as JSON."""
    json = wants_json(request)
    told = {"address": address, **told}
    response = JSONResponse(told) if json else RedirectResponse(address, 303)
    if visitor != visitor_of(request):
        server_of(request).signer.remember(request, response, visitor)
    return response


def refuse(request: Request, refusal: Refusal, status: int | None = None) -> Response:
    """Why not, in words; for programs with a code."""
    status = status_of(refusal) if status is None else status
    names = getattr(request.state, "names", ())
    if wants_json(request):
        voice = Translator(language_for(request, _known_visitor(request)), names)
        said: dict[str, Any] = {"code": refusal.code, "sentence": voice(refusal.message)}
        if not is_program(request) and (rule := rule_of(refusal.message, voice)):
            said["rule"] = asdict(rule)
        return JSONResponse(said, status)
    voice = Translator(language_for(request, visitor_of(request)), names)
    back = "/" if status == 404 else _page_before(request)
    return page(
        request,
        "plain.html",
        status=status,
        heading=voice(words.PROBLEM),
        lines=lines([refusal.message], voice),
        back=back,
        back_says=voice(words.HOME if back == "/" else words.BACK_TO_TABLE),
    )


def _address(request: Request) -> str:
    query = request.url.query
    return f"{request.url.path}?{query}" if query else request.url.path


def _page_before(request: Request) -> str:
    """Where somebody was who sent a form: at a table, or at the start."""
    table = re.match("/tables/[^/]+/", request.url.path)
    return table[0] if table else "/"


def wants_json(request: Request) -> bool:
    return is_program(request) or "application/json" in request.headers.get("accept", "")


def is_program(request: Request) -> bool:
    """Programs are told codes; only people read the rules."""
    return request.url.path.startswith("/api/")


def _known_visitor(request: Request) -> Visitor | None:
    visitor: Visitor | None = getattr(request.state, "visitor", None)
    return visitor
