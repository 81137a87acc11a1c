"""The course of a turn: its start, income, the roll, and handing over."""

from dorfplatz.core.refusal import Illegal
from dorfplatz.core.seat import Seat
from dorfplatz.games.bohemian import bank, bishop, placing, special
from dorfplatz.games.bohemian.dice import DICE
from dorfplatz.games.bohemian.ending import end_game
from dorfplatz.games.bohemian.events import (
    IncomeLost,
    News,
    Rolled,
    TurnBegan,
    TurnEnded,
    Why,
)
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moves import END, Collect, Dice, PlayerMove, Throw
from dorfplatz.games.bohemian.options import Income
from dorfplatz.games.bohemian.state import Ending, Phase, State
from dorfplatz.games.bohemian.words import MUST_MOVE, MUST_REROLL, NO_INCOME


def begin(state: State, seat: Seat, news: News) -> None:
    """Without a figure in hand the game ends at once; otherwise income, then the dice."""
    state.turn = seat
    state.dice = ()
    state.moves_made = 0
    state.tile_spent = False
    if state.figures[seat] == 0:
        end_game(state, Ending.NO_FIGURES, news)
        return
    news.append(TurnBegan(seat))
    if state.options.income is Income.CLAIMED:
        state.phase = Phase.INCOME if income_due(state) else Phase.THROW
        return
    pay_income(state, news)
    if state.ending is None:
        ask_chance(state, DICE)


def inn_income(state: State) -> int:
    """One coin for each own active inn."""
    return sum(state.occupants[inn] == state.turn for inn in state.active)


def bishop_income(state: State) -> int:
    """With the bishop, one coin for each own church."""
    return state.owned(state.turn, Kind.CHURCH) if state.bishop == state.turn else 0


def income_due(state: State) -> int:
    return inn_income(state) + bishop_income(state)


def pay_income(state: State, news: News) -> None:
    """All income of a turn is one payment."""
    for why, coins in ((Why.INNS, inn_income(state)), (Why.BISHOP, bishop_income(state))):
        if coins:
            bank.pay(state, state.turn, coins, why, coins, news)
    bank.end_if_empty(state, news)


def collect(state: State, news: News) -> None:
    if state.phase is not Phase.INCOME:
        raise Illegal(NO_INCOME)
    pay_income(state, news)
    if state.ending is None:
        state.phase = Phase.THROW


def throw(state: State, news: News) -> None:
    """Whoever throws the dice before collecting has lost this turn's income."""
    if state.phase is Phase.INCOME:
        news.append(IncomeLost(state.turn, income_due(state)))
    ask_chance(state, DICE)


def ask_chance(state: State, dice: int) -> None:
    state.phase = Phase.ROLL
    state.to_roll = dice


def rolled(state: State, dice: Dice, news: News) -> None:
    news.append(Rolled(state.turn, dice, state.dice))
    state.dice = tuple(sorted(state.dice + dice))
    state.to_roll = 0
    state.phase = Phase.MOVES


def possible_moves(state: State) -> list[PlayerMove]:
    """Uses of the dice, re-rolls, the end of the turn: in this order, which callers rely on."""
    if len(state.dice) < 2:
        return [END]
    moves = uses_of_dice(state)
    moves += special.rerolls(state)
    if state.moves_made or not moves:
        moves.append(END)
    return moves


def uses_of_dice(state: State) -> list[PlayerMove]:
    """Everything that counts as a move: placing, the bishop, a special-action tile."""
    moves: list[PlayerMove] = []
    moves += placing.places(state)
    moves += bishop.moves(state)
    moves += special.moves(state)
    return moves


def before_rolling(state: State) -> list[PlayerMove]:
    """Where income is claimed: collect it if any is due, or throw."""
    return [Collect(), Throw()] if state.phase is Phase.INCOME else [Throw()]


def end(state: State, news: News) -> None:
    """Hand over to the next player; without a move only if none was possible."""
    if not state.moves_made:
        if uses_of_dice(state):
            raise Illegal(MUST_MOVE)
        if special.rerolls(state):
            raise Illegal(MUST_REROLL)
    news.append(TurnEnded(state.turn, passed=not state.moves_made))
    begin(state, Seat((state.turn + 1) % len(state.coins)), news)
