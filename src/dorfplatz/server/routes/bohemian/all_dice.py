"""How the dice of all games fell."""

from fastapi import APIRouter, Request, Response

from dorfplatz.server.http.limits import address_of
from dorfplatz.server.pages.bohemian.dice_totals import Totals, mine_and_others, people_and_bots
from dorfplatz.server.pages.bohemian.fallen import Fallen, fallen
from dorfplatz.server.pages.dice import words
from dorfplatz.server.routes.answers import page
from dorfplatz.server.routes.context import COUNTED, Language, ServerHere, VisitorHere
from dorfplatz.server.tables.late_summaries import with_summaries
from dorfplatz.server.translator import Translator

router = APIRouter(include_in_schema=False, dependencies=[COUNTED])


@router.get("/dice")
async def of_all_games(
    request: Request, server: ServerHere, visitor: VisitorHere, language: Language
) -> Response:
    address = address_of(request)
    services, voice = server.services, Translator(language)
    everyone = await services.journal.read(people_and_bots, services.store)
    mine = mine_and_others(await with_summaries(services, visitor.id, address))
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


def _all_fallen(totals: Totals, voice: Translator) -> Fallen:
    """Whether bots have better dice is asked often, so they stand beside people."""
    groups = [
        (voice(words.PEOPLE), totals.some),
        (voice(words.BOTS), totals.others),
        (voice(words.TOGETHER), totals.together),
    ]
    return fallen(totals.together, groups, voice, shares=True)


def _my_fallen(totals: Totals, voice: Translator) -> Fallen:
    groups = [(voice(words.YOU), totals.some), (voice(words.OTHERS), totals.others)]
    return fallen(totals.some, groups, voice, shares=True)
