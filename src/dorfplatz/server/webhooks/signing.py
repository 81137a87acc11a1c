"""How a receiver knows that a message is from here, and when it was sent."""

import hmac
from hashlib import sha256
from secrets import token_hex
from typing import Final

HEADER: Final = "Dorfplatz-Signature"

CHECK: Final = """\
import hmac


def is_genuine(header: str, body: bytes, secret: str, now: float) -> bool:
    sent = dict(part.split("=", 1) for part in header.split(","))
    signed = hmac.new(secret.encode(), f"{sent['t']}.".encode() + body, "sha256").hexdigest()
    return hmac.compare_digest(signed, sent["v1"]) and abs(now - int(sent["t"])) < 300
"""
"""What a receiver may do, shown on the page and in docs/webhooks.md."""


def new_secret() -> str:
    return token_hex(32)


def signature(secret: str, moment: int, body: bytes) -> str:
    """An HMAC over the body and the timestamp, so that nobody can replay an old message later."""
    signed = hmac.new(secret.encode(), f"{moment}.".encode() + body, sha256)
    return f"t={moment},v1={signed.hexdigest()}"
