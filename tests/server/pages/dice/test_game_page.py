"""The page about the dice of one game: what is known, what fits, how they fell."""

import html
import re

import pytest

from dorfplatz.core.record import write
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse, AnyGame
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.play.checkable_dice import draws_of
from dorfplatz.play.words import NOT_CHECKABLE, NOT_SHOWN, OTHER_SECRET
from dorfplatz.server.pages.dice import words
from dorfplatz.server.translator import Translator
from tests.play.checkable import (
    HASH,
    NUMBERS,
    SECRET,
    forked,
    new_course,
    played,
    table_at,
    with_dice,
)
from tests.server.support import House, finished

pytestmark = pytest.mark.anyio


def course(game: AnyGame = BOHEMIAN) -> AnyCourse:
    return played(game)


async def page(library: House, shown: AnyCourse, language: str = "en") -> str:
    name = await library.put(shown.record, over=shown.is_complete)
    answer = await library.client(accept_language=language).get(f"/tables/{name}/dice")
    assert answer.status_code == 200, answer.text
    return html.unescape(answer.text)


def marks(page: str) -> list[str]:
    """What stands beside each draw."""
    listed = page.partition('<ol class="draws"')[2].partition("</ol>")[0]
    return re.findall(r'<span class="mark"><span class="hidden">([^<]*)</span>', listed)


async def test_hash_numbers_and_secret_are_shown_and_all_draws_fit(library: House) -> None:
    shown = await page(library, course())
    for digits in (HASH, SECRET, *NUMBERS.values()):
        assert digits in shown
    said = Translator("en")(words.ALL_FIT, draws=draws_of(course()))
    assert Translator("en")(words.SERVER_SAYS, said=said) in shown
    assert marks(shown) == ["fits"] * draws_of(course())


@pytest.mark.parametrize("language", ["de", pytest.param("it", marks=pytest.mark.outer)])
async def test_every_draw_is_told_in_the_readers_language(library: House, language: str) -> None:
    shown = await page(library, course(HAMLET), language)
    assert Translator(language)(words.DRAWS) in shown
    assert len(marks(shown)) == draws_of(course(HAMLET))
    assert "dorfplatz" not in "".join(marks(shown))
    assert Translator(language)(words.COUNTS) not in shown


async def test_before_the_end_the_secret_is_not_shown(library: House) -> None:
    shown = await page(library, table_at(new_course(BOHEMIAN)).course)
    assert HASH in shown
    assert SECRET not in shown
    assert Translator("en")(NOT_SHOWN) in shown
    assert "check-all" not in shown
    assert set(marks(shown)) == {"not checked yet"}


async def test_a_real_table_shows_its_secret_only_when_it_is_closed(library: House) -> None:
    ada = await library.person("Ada")
    table = await ada.open("person", "person")
    secret = (await library.live(table.split("/")[2])).stored.secret
    assert secret is not None
    for path in ("dice", "record", "", "dice/ways"):
        assert secret not in await ada.page(f"{table}{path}")
    await ada.send(f"{table}close", {"wish": "true"})
    shown = html.unescape(await ada.page(f"{table}dice"))
    assert secret in shown
    assert set(marks(shown)) == {"fits"}


async def test_a_changed_number_is_found_with_its_line(library: House) -> None:
    forged = with_dice(course(), numbers={})
    shown = await page(library, forged)
    line = write(forged.record).split("\n").index("") + 2
    assert f"Line {line}: Here stands “sides " in shown
    assert marks(shown).count("does not fit") > 50
    assert "expected: roll " in shown


async def test_a_changed_secret_is_found(library: House) -> None:
    shown = await page(library, with_dice(course(), secret="00" * 32))
    assert Translator("en")(words.SERVER_SAYS, said=OTHER_SECRET) in shown


async def test_a_round_and_a_fork_are_told(library: House) -> None:
    fork = with_dice(forked(course(), 40), round=3)
    shown = await page(library, fork)
    assert Translator("en")(words.ROUND, round=3) in shown
    assert Translator("en")(words.BEFORE_FORK, draws=marks(shown).count("made elsewhere")) in shown


async def test_where_nothing_was_drawn_nothing_is_counted(library: House) -> None:
    ada = await library.person("Ada")
    origin = await library.put(course().record, over=True)
    version = next(each for each in range(40, 60) if course().at(each).actor is not CHANCE)
    seats = {"kind": ["person"] * 3, "name": ["Ada", "Ben", "Zoe"]}
    table = await ada.go(f"/tables/{origin}/fork", {"version": version, **seats})
    await ada.send(f"{table}close", {"wish": "true"})
    shown = html.unescape(await ada.page(f"{table}dice"))
    assert Translator("en")(words.SERVER_SAYS, said=words.NOTHING_DRAWN) in shown
    assert Translator("en")(words.NO_DICE) in shown
    assert "all 0 draws" not in shown
    assert "0 dice" not in shown


async def test_a_game_from_before_such_dice_says_so_and_still_counts(library: House) -> None:
    name = await library.put(finished("no-figures-3-seats"), over=True)
    shown = html.unescape((await library.client().get(f"/tables/{name}/dice")).text)
    assert Translator("en")(NOT_CHECKABLE) in shown
    assert Translator("en")(words.COUNTS) in shown


async def test_counts_of_every_player_stand_beside_what_was_expected(library: House) -> None:
    shown = await page(library, course())
    heads, rows = re.findall(r"<thead>(.*?)</thead>\s*<tbody>(.*?)</tbody>", shown, re.DOTALL)[0]
    assert re.findall(r'<th scope="col">([^<]+)', heads) == [
        *("Ada", "Ben", "Zoe", "together", "expected")
    ]
    first = re.findall(r"<td>([^<]+)</td>", rows.partition("</tr>")[0])
    *players, together, expected = map(float, first)
    rolled = " ".join(each.text for each in course().entries if each.text.startswith("roll "))
    assert sum(players) == together == rolled.count("1")
    assert expected == pytest.approx(sum(map(rolled.count, "123456")) / 6, abs=0.05)


async def test_a_browser_is_told_what_was_possible_but_knows_dice_by_itself(library: House) -> None:
    name = await library.put(course().record, over=True)
    ways = (await library.client().get(f"/tables/{name}/dice/ways")).json()
    assert len(ways) == draws_of(course())
    sides, first, *rolls = ways
    assert len(sides) == 256
    assert first == [["first 0", 1], ["first 1", 1], ["first 2", 1]]
    assert not any(rolls)


async def test_a_table_that_has_not_begun_has_no_dice_yet(library: House) -> None:
    ada = await library.person("Ada")
    table = await ada.open("person", "open")
    await ada.page(f"{table}dice", 404)
