"""Whatever is refused has a status, a code and a sentence in the asker's language, and changes
nothing: the record stays the same, byte for byte."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from dorfplatz.locale import LANGUAGES
from dorfplatz.server.settings import Rate
from tests.server.support import House, Person, Program, running, settings

pytestmark = pytest.mark.anyio

MEGABYTE = 1024 * 1024


@dataclass(frozen=True)
class Scene:
    """A table where one of two programs is to move."""

    house: House
    table: str
    mover: Program
    other: Program
    stranger: Program
    version: int
    move: str

    async def moved(
        self, program: Program, text: str, version: int | None = None
    ) -> httpx.Response:
        return await program.move(self.table, self.version if version is None else version, text)

    def speak(self, language: str) -> None:
        for program in (self.mover, self.other, self.stranger):
            program.client.headers["Accept-Language"] = f"{language}-XX,fr;q=0.5"


async def scene_in(house: House) -> Scene:
    ada, ben, cleo = [await house.program(name) for name in ("Ada", "Ben", "Cleo")]
    options = {"first": "0", "sides": "CEGIKN"}
    shown = await ada.open("person", "open", options=options)
    await ben.post(f"/tables/{shown['id']}/seats/1", name="Ben")
    shown = await ada.table(shown["id"])
    move = shown["legal"][0]["text"]
    return Scene(house, shown["id"], ada, ben, cleo, shown["version"], move)


@pytest.fixture(scope="module")
async def scene(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    """The same for all, for nothing may change."""
    async with running(settings(tmp_path_factory.mktemp("scene") / "db")) as house:
        yield await scene_in(house)


async def with_token(scene: Scene, token: str) -> httpx.Response:
    headers = {"Authorization": token}
    asked = {"version": scene.version, "move": scene.move}
    address = f"/api/tables/{scene.table}/moves"
    return await scene.mover.client.post(address, json=asked, headers=headers)


async def without_token(scene: Scene) -> httpx.Response:
    async with scene.house.client(
        accept_language=scene.mover.client.headers["Accept-Language"]
    ) as nobody:
        asked = {"version": scene.version, "move": scene.move}
        return await nobody.post(f"/api/tables/{scene.table}/moves", json=asked)


async def with_cookie_only(scene: Scene) -> httpx.Response:
    """The browser's cookie is no token, or any site could ask in its name."""
    token = scene.mover.client.headers["Authorization"].removeprefix("Bearer ")
    language = scene.mover.client.headers["Accept-Language"]
    async with scene.house.client(accept_language=language) as browser:
        browser.cookies.set("dorfplatz", token)
        asked = {"version": scene.version, "move": scene.move}
        return await browser.post(f"/api/tables/{scene.table}/moves", json=asked)


async def tampered(scene: Scene) -> httpx.Response:
    said, _, signature = scene.mover.client.headers["Authorization"].rpartition(".")
    return await with_token(scene, f"{said}.{signature.swapcase()}")


async def with_a_person_s_cookie_as_token(scene: Scene) -> httpx.Response:
    person = await scene.house.person()
    return await with_token(scene, f"Bearer {person.cookie}")


async def raw(scene: Scene, body: bytes, where: str = "moves") -> httpx.Response:
    address = f"/api/tables/{scene.table}/{where}"
    headers = {"Content-Type": "application/json"}
    return await scene.mover.client.post(address, content=body, headers=headers)


async def in_chunks(scene: Scene) -> httpx.Response:
    """Without saying how long it will be."""

    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(64):
            yield b" " * 16384

    address = f"/api/tables/{scene.table}/moves"
    return await scene.mover.client.post(address, content=chunks())


async def upload(scene: Scene, **options: str) -> httpx.Response:
    seats = [{"kind": "person"}, {"kind": "person"}]
    return await scene.mover.post("/tables", seats=seats, options=options)


async def opened(scene: Scene, *seats: dict[str, str], game: str = "bohemian") -> httpx.Response:
    return await scene.mover.post("/tables", game=game, seats=[*seats])


Case = Callable[[Scene], Awaitable[httpx.Response]]

