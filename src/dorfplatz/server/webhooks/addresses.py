"""Which IP addresses a webhook may lead to.

A visitor names any host they like, but it is this server that connects: what only it can reach,
such as machines of its own network, must stay out of their reach (server-side request forgery).
"""

import socket
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
        *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24"),
        *("192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15"),
        *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
)
"""IANA's registry of special-purpose addresses, and multicast. Written down, because what Python
calls global has changed between its versions."""
ON_THE_INTERNET: Final = IPv6Network("2000::/3")
"""All of IPv6 that is allocated for global unicast; the rest is special or not allocated yet."""
SPECIAL: Final = tuple(
    IPv6Network(network)
    for network in (
        *("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3ffe::/16", "3fff::/20"),
    )
)
"""What is special inside of that."""
NAT64: Final = IPv6Network("64:ff9b::/96")
"""In a network that has IPv6 alone these lead to IPv4, to the last four bytes."""
NEVER: Final = tuple(
    ip_network(network)
    for network in (
        *("0.0.0.0/8", "169.254.0.0/16", "224.0.0.0/3", "fe80::/10", "ff00::/8"),
        *("100.100.100.200/32", "168.63.129.16/32", "192.0.0.192/32"),
        *("fd00:ec2::/32", "fd20:ce::254/128", "fd00:c1::a9fe:a9fe/128", "fd00:42::42/128"),
        *("fd00:a9fe:a9fe::1/128", "fd00:100::100:200/128"),
        *("::/96", "::ffff:0:0:0/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"),
    )
)
"""Nobody receives webhooks there. The metadata services of cloud providers, which hand out a
machine's credentials, have link-local addresses and the others of the second and third line. The
last line leads to an IPv4 address that stands somewhere inside: IPv4-compatible, IPv4-translated,
NAT64 for local use, 6to4, Teredo."""
LOOPBACK: Final = IPv6Address("::1")
NOBODYS: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation, which no machine has."""


def may_be_sent_to(address: str, *, private: bool) -> bool:
    """Whether to connect to an address at all; `private` ones only if the operator allows it."""
    there = _plain(ip_address(address.partition("%")[0]))
    if there != LOOPBACK and any(there in network for network in NEVER):
        return False
    return private or (_is_public(there) and not is_of_this_machine(str(there)))


def is_of_this_machine(address: str) -> bool:
    """Only a machine's own address can be bound to, unless the system allows any (non-local bind).
    A public address that a router translates (NAT) cannot be noticed here."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    return _can_be_bound(family, address) and not _can_be_bound(family, NOBODYS[family])


def _can_be_bound(family: socket.AddressFamily, address: str) -> bool:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address behind one that is IPv4-mapped or NAT64; any other as it is."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return address.ipv4_mapped
        if address in NAT64:
            return IPv4Address(address.packed[-4:])
    return address


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv4Address):
        return address.is_global and not any(address in each for each in FOR_SOMETHING_ELSE)
    known = address in ON_THE_INTERNET and address.is_global
    return known and not any(address in each for each in SPECIAL)
