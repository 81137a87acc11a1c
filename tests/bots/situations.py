"""Positions of whole games, and short games of one's own cardboard."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from dorfplatz.bots.game_bots import AnyBot
from dorfplatz.bots.roster import bot
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian import components
from dorfplatz.games.bohemian.components import Setup
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import Move
from dorfplatz.games.bohemian.state import Phase, State
from tests.kernel.cardboard import random_cardboard

QUICK = "tuned"
"""Plays sensibly, a turn in less than a millisecond."""


def game(seats: int, seed: str, *, income: str = "automatic") -> Iterator[State]:
    """All positions of a game, chance's too."""
    random, player = Random(seed), bot("bohemian", QUICK)
    state = BOHEMIAN.new(seats, {"income": income})
    while (actor := BOHEMIAN.actor(state)) is not None:
        chance = actor is CHANCE
        move = BOHEMIAN.odds(state).draw(random) if chance else player.choose(state, random)
        state, _ = BOHEMIAN.play(state, move)
        yield state


def choices(seats: int, seed: str, *, every: int = 1, income: str = "automatic") -> list[State]:
    """Positions of a game in which dice are to be used and there is a choice; every so many."""
    positions = game(seats, seed, income=income)
    return [
        state
        for state in positions
        if state.phase is Phase.MOVES and len(BOHEMIAN.legal(state)) > 1
    ][::every]


def between_turns(seats: int, seed: str, *, every: int = 1) -> list[State]:
    """Positions of a game in which a seat is about to roll four dice; every so many."""
    return [state for state in game(seats, seed) if state.to_roll == 4][::every]


def rotated(state: State, by: int) -> State:
    """The same position, everyone so many seats further on."""
    seats = len(state.coins)

    def moved(seat: Seat) -> Seat:
        return Seat((seat + by) % seats)

    after = state.copy()
    after.turn, after.first = moved(state.turn), moved(state.first)
    after.bishop = None if state.bishop is None else moved(state.bishop)
    after.occupants = [None if owner is None else moved(owner) for owner in state.occupants]
    for seat in map(Seat, state.seats):
        after.coins[moved(seat)] = state.coins[seat]
        after.figures[moved(seat)] = state.figures[seat]
        after.special[moved(seat)] = state.special[seat]
    return after


def short_game(figures: int, cardboard: str | None = None) -> str:
    """A component file with so few figures that its games are short."""
    printed = components.standard() if cardboard is None else components.read(cardboard)
    setups = tuple((seats, Setup(figures, setup.without)) for seats, setup in printed.setups)
    return components.write(replace(printed, title=f"{printed.title}, short", setups=setups))


def own_cardboard(seed: str) -> str:
    """Village boards such as nobody would print."""
    return short_game(3, random_cardboard(Random(seed)))


def whole_turn(player: AnyBot, state: State, random: Random) -> tuple[Move, ...]:
    """What a bot does until its turn ends or the dice are rolled again."""
    moves: list[Move] = []
    turn = state.turn
    while state.phase is Phase.MOVES and state.turn == turn:
        moves.append(player.choose(state, random))
        state, _ = BOHEMIAN.play(state, moves[-1])
    return tuple(moves)
