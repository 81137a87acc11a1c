"""What the person decides for Botrik: whatever comes first, but their own best goods are used."""

from dorfplatz.games.hamlet.moves import Choose
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import PERSON, State


def answer(state: State) -> Choose:
    assert state.question is not None
    question, answers = state.question
    if question is not Question.RESOURCE:
        return Choose(answers[0])
    return Choose(max(answers, key=_reward))


def _reward(token: str) -> int:
    """What the person gets when it is used, from its name."""
    if not token.endswith(f" {PERSON}"):
        return 0
    return 2 if token.startswith("fine ") else 1
