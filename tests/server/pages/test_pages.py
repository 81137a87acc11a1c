"""Pages and their forms: who may send them, what they show, and what every answer carries."""

import re
from pathlib import Path

import httpx
import pytest

from dorfplatz.games.bohemian.components import standard, write
from dorfplatz.games.catalogue import course_of
from dorfplatz.server.pages.rendering import environment, templates_compiled
from tests.server.support import (
    Faults,
    House,
    Person,
    finished,
    moves_on,
    running,
    settings,
    version_on,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_bots")]

FILE = "components"


async def record_of(person: Person, table: str) -> str:
    return (await person.client.get(f"{table}record")).text


async def test_a_person_plays_with_nothing_but_forms(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "person")
    for _ in range(5):
        page = await ada.page(table)
        version = version_on(page)
        moves = moves_on(page)
        assert await ada.go(f"{table}move", {"version": version, "move": moves[0]}) == table
        assert version_on(await ada.page(table)) > version


async def test_play_now_opens_a_table_with_bots(house: House) -> None:
    ada = await house.person()
    table = await ada.go("/play", {"name": "Ada", "bots": 2})
    record = await record_of(ada, table)
    assert "seat 0 person Ada\nseat 1 greedy" in record
    assert "Ada" in await ada.page("/")


@pytest.mark.parametrize("bots", ["0", "5", "many", ""])
async def test_play_now_takes_one_to_four_bots(house: House, bots: str) -> None:
    ada = await house.person()
    answer = await ada.send("/play", {"name": "Ada", "bots": bots})
    assert answer.status_code == 422


async def test_bots_play_on_their_own_for_those_who_watch(house: House) -> None:
    ada = await house.person()
    table = await ada.go("/watch-bots")
    page = await ada.page(table)
    assert 'form="act"' not in page or "watch" in page.lower()
    assert table in await (await house.person("Ben")).page("/")


async def test_a_shared_win_names_all_winners(house: House) -> None:
    ada, record = await house.person(), finished("shared-win")
    page = await ada.page(f"/tables/{await house.put(record, over=True)}/")
    result = course_of(record).game.result(course_of(record).state)
    assert result is not None
    names = ", ".join(record.players[seat].name for seat in result.winners)
    assert f"A shared win: {names} have {max(result.totals)} coins each." in page


async def test_who_begins_is_counted_among_those_who_sit(house: House) -> None:
    ada = await house.person()
    kinds, names = ["person", "person", "", "person"], ["Ada", "Ben", "", "Cleo"]
    table = await ada.go("/tables", {"kind": kinds, "name": names, "first": "3"})
    assert "It is your turn, Cleo." in await ada.page(table)
    refused = await ada.send("/tables", {"kind": kinds, "name": names, "first": "2"})
    assert refused.status_code == 422
    assert "Nobody sits on seat 3" in refused.text


async def test_every_answer_carries_careful_headers(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "person")
    paths = (
        "/",
        table,
        f"{table}record",
        f"{table}story",
        f"{table}qr.svg",
        "/static/dorfplatz.css",
        "/static/nothing.css",
        "/health",
        "/nowhere",
        "/api/openapi.json",
        "/api/nowhere",
        "/api/tables",
        "/join",
    )
    for path in paths:
        careful(await ada.client.get(path))
    careful(await ada.client.put("/"))
    careful(await ada.client.post("/play", data={}))
    careful(await ada.client.post("/play", content=b" " * 1024 * 1024))


async def test_an_answer_to_a_fault_carries_careful_headers_too(
    house: House, monkeypatch: pytest.MonkeyPatch, faults: Faults
) -> None:
    def fault(*_: object) -> None:
        raise OSError("the disk is on fire")

    ada = await house.person()
    monkeypatch.setattr(house.server.services.store, "count_unfinished", fault)
    answer = await ada.client.get("/health")
    assert answer.status_code == 500
    assert "fire" not in answer.text
    assert faults()
    careful(answer)


def careful(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_the_cookie_is_for_this_server_alone(house: House) -> None:
    answer = await house.client().get("/")
    (cookie,) = answer.headers.get_list("set-cookie")
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert "secure" not in attributes
    assert not any(part.startswith("domain") for part in attributes)


async def test_over_https_the_cookie_stays_there(house: House) -> None:
    answer = await house.client().get("https://village.test/")
    assert "secure" in answer.headers["set-cookie"].lower()


async def test_programs_get_no_cookies(house: House) -> None:
    ada = await house.program()
    table = (await ada.open("person", "person"))["id"]
    answers = [
        await ada.client.get(f"/api/tables/{table}"),
        await ada.client.get("/api/tables"),
        await ada.move(table, 0, "end"),
        await house.client().post("/api/programs", json={"name": "Ben"}),
        await house.client().get("/api/tables"),
        await house.client().get("/api/nowhere"),
    ]
    assert not any("set-cookie" in answer.headers for answer in answers)


async def refused_as_foreign(answer: httpx.Response) -> None:
    assert answer.status_code == 403
    assert answer.json()["code"] == "http.foreign-form"


async def at_a_table(house: House) -> tuple[Person, str, dict[str, object]]:
    ada = await house.person(accept="application/json")
    ada.client.headers["Accept"] = "text/html"
    table = await ada.open("person", "person")
    page = await ada.page(table)
    ada.client.headers["Accept"] = "application/json"
    return ada, table, {"version": version_on(page), "move": moves_on(page)[0]}


async def test_a_form_without_its_key_is_refused(house: House) -> None:
    ada, table, move = await at_a_table(house)
    before = await record_of(ada, table)
    await refused_as_foreign(await ada.client.post(f"{table}move", data=move))
    await refused_as_foreign(await ada.client.post(f"{table}move", data={**move, "form_key": "ö"}))
    assert await record_of(ada, table) == before


async def test_another_visitor_s_key_is_refused(house: House) -> None:
    ada, table, move = await at_a_table(house)
    before = await record_of(ada, table)
    ben = await house.person("Ben")
    ada.form_key = ben.form_key
    await refused_as_foreign(await ada.send(f"{table}move", move))
    assert await record_of(ada, table) == before


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_another_site_cannot_send_a_form_even_with_the_key(house: House, site: str) -> None:
    ada, table, move = await at_a_table(house)
    before = await record_of(ada, table)
    ada.client.headers["Sec-Fetch-Site"] = site
    await refused_as_foreign(await ada.send(f"{table}move", move))
    assert await record_of(ada, table) == before
    ada.client.headers["Sec-Fetch-Site"] = "same-origin"
    assert (await ada.send(f"{table}move", move)).status_code == 200


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/play", {"name": "Ada", "bots": "1"}),
        ("/watch-bots", {}),
        ("/tables", {"kind": ["person", "person"], "name": ["Ada", "Ben"]}),
        ("/me", {"name": "Eve"}),
        ("/me/language", {"language": "it"}),
    ],
)
async def test_no_form_of_the_start_page_works_without_its_key(
    house: House, path: str, fields: dict[str, object]
) -> None:
    ada = await house.person(accept="application/json")
    await refused_as_foreign(await ada.client.post(path, data=fields))
    assert (await ada.client.get("/health")).json()["games"] == 0


