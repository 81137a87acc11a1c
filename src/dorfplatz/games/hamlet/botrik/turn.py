"""Botrik's turn: one action with each villager, primary actions first, then along his row."""

from collections.abc import Callable
from typing import Final, TypeVar

from dorfplatz.core.refusal import Illegal
from dorfplatz.games.hamlet.actions import roads
from dorfplatz.games.hamlet.botrik import (
    blueprints,
    building,
    hiring,
    making,
    markers,
    ordering,
    paving,
    producing,
    selling,
    support,
    walking,
)
from dorfplatz.games.hamlet.botrik.board import Stage
from dorfplatz.games.hamlet.botrik.mind import Mind, Plan, Undecided
from dorfplatz.games.hamlet.botrik.priorities import PRIMARY
from dorfplatz.games.hamlet.botrik.words import NO_ANSWER
from dorfplatz.games.hamlet.events import ActionMoved, ActionRemoved, AllFailed, News
from dorfplatz.games.hamlet.moves import Action, Choose
from dorfplatz.games.hamlet.reasons import Failure
from dorfplatz.games.hamlet.state import BOTRIK, Phase, State

Decided = TypeVar("Decided")

ATTEMPTS: Final[dict[Action, Callable[[State, Mind], Plan | None]]] = {
    Action.HIRE: hiring.attempt,
    Action.ORDER: ordering.attempt,
    Action.SELL: selling.attempt,
    Action.PRODUCE: producing.attempt,
    Action.BLUEPRINT: blueprints.attempt,
    Action.MAKE: making.attempt,
    Action.BUILD: building.attempt,
    Action.ROAD: paving.attempt,
}


def begin(state: State) -> None:
    automa = state.automa
    automa.is_paid = False
    _next_villager(state)
    automa.is_first = True


def go_on(state: State, news: News) -> Phase | None:
    """His next step; the phase that it waits for, or None when it is done."""
    try:
        match state.automa.stage:
            case Stage.HIRE:
                _hire(state, news)
            case Stage.ORDER:
                _order(state, news)
            case Stage.SELL:
                _sell(state, news)
            case Stage.MARKER:
                return Phase.MARK
            case Stage.ROW:
                _follow_row(state, news)
            case _:
                _walk(state, news)
    except Undecided as undecided:
        state.question = (undecided.question, undecided.answers)
        return Phase.ASK
    return None


def answer(state: State, move: Choose) -> None:
    """The person has decided for him; the decision runs again with this answer."""
    assert state.question is not None
    _, answers = state.question
    if move.answer not in answers:
        raise Illegal(NO_ANSWER, answer=move.answer, answers=answers)
    state.question = None
    state.automa.answers += (move.answer,)


def _hire(state: State, news: News) -> None:
    """Failing with the first villager brings a gold."""
    automa = state.automa
    if hiring.has_enough(state):
        _think(state, news, lambda mind: mind.fail(Action.HIRE, Failure.ENOUGH_VILLAGERS))
        automa.stage = _after(Action.HIRE)
    elif not _try(state, Action.HIRE, news):
        automa.has_failed_to_hire = True
        automa.stage = _after(Action.HIRE)
        if automa.is_first:
            support.pay(state, news)


def _order(state: State, news: News) -> None:
    """Failing with the first villager brings a gold, unless failing to hire has."""
    automa = state.automa
    if not _try(state, Action.ORDER, news):
        automa.stage = _after(Action.ORDER)
        if automa.is_first and not automa.has_failed_to_hire:
            support.pay(state, news)


def _sell(state: State, news: News) -> None:
    if not _try(state, Action.SELL, news):
        state.automa.stage = _after(Action.SELL)


def _after(action: Action) -> Stage:
    """The next primary action, and after the last a marker."""
    later = PRIMARY[PRIMARY.index(action) + 1 :]
    return Stage(later[0].value) if later else Stage.MARKER


def _follow_row(state: State, news: News) -> None:
    """Along the row until an action succeeds, or all have failed: then a villager goes to the
    Church."""
    automa = state.automa
    if len(automa.tried) == len(automa.row):
        news.append(AllFailed())
        _aim(state, state.network.church)
        return
    action = markers.next_action(state)
    if _try(state, action, news):
        automa.acted = action
    else:
        automa.tried += (action,)


def _walk(state: State, news: News) -> None:
    """An action ends with a villager where it was done. Then the action tile moves on, or support
    pays a gold if all have failed, and the marker is put aside."""
    automa, place = state.automa, state.automa.aim
    villager = _think(state, news, lambda mind: walking.choose(state, mind, place))
    walking.walk(state, villager, place, news)
    if automa.drawn is not None:
        if automa.acted is None:
            support.pay(state, news)
        else:
            _move_on(state, automa.acted, news)
        markers.put_aside(state, news)
    _next_villager(state)
    automa.is_first = False


def _move_on(state: State, action: Action, news: News) -> None:
    """To the end of the row; out of the game once the last road is built."""
    automa = state.automa
    others = tuple(each for each in automa.row if each is not action)
    if action is Action.ROAD and not roads.roads_left(state, BOTRIK):
        automa.row = others
        news.append(ActionRemoved(action, automa.row))
    else:
        automa.row = (*others, action)
        news.append(ActionMoved(action, automa.row))


def _next_villager(state: State) -> None:
    automa = state.automa
    automa.stage = Stage(PRIMARY[0].value)
    automa.has_failed_to_hire = False
    automa.tried = ()
    automa.acted = None
    automa.aim = ""


def _try(state: State, action: Action, news: News) -> bool:
    plan = _think(state, news, lambda mind: ATTEMPTS[action](state, mind))
    if plan is None:
        return False
    plan.carry_out(state, news)
    _aim(state, plan.place)
    return True


def _aim(state: State, place: str) -> None:
    state.automa.aim = place
    state.automa.stage = Stage.WALK


def _think(state: State, news: News, decide: Callable[[Mind], Decided]) -> Decided:
    """A decision, and the thoughts that have not been told yet."""
    automa, mind = state.automa, Mind(state)
    try:
        decided = decide(mind)
    except Undecided:
        news.extend(mind.thoughts[automa.told :])
        automa.told = len(mind.thoughts)
        raise
    news.extend(mind.thoughts[automa.told :])
    automa.answers, automa.told = (), 0
    return decided
