"""Security headers on every response, and how long browsers may cache it."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SAFE: Final = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Cache-Control for files whose address changes with their content."""


class SafeHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SAFE)
                keeps = fixed and message["status"] < 400
                headers.setdefault("Cache-Control", FOR_EVER if keeps else "no-cache, private")
            await send(message)

        http = scope["type"] == "http"
        fixed = http and scope["path"].startswith("/static/")
        await self._app(scope, receive, with_headers if http else send)
