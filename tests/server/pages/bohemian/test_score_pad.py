"""The score pad without a script: a form, an address that holds everything, the rules."""

import html
import re
from random import Random
from typing import Final
from urllib.parse import urlencode

import pytest

from dorfplatz.core.text import UNNAMED
from dorfplatz.games.bohemian.board import lay
from dorfplatz.games.bohemian.components import standard
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.bohemian.score_pad import words
from dorfplatz.server.translator import Translator
from tests.server.support import House

pytestmark = pytest.mark.anyio

OUTER = pytest.mark.outer

PATH: Final = "/score-pad/"
SOURCES: Final = ("coins", "town_halls", "shops", "churches", "goods")


async def page(library: House, query: str = "", status: int = 200, language: str = "en") -> str:
    answer = await library.client(accept_language=language).get(f"{PATH}?{query}")
    assert answer.status_code == status, answer.text
    return answer.text


def lines(page: str, why: str) -> list[int]:
    """What a source pays to everyone on a page."""
    cells = re.findall(rf'data-line="{why}"(?: hidden)?><b>([^<]*)</b>', page)
    return [int(cell.replace("−", "-")) for cell in cells if cell]


def because(page: str, why: str, seat: int) -> str:
    found = re.search(
        rf'data-seat="{seat}" data-line="{why}"><b>.*?</b> <small>(.*?)</small>', page
    )
    assert found is not None
    return html.unescape(" ".join(re.sub(r"<[^>]+>", " ", found[1]).split()))


def totals(page: str) -> list[int]:
    found = re.findall(r'<td data-seat="\d"><b data-total="\d">([^<]+)</b>', page)
    return [int(total.replace("−", "-")) for total in found]


def complaints(page: str) -> list[str]:
    found = re.search(r'<ul id="complaints">(.*?)</ul>', page)
    assert found is not None
    return [html.unescape(each) for each in re.findall("<li>(.*?)</li>", found[1])]


def shows_a_result(page: str) -> bool:
    return re.search(r'<section id="result"[^>]* hidden>', page) is None


async def test_an_empty_pad_shows_no_result(library: House) -> None:
    shown = await page(library)
    assert not shows_a_result(shown)
    assert complaints(shown) == []


async def test_two_bakeries_and_a_butchery_pay_six(library: House) -> None:
    shown = await page(library, "p=2&2=2&3=1")
    assert lines(shown, "shops") == [6, 0]
    assert because(shown, "shops", 0) == "bakery, butchery: 5 5 bakery: 1 1"


@pytest.mark.parametrize(
    ("shops", "coins"),
    [("2=1", 1), ("2=1&3=1", 5), ("2=1&3=1&4=1", 12), ("2=1&3=1&4=1&5=1", 20)],
)
async def test_different_shops_pay_as_the_rulebook_lists(
    library: House, shops: str, coins: int
) -> None:
    assert lines(await page(library, f"p=2&{shops}"), "shops") == [coins, 0]


async def test_stefans_flour_and_glass_pay_two(library: House) -> None:
    shown = await page(library, "p=2&n=Stefan&n=Anna&6=1&7=1")
    assert lines(shown, "goods") == [2, 0]
    assert because(shown, "goods", 0) == "half of 5"


