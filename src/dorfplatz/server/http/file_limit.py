"""How many files the system lets the server open: every connection is one of them."""

from dataclasses import replace
from typing import Final

from dorfplatz.server.settings import Settings

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

WANTED: Final = 65_536
MODEST: Final = (10_240, 4096)
"""What is tried where the hard limit is more than the kernel allows, as on macOS."""
WITHOUT_A_LIMIT: Final = 512
"""Where the system does not tell."""
KEPT_FREE: Final = 256
"""For the database, worker processes, webhooks, templates and static files."""


def raise_file_limit() -> int:
    """The soft limit becomes the hard one where the system allows. Returns what it is."""
    if resource is None:
        return WITHOUT_A_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    for wanted in (most, *MODEST):
        if soft != resource.RLIM_INFINITY and soft < wanted <= most:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError):
                continue
            return wanted
    return WANTED if soft == resource.RLIM_INFINITY else soft


def fitting(settings: Settings, files: int) -> Settings:
    """The same settings, with no more connections and streams than so many open files allow. A
    quarter of the connections is never taken by streams, and half of all never by one address."""
    connections = min(settings.connections, files - min(KEPT_FREE, files // 4))
    streams = min(settings.streams_in_all, connections * 3 // 4)
    return replace(
        settings,
        connections=connections,
        connections_of_address=min(settings.connections_of_address, connections // 2),
        streams_in_all=streams,
        streams_of_address=min(settings.streams_of_address, streams // 2),
    )
