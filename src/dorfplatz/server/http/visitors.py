"""Visitors: no accounts, only a signed cookie (or token) with an id, a name and preferences."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, fields, replace
from secrets import compare_digest, token_urlsafe
from time import time
from typing import Any, Final

from babel.core import negotiate_locale
from fastapi import Request, Response
from itsdangerous import BadData, URLSafeSerializer

from dorfplatz.bots import roster
from dorfplatz.locale import FALLBACK, LANGUAGES
from dorfplatz.server.http.refusals import Forbidden
from dorfplatz.server.http.words import FOREIGN_FORM, NO_VISITOR

COOKIE: Final = "dorfplatz"
HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name over HTTPS: browsers take it from this host alone, not from others of its domain."""
A_DAY: Final = 24 * 3600
A_YEAR: Final = 365 * A_DAY
ISSUED: Final = "issued"
"""Where a cookie says when it was set, in seconds since 1970; older versions did not say it."""
OFFLINE: Final = "Dorfplatz-Offline"
"""The header with which the service worker asks for a page to keep. It names a theme."""
THEMES: Final = ("", "light", "dark")
QUICK, USUAL, HUMAN = PACES = ("quick", "", "human")
"""How bots move: at once, after a moment, or like a person; from the fastest."""


@dataclass(frozen=True, slots=True)
class Visitor:
    id: str
    name: str = ""
    language: str = ""
    """Empty: as the browser says."""
    theme: str = ""
    """Empty: as the system says."""
    ends_turns: bool = False
    """A turn is handed over by itself once nothing else is left to do."""
    sound: bool = False
    keys: bool = True
    """A single key makes a move."""
    pace: str = USUAL
    """Of bots, at one's own tables."""
    bot: str = ""
    """The bot chosen last to play against; empty: none yet."""


def favourite(visitor: Visitor, game: str) -> str:
    """The bot offered first: the one chosen last, if it can play here."""
    return visitor.bot if visitor.bot in roster.available(game) else roster.usual(game)


def new_visitor(name: str = "", theme: str = "") -> Visitor:
    return Visitor(token_urlsafe(12), name, theme=theme if theme in THEMES else "")


def is_for_nobody(request: Request) -> bool:
    """Whether a page is to be kept without a network: whoever uses the browser by then, it must
    show nothing of anybody, and needs no forms that only work with the server."""
    return OFFLINE in request.headers


class Signer:
    """Everything that is signed with the server's secret."""

    def __init__(self, secret: str, now: Callable[[], float] = time) -> None:
        self._cookies = URLSafeSerializer(secret, salt="cookie")
        self._tokens = URLSafeSerializer(secret, salt="token")
        self._forms = URLSafeSerializer(secret, salt="form")
        self._now = now

    def visitor(self, request: Request) -> Visitor | None:
        """Who asks for a page; nobody known if the cookie is missing or not ours."""
        if is_for_nobody(request):
            return new_visitor(theme=request.headers[OFFLINE])
        return next((visitor for *_, visitor in self._cookies_of(request)), None)

    def wants_cookie(self, request: Request) -> bool:
        """Whether there is none yet, or only an old one."""
        if is_for_nobody(request):
            return False
        for name, issued, _ in self._cookies_of(request):
            return name != _cookie_name(request) or abs(self._now() - issued) >= A_DAY
        return True

    def _cookies_of(self, request: Request) -> Iterator[tuple[str, int, Visitor]]:
        """Those that are ours, the one that counts first."""
        for name in (HOST_COOKIE, COOKIE):
            values = _loaded(self._cookies, request.cookies.get(name, ""))
            if values is not None:
                yield name, values.get(ISSUED, 0), _visitor(values)

    def program(self, request: Request) -> Visitor:
        """Who asks as a program: only a token counts, never a cookie, so that no other site can ask
        in the name of somebody's browser (CSRF)."""
        visitor = self.token_of(request)
        if visitor is None:
            raise Forbidden(NO_VISITOR)
        return visitor

    def token_of(self, request: Request) -> Visitor | None:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        values = _loaded(self._tokens, token) if scheme.lower() == "bearer" else None
        return None if values is None else _visitor(values)

    def token(self, visitor: Visitor) -> str:
        return self._signed(self._tokens, asdict(visitor))

    def remember(self, request: Request, response: Response, visitor: Visitor) -> None:
        """For a year from now. Whoever comes back gets a new cookie once a day."""
        values = {**asdict(visitor), ISSUED: int(self._now())}
        response.set_cookie(
            _cookie_name(request),
            self._signed(self._cookies, values),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=_is_secure(request),
        )

    def form_key(self, visitor: Visitor) -> str:
        """The CSRF token: forms on a visitor's own pages carry it, and nobody else can know it."""
        return self._signed(self._forms, visitor.id)

    def check_form(self, request: Request, visitor: Visitor, key: str) -> None:
        """Refuse what another site makes a browser send (CSRF)."""
        foreign = request.headers.get("sec-fetch-site") in ("cross-site", "same-site")
        if foreign or not compare_digest(key.encode(), self.form_key(visitor).encode()):
            raise Forbidden(FOREIGN_FORM)

    def _signed(self, signer: URLSafeSerializer, value: Any) -> str:
        signed = signer.dumps(value)
        return signed if isinstance(signed, str) else signed.decode()


def _is_secure(request: Request) -> bool:
    return request.scope.get("scheme") == "https"


def _cookie_name(request: Request) -> str:
    return HOST_COOKIE if _is_secure(request) else COOKIE


def _loaded(signer: URLSafeSerializer, signed: str) -> dict[str, Any] | None:
    """What is said of a visitor; nothing if it is not ours. Without its traceback: itsdangerous
    leaves a reference cycle in it, which would keep the whole call stack, with everything the
    request has brought, until the next garbage collection."""
    try:
        values = signer.loads(signed)
    except BadData as bad:
        bad.__traceback__ = None
        return None
    is_one = isinstance(values, dict) and isinstance(values.get("id"), str)
    return values if is_one else None


def _visitor(values: dict[str, Any]) -> Visitor:
    known = {field.name for field in fields(Visitor)}
    return replace(Visitor(""), **{name: values[name] for name in known & values.keys()})


def language_for(request: Request, visitor: Visitor | None = None) -> str:
    """The language a visitor chose, else the first that the browser names and we speak."""
    if visitor is not None and visitor.language in LANGUAGES:
        return visitor.language
    wanted = request.headers.get("accept-language", "")[:200].split(",")
    codes = [choice.partition(";")[0].strip().partition("-")[0].lower() for choice in wanted]
    return negotiate_locale(codes, LANGUAGES) or FALLBACK
