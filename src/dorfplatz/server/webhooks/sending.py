"""One POST to one receiver: bounded in time, redirects are not followed, and no body is read."""

import asyncio
import ssl
from asyncio import timeout
from collections.abc import Mapping
from functools import cache
from typing import Final

import httpcore
import httpx

from dorfplatz.server.webhooks.complaints import (
    CERTIFICATE,
    NO_ANSWER,
    NOWHERE,
    SLOW,
    UNREACHABLE,
    complaint_about,
)
from dorfplatz.server.webhooks.network import CheckedNetwork, NotThere, OneMessage

CONNECTED_WITHIN: Final = 5.0
DONE_WITHIN: Final = 10.0
"""Seconds."""


class Sender:
    def __init__(self, network: CheckedNetwork, *, within: float = DONE_WITHIN) -> None:
        self._network = network
        self._within = within

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> str | None:
        """Nothing if it arrived, else why not."""
        try:
            async with timeout(self._within):
                return complaint_about(await self._status(httpx.URL(url), headers, body))
        except NotThere:
            return NOWHERE
        except (TimeoutError, httpcore.TimeoutException):
            return SLOW
        except httpcore.ConnectError as fault:
            return CERTIFICATE if _is_about_certificate(fault) else UNREACHABLE
        except (httpcore.NetworkError, httpcore.ProtocolError):
            return NO_ANSWER

    async def _status(self, url: httpx.URL, headers: Mapping[str, str], body: bytes) -> int:
        """No keep-alive: the name that was checked may lead to another address by now."""
        secure = await asyncio.to_thread(_certificates)
        target = httpcore.URL(
            scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path
        )
        async with (
            OneMessage(self._network) as network,
            httpcore.AsyncConnectionPool(secure, network_backend=network) as pool,
            pool.stream(
                "POST",
                target,
                headers=[("Host", url.netloc.decode()), *headers.items()],
                content=body,
                extensions={"timeout": {"connect": CONNECTED_WITHIN}},
            ) as answer,
        ):
            return answer.status


@cache
def _certificates() -> ssl.SSLContext:
    """Certificates of authorities, read once because that takes a while."""
    return httpcore.default_ssl_context()


def _is_about_certificate(fault: BaseException) -> bool:
    cause = fault.__cause__ or fault.__context__
    return isinstance(fault, ssl.SSLError) or (cause is not None and _is_about_certificate(cause))
