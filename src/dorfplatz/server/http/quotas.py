"""How much visitors may make the server store, in bytes on the disk: a token bucket for each of
them, and for each network they come from."""

from collections.abc import Callable, Mapping
from heapq import nlargest
from math import ceil
from time import monotonic
from typing import Final

from fastapi import Request

from dorfplatz.core.text import Text
from dorfplatz.server.http.limits import network_of
from dorfplatz.server.http.refusals import TooMany
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.http.words import MUCH_FROM_NETWORK, MUCH_FROM_VISITOR
from dorfplatz.server.settings import Quota, Settings

TABLE: Final = 32 * 1024
"""Bytes of a table with a whole game; measured were 13,000 to 36,000."""
ENTRY: Final = 120
"""Bytes of an entry of a record with its keys; measured were 70 to 125."""
CHANGE: Final = 2 * ENTRY
"""Of a move: what was done, and what was rolled."""
HOOK: Final = 4096
"""Of a webhook with the message that waits for it, beside its addresses."""
OVERDRAFT: Final = 2
"""Games that have begun go on until so many times as much is stored as new tables may be."""
KEPT_AT_MOST: Final = 20_000
"""Visitors and networks remembered; beyond that, those who stored least are forgotten."""
IPV6_SITE: Final = 48
"""Bits by which one customer's network is told from another's; a table is more than a page."""
A_DAY: Final = 24 * 3600


class ByteBuckets:
    """For each visitor, or each network, so much at once and so much a day after that."""

    def __init__(self, quota: Quota, refusal: Text, now: Callable[[], float] = monotonic) -> None:
        self._a_second = quota.a_day / A_DAY
        self._patience = quota.at_once / self._a_second
        self._refusal = refusal
        self._now = now
        self._free_at: dict[str, float] = {}
        """When as much may be stored at once as at the beginning."""

    def check(self, who: str, size: int, times: int = 1) -> None:
        """Refuse what is more than so many times the quota."""
        late = self._after(who, size) - self._now() - times * self._patience
        if late > 0:
            raise TooMany(self._refusal, minutes=ceil(late / 60))

    def take(self, who: str, size: int) -> None:
        self._free_at[who] = self._after(who, size)
        if len(self._free_at) > KEPT_AT_MOST:
            now = self._now()
            owing = {who: free for who, free in self._free_at.items() if free > now}
            most = nlargest(KEPT_AT_MOST // 2, owing, key=owing.__getitem__)
            self._free_at = {who: owing[who] for who in most}

    def _after(self, who: str, size: int) -> float:
        now = self._now()
        return max(self._free_at.get(who, now), now) + size / self._a_second


class Room:
    """On the disk."""

    def __init__(self, settings: Settings, now: Callable[[], float] = monotonic) -> None:
        self._visitors = ByteBuckets(settings.stored_by_visitor, MUCH_FROM_VISITOR, now)
        self._networks = ByteBuckets(settings.stored_from_network, MUCH_FROM_NETWORK, now)

    def take_new(self, request: Request, visitor: Visitor, size: int) -> None:
        """For something new; where it is refused nothing is counted."""
        self._take(request, visitor, size, times=1)

    def take_change(self, request: Request, visitor: Visitor) -> None:
        """For a move, or whatever else is done at a table."""
        self._take(request, visitor, CHANGE, times=OVERDRAFT)

    def _take(self, request: Request, visitor: Visitor, size: int, times: int) -> None:
        places = ((self._visitors, visitor.id), (self._networks, site_of(request)))
        for buckets, who in places:
            buckets.check(who, size, times)
        for buckets, who in places:
            buckets.take(who, size)


def site_of(request: Request) -> str:
    """The IP address; of IPv6 the network of the customer."""
    return network_of(request.client.host if request.client else "", IPV6_SITE)


def size_of_table(options: Mapping[str, str]) -> int:
    """Its options are stored twice: for the table, and in the header of the record."""
    return TABLE + 2 * sum(map(_bytes, options.values()))


def size_of_record(text: str) -> int:
    return TABLE + 2 * _bytes(text) + ENTRY * text.count("\n")


def size_of_copy(header: str | None, entries: int) -> int:
    """Of a table that goes on from another one."""
    return TABLE + 2 * _bytes(header or "") + ENTRY * entries


def size_of_hook(*addresses: str) -> int:
    return HOOK + sum(map(_bytes, addresses))


def _bytes(text: str) -> int:
    return len(text.encode(errors="surrogatepass"))
