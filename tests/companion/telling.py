"""What the companion says about a villager, beside what the rules have recorded."""

from typing import Final

from dorfplatz.core.text import Text, say, with_names
from dorfplatz.games.hamlet.botrik.priorities import PRIORITIES
from dorfplatz.games.hamlet.events import (
    ActionMoved,
    ActionRemoved,
    AllFailed,
    BlueprintTaken,
    BowlFilled,
    Event,
    GoldChanged,
    PlaceBuilt,
    SupportTurned,
)
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.reasons import Question, Settled, Weighed
from dorfplatz.games.hamlet.sentences import telling
from dorfplatz.games.hamlet.sentences import words as sentences_words
from dorfplatz.games.hamlet.state import BOTRIK, State
from dorfplatz.showing.hamlet.companion import words
from dorfplatz.showing.hamlet.companion.playing import Told
from dorfplatz.showing.hamlet.companion.program import Kind
from tests.companion.oracle import Oracle

NOT_WALKED: Final = frozenset({Question.VILLAGER, Question.RESOURCE, Question.RAWS})
"""An instruction names the list, and nobody is led down it."""
ALWAYS_WALKED: Final = frozenset({Question.NEIGHBOUR, Question.SPOT})
"""Also if there is but one candidate: then the first line decides."""
REMINDERS: Final = {
    words.USE_ORDER: words.OWNERS,
    words.USE_SALE: words.OWNERS,
    words.USE_COST: words.OWNERS,
    words.FILL_SPACES: words.PRODUCED,
    words.TAKE_OFFER: words.OFFER_GOLD,
    words.LAY: words.MILESTONE,
}
"""What the rules do by themselves, and a person must be told to do."""
ON_THE_BOARD: Final = (
    ActionMoved,
    ActionRemoved,
    AllFailed,
    BowlFilled,
    GoldChanged,
    SupportTurned,
)


def check_lists(told: list[Told], oracle: Oracle, events: list[Event]) -> None:
    """The same line has decided, or it was left to the person, in both."""
    decided = [
        (each.said.facts["question"], each.said.facts.get("by"))
        for each in told
        if each.said.text in (words.DECIDED, words.YOU_CHOOSE)
    ]
    weighed = {event.question: _line(event) for event in events if isinstance(event, Weighed)}
    expected = [
        (
            sentences_words.QUESTIONS[question],
            weighed.get(question, sentences_words.PRIORITIES[PRIORITIES[question][0]]),
        )
        for question in oracle.chosen
        if question in weighed.keys() - NOT_WALKED or question in ALWAYS_WALKED
    ]
    assert decided == expected


def _line(event: Weighed) -> Text | None:
    return (
        sentences_words.PRIORITIES[event.steps[-1].by]
        if event.settled is Settled.PRIORITY
        else None
    )


def check_notes(told: list[Told], state: State, events: list[Event]) -> None:
    """What happens on Botrik's board is said in the words of the game, in the same order."""
    names = ("Ada", "Botrik")
    expected = []
    for event in events:
        is_his = not isinstance(event, GoldChanged) or event.seat == BOTRIK
        if isinstance(event, ON_THE_BOARD) and is_his:
            spoken = telling.tell(state, event)
            assert spoken is not None
            expected.append(say(with_names(spoken, names)))
    notes = [say(each.said) for each in told if each.kind is Kind.NOTE]
    assert [note for note in notes if not note.startswith("Botrik draws")] == expected
    _check_ignored_gold(told, state, events)
    texts = [each.said.text for each in told]
    assert all(REMINDERS[text] in texts for text in texts if text in REMINDERS)


def _check_ignored_gold(told: list[Told], state: State, events: list[Event]) -> None:
    """With that modifier, points are lost for gold that he need not pay."""
    costs = state.has(Modifier.GOLD_COSTS_POINTS)
    for text, cause in ((words.LOSES_PASSED, BlueprintTaken), (words.LOSES_COST, PlaceBuilt)):
        expected = costs and any(isinstance(event, cause) for event in events)
        assert any(each.said.text is text for each in told) == expected
