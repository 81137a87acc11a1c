"""Bohemian Villages behind the contract that all games share."""

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from dorfplatz.core import contract
from dorfplatz.core.chance import Odds
from dorfplatz.core.contract import Json, Result
from dorfplatz.core.refusal import Illegal, Malformed
from dorfplatz.core.seat import CHANCE, Actor, Seat
from dorfplatz.core.text import Message
from dorfplatz.games.bohemian import (
    bishop,
    notation,
    options,
    placing,
    preparation,
    scoring,
    special,
    turn,
    view,
)
from dorfplatz.games.bohemian.dice import rolls
from dorfplatz.games.bohemian.events import Event, News
from dorfplatz.games.bohemian.moves import (
    ChanceMove,
    Collect,
    End,
    First,
    Move,
    Place,
    PlayerMove,
    Reroll,
    Roll,
    Sides,
    TakeBishop,
    TakeSpecial,
    Throw,
)
from dorfplatz.games.bohemian.sentences import telling
from dorfplatz.games.bohemian.state import Phase, State
from dorfplatz.games.bohemian.words import CANNOT_FALL, GAME_OVER, NOT_A_MOVE, NOT_NOW

_CHANCE: Final = (Phase.SIDES, Phase.FIRST, Phase.ROLL)


class BohemianVillages:
    """The game for two to five players."""

    name: Final = "bohemian"
    rules: Final = 1
    options: Final = options.DECLARED

    def automas(self) -> Mapping[Seat, str]:
        return {}

    def settle(self, seats: int, given: contract.Options) -> contract.Options:
        return options.write(options.read(seats, given))

    def new(self, seats: int, given: contract.Options | None = None) -> State:
        return preparation.prepare(options.read(seats, given or {}))

    def opening(self, start: State) -> Sequence[Event]:
        return preparation.opening(start)

    def actor(self, state: State) -> Actor | None:
        if state.phase in _CHANCE:
            return CHANCE
        return None if state.phase is Phase.OVER else state.turn

    def legal(self, state: State) -> Sequence[PlayerMove]:
        match state.phase:
            case Phase.MOVES:
                return turn.possible_moves(state)
            case Phase.INCOME | Phase.THROW:
                return turn.before_rolling(state)
            case _:
                return ()

    def odds(self, state: State) -> Odds[ChanceMove]:
        match state.phase:
            case Phase.ROLL:
                return rolls(state.to_roll)
            case Phase.SIDES:
                return preparation.side_odds(state.options)
            case _:
                return preparation.first_odds(state.options)

    def play(self, state: State, move: Move) -> tuple[State, Sequence[Event]]:
        self._check_moment(state, move)
        after = state.copy()
        news: News = []
        match move:
            case Roll(dice):
                turn.rolled(after, dice, news)
            case Place():
                placing.place(after, move, news)
            case End():
                turn.end(after, news)
            case TakeSpecial():
                special.take(after, move, news)
            case TakeBishop():
                bishop.take(after, move, news)
            case Reroll():
                special.reroll(after, move, news)
            case Collect():
                turn.collect(after, news)
            case Throw():
                turn.throw(after, news)
            case Sides(letters):
                preparation.turn_up(after, letters, news)
            case First(seat):
                preparation.begin(after, seat, news)
            case _:
                assert_never(move)
        return after, news

    def result(self, state: State) -> Result | None:
        if state.ending is None:
            return None
        final = scoring.scores(state)
        return Result(
            reason=state.ending.value,
            parts=tuple(score.parts for score in final),
            totals=tuple(score.total for score in final),
            winners=scoring.winners(final),
        )

    def read(self, state: State, text: str) -> Move:
        return notation.read(state.board, text)

    def write(self, state: State, move: Move) -> str:
        return notation.write(state.board, move)

    def tell(self, state: State, event: Event) -> Message | None:
        return telling.tell(state.board, event)

    def heading(self, event: Event) -> Message | None:
        return telling.heading(event)

    def setup(self, state: State) -> Json | None:
        preparing = state.phase in (Phase.SIDES, Phase.FIRST)
        return None if preparing else view.setup(state)

    def view(self, state: State, _seat: Seat | None = None) -> Json:
        return view.position(state)

    def show(self, move: Move) -> Json:
        return view.move(move)

    def report(self, event: Event) -> Json:
        return view.event(event)

    def _check_moment(self, state: State, move: Move) -> None:
        """Refuse what cannot be done at this moment, whatever the rules of the move itself."""
        phases = _PHASES.get(type(move))
        if phases is None:
            raise Malformed(NOT_A_MOVE)
        if state.phase is Phase.OVER:
            raise Illegal(GAME_OVER)
        if state.phase not in phases:
            raise Illegal(NOT_NOW, move=self.write(state, move))
        if state.phase in _CHANCE and move not in self.odds(state):
            raise Illegal(CANNOT_FALL, move=self.write(state, move))


_PHASES: Final[dict[type[Move], tuple[Phase, ...]]] = {
    Sides: (Phase.SIDES,),
    First: (Phase.FIRST,),
    Collect: (Phase.INCOME, Phase.THROW),
    Throw: (Phase.INCOME, Phase.THROW),
    Roll: (Phase.ROLL,),
    Place: (Phase.MOVES,),
    TakeBishop: (Phase.MOVES,),
    TakeSpecial: (Phase.MOVES,),
    Reroll: (Phase.MOVES,),
    End: (Phase.MOVES,),
}
"""When each move can be made at all."""

BOHEMIAN: Final = BohemianVillages()
