"""The program itself: it has all lists of the rules in their order, and it always goes on."""

from collections.abc import Iterator
from random import Random

import pytest

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.botrik import walking
from dorfplatz.games.hamlet.botrik.mind import Mind
from dorfplatz.games.hamlet.botrik.priorities import PRIMARY, PRIORITIES
from dorfplatz.games.hamlet.moves import SECONDARY, Action
from dorfplatz.games.hamlet.reasons import Priority, Question
from dorfplatz.games.hamlet.sentences import words
from dorfplatz.showing.hamlet.companion.flow import PROGRAM
from dorfplatz.showing.hamlet.companion.parts import ALWAYS_DECIDES
from dorfplatz.showing.hamlet.companion.playing import Chosen, Play, Senseless, Written, play
from dorfplatz.showing.hamlet.companion.program import Ask, Draw, Exit, Fill, Fork, Go
from tests.games.hamlet.positions import position


def ways_out(then: Exit) -> Iterator[str]:
    match then:
        case Go(to) | Draw(to=to) | Fill(to=to):
            yield to
        case Fork(ways):
            yield from (to for _, to in ways)
        case Ask(answers=answers):
            yield from (answer.to for answer in answers)
        case _:
            pass


def test_every_way_leads_to_a_block_and_every_block_is_reached() -> None:
    reached, ahead = set[str](), [PROGRAM.start]
    while ahead:
        name = ahead.pop()
        if name not in reached:
            reached.add(name)
            ahead += ways_out(PROGRAM.blocks[name].then)
    assert reached == PROGRAM.blocks.keys()


def test_there_is_a_list_for_every_question_with_no_line_twice() -> None:
    assert set(PRIORITIES) == set(Question)
    assert all(len(set(lines)) == len(lines) for lines in PRIORITIES.values())
    assert {line for lines in PRIORITIES.values() for line in lines} == set(Priority)


def test_the_lists_are_those_that_the_rules_go_by() -> None:
    for question, lines in PRIORITIES.items():
        assert PROGRAM.lists[question] == tuple(words.PRIORITIES[line] for line in lines)


@pytest.mark.parametrize("question", Question)
def test_a_list_is_walked_down_line_by_line(question: Question) -> None:
    asks = [
        block.then
        for block in PROGRAM.blocks.values()
        if isinstance(block.then, Ask) and block.then.by is question
    ]
    asked = {ask.line for ask in asks}
    expected = [n for n, line in enumerate(PRIORITIES[question]) if line not in ALWAYS_DECIDES]
    assert sorted(asked) in ([], expected)


def test_a_choice_of_the_rules_that_does_not_fit_its_list_is_a_fault() -> None:
    state = position()
    with pytest.raises(AssertionError):
        Mind(state).choose(Question.VILLAGER, ["farm"], str, {})
    assert walking.choose(state, Mind(state), "farm").place == "church"


def test_primary_and_secondary_actions_are_all_there_are() -> None:
    assert (*PRIMARY, *SECONDARY) == tuple(Action)


def walk(seed: int, steps: int) -> Play:
    """Somebody answers at random, but does not end the game."""
    random = Random(seed)
    going = play(PROGRAM, {"modifiers": ()}, ())
    for _ in range(steps):
        waits = going.waits
        if isinstance(waits, Draw):
            drawn = [n for n, colour in enumerate(waits.bag) if going.number(colour)]
            going.hear(Chosen(random.choice(drawn)))
        else:
            assert isinstance(waits, Ask)
            offered = [number for number, _ in going.offered(waits)]
            going.hear(Chosen(0 if going.block == "yours" else random.choice(offered)))
    return going


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_answered_there_is_always_something_to_answer(seed: int) -> None:
    going = walk(seed, 400)
    assert going.number("gold") >= 0
    assert going.number("villagers") <= 4
    assert going.number("blueprints") <= 3
    assert sorted(going.words("row")) <= sorted(action.value for action in SECONDARY)
    assert len(going.words("row")) == (4 if going.number("roads") >= 5 else 5)


def test_the_reasons_of_a_turn_are_kept() -> None:
    texts = {told.said.text for told in walk(1, 60).told}
    assert len(texts) > 10
    assert all(isinstance(text, Text) for text in texts)


def test_an_answer_that_is_not_offered_is_refused() -> None:
    for event in (Chosen(7), Written({"gold": 3}, is_board=False)):
        with pytest.raises(Senseless):
            play(PROGRAM, {}, [event])


def test_a_marker_that_is_not_in_the_bowl_cannot_be_drawn() -> None:
    going = play(PROGRAM, {"red": 0}, [Chosen(0), Chosen(0), Chosen(0)])
    assert isinstance(going.waits, Draw)
    with pytest.raises(Senseless):
        going.hear(Chosen(0))
