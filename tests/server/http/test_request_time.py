"""Whoever sends nothing, or hardly anything, is not waited for; whoever reads slowly is."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi import Response

from tests.server.http.wire import Listening, listening
from tests.server.support import new_app, settings
from tests.waiting import GUARD, wait_until

SHORT = 0.1
"""Seconds. Whoever is cut off by it would wait for a minute otherwise."""
HALF_A_HEAD = b"GET /health HTTP/1.1\r\nAccept-Language: it\r\n"
FORM = (
    b"POST /me HTTP/1.1\r\nAccept-Language: it\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n"
)
HALF_A_BODY = FORM + b"Content-Length: 10\r\n\r\nform"
LARGE = 20_000_000
"""Bytes; more than the system keeps for those who do not read."""


@contextmanager
def waiting(folder: Path, **others: float) -> Iterator[Listening]:
    """A server that waits for a minute, except where the test says otherwise."""
    times = dict.fromkeys(("received_within", "kept_alive", "lingers"), GUARD)
    chosen = settings(folder / "db", **(times | others))
    app = new_app(chosen)

    @app.get("/large")
    async def large() -> Response:
        return Response(b"x" * LARGE)

    with listening(chosen, app) as village:
        yield village


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Listening]:
    with waiting(tmp_path) as village:
        yield village


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Listening]:
    with waiting(tmp_path, received_within=SHORT, lingers=SHORT) as village:
        yield village


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[Listening]:
    with waiting(tmp_path, kept_alive=SHORT, lingers=SHORT) as village:
        yield village


@pytest.mark.parametrize("half", [b"", b"G", b"\r\n", HALF_A_HEAD, HALF_A_HEAD + b"X: y"])
def test_half_a_head_is_not_waited_for(hasty: Listening, half: bytes) -> None:
    assert hasty.connect().send(half).rest() == b""


@pytest.mark.parametrize(
    "half",
    [HALF_A_BODY, FORM + b"Transfer-Encoding: chunked\r\n\r\n4\r\nfo"],
    ids=["of some length", "in chunks"],
)
def test_half_a_body_is_not_waited_for_and_that_is_said(patient: Listening, half: bytes) -> None:
    """Neither a form nor a fault comes of it: see `_calm`."""
    wire = patient.connect().send(half)
    wait_until(lambda: any(each.cycle for each in patient.connections), "half a body")
    patient.time_is_up()
    answer = wire.answer()
    assert (answer.status, answer.closes) == (408, True)
    assert answer.body.decode().startswith("La richiesta non è arrivata in tempo.")
    assert wire.rest() == b""


@pytest.mark.parametrize(
    ("start", "bit"),
    [
        (b"", b"\r\n"),
        (b"GET /", b"x"),
        (HALF_A_HEAD + b"X: ", b"x"),
        (HALF_A_HEAD, b"a: b\r\n"),
        (FORM + b"Content-Length: 1000000\r\n\r\n", b"x"),
        (FORM + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
        (b"GET /health HTTP/1.1\r\nContent-Length: 1000000\r\n\r\n", b"x"),
    ],
    ids=["nothing", "address", "header", "headers", "body", "chunks", "a body nobody wants"],
)
def test_a_request_that_comes_drop_by_drop_is_cut_off(
    hasty: Listening, start: bytes, bit: bytes
) -> None:
    """Each bit is a sign of life, and none of them buys time."""
    hasty.connect().send(start).flood(bit)


def test_what_comes_in_time_is_answered_however_slowly_it_comes(patient: Listening) -> None:
    wire = patient.connect()
    for _ in range(2):
        wire.send(*(bytes([each]) for each in HALF_A_HEAD + b"\r\n"))
        assert wire.answer().status == 200


def test_an_idle_connection_is_closed(forgetful: Listening) -> None:
    wire = forgetful.connect().ask("/health")
    assert not wire.answer().closes
    assert wire.rest() == b""


def test_line_breaks_do_not_keep_an_idle_connection_open(forgetful: Listening) -> None:
    wire = forgetful.connect().ask("/health")
    assert wire.answer().status == 200
    wire.flood(b"\r\n")


def test_a_response_may_take_as_long_as_it_takes(patient: Listening) -> None:
    """On a phone, or for ever."""
    token = patient.program()
    stream = patient.connect().ask("/api/stream", token).stream()
    slow = patient.connect().ask("/large").stream()
    idle = patient.connect()
    assert idle.is_open
    patient.time_is_up()
    assert idle.rest() == b""
    assert len(slow.read()) == LARGE - 1
    patient.open_table(token)
    patient.time_is_up()
    stream.readline()
    assert b'"type":"table"' in stream.readline()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/me", "application/x-www-form-urlencoded"),
        ("/records", "multipart/form-data; boundary=x"),
        ("/api/programs", "application/json"),
    ],
)
def test_whoever_hangs_up_in_the_middle_of_a_request_is_no_fault(
    patient: Listening, path: str, kind: str
) -> None:
    """See `_calm`."""
    wire = patient.connect().ask(path, f"Content-Type: {kind}", "Content-Length: 10", method="POST")
    wait_until(lambda: any(each.cycle for each in patient.connections), "half a request")
    wire.hang_up()
    wait_until(lambda: not patient.connections, "the end of a connection")
    assert patient.get("/health").status == 200
