"""Which addresses of the network a webhook may lead to.

A visitor names any host they like, but it is this server that connects: what only it can reach,
such as machines of its own network, must stay out of their reach.
"""

from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
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
"""All of the new kind that is given out; the rest is special or does not exist yet."""
SPECIAL: Final = tuple(
    IPv6Network(network) for network in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
)
"""Among them Teredo and 6to4, which carry an address of the old kind to somewhere else."""
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""NAT64: in a network without the old kind these lead to it."""
NEVER: Final = tuple(IPv6Network(network) for network in ("fe80::/10", "ff00::/8", "::/128"))
NEVER_OLD: Final = tuple(
    IPv4Network(network) for network in ("0.0.0.0/8", "169.254.0.0/16", "224.0.0.0/3")
)
"""Nobody receives webhooks there, but some hosts tell their secrets at a link-local address."""


def may_be_sent_to(address: str, *, private: bool) -> bool:
    """Whether to connect to an address at all; `private` ones only if the operator allows it."""
    there = _plain(ip_address(address.partition("%")[0]))
    if private:
        never = NEVER_OLD if isinstance(there, IPv4Address) else NEVER
        return not any(there in network for network in never)
    return _is_public(there)


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """Where one leads that only wraps another."""
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
