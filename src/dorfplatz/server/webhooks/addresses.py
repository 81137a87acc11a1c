"""Which IP addresses a webhook may lead to.

A visitor names any host they like, but it is this server that connects: what only it can reach,
such as machines of its own network, must stay out of their reach (server-side request forgery).
"""

from collections.abc import Iterator
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final

FOR_SOMETHING_ELSE: Final = tuple(
    IPv4Network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
        *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
)
"""Written down, because what Python calls global has changed between its versions."""
ON_THE_INTERNET: Final = IPv6Network("2000::/3")
"""All of IPv6 that is allocated for global unicast; the rest is special or not allocated yet."""
SPECIAL: Final = tuple(
    IPv6Network(network) for network in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
)
"""Among them Teredo and 6to4, which tunnel to the IPv4 address that they contain."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""NAT64: in a network that has IPv6 alone these lead to IPv4."""
CARRYING: Final = tuple(
    IPv6Network(network)
    for network in ("::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48")
)
"""Their last four bytes are an IPv4 address."""
NEVER: Final = tuple(
    ip_network(network)
    for network in (
        *("0.0.0.0/8", "169.254.0.0/16", "224.0.0.0/3", "fe80::/10", "ff00::/8", "::/128"),
        *("100.100.100.200/32", "fd00:ec2::254/128", "fd20:ce::254/128"),
    )
)
"""Nobody receives webhooks there, but the metadata services of cloud providers, which hand out a
machine's credentials, have link-local addresses and some others."""


def may_be_sent_to(address: str, *, private: bool) -> bool:
    """Whether to connect to an address at all; `private` ones only if the operator allows it."""
    there = ip_address(address.partition("%")[0])
    if private:
        return not any(each in network for each in _meant(there) for network in NEVER)
    return _is_public(_plain(there))


def _meant(address: IPv4Address | IPv6Address) -> Iterator[IPv4Address | IPv6Address]:
    """The address, and the IPv4 address that it may contain."""
    yield address
    if isinstance(address, IPv6Address):
        if any(address in network for network in CARRYING):
            yield IPv4Address(int(address) & 0xFFFFFFFF)
        if address.sixtofour is not None:
            yield address.sixtofour


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address behind one that is IPv4-mapped or NAT64; any other as it is."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return address.ipv4_mapped
        if address in TRANSLATED:
            return IPv4Address(int(address) & 0xFFFFFFFF)
    return address


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv4Address):
        return address.is_global and not any(address in each for each in FOR_SOMETHING_ELSE)
    known = address in ON_THE_INTERNET and address.is_global
    return known and not any(address in each for each in SPECIAL)
