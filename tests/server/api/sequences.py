"""Several programs at one table do whatever they like, in any order, and listen now and then.

Whatever happens: the record only grows and can be played again, nobody moves for another's seat,
what is refused changes nothing, and whoever listens knows what there is to know.
"""

import asyncio
from typing import Any, Final

import httpx
from anyio.from_thread import BlockingPortal
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dorfplatz.core.record import read
from dorfplatz.games.catalogue import course_of
from dorfplatz.server.tables.live.seats import in_person
from tests.server.api.hearing import Hearing
from tests.server.api.knowing import Listening, is_to_move
from tests.server.support import SOON, House, Json, Program, lines

WHO: Final = st.sampled_from(("Ada", "Ben", "Eve"))
SEATS: Final = st.integers(0, 3)
OFF: Final = st.sampled_from((0, 0, 0, 0, 0, -1, 1, -7, 10**6))
"""By how much somebody is wrong about the version; mostly not at all."""
WORDS: Final = ("", "end", "undo", "now person", "chance: roll 6 6 6 6", "nonsense", "0", "\n")


def kept(record: str) -> str:
    """What never changes: in the end only the secret of the dice is added to the header."""
    return "".join(
        line for line in record.splitlines(keepends=True) if not line.startswith("dice secret ")
    )


class AtATable(RuleBasedStateMachine):
    portal: BlockingPortal
    house: House
    programs: dict[str, Program]

    def __init__(self) -> None:
        super().__init__()
        self.table = ""
        self.record = ""
        self.version = 0
        self.listening: dict[str, Listening] = {}

    # What they do

    @initialize(
        others=st.lists(
            st.sampled_from(("Ben", "Ben", "Eve", "open", "uniform")), min_size=1, max_size=2
        ),
        listeners=st.sets(WHO),
    )
    def open(self, others: list[str], listeners: set[str]) -> None:
        kinds = ["open" if each in self.programs else each for each in others]
        opened = self.portal.call(self.programs["Ada"].open, "person", *kinds)
        self.table = opened["id"]
        for who in sorted(listeners):
            self.listen_or_stop(who)
        for seat, who in enumerate(others, 1):
            if who in self.programs:
                self._post(who, f"seats/{seat}", name=f"{who} {seat}")
        self._settle()

    @rule(moves=st.integers(1, 6), choice=st.integers(0, 1000))
    def play_on(self, moves: int, choice: int) -> None:
        """Everybody makes a move when it is their turn."""
        for _ in range(moves):
            for who in self.programs:
                if is_to_move(shown := self._shown(who)):
                    text = shown["legal"][choice % len(shown["legal"])]["text"]
                    asked = {"version": shown["version"], "move": text}
                    answer = self.portal.call(self._send, who, "moves", asked)
                    assert answer.status_code == 200, answer.text
                    self._settle()

    @rule(who=WHO, choice=st.integers(0, 1000), off=OFF)
    def move(self, who: str, choice: int, off: int) -> None:
        shown = self._shown(who)
        legal = shown["legal"] or [{"text": "end"}]
        text, version = legal[choice % len(legal)]["text"], shown["version"] + off
        answer = self._post(who, "moves", version=version, move=text)
        may = is_to_move(shown) and off == 0
        assert (answer.status_code == 200) == may, answer.text
        if may:
            assert f"{shown['actor']}: {text}" == lines(self._record())[shown["version"]]

    @rule(who=WHO, text=st.sampled_from(WORDS) | st.text(max_size=20))
    def talk_nonsense(self, who: str, text: str) -> None:
        shown = self._shown(who)
        answer = self._post(who, "moves", version=shown["version"], move=text)
        known = [each["text"] for each in shown["legal"]]
        assert answer.status_code != 200 or (is_to_move(shown) and text.strip() in known)

    @rule(who=WHO, off=OFF)
    def undo(self, who: str, off: int) -> None:
        shown = self._shown(who)
        answer = self._post(who, "undo", version=max(0, shown["version"] + off))
        assert answer.status_code != 200 or (is_to_move(shown) and off == 0)

    @rule(who=WHO, seat=SEATS)
    def sit_down(self, who: str, seat: int) -> None:
        seats = self._shown(who)["seats"]
        answer = self._post(who, f"seats/{seat}", name=who)
        assert (answer.status_code == 200) == (seat < len(seats) and seats[seat]["kind"] == "open")

    @rule(who=WHO)
    def begin(self, who: str) -> None:
        begun = self._shown(who)["begun"]
        answer = self._post(who, "begin", bot="uniform")
        assert (answer.status_code == 200) == (who == "Ada" and not begun)

    @rule(who=WHO, seat=SEATS, back=st.booleans())
    def change_players(self, who: str, seat: int, back: bool) -> None:
        seats = self._shown(who)["seats"]
        path = f"seats/{seat}/person" if back else f"seats/{seat}/bot"
        answer = self._post(who, path, **({} if back else {"bot": "uniform"}))
        assert answer.status_code != 200 or seats[seat]["mine"]

    @rule(who=WHO, version=st.integers(0, 60))
    def fork(self, who: str, version: int) -> None:
        shown = self._shown(who)
        seats = [{"kind": "person"} for _ in shown["seats"]]
        answer = self._post(who, "fork", version=version, seats=seats)
        may = shown["begun"] and version <= shown["version"]
        assert (answer.status_code == 201) == may, answer.text

    @precondition(lambda self: self.version > 20)
    @rule(who=WHO, wish=st.booleans())
    def close(self, who: str, wish: bool) -> None:
        mine = any(seat["mine"] for seat in self._shown(who)["seats"])
        answer = self._post(who, "close", wish=wish)
        assert answer.status_code != 200 or mine or who == "Ada"

    @rule(who=WHO)
    def listen_or_stop(self, who: str) -> None:
        if who in self.listening:
            self.portal.call(self.listening.pop(who).close)
        elif not (shown := self._shown(who))["over"] and not shown["closed"]:
            self.listening[who] = self.portal.call(self._listener, who)

    # What always holds

    @invariant()
    def the_record_is_the_game(self) -> None:
        shown, record = self._shown("Ada"), self._record()
        assert kept(record).startswith(kept(self.record))
        assert shown["version"] == len(lines(record)) >= self.version
        if record:
            course = course_of(read(record))
            assert course.game.view(course.state, None) == shown["position"]
        self.record, self.version = record, shown["version"]

    @invariant()
    def whoever_listens_knows_everything(self) -> None:
        for who, listening in self.listening.items():
            if who == "Ada" or any(seat["mine"] for seat in self._shown(who)["seats"]):
                self.portal.call(self._until_known, who)
                listening.check(self._record())

    def teardown(self) -> None:
        for listening in self.listening.values():
            self.portal.call(listening.close)

    # How it is asked

    def _shown(self, who: str) -> Json:
        return self.portal.call(self.programs[who].table, self.table)

    def _record(self) -> str:
        answer = self.portal.call(self._get, f"/api/tables/{self.table}/record")
        return answer.text if answer.status_code == 200 else ""

    def _post(self, who: str, path: str, **asked: Any) -> httpx.Response:
        """What is refused changes nothing."""
        before = self._shown(who), self._record()
        answer = self.portal.call(self._send, who, path, asked)
        assert answer.status_code < 500, answer.text
        self._settle()
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "sentence"}
            assert (self._shown(who), self._record()) == before
        return answer

    def _settle(self) -> None:
        self.portal.call(self._until_no_bot_thinks)

    async def _send(self, who: str, path: str, asked: Json) -> httpx.Response:
        return await self.programs[who].post(f"/tables/{self.table}/{path}", **asked)

    async def _get(self, path: str) -> httpx.Response:
        return await self.programs["Ada"].client.get(path)

    async def _listener(self, who: str) -> Listening:
        token = self.programs[who].client.headers["Authorization"]
        return Listening(
            Hearing(self.house.app, "/api/stream", {"Authorization": token}), self.table
        )

    async def _until_no_bot_thinks(self) -> None:
        live = await self.house.live(self.table)
        async with asyncio.timeout(SOON):
            while isinstance(live.actor, int) and not in_person(live, live.actor):
                await asyncio.sleep(0.001)

    async def _until_known(self, who: str) -> None:
        shown = await self.programs[who].table(self.table)
        async with asyncio.timeout(SOON):
            while not self.listening[who].knows(shown):
                await asyncio.sleep(0.001)
