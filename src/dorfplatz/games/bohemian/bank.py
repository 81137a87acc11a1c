"""The bank: every coin paid says why; an empty bank ends the game."""

from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian.ending import end_game
from dorfplatz.games.bohemian.events import CoinsPaid, News, Why
from dorfplatz.games.bohemian.state import Ending, State


def pay(state: State, seat: Seat, coins: int, why: Why, count: int, news: News) -> None:
    """In full, even if the bank has too little."""
    state.coins[seat] += coins
    state.bank -= coins
    news.append(CoinsPaid(seat, coins, why, count))


def end_if_empty(state: State, news: News) -> None:
    """Looked at after each payment; a payment to several players, or for two reasons, is one."""
    if state.bank <= 0:
        end_game(state, Ending.BANK_EMPTY, news)
