"""What a refused request has brought leaves the memory at once, not at the next garbage collection,
which is rare: until then thousands of them could come."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from itsdangerous import BadData
from starlette.exceptions import HTTPException

from dorfplatz.server.http.visitors import Signer
from tests.server.support import House

KINDS = (HTTPException, RequestValidationError, BadData)


@pytest.fixture(autouse=True)
def _no_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize(
    "headers",
    [[], [(b"cookie", b"dorfplatz=nonsense")], [(b"cookie", b"dorfplatz=e30.nonsense")]],
    ids=["no cookie", "no signature", "a wrong signature"],
)
def test_a_cookie_that_is_not_ours(headers: list[tuple[bytes, bytes]]) -> None:
    request = Request({"type": "http", "headers": headers})
    kept = weakref.ref(request)
    assert Signer("secret").visitor(request) is None
    del request
    assert kept() is None


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/json", b"{" * 1000),
        ("application/json", b'{"name": 5}'),
        ("application/json", b"x" * 1_000_000),
        ("multipart/form-data; boundary=x", b"x" * 1000),
        ("text/plain", b"x"),
    ],
)
async def test_a_body_that_is_refused(library: House, kind: str, body: bytes) -> None:
    async with library.client(content_type=kind) as client:
        for path in ("/api/programs", "/me", "/nowhere"):
            answer = await client.post(path, content=body)
            assert 400 <= answer.status_code < 500
    assert not [each for each in gc.get_objects() if isinstance(each, KINDS)]