@pytest.mark.parametrize("path", ["move", "undo", "seats/0/bot", "seats/0/person", "rematch"])
async def test_no_form_of_a_table_works_without_its_key(house: House, path: str) -> None:
    ada, table, move = await at_a_table(house)
    await refused_as_foreign(await ada.client.post(f"{table}{path}", data=move))


@pytest.mark.parametrize("forged", ["", "x", "eyJpZCI6ImFkYSJ9.forged", "ö" * 9, "." * 5000])
async def test_a_forged_cookie_makes_a_new_visitor(house: House, forged: str) -> None:
    async with house.client() as client:
        answer = await client.get("/", headers={b"Cookie": f"dorfplatz={forged}".encode()})
    assert answer.status_code == 200
    assert "dorfplatz=" in answer.headers["set-cookie"]


async def test_a_tampered_cookie_owns_nothing(house: House) -> None:
    ada, table, move = await at_a_table(house)
    before = await record_of(ada, table)
    eve = await house.person("Eve", accept="application/json")
    good = ada.cookie
    payload, _, signature = good.rpartition(".")
    for cookie in (f"{payload}.{signature[::-1]}", f"A{good}", good.swapcase()):
        eve.client.cookies.clear()
        eve.client.cookies.set("dorfplatz", cookie)
        eve.form_key = ada.form_key
        assert (await eve.send(f"{table}move", move)).status_code == 403
    assert await record_of(ada, table) == before


async def test_a_token_is_no_cookie(house: House) -> None:
    ada = await house.program()
    token = ada.client.headers["Authorization"].removeprefix("Bearer ")
    table = (await ada.open("person", "person"))["id"]
    eve = await house.person("Eve")
    eve.client.cookies.clear()
    eve.client.cookies.set("dorfplatz", token)
    page = await eve.page(f"/tables/{table}/")
    assert "seat/" not in page, "a personal link is shown"


async def test_a_cookie_of_another_server_means_nothing_here(house: House, tmp_path: Path) -> None:
    async with running(settings(tmp_path / "other")) as other:
        foreign = (await other.person()).cookie
    ada = await house.person()
    mine = await ada.open("person", "person")
    ada.client.cookies.clear()
    ada.client.cookies.set("dorfplatz", foreign)
    page = await ada.page("/")
    assert mine not in page


