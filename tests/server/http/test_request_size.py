"""What is no body of a request has a limit, however it is sent."""

from pathlib import Path

import pytest
from fastapi import Request

from dorfplatz.locale import LANGUAGES
from tests.server.http.wire import Answer, Listening, Wire, listening
from tests.server.support import new_app, settings

MOST = 32 * 1024
MEGABYTE = 1024 * 1024
FIRST = b"GET /health HTTP/1.1\r\n"
POST = b"POST /api/programs HTTP/1.1\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
SENTENCE = {
    "en": "The headers of this request are too long: at most 32 kilobytes are taken.",
    "de": "Die Kopfzeilen dieser Anfrage sind zu lang: Höchstens 32 Kilobyte werden angenommen.",
    "it": "Le intestazioni di questa richiesta sono troppo lunghe: si accettano al massimo 32 "
    "kilobyte.",
}


def head_of(length: int) -> bytes:
    start, end = FIRST + b"X: ", b"\r\n\r\n"
    return start + b"x" * (length - len(start) - len(end)) + end


@pytest.mark.parametrize("pieces", [1, 2, 1000])
def test_a_head_of_32_kilobytes_is_taken_and_one_byte_more_is_not(
    village: Listening, pieces: int
) -> None:
    for length, status in ((MOST, 200), (MOST + 1, 431)):
        head = head_of(length)
        step = -(-length // pieces)
        wire = village.connect()
        wire.send(*(head[at : at + step] for at in range(0, length, step)))
        assert wire.answer().status == status


def test_every_request_of_a_connection_has_the_whole_limit(village: Listening) -> None:
    wire = village.connect()
    for _ in range(3):
        assert wire.send(head_of(MOST)).answer().status == 200
    assert wire.send(head_of(MOST + 1)).answer().status == 431


@pytest.mark.parametrize(
    "parts",
    [
        (FIRST, b"X: ", *[b"x" * MEGABYTE] * 18, b"\r\n\r\n"),
        (FIRST, *[b"a: b\r\n" * 1000] * 3000, b"\r\n"),
        (b"GET /", *[b"x" * MEGABYTE] * 18, b" HTTP/1.1\r\n\r\n"),
        (FIRST, *[b"x" * MEGABYTE] * 18, b": y\r\n\r\n"),
        (b"\r\n" * MEGABYTE, FIRST, b"\r\n"),
        (CHUNKED, b"5;", *[b"x" * MEGABYTE] * 18, b"\r\nhello\r\n0\r\n\r\n"),
        (CHUNKED, *[b"1\r\n \r\n" * 100] * 1000, b"0\r\n\r\n"),
        (CHUNKED, b"2\r\n{}\r\n0\r\n", *[b"a: b\r\n" * 1000] * 3000, b"\r\n"),
    ],
    ids=[
        "one header of 18 MB",
        "headers of 18 MB",
        "an address of 18 MB",
        "a name of 18 MB",
        "nothing but line breaks",
        "a chunk extension of 18 MB",
        "thousands of chunks of a byte each",
        "trailers of 18 MB",
    ],
)
def test_what_is_too_long_is_refused_in_a_sentence_and_the_connection_is_closed(
    village: Listening, parts: tuple[bytes, ...]
) -> None:
    wire = village.connect()
    wire.send(*parts)
    answer = wire.answer()
    assert (answer.status, answer.closes) == (431, True)
    assert SENTENCE["en"] in answer.body.decode()
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert wire.rest() == b""
    assert village.get("/health").status == 200


def refused(wire: Wire, *headers: str) -> Answer:
    lines = ("GET / HTTP/1.1", *headers, f"X: {'x' * MOST}", "", "")
    return wire.send("\r\n".join(lines).encode()).answer()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_refused_in_the_language_of_the_browser(village: Listening, language: str) -> None:
    answer = refused(village.connect(), f"Accept-Language: fr, {language}-XX;q=0.5")
    assert answer.body.decode() == f"{SENTENCE[language]}\n"
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"


def test_the_language_that_a_visitor_chose_counts_more(village: Listening) -> None:
    page = village.get("/", "Accept-Language: it")
    cookie = page.headers["Set-Cookie"].partition(";")[0]
    key = page.body.decode().partition('name="form_key" value="')[2].partition('"')[0]
    fields = f"form_key={key}&language=de&name=Ada"
    form = village.connect().ask(
        "/me",
        f"Cookie: {cookie}",
        "Content-Type: application/x-www-form-urlencoded",
        f"Content-Length: {len(fields)}",
        method="POST",
    )
    chosen = form.send(fields.encode()).answer().headers["Set-Cookie"].partition(";")[0]
    answer = refused(village.connect(), "Accept-Language: it", f"Cookie: {chosen}")
    assert answer.body.decode() == f"{SENTENCE['de']}\n"


def test_a_language_that_would_come_too_late_is_not_waited_for(village: Listening) -> None:
    wire = village.connect()
    wire.send(FIRST, b"X: ", b"x" * MEGABYTE, b"\r\nAccept-Language: de\r\n\r\n")
    assert wire.answer().body.decode() == f"{SENTENCE['en']}\n"


@pytest.mark.parametrize(
    ("path", "header"), [("/api/programs", "X: y"), ("/", "Accept: application/json")]
)
def test_programs_and_scripts_are_told_a_code(village: Listening, path: str, header: str) -> None:
    answer = village.connect().ask(path, header, f"X: {'x' * MOST}").answer()
    assert answer.json == {"code": "http.long-head", "sentence": SENTENCE["en"]}


def test_an_endless_header_is_cut_off(tmp_path: Path) -> None:
    with listening(settings(tmp_path / "db", lingers=0.05)) as village:
        wire = village.connect().send(FIRST, b"X: ")
        wire.flood(b"x" * MEGABYTE)


def test_a_body_that_is_too_long_is_refused_however_long_it_is(village: Listening) -> None:
    wire = village.connect()
    wire.send(POST + b"Content-Length: 18000000\r\n\r\n", b"[" * 18_000_000)
    answer = wire.answer()
    assert (answer.status, answer.json["code"]) == (413, "http.too-large")
    assert wire.is_open


def test_a_long_body_in_chunks_is_taken(village: Listening) -> None:
    spaces = [b"20\r\n" + b" " * 32 + b"\r\n"] * 3900
    chunks = (b'8\r\n{"name":\r\n', *spaces, b'6\r\n"Ada"}\r\n', b"0\r\n\r\n")
    answer = village.connect().send(CHUNKED, *chunks).answer()
    assert answer.status == 201, answer.body


def test_trailers_are_no_headers(tmp_path: Path) -> None:
    """Nobody in front has checked them."""
    chosen = settings(tmp_path / "db")
    app = new_app(chosen)

    @app.post("/headers")
    async def headers(request: Request) -> list[str]:
        await request.body()
        return request.headers.keys()

    with listening(chosen, app) as village:
        wire = village.connect()
        trailer = b"0\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n"
        wire.send(b"POST /headers HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + trailer)
        assert b"forwarded" not in wire.answer().body


@pytest.mark.parametrize(
    "nonsense",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"HELLO\r\n\r\n",
        b"GET nowhere HTTP/1.1\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n\r\n",
        b"CONNECT example.org:80 HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nno header\r\n\r\n",
        b"POST /me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nlots\r\n",
        b"POST /me HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused_in_a_sentence(village: Listening, nonsense: bytes) -> None:
    wire = village.connect().send(nonsense)
    answer = wire.answer()
    assert (answer.status, answer.closes) == (400, True)
    assert answer.body.decode() == "This is no request that a web server understands.\n"
    assert wire.rest() == b""
