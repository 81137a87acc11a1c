"""Records that are handed in: to look at and to play on from, or refused with their line."""

import html

import httpx
import pytest

from dorfplatz.core.record import write
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.games.bohemian.game import BOHEMIAN as BOHEMIAN_GAME
from dorfplatz.server.pages.replay import reading, words
from dorfplatz.server.pages.words import UPLOADED
from dorfplatz.server.translator import Translator
from tests.play.checkable import played, text_of, with_other_face
from tests.server.pages.replay.games import BOHEMIAN, HAMLET, cut, recorded
from tests.server.support import House, Person, lines, moves_on

pytestmark = pytest.mark.anyio

GAME = write(recorded(BOHEMIAN))
BY_HAND = """dorfplatz 1
game bohemian 1
seat 0 person Ada
seat 1 person Ben

chance: sides CEGIKN
chance: first 0
chance: roll 2 3 4 6
0: 3+4 Nenbrad glass
"""


def changed(line: int, text: str) -> str:
    """The game with another line, counted from 1."""
    every = GAME.split("\n")
    every[line - 1] = text
    return "\n".join(every)


def line_of(entry: str) -> int:
    return GAME.split("\n").index(entry) + 1


async def handed_in(
    person: Person, *, file: bytes | None = None, text: str = "", json: bool = False
) -> httpx.Response:
    headers = {"Accept": "application/json"} if json else {}
    files = {"record": ("game.dorf", file, "text/plain")} if file is not None else None
    fields = {"form_key": person.form_key, "text": text}
    return await person.client.post("/records", data=fields, files=files, headers=headers)


async def shown(person: Person, answer: httpx.Response) -> str:
    """The page of the replay."""
    assert answer.status_code == 303, answer.text
    address = str(answer.headers["location"])
    return await person.page((await person.client.get(address)).headers["location"])


async def refused(person: Person, text: str) -> str:
    """Why not, as JSON says it and as the page repeats it."""
    answer = await handed_in(person, text=text, json=True)
    assert answer.status_code in (409, 422), answer.text
    sentence: str = answer.json()["sentence"]
    page = await handed_in(person, text=text)
    assert page.status_code == answer.status_code
    assert sentence.split("“")[0] in page.text
    return sentence


@pytest.mark.parametrize("name", [BOHEMIAN, HAMLET])
async def test_a_record_is_shown_and_stays_as_it_is(house: House, name: str) -> None:
    person, text = await house.person(), write(recorded(name))
    answer = await handed_in(person, file=text.encode())
    page = await shown(person, answer)
    assert 'id="slider"' in page
    table = answer.headers["location"].removesuffix("replay/")
    assert (await person.client.get(f"{table}record")).text == text
    assert "uploaded" in await person.page(table)


async def test_half_a_game_can_be_shown_and_gone_on_with(house: House) -> None:
    """Also one that ends before a roll."""
    person = await house.person()
    for entries in (3, 10):
        answer = await handed_in(person, text=write(cut(recorded(BOHEMIAN), entries)))
        assert "Move 0 of" in await shown(person, answer)
        table = answer.headers["location"].removesuffix("replay/")
        assert "uploaded" in await person.page(table)
        fields = {"version": entries, "kind": ["person", "person"], "name": ["Ida", "Leo"]}
        assert moves_on(await person.page(await person.go(f"{table}fork", fields)))


async def test_a_game_written_down_by_hand_needs_no_options(house: House) -> None:
    """Those that it leaves out are kept with it, so that it can always be read as it was meant."""
    person = await house.person()
    answer = await handed_in(person, text=BY_HAND)
    assert "On the table lie Chroschwitz" in await shown(person, answer)
    table = answer.headers["location"].removesuffix("replay/")
    record = (await person.client.get(f"{table}record")).text
    assert lines(record) == lines(BY_HAND)
    assert "option income automatic\n" in record
    fields = {"version": 4, "kind": ["person", "person"], "name": ["Ida", "Leo"]}
    assert moves_on(await person.page(await person.go(f"{table}fork", fields)))


async def test_a_replay_says_whether_the_dice_of_an_upload_fit(house: House) -> None:
    person, voice = await house.person(), Translator("en")
    honest = played(BOHEMIAN_GAME)
    for course, forged in ((honest, False), (with_other_face(honest), True)):
        page = html.unescape(await shown(person, await handed_in(person, text=text_of(course))))
        assert voice(UPLOADED) in page
        assert (voice(words.FORGED) in page) is forged
        assert 'href="../../dice"' in page
    page = await shown(person, await handed_in(person, text=GAME))
    assert voice(UPLOADED) in page
    assert 'href="../../dice"' not in page


