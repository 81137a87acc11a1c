"""A step of Botrik's turn in one language: what he did, and why."""

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from dorfplatz.core.text import Who, message
from dorfplatz.games.hamlet.reasons import Settled
from dorfplatz.games.hamlet.sentences.words import ACTIONS
from dorfplatz.games.hamlet.state import PERSON
from dorfplatz.server.pages.hamlet.words import BY_ORDER, BY_PERSON, CANDIDATES, DECIDED, LEFT
from dorfplatz.server.pages.rules.links import LinkedLine, line, named
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.botriks_turn.steps import Step
from dorfplatz.showing.hamlet.botriks_turn.weighing import Weighing


@dataclass(frozen=True, slots=True)
class Choice:
    """How he chose: what each priority left, and what settled it."""

    question: Markup
    """With a link to the list that he went by."""
    candidates: str
    narrowed: tuple[str, ...]
    settled: str


@dataclass(frozen=True, slots=True)
class Told:
    """A step."""

    number: int
    """From 1."""
    villager: int
    kind: str
    action: str
    action_name: str
    sentence: str
    outcomes: tuple[str, ...]
    rule: LinkedLine | None
    lacks: tuple[str, ...]
    choices: tuple[Choice, ...]
    places: str
    sources: str


def told(number: int, step: Step, voice: Translator) -> Told:
    action = step.action
    return Told(
        number=number,
        villager=step.villager,
        kind=step.kind.value,
        action="" if action is None else action.value,
        action_name="" if action is None else voice(ACTIONS[action]),
        sentence=voice.sentence(step.sentence),
        outcomes=tuple(map(voice, step.outcomes)),
        rule=None if step.rule is None else line(step.rule, voice),
        lacks=tuple(voice(lack) for reason in step.reasons for lack in reason.lacks),
        choices=tuple(_choices(step, voice)),
        places=" ".join(step.places),
        sources=" ".join(step.sources),
    )


def _choices(step: Step, voice: Translator) -> Iterator[Choice]:
    for reason in step.reasons:
        if reason.weighing is not None:
            yield _choice(reason.weighing, voice)


def _choice(weighing: Weighing, voice: Translator) -> Choice:
    narrowed = [voice(LEFT, by=each.by, left=each.left) for each in weighing.priorities]
    match weighing.settled:
        case Settled.PRIORITY:
            last = weighing.priorities[-1]
            settled = voice(DECIDED, by=last.by, left=last.left)
            narrowed.pop()
        case Settled.PERSON:
            settled = voice(BY_PERSON, who=Who(PERSON), chosen=weighing.chosen)
        case Settled.ORDER:
            settled = voice(BY_ORDER, chosen=weighing.chosen)
    return Choice(
        question=named(weighing.question, voice, voice(weighing.question)),
        candidates=voice(message(CANDIDATES, candidates=weighing.candidates)),
        narrowed=tuple(narrowed),
        settled=settled,
    )