CASES: dict[str, tuple[int, str, Case]] = {
    "the other's turn": (
        409,
        "course.not-this-seat",
        lambda scene: scene.moved(scene.other, scene.move),
    ),
    "somebody who watches": (
        403,
        "http.watching",
        lambda scene: scene.moved(scene.stranger, scene.move),
    ),
    "an old version": (
        409,
        "table.moved-on",
        lambda scene: scene.moved(scene.mover, scene.move, scene.version - 1),
    ),
    "a version to come": (
        409,
        "table.moved-on",
        lambda scene: scene.moved(scene.mover, scene.move, scene.version + 1),
    ),
    "no version at all": (
        422,
        "http.not-understood",
        lambda scene: scene.mover.post(f"/tables/{scene.table}/moves", move=scene.move),
    ),
    "a version that is no number": (
        422,
        "http.not-understood",
        lambda scene: raw(scene, b'{"version": "many", "move": "end"}'),
    ),
    "a negative version": (
        422,
        "http.not-understood",
        lambda scene: scene.moved(scene.mover, scene.move, -1),
    ),
    "no JSON": (422, "http.not-understood", lambda scene: raw(scene, b"end")),
    "JSON of another kind": (422, "http.not-understood", lambda scene: raw(scene, b"[[[]]]")),
    "bytes that are no text": (
        400,
        "http.not-understood",
        lambda scene: raw(scene, b'{"version": 2, "move": "\xff\xfe"}'),
    ),
    "half a sign": (
        422,
        "http.not-understood",
        lambda scene: raw(scene, b'{"version": %d, "move": "\\ud800"}' % scene.version),
    ),
    "garbage as a move": (
        422,
        "refusal.unreadable",
        lambda scene: scene.moved(scene.mover, "<b>please</b>"),
    ),
    "an empty move": (422, "refusal.unreadable", lambda scene: scene.moved(scene.mover, "")),
    "a move of several lines": (
        422,
        "refusal.unreadable",
        lambda scene: scene.moved(scene.mover, "end\n0: end"),
    ),
    "a move that only chance makes": (
        409,
        "refusal.not-now",
        lambda scene: scene.moved(scene.mover, "roll 6 6 6 6"),
    ),
    "an undo instead of a move": (
        422,
        "refusal.unreadable",
        lambda scene: scene.moved(scene.mover, "undo"),
    ),
    "a bot's seat instead of a move": (
        422,
        "refusal.unreadable",
        lambda scene: scene.moved(scene.mover, "now greedy"),
    ),
    "a move that is far too long": (
        422,
        "http.not-understood",
        lambda scene: scene.moved(scene.mover, "1" * 201),
    ),
    "a building that is not there": (
        422,
        "refusal.no-such-building",
        lambda scene: scene.moved(scene.mover, "3+4 Atlantis glass"),
    ),
    "an end before any move": (
        409,
        "refusal.must-move",
        lambda scene: scene.moved(scene.mover, "end"),
    ),
    "nothing to take back": (
        409,
        "course.nothing-to-undo",
        lambda scene: scene.mover.post(f"/tables/{scene.table}/undo", version=scene.version),
    ),
    "no token": (403, "http.no-visitor", without_token),
    "only a cookie": (403, "http.no-visitor", with_cookie_only),
    "an empty token": (403, "http.no-visitor", lambda scene: with_token(scene, "Bearer ")),
    "a made-up token": (403, "http.no-visitor", lambda scene: with_token(scene, "Bearer me.now")),
    "another way to say who one is": (
        403,
        "http.no-visitor",
        lambda scene: with_token(scene, "Basic YTpi"),
    ),
    "a tampered token": (403, "http.no-visitor", tampered),
    "a cookie as a token": (403, "http.no-visitor", with_a_person_s_cookie_as_token),
    "too large a body": (413, "http.too-large", lambda scene: raw(scene, b" " * MEGABYTE)),
    "too large a body in chunks": (413, "http.too-large", in_chunks),
    "a table that is not there": (
        404,
        "http.no-table",
        lambda scene: scene.mover.move("nowhere", 0, "end"),
    ),
    "a page that is not there": (
        404,
        "http.no-page",
        lambda scene: scene.mover.client.get("/api/nothing"),
    ),
    "the wrong method": (
        405,
        "http.not-allowed",
        lambda scene: scene.mover.client.delete(f"/api/tables/{scene.table}"),
    ),
    "a seat that is not there": (
        404,
        "course.no-such-seat",
        lambda scene: scene.mover.post(f"/tables/{scene.table}/seats/7/bot"),
    ),
    "a seat that is no number": (
        422,
        "http.not-understood",
        lambda scene: scene.mover.post(f"/tables/{scene.table}/seats/first/bot"),
    ),
    "a seat that is taken": (
        409,
        "http.seat-taken",
        lambda scene: scene.stranger.post(f"/tables/{scene.table}/seats/1", name="Cleo"),
    ),
    "to begin what has begun": (
        409,
        "http.begun",
        lambda scene: scene.mover.post(f"/tables/{scene.table}/begin"),
    ),
    "to come back to where one is": (
        409,
        "http.person-plays",
        lambda scene: scene.mover.post(f"/tables/{scene.table}/seats/0/person"),
    ),
    "to come back to another's seat": (
        403,
        "http.not-your-seat",
        lambda scene: scene.mover.post(f"/tables/{scene.table}/seats/1/person"),
    ),
    "a bot for somebody who is here": (
        409,
        "http.not-away",
        lambda scene: scene.mover.post(f"/tables/{scene.table}/seats/1/bot"),
    ),
    "a bot for somebody else by one who watches": (
        403,
        "http.watching",
        lambda scene: scene.stranger.post(f"/tables/{scene.table}/seats/1/bot"),
    ),
    "a name with a line break": (
        422,
        "record.name",
        lambda scene: scene.mover.post("/programs", name="Ada\nseat 1 person Eve"),
    ),
    "a name with control signs": (
        422,
        "record.name",
        lambda scene: scene.mover.post("/programs", name="Ada\x1b[2J"),
    ),
    "a name of spaces": (
        422,
        "record.name",
        lambda scene: scene.mover.post("/programs", name="   "),
    ),
    "an empty name": (
        422,
        "http.not-understood",
        lambda scene: scene.mover.post("/programs", name=""),
    ),
    "a name without an end": (
        422,
        "http.not-understood",
        lambda scene: scene.mover.post("/programs", name="A" * 41),
    ),
    "a bot with a name of two lines": (
        422,
        "record.name",
        lambda scene: opened(scene, {"kind": "person"}, {"kind": "greedy", "name": "a\nb"}),
    ),
    "a game that is not there": (
        422,
        "catalogue.unknown-game",
        lambda scene: opened(scene, {"kind": "person"}, {"kind": "person"}, game="chess"),
    ),
    "nobody to play against Botrik": (
        422,
        "hamlet.options.seats",
        lambda scene: opened(scene, {"kind": "botrik"}, game="hamlet"),
    ),
    "two people against Botrik": (
        422,
        "hamlet.options.seats",
        lambda scene: opened(scene, {"kind": "person"}, {"kind": "person"}, game="hamlet"),
    ),
    "a bot that is not there": (
        422,
        "roster.unknown-bot",
        lambda scene: opened(scene, {"kind": "person"}, {"kind": "genius"}),
    ),
    "too few seats": (422, "options.seats", lambda scene: opened(scene, {"kind": "person"})),
    "far too many seats": (
        422,
        "http.not-understood",
        lambda scene: opened(scene, *[{"kind": "person"}] * 10),
    ),
    "an option that is not there": (422, "options.unknown", lambda s: upload(s, colour="red")),
    "a first player who is not there": (
        422,
        "options.first",
        lambda scene: upload(scene, first="2"),
    ),
    "sides that do not fit": (422, "options.sides", lambda scene: upload(scene, sides="AB")),
    "another income": (422, "options.income", lambda scene: upload(scene, income="none")),
    "components that are no TOML": (
        422,
        "components.not-toml",
        lambda scene: upload(scene, components="[["),
    ),
    "components that are too long": (
        422,
        "http.not-understood",
        lambda scene: upload(scene, components="#" * 65537),
    ),
}


