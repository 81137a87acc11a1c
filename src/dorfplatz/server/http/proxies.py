"""Reverse proxies whose word is taken for where a request comes from."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import shortened
from dorfplatz.server.http.words import NO_PROXY, TRUSTS_EVERYBODY

NOBODY: Final = "none"


def proxies_in(text: str) -> tuple[str, ...]:
    """Addresses and networks between commas. Not everybody can be trusted: whoever may say where
    they come from has no limits."""
    if text.strip() == NOBODY:
        return ()
    return tuple(str(_network(each.strip())) for each in text.split(","))


def _network(text: str) -> IPv4Network | IPv6Network:
    if text == "*":
        raise Malformed(TRUSTS_EVERYBODY, found=text)
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        raise Malformed(NO_PROXY, found=shortened(text)) from None
    if not network.prefixlen:
        raise Malformed(TRUSTS_EVERYBODY, found=text)
    return network


class TrustedProxies:
    def __init__(self, named: Iterable[str]) -> None:
        self._networks = tuple(map(ip_network, named))

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
