"""What happened at a table, in words."""

from dataclasses import replace
from itertools import islice

import pytest

from dorfplatz.core.record import Entry
from dorfplatz.core.seat import Seat
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.server.pages.game_log import chapters, news
from dorfplatz.server.translator import Translator
from tests.languages import ONE_OF_THE_LANGUAGES
from tests.server.support import finished

GAMES = ("no-figures-2-seats", "no-figures-5-seats", "with-undo", "passed", "bank-empty-by-glass")


def told(course: AnyCourse, code: str = "en") -> list[str]:
    voice = Translator(code, course.names)
    return [
        voice(line) for state, event in course.story() if (line := course.game.tell(state, event))
    ]


def voice_of(course: AnyCourse, code: str = "en") -> Translator:
    return Translator(code, course.names)


@pytest.mark.parametrize("name", GAMES)
def test_the_chapters_together_tell_the_whole_story(name: str) -> None:
    course = course_of(finished(name))
    found = [*chapters(course, voice_of(course))][::-1]
    sentences = [sentence for chapter in found for sentence in chapter.sentences]
    assert sorted(sentences) == sorted(told(course))
    assert sentences == told(course)


@pytest.mark.parametrize("name", GAMES)
def test_chapters_count_up_and_never_change_their_number(name: str) -> None:
    record = finished(name)
    course = course_of(record)
    whole = {chapter.number: chapter for chapter in chapters(course, voice_of(course))}
    assert [*whole] == sorted(whole, reverse=True)
    assert whole[0].heading == ""
    half = course_of(replace(record, entries=record.entries[: len(record.entries) // 2]))
    newest, *older = chapters(half, voice_of(half))
    if name != "with-undo":
        for chapter in older:
            assert whole[chapter.number] == chapter
        assert newest.number in whole


def test_the_newest_chapters_are_told_without_the_others() -> None:
    course = course_of(finished("no-figures-2-seats"))
    all_of_them = [*chapters(course, voice_of(course))]
    assert [*islice(chapters(course, voice_of(course)), 3)] == all_of_them[:3]


@pytest.mark.parametrize("code", ONE_OF_THE_LANGUAGES)
def test_news_are_what_was_added(code: str) -> None:
    course = course_of(finished("no-figures-3-seats"))
    voice = voice_of(course, code)
    start = next(course.states())
    opening = (course.game.tell(start, event) for event in course.opening())
    everything, aside = news(course, 0, voice)
    assert [*map(voice, filter(None, opening)), *everything] == told(course, code)
    assert aside == ""
    assert news(course, len(course.entries), voice) == ([], "")
    lengths = [len(news(course, since, voice)[0]) for since in range(len(course.entries) + 1)]
    assert lengths == sorted(lengths, reverse=True)
    for since, length in enumerate(lengths):
        assert news(course, since, voice)[0] == everything[len(everything) - length :]


def test_news_also_tell_what_leaves_no_trace_in_the_log() -> None:
    record = finished("with-undo")
    undone = [number for number, entry in enumerate(record.entries) if entry.text == "undo"]
    assert undone
    for number in undone:
        course = course_of(replace(record, entries=record.entries[: number + 1]))
        seat = record.entries[number].actor
        assert isinstance(seat, int)
        sentence = f"{course.names[seat]} takes a move back."
        assert news(course, number, voice_of(course)) == ([sentence], sentence)


def test_news_tell_who_plays_on() -> None:
    record = finished("no-figures-2-seats", "person", "person")
    course = course_of(replace(record, entries=record.entries[:10]))
    name, since = course.names[1], len(course.entries)
    course.add(Entry(Seat(1), "now greedy"))
    course.add(Entry(Seat(1), "now person"))
    sentences = [f"A bot plays on for {name}.", f"{name} is back and plays again."]
    assert news(course, since, voice_of(course)) == (sentences, " ".join(sentences))