@pytest.mark.parametrize(
    "back",
    ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)", "/a\r\nb"],
)
@pytest.mark.parametrize("path", ["/me", "/me/language"])
async def test_no_form_leads_to_another_site(house: House, path: str, back: str) -> None:
    ada = await house.person()
    assert await ada.go(path, {"language": "it", "back": back}) == "/"


async def test_a_form_leads_back_to_the_page_it_was_on(house: House) -> None:
    ada = await house.person()
    assert await ada.go("/me", {"back": "/tables/abc-d_e/"}) == "/tables/abc-d_e/"


@pytest.mark.parametrize(
    ("link", "leads"),
    [
        ("http://village.test/tables/abcdefghijkl/", "/tables/abcdefghijkl/"),
        ("http://village.test/tables/abcdefghijkl/replay/37/", "/tables/abcdefghijkl/replay/37/"),
        ("abcdefghijkl", "/tables/abcdefghijkl/"),
        ("https://elsewhere.example/seat/abcdefghijkl", "/seat/abcdefghijkl/"),
    ],
)
async def test_a_pasted_link_leads_to_a_table_here(house: House, link: str, leads: str) -> None:
    answer = await house.client().get("/join", params={"link": link})
    assert (answer.status_code, answer.headers["location"]) == (303, leads)


@pytest.mark.parametrize("link", ["", "short", "//evil.example/", "no link at all!"])
async def test_a_link_that_is_none_leads_nowhere(house: House, link: str) -> None:
    answer = await house.client().get("/join", params={"link": link})
    assert answer.status_code == 404


@pytest.mark.parametrize(
    "name", ["   ", "A" * 41, "a\x00b", "a\nb", "\u202eadA", "\x1b[2J", "a\u2028b"]
)
async def test_a_name_must_be_a_name(house: House, name: str) -> None:
    ada = await house.person(accept="application/json")
    for path, fields in (
        ("/play", {"name": name, "bots": "1"}),
        ("/tables", {"kind": ["person", "person"], "name": [name, "Ben"]}),
    ):
        answer = await ada.send(path, fields)
        assert (answer.status_code, answer.json()["code"]) == (422, "record.name")


async def test_nobody_plays_without_a_name(house: House) -> None:
    ada = await house.person(accept="application/json")
    assert (await ada.send("/play", {"name": "", "bots": "1"})).status_code == 422
    seats = {"kind": ["person", "person"], "name": ["", "Ben"]}
    assert (await ada.send("/tables", seats)).status_code == 422


async def test_a_name_is_shown_as_it_is_and_nothing_else(house: House) -> None:
    evil = "<script>alert(1)</script>"
    ada = await house.person()
    names = [evil, "\"'><img src=x onerror=y>"]
    table = await ada.go("/tables", {"kind": ["person", "person"], "name": names, "listed": "on"})
    pages = [await ada.page(path) for path in (table, "/", f"{table}story")]
    move = {"version": version_on(pages[0]), "move": moves_on(pages[0])[0]}
    await ada.go(f"{table}move", move)
    pages.append(await ada.page(table))
    pages.append((await ada.client.get(f"{table}buildings/{_any_house(pages[0])}")).text)
    for page in pages:
        assert "<script>alert" not in page
        assert "<img src=x" not in page
    assert "&lt;script&gt;" in pages[0]


def _any_house(page: str) -> str:
    found = re.search(r"buildings/([A-Z]\d+)", page)
    assert found is not None
    return found[1]


async def test_a_building_explains_itself(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "person")
    building = _any_house(await ada.page(table))
    page = await ada.page(f"{table}buildings/{building}")
    part = await ada.page(f"{table}buildings/{building}?part=1")
    assert "<html" in page
    assert "<html" not in part
    assert "<h2" in part


@pytest.mark.parametrize("building", ["Z9", "%3Cscript%3E", "..%2f..", "C99"])
async def test_a_building_that_is_not_there_explains_nothing(house: House, building: str) -> None:
    ada = await house.person()
    table = await ada.open("person", "person")
    page = await ada.page(f"{table}buildings/{building}", 404)
    assert "<script>" not in page.replace('<script type="module"', "")


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/tables/nowhere/", "/tables/nowhere/record", "/seat/nowhere/", "/static/x"],
)
async def test_what_is_not_there_is_said_on_a_page(house: House, path: str) -> None:
    ada = await house.person(accept_language="it")
    page = await ada.page(path, 404)
    assert '<html lang="it"' in page
    assert '<a class="button" href="/"' in page


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
async def test_what_cannot_be_asked_for_in_this_way(house: House, method: str) -> None:
    answer = await house.client(accept="application/json").request(method, "/")
    assert (answer.status_code, answer.json()["code"]) == (405, "http.not-allowed")


