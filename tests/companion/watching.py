"""Botrik's turns as the rules play them: every step, with the position before and after it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.hamlet.botrik import turn
from dorfplatz.games.hamlet.botrik.board import Stage
from dorfplatz.games.hamlet.events import Event, News
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import END
from dorfplatz.games.hamlet.state import BOTRIK, Phase, State
from tests.fuzz.hamlet import SCARCE, SHIPPED, random_options


@dataclass(slots=True)
class Step:
    before: State
    events: list[Event]
    after: State


@dataclass(slots=True)
class Turn:
    steps: list[Step] = field(default_factory=list)

    @property
    def is_whole(self) -> bool:
        return not self.steps[-1].after.players[BOTRIK].ready

    @property
    def villagers(self) -> Iterator[list[Step]]:
        """The steps of each, up to its walk."""
        steps: list[Step] = []
        for step in self.steps:
            steps.append(step)
            if step.before.automa.stage is Stage.WALK and step.after.automa.stage is Stage.HIRE:
                yield steps
                steps = []


@contextmanager
def watched() -> Iterator[list[Turn]]:
    """Whatever Botrik does meanwhile."""
    turns: list[Turn] = []
    begin, go_on = turn.begin, turn.go_on

    def begun(state: State) -> None:
        begin(state)
        turns.append(Turn())

    def gone_on(state: State, news: News) -> Phase | None:
        before, told = state.copy(), len(news)
        waits_for = go_on(state, news)
        turns[-1].steps.append(Step(before, news[told:], state.copy()))
        return waits_for

    turn.begin, turn.go_on = begun, gone_on
    try:
        yield turns
    finally:
        turn.begin, turn.go_on = begin, go_on


def turn_from(state: State, random: Random) -> list[Turn]:
    """His turn, if the person ends theirs here."""
    with watched() as turns:
        state, _ = HAMLET.play(state, END)
        while state.turn == BOTRIK and state.phase is not Phase.OVER:
            state = advanced(state, random)
    return turns


def game(seed: str) -> tuple[State, list[Turn]]:
    """A whole game at a random table: how it ended, and all of Botrik's turns."""
    random = Random(seed)
    seats, options = random_options(random)
    options["components"] = random.choice((SHIPPED, SCARCE))
    state = HAMLET.new(seats, options)
    with watched() as turns:
        while HAMLET.actor(state) is not None:
            state = advanced(state, random)
    return state, turns


def advanced(state: State, random: Random) -> State:
    """Chance, or the person, who rather does something than nothing, moves at random."""
    if HAMLET.actor(state) is CHANCE:
        return HAMLET.play(state, HAMLET.odds(state).draw(random))[0]
    legal = HAMLET.legal(state)
    busy = [move for move in legal if move != END]
    return HAMLET.play(state, random.choice(busy or legal))[0]
