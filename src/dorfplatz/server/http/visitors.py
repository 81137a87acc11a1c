"""Visitors: no accounts, only a signed cookie (or token) with an id, a name and preferences."""

from dataclasses import asdict, dataclass, fields, replace
from secrets import compare_digest, token_urlsafe
from typing import Any, Final

from babel.core import negotiate_locale
from fastapi import Request, Response
from itsdangerous import BadData, URLSafeSerializer

from dorfplatz.bots import roster
from dorfplatz.locale import FALLBACK, LANGUAGES
from dorfplatz.server.http.refusals import Forbidden
from dorfplatz.server.http.words import FOREIGN_FORM, NO_VISITOR

COOKIE: Final = "dorfplatz"
A_YEAR: Final = 365 * 24 * 3600
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


def new_visitor(name: str = "") -> Visitor:
    return Visitor(token_urlsafe(12), name)


class Signer:
    """Everything that is signed with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="cookie")
        self._tokens = URLSafeSerializer(secret, salt="token")
        self._forms = URLSafeSerializer(secret, salt="form")

    def visitor(self, request: Request) -> Visitor | None:
        """Who asks for a page; nobody known if the cookie is missing or not ours."""
        try:
            return _visitor(self._cookies.loads(request.cookies.get(COOKIE, "")))
        except (BadData, ValueError):
            return None

    def program(self, request: Request) -> Visitor:
        """Who asks as a program: only a token counts, never a cookie, so that no other site can ask
        in the name of somebody's browser (CSRF)."""
        visitor = self.token_of(request)
        if visitor is None:
            raise Forbidden(NO_VISITOR)
        return visitor

    def token_of(self, request: Request) -> Visitor | None:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        try:
            return _visitor(self._tokens.loads(token)) if scheme.lower() == "bearer" else None
        except (BadData, ValueError):
            return None

    def token(self, visitor: Visitor) -> str:
        return self._signed(self._tokens, asdict(visitor))

    def remember(self, request: Request, response: Response, visitor: Visitor) -> None:
        response.set_cookie(
            COOKIE,
            self._signed(self._cookies, asdict(visitor)),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
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


def _visitor(values: Any) -> Visitor:
    known = {field.name for field in fields(Visitor)}
    if not isinstance(values, dict) or not isinstance(values.get("id"), str):
        raise ValueError
    return replace(Visitor(""), **{name: values[name] for name in known & values.keys()})


def language_for(request: Request, visitor: Visitor | None = None) -> str:
    """The language a visitor chose, else the first that the browser names and we speak."""
    if visitor is not None and visitor.language in LANGUAGES:
        return visitor.language
    wanted = request.headers.get("accept-language", "")[:200].split(",")
    codes = [choice.partition(";")[0].strip().partition("-")[0].lower() for choice in wanted]
    return negotiate_locale(codes, LANGUAGES) or FALLBACK
