"""The guided first game: every step has its address, and nothing is stored."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Query, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from dorfplatz.core.refusal import Illegal
from dorfplatz.core.text import shortened
from dorfplatz.core.words import NOTHING_TO_UNDO
from dorfplatz.games.catalogue import DEFAULT
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.http.words import NO_BUILDING
from dorfplatz.server.pages import words as table_words
from dorfplatz.server.pages.game_pages import lesson_of
from dorfplatz.server.pages.lesson import words
from dorfplatz.server.pages.lesson.answering import answer
from dorfplatz.server.pages.lesson.playing import course_at, latest_deed
from dorfplatz.server.pages.lesson.script import Look
from dorfplatz.server.pages.lesson.view import View, newest_turn, parts_of
from dorfplatz.server.pages.rendering import Fragments, render
from dorfplatz.server.routes.answers import go_to, page
from dorfplatz.server.routes.context import COUNTED, Language, VisitorHere
from dorfplatz.server.translator import Translator

router = APIRouter(prefix="/first-game", include_in_schema=False, dependencies=[COUNTED])
Move = Annotated[str, Form(max_length=200)]
Tried = Annotated[str, Query(max_length=200)]
"""A move that was not the way on."""


def address(game: str, number: int) -> str:
    return f"/first-game/{game}/{number}/"


@router.get("")
async def begin() -> Response:
    return RedirectResponse(address(DEFAULT, 1), 303)


@router.get("/{game}")
async def begin_game(game: str) -> Response:
    return RedirectResponse(address(lesson_of(game).game.name, 1), 303)


@router.get("/{game}/{number}/")
async def show(
    request: Request,
    game: str,
    number: int,
    visitor: VisitorHere,
    language: Language,
    tried: Tried = "",
    part: bool = False,
) -> Response:
    """As a page, or only its parts for one that is open."""
    view = _view(game, number, visitor, language)
    word = answer(view.course, view.step.task, tried) if tried else None
    parts = parts_of(view, word, _name(visitor, language))
    return _parts(view, parts) if part else _page(request, view, parts)


@router.post("/{game}/{number}/move")
async def move(
    request: Request, game: str, number: int, visitor: VisitorHere, language: Language, move: Move
) -> Response:
    """On to the next step, or back to this one with a word on it."""
    view = _view(game, number, visitor, language)
    if answer(view.course, view.step.task, move) is None:
        return go_to(request, address(game, number + 1), visitor)
    return go_to(request, f"{address(game, number)}?{urlencode({'tried': move})}", visitor)


@router.post("/{game}/{number}/undo")
async def undo(
    request: Request, game: str, number: int, visitor: VisitorHere, language: Language
) -> Response:
    view = _view(game, number, visitor, language)
    if not view.reader.may_undo:
        raise Illegal(NOTHING_TO_UNDO)
    return go_to(request, address(game, latest_deed(view.lesson, number)), visitor)


@router.get("/{game}/{number}/buildings/{subject}")
async def explain(
    request: Request,
    game: str,
    number: int,
    subject: str,
    visitor: VisitorHere,
    language: Language,
    part: bool = False,
) -> Response:
    """To read about what was asked for leads on."""
    view = _view(game, number, visitor, language)
    told = view.face.explain(view.course, subject, view.reader)
    if told is None:
        raise Missing(NO_BUILDING, found=shortened(subject))
    heading, *lines = told
    if part:
        return HTMLResponse(render("explanation.html", heading=heading.sentence, lines=lines))
    task = view.step.task
    on = isinstance(task, Look) and task.subject == subject
    return page(
        request,
        "plain.html",
        heading=heading.sentence,
        lines=lines,
        back=address(game, number + 1) if on else "../",
        back_says=view.voice(words.GO_ON if on else table_words.BACK_TO_TABLE),
    )


@router.get("/{game}/{number}/accounts")
async def accounts(
    request: Request,
    game: str,
    number: int,
    visitor: VisitorHere,
    language: Language,
    part: bool = False,
) -> Response:
    view = _view(game, number, visitor, language)
    table = view.face.accounts(view.course, view.reader)
    if part:
        return HTMLResponse(table)
    return page(request, "accounts.html", voice=view.voice, accounts=table)


def _view(game: str, number: int, visitor: Visitor, language: str) -> View:
    lesson = lesson_of(game)
    if not 1 <= number <= lesson.last:
        raise Missing(words.NO_STEP, last=lesson.last)
    course = course_at(lesson, number, _name(visitor, language))
    return View(lesson, number, course, Translator(language, course.names))


def _name(visitor: Visitor, language: str) -> str:
    return visitor.name or Translator(language)(table_words.GUEST)


def _parts(view: View, parts: Fragments) -> Response:
    return JSONResponse(
        {
            "parts": parts,
            "number": view.number,
            "turn": newest_turn(view),
            "acts": view.reader.acting is not None,
            "title": view.title,
        }
    )


def _page(request: Request, view: View, parts: Fragments) -> Response:
    reader = view.reader
    return page(
        request,
        "lesson/page.html",
        table=view.face.template,
        game=view.lesson.game.name,
        friend=view.lesson.friend,
        title=view.title,
        voice=view.voice,
        reader=reader,
        parts=parts,
        version=view.number,
        tick=0,
        still=True,
        over=view.number == view.lesson.last,
        **view.face.layout(view.course, reader),
    )
