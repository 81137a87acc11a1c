"""Fresh tables for the kernel: boards and first seat drawn as in any game."""

from random import Random

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel.layout import Row, pack
from dorfplatz.games.bohemian.kernel.table import Table, table_of
from dorfplatz.games.bohemian.state import Phase


def fresh(seats: int, random: Random) -> tuple[Table, Row]:
    """A table and its first position before the first roll."""
    state = BOHEMIAN.new(seats)
    while state.phase is not Phase.ROLL and BOHEMIAN.actor(state) is CHANCE:
        state, _ = BOHEMIAN.play(state, BOHEMIAN.odds(state).draw(random))
    return table_of(state), pack(state)
