"""Forms are text in UTF-8. The library that reads them would take any other codec of Python's that
a request names: with UTF-7 half a character comes out, and 128 KB of Punycode take seconds."""

import re
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

UTF_8: Final = re.compile(r';\s*charset\s*=\s*"?utf-8"?\s*(?=;|$)')


class FormsInUtf8:
    """Refuses a form in another character set as soon as somebody wants to read it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def refused() -> Message:
            raise HTTPException(400)

        foreign = scope["type"] == "http" and _names_another_charset(Headers(scope=scope))
        await self._app(scope, refused if foreign else receive, send)


def _names_another_charset(headers: Headers) -> bool:
    kinds = (kind.lower() for kind in headers.getlist("content-type"))
    return any("multipart" in kind and "charset" in UTF_8.sub("", kind) for kind in kinds)
