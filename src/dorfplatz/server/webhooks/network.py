"""The connection to a receiver: its name is resolved here, every IP address it has is checked, and
the connection goes to one that was checked. A second lookup could say something else (DNS
rebinding), so there is none."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Self

from httpcore import (
    SOCKET_OPTION,
    AnyIOBackend,
    AsyncNetworkBackend,
    AsyncNetworkStream,
    ConnectError,
)

from dorfplatz.server.webhooks.addresses import may_be_sent_to

LOOKUPS_AT_ONCE: Final = 8

Lookup = Callable[[str], Awaitable[list[str]]]
"""All addresses of a host; empty if there is none."""


class NotThere(Exception):
    """The host is unknown, or inside a network that nothing is sent to. It is not said which: that
    would tell strangers what names a private network knows."""


class Lookups:
    """Asks the system's resolver, in threads of its own: some names take long, and others should
    not wait."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(LOOKUPS_AT_ONCE, thread_name_prefix="lookup")

    async def __call__(self, host: str) -> list[str]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, addresses_of, host)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def addresses_of(host: str) -> list[str]:
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class CheckedNetwork(AsyncNetworkBackend):
    """Connects for httpcore, which goes on to check the certificate against the host's name."""

    def __init__(
        self, lookup: Lookup, *, private: bool, network: AsyncNetworkBackend | None = None
    ) -> None:
        self._lookup = lookup
        self._private = private
        self._network = network or AnyIOBackend()

    async def check(self, host: str) -> list[str]:
        """The addresses of a host, if all of them may be sent to: one of several could be meant to
        lead astray."""
        found = await self._lookup(host)
        if not found or not all(may_be_sent_to(each, private=self._private) for each in found):
            raise NotThere(host)
        return found

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        """To the first address that answers."""
        *others, last = await self.check(host)
        for address in others:
            try:
                return await self._network.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except ConnectError:
                continue
        return await self._network.connect_tcp(last, port, timeout, local_address, socket_options)


class OneMessage(AsyncNetworkBackend):
    """The connections of one message. All of them end with it: one that is cancelled during the TLS
    handshake would stay open otherwise."""

    def __init__(self, network: AsyncNetworkBackend) -> None:
        self._network = network
        self._streams: list[AsyncNetworkStream] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for stream in self._streams:
            await stream.aclose()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        stream = await self._network.connect_tcp(host, port, timeout, local_address, socket_options)
        self._streams.append(stream)
        return stream
