"""What people see of a sealed number that was left out of the dice, without any script."""

import html
from pathlib import Path

import pytest

from dorfplatz.games.catalogue import course_of
from dorfplatz.play.checkable_dice import check, seal_of
from dorfplatz.play.dice_guarantee import guarantee_of
from dorfplatz.server.pages import words
from dorfplatz.server.pages.dice import words as dice_words
from dorfplatz.server.tables.sealed_numbers import sealed_until
from dorfplatz.server.translator import Translator
from tests.server.support import House, Person, running, settings
from tests.server.tables.waiting_for_numbers import ADAS, BENS, EVES, TEN_MINUTES, passes

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]


async def two_at_a_table(house: House) -> tuple[Person, Person, str]:
    """Both with browsers that seal a number."""
    ada, ben = await house.person("Ada"), await house.person("Ben", accept_language="de")
    path = await ada.open("person", "open", dice="mine")
    await ben.page(path)
    await ben.go(f"{path}seats/1/sit", {"name": "Ben", "dice": "mine"})
    await ada.page(path)
    for seat, (person, number) in enumerate(((ada, ADAS), (ben, BENS))):
        sealed = {"seat": seat, "round": 1, "seal": seal_of(number)}
        await person.go(f"{path}dice/seal", sealed)
    await ada.go(f"{path}dice/number", {"seat": 0, "round": 1, "number": ADAS})
    return ada, ben, path


async def test_the_owner_is_told_at_the_table_until_they_have_noted_it(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        ada, ben, path = await two_at_a_table(house)
        await passes(await house.live(path.split("/")[2]), TEN_MINUTES)
        await ada.go(f"{path}dice/without", {"round": 1})
        notice = Translator("de")(words.DROPPED_TOLD, who="Ben", round=1)
        assert notice in html.unescape(await ben.page(path)), "before the game begins"
        await ada.go(f"{path}dice/number", {"seat": 0, "round": 2, "number": EVES})
        page = html.unescape(await ben.page(path))
        assert notice in page
        assert 'formaction="dice/noted"' in page
        others = html.unescape(await ada.page(path))
        assert Translator("en")(words.DROPPED_TOLD, who="Ben", round=1) not in others
        await ada.go(f"{path}dice/noted")
        assert notice in html.unescape(await ben.page(path)), "Ada has nothing to note"
        await ben.go(f"{path}dice/noted")
        assert notice not in html.unescape(await ben.page(path))
        assert "dice dropped 1 1 " in (await ben.client.get(f"{path}record")).text


async def test_others_see_until_when_a_sealed_number_is_waited_for_and_what_it_means_to_go_on(
    tmp_path: Path,
) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        ada, _, path = await two_at_a_table(house)
        live = await house.live(path.split("/")[2])
        english = Translator("en")
        page = html.unescape(await ada.page(path))
        assert english(words.SEALED_UNTIL, who="Ben") in page
        assert sealed_until(live.stored).isoformat(timespec="seconds") in page
        assert 'action="dice/without"' not in page
        await passes(live, TEN_MINUTES)
        page = html.unescape(await ada.page(path))
        assert english(words.SEALED_UNTIL, who="Ben") not in page
        assert english(words.WITHOUT_SEALED, who="Ben") in page
        await ada.go(f"{path}dice/without", {"round": 1})
        assert english(words.DROPPED) in html.unescape(await ada.page(path))


@pytest.mark.parametrize("language", ["en", "de", "it"])
async def test_the_dice_page_says_it_in_every_language(tmp_path: Path, language: str) -> None:
    async with running(settings(tmp_path / "db", away_after=0)) as house:
        ada, ben, path = await two_at_a_table(house)
        await passes(await house.live(path.split("/")[2]), TEN_MINUTES)
        await ada.go(f"{path}dice/without", {"round": 1})
        await ada.go(f"{path}dice/number", {"seat": 0, "round": 2, "number": EVES})
        for person in (ada, ben):
            await person.go(f"{path}close", {"wish": "true"})
        reader = await house.person("Eve", accept_language=language)
        page = html.unescape(await reader.page(f"{path}dice"))
        live = await house.live(path.split("/")[2])
        voice = Translator(language, live.course.names)
        assert live.record.dice is not None
        for each in guarantee_of(live.record, live.record.dice).sentences:
            assert voice(each) in page
        drawn = len(check(course_of(live.record)).draws)
        said = voice(dice_words.ALL_FOLLOW, draws=drawn)
        assert voice(dice_words.SERVER_SAYS, said=said) in page
        assert seal_of(BENS) in page
