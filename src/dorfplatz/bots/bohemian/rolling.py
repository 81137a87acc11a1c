"""Before the dice are rolled, where that is for the player to do: income is due, or it is not."""

from dorfplatz.bots.bohemian import loading
from dorfplatz.bots.bohemian.prospects import Prospect, features_of
from dorfplatz.bots.bohemian.terms import expectations
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.kernel.layout import pack
from dorfplatz.games.bohemian.moves import Collect, Move, Throw
from dorfplatz.games.bohemian.state import Phase, State


def before_rolling(state: State) -> list[Prospect]:
    """Where income is claimed: it is collected, or forgone; or there is nothing but the dice."""
    ways: tuple[tuple[Move, ...], ...] = ((Throw(),),)
    if state.phase is Phase.INCOME:
        ways = ((Collect(), Throw()), *ways)
    return [_rolling(state, moves) for moves in ways]


def _rolling(state: State, moves: tuple[Move, ...]) -> Prospect:
    """By the network alone: it values a seat about to roll. Income can empty the bank."""
    seat, seats = state.turn, len(state.coins)
    for move in moves:
        if BOHEMIAN.actor(state) == seat:
            state, _ = BOHEMIAN.play(state, move)
    row, result = pack(state), BOHEMIAN.result(state)
    if result is not None:
        won = (seat in result.winners) / len(result.winners)
        return Prospect(moves[:1], row, won, result.totals[seat], won)
    seen = features_of(state, row)[None, :]
    shares, coins = expectations(loading.network(seats), seen, seats)
    share = float(shares[0, 0])
    return Prospect(moves[:1], row, share, float(coins[0, 0]), share)
