"""The script of a first game: every step is legal, says what is true, and leads on."""

import re
from functools import cache
from typing import Final

import pytest

from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.events import Rolled, TurnBegan
from dorfplatz.games.bohemian.kinds import Kind
from dorfplatz.games.bohemian.moving_in import ACTIVE_FROM
from dorfplatz.games.bohemian.scoring import scores
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.game_pages import GAME_PAGES, lesson_of
from dorfplatz.server.pages.lesson.playing import course_at
from dorfplatz.server.pages.lesson.pointing import first_place, marks_of
from dorfplatz.server.pages.lesson.script import LEARNER, Deed, Look, Watch
from dorfplatz.server.pages.lesson.view import View, parts_of
from dorfplatz.server.translator import Translator

BOHEMIAN: Final = lesson_of("bohemian")
LESSONS: Final = {
    game: lesson_of(game) for game, pages in GAME_PAGES.own.items() if pages.lesson is not None
}
STEPS: Final = [
    pytest.param(game, number, id=f"{game}-{number}")
    for game, lesson in LESSONS.items()
    for number in range(1, lesson.last + 1)
]
COINS: Final = {4: (1, 0), 6: (1, 5), 7: (2, 5), 10: (2, 6), 11: (4, 6), 13: (6, 8), 16: (7, 8)}
"""What Lenka says that somebody got, at the step where she says it."""
WORDS_AT_MOST: Final = 75
"""What fits into a bubble on a phone."""

every_step = pytest.mark.parametrize(("game", "number"), STEPS)


@cache
def view(game: str, number: int, language: str = "en") -> View:
    lesson = lesson_of(game)
    course = course_at(lesson, number, "Ada")
    return View(lesson, number, course, Translator(language, course.names))


@cache
def possible(game: str, number: int) -> frozenset[str]:
    course = view(game, number).course
    legal = [] if course.actor is None else course.game.legal(course.state)
    return frozenset(course.game.write(course.state, move) for move in legal)


def course(number: int) -> AnyCourse:
    return view("bohemian", number).course


@every_step
def test_at_every_step_it_is_somebodys_turn_and_never_that_of_chance(
    game: str, number: int
) -> None:
    actor = view(game, number).course.actor
    assert actor is not CHANCE
    assert (actor is None) is (number == lesson_of(game).last)


@every_step
def test_what_the_learner_is_asked_for_is_possible(game: str, number: int) -> None:
    shown = view(game, number)
    match shown.step.task:
        case Deed(move=move):
            assert shown.course.actor == LEARNER
            assert move in possible(game, number)
        case Look(subject=subject):
            assert shown.face.explain(shown.course, subject, shown.reader)
        case Watch():
            assert shown.course.actor != LEARNER


@every_step
def test_every_answer_to_another_move_is_for_one_that_is_possible(game: str, number: int) -> None:
    task = view(game, number).step.task
    if isinstance(task, Deed):
        left = possible(game, number) - {task.move}
        for word, _ in task.others:
            fitting = {move for move in left if word in move}
            assert fitting, word
            left -= fitting


@every_step
def test_everything_that_is_pointed_at_is_on_the_page_once(game: str, number: int) -> None:
    shown = view(game, number)
    page = "".join(parts_of(shown, None, "Ada").values())
    for mark in marks_of(shown.step):
        assert len(re.findall(rf"<[^>]* {re.escape(mark)} data-pointed[^>]*>", page)) == 1, mark
        assert page.count(f" {mark}") == 1, mark
    place = first_place(shown.step)
    assert not place or f'id="{place}"' in page


@every_step
def test_a_step_is_short_and_names_its_dice(game: str, number: int) -> None:
    for language in LANGUAGES:
        shown = view(game, number, language)
        task, said = shown.step.task, [*map(shown.say, shown.step.says)]
        asks = "" if isinstance(task, Watch) else shown.say(task.asks)
        assert len(" ".join((*said, asks)).split()) <= WORDS_AT_MOST, language
        if isinstance(task, Deed) and task.move[0].isdigit():
            assert task.move.split()[0] in asks, language


@every_step
def test_sums_are_told_right(game: str, number: int) -> None:
    for language in LANGUAGES:
        shown = view(game, number, language)
        told = " ".join(map(shown.say, shown.step.says))
        for one, other, total in re.findall(r"(\d)\+(\d) = (\d+)", told):
            assert int(one) + int(other) == int(total), language


@pytest.mark.parametrize(("number", "coins"), COINS.items())
def test_coins_come_when_lenka_says_so(number: int, coins: tuple[int, int]) -> None:
    assert tuple(course(number).state.coins) == coins
    assert tuple(course(number - 1).state.coins) != coins


def test_lenkas_hand_is_empty_when_she_says_so() -> None:
    assert [course(number).state.figures[1] for number in (10, 13, 15, 19)] == [0, 1, 0, 0]


def test_the_inn_wakes_up_when_lenka_says_so() -> None:
    inn = course(6).state.board.index["N9"]
    assert inn not in course(5).state.active
    assert inn in course(6).state.active


def test_another_inn_could_not_wake_up_any_more() -> None:
    state = course(17).state
    asleep = set(state.board.of_kind[Kind.INN]) - set(state.active)
    for inn in asleep:
        village = state.board.villages[state.board.village_of[inn]]
        assert sum(state.occupants[place] is not None for place in village) < ACTIVE_FROM


def test_the_rules_end_the_game_after_eight_turns_and_the_learner_wins_by_a_coin() -> None:
    over = course(BOHEMIAN.last)
    result = over.game.result(over.state)
    assert over.is_complete
    assert result is not None
    assert (result.reason, result.totals, result.winners) == ("no-figures", (16, 15), (LEARNER,))
    told = [event for _, event in over.story()]
    assert sum(isinstance(event, TurnBegan) for event in told) == 8
    assert sum(isinstance(event, Rolled) for event in told) == 9


def test_the_tailor_decides_the_game() -> None:
    assert [score.total for score in scores(course(18).state)] == [15, 15]
    assert [score.total for score in scores(course(19).state)] == [16, 15]


def test_there_are_as_many_tasks_as_fit_into_a_few_minutes() -> None:
    tasks = [step for step in BOHEMIAN.steps if not isinstance(step.task, Watch)]
    assert 12 <= len(tasks) <= 16
    assert BOHEMIAN.last == 20
