"""Pages about dice: those of one game, to be checked, and those of all."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from dorfplatz.server.answers import page
from dorfplatz.server.context import AttendedTable, Language, ServerHere, VisitorHere
from dorfplatz.server.dice import words
from dorfplatz.server.dice.fallen import Fallen, fallen
from dorfplatz.server.dice.page import game_facts, ways
from dorfplatz.server.dice.totals import Totals, mine_and_others, people_and_bots
from dorfplatz.server.games.making import with_summaries
from dorfplatz.server.limits import address_of
from dorfplatz.server.voice import Voice

router = APIRouter(include_in_schema=False)


@router.get("/tables/{table_id}/dice")
async def of_game(request: Request, live: AttendedTable, language: Language) -> Response:
    voice = Voice(language, live.course.names)
    facts = game_facts(live, voice)
    return page(request, "dice/game.html", voice=voice, w=words, table=live.id, **facts)


@router.get("/tables/{table_id}/dice/ways")
async def possible_draws(live: AttendedTable) -> Response:
    """For a browser that checks draws, which knows no rule."""
    return JSONResponse(live.remembered("ways", lambda: ways(live.course)))


@router.get("/dice")
async def of_all_games(
    request: Request, server: ServerHere, visitor: VisitorHere, language: Language
) -> Response:
    server.pages.check(address_of(request))
    services, voice = server.services, Voice(language)
    everyone = await services.journal.read(people_and_bots, services.store)
    mine = mine_and_others(await with_summaries(services, visitor.id))
    return page(
        request,
        "dice/overall.html",
        voice=voice,
        w=words,
        everyone=everyone,
        all_fallen=_all_fallen(everyone, voice),
        mine=mine,
        my_fallen=_my_fallen(mine, voice),
    )


def _all_fallen(totals: Totals, voice: Voice) -> Fallen:
    """Whether bots have better dice is asked often, so they stand beside people."""
    groups = [
        (voice(words.PEOPLE), totals.some),
        (voice(words.BOTS), totals.others),
        (voice(words.TOGETHER), totals.together),
    ]
    return fallen(totals.together, groups, voice, shares=True)


def _my_fallen(totals: Totals, voice: Voice) -> Fallen:
    groups = [(voice(words.YOU), totals.some), (voice(words.OTHERS), totals.others)]
    return fallen(totals.some, groups, voice, shares=True)
