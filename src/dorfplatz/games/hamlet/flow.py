"""What follows when a move is made: until somebody has something to decide or to draw."""

from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet import scoring, turn
from dorfplatz.games.hamlet.actions import paying, villagers
from dorfplatz.games.hamlet.botrik import turn as botrik
from dorfplatz.games.hamlet.events import GameEnded, News, TurnBegan, TurnEnded
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Ending, Phase, State


def go_on(state: State, news: News) -> None:
    """Gaps are filled first; then whoever has the turn goes on with it."""
    while True:
        if gap := _gap(state):
            state.phase = gap
            return
        if state.round == 0:
            begin_turn(state, PERSON, news)
        waits_for = _person(state, news) if state.turn == PERSON else botrik.go_on(state, news)
        if waits_for is not None:
            state.phase = waits_for
            return
        if state.turn == BOTRIK and not state.players[BOTRIK].ready:
            end_turn(state, news)
        if state.ending is not None:
            return


def end_turn(state: State, news: News) -> None:
    """After Botrik's turn the round is over, and with it the game if the last order is filled."""
    news.append(TurnEnded(state.turn))
    if state.turn == PERSON:
        begin_turn(state, BOTRIK, news)
    elif state.is_church_done:
        _end_game(state, Ending.CHURCH, news)
    elif state.round >= state.options.components.supplies.rounds:
        _end_game(state, Ending.ROUNDS, news)
    else:
        begin_turn(state, PERSON, news)


def begin_turn(state: State, seat: Seat, news: News) -> None:
    state.turn = seat
    state.visit = ""
    villagers.rest(state, seat)
    if seat == PERSON:
        state.round += 1
    news.append(TurnBegan(seat, state.round))
    if seat == BOTRIK:
        botrik.begin(state)


def _gap(state: State) -> Phase | None:
    """What chance has to bring before anything else happens."""
    supplies = state.options.components.supplies
    if state.bag and len(state.row) < supplies.row:
        return Phase.DRAW
    if state.sale_pile and len(state.sales) < supplies.open_sales:
        return Phase.SHOW
    return None if state.automa.row else Phase.ARRANGE


def _person(state: State, news: News) -> Phase | None:
    """What is laid must be paid for; what is paid for happens."""
    if state.building is not None:
        return Phase.LAY
    if state.bill is None:
        return Phase.TURN
    if not paying.settle(state, news):
        return Phase.PAY
    bill, state.bill = state.bill, None
    turn.finish(state, bill, news)
    return None


def _end_game(state: State, ending: Ending, news: News) -> None:
    state.phase = Phase.OVER
    state.ending = ending
    news.append(GameEnded(ending, state.round))
    scoring.tell(state, news)