async def uploading(house: House, content: bytes) -> tuple[Person, httpx.Response]:
    ada = await house.person(accept="application/json")
    fields = {"form_key": ada.form_key, "kind": ["person"] * 2, "name": ["Ada", "Ben"]}
    sides = {"sides": "CEGIKN"}
    answer = await ada.client.post(
        "/tables", data=fields | sides, files={FILE: ("own.toml", content, "text/plain")}
    )
    return ada, answer


async def test_an_uploaded_component_file_is_played_with(house: House) -> None:
    own = write(standard()).replace("Nenbrad", "Neustadt an der Ö")
    ada, answer = await uploading(house, own.encode())
    assert answer.status_code == 200
    table = answer.json()["address"]
    record = await record_of(ada, table)
    assert "Neustadt an der Ö" in record
    assert "Nenbrad" not in record
    ada.client.headers["Accept"] = "text/html"
    page = await ada.page(table)
    assert "Neustadt an der Ö" in page
    await ada.go(f"{table}move", {"version": version_on(page), "move": moves_on(page)[0]})


async def test_no_file_means_the_printed_components(house: House) -> None:
    ada, answer = await uploading(house, b"")
    assert answer.status_code == 200
    assert "Nenbrad" in await record_of(ada, answer.json()["address"])


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"\xff\xfe\x00", 422, "http.not-utf8"),
        (b"[[", 422, "components.not-toml"),
        (b"a = 1", 422, None),
        (b"#" * 1024 * 1024, 413, "http.too-large"),
    ],
)
async def test_a_component_file_that_is_none_is_refused(
    house: House, content: bytes, status: int, code: str | None
) -> None:
    ada, answer = await uploading(house, content)
    assert answer.status_code == status
    assert code in (None, answer.json()["code"])
    assert (await ada.client.get("/health")).json()["games"] == 0


async def test_a_table_is_opened_with_its_options(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "person", first="1", income="claimed", sides="cegikn")
    record = await record_of(ada, table)
    for line in ("option first 1", "option income claimed", "option sides CEGIKN"):
        assert line in record.splitlines()


async def test_a_seat_for_nobody_is_left_out(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "", "person", "", "")
    assert "seat 2" not in await record_of(ada, table)


async def test_preferences_are_remembered(house: House) -> None:
    ada = await house.person()
    chosen = {"name": "Ada", "language": "it", "theme": "dark", "ends_turns": "on", "sound": "on"}
    await ada.go("/me", chosen)
    page = await ada.page("/")
    assert '<html lang="it" data-theme="dark"' in page
    assert 'name="name" value="Ada"' in page
    assert re.search(r'name="ends_turns"[^>]*checked', page)
    assert re.search(r'name="sound"[^>]*checked', page)
    assert not re.search(r'name="keys"[^>]*checked', page)


async def test_preferences_that_are_not_there_are_ignored(house: House) -> None:
    ada = await house.person()
    await ada.go("/me", {"language": "xx", "theme": "pink"})
    page = await ada.page("/")
    assert '<html lang="en">' in page


async def test_a_language_is_chosen_by_a_click_and_otherwise_as_the_browser_says(
    house: House,
) -> None:
    ada = await house.person(accept_language="de-AT,en;q=0.5")
    assert '<html lang="de"' in await ada.page("/")
    await ada.go("/me/language", {"language": "it"})
    assert '<html lang="it"' in await ada.page("/")


async def test_a_turn_ends_by_itself_for_those_who_like_it_so(house: House) -> None:
    ada = await house.person()
    await ada.go("/me", {"ends_turns": "on"})
    table = await ada.open("person", "person")
    for _ in range(12):
        page = await ada.page(table)
        moves = moves_on(page)
        assert moves != ["end"] or "0: end" not in await record_of(ada, table)
        move = moves[0]
        await ada.go(f"{table}move", {"version": version_on(page), "move": move})
    assert ": end" in await record_of(ada, table)


async def test_the_record_is_a_file_to_keep(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "person")
    answer = await ada.client.get(f"{table}record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert re.fullmatch(
        r'attachment; filename="bohemian-[\w-]+\.dorf"', answer.headers["content-disposition"]
    )
    assert answer.text.startswith("dorfplatz 2\ngame bohemian ")


async def test_the_code_to_scan_is_a_drawing(house: House) -> None:
    ada = await house.person()
    table = await ada.open("person", "open")
    answer = await ada.client.get(f"{table}qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<?xml")


async def test_the_server_says_that_it_is_well(house: House) -> None:
    answer = await house.client().get("/health")
    assert answer.json()["status"] == "ok"
    assert answer.json()["games"] == 0
    await (await house.program()).open("person", "person")
    assert (await house.client().get("/health")).json()["games"] == 1


def test_every_template_can_be_compiled_before_anybody_waits_for_it() -> None:
    assert sum(1 for _ in templates_compiled()) == len(environment().list_templates()) > 100
