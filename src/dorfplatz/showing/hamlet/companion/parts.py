"""Pieces that several actions share: asking, walking down a list, support, who goes."""

from typing import Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.botrik.priorities import PRIORITIES
from dorfplatz.games.hamlet.events import Why
from dorfplatz.games.hamlet.moves import Action
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.reasons import Priority, Question
from dorfplatz.games.hamlet.sentences import words as sentences_words
from dorfplatz.showing.hamlet.companion import words
from dorfplatz.showing.hamlet.companion.program import (
    Add,
    Answer,
    Ask,
    Block,
    Blocks,
    Go,
    Hint,
    If,
    Kind,
    Set,
    Step,
    Tell,
)
from dorfplatz.showing.hamlet.companion.sentences import (
    Conditions,
    Ref,
    Relation,
    Say,
    When,
    Word,
    when,
)

BOTRIK: Final = "Botrik"
ALWAYS_DECIDES: Final = frozenset({Priority.LEFTMOST})
"""Nobody needs to be asked whether one alone is ahead by this."""


def say(text: Text | Message, **facts: Ref | Word) -> Say:
    return Say(text, facts)


def do(text: Text | Message, by: Question | None = None) -> Tell:
    return Tell(Kind.DO, Say(text), by)


def note(text: Text | Message, **facts: Ref | Word) -> Tell:
    return Tell(Kind.NOTE, Say(text, facts))


def heading(text: Text, **facts: Ref | Word) -> Tell:
    return Tell(Kind.HEADING, Say(text, facts))


def failed(text: Text | Message, **facts: Ref | Word) -> Tell:
    return Tell(Kind.FAILED, Say(text, facts))


def has(modifier: Modifier) -> Conditions:
    return when("modifiers", Relation.HOLDS, modifier.value)


def pay_support() -> Step:
    """One gold, if the tile is open and has not paid in this turn."""
    may = (When("open", Relation.IS, 1), When("paid", Relation.IS, 0))
    told = note(
        message(sentences_words.GOLD_IN, who=BOTRIK, gold=1, why=sentences_words.WHY[Why.SUPPORT])
    )
    return If(may, (told, Add("gold", 1), Set("paid", 1)))


def cover_support() -> Step:
    """Unless a modifier says that it is never covered."""
    never = Modifier.OPEN_SUPPORT.value
    may = (When("open", Relation.IS, 1), When("modifiers", Relation.LACKS, never))
    return If(may, (Set("open", 0), note(sentences_words.COVERED)))


def spend(gold: int, why: Why) -> tuple[Step, ...]:
    told = note(
        message(sentences_words.GOLD_OUT, who=BOTRIK, gold=gold, why=sentences_words.WHY[why])
    )
    return told, Add("gold", -gold)


def possible(
    action: Action, asked: Text, question: Question, to: str, hints: tuple[Hint, ...] = ()
) -> Blocks:
    """Whether there is something to choose from, and if there is a choice, by its priorities."""
    name = action.value
    answers = (
        Answer(Say(words.NONE), f"{name}.fail"),
        Answer(Say(words.ONE), to),
        Answer(Say(words.SEVERAL), first_line(name, question)),
    )
    return {
        name: Block((), Ask(Say(asked), answers, about=name, hints=hints)),
        **walk_down(name, action, question, to),
    }


def first_line(prefix: str, question: Question) -> str:
    return f"{prefix}.{question.value}.0"


def walk_down(prefix: str, action: Action, question: Question, to: str) -> Blocks:
    """The priorities of a question from the first on, until one decides; then you choose."""
    blocks: Blocks = {}
    lines = PRIORITIES[question]
    for line, priority in enumerate(lines):
        name, after = (f"{prefix}.{question.value}.{each}" for each in (line, line + 1))
        decided = message(
            words.DECIDED,
            question=sentences_words.QUESTIONS[question],
            by=sentences_words.PRIORITIES[priority],
        )
        told = Tell(Kind.CHOSE, Say(decided))
        if priority in ALWAYS_DECIDES:
            blocks[name] = Block((told,), Go(to))
        else:
            blocks[name] = Block((), _line(action, question, line, told, to, after))
    if lines[-1] not in ALWAYS_DECIDES:
        choose = do(message(words.YOU_CHOOSE, question=sentences_words.QUESTIONS[question]))
        blocks[f"{prefix}.{question.value}.{len(lines)}"] = Block((choose,), Go(to))
    return blocks


def _line(action: Action, question: Question, line: int, told: Tell, to: str, after: str) -> Ask:
    by = sentences_words.PRIORITIES[PRIORITIES[question][line]]
    return Ask(
        Say(message(words.AHEAD, question=sentences_words.QUESTIONS[question], by=by)),
        (
            Answer(Say(words.ONE_AHEAD), to, steps=(told,)),
            Answer(Say(words.EQUAL), after),
        ),
        about=action.value,
        by=question,
        line=line,
    )


def goes(text: Text | Message) -> Tell:
    return do(text, Question.VILLAGER)
