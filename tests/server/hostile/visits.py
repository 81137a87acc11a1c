"""All kinds of hostile visits. Each is short, and none of them should leave anything behind."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from typing import Final

from tests.server.http.wire import HERE, Wire
from tests.server.support import RECORDS

HELD: Final = 30
"""So many half-sent requests and forgotten streams are open at once."""
PAGES: Final = (
    "/",
    "/rules/",
    "/rules/bohemian",
    "/games",
    "/dice",
    "/programs",
    "/health",
    "/lesson",
)
FORMS: Final = ("/play", "/tables", "/me", "/records", "/hamlet", "/hooks", "/join", "/next")
KINDS: Final = (
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json",
    "text/plain",
    "nonsense",
)
RECORD: Final = (RECORDS / "no-figures-2-seats.dorf").read_bytes()


@dataclass
class Enemy:
    """Comes again and again, each time from somewhere else."""

    port: int
    random: Random
    table: str
    token: str
    """Of a program that plays at that table, as a header."""
    held: list[Wire] = field(default_factory=list)

    def visit(self) -> None:
        with Wire(self.port) as wire, suppress(ConnectionError, HTTPException):
            self.random.choice(VISITS)(self, wire)

    def hold(self, *parts: bytes) -> None:
        """Half of something, forgotten for a while."""
        self.held.append(Wire(self.port).send(*parts))
        if len(self.held) > HELD:
            self.held.pop(0).hang_up()

    def leave(self) -> None:
        while self.held:
            self.held.pop().hang_up()

    def headers(self) -> tuple[str, ...]:
        """Whatever makes one visitor look like many."""
        address = ".".join(str(self.random.randrange(1, 255)) for _ in range(4))
        return (f"X-Forwarded-For: {address}", *self.random.choice(GUISES)(self))

    def text(self, length: int) -> str:
        return "".join(self.random.choices("abcxyz019-_.~%&=+/äß🂡", k=length))

    def junk(self, length: int) -> bytes:
        return self.random.randbytes(length)


def languages(enemy: Enemy) -> tuple[str, ...]:
    wanted = enemy.random.choice(("de", "it-IT;q=0.5", enemy.text(300), "a," * 500))
    return (f"Accept-Language: {wanted}",)


def cookies(enemy: Enemy) -> tuple[str, ...]:
    return (f"Cookie: dorfplatz={enemy.text(enemy.random.randrange(400))}; x={'y' * 500}",)


def tokens(enemy: Enemy) -> tuple[str, ...]:
    return (f"Authorization: Bearer {enemy.text(60)}", "Accept: application/json")


def nobody(_: Enemy) -> tuple[str, ...]:
    return ()


GUISES: Final = (languages, cookies, tokens, nobody)


def long_header(enemy: Enemy, wire: Wire) -> None:
    wire.send(b"GET / HTTP/1.1\r\nX: ", *[b"x" * 100_000] * enemy.random.randrange(1, 20))
    wire.answer()


def many_headers(enemy: Enemy, wire: Wire) -> None:
    wire.send(b"GET / HTTP/1.1\r\n", *[b"a: b\r\n" * 1000] * enemy.random.randrange(6, 50))
    wire.answer()


def half_a_head(enemy: Enemy, _: Wire) -> None:
    enemy.hold(b"GET / HTTP/1.1\r\nX: ", b"x" * enemy.random.randrange(32_000))


def half_a_body(enemy: Enemy, _: Wire) -> None:
    head = "\r\n".join((f"POST {enemy.random.choice(FORMS)} HTTP/1.1", *enemy.headers()))
    kind = f"\r\nContent-Type: {enemy.random.choice(KINDS)}\r\nContent-Length: 100000\r\n\r\n"
    enemy.hold((head + kind).encode(), enemy.junk(enemy.random.randrange(90_000)))


def upload(enemy: Enemy, wire: Wire) -> None:
    """A record that is none, or that is too large."""
    cut = enemy.random.randrange(len(RECORD))
    file = enemy.random.choice((RECORD[:cut] + enemy.junk(99), b"x" * 300_000, enemy.junk(2000)))
    body = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n' + file
    body += b"\r\n--x--\r\n"
    kind = (f"Content-Type: {KINDS[1]}", f"Content-Length: {len(body)}")
    wire.ask("/records", *enemy.headers(), *kind, method="POST").send(body)
    wire.answer()


def form(enemy: Enemy, wire: Wire) -> None:
    body = enemy.random.choice((enemy.junk(500), b"&" * 5000, b"a=b&" * 300, b'{"a":' * 500))
    kind = (f"Content-Type: {enemy.random.choice(KINDS)}", f"Content-Length: {len(body)}")
    path = enemy.random.choice((*FORMS, f"/tables/{enemy.table}/move", "/api/tables"))
    wire.ask(path, *enemy.headers(), *kind, method="POST").send(body)
    wire.answer()


def chunks(enemy: Enemy, wire: Wire) -> None:
    chunked = ("Transfer-Encoding: chunked", f"Content-Type: {enemy.random.choice(KINDS)}")
    wire.ask("/me", *enemy.headers(), *chunked, method="POST")
    wire.send(b"5;" + b"e" * 1000 + b"\r\nhello\r\n0\r\n", b"T: r\r\n" * 1000, b"\r\n")
    wire.answer()


def unknown_table(enemy: Enemy, wire: Wire) -> None:
    place = enemy.random.choice(("/tables", "/api/tables", "/seat"))
    wire.ask(f"{place}/{enemy.random.getrandbits(70):x}/", *enemy.headers()).answer()


def address(enemy: Enemy, wire: Wire) -> None:
    path = enemy.text(enemy.random.randrange(1, 300)).encode().hex("%", 1)
    start = enemy.random.choice(("/", "/static/", "/api/", "/rules/", f"/tables/{enemy.table}/"))
    wire.ask(f"{start}%{path}?{'q=r&' * 20}", *enemy.headers()).answer()


def page(enemy: Enemy, wire: Wire) -> None:
    path = enemy.random.choice((*PAGES, f"/tables/{enemy.table}/"))
    wire.ask(f"{path}?{enemy.random.getrandbits(60):x}=1", *enemy.headers()).answer()


def method(enemy: Enemy, wire: Wire) -> None:
    verb = enemy.random.choice(("PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"))
    wire.ask(enemy.random.choice(PAGES), *enemy.headers(), method=verb).answer()


def stream(enemy: Enemy, wire: Wire) -> None:
    """Opened and dropped, at once or after a while."""
    path = enemy.random.choice(
        (f"/tables/{enemy.table}/events", f"/api/tables/{enemy.table}/events")
    )
    wire.ask(path, *enemy.headers()).begins()
    if enemy.random.random() < 0.3:
        enemy.hold(f"GET {path} HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode())


def program_stream(enemy: Enemy, wire: Wire) -> None:
    wire.ask("/api/stream", enemy.token).begins()


def crowd(enemy: Enemy, wire: Wire) -> None:
    """Many requests without waiting for an answer."""
    wire.send(b"GET /health HTTP/1.1\r\n\r\n" * enemy.random.randrange(2, 3000))
    wire.rest()


def noise(enemy: Enemy, wire: Wire) -> None:
    wire.send(enemy.junk(enemy.random.randrange(1, 5000)))


def not_read(enemy: Enemy, _: Wire) -> None:
    """A page that nobody fetches."""
    enemy.hold(f"GET /tables/{enemy.table}/ HTTP/1.1\r\nHost: {HERE}\r\n\r\n".encode())


VISITS: Final[tuple[Callable[[Enemy, Wire], None], ...]] = (
    long_header,
    many_headers,
    half_a_head,
    half_a_body,
    upload,
    form,
    chunks,
    unknown_table,
    address,
    page,
    method,
    stream,
    program_stream,
    crowd,
    noise,
    not_read,
)