@pytest.mark.parametrize(
    ("churches", "coins"),
    [
        ((3, 2, 1), [10, 6, 0]),
        ((3, 1, 1), [10, 6, 6]),
        ((2, 2, 1), [6, 6, 0]),
        ((0, 2, 0), [0, 10, 0]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
async def test_the_most_and_the_second_most_churches(
    library: House, churches: tuple[int, ...], coins: list[int]
) -> None:
    query = urlencode([("11", count) for count in churches])
    assert lines(await page(library, f"n=Ada&{query}"), "churches") == coins


async def test_the_town_hall_of_a_full_village_pays_and_none_at_all_costs_five(
    library: House,
) -> None:
    nenbrad = "p=2&by=houses&MN=N&N4=2&N7=2&N8=2&N9=2&N10=1"
    shown = await page(library, nenbrad)
    assert lines(shown, "town_halls") == [8, -5]
    shown = await page(library, nenbrad.replace("&N9=2", "&N9="))
    assert lines(shown, "town_halls") == [0, -5]


async def test_the_most_coins_win_and_a_tie_is_shared(library: House) -> None:
    shown = await page(library, "p=3&n=Ada&n=Ben&n=Cleo&10=1&10=1&10=1&c=20&c=31&c=31")
    assert totals(shown) == [20, 31, 31]
    assert "A shared win: Ben, Cleo have 31 coins each." in shown


@pytest.mark.parametrize("seats", [2, *(pytest.param(more, marks=OUTER) for more in (3, 4)), 5])
async def test_who_stands_where_scores_like_its_counts(library: House, seats: int) -> None:
    random = Random(seats)
    for _ in range(8):
        query = standing(random, seats)
        shown = await page(library, query)
        found = re.search(rf'href="{PATH}\?([^"]+)"[^>]*>Go on with these counts', shown)
        assert found is not None
        counted = await page(library, html.unescape(found[1]))
        for why in SOURCES:
            assert lines(counted, why) == lines(shown, why), query
        assert totals(counted) == totals(shown)


def standing(random: Random, seats: int) -> str:
    """Figures on some of the houses of a random table, nobody with more than there are."""
    setup = standard().setup(seats)
    sides = [random.choice(board.sides).letter for board in standard().boards_for(seats)]
    boards = [board.name.replace("/", "") for board in standard().boards_for(seats)]
    hand = [str(seat + 1) for seat in range(seats) for _ in range(setup.figures)]
    random.shuffle(hand)
    houses = [each.id for each in lay(standard(), tuple(sides)).buildings]
    taken = random.sample(houses, min(len(houses), len(hand)) - random.randrange(4))
    return urlencode(
        [("p", seats), ("by", "houses"), *zip(boards, sides, strict=True)]
        + list(zip(taken, hand, strict=False))
        + [("c", random.randrange(60)) for _ in range(seats)]
    )


async def test_the_form_holds_what_the_address_says(library: House) -> None:
    shown = await page(library, "p=4&n=Ada&n=Ben&n=&n=%22%3E%3Cb%3E&c=7&10=1")
    assert re.findall(r'name="n" value="([^"]*)"', shown)[:4] == [
        "Ada",
        "Ben",
        "",
        "&#34;&gt;&lt;b&gt;",
    ]
    assert 'id="coins-0" name="c" data-count="coins" value="7"' in shown
    assert 'name="p" value="4" checked' in shown
    assert '<b>">' not in shown


async def test_the_link_to_share_is_the_address_itself(library: House) -> None:
    shown = await page(library, "p=2&n=Ada&n=Ben&c=20&c=30")
    found = re.search(r'id="link"[^>]*value="([^"]+)"', shown)
    assert found is not None
    again = await library.client(accept_language="en").get(html.unescape(found[1]))
    assert totals(again.text) == [15, 25]


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("c=-4", "Player 1, Coins before the scoring: “-4” is no number from 0 to 999."),
        ("c=1e3", "Player 1, Coins before the scoring: “1e3” is no number from 0 to 999."),
        ("c=٣", "Player 1, Coins before the scoring: “٣” is no number from 0 to 999."),
        ("p=4&11=99", "Player 1, Churches: “99” is no number from 0 to 10."),
        ("n=Ada&2=7&11=7", "Ada has only 13 figures, but 14 of them are counted."),
        ("n=Ada&v=8", "Ada has no town hall that could pay 8 coins."),
        ("6=3&6=4", "Flour tiles: 7 are counted, but there are only 6 in the box."),
        ("p=6", "“6” players cannot play: there are 2 to 5."),
        ("p=two", "“two” players cannot play: there are 2 to 5."),
        ("by=magic", "The request is not understood: magic."),
        ("by=houses&MN=X", "“X” is no side of board M/N."),
        ("by=houses&ST=S", "With 3 players board S/T stays in the box."),
        ("by=houses&MN=N&N7=4", "The glass factory in Nenbrad: “4” is no player from 1 to 3."),
        ("c=1&c=1&c=1&c=1&c=1&c=1", "The request is not understood: c."),
        ("p=2&p=3", "The request is not understood: p."),
        ("sort=asc&c=4", "The request is not understood: sort."),
        ("%00%ff=1", "The request is not understood: ��."),
    ],
)
async def test_what_cannot_be_is_said_in_a_sentence(
    library: House, query: str, sentence: str
) -> None:
    assert complaints(await page(library, query, 422)) == [sentence]


@pytest.mark.parametrize("name", ["A" * 41, "a\nb", "\u202eadA", "\x1b[2J"])
async def test_a_name_must_be_a_name(library: House, name: str) -> None:
    [sentence] = complaints(await page(library, urlencode({"n": name}), 422))
    assert "cannot be a name" in sentence


async def test_a_name_must_be_seen(library: House) -> None:
    [sentence] = complaints(await page(library, urlencode({"n": "\u3164"}), 422))
    assert "Nobody could see this name" in sentence


async def test_everything_that_is_wrong_is_said_at_once_and_kept_in_the_form(
    library: House,
) -> None:
    shown = await page(library, "p=2&n=Ada&n=Ben&c=many&11=-1&11=99", 422)
    assert len(complaints(shown)) == 3
    assert not shows_a_result(shown)
    assert re.search(r'id="coins-0"[^>]*value="many"[^>]*aria-invalid', shown)
    assert re.search(r'id="churches-1"[^>]*value="99"[^>]*aria-invalid', shown)


async def test_parameters_that_others_add_to_a_link_do_not_hide_the_result(library: House) -> None:
    shown = await page(library, "p=2&c=20&c=30&campaign=x", 422)
    assert shows_a_result(shown)
    assert totals(shown) == [15, 25]


@pytest.mark.parametrize("code", LANGUAGES)
async def test_the_pad_speaks_the_readers_language(library: House, code: str) -> None:
    voice = Translator(code)
    shown = html.unescape(await page(library, "p=2&11=99", 422, code))
    assert f'<html lang="{code}"' in shown
    facts = {"who": voice(UNNAMED, number=1), "what": voice(words.LABELS["churches"])}
    assert voice(words.NUMBER, found="99", most=13, **facts) in shown
    assert voice(words.OURS) in shown


@pytest.mark.parametrize("tries", [30, pytest.param(300, marks=OUTER)])
async def test_random_addresses_never_fail(library: House, tries: int) -> None:
    random = Random(7)
    keys = ["p", "by", "n", "c", "v", "2", "11", "6", "10", "MN", "AB", "N7", "N10", "Ö", ""]
    values = ["", "0", "1", "3", "5", "13", "99", "-1", "houses", "N", "A", "x" * 50, "\x00", "½"]
    for _ in range(tries):
        pairs = [(random.choice(keys), random.choice(values)) for _ in range(random.randrange(9))]
        answer = await library.client().get(f"{PATH}?{urlencode(pairs)}")
        assert answer.status_code in (200, 422), pairs
