"""Hamlet against Botrik behind the contract that all games share."""

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from dorfplatz.core import contract
from dorfplatz.core.chance import Odds
from dorfplatz.core.contract import Json, Result
from dorfplatz.core.refusal import Illegal, Malformed
from dorfplatz.core.seat import CHANCE, Actor, Seat
from dorfplatz.core.text import Message
from dorfplatz.games.hamlet import flow, notation, options, preparation, scoring, turn, view
from dorfplatz.games.hamlet.actions import building, paying
from dorfplatz.games.hamlet.botrik import markers
from dorfplatz.games.hamlet.botrik import turn as botrik
from dorfplatz.games.hamlet.events import Event, News
from dorfplatz.games.hamlet.moves import (
    Arrange,
    Beg,
    Build,
    BuildRoad,
    ChanceMove,
    Choose,
    Draw,
    End,
    Fill,
    HireDonkey,
    HireVillager,
    Lay,
    Lead,
    Make,
    Mark,
    Move,
    PlayerMove,
    Produce,
    Sell,
    Show,
    Take,
    Use,
)
from dorfplatz.games.hamlet.sentences import telling
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, State
from dorfplatz.games.hamlet.words import CANNOT_FALL, GAME_OVER, NOT_A_MOVE, NOT_NOW

_CHANCE: Final = (Phase.DRAW, Phase.SHOW, Phase.ARRANGE, Phase.MARK)


class Hamlet:
    """One person against Botrik."""

    name: Final = "hamlet"
    rules: Final = 1
    options: Final = options.DECLARED

    def settle(self, seats: int, given: contract.Options) -> contract.Options:
        return options.write(options.read(seats, given))

    def automas(self) -> Mapping[Seat, str]:
        return {BOTRIK: "botrik"}

    def new(self, seats: int, given: contract.Options | None = None) -> State:
        return preparation.prepare(options.read(seats, given or {}))

    def opening(self, _start: State) -> Sequence[Event]:
        return ()

    def actor(self, state: State) -> Actor | None:
        """Only the person ever acts, also where something is left open for Botrik."""
        if state.phase in _CHANCE:
            return CHANCE
        return None if state.phase is Phase.OVER else PERSON

    def legal(self, state: State) -> Sequence[PlayerMove]:
        match state.phase:
            case Phase.TURN:
                return turn.possible_moves(state)
            case Phase.LAY:
                return building.lays(state)
            case Phase.PAY:
                return paying.uses(state)
            case Phase.ASK:
                assert state.question is not None
                return [Choose(answer) for answer in state.question[1]]
            case _:
                return ()

    def odds(self, state: State) -> Odds[ChanceMove]:
        match state.phase:
            case Phase.DRAW:
                return preparation.draw_odds(state)
            case Phase.SHOW:
                return preparation.show_odds(state)
            case Phase.ARRANGE:
                return preparation.arrange_odds()
            case _:
                return markers.odds(state)

    def play(self, state: State, move: Move) -> tuple[State, Sequence[Event]]:
        self._check_moment(state, move)
        after = state.copy()
        news: News = []
        match move:
            case Arrange(row):
                preparation.arrange(after, row, news)
            case Draw(tile):
                preparation.draw(after, tile, news)
            case Show(sale):
                preparation.show(after, sale, news)
            case Mark(colour):
                markers.draw(after, colour, news)
            case Lay():
                turn.lay(after, move)
            case Use():
                paying.pay(after, move, news)
            case Choose():
                botrik.answer(after, move)
            case End():
                flow.end_turn(after, news)
            case (
                Lead()
                | Produce()
                | Make()
                | Sell()
                | Fill()
                | Take()
                | HireVillager()
                | HireDonkey()
                | Build()
                | BuildRoad()
                | Beg()
            ):
                turn.do(after, move, news)
            case _:
                assert_never(move)
        flow.go_on(after, news)
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

    def read(self, _state: State, text: str) -> Move:
        return notation.read(text)

    def write(self, _state: State, move: Move) -> str:
        return notation.write(move)

    def tell(self, state: State, event: Event) -> Message | None:
        return telling.tell(state, event)

    def heading(self, event: Event) -> Message | None:
        return telling.heading(event)

    def setup(self, state: State) -> Json | None:
        return view.setup(state) if state.round else None

    def view(self, state: State, _seat: Seat | None = None) -> Json:
        return view.position(state)

    def show(self, move: Move) -> Json:
        return view.move(move)

    def report(self, event: Event) -> Json:
        return view.event(event)

    def _check_moment(self, state: State, move: Move) -> None:
        """Refuse what cannot be done at this moment, whatever the rules of the move itself."""
        phase = _PHASES.get(type(move))
        if phase is None:
            raise Malformed(NOT_A_MOVE)
        if state.phase is Phase.OVER:
            raise Illegal(GAME_OVER)
        if state.phase is not phase:
            raise Illegal(NOT_NOW, move=notation.write(move))
        if state.phase in _CHANCE and move not in self.odds(state):
            raise Illegal(CANNOT_FALL, move=notation.write(move))


_PHASES: Final[dict[type[Move], Phase]] = {
    Arrange: Phase.ARRANGE,
    Draw: Phase.DRAW,
    Show: Phase.SHOW,
    Mark: Phase.MARK,
    Lead: Phase.TURN,
    Produce: Phase.TURN,
    Make: Phase.TURN,
    Sell: Phase.TURN,
    Fill: Phase.TURN,
    Take: Phase.TURN,
    HireVillager: Phase.TURN,
    HireDonkey: Phase.TURN,
    Build: Phase.TURN,
    BuildRoad: Phase.TURN,
    Beg: Phase.TURN,
    End: Phase.TURN,
    Lay: Phase.LAY,
    Use: Phase.PAY,
    Choose: Phase.ASK,
}
"""When each move can be made at all."""

HAMLET: Final = Hamlet()
