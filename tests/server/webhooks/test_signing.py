"""Messages are signed, as the page and docs/webhooks.md say that it can be checked."""

from collections.abc import Callable
from pathlib import Path

from dorfplatz.server.webhooks.signing import CHECK, new_secret, signature

DOCS = Path(__file__).parents[3] / "docs" / "webhooks.md"
BODY = '{"sentence": "Böhmische Dörfer"}'.encode()


def check() -> Callable[[str, bytes, str, float], bool]:
    shown: dict[str, Callable[[str, bytes, str, float], bool]] = {}
    exec(CHECK, shown)
    return shown["is_genuine"]


def test_the_check_that_is_shown_finds_what_is_genuine() -> None:
    secret = new_secret()
    header = signature(secret, 1_700_000_000, BODY)
    assert check()(header, BODY, secret, 1_700_000_010)


def test_it_finds_changed_bodies_times_and_secrets_and_what_is_old() -> None:
    secret, now = new_secret(), 1_700_000_000
    header = signature(secret, now, BODY)
    assert not check()(header, BODY + b" ", secret, now)
    assert not check()(header, BODY, new_secret(), now)
    assert not check()(header.replace(str(now), str(now + 1)), BODY, secret, now)
    assert not check()(header, BODY, secret, now + 301)


def test_the_signature_is_a_known_one() -> None:
    assert signature("secret", 1, b"{}") == (
        "t=1,v1=1122767b193110cfec322b6f199b599edbf608ed087f2d27afb0b97d99523908"
    )


def test_the_docs_show_the_same_check() -> None:
    assert CHECK in DOCS.read_text("utf-8")
