"""Whatever stands in an address, a form, a header or a body: it is answered, and nothing fails."""

import gzip
import json
from collections.abc import AsyncIterator
from typing import Final

import httpx
import pytest

from dorfplatz.server.pages.rendering import static
from tests.server.attacking import Asked, api, encoded, pages, places
from tests.server.support import House, Person, Program, running, settings

pytestmark = pytest.mark.anyio

ODD: Final = ("\0", "\ud800", "9" * 5000, "x" * 5000)
"""No character at all, half of one, a number without an end, a text without an end."""
ODDER: Final = (
    *("", "-1", "-" + "9" * 30, "1e999", "NaN", "٣", "0x10", "1_0", "true", "[]", "{}"),
    *("..", "../../etc/passwd", "%00", "%2e%2e%2f", "//evil.example", "/\\evil.example"),
    *(
        "\r\nSet-Cookie: a=b",
        "abcdefgh\r\nX: y",
        "\u2028",
        "\u202e",
        "\ufeff",
        "𐀀",
        "ﷺ" * 50,
        "a," * 3000,
    ),
    *("'; DROP TABLE tables; --", "%s%n", "${7*7}", "\x1b[2J", "ß" * 3000),
)
FORM: Final = {"Content-Type": "application/x-www-form-urlencoded"}
PARTS: Final = {"Content-Type": "multipart/form-data; boundary=b"}


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with running(settings(tmp_path_factory.mktemp("input") / "db")) as house:
        yield house


@pytest.fixture(scope="module")
async def eve(house: House) -> Person:
    return await house.person("Eve")


@pytest.fixture(scope="module")
async def program(house: House) -> Program:
    return await house.program("Eve")


@pytest.mark.parametrize(
    "odd",
    [*ODD, *(pytest.param(each, marks=pytest.mark.outer) for each in ODDER)],
    ids=lambda each: ascii(each)[:40],
)
async def test_no_page_fails_whatever_is_asked(house: House, eve: Person, odd: str) -> None:
    filling = await places(house, eve)
    for each in pages(house.app):
        if each.path.endswith("/events"):
            continue
        form = {**dict.fromkeys(each.fields, "0"), "form_key": eve.form_key}
        for hole in each.holes:
            path = each.filled({**filling, hole: odd})
            unharmed(await eve.client.request(each.method, path, data=form), each, hole)
        for name in each.query:
            path = f"{each.filled(filling)}?{name}={encoded(odd)}"
            unharmed(await eve.client.request(each.method, path, data=form), each, name)
        for name in each.fields:
            fields = {**form, name: odd}.items()
            body = "&".join(f"{encoded(key)}={encoded(value)}" for key, value in fields)
            path = each.filled(filling)
            unharmed(await eve.client.post(path, content=body, headers=FORM), each, name)


def unharmed(answer: httpx.Response, asked: Asked, place: str) -> None:
    """An answer like any other, with no header that was smuggled in."""
    assert answer.status_code < 500, (asked, place)
    assert not any(set("\r\n") & {*value} for value in answer.headers.values()), (asked, place)


BODIES: Final = {
    "brackets without an end": b"[" * 100_000,
    "objects without an end": b'{"a":' * 20_000,
    "a deep list": b"[" * 5000 + b"]" * 5000,
    "a number without an end": b'{"version": ' + b"9" * 5000 + b', "move": "end"}',
    "a number beyond all others": b'{"version": 1e999, "move": "end"}',
    "no number": b'{"version": NaN, "move": "end"}',
    "the same twice": b'{"version": 1, "version": 2, "move": "end"}',
    "UTF-16": '{"version": 1, "move": "end"}'.encode("utf-16"),
    "no character": b'{"version": 1, "move": "\\u0000", "name": "\\u0000", "record": "\\u0000"}',
    "half a character": b'{"name": "\\ud800", "record": "\\ud800", "seats": [{"kind": "\\ud800"}]}',
    "thousands of keys": json.dumps(dict.fromkeys(map(str, range(8000)), 1)).encode(),
    "an endless key": b'{"' + b"a" * 100_000 + b'": 1}',
    "compressed": gzip.compress(b" " * 10**7),
}


@pytest.mark.parametrize("what", BODIES)
async def test_no_body_of_a_program_fails(
    house: House, eve: Person, program: Program, what: str
) -> None:
    filling = await places(house, eve, program)
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    for each in api(house.app):
        if each.method == "POST":
            answer = await program.client.post(
                each.filled(filling), content=BODIES[what], headers=headers
            )
            assert answer.status_code < 500, each


def part(name: bytes, value: bytes = b"", more: bytes = b"") -> bytes:
    shown = b'--b\r\nContent-Disposition: form-data; name="%s"%s\r\n\r\n%s\r\n'
    return shown % (name, more, value)


