"""The companion for the printed game. Without scripts every moment of a game has its address; with
them the page plays by itself, also without a network. What an address says is played through in a
thread, off the event loop: the longest ones take a third of a second."""

import asyncio
from random import SystemRandom
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import QueryParams

from dorfplatz.games.hamlet import options
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.sentences.words import ACTIONS
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.pages.hamlet.companion import words as w
from dorfplatz.server.pages.hamlet.companion.forms import entries, written
from dorfplatz.server.pages.hamlet.companion.interface import interface
from dorfplatz.server.pages.hamlet.companion.view import View, address
from dorfplatz.server.pages.hamlet.modifiers import offered
from dorfplatz.server.routes.answers import page
from dorfplatz.server.routes.context import COUNTED, Language
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.companion import notation
from dorfplatz.showing.hamlet.companion import words as showing_words
from dorfplatz.showing.hamlet.companion.playing import Play, Senseless
from dorfplatz.showing.hamlet.companion.program import Draw, Fill

router = APIRouter(include_in_schema=False, prefix="/companion", dependencies=[COUNTED])

Game = Annotated[str, Query(max_length=notation.LONGEST + 40)]
"""The setup, a slash, and what was answered."""
PAGE: Final = "companion/page.html"
CHANCE: Final = SystemRandom()


@router.get("/")
async def setup(request: Request, language: Language) -> Response:
    voice = Translator(language)
    here = str(request.url)
    return page(request, PAGE, voice=voice, view=None, link=here, **_around(voice))


@router.get("/new")
async def new(
    modifier: Annotated[list[str] | None, Query()] = None,
    order: str = options.DRAWN,
    tile: Annotated[list[str] | None, Query()] = None,
) -> Response:
    row = options.DRAWN if order == options.DRAWN else ",".join(tile or ())
    chosen = options.read(2, {"modifiers": ",".join(modifier or ()) or options.NONE, "row": row})
    actions = [action.value for action in chosen.row or ()] or [*notation.ACTIONS]
    if chosen.row is None:
        CHANCE.shuffle(actions)
    modifiers = [each.value for each in Modifier if each in chosen.modifiers]
    return RedirectResponse(address(notation.write_setup(actions, modifiers), ""), 303)


@router.get("/draw")
async def draw(game: Game) -> Response:
    """A marker, for those who have no script that draws."""
    return await asyncio.to_thread(_drawn, game)


def _drawn(game: str) -> Response:
    setup, said, play = _read(game)
    if not isinstance(play.waits, Draw):
        raise Missing(w.SENSELESS)
    bag = play.waits.bag
    drawn = CHANCE.choices(range(len(bag)), [play.number(colour) for colour in bag])[0]
    return _go(setup, said, str(drawn))


@router.get("/write")
async def write(request: Request, game: Game, kind: str) -> Response:
    """A form that was filled in."""
    return await asyncio.to_thread(_written, game, kind, request.query_params)


def _written(game: str, kind: str, query: QueryParams) -> Response:
    setup, said, play = _read(game)
    waits = play.waits
    fields = play.program.board if kind == notation.BOARD else ()
    if kind == notation.FORM and isinstance(waits, Fill):
        fields = tuple(play.fields(waits.fields))
    try:
        return _go(setup, said, written(kind, fields, query))
    except Senseless:
        raise Missing(w.SENSELESS) from None


@router.get("/{setup}/")
async def begun(request: Request, setup: str, language: Language) -> Response:
    return await moment(request, setup, "", language)


@router.get("/{setup}/{said}/")
async def moment(request: Request, setup: str, said: str, language: Language) -> Response:
    return await asyncio.to_thread(_moment, request, setup, said, Translator(language))


def _moment(request: Request, setup: str, said: str, voice: Translator) -> Response:
    _, _, play = _read(f"{setup}/{said}")
    waits = play.waits
    return page(
        request,
        PAGE,
        voice=voice,
        view=View(setup, said, play, voice),
        play=play,
        board_form=entries(play, play.program.board, voice),
        form=entries(play, waits.fields, voice) if isinstance(waits, Fill) else [],
        game=f"{setup}/{said}",
        link=str(request.url),
        **_around(voice),
    )


def _around(voice: Translator) -> dict[str, Any]:
    return {
        "w": w,
        "counting": showing_words,
        **offered(),
        "actions": [(action, ACTIONS[Action(action)]) for action in notation.ACTIONS],
        "for_script": interface(voice.code),
    }


def _read(game: str) -> tuple[str, str, Play]:
    setup, _, said = game.partition("/")
    try:
        return setup, said, notation.read(setup, said)
    except Senseless:
        raise Missing(w.SENSELESS) from None


def _go(setup: str, said: str, answer: str) -> Response:
    told = notation.join([*notation.split(said), answer])
    _read(f"{setup}/{told}")
    return RedirectResponse(address(setup, told), 303)
