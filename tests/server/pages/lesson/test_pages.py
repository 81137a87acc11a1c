"""The guided first game without a script: addresses, forms and links alone."""

import html
import re
from typing import Final

import pytest

from dorfplatz.server.pages import words as table_words
from dorfplatz.server.pages.game_pages import lesson_of
from dorfplatz.server.pages.lesson import words
from dorfplatz.server.pages.lesson.script import Deed, Look, Watch
from dorfplatz.server.translator import Translator
from tests.languages import ONE_OF_THE_LANGUAGES
from tests.server.support import House, Person, moves_on

pytestmark = pytest.mark.anyio

LESSON: Final = lesson_of("bohemian")
ENGLISH: Final = Translator("en")


def at(number: int) -> str:
    return f"/first-game/bohemian/{number}/"


def said(page: str) -> str:
    """What stands in the bubble."""
    found = re.search(r'<div id="said".*?</div>', page, re.DOTALL)
    assert found is not None
    return html.unescape(" ".join(re.sub(r"<[^>]+>", " ", found[0]).split()))


async def does(person: Person, number: int) -> str:
    """What a step asks for. Returns where it leads."""
    match LESSON.steps[number - 1].task:
        case Deed(move=move):
            assert move in moves_on(await person.page(at(number)))
            return await person.go(f"{at(number)}move", {"move": move})
        case Look(subject=subject):
            explained = await person.page(f"{at(number)}buildings/{subject}")
            found = re.search(rf'href="({at(number + 1)})"', explained)
        case Watch():
            found = re.search(
                r'class="on button go" href="\.\.(/\d+/)"', await person.page(at(number))
            )
    assert found is not None
    return found[1] if found[1].startswith("/first") else f"/first-game/bohemian{found[1]}"


async def test_the_start_page_invites_to_it(house: House) -> None:
    person = await house.person()
    start = await person.page("/")
    assert 'href="/first-game"' in start
    assert ENGLISH(words.INVITES) in html.unescape(start)
    for address in ("/first-game", "/first-game/bohemian"):
        answer = await person.client.get(address)
        assert (answer.status_code, answer.headers["location"]) == (303, at(1))


@pytest.mark.parametrize("language", ONE_OF_THE_LANGUAGES)
async def test_forms_and_links_lead_through_it_in_every_language(
    house: House, language: str
) -> None:
    person = await house.person(accept_language=language)
    voice = Translator(language)
    for number, step in enumerate(LESSON.steps[:-1], 1):
        shown = said(await person.page(at(number)))
        if not isinstance(step.task, Watch):
            assert voice(step.task.asks) in shown
        assert await does(person, number) == at(number + 1)
    shown = said(await person.page(at(LESSON.last)))
    assert voice(LESSON.steps[-1].says[0], mine=16, theirs=15) in shown


@pytest.mark.usefixtures("quick_bots")
async def test_it_ends_with_a_form_for_a_real_game(house: House) -> None:
    person = await house.person()
    shown = await person.page(at(LESSON.last))
    assert 'formaction="/play"' in shown
    fields = dict(re.findall(r'form="plain" name="(\w+)" value="(\w+)"', shown))
    assert fields == {"name": "Guest", "bots": "1"}
    assert (await person.go("/play", fields)).startswith("/tables/")


async def test_another_possible_move_gets_a_friendly_answer(house: House) -> None:
    person = await house.person()
    again = await person.go(f"{at(3)}move", {"move": "4+5 Nenbrad inn"})
    assert again == f"{at(3)}?tried=4%2B5+Nenbrad+inn"
    shown = said(await person.page(again))
    assert shown.startswith(ENGLISH(words.OTHER))
    task = LESSON.steps[2].task
    assert isinstance(task, Deed)
    assert ENGLISH(task.asks) in shown


async def test_a_tempting_move_gets_an_answer_of_its_own(house: House) -> None:
    person = await house.person()
    again = await person.go(f"{at(3)}move", {"move": "2+6 Chroschwitz farm"})
    task = LESSON.steps[2].task
    assert isinstance(task, Deed)
    assert said(await person.page(again)).startswith(ENGLISH(task.others[0][1]))