END: Final = b"--b--\r\n"
FORMS: Final = {
    "sixty thousand fields": (b"a&" * 60_000, FORM),
    "nothing but =": (b"=" * 100_000, FORM),
    "nothing but %": (b"name=" + b"%" * 100_000, FORM),
    "compressed": (gzip.compress(b"name=" + b"x" * 10**7), FORM | {"Content-Encoding": "gzip"}),
    "parts by the thousand": (part(b"x") * 1500 + END, PARTS),
    "files by the thousand": (part(b"record", b"", b'; filename="x"') * 999 + END, PARTS),
    "an endless name": (part(b"x" * 100_000) + END, PARTS),
    "an endless header": (b"--b\r\nContent-Disposition: form-data" + b";a=b" * 30_000, PARTS),
    "headers without an end": (b"--b\r\n" + b"A: b\r\n" * 20_000, PARTS),
    "almost the end of a part": (part(b"x", b"\r\n-" * 40_000) + END, PARTS),
    "a name in another character set": (part(b"x", b"", b"; name*=utf-7''%2B2AA-") + END, PARTS),
    "no end": (part(b"name", b"x"), PARTS),
    "no boundary": (b"x", {"Content-Type": "multipart/form-data"}),
    "an empty boundary": (b"----\r\n", {"Content-Type": "multipart/form-data; boundary="}),
    "another boundary": (part(b"x") + END, {"Content-Type": "multipart/form-data; boundary=c"}),
    "a form key as a file": (part(b"form_key", b"x", b'; filename="x"') + END, PARTS),
    "JSON": (b'{"form_key": ["x"]}', {"Content-Type": "application/json"}),
}


@pytest.mark.parametrize("what", FORMS)
@pytest.mark.parametrize("path", ["/me", "/records", "/tables"])
async def test_no_form_fails_however_it_is_written(eve: Person, what: str, path: str) -> None:
    body, headers = FORMS[what]
    answer = await eve.client.post(path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500


COOKIES: Final = (
    *(b"dorfplatz=\xff\xfe", b'dorfplatz="\\377\\000"', "dorfplatz=ä; dorfplatz=İ".encode()),
    *(b"=;=;=", b"dorfplatz=.eJx" + b"A" * 1000, b"a=b; " * 3000, b"dorfplatz=" + b"." * 5000),
)
HEADERS: Final = (
    *((b"Cookie", each) for each in COOKIES),
    *((b"Accept-Language", each) for each in (b"\xff", b"*", b"de," * 5000, b"i-klingon,;q=x,-")),
    *((b"Authorization", each) for each in (b"Bearer \xff", b"Bearer " + b"." * 5000, b"bearer")),
    *((b"Last-Event-ID", each) for each in (b"9" * 5000, b"-1", b"\xff", b"1.5")),
    *((b"Sec-Fetch-Site", each) for each in (b"\xff", b"x" * 5000)),
    *((b"Dorfplatz-Offline", each) for each in (b"\xff", b"x" * 5000, b"")),
    *((b"Content-Length", each) for each in (b"-1", b"9" * 50, b"x")),
    *((b"If-Modified-Since", each) for each in (b"Mon, 99 Foo 99999 99:99:99 GMT", b"\xff")),
)


@pytest.mark.parametrize(("name", "value"), HEADERS, ids=lambda each: ascii(each)[:40])
async def test_no_header_makes_a_page_fail(
    house: House, eve: Person, name: bytes, value: bytes
) -> None:
    table = (await places(house, eve))["table_id"]
    for path in ("/", f"/tables/{table}/", f"/api/tables/{table}/record", static("keys.js")):
        answer = await house.client().get(path, headers={name: value})
        assert answer.status_code == 200, path


@pytest.mark.parametrize(
    "asked",
    [
        *("bytes=0-", "bytes=-1", "bytes=5-2", "bytes=99999999-", "bytes=a-b", "lines=1-2"),
        *("bytes=0-" + "9" * 5000, "bytes=" + "0-," * 5000, "bytes=0-0," * 500),
    ],
    ids=lambda each: ascii(each)[:20],
)
async def test_a_part_of_a_file_is_never_more_than_the_file(house: House, asked: str) -> None:
    whole = await house.client().get(static("dorfplatz.css"))
    answer = await house.client().get(static("dorfplatz.css"), headers={"Range": asked})
    assert answer.status_code in (200, 206, 400, 416)
    assert len(answer.content) <= len(whole.content)


@pytest.mark.parametrize(
    "path",
    [
        *("../app.py", "..%2fapp.py", "%2e%2e/app.py", "..%5capp.py", "%c0%ae%c0%ae/app.py"),
        *("dorfplatz.css%00.js", "a" * 5000, "", "hamlet", "%2fetc%2fpasswd", "//etc/passwd"),
    ],
)
async def test_only_static_files_are_handed_out(house: House, path: str) -> None:
    answer = await house.client().get(static(path))
    assert answer.status_code == 404
    assert "immutable" not in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "back",
    [
        *(
            "//evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "https://evil.example",
            "/.evil",
        ),
        *("/\t/evil.example", "/\n/evil.example", "javascript:alert(1)", "/%0d%0aX: y", "evil"),
        *("/tables/@evil.example", "/\u2028", "///evil.example", "/?\r\nX: y", " //evil.example"),
    ],
)
async def test_nobody_is_led_elsewhere(eve: Person, back: str) -> None:
    for path, fields in (("/me", {"name": "Eve"}), ("/me/language", {"language": "de"})):
        assert await eve.go(path, {**fields, "back": back}) == "/"


async def test_no_answer_but_a_static_file_is_kept_by_others(house: House, eve: Person) -> None:
    filling = await places(house, eve)
    for each in pages(house.app):
        if each.method == "GET" and not each.path.endswith("/events"):
            answer = await eve.client.get(each.filled(filling))
            kept = answer.headers["cache-control"]
            assert "no-store" in kept or {"private", "no-cache"} <= {*kept.split(", ")}, each
