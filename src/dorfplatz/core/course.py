"""The course of a game: its positions one after the other, as its record tells them."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Generic, Self

from dorfplatz.core import words
from dorfplatz.core.contract import Event, Game, Move, State
from dorfplatz.core.record import UNDO, Entry, Player, Record, at_line, played_by
from dorfplatz.core.refusal import Illegal, Malformed, NotYourTurn, Refusal
from dorfplatz.core.seat import CHANCE, Actor, Seat
from dorfplatz.core.text import Who, with_names


@dataclass(frozen=True, slots=True)
class Step(Generic[State, Move, Event]):
    """A move that stands: the position before and after it, and what happened."""

    before: State
    actor: Actor
    move: Move
    events: Sequence[Event]
    after: State


class Course(Generic[State, Move, Event]):
    """A game as far as it has come. Entries are only ever added; an undo is an entry too.

    It keeps every position, some kilobytes for each: let go of it when nobody looks, its record
    brings it back in milliseconds.
    """

    def __init__(self, game: Game[State, Move, Event], record: Record) -> None:
        self.game = game
        self.players = record.players
        self.names = record.names
        self.entries: list[Entry] = []
        self.done: list[Step[State, Move, Event] | None] = []
        """What each entry did, also if it was taken back; None for an entry that is no move."""
        self.steps: list[Step[State, Move, Event]] = []
        self._header = replace(record, entries=())
        self._start = game.new(len(record.players), record.options)
        self._taken_back: dict[tuple[int, Move], Step[State, Move, Event]] = {}
        """Moves that were taken back, by the identity of the position before them, which each
        keeps alive. Whoever makes one again does nothing new: it is not played again."""
        _check_automas(game.automas(), record.players)
        for entry in record.entries:
            self.replay(entry)

    def copy(self) -> Self:
        """A course that goes on by itself; positions are shared, for they never change."""
        twin = copy(self)
        twin.entries, twin.done, twin.steps = [*self.entries], [*self.done], [*self.steps]
        return twin

    def at(self, version: int) -> Self:
        """The course as it was after its first entries, so many of them: with moves that were taken
        back later, and with whoever played then. Positions are shared, nothing is played again."""
        past = copy(self)
        past.entries, past.done = self.entries[:version], self.done[:version]
        past.steps, past.players = [], self._header.players
        handed_over: dict[Seat, str] = {}
        for entry, step in zip(past.entries, past.done, strict=True):
            if step is not None:
                past.steps.append(step)
            elif entry.text == UNDO:
                past.steps.pop()
            elif isinstance(entry.actor, int):
                handed_over[entry.actor] = entry.text
        for seat, text in handed_over.items():
            past._seat(seat, _kind_in(text))
        return past

    @property
    def record(self) -> Record:
        """The record as it stands now."""
        return replace(self._header, entries=tuple(self.entries))

    @property
    def state(self) -> State:
        return self.steps[-1].after if self.steps else self._start

    @property
    def actor(self) -> Actor | None:
        return self.game.actor(self.state)

    @property
    def is_complete(self) -> bool:
        """Whether the result stands in the record."""
        return bool(self.entries) and self.entries[-1].actor is None

    def states(self) -> Iterator[State]:
        """All positions, from the first to the present one."""
        yield self._start
        for step in self.steps:
            yield step.after

    def opening(self) -> Sequence[Event]:
        """What had happened before the first move."""
        return self.game.opening(self._start)

    def story(self) -> Iterator[tuple[State, Event]]:
        """Everything that happened, each with the position after it."""
        yield from ((self._start, event) for event in self.opening())
        for step in self.steps:
            yield from ((step.after, event) for event in step.events)

    def add(self, entry: Entry) -> None:
        """Go on by one entry; refused if it cannot follow."""
        if self.is_complete:
            raise Illegal(words.AFTER_RESULT)
        self.done.append(self._follow(entry))
        self.entries.append(entry)

    def replay(self, entry: Entry) -> None:
        """Go on by an entry that was read; a refusal names its line, and players by their names."""
        try:
            self.add(entry)
        except Refusal as refusal:
            refusal.message = with_names(refusal.message, self.names)
            raise at_line(entry.line, refusal) from None

    def play(self, actor: Actor, move: Move) -> None:
        """Go on by a move; its entry has it as the game writes it."""
        self.check_actor(actor)
        entry = Entry(actor, self.game.write(self.state, move))
        self.done.append(self._step(actor, move))
        self.entries.append(entry)

    def check_actor(self, actor: Actor) -> None:
        """Refuse whoever does not act now."""
        now = self.actor
        if now is None:
            raise Illegal(words.OVER)
        if now != actor:
            if now is CHANCE:
                raise NotYourTurn(words.NOT_CHANCE)
            raise NotYourTurn(words.NOT_THIS_SEAT, who=Who(now))

    def may_undo(self, actor: Actor) -> bool:
        return bool(actor is not CHANCE and self.steps and self.steps[-1].actor == actor)

    def result_text(self) -> str | None:
        """How a record announces the result; None while the game goes on."""
        result = self.game.result(self.state)
        return None if result is None else " ".join((result.reason, *map(str, result.totals)))

    def _follow(self, entry: Entry) -> Step[State, Move, Event] | None:
        if entry.actor is None:
            self._check_result(entry.text)
        elif (kind := played_by(entry.text)) is not None:
            self._hand_over(entry.actor, kind)
        else:
            self.check_actor(entry.actor)
            if entry.text != UNDO:
                return self._step(entry.actor, self.game.read(self.state, entry.text))
            self._undo(entry.actor)
        return None

    def _step(self, actor: Actor, move: Move) -> Step[State, Move, Event]:
        before = self.state
        step = self._taken_back.get((id(before), move))
        if step is None:
            after, events = self.game.play(before, move)
            step = Step(before, actor, move, events, after)
        self.steps.append(step)
        return step

    def _hand_over(self, actor: Actor, kind: str) -> None:
        """Somebody else plays a seat from here on, under the same name; at any moment."""
        if self.actor is None:
            raise Illegal(words.OVER)
        if actor is CHANCE or actor >= len(self.players):
            raise Malformed(words.NO_SUCH_SEAT, found=CHANCE.value if actor is CHANCE else actor)
        if actor in self.game.automas():
            raise Illegal(words.BY_THE_RULES, who=Who(actor))
        self._seat(actor, kind)

    def _seat(self, seat: Seat, kind: str) -> None:
        players = [*self.players]
        players[seat] = replace(players[seat], kind=kind)
        self.players = tuple(players)

    def _undo(self, actor: Actor) -> None:
        if not self.may_undo(actor):
            raise Illegal(words.NOTHING_TO_UNDO)
        step = self.steps.pop()
        self._taken_back[id(step.before), step.move] = step

    def _check_result(self, found: str) -> None:
        expected = self.result_text()
        if expected is None:
            raise Illegal(words.NOT_OVER)
        if found != expected:
            raise Malformed(words.WRONG_RESULT, found=found, expected=expected)


def _kind_in(text: str) -> str:
    """Who plays from here on, of an entry that is known to say so."""
    kind = played_by(text)
    assert kind is not None
    return kind


def _check_automas(automas: Mapping[Seat, str], players: Sequence[Player]) -> None:
    """Whom the rules play sits on their own seat, and nowhere else."""
    for seat, kind in automas.items():
        if [each for each, player in enumerate(players) if player.kind == kind] != [seat]:
            raise Malformed(words.AUTOMA, seat=seat, kind=kind)
