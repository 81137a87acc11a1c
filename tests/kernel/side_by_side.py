"""One game played twice, by the rules and by the kernel, compared after every move."""

from random import Random
from typing import Final

import numpy as np

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel import chance, layout
from dorfplatz.games.bohemian.kernel.choices import MOST, choices
from dorfplatz.games.bohemian.kernel.codes import encode
from dorfplatz.games.bohemian.kernel.playing import play
from dorfplatz.games.bohemian.kernel.table import table_of
from dorfplatz.games.bohemian.moves import Move
from dorfplatz.games.bohemian.state import State
from tests.kernel.disagreement import Disagreement, agree
from tests.kernel.mirror import Decoded, Mirror
from tests.kernel.news import check_news
from tests.kernel.plain import as_wide
from tests.kernel.scores import check_end, check_scores

FIELDS: Final = (
    *("PHASE", "TURN", "DICE", "TO_ROLL", "MOVES_MADE", "TILE_SPENT", "BISHOP", "SPECIAL_LEFT"),
    *("BANK", "FIRST", "ENDING", "COINS", "FIGURES", "SPECIAL", "FREE", "OWNED", "OCCUPIED"),
    *("PAID", "ACTIVE", "OWNER"),
)
"""What the numbers of a row are about, in their order."""


class Game:
    """A position of the rules and the kernel's row beside it."""

    def __init__(self, start: State, random: Random, *, thorough: float) -> None:
        self.state = start
        self.moves = 0
        self._random, self._thorough = random, thorough
        self._mirror, self._decoded = Mirror(start), Decoded(start.board)
        self._table = as_wide(table_of(start))
        self._row = as_wide(layout.pack(start))
        self._numbers: list[int] = self._row.tolist()
        self._out = np.empty(MOST, np.int32)
        self._dice = chance.generator(random.getrandbits(64))
        self._compare_rows()

    def play_on(self, most: int) -> None:
        """To the end, or for so many moves."""
        while BOHEMIAN.actor(self.state) is not None and self.moves < most:
            if self._random.random() < self._thorough:
                self.look_closely()
            self._play(*self._next_move())
        self.look_closely()

    def play(self, *moves: Move) -> None:
        """These moves, each of which must be listed."""
        for move in moves:
            if BOHEMIAN.actor(self.state) is not CHANCE:
                self._listed()
            self._play(encode(self.state.board, move), move)
        self.look_closely()

    def _next_move(self) -> tuple[int, Move]:
        if BOHEMIAN.actor(self.state) is CHANCE:
            return self._chance_move()
        listed = self._listed()
        code = self._random.choice(listed)
        return code, self._decoded[code]

    def _listed(self) -> list[int]:
        """The codes of all possible moves."""
        legal = BOHEMIAN.legal(self.state)
        listed: list[int] = self._out[: choices(self._table, self._row, self._out)].tolist()
        try:
            moves = [self._decoded[code] for code in listed]
        except LookupError as error:
            raise Disagreement("codes of moves", legal, listed) from error
        agree("possible moves", legal, moves)
        return listed

    def _chance_move(self) -> tuple[int, Move]:
        """Drawn by the rules or rolled by the kernel."""
        if self.state.to_roll and self._random.random() < 0.5:
            code = int(chance.roll(self._row, self._dice))
            move = self._decoded[code]
            agree("a roll that can fall", True, move in BOHEMIAN.odds(self.state))
            return code, move
        move = BOHEMIAN.odds(self.state).draw(self._random)
        return encode(self.state.board, move), move

    def _play(self, code: int, move: Move) -> None:
        before = self._numbers
        self.state, events = BOHEMIAN.play(self.state, move)
        self.moves += 1
        play(self._table, self._row, code)
        self._numbers = self._row.tolist()
        self._mirror.hear(events)
        self._compare_rows()
        check_news(self.state.board, move, events, before, self._numbers)
        if BOHEMIAN.actor(self.state) is None:
            check_end(self.state, events, self._table, self._row)

    def _compare_rows(self) -> None:
        rules = self._mirror.row(self.state)
        if rules != self._numbers:
            agree("length of the row", len(rules), len(self._numbers))
            where = next(at for at, number in enumerate(rules) if number != self._numbers[at])
            raise Disagreement(field(where), rules[where], self._numbers[where])

    def look_closely(self) -> None:
        agree("unpacked", self.state, layout.unpack(self._row, self.state))
        packed, paid = layout.pack(self.state).tolist(), slice(layout.PAID, layout.ACTIVE)
        packed[paid] = self._numbers[paid]
        agree("packed", packed, self._numbers)
        check_scores(self.state, self._table, self._row)
        for move in BOHEMIAN.legal(self.state):
            agree("decoded", move, self._decoded[encode(self.state.board, move)])


def field(where: int) -> str:
    """What a number of the row is about."""
    name = [name for name in FIELDS if getattr(layout, name) <= where][-1]
    return f"{name} + {where - getattr(layout, name)}"
