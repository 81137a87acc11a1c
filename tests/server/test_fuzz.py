"""Programs and pages of somebody who tries everything: nothing fails, and what is refused changes
nothing."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from anyio.from_thread import start_blocking_portal
from hypothesis import HealthCheck, Phase
from hypothesis import settings as examples
from hypothesis.stateful import run_state_machine_as_test

from dorfplatz.core import chance
from dorfplatz.core.record import read
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.thinking.bot_client import Thinker
from tests.server.api.sequences import AtATable
from tests.server.support import House, Program, lines, running, settings

pytestmark = pytest.mark.anyio

OUTER = pytest.mark.outer
OFTEN = pytest.mark.parametrize("tries", [60, pytest.param(10_000, marks=OUTER)])
SEQUENCES = examples(
    deadline=None, database=None, suppress_health_check=list(HealthCheck), phases=(Phase.generate,)
)
FEW = examples(SEQUENCES, max_examples=3, stateful_step_count=20, derandomize=True)
MANY = examples(SEQUENCES, max_examples=100, stateful_step_count=40)
SIGNS = "0123456789+ :;,.-_'\"<>&%{}[]()\n\r\t\0\\/äßЖ京🎲\u202e\u2028\u00a0abcdefABCDEF"
WORDS = ("end", "undo", "now", "greedy", "person", "roll 1 2 3 4", "collect", "throw", "special")
FORMS = ("", "\n", " ", "bishop", "reroll", "sides", "first 0", "result: x", "chance: roll 6 6 6 6")


@dataclass
class Trickster:
    """Invents moves."""

    random: Random
    seen: list[str] = field(default_factory=list)

    def text(self, legal: list[str]) -> str:
        kind = self.random.randrange(8)
        if kind == 0 and legal:
            return self.random.choice(legal)
        if kind == 1 and self.seen:
            return self.random.choice(self.seen)
        if kind == 2:
            return self.random.choice(WORDS + FORMS)
        if kind == 3:
            return "".join(self.random.choices(SIGNS, k=self.random.randrange(1, 60)))
        if kind == 4:
            return "".join(chr(self.random.randrange(0xD7FF)) for _ in range(20))
        if kind == 5:
            return self.random.choice(legal or [*WORDS]) * self.random.randrange(1, 60)
        return self.mutated(self.random.choice(legal or [*WORDS]))

    def mutated(self, text: str) -> str:
        signs = [*text]
        for _ in range(self.random.randrange(1, 4)):
            at = self.random.randrange(len(signs) + 1)
            match self.random.randrange(4):
                case 0:
                    signs[at : at + 1] = []
                case 1:
                    signs.insert(at, self.random.choice(SIGNS))
                case 2:
                    signs[at : at + 1] = [self.random.choice(SIGNS)]
                case _:
                    signs[:at] = [sign.swapcase() for sign in signs[:at]]
        return "".join(signs)

    def version(self, version: int) -> Any:
        if self.random.random() < 0.7:
            return version
        wild: tuple[Any, ...] = (
            version - 1,
            version + 1,
            0,
            -1,
            10**30,
            1.5,
            None,
            "x",
            str(version),
            True,
            [],
        )
        return self.random.choice(wild)


@OFTEN
async def test_nobody_breaks_a_table_with_moves(house: House, tries: int) -> None:
    ada, ben, eve = [await house.program(name) for name in ("Ada", "Ben", "Eve")]
    table = await begin(ada, ben)
    trickster = Trickster(Random("moves"))
    refused = accepted = 0
    for _ in range(tries):
        shown = await ada.table(table)
        if shown["over"]:
            table = await begin(ada, ben)
            continue
        legal = [choice["text"] for choice in shown["legal"]]
        trickster.seen += legal
        mover, other = (ada, ben) if shown["actor"] == 0 else (ben, ada)
        who = trickster.random.choices((mover, other, eve), (8, 1, 1))[0]
        asked = {
            "version": trickster.version(shown["version"]),
            "move": trickster.text(legal),
        }
        before = await ada.record(table)
        answer = await who.post(f"/tables/{table}/moves", **asked)
        after = await ada.record(table)
        assert answer.status_code < 500, (asked, before)
        if answer.status_code == 200:
            accepted += 1
            assert who is mover
            assert lines(after)[: shown["version"]] == lines(before)
            assert answer.json()["version"] == len(lines(after)) > shown["version"]
        else:
            refused += 1
            assert set(answer.json()) == {"code", "sentence"}, (asked, answer.text)
            assert after == before, asked
            assert await ada.table(table) == shown
    assert course_of(read(await ada.record(table)))
    assert accepted > tries // 50
    assert refused > tries // 3


async def begin(ada: Program, ben: Program) -> str:
    table: str = (await ada.open("person", "open"))["id"]
    assert (await ben.post(f"/tables/{table}/seats/1", name="Ben")).status_code == 200
    return table


@OFTEN
async def test_nobody_breaks_a_page_with_its_form(house: House, tries: int) -> None:
    ada = await house.person(accept="application/json")
    ada.client.headers["Accept"] = "text/html"
    table = await ada.open("person", "person")
    ada.client.headers["Accept"] = "application/json"
    trickster = Trickster(Random("forms"))
    for _ in range(tries // 4):
        before = (await ada.client.get(f"{table}record")).text
        version = trickster.version(len(lines(before)))
        fields = {"version": version, "move": trickster.text([]), "form_key": ada.form_key}
        path = trickster.random.choice(("move", "undo", "seats/7/bot", "seats/x/bot", "rematch"))
        answer = await ada.client.post(f"{table}{path}", data=fields)
        assert answer.status_code < 500, fields
        after = (await ada.client.get(f"{table}record")).text
        if answer.status_code >= 400:
            assert after == before, fields
        else:
            assert after.startswith(before)


@pytest.mark.parametrize(
    "body",
    [
        b"form_key=%FF%FE&version=1&move=end",
        b"%00=%00",
        b"form_key=&" * 2000,
        b"move=%ED%A0%80",
        b"\xff\xfe\xfd",
        b"",
    ],
)
@pytest.mark.parametrize(
    "kind",
    [
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "text/plain",
        "nonsense",
    ],
)
async def test_a_form_that_is_none_is_refused(library: House, body: bytes, kind: str) -> None:
    ada = await library.person(accept="application/json")
    for path in ("/play", "/tables", "/me"):
        answer = await ada.client.post(path, content=body, headers={"Content-Type": kind})
        assert 400 <= answer.status_code < 500
        assert set(answer.json()) == {"code", "sentence"}


async def first_move(_: Thinker, course: AnyCourse, _kind: str) -> str:
    text: str = course.game.write(course.state, course.game.legal(course.state)[0])
    return text


@pytest.mark.parametrize("sequences", [FEW, pytest.param(MANY, marks=OUTER)], ids=["few", "many"])
def test_no_sequence_of_requests_breaks_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sequences: examples
) -> None:
    """Dice and bots that always do the same, so that what fails fails again."""
    monkeypatch.setattr(Thinker, "choose", first_move)
    monkeypatch.setattr(chance, "token_hex", lambda length: "00" * length)
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(
            running(settings(tmp_path / "db", open_tables=10**6))
        ) as house,
    ):
        programs = {name: portal.call(house.program, name) for name in ("Ada", "Ben", "Eve")}

        class Here(AtATable):
            pass

        Here.portal, Here.house, Here.programs = portal, house, programs
        run_state_machine_as_test(Here, settings=sequences)
