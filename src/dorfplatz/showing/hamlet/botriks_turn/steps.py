"""Botrik's turn as a short story: one step for each thing that he did or tried."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dorfplatz.core.text import Message, Text, Who, message
from dorfplatz.games.hamlet.events import Event, Walked
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.reasons import Failed
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.telling import tell
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.showing.hamlet.botriks_turn.drafting import Draft, Main, drafts, own_thoughts
from dorfplatz.showing.hamlet.botriks_turn.following import follow
from dorfplatz.showing.hamlet.botriks_turn.outcomes import outcomes
from dorfplatz.showing.hamlet.botriks_turn.scenes import Places, places_asked, places_of, sources_of
from dorfplatz.showing.hamlet.botriks_turn.step_kinds import (
    RULES,
    WINDING_UP,
    Kind,
    action_of,
    kind_of,
    rule_of,
)
from dorfplatz.showing.hamlet.botriks_turn.weighing import Reason, reason
from dorfplatz.showing.hamlet.botriks_turn.words import STAYS
from dorfplatz.showing.hamlet.choosing.questions import question_words


@dataclass(frozen=True, slots=True)
class Step:
    kind: Kind
    action: Action | None
    sentence: Message
    outcomes: tuple[Message, ...]
    reasons: tuple[Reason, ...]
    rule: Text | None
    """What he goes by, where that says more than his reasons."""
    places: Places
    sources: Places
    """Where resources came from."""
    after: State
    villager: int = 1
    """From 1: with which of those that act in this turn."""


def steps(before: State, events: Sequence[Event], last: State) -> tuple[Step, ...]:
    """After the last step the position is the one that was come to, with its question if any."""
    drafted = [*drafts(events)]
    told = [*_told(before, drafted)]
    if last.question is not None:
        told.append(_asked(last, drafted[-1]))
    if told:
        told[-1] = replace(told[-1], after=last)
    return tuple(_numbered(told))


def _told(state: State, drafted: Sequence[Draft]) -> Iterator[Step]:
    previous: Main | None = None
    for draft in drafted:
        before = state
        for event in draft.events:
            state = follow(state, event)
        if draft.main is not None:
            yield _step(before, draft, draft.main, state, action_of(draft.main, previous))
            previous = draft.main


def _step(before: State, draft: Draft, main: Main, after: State, action: Action | None) -> Step:
    thoughts = [main] if isinstance(main, Failed) else own_thoughts(draft)
    return Step(
        kind=kind_of(main),
        action=action,
        sentence=_sentence(after, main),
        outcomes=outcomes(after, [event for event in draft.events if event is not main]),
        reasons=tuple(reason(before, thought) for thought in thoughts),
        rule=rule_of(main, has_reasons=bool(thoughts)),
        places=places_of(after, main),
        sources=sources_of(draft.events),
        after=after,
    )


def _asked(state: State, draft: Draft) -> Step:
    """The thoughts that led to a question."""
    thoughts = draft.thoughts if draft.main is None else ()
    return Step(
        kind=Kind.ASKS,
        action=None,
        sentence=question_words(state),
        outcomes=(),
        reasons=tuple(reason(state, thought) for thought in thoughts),
        rule=RULES[Kind.ASKS],
        places=places_asked(state),
        sources=(),
        after=state,
    )


def _numbered(told: Sequence[Step]) -> Iterator[Step]:
    """Each villager goes to where it acted; then the next one begins."""
    villager, has_gone = 1, False
    for step in told:
        if has_gone and step.kind not in WINDING_UP:
            villager, has_gone = villager + 1, False
        has_gone |= step.kind is Kind.WALKED
        yield replace(step, villager=villager)


def _sentence(state: State, main: Main) -> Message:
    if isinstance(main, Walked) and main.start == main.end:
        return message(STAYS, who=Who(BOTRIK), place=place_name(main.end))
    sentence = tell(state, main)
    assert sentence is not None
    return sentence
