"""One request at a time on a connection, and a clean end of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http.wire import Listening, listening
from tests.server.support import Faults, new_app, settings
from tests.waiting import wait_until

HEALTH = b"GET /health HTTP/1.1\r\n\r\n"


@pytest.mark.parametrize("later", [HEALTH, HEALTH * 20_000, b"nonsense\r\n\r\n", b"\xff" * 100_000])
def test_what_comes_before_its_turn_is_dropped_and_the_connection_closed_after_the_response(
    village: Listening, later: bytes
) -> None:
    wire = village.connect().send(HEALTH + later)
    assert wire.rest().count(b"HTTP/1.1 200 OK") == 1
    assert village.get("/health").status == 200


def test_requests_one_after_the_other_share_a_connection(village: Listening) -> None:
    wire = village.connect()
    for _ in range(3):
        assert wire.ask("/health").answer().status == 200
        wire.send(b"\r\n")


@pytest.mark.parametrize("later", [HEALTH, b"nonsense", b"x" * 100_000])
def test_a_listener_who_says_more_is_still_noticed_to_leave(
    village: Listening, later: bytes
) -> None:
    """Otherwise the stream would go on for ever, and its visitor be at the table for ever."""
    token = village.program()
    table = village.open_table(token)
    live = village.registry.find(table)
    assert live is not None
    wire = village.connect()
    stream = wire.ask(f"/api/tables/{table}/events?since=99", token).stream()
    assert live.presence.anyone
    wire.send(later)
    stream.close()
    wire.hang_up()
    wait_until(lambda: not live.presence.anyone, "a listener who leaves")


@pytest.mark.parametrize("protocol", ["h2c", "websocket", "nonsense"])
def test_nobody_changes_to_another_protocol(village: Listening, protocol: str) -> None:
    wire = village.connect().ask("/health", "Connection: Upgrade", f"Upgrade: {protocol}")
    answer = wire.answer()
    assert (answer.status, answer.closes) == (200, True)
    assert wire.rest() == b""


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[Listening]:
    chosen = settings(tmp_path / "db")
    app = new_app(chosen)

    @app.get("/broken")
    @app.post("/broken")
    async def fails() -> None:
        raise OSError("no space left on device")

    with listening(chosen, app) as village:
        yield village


def test_after_a_fault_the_connection_is_closed_and_that_is_said(
    broken: Listening, faults: Faults
) -> None:
    wire = broken.connect().ask("/broken", "Accept-Language: de")
    answer = wire.answer()
    assert (answer.status, answer.closes) == (500, True)
    assert "Bei uns ist etwas schiefgegangen" in answer.body.decode()
    assert "no space left" not in answer.body.decode()
    assert wire.rest() == b""
    assert broken.get("/health").status == 200
    assert [each["event"] for each in faults()] == ["request failed"]


@pytest.mark.usefixtures("faults")
def test_after_a_fault_the_answer_is_not_lost_to_a_reset(broken: Listening) -> None:
    """The client has sent more than anybody has read."""
    wire = broken.connect().ask("/broken", "Content-Length: 1000000", method="POST")
    wire.send(b"x" * 1_000_000)
    assert wire.answer().status == 500
