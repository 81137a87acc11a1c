"""Only so many connections are open, and half-sent requests keep nobody out."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from dorfplatz.server.http.open_connections import OpenConnections
from dorfplatz.server.http.refusals import Full, TooMany
from dorfplatz.server.settings import Settings
from tests.server.http.wire import ELSEWHERE, Listening, Wire, listening
from tests.server.support import settings
from tests.waiting import GUARD, wait_until

HALF = b"GET /health HTTP/1.1\r\n"


class Guest:
    """A connection as far as the count is concerned."""

    def __init__(self) -> None:
        self.is_dropped = False

    def drop(self) -> None:
        self.is_dropped = True


def counting(most: int = 100, of_address: int = 100) -> OpenConnections:
    return OpenConnections(Settings("", connections=most, connections_of_address=of_address))


def come(connections: OpenConnections, *hosts: str) -> list[Guest]:
    guests = [Guest() for _ in hosts]
    for guest, host in zip(guests, hosts, strict=True):
        assert connections.add(guest, host) is None
    return guests


def test_whoever_comes_too_many_gets_the_place_of_the_one_that_waits_longest() -> None:
    connections = counting(most=3)
    first, second, third = come(connections, "192.0.2.1", "192.0.2.2", "192.0.2.3")
    connections.wait(first)
    assert connections.add(Guest(), "192.0.2.4") is None
    assert [each.is_dropped for each in (first, second, third)] == [False, True, False]
    connections.remove(second)
    assert len(connections) == 3


def test_nobody_is_dropped_who_is_being_answered() -> None:
    connections = counting(most=2)
    for guest in come(connections, "192.0.2.1", "192.0.2.2"):
        connections.work(guest)
    refused = [Guest() for _ in range(5)]
    assert all(isinstance(connections.add(each, "192.0.2.3"), Full) for each in refused)
    assert [each.is_dropped for each in refused] == [True, True, True, True, False]
    assert len(connections) == 3


def test_an_address_that_is_full_makes_room_for_itself() -> None:
    connections = counting(of_address=2)
    other, *own = come(connections, "192.0.2.1", "192.0.2.2", "192.0.2.2")
    come(connections, "192.0.2.2")
    assert [each.is_dropped for each in (other, *own)] == [False, True, False]
    connections = counting(of_address=2)
    for guest in come(connections, "192.0.2.2", "192.0.2.2"):
        connections.work(guest)
    assert isinstance(connections.add(Guest(), "192.0.2.2"), TooMany)
    assert connections.add(Guest(), "192.0.2.1") is None


@pytest.mark.parametrize(
    ("hosts", "is_one"),
    [
        (("2001:db8::1", "2001:db8::ffff"), True),
        (("2001:db8::1", "2001:db8:0:1::1"), False),
        (("::ffff:192.0.2.1", "192.0.2.1"), True),
        (("::ffff:192.0.2.1", "::ffff:192.0.2.2"), False),
        (("127.0.0.1", "127.0.0.1"), False),
    ],
    ids=["a /64", "another /64", "IPv4 in IPv6", "two of those", "a trusted proxy"],
)
def test_what_counts_as_an_address(hosts: tuple[str, str], is_one: bool) -> None:
    connections = counting(of_address=1)
    first, second = Guest(), Guest()
    connections.add(first, hosts[0])
    connections.add(second, hosts[1])
    assert (first.is_dropped, second.is_dropped) == (is_one, False)


def test_nothing_is_kept_of_those_who_left() -> None:
    connections = counting()
    for guest in come(connections, "192.0.2.1", "127.0.0.1", "nonsense"):
        connections.remove(guest)
        connections.remove(guest)
        connections.wait(guest)
    assert not len(connections)
    assert not any(vars(connections)[name] for name in ("_networks", "_of_network", "_waiting"))


@contextmanager
def small(folder: Path, **limits: Any) -> Iterator[Listening]:
    times = dict.fromkeys(("received_within", "kept_alive", "lingers"), GUARD)
    with listening(settings(folder / "db", **(times | limits))) as village:
        yield village


def half_open(village: Listening, number: int, source: str = ELSEWHERE) -> list[Wire]:
    return [village.connect(source).send(HALF) for _ in range(number)]


def listeners(village: Listening, number: int) -> str:
    """So many connections that are busy for ever. Returns the token of their program."""
    token = village.program()
    village.hang_up()
    wait_until(lambda: not village.connections, "no other connection")
    for _ in range(number):
        village.connect(ELSEWHERE).ask("/api/stream", token).stream()
    return token


def test_half_sent_requests_from_everywhere_keep_nobody_out(tmp_path: Path) -> None:
    with small(tmp_path, connections=10, connections_of_address=10) as village:
        first, *_ = half_open(village, 60)
        assert village.get("/health").status == 200
        assert village.get("/health", source=ELSEWHERE).status == 200
        assert first.rest() == b""
        assert len(village.connections) <= 12


def test_half_sent_requests_from_one_address_drop_only_each_other(tmp_path: Path) -> None:
    with small(tmp_path, connections=100, connections_of_address=5) as village:
        idle = village.connect()
        assert idle.is_open
        half_open(village, 60)
        assert idle.is_open
        assert village.get("/health", source=ELSEWHERE).status == 200


def test_if_all_are_busy_the_newcomer_is_refused_in_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with small(tmp_path, connections=4) as village:
        listeners(village, 4)
        for _ in range(5):
            answer = village.get("/", "Accept-Language: de")
            assert (answer.status, answer.closes) == (503, True)
            assert answer.body.decode().startswith("Hier sind so viele Leute")
    said = [each.getMessage() for each in caplog.records if each.name == "dorfplatz"]
    assert said == ["all connections are in use"], "once in a while is enough"


def test_if_all_of_an_address_are_busy_it_is_refused_and_others_are_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with small(tmp_path, connections_of_address=3) as village:
        token = listeners(village, 3)
        for _ in range(5):
            answer = village.get("/api/stream", token, "Accept-Language: it", source=ELSEWHERE)
            assert (answer.status, answer.closes) == (429, True)
            assert answer.json["code"] == "http.too-many-connections"
            assert "3 connessioni" in answer.json["sentence"]
        assert village.get("/health").status == 200
    said = [each.getMessage() for each in caplog.records if each.name == "dorfplatz"]
    assert said == ["an address has too many connections"]


def test_only_so_many_streams_are_open_in_all(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with small(tmp_path, streams_in_all=3) as village:
        token = village.program()
        table = village.open_table(token)
        open_streams = [village.connect() for _ in range(3)]
        for wire in open_streams:
            wire.ask(f"/tables/{table}/events").stream()
        for path in (f"/tables/{table}/events", f"/api/tables/{table}/events", "/api/stream"):
            answer = village.get(path, token, "Accept: application/json")
            assert (answer.status, answer.json["code"]) == (503, "http.no-room")
        assert village.get(f"/tables/{table}/").status == 200, "pages are still shown"
        open_streams[0].hang_up()
        wait_until(
            lambda: village.connect().ask(f"/tables/{table}/events").begins() == 200, "a free place"
        )
    said = [each.getMessage() for each in caplog.records if each.name == "dorfplatz"]
    assert said == ["all event streams are in use"]
