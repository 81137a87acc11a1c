"""A program that sits down at a table and talks nonsense. Prints what it asked and was answered, a
line of JSON for each answer that HTTP allows."""

import http.client
import json
import socket
import sys
from typing import Any
from urllib.parse import urlsplit

SERVER, TABLE = urlsplit(sys.argv[1]).netloc, sys.argv[2]
AT = f"/api/tables/{TABLE}"
JSON = {"Content-Type": "application/json"}

NO_JSON = [
    b"",
    b"{",
    b"nonsense",
    b"\xff\xfe\x00",
    b'{"version": 1, "move": "end"',
    b"[" * 50_000,
    b'{"version": ' + b"9" * 5000 + b', "move": "end"}',
    b'{"version": NaN, "move": "end"}',
    b'{"version": 1e999, "move": "end"}',
    b'{"version": 1, "move": "\\ud800"}',
    b'{"version": 1, "move": "' + b"x" * 300_000 + b'"}',
    b"x" * 1_000_000,
]
"""Bodies of a move."""
NO_MOVES: list[Any] = [
    None,
    [],
    "end",
    {},
    {"version": 1},
    {"move": "end"},
    {"version": 0, "move": "end"},
    {"version": 10**6, "move": "end"},
    {"version": -1, "move": "end"},
    {"version": 10**30, "move": "end"},
    {"version": "x", "move": "end"},
    {"version": [1], "move": "end"},
    {"version": 1, "move": None},
    {"version": 1, "move": {"end": True}},
    {"version": 1, "move": "x" * 201},
]
MOVES = [
    "",
    "\n",
    "end\n1: end",
    "undo",
    "now greedy",
    "chance: roll 6 6 6 6",
    "result: x",
    "9+9 Mars x",
]
"""With the right version, but it is somebody else's turn, or no move at all."""
NO_SEATS = ["9", "-1", "x", "0", "1.5", "%00", "99999999999999999999"]
NO_TOKENS = ["", "Bearer", "Bearer x", "Basic x", "Bearer " + "x" * 5000, "Bearer \xff", "bearer ."]
NO_REQUESTS = [
    ("DELETE", AT, b""),
    ("PUT", f"{AT}/moves", b"{}"),
    ("POST", "/api/stream", b"{}"),
    ("GET", "/api/nothing", b""),
    ("GET", "/api/stream?table=", b""),
    ("GET", "/api/stream?table=" + "x" * 50, b""),
    ("GET", "/api/stream?" + "&".join(["table=x"] * 101), b""),
    ("GET", "/api/tables/%F0%9F%8E%B2", b""),
    ("GET", f"{AT}/entries?since=-1", b""),
    ("GET", f"{AT}/positions/99999", b""),
    ("GET", f"{AT}/positions/x", b""),
    ("POST", f"{AT}/fork", b'{"version": 99999, "seats": [{"kind": "person"}, {"kind": "open"}]}'),
    ("POST", f"{AT}/fork", b'{"version": 1, "seats": [{"kind": "person"}]}'),
    ("POST", f"{AT}/fork", b'{"version": 1, "seats": [{"kind": "bishop"}, {"kind": "open"}]}'),
    ("POST", "/api/records", b'{"record": "nonsense"}'),
    ("POST", "/api/records", b'{"record": "dorfplatz 1\\ngame bohemian 99\\n"}'),
    ("POST", "/api/tables", b'{"seats": []}'),
    ("POST", "/api/tables", b'{"seats": [{"kind": "person"}], "game": "chess"}'),
    (
        "POST",
        "/api/tables",
        b'{"seats": [{"kind": "person"}, {"kind": "open"}], "turn_seconds": 1}',
    ),
    ("POST", "/api/seats/nonsense", b""),
    ("POST", f"{AT}/rematch", b""),
    ("POST", f"{AT}/begin", b'{"bot": "bishop"}'),
    ("POST", f"{AT}/seats/0/bot", b"{}"),
    ("POST", f"{AT}/seats/1/bot", b'{"bot": "bishop"}'),
    ("POST", f"{AT}/undo", b'{"version": 1}'),
]


def ask(method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, Any]:
    connection = http.client.HTTPConnection(SERVER, timeout=60)
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    told = answer.read()
    connection.close()
    return answer.status, json.loads(told)


def talk(
    method: str, path: str, body: bytes | None = None, token: str = "", **headers: str
) -> None:
    named = {"Authorization": token or TOKEN, **JSON, **headers}
    status, told = ask(method, path, body, **named)
    print(json.dumps([f"{method} {path[:60]} {str(body)[:60]} {token[:20]}", status, told]))


def break_off(said: bytes) -> None:
    """Say something that is not even HTTP, or stop in the middle, and leave."""
    host, _, port = SERVER.partition(":")
    with socket.create_connection((host, int(port))) as wire:
        wire.sendall(said)


TOKEN = "Bearer " + ask("POST", "/api/programs", b'{"name": "Rude"}', **JSON)[1]["token"]
status, shown = ask("POST", f"{AT}/seats/1", b'{"name": "Rude"}', Authorization=TOKEN, **JSON)
while shown["actor"] == 1:
    move = {"version": shown["version"], "move": shown["legal"][0]["text"]}
    ask("POST", f"{AT}/moves", json.dumps(move).encode(), Authorization=TOKEN, **JSON)
    status, shown = ask("GET", AT, Authorization=TOKEN)

for said in NO_JSON:
    talk("POST", f"{AT}/moves", said)
for asked in NO_MOVES + [{"version": shown["version"], "move": text} for text in MOVES]:
    talk("POST", f"{AT}/moves", json.dumps(asked).encode())
for seat in NO_SEATS:
    talk("POST", f"{AT}/seats/{seat}", b'{"name": "Rude"}')
for name in ("", "x" * 41, "a\nb", "\u202e", None, 5, " "):
    talk("POST", "/api/programs", json.dumps({"name": name}).encode())
for token in NO_TOKENS:
    talk("GET", "/api/stream", token=token or " ")
for method, path, body in NO_REQUESTS:
    talk(method, path, body)
talk("POST", f"{AT}/moves", b"version=1&move=end", **{"Content-Type": "nonsense"})
for _ in range(20):
    break_off(f"GET /api/stream HTTP/1.1\r\nHost: x\r\nAuthorization: {TOKEN}\r\n\r\n".encode())
for said in (b"", b"\0\xff\n\n", b"GET /api/stream HTTP/1.1\r\nHo", b"POST / HTTP/9\r\n\r\n"):
    break_off(said)
break_off(f"POST {AT}/moves HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{{".encode())
