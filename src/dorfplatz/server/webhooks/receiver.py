"""The address of a receiver, as somebody typed it."""

from functools import lru_cache
from typing import Final

import httpx

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import shortened
from dorfplatz.server.webhooks import words

AT_MOST: Final = 1000
"""Characters of a URL; some carry long keys."""


def read_address(text: str) -> str:
    """The URL, checked as far as it can be without a lookup, and without its fragment."""
    text = text.strip()
    if len(text) > AT_MOST:
        raise Malformed(words.TOO_LONG, most=AT_MOST)
    try:
        url = httpx.URL(text).copy_with(fragment=None)
    except httpx.InvalidURL:
        raise Malformed(words.NOT_AN_ADDRESS, found=shortened(text)) from None
    if url.userinfo:
        raise Malformed(words.NO_PASSWORD)
    port_is_possible = url.port is None or 0 < url.port < 65536
    if url.scheme not in ("http", "https") or not url.host or not port_is_possible:
        raise Malformed(words.NOT_AN_ADDRESS, found=shortened(text))
    if len(str(url)) > AT_MOST:  # a character that must be quoted makes twelve
        raise Malformed(words.TOO_LONG, most=AT_MOST)
    return str(url)


@lru_cache(maxsize=1000)
def host_of(url: str) -> str:
    return httpx.URL(url).raw_host.decode()
