"""Bots that think in the kernel. The rules check every move they choose."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from dorfplatz.bots.bohemian import loading
from dorfplatz.bots.bohemian.erring import APPRENTICE_LOSES, JOURNEYMAN_LOSES, chances
from dorfplatz.bots.bohemian.policy import best_turn, workplace
from dorfplatz.bots.bohemian.thinking import leads, plans, think
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel import codes, layout
from dorfplatz.games.bohemian.kernel.choices import Codes
from dorfplatz.games.bohemian.kernel.codes import decode
from dorfplatz.games.bohemian.kernel.layout import Row, pack
from dorfplatz.games.bohemian.kernel.playing import play
from dorfplatz.games.bohemian.kernel.table import Table, table_of
from dorfplatz.games.bohemian.moves import Move
from dorfplatz.games.bohemian.state import Phase, State

MOST_AWAITED: Final = 64
"""Turns in whose middle a bot may be at once: it can play at many tables."""

Plan = tuple[int, int]
"""The codes of two moves; the second may be none."""
Choice = Callable[[Table, Row, int, Random], Plan]
"""The plan for the rest of the turn at a table, in a position, with so many seats."""


class Player:
    """Income is always collected, what leaves no choice is done; the rest is thought about, once
    for the whole turn unless the dice are rolled again."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice
        self._awaited: dict[bytes, int] = {}

    def choose(self, state: State, random: Random) -> Move:
        legal = BOHEMIAN.legal(state)
        if state.phase is not Phase.MOVES or len(legal) == 1:
            return legal[0]
        table, row = table_of(state), pack(state)
        planned = self._awaited.pop(_key(table, row), codes.NONE)
        if planned != codes.NONE:
            return decode(state.board, planned)
        first, second = self._choice(table, row, len(state.coins), random)
        self._look_forward(table, row, first, second)
        return decode(state.board, first)

    def _look_forward(self, table: Table, row: Row, first: int, second: int) -> None:
        """Remember what to do in the middle of the turn, if it comes to that."""
        play(table, row, first)
        row[layout.PAID : layout.ACTIVE] = 0
        if row[layout.PHASE] == layout.MOVES:
            self._awaited[_key(table, row)] = codes.END_TURN if second == codes.NONE else second
        if len(self._awaited) > MOST_AWAITED:
            del self._awaited[next(iter(self._awaited))]


def _key(table: Table, row: Row) -> bytes:
    return table.tobytes() + row.tobytes()


def tuned() -> Player:
    """Greedy again, with weights found by search; rolls again only when it must."""

    def choice(table: Table, row: Row, seats: int, _random: Random) -> Plan:
        work = workplace()
        best = best_turn(table, row, loading.weights(seats), work)
        if best < 0:
            return codes.REROLL + int(row[layout.DICE]) * codes.WHERE, codes.NONE
        return _plan(work[1][best])

    return Player(choice)


def apprentice() -> Player:
    return _erring(APPRENTICE_LOSES)


def journeyman() -> Player:
    return _erring(JOURNEYMAN_LOSES)


def _erring(loses: Mapping[int, float]) -> Player:
    """The trained evaluation, one turn deep, with errors that cost so many coins a turn."""

    def choice(table: Table, row: Row, seats: int, random: Random) -> Plan:
        thoughts, _ = plans(table, row, loading.network(seats))
        weights = chances(leads(thoughts, table, row), loses[seats]).tolist()
        return _plan(random.choices(thoughts.moves, weights)[0])

    return Player(choice)


def master() -> Player:
    """The trained evaluation, exact over all ways to roll again."""

    def choice(table: Table, row: Row, seats: int, _random: Random) -> Plan:
        return _plan(plans(table, row, loading.network(seats))[0].moves[0])

    return Player(choice)


def mayor(seconds: float) -> Player:
    """The trained evaluation, and playouts of the best plans for so long at most."""

    def choice(table: Table, row: Row, seats: int, random: Random) -> Plan:
        seed = random.getrandbits(63)
        return _plan(think(table, row, loading.network(seats), seconds, seed).moves[0])

    return Player(choice)


def _plan(moves: Codes) -> Plan:
    return int(moves[0]), int(moves[1])
