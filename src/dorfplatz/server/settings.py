"""What a server may be told; the defaults are meant for friends on one machine."""

import os
from dataclasses import dataclass
from typing import Final

from dorfplatz.bots import roster


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: so many at once, then so many a second."""

    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Quota:
    """Bytes: so many at once, then so many a day."""

    at_once: int
    a_day: int


MB: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    """A file, or the URL of a database."""
    bot_pause: float = 0.8
    """Seconds before a bot moves, so that people can follow."""
    bot_seconds: float = roster.SECONDS
    """Seconds a bot thinks about a move at most."""
    bot_limit: float = 20.0
    """Seconds beyond that after which a simple move is made for it."""
    bot_workers: int = max(1, min(4, (os.cpu_count() or 1) - 1))
    """Worker processes for bots that think long; each takes about 200 MB, once it is needed."""
    bots_ready_after: float | None = 2.0
    """Seconds after the start until bots are loaded, and compiled if need be; None: not before
    somebody plays against them."""
    away_after: float = 45.0
    """Seconds without a sign of a person until others may hand their seat to a bot."""
    idle_after: float = 600.0
    """Seconds after which a table that nobody looks at is no longer kept in memory."""
    positions_kept: int = 100_000
    """Positions in memory, each some kilobytes; beyond that, tables that nobody looks at are let go
    at once."""
    lobbies_kept: float = 7 * 24 * 3600.0
    """Seconds after which a table where no game began is forgotten."""
    closed_after: float = 180 * 24 * 3600.0
    """Seconds after which a game is closed in which nobody moved; its record stays for ever."""
    tidy_every: float = 3600.0
    """Seconds from one look at such tables to the next."""
    look_at_clock: float = 5.0
    """Seconds from one look at the time per turn to the next."""
    open_tables: int = 40
    """Unfinished tables that one visitor may have opened."""
    body_at_most: int = 128 * 1024
    """Bytes of a request, uploads included."""
    upload_seconds: float = 5.0
    """Seconds of computing that it may take to replay an uploaded record."""
    head_at_most: int = 32 * 1024
    """Bytes of a request that are no body: request line, headers, chunk sizes, trailers."""
    received_within: float = 30.0
    """Seconds from the first byte of a request to its last, and from a connection to its first."""
    kept_alive: float = 5.0
    """Seconds after which a connection is closed on which no further request comes."""
    lingers: float = 2.0
    """Seconds in which the rest of a refused request is read and dropped, so that the refusal is
    not lost to a reset."""
    stored_by_visitor: Quota = Quota(50 * MB, 50 * MB)
    """What a visitor may make the server store; a game takes about 30 KB."""
    stored_from_network: Quota = Quota(200 * MB, 100 * MB)
    """What all visitors from an IP address may, or from an IPv6 /48."""
    disk_reserve: int = 200 * MB
    """Bytes that must be free on the disk of an SQLite file for new tables; games that have begun
    go on to the last one."""
    tables: Rate = Rate(30, 0.1)
    """Tables opened by a visitor."""
    tables_of_address: Rate = Rate(300, 1.0)
    """Tables opened from an address."""
    moves: Rate = Rate(60, 5.0)
    """Whatever else a visitor changes."""
    hints: Rate = Rate(10, 0.2)
    """Hints asked for by a visitor."""
    hooks: Rate = Rate(20, 0.1)
    """Webhooks made, and tests of them, from an address."""
    hooks_after: float = 2.0
    """Seconds from a change at a table until webhooks look at it."""
    hooks_to_private: bool = False
    """Whether webhooks may lead into private networks, such as one's own at home."""
    pages: Rate = Rate(600, 60.0)
    """Pages asked for from an address, and whatever else is asked at a table."""
    streams: int = 40
    """Event streams that a visitor has open at once, one for each page."""
    streams_of_address: int = 1000
    streams_in_all: int = 4000
    """Event streams of everybody; fewer where the system allows few open files."""
    connections: int = 8000
    """Open connections of everybody; fewer where the system allows few open files."""
    connections_of_address: int = 400
    """Open connections of an address that is no trusted proxy."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
