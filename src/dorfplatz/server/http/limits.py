"""Limits: rates, open streams, and the size of a request."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Final

from fastapi import Request
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dorfplatz.server.http.refusals import TooMany
from dorfplatz.server.http.words import TOO_FAST, TOO_MANY_PAGES
from dorfplatz.server.settings import Rate

KEPT_AT_MOST: Final = 10_000
"""Visitors remembered; beyond that, those whose bucket is full again are forgotten."""


class Limiter:
    """A token bucket for each visitor."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._now = now
        self._full_at: dict[str, float] = {}

    def check(self, who: str) -> None:
        """Count one; refused when it is one too many."""
        now = self._now()
        full_at = max(self._full_at.get(who, now), now) + 1 / self._rate.per_second
        if full_at - now > self._rate.burst / self._rate.per_second + 1e-9:
            raise TooMany(TOO_FAST)
        if len(self._full_at) >= KEPT_AT_MOST:
            self._full_at = {who: full for who, full in self._full_at.items() if full > now}
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


def address_of(request: Request) -> str:
    """The IP address of a request; of IPv6 its /64, for one customer usually has all of that."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(ip_network((address, 64), strict=False)) if address.version == 6 else host


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
