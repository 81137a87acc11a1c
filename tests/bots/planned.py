"""Plans for tests: where some moves lead, with whatever they are said to bring."""

from dorfplatz.bots.bohemian.prospects import Prospect
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel.layout import pack
from dorfplatz.games.bohemian.moves import END
from dorfplatz.games.bohemian.state import Phase, State


def planned(state: State, *texts: str, share: float, coins: float = 50.0) -> Prospect:
    """Some moves, and then the end of the turn if it is not over or rolled again."""
    moves, after = [], state
    for text in texts:
        moves.append(BOHEMIAN.read(after, text))
        after, _ = BOHEMIAN.play(after, moves[-1])
    if after.phase is Phase.MOVES:
        after, _ = BOHEMIAN.play(after, END)
    return Prospect(tuple(moves), pack(after), share, coins, share)
