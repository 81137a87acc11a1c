"""The connection goes to an address that was checked, whatever the name leads to a moment later."""

import ssl
from collections.abc import Iterable
from dataclasses import dataclass, field

import httpcore
import pytest

from dorfplatz.server.webhooks.network import CheckedNetwork, NotThere
from dorfplatz.server.webhooks.sending import Sender

pytestmark = pytest.mark.anyio

HERE = "93.184.215.14"
ELSEWHERE = "93.184.215.15"
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"


class Names:
    """Says another address each time it is asked."""

    def __init__(self, *answers: list[str]) -> None:
        self._answers = [*answers]
        self.asked: list[str] = []

    async def __call__(self, host: str) -> list[str]:
        self.asked.append(host)
        return self._answers.pop(0)


class Wire(httpcore.AsyncMockStream):
    """Notes whose certificate is asked for."""

    secured: list[str | None]

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ARG002
    ) -> httpcore.AsyncNetworkStream:
        assert ssl_context.check_hostname
        assert ssl_context.verify_mode == ssl.CERT_REQUIRED
        self.secured.append(server_hostname)
        return self

    def get_extra_info(self, info: str) -> object:  # noqa: ARG002
        return None


@dataclass
class Wires(httpcore.AsyncNetworkBackend):
    """The network below: notes what is connected to."""

    closed: tuple[str, ...] = ()
    connected: list[tuple[str, int]] = field(default_factory=list)
    secured: list[str | None] = field(default_factory=list)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ARG002
        local_address: str | None = None,  # noqa: ARG002
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,  # noqa: ARG002
    ) -> httpcore.AsyncNetworkStream:
        self.connected.append((host, port))
        if host in self.closed:
            raise httpcore.ConnectError
        wire = Wire([ANSWER])
        wire.secured = self.secured
        return wire


async def sent(
    names: Names, wires: Wires, url: str = "http://hook.example/", *, private: bool = False
) -> str | None:
    return await Sender(CheckedNetwork(names, private=private, network=wires)).send(url, {}, b"{}")


async def test_the_checked_address_is_connected_to_and_the_name_is_asked_for_once() -> None:
    names, wires = Names([HERE]), Wires()
    assert await sent(names, wires) is None
    assert wires.connected == [(HERE, 80)]
    assert names.asked == ["hook.example"]


async def test_a_name_that_leads_elsewhere_after_it_was_checked_is_refused() -> None:
    names, wires = Names([HERE], ["127.0.0.1"]), Wires()
    network = CheckedNetwork(names, private=False, network=wires)
    assert await network.check("hook.example") == [HERE]
    assert await Sender(network).send("http://hook.example/", {}, b"{}") == "nowhere"
    assert wires.connected == []


@pytest.mark.parametrize("found", [[], ["127.0.0.1"], [HERE, "10.0.0.1"], ["::1", HERE]])
async def test_one_bad_address_among_several_is_enough(found: list[str]) -> None:
    wires = Wires()
    assert await sent(Names(found), wires) == "nowhere"
    assert wires.connected == []


async def test_what_the_operator_allows_is_connected_to() -> None:
    wires = Wires()
    assert await sent(Names(["127.0.0.1"]), wires, private=True) is None
    assert wires.connected == [("127.0.0.1", 80)]
    assert await sent(Names(["169.254.169.254"]), wires, private=True) == "nowhere"


async def test_the_certificate_must_be_that_of_the_name() -> None:
    wires = Wires()
    assert await sent(Names([HERE]), wires, "https://hook.example:8443/x") is None
    assert wires.connected == [(HERE, 8443)]
    assert wires.secured == ["hook.example"]


async def test_the_next_address_is_tried_if_one_cannot_be_reached() -> None:
    wires = Wires(closed=(HERE,))
    assert await sent(Names([HERE, ELSEWHERE]), wires) is None
    assert [host for host, _ in wires.connected] == [HERE, ELSEWHERE]
    wires = Wires(closed=(HERE, ELSEWHERE))
    assert await sent(Names([HERE, ELSEWHERE]), wires) == "unreachable"


async def test_addresses_written_as_such_are_checked_too() -> None:
    network = CheckedNetwork(Names(["::1"]), private=False, network=Wires())
    with pytest.raises(NotThere):
        await network.check("::1")