async def test_what_is_not_possible_is_explained_and_changes_nothing(house: House) -> None:
    person = await house.person()
    for number, move, answer in (
        (3, "2+5 Nenbrad farm", "2+5 makes 7; moving into the farm in Nenbrad takes 8."),
        (3, "rubbish <b>", "“rubbish <b>” is no move."),
        (2, "end", "It is Lenka’s turn."),
        (20, "end", "The game is over."),
        (11, "2+6 Chroschwitz farm", ENGLISH(words.OTHER)),
    ):
        again = await person.go(f"{at(number)}move", {"move": move})
        assert again.startswith(f"{at(number)}?tried=")
        assert said(await person.page(again)).startswith(answer)


async def test_moves_may_be_written_in_other_ways(house: House) -> None:
    person = await house.person()
    assert await person.go(f"{at(3)}move", {"move": "6 + 2  n8"}) == at(4)


async def test_taking_back_leads_to_the_move(house: House) -> None:
    person = await house.person()
    assert 'form="undo"' in await person.page(at(4))
    assert await person.go(f"{at(4)}undo") == at(3)
    for without in (3, 6, 18, 20):
        assert 'form="undo"' not in await person.page(at(without))
        assert (await person.send(f"{at(without)}undo")).status_code == 409


async def test_buildings_explain_themselves_and_lead_back(house: House) -> None:
    person = await house.person()
    other = await person.page(f"{at(11)}buildings/N7")
    assert ENGLISH(table_words.BACK_TO_TABLE) in other
    assert 'href="../"' in other
    part = await person.page(f"{at(11)}buildings/H12?part=1")
    assert "never" in part or "ever kicked out" in part
    assert (await person.client.get(f"{at(11)}buildings/X9")).status_code == 404


async def test_coins_are_accounted_for(house: House) -> None:
    person = await house.person()
    assert "<table" in await person.page(f"{at(13)}accounts")
    assert (await person.page(f"{at(13)}accounts?part=1")).lstrip().startswith("<")


async def test_steps_that_are_not_there_are_refused(house: House) -> None:
    client = house.client()
    for address in (at(0), at(21), at(10**30), "/first-game/chess/1/", "/first-game/chess"):
        assert (await client.get(address)).status_code == 404
    assert ENGLISH(words.NO_STEP, last=20) in (await client.get(at(21))).text


async def test_no_number_and_too_long_moves_are_refused(house: House) -> None:
    person = await house.person()
    assert (await person.client.get("/first-game/bohemian/two/")).status_code == 422
    assert (await person.client.get(f"{at(3)}?tried={'x' * 300}")).status_code == 422
    assert (await person.send(f"{at(3)}move", {"move": "x" * 300})).status_code == 422


async def test_a_script_gets_the_parts_of_a_step(house: House) -> None:
    person = await house.person()
    told = (await person.client.get(f"{at(4)}?part=1")).json()
    assert (told["number"], told["acts"]) == (4, True)
    assert told["title"] == "Step 4 of 20 – your first game"
    assert {"said", "going", "dice", "choices", "house-N8", "turn"} <= told["parts"].keys()
    assert f"log-{told['turn']}" in told["parts"]
    json = {"Accept": "application/json"}
    fields = {"move": "2+6 Nenbrad farm"}
    answer = await person.client.post(f"{at(3)}move", data=fields, headers=json)
    assert answer.json()["address"] == at(4)


async def test_the_learner_is_called_by_name(house: House) -> None:
    person = await house.person()
    await person.send("/me", {"name": "Ada"})
    assert "It is your turn, Ada." in await person.page(at(3))


async def test_nothing_is_stored(house: House) -> None:
    person = await house.person()
    await person.go(f"{at(3)}move", {"move": "2+6 Nenbrad farm"})
    assert (await person.client.get("/health")).status_code == 200
    assert ENGLISH(table_words.NO_GAMES) in html.unescape(await person.page("/"))