@pytest.mark.parametrize("what", CASES)
async def test_a_refusal_says_why_and_changes_nothing(scene: Scene, what: str) -> None:
    status, code, ask = CASES[what]
    before, tables = await scene.mover.record(scene.table), await count(scene)
    sentences = set()
    for language in LANGUAGES:
        scene.speak(language)
        answer = await ask(scene)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert set(answer.json()) == {"code", "sentence"}
        assert "{" not in answer.json()["sentence"]
        sentences.add(answer.json()["sentence"])
        assert "set-cookie" not in answer.headers
    assert len(sentences) == len(LANGUAGES)
    assert await scene.mover.record(scene.table) == before
    assert await count(scene) == tables
    shown = await scene.mover.table(scene.table)
    assert (shown["version"], shown["actor"]) == (scene.version, 0)


@pytest.mark.parametrize(
    ("body", "place"),
    [(b"end", "body"), (b"[[[]]]", "body"), (b"{}", "move, version"), (b'{"version": 0}', "move")],
)
async def test_a_request_that_is_not_understood_names_the_place(
    scene: Scene, body: bytes, place: str
) -> None:
    scene.speak("en")
    answer = await raw(scene, body)
    assert answer.json()["sentence"] == f"The request is not understood: {place}."


async def count(scene: Scene) -> int:
    return len((await scene.mover.client.get("/api/tables")).json())


