"""Receivers that answer well, badly, slowly, for ever or not at all."""

import asyncio
import socket
from itertools import count

import pytest

from dorfplatz.server.webhooks import sending
from dorfplatz.server.webhooks.network import CheckedNetwork, addresses_of
from dorfplatz.server.webhooks.sending import Sender
from tests.server.support import Limits
from tests.server.webhooks.receiving import Answer, never, receiving, with_status
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def lookup(host: str) -> list[str]:
    return addresses_of(host)


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> Limits:
    """Receivers get as much time as the test wants."""
    limits = Limits()
    monkeypatch.setattr(sending, "timeout", limits)
    return limits


def sender(*, private: bool = True) -> Sender:
    return Sender(CheckedNetwork(lookup, private=private))


async def sent_to(answer: Answer) -> str | None:
    async with receiving(answer) as receiver:
        return await sender().send(receiver.url, {}, b"{}")


@pytest.mark.parametrize(
    ("status", "complaint"),
    [
        (200, None),
        (204, None),
        (299, None),
        (400, "status 400"),
        (404, "status 404"),
        (410, "gone"),
        (429, "status 429"),
        (500, "status 500"),
    ],
)
async def test_only_an_answer_of_success_counts(status: int, complaint: str | None) -> None:
    assert await sent_to(with_status(status)) == complaint


async def test_what_is_sent_arrives_as_it_is() -> None:
    async with receiving() as receiver:
        assert await sender().send(receiver.url, {"Some": "header"}, b'{"a": 1}') is None
        (received,) = receiver.received
    assert received.line == "POST /here?key=1 HTTP/1.1"
    assert received.headers["host"] == f"127.0.0.1:{receiver.port}"
    assert received.headers["some"] == "header"
    assert received.body == b'{"a": 1}'


async def test_a_redirect_is_not_followed() -> None:
    async with receiving() as other:
        assert await sent_to(with_status(307, f"Location: {other.url}")) == "redirect"
        assert other.received == []


async def test_this_machine_is_not_sent_to_unless_the_operator_allows_it() -> None:
    async with receiving() as receiver:
        for host in ("127.0.0.1", "localhost", "2130706433", "0x7f.1"):
            url = receiver.url.replace("127.0.0.1", host)
            assert await sender(private=False).send(url, {}, b"{}") == "nowhere"
        assert receiver.received == []
        assert await sender().send(receiver.url.replace("127.0.0.1", "0x7f.1"), {}, b"{}") is None


async def test_a_receiver_that_never_answers_is_not_waited_for(limits: Limits) -> None:
    async with receiving(never) as receiver:
        sent = asyncio.create_task(sender().send(receiver.url, {}, b"{}"))
        await receiver.next()
        limits.strike()
        assert await sent == "slow"


async def test_an_answer_without_end_is_not_read() -> None:
    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        while not writer.is_closing():
            writer.write(b"x" * 65536)
            await writer.drain()

    assert await sent_to(answer) is None


async def test_headers_without_end_are_given_up() -> None:
    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n")
        while not writer.is_closing():
            writer.write(b"X-More: " + b"x" * 4000 + b"\r\n")
            await writer.drain()

    assert await sent_to(answer) in ("no-answer", "slow")


async def test_news_that_something_will_come_without_end_is_given_up(limits: Limits) -> None:
    async def answer(writer: asyncio.StreamWriter) -> None:
        for number in count():
            writer.write(b"HTTP/1.1 102 Processing\r\n\r\n")
            await writer.drain()
            await asyncio.sleep(0)
            if number == 100:
                limits.strike()

    assert await sent_to(answer) == "slow"


async def test_what_is_no_http_is_no_answer() -> None:
    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail.example ESMTP\r\n")

    async def silence(_writer: asyncio.StreamWriter) -> None: ...

    assert await sent_to(answer) == "no-answer"
    assert await sent_to(silence) == "no-answer"


async def test_a_receiver_that_only_listens_is_left_while_it_is_being_secured(
    limits: Limits,
) -> None:
    async with receiving() as receiver:
        url = receiver.url.replace("http:", "https:")
        sent = asyncio.create_task(sender().send(url, {}, b"{}"))
        await until(lambda: receiver.connections)
        limits.strike()
        assert await sent == "slow"
        await until(receiver.left.is_set, "the end of the connection")
        assert receiver.received == []


async def test_what_is_no_secure_answer_is_not_trusted() -> None:
    async def talk(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(talk, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        assert await sender().send(f"https://127.0.0.1:{port}/", {}, b"{}") == "certificate"


async def test_where_nobody_listens_nobody_is_reached() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    assert await sender().send(f"http://127.0.0.1:{port}/", {}, b"{}") == "unreachable"
    assert await sender().send("http://nobody.invalid/", {}, b"{}") == "nowhere"
