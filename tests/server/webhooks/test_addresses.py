"""Where webhooks may lead: onto the internet, and into private networks only if that is allowed."""

from ipaddress import IPv4Address, IPv6Address, ip_network

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.webhooks import addresses
from dorfplatz.server.webhooks.addresses import is_of_this_machine, may_be_sent_to
from dorfplatz.server.webhooks.network import addresses_of
from dorfplatz.server.webhooks.receiver import host_of, read_address

SPECIAL_PURPOSE = (
    *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
    *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24"),
    *("192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24"),
    *("203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "255.255.255.255/32"),
    *("::1/128", "::/128", "::ffff:127.0.0.0/104", "64:ff9b::127.0.0.0/104", "64:ff9b:1::/48"),
    *("100::/64", "100:0:0:1::/64", "2001::/23", "2001::/32", "2001:1::1/128", "2001:2::/48"),
    *("2001:3::/32", "2001:4:112::/48", "2001:10::/28", "2001:20::/28", "2001:30::/28"),
    *("2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20", "5f00::/16", "fc00::/7"),
    *("fe80::/10", "ff00::/8"),
)
PUBLIC = (
    *("1.1.1.1", "8.8.8.8", "93.184.215.14", "172.32.0.1", "192.0.1.1", "223.255.255.1"),
    *("168.63.129.15", "168.63.129.17"),
    *("2606:4700::1111", "2a00:1450:4001:80b::200e", "::ffff:8.8.8.8", "64:ff9b::808:808"),
)
PRIVATE = (
    *("127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"),
    *("100.64.0.1", "100.127.255.254", "192.0.0.1", "192.0.0.9", "192.0.0.170", "192.0.2.1"),
    *("192.31.196.1", "192.52.193.1", "192.88.99.1", "192.175.48.1"),
    *("198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1"),
    *("::1", "fc00::1", "fd12:3456::1", "fec0::1", "100::1", "100:0:0:1::1"),
    *("2001:1::1", "2001:2::1", "2001:20::1", "2001:db8::1", "2620:4f:8000::1"),
    *("3ffe:831f::1", "3fff::1", "5f00::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1"),
)
NEVER = (
    *("0.0.0.0", "0.1.2.3", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"),
    *("::", "fe80::1", "fe80::1%eth0", "ff02::1", "ff0e::1"),
    # With an IPv4 address inside: IPv4-compatible, IPv4-translated, 6to4, Teredo, local NAT64
    *("::127.0.0.1", "::8.8.8.8", "::ffff:0:127.0.0.1", "::ffff:0:8.8.8.8", "2002:7f00:1::"),
    *("2002:808:808::1", "2001::1", "2001:0:808:808::1", "64:ff9b:1::808:808"),
)
METADATA = (
    *("169.254.169.254", "169.254.170.2", "169.254.170.23", "169.254.42.42", "169.254.0.23"),
    *("100.100.100.200", "168.63.129.16", "192.0.0.192"),
    *("fd00:ec2::254", "fd00:ec2::23", "fd00:ec2::253", "fd20:ce::254", "fd00:c1::a9fe:a9fe"),
    *("fe80::a9fe:a9fe", "fd00:42::42", "fd00:a9fe:a9fe::1", "fd00:100::100:200"),
)
"""Of AWS (EC2, ECS, EKS), Google, Azure, Oracle, OpenStack, Alibaba, Tencent, Scaleway, Linode."""


def inside_ipv6(metadata: str) -> tuple[str, ...]:
    """All forms of an IPv4 address inside an IPv6 address. After a prefix of 48, 56 or 64 bits
    NAT64 leaves out the byte that follows the first 64 bits (RFC 6052)."""
    four = IPv4Address(metadata).packed
    nat64 = IPv6Address("64:ff9b:1::").packed
    found = [
        *(f"{prefix}{metadata}" for prefix in ("::", "::ffff:", "::ffff:0:", "64:ff9b::")),
        f"64:ff9b:1::{metadata}",
        str(IPv6Address(nat64[:6] + four[:2] + b"\0" + four[2:] + bytes(5))),
        str(IPv6Address(nat64[:7] + four[:1] + b"\0" + four[1:] + bytes(4))),
        str(IPv6Address(nat64[:8] + b"\0" + four + bytes(3))),
        str(IPv6Address(b"\x20\x02" + four + bytes(10))),
        str(IPv6Address(b"\x20\x01\0\0" + four + bytes(8))),
        str(IPv6Address(b"\x20\x01\0\0" + bytes(8) + bytes(255 - each for each in four))),
    ]
    return tuple(found)


@pytest.mark.parametrize("address", PUBLIC)
def test_the_internet_may_be_sent_to(address: str) -> None:
    assert may_be_sent_to(address, private=False)
    assert may_be_sent_to(address, private=True)


@pytest.mark.parametrize("address", PRIVATE)
def test_private_and_special_addresses_only_if_it_is_allowed(address: str) -> None:
    assert not may_be_sent_to(address, private=False)
    assert may_be_sent_to(address, private=True)


@pytest.mark.parametrize("address", [*NEVER, *METADATA])
def test_link_local_multicast_tunnels_secrets_and_nowhere_are_never_sent_to(address: str) -> None:
    assert not may_be_sent_to(address, private=False)
    assert not may_be_sent_to(address, private=True)


@pytest.mark.parametrize("metadata", [each for each in METADATA if "." in each])
def test_no_form_of_ipv6_hides_a_metadata_service(metadata: str) -> None:
    for address in inside_ipv6(metadata):
        assert not may_be_sent_to(address, private=False), address
        assert not may_be_sent_to(address, private=True), address


def test_all_that_iana_calls_special_is_private_or_refused() -> None:
    """The two registries of special-purpose addresses, by the first and the last of each block."""
    for network in map(ip_network, SPECIAL_PURPOSE):
        for address in (network[0], network[-1]):
            assert not may_be_sent_to(str(address), private=False), address


def test_the_addresses_of_this_machine_are_private_whatever_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Something that listens for this machine alone may be bound to a public address of its own."""
    assert is_of_this_machine("127.0.0.1")
    assert not is_of_this_machine("93.184.215.14")
    assert not is_of_this_machine("2606:4700::1111")
    monkeypatch.setattr(addresses, "is_of_this_machine", {"93.184.215.14"}.__contains__)
    assert not may_be_sent_to("93.184.215.14", private=False)
    assert not may_be_sent_to("::ffff:93.184.215.14", private=False)
    assert may_be_sent_to("93.184.215.14", private=True)
    assert may_be_sent_to("93.184.215.15", private=False)


@pytest.mark.parametrize(
    "url",
    [
        *("http://127.0.0.1/", "http://localhost/", "http://LOCALHOST:8000/", "http://127.1/"),
        *("http://2130706433/", "http://0x7f000001/", "http://0x7f.1/", "http://017700000001/"),
        *("http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://[0:0:0:0:0:ffff:7f00:1]/"),
        *("http://0/", "http://0.0.0.0:8000/", "http://127.0.0.1./"),
    ],
)
def test_other_ways_to_write_this_machine_are_seen_through(url: str) -> None:
    """Either the system reads them, and what it reads is refused, or it knows no such host."""
    found = addresses_of(host_of(read_address(url)))
    assert not any(may_be_sent_to(address, private=False) for address in found)


def test_the_system_reads_numbers_as_this_machine() -> None:
    assert addresses_of("2130706433") == ["127.0.0.1"]
    assert addresses_of("0x7f.1") == ["127.0.0.1"]
    assert addresses_of("nobody.invalid") == []


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "hooks.not-an-address"),
        ("example.org", "hooks.not-an-address"),
        ("ftp://example.org/", "hooks.not-an-address"),
        ("file:///etc/passwd", "hooks.not-an-address"),
        ("javascript:alert(1)", "hooks.not-an-address"),
        ("https://", "hooks.not-an-address"),
        ("http:///path", "hooks.not-an-address"),
        ("http://0177.0.0.1/", "hooks.not-an-address"),
        ("http://①②⑦.0.0.1/", "hooks.not-an-address"),
        ("http://example.org:0/", "hooks.not-an-address"),
        ("http://example.org:99999/", "hooks.not-an-address"),
        ("http://example.org\n/", "hooks.not-an-address"),
        ("http://ada:secret@example.org/", "hooks.no-password"),
        ("http://ada@example.org/", "hooks.no-password"),
        ("http://example.org\\@127.0.0.1/", "hooks.no-password"),
        ("https://example.org/" + "x" * 1000, "hooks.too-long"),
    ],
)
def test_what_is_no_address_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_address(typed)
    assert refused.value.code == code


def test_an_address_is_kept_as_it_is_sent() -> None:
    assert read_address(" https://Example.org:8443/a b?c=d#top ") == (
        "https://example.org:8443/a%20b?c=d"
    )
    assert host_of(read_address("https://bücher.example/")) == "xn--bcher-kva.example"
