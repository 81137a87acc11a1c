"""Limits: rates, open streams, and the size of a request."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

from fastapi import Request
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dorfplatz.server.http.refusals import Full, TooMany
from dorfplatz.server.http.words import NO_ROOM, TOO_FAST, TOO_MANY_PAGES
from dorfplatz.server.logs import RareWarning
from dorfplatz.server.settings import Rate

KEPT_AT_MOST: Final = 10_000
"""Visitors remembered; beyond that, those whose bucket is full again are forgotten. If that leaves
many, it is not tried again before there are twice as many, or each visit would look at all."""

UNKNOWN: Final = "unknown"


class Limiter:
    """A token bucket for each visitor."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._now = now
        self._full_at: dict[str, float] = {}
        self._tidied_at = KEPT_AT_MOST

    def check(self, who: str) -> None:
        """Count one; refused when it is one too many."""
        now = self._now()
        full_at = max(self._full_at.get(who, now), now) + 1 / self._rate.per_second
        if full_at - now > self._rate.burst / self._rate.per_second + 1e-9:
            raise TooMany(TOO_FAST)
        if len(self._full_at) >= self._tidied_at:
            self._full_at = {who: full for who, full in self._full_at.items() if full > now}
            self._tidied_at = max(KEPT_AT_MOST, 2 * len(self._full_at))
        self._full_at[who] = full_at


class Crowd:
    """How many event streams each visitor, or each address, has open at once."""

    def __init__(self, at_most: int) -> None:
        self._at_most = at_most
        self._here: Counter[str] = Counter()

    def check(self, who: str) -> None:
        if self._here[who] >= self._at_most:
            raise TooMany(TOO_MANY_PAGES, most=self._at_most)

    @contextmanager
    def joined_by(self, who: str) -> Iterator[None]:
        self._here[who] += 1
        try:
            yield
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]


class StreamTotal:
    """How many event streams are open at all."""

    def __init__(self, at_most: int) -> None:
        self._at_most = at_most
        self._open = 0
        self._warn = RareWarning("all event streams are in use")

    def check(self) -> None:
        if self._open >= self._at_most:
            self._warn(most=self._at_most)
            raise Full(NO_ROOM)

    @contextmanager
    def one_more(self) -> Iterator[None]:
        self._open += 1
        try:
            yield
        finally:
            self._open -= 1


def address_of(request: Request) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(request.client.host if request.client else "")


def network_of(host: str, ipv6_bits: int = 64) -> str:
    """An IP address; of IPv6 its /64, for one customer usually has all of that. Whatever a proxy
    passes on that is no address counts as one and the same, so that nobody gets a fresh limit, or
    fills the memory, by making some up."""
    try:
        address = ip_address(host)
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address.packed, ipv6_bits), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)


class BodyLimit:
    """Stops reading a request that is too large, whatever it says of its own length."""

    def __init__(self, app: ASGIApp, at_most: int) -> None:
        self._app = app
        self._at_most = at_most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._at_most:
                raise HTTPException(413)
            return message

        await self._app(scope, counted if scope["type"] == "http" else receive, send)
