"""Programs that listen: lines of JSON as they come."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.requests import Request
from starlette.types import Message

from tests.server.support import Event, House, Json, Program, Stream


class Hearing(Stream):
    """A stream of a program; pings are heard only by those who ask for them."""

    def __init__(self, app: FastAPI, path: str, headers: Mapping[str, str]) -> None:
        self.reads = asyncio.Event()
        """Cleared: the program takes nothing from the connection."""
        self.reads.set()
        super().__init__(app, path, headers)

    async def _take(self, message: Message) -> None:
        await self.reads.wait()
        await super()._take(message)

    def _read(self, body: bytes) -> None:
        self._text += body.decode()
        *whole, self._text = self._text.split("\n")
        for line in whole:
            told = json.loads(line)
            self._events.put_nowait(Event(told.get("version", 0), told))

    async def line(self, *kinds: str) -> Json:
        """The next line; of these kinds if need be, others are left out."""
        while True:
            told = (await self.next()).data
            if told["type"] in kinds or (not kinds and told["type"] != "ping"):
                return told

    def so_far(self) -> list[Json]:
        """Whatever has come and was not taken yet."""
        found: list[Json] = []
        while not self._events.empty():
            event = self._events.get_nowait()
            assert event is not None, "the stream has ended"
            found.append(event.data)
        return found

    async def standing(self) -> list[Json]:
        """Everything up to the first ping."""
        found: list[Json] = []
        while (told := (await self.next()).data)["type"] != "ping":
            found.append(told)
        return found


async def both_seats(house: House, moves: int = 0) -> tuple[Program, str]:
    ada = await house.program()
    table = (await ada.open("person", "person"))["id"]
    for _ in range(moves):
        await ada.first_move(table)
    return ada, table


@asynccontextmanager
async def hearing(house: House, program: Program, query: str = "") -> AsyncIterator[Hearing]:
    token = program.client.headers["Authorization"]
    stream = Hearing(house.app, f"/api/stream{query}", {"Authorization": token})
    try:
        yield stream
    finally:
        await stream.close()


async def plays(heard: Hearing, program: Program) -> list[Json]:
    """Chooses the first move whenever it is asked, until the game is over."""
    told: list[Json] = []
    while True:
        line = await heard.line()
        told.append(line)
        if line["type"] == "choices":
            text = line["legal"][0]["text"]
            answer = await program.move(line["table"], line["version"], text)
            assert answer.status_code == 200, answer.text
        elif line["type"] == "over":
            return told


def owner_of(house: House, program: Program) -> str:
    """Whom the token of a program stands for."""
    token = program.client.headers["Authorization"].encode()
    asking = Request({"type": "http", "headers": [(b"authorization", token)]})
    return house.server.signer.program(asking).id