async def test_after_all_refusals_the_game_goes_on(house: House) -> None:
    scene = await scene_in(house)
    for _, _, ask in CASES.values():
        scene.speak("en")
        await ask(scene)
    assert (await scene.moved(scene.mover, scene.move)).status_code == 200


async def test_a_table_that_waits_has_no_moves_yet(house: House) -> None:
    ada = await house.program()
    table = (await ada.open("person", "open"))["id"]
    refused = await ada.move(table, 0, "end")
    assert (refused.status_code, refused.json()["code"]) == (404, "http.not-begun")
    for path in ("record", "entries"):
        refused = await ada.client.get(f"/api/tables/{table}/{path}")
        assert (refused.status_code, refused.json()["code"]) == (404, "http.not-begun")


async def test_whoever_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", moves=Rate(3, 0.001))) as house:
        ada, ben = await house.program("Ada"), await house.program("Ben")
        table = (await ada.open("person", "person"))["id"]
        before = await ada.record(table)
        answers = [await ada.move(table, 0, "end") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [409, 409, 429, 429]
        assert answers[-1].json()["code"] == "http.too-fast"
        assert (await ben.move(table, 0, "end")).status_code == 403
        assert (await ada.client.get(f"/api/tables/{table}")).status_code == 200
        assert await ada.record(table) == before


async def test_nobody_opens_tables_too_fast(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", tables=Rate(2, 0.001))) as house:
        ada, ben = await house.program("Ada"), await house.program("Ben")
        seats = [{"kind": "person"}, {"kind": "person"}]
        answers = [await ada.post("/tables", seats=seats) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "http.too-fast"
        assert (await ben.post("/tables", seats=seats)).status_code == 201


async def test_an_address_has_its_limit_whoever_it_pretends_to_be(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "db", tables_of_address=Rate(4, 0.001))
    async with running(chosen) as house:
        ada = await house.program("Ada")
        await ada.open("person", "person")
        ben = await house.program("Ben")
        await ben.open("person", "person")
        refused = await house.client().post("/api/programs", json={"name": "Cleo"})
        assert (refused.status_code, refused.json()["code"]) == (429, "http.too-fast")


async def test_nobody_has_too_many_open_tables(tmp_path: Path) -> None:
    async with running(settings(tmp_path / "db", open_tables=2)) as house:
        ada = await house.program()
        seats = [{"kind": "person"}, {"kind": "person"}]
        answers = [await ada.post("/tables", seats=seats) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "http.too-many-tables"


async def test_people_are_refused_on_a_page_in_their_language(house: House) -> None:
    for language, heading in (("de", "Das"), ("en", "That"), ("it", "Non")):
        ada = await house.person(accept_language=language)
        table = await ada.open("person", "person")
        answer = await ada.send(f"{table}move", {"version": 0, "move": "end"})
        assert answer.status_code == 409
        assert answer.headers["content-type"].startswith("text/html")
        assert f'<html lang="{language}"' in answer.text
        assert f"<h1>{heading}" in answer.text
        assert f'href="{table}"' in answer.text


async def test_a_script_is_refused_in_json(house: House) -> None:
    ada: Person = await house.person()
    table = await ada.open("person", "person")
    ada.client.headers["Accept"] = "application/json"
    answer = await ada.send(f"{table}move", {"version": 0, "move": "end"})
    assert (answer.status_code, answer.json()["code"]) == (409, "table.moved-on")
