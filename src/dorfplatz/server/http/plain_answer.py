"""A refusal without the application, for a request that is not worth more: bytes for the wire."""

import json
from collections.abc import Iterable
from http import HTTPStatus

from dorfplatz.core.refusal import Refusal
from dorfplatz.server.http.headers import SAFE
from dorfplatz.server.translator import Translator

Headers = Iterable[tuple[bytes, bytes]]


def plain_answer(
    status: int, refusal: Refusal, language: str, *, as_json: bool, headers: Headers
) -> bytes:
    """The whole response; after it the connection is closed."""
    sentence = Translator(language)(refusal.message)
    told = {"code": refusal.code, "sentence": sentence}
    body = (json.dumps(told, ensure_ascii=False) if as_json else f"{sentence}\n").encode()
    own = {
        "Content-Type": "application/json" if as_json else "text/plain; charset=utf-8",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "Connection": "close",
        **SAFE,
    }
    head = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
    head += [name + b": " + value for name, value in headers]
    head += [f"{name}: {value}".encode() for name, value in own.items()]
    return b"\r\n".join([*head, b"", body])
