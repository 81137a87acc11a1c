"""Where webhooks may lead: onto the internet, and into private networks only if that is allowed."""

import pytest

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.webhooks.addresses import may_be_sent_to
from dorfplatz.server.webhooks.network import addresses_of
from dorfplatz.server.webhooks.receiver import host_of, read_address

PUBLIC = (
    *("1.1.1.1", "8.8.8.8", "93.184.215.14", "172.32.0.1", "192.0.1.1", "223.255.255.1"),
    *("2606:4700::1111", "2a00:1450:4001:80b::200e", "::ffff:8.8.8.8", "64:ff9b::808:808"),
)
PRIVATE = (
    *("127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"),
    *("100.64.0.1", "100.127.255.254", "192.0.0.1", "192.0.0.9", "192.0.2.1", "192.88.99.1"),
    *("198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1"),
    *("::1", "fc00::1", "fd00:ec2::253", "fec0::1", "100::1", "2001:db8::1", "3fff::1", "5f00::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "::ffff:0:127.0.0.1"),
    *("64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::808:808"),
    *("2002:7f00:1::", "2002:a00:1::1", "2002:808:808::1", "2001:0:808:808::1", "2001::1"),
)
NEVER = (
    *("0.0.0.0", "0.1.2.3", "169.254.169.254", "224.0.0.1", "239.255.255.250", "240.0.0.1"),
    *("255.255.255.255", "::", "fe80::1", "fe80::1%eth0", "ff02::1", "ff0e::1"),
    *("::ffff:169.254.169.254", "64:ff9b::a9fe:a9fe", "64:ff9b:1::a9fe:a9fe", "2002:a9fe:a9fe::1"),
    *("::ffff:0:169.254.169.254", "100.100.100.200", "::ffff:100.100.100.200"),
    *("fd00:ec2::254", "fd20:ce::254"),
)


@pytest.mark.parametrize("address", PUBLIC)
def test_the_internet_may_be_sent_to(address: str) -> None:
    assert may_be_sent_to(address, private=False)
    assert may_be_sent_to(address, private=True)


@pytest.mark.parametrize("address", PRIVATE)
def test_private_and_special_addresses_only_if_it_is_allowed(address: str) -> None:
    assert not may_be_sent_to(address, private=False)
    assert may_be_sent_to(address, private=True)


@pytest.mark.parametrize("address", NEVER)
def test_link_local_multicast_secrets_and_nowhere_are_never_sent_to(address: str) -> None:
    assert not may_be_sent_to(address, private=False)
    assert not may_be_sent_to(address, private=True)


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
