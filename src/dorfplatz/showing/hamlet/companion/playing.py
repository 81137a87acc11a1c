"""Runs a program: from the setup and all that was answered to the next question. It knows the
operations, and no rule."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import assert_never

from dorfplatz.core.text import Fact, Message, Text, message
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.showing.hamlet.companion import operations
from dorfplatz.showing.hamlet.companion.program import (
    Answer,
    Ask,
    Draw,
    End,
    Field,
    Fill,
    Fork,
    Go,
    If,
    Kind,
    Program,
    Step,
    Tell,
)
from dorfplatz.showing.hamlet.companion.sentences import (
    Conditions,
    Ref,
    Say,
    Size,
    Value,
    Word,
)

Waits = Ask | Draw | Fill | End


@dataclass(frozen=True, slots=True)
class Chosen:
    """The answer with this number, or what was drawn."""

    number: int


@dataclass(frozen=True, slots=True)
class Written:
    """What was written into a form."""

    values: Mapping[str, Value]
    is_board: bool
    """Botrik's board was put right; the question stays."""


Event = Chosen | Written


@dataclass(frozen=True, slots=True)
class Told:
    kind: Kind
    said: Message
    by: Question | None
    event: int
    """How much had been answered."""


class Senseless(Exception):
    """An answer that the question does not offer."""


@dataclass(slots=True)
class Play:
    """A game as far as it has been answered."""

    program: Program
    variables: dict[str, Value]
    block: str
    events: int = 0
    told: list[Told] = field(default_factory=list)

    @property
    def waits(self) -> Waits:
        then = self.program.blocks[self.block].then
        assert not isinstance(then, Go | Fork)
        return then

    @property
    def news(self) -> list[Told]:
        """Since the last answer."""
        return [each for each in self.told if each.event == self.events]

    def offered(self, ask: Ask) -> list[tuple[int, Answer]]:
        return [
            (number, answer) for number, answer in enumerate(ask.answers) if self.holds(answer.when)
        ]

    def fields(self, fields: Iterable[Field]) -> list[Field]:
        return [each for each in fields if self.holds(each.when)]

    def say(self, said: Say) -> Message:
        """With what the variables are now."""
        plain = message(said.text) if isinstance(said.text, Text) else said.text
        facts = {name: self._fact(fact) for name, fact in said.facts.items()}
        return message(plain.text, **plain.facts, **facts)

    def number(self, name: str) -> int:
        return operations.number(self.variables, name)

    def words(self, name: str) -> tuple[str, ...]:
        return operations.words(self.variables, name)

    def holds(self, conditions: Conditions) -> bool:
        return all(operations.is_true(self.variables, each) for each in conditions)

    def hear(self, event: Event) -> None:
        self.events += 1
        match event:
            case Written(values, is_board):
                self._write(values, is_board)
            case Chosen(number):
                self._choose(number)
            case _:
                assert_never(event)

    def run(self, block: str) -> None:
        """Until something has to be answered."""
        self.block = block
        while True:
            here = self.program.blocks[self.block]
            self._do(here.steps)
            match here.then:
                case Go(to):
                    self.block = to
                case Fork(ways):
                    self.block = next(to for conditions, to in ways if self.holds(conditions))
                case _:
                    return

    def _choose(self, number: int) -> None:
        waits = self.waits
        if isinstance(waits, Draw) and 0 <= number < len(waits.bag):
            drawn = waits.bag[number]
            if not self.number(drawn):
                raise Senseless
            self.variables[drawn] = self.number(drawn) - 1
            self.variables[waits.name] = drawn
            self.run(waits.to)
        elif isinstance(waits, Ask) and number in (each for each, _ in self.offered(waits)):
            self._do(waits.answers[number].steps)
            self.run(waits.answers[number].to)
        else:
            raise Senseless

    def _write(self, values: Mapping[str, Value], is_board: bool) -> None:
        waits = self.waits
        self.variables |= values
        if is_board:
            self._do(self.program.mend)
        elif isinstance(waits, Fill):
            self.run(waits.to)
        else:
            raise Senseless

    def _do(self, steps: Iterable[Step]) -> None:
        for step in steps:
            if isinstance(step, Tell):
                self.told.append(Told(step.kind, self.say(step.say), step.by, self.events))
            elif isinstance(step, If):
                self._do(step.steps if self.holds(step.when) else step.otherwise)
            else:
                self.variables[step.name] = operations.changed(self.variables, step)

    def _fact(self, fact: Ref | Size | Word) -> Fact:
        if isinstance(fact, Word):
            return self.program.words[fact.table][str(self.variables[fact.name])]
        return operations.number_of(self.variables, fact)


def play(program: Program, setup: Mapping[str, Value], events: Iterable[Event]) -> Play:
    going = Play(program, {**program.variables, **setup}, program.start)
    going.run(program.start)
    for event in events:
        going.hear(event)
    return going