async def test_a_game_that_was_left_in_botriks_turn_can_be_shown(house: House) -> None:
    person = await house.person()
    answer = await handed_in(person, text=write(cut(recorded(HAMLET), 23)))
    await shown(person, answer)
    assert "uploaded" in await person.page(answer.headers["location"].removesuffix("replay/"))


async def test_a_record_that_ends_while_the_table_is_prepared_has_no_replay(house: House) -> None:
    person = await house.person()
    answer = await handed_in(person, text=write(cut(recorded(HAMLET), 3)))
    assert "has not begun yet" in await person.page(answer.headers["location"], 404)


async def test_what_mail_and_editors_do_to_a_text_is_forgiven(house: House) -> None:
    """A byte order mark, line ends of Windows, a last line without its end, empty lines."""
    person, windows = await house.person(), GAME.replace("\n", "\r\n")
    for text in (
        f"\ufeff{GAME}",
        windows,
        GAME.rstrip(),
        f"{GAME}\n\n",
        f"\ufeff{windows}".rstrip(),
    ):
        for answer in (
            await handed_in(person, text=text),
            await handed_in(person, file=text.encode()),
        ):
            table = answer.headers["location"].removesuffix("replay/")
            assert lines((await person.client.get(f"{table}record")).text) == lines(GAME)


async def test_a_broken_record_is_refused_with_its_line(house: House) -> None:
    person = await house.person()
    line = line_of("1: 3+5 Grelnitz farm")
    assert await refused(person, changed(line, "1: 3+4 Grelnitz farm")) == (
        f"Line {line}: You cannot use 3+4: your unused dice are 3+5."
        " The line reads: “1: 3+4 Grelnitz farm”"
    )
    sentence = await refused(person, changed(line, "0: 3+5 Grelnitz farm"))
    assert sentence.startswith(f"Line {line}: It is uniform-1’s turn.")
    assert "“0: 3+5 Grelnitz farm”" in sentence
    assert (await refused(person, changed(line, "nonsense"))).count("nonsense") == 1
    last = len(GAME.split("\n")) - 1
    wrong = await refused(person, changed(last, "result: no-figures 70 22"))
    assert wrong.startswith(f"Line {last}: ")
    assert (await refused(person, changed(1, "chess 1"))).startswith("Line 1: ")
    assert (await refused(person, changed(2, "game chess 1"))).count("chess") >= 1
    assert (await refused(person, changed(3, "seat 7 person Ada"))).startswith("Line 3: ")


async def test_a_record_that_is_cut_off_is_refused_for_what_is_left_of_its_last_line(
    house: House,
) -> None:
    person, line = await house.person(), line_of("1: 3+5 Grelnitz farm")
    torn = GAME[: GAME.index("1: 3+5 Grelnitz farm") + len("1: 3+5 Gre")]
    sentence = await refused(person, torn)
    assert sentence.startswith(f"Line {line}: ")
    assert "1: 3+5 Gre" in sentence or "Gre" in sentence


async def test_whoever_is_refused_gets_the_text_back_to_correct_it(house: House) -> None:
    person, line = await house.person(), line_of("1: 3+5 Grelnitz farm")
    answer = await handed_in(person, file=changed(line, "1: <b>farm</b>").encode())
    assert answer.status_code == 422
    assert "1: &lt;b&gt;farm&lt;/b&gt;\n1: end" in answer.text
    assert "<b>farm" not in answer.text


async def test_several_records_are_refused(house: House) -> None:
    assert "2 records here" in await refused(await house.person(), GAME + GAME)


async def test_nothing_and_what_is_no_text_are_refused(house: House) -> None:
    person = await house.person()
    assert "Choose a file" in await refused(person, "")
    assert "Choose a file" in await refused(person, " \r\n ")
    answer = await handed_in(person, file=b"dorfplatz 1\ngame \xff\xfe\n", json=True)
    assert answer.json()["sentence"] == "Line 2: This is no text in UTF-8."
    answer = await handed_in(person, file=b"", json=True)
    assert "Choose a file" in answer.json()["sentence"]


async def test_a_file_that_is_too_large_is_refused(house: House) -> None:
    answer = await handed_in(await house.person(), file=b"x" * 140_000, json=True)
    assert answer.status_code == 413
    assert "128 kilobytes" in answer.json()["sentence"]


async def test_other_sites_cannot_hand_in_a_record(house: House) -> None:
    person = await house.person()
    person.form_key = "forged"
    assert (await handed_in(person, text=GAME)).status_code == 403


async def test_the_form_stands_on_the_start_page(house: House) -> None:
    assert 'action="/records"' in await (await house.person()).page("/")


def test_a_line_is_not_quoted_twice_and_what_has_no_line_stays() -> None:
    with pytest.raises(Refusal) as nothing:
        reading.text_of(b"", "")
    assert reading.quoting(nothing.value, "") is nothing.value
    assert isinstance(nothing.value, Malformed)
