"""You choose for Botrik: who is asked, how it is answered, and what the record keeps of it."""

from collections.abc import Iterator

import pytest

from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import Player, read, write
from dorfplatz.games.catalogue import course_of
from dorfplatz.games.hamlet.events import Event, Produced
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.reasons import Failed, Question, Settled, Weighed
from dorfplatz.games.hamlet.state import BOTRIK, PERSON, Phase, State
from dorfplatz.play.table import AnyTable, Table, new_record
from tests.games.hamlet.botrik.situations import BARE, FULL, found, turn, weighed
from tests.games.hamlet.positions import everything, play, possible, refused

PLAYERS = (Player("person", "Ada"), Player("botrik", "Botrik"))


def table(**options: str) -> AnyTable:
    record = new_record(HAMLET, PLAYERS, {"row": "produce,blueprint,make,build,road", **options})
    return Table(course_of(record), RandomSource("1"))


def until_asked(question: Question) -> AnyTable:
    """A table where the person ends every turn, until Botrik's rules leave this open."""
    here = table()
    while here.course.state.question is None or here.course.state.question[0] is not question:
        choices = possible(here.course.state, "choose", "end")
        here.submit(PERSON, here.version, choices[0])
    return here


def test_the_person_is_asked_and_nothing_else_is_possible_meanwhile() -> None:
    state, _ = turn("marker red")
    assert state.phase is Phase.ASK
    assert HAMLET.actor(state) == PERSON
    assert possible(state) == ["choose farm", "choose woodcutter", "choose quarry"]
    assert refused(state, "end") == "hamlet.refusal.not-now"


def test_only_what_his_priorities_left_can_be_chosen() -> None:
    state, _ = turn("marker red", tokens={"farm": "wheat", "quarry": "stone"})
    assert possible(state) == ["choose farm", "choose quarry"]
    assert refused(state, "choose woodcutter") == "hamlet.refusal.no-answer"


def test_nobody_is_asked_when_one_candidate_is_left() -> None:
    state, _ = turn("marker red", tokens={"farm": "wheat"})
    assert state.question is None
    assert state.turn == PERSON


def test_botrik_never_acts_himself() -> None:
    assert HAMLET.automas() == {BOTRIK: "botrik"}
    state, _ = turn("marker red")
    assert state.turn == BOTRIK
    assert HAMLET.actor(state) == PERSON


def test_with_a_fixed_order_the_first_of_those_left_is_taken_and_nobody_is_asked() -> None:
    state, events = turn("marker red", choices="fixed")
    assert [event.place for event in found(events, Produced)] == ["farm"]
    assert weighed(events, "production").settled is Settled.ORDER
    assert state.turn == PERSON


def test_the_events_say_who_decided() -> None:
    state, _ = turn("marker red")
    _, events = play(state, "choose quarry")
    thought = weighed(events, "production")
    assert (thought.chosen, thought.settled) == ("quarry", Settled.PERSON)


def questions(state: State) -> Iterator[Question]:
    """All that the person is asked until Botrik draws again, each answered with the last answer."""
    while state.question is not None:
        yield state.question[0]
        state, _ = play(state, f"choose {state.question[1][-1]}")


def test_one_action_may_leave_several_things_open_which_are_asked_one_by_one() -> None:
    """Where to build, then how; the cost is one wood, which leaves no choice."""
    state, _ = turn(
        "marker red", actions="build,produce,blueprint,make,road", blueprints=([], ["woodland"])
    )
    assert list(questions(state)) == [Question.NEIGHBOUR, Question.SPOT]


def test_which_villager_goes_is_asked_after_the_action() -> None:
    villagers = (["church"], ["market", "town-hall"])
    state, events = turn("marker red", "choose woodcutter", villagers=villagers, tokens=BARE)
    assert [event.place for event in found(events, Produced)] == ["woodcutter"]
    assert state.question == (Question.VILLAGER, ("market", "town-hall"))


def test_every_thought_is_told_once_however_often_the_person_is_asked() -> None:
    state, events = turn(
        "marker red", actions="build,produce,blueprint,make,road", blueprints=([], ["woodland"])
    )
    told: list[Event] = [*events]
    while state.question is not None:
        state, news = play(state, f"choose {state.question[1][-1]}")
        told += news
    thoughts = [event for event in told if isinstance(event, Weighed | Failed)]
    assert len(thoughts) == len(set(thoughts))
    asked = [thought.question for thought in found(told, Weighed)]
    assert asked[:2] == [Question.NEIGHBOUR, Question.SPOT]


def test_answers_do_not_leak_into_the_next_decision() -> None:
    state, _ = turn(
        "marker red",
        villagers=(["church"], ["farm", "quarry"]),
        tokens=FULL | {"woodcutter": ""},
        orders={"raw": 0},
    )
    assert state.question == (Question.VILLAGER, ("farm", "quarry"))
    state, _ = play(state, "choose farm")
    assert state.automa.answers == ()
    assert state.automa.told == 0


def test_the_record_says_whether_the_person_is_asked() -> None:
    for choices in ("asked", "fixed"):
        assert f"option choices {choices}\n" in write(table(choices=choices).course.record)


def test_an_answer_is_an_entry_of_the_persons_and_the_record_can_be_replayed() -> None:
    here = until_asked(Question.PRODUCTION)
    answer = possible(here.course.state)[-1]
    here.submit(PERSON, here.version, answer)
    text = write(here.course.record)
    assert f"0: {answer}\n" in text
    assert everything(course_of(read(text)).state) == everything(here.course.state)


def test_an_answer_can_be_taken_back_and_given_otherwise() -> None:
    here = until_asked(Question.PRODUCTION)
    before = here.course.state
    first, *_, last = possible(before)
    here.submit(PERSON, here.version, first)
    here.undo(PERSON, here.version)
    assert here.course.state == before
    here.submit(PERSON, here.version, last)
    chosen = [step.events for step in here.course.steps][-1]
    assert weighed(chosen, "production").chosen == last.removeprefix("choose ")


@pytest.mark.parametrize("choices", ["asked", "fixed"])
def test_whoever_decides_the_priorities_come_first(choices: str) -> None:
    _, events = turn("marker red", tokens={"quarry": "stone"}, choices=choices)
    assert weighed(events, "production").settled is Settled.PRIORITY
