"""The rules of Pig behind the contract that all games share."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from dorfplatz.core.chance import Odds
from dorfplatz.core.contract import Json, Option, Options, Result
from dorfplatz.core.refusal import Illegal, Malformed
from dorfplatz.core.seat import CHANCE, Actor, Seat
from dorfplatz.core.text import Message, Text, Who, message

SEATS: Final = range(2, 10)
TARGET: Final = 100
FIRST: Final = Seat(0)
TARGETS: Final = range(10, 1001)

SEATS_WRONG: Final = Text("pig.seats", "Pig is for 2 to 9 players.")
OPTION_WRONG: Final = Text("pig.option", "Pig has one option: target, a number from 10 to 1000.")
NOT_NOW: Final = Text("pig.not-now", "This cannot be done now.")
NOT_A_MOVE: Final = Text("pig.not-a-move", "“{found}” is no move of Pig: write roll or hold.")
ROLLED: Final = Text("pig.rolled", "{who} rolls {face}.")
LOST: Final = Text("pig.lost", "{who} loses {points}.")
HELD: Final = Text("pig.held", "{who} keeps {points}.")
TURN: Final = Text("pig.turn", "{who}’s turn")


@dataclass(frozen=True, slots=True)
class Throw:
    """The player takes the die."""


@dataclass(frozen=True, slots=True)
class Hold:
    """The player keeps what was rolled."""


@dataclass(frozen=True, slots=True)
class Fall:
    """Chance: how the die falls."""

    face: int


Move = Throw | Hold | Fall
WORDS: Final[dict[str, Move]] = {"roll": Throw(), "hold": Hold()}


@dataclass(frozen=True, slots=True)
class Event:
    what: str
    who: Seat
    number: int = 0


@dataclass(frozen=True, slots=True)
class State:
    target: int
    scores: tuple[int, ...]
    turn: Seat = FIRST
    rolled: int = 0
    """In this turn."""
    is_falling: bool = False
    winner: Seat | None = None


class Pig:
    name: Final = "pig"
    rules: Final = 1
    options: Final = (
        Option(
            "target",
            Text("pig.target", "Points to win"),
            Text("pig.target-is", "Pig: how many points win."),
            written=f"{TARGET}|10|…|1000",
        ),
    )

    def automas(self) -> Mapping[Seat, str]:
        return {}

    def settle(self, seats: int, options: Options) -> Options:
        if seats not in SEATS:
            raise Malformed(SEATS_WRONG)
        target = options.get("target", str(TARGET))
        known = target.isdecimal() and len(target) < 5 and int(target) in TARGETS
        if options.keys() - {"target"} or not known:
            raise Malformed(OPTION_WRONG)
        return {"target": target}

    def new(self, seats: int, options: Options) -> State:
        return State(int(self.settle(seats, options)["target"]), (0,) * seats)

    def opening(self, _start: State) -> Sequence[Event]:
        return (Event("turn", FIRST),)

    def actor(self, state: State) -> Actor | None:
        if state.winner is not None:
            return None
        return CHANCE if state.is_falling else state.turn

    def legal(self, state: State) -> Sequence[Move]:
        if self.actor(state) != state.turn:
            return ()
        return (Throw(), Hold()) if state.rolled else (Throw(),)

    def odds(self, _state: State) -> Odds[Move]:
        return Odds([Fall(face) for face in range(1, 7)], [1] * 6)

    def play(self, state: State, move: Move) -> tuple[State, Sequence[Event]]:
        who = state.turn
        match move:
            case Fall(face) if state.is_falling and face in range(1, 7):
                fallen = Event("rolled", who, face)
                if face == 1:
                    after, begun = self._next(replace(state, is_falling=False))
                    return after, (fallen, Event("lost", who, state.rolled), begun)
                return replace(state, is_falling=False, rolled=state.rolled + face), (fallen,)
            case Throw() if move in self.legal(state):
                return replace(state, is_falling=True), ()
            case Hold() if move in self.legal(state):
                scores = list(state.scores)
                scores[who] += state.rolled
                kept = Event("held", who, state.rolled)
                if scores[who] >= state.target:
                    return replace(state, scores=tuple(scores), rolled=0, winner=who), (kept,)
                after, begun = self._next(replace(state, scores=tuple(scores)))
                return after, (kept, begun)
            case _:
                raise Illegal(NOT_NOW)

    def result(self, state: State) -> Result | None:
        if state.winner is None:
            return None
        parts = tuple({"held": score} for score in state.scores)
        return Result("target", parts, state.scores, (state.winner,))

    def read(self, _state: State, text: str) -> Move:
        if text in WORDS:
            return WORDS[text]
        if text in "123456" and len(text) == 1:
            return Fall(int(text))
        raise Malformed(NOT_A_MOVE, found=text[:20])

    def write(self, _state: State, move: Move) -> str:
        if isinstance(move, Fall):
            return str(move.face)
        return next(word for word, known in WORDS.items() if known == move)

    def tell(self, _state: State, event: Event) -> Message | None:
        match event.what:
            case "rolled":
                return message(ROLLED, who=Who(event.who), face=event.number)
            case "lost":
                return message(LOST, who=Who(event.who), points=event.number)
            case "held":
                return message(HELD, who=Who(event.who), points=event.number)
            case _:
                return None

    def heading(self, event: Event) -> Message | None:
        return message(TURN, who=Who(event.who)) if event.what == "turn" else None

    def setup(self, state: State) -> Json | None:
        return {"target": state.target}

    def view(self, state: State, _seat: Seat | None) -> Json:
        return {"scores": [*state.scores], "turn": state.turn, "rolled": state.rolled}

    def show(self, move: Move) -> Json:
        return {"kind": type(move).__name__.lower(), **asdict(move)}

    def report(self, event: Event) -> Json:
        return asdict(event)

    def _next(self, state: State) -> tuple[State, Event]:
        seat = Seat((state.turn + 1) % len(state.scores))
        return replace(state, turn=seat, rolled=0), Event("turn", seat)


GAME: Final = Pig()
