"""Who may say where a request comes from."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fastapi import Request

from dorfplatz.core.refusal import Malformed
from dorfplatz.server.http.limits import address_of
from dorfplatz.server.http.proxies import TrustedProxies, proxies_in
from tests.server.http.wire import ELSEWHERE, HERE, Listening, listening
from tests.server.support import Json, new_app, settings


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("10.0.0.5", ("10.0.0.5/32",)),
        ("10.0.0.5, 192.168.0.0/16,::1", ("10.0.0.5/32", "192.168.0.0/16", "::1/128")),
        ("2001:DB8::/32", ("2001:db8::/32",)),
        ("10.1.2.3/8", ("10.0.0.0/8",)),
        ("none", ()),
    ],
)
def test_addresses_and_networks_are_taken(text: str, found: tuple[str, ...]) -> None:
    assert proxies_in(text) == found


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "proxies.no-address"),
        ("10.0.0.5,", "proxies.no-address"),
        ("localhost", "proxies.no-address"),
        ("10.0.0.256", "proxies.no-address"),
        ("10.0.0.5/33", "proxies.no-address"),
        ("10.0.0.5:80", "proxies.no-address"),
        ("127.0.0.1,none", "proxies.no-address"),
        ("*", "proxies.everybody"),
        ("127.0.0.1,*", "proxies.everybody"),
        ("0.0.0.0/0", "proxies.everybody"),
        ("::/0", "proxies.everybody"),
    ],
)
def test_anything_else_is_refused(text: str, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        proxies_in(text)
    assert refused.value.code == code


def test_only_those_who_are_named_are_trusted() -> None:
    trusted = TrustedProxies(("10.0.0.0/8", "::1"))
    for host in ("10.0.0.1", "10.255.0.1", "::1"):
        assert host in trusted
    for host in ("11.0.0.1", "127.0.0.1", "::2", "", "nonsense", "10.0.0.1, 9.9.9.9"):
        assert host not in trusted


@contextmanager
def behind(folder: Path, *proxies: str) -> Iterator[Listening]:
    """A server that tells what it thinks of a request."""
    chosen = settings(folder / "db", trusted_proxies=proxies)
    app = new_app(chosen)

    @app.get("/who")
    async def who(request: Request) -> Json:
        return {"address": address_of(request), "scheme": request.url.scheme}

    with listening(chosen, app) as village:
        yield village


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listening]:
    """Behind a proxy on this machine, and others in front of that."""
    with behind(tmp_path_factory.mktemp("proxied"), HERE, "10.0.0.0/8") as village:
        yield village


def who(village: Listening, *headers: str, source: str = HERE) -> tuple[str, str]:
    told = village.get("/who", *headers, source=source).json
    return told["address"], told["scheme"]


FORWARDED = ("X-Forwarded-For: 192.0.2.1", "X-Forwarded-Proto: https")


def test_only_trusted_proxies_are_believed(proxied: Listening) -> None:
    assert who(proxied, *FORWARDED) == ("192.0.2.1", "https")
    assert who(proxied, *FORWARDED, source=ELSEWHERE) == (ELSEWHERE, "http")
    assert who(proxied) == (HERE, "http")


def test_whole_networks_of_proxies_are_believed(tmp_path: Path) -> None:
    with behind(tmp_path, "127.0.0.2/31", "2001:db8::/32") as village:
        assert who(village, *FORWARDED, source=ELSEWHERE) == ("192.0.2.1", "https")
        assert who(village, *FORWARDED, source=HERE) == (HERE, "http")


def test_if_nobody_is_trusted_nobody_is_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the environment says, which uvicorn would listen to."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with behind(tmp_path) as village:
        assert who(village, *FORWARDED) == (HERE, "http")


@pytest.mark.parametrize(
    ("headers", "address"),
    [
        (["192.0.2.66, 192.0.2.1"], "192.0.2.1"),
        (["192.0.2.66", "192.0.2.1"], "192.0.2.1"),
        (["192.0.2.66, 192.0.2.1, 10.0.0.7"], "192.0.2.1"),
        (["10.0.0.66, 192.0.2.1, 10.0.0.7"], "192.0.2.1"),
        (["127.0.0.1, 192.0.2.1"], "192.0.2.1"),
        (["192.0.2.1:4711"], "192.0.2.1"),
        (["[2001:db8::1]:4711"], "2001:db8::/64"),
        (["2001:db8::1"], "2001:db8::/64"),
        (["::ffff:192.0.2.1"], "192.0.2.1"),
    ],
)
def test_the_last_address_that_is_no_proxy_counts_for_anybody_can_write_those_before(
    proxied: Listening, headers: list[str], address: str
) -> None:
    sent = (f"X-Forwarded-For: {each}" for each in headers)
    assert who(proxied, *sent)[0] == address


@pytest.mark.parametrize(
    "nonsense",
    [
        "nonsense",
        "unknown",
        "192.0.2.1 192.0.2.2",
        "192.0.2.999",
        "[",
        "[::1",
        "[::1]x",
        "::1%",
        ":" * 9,
        "%00",
        "x" * 10_000,
        '"<script>"',
        "\xff\xfe",
    ],
)
def test_nonsense_counts_as_one_address_whatever_it_is(proxied: Listening, nonsense: str) -> None:
    for sent in (nonsense, f"192.0.2.1, {nonsense}"):
        headers = (f"X-Forwarded-For: {sent}", f"X-Forwarded-Proto: {nonsense}")
        assert who(proxied, *headers) == ("unknown", "http")


@pytest.mark.parametrize("nothing", ["", ",", ", ,", " ", "[]"])
def test_where_the_proxy_says_nothing_it_counts_itself(proxied: Listening, nothing: str) -> None:
    assert who(proxied, f"X-Forwarded-For: {nothing}")[0] == HERE
