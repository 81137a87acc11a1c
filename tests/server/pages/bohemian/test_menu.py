"""The choices of the player whose turn it is."""

from functools import cache

import pytest

from dorfplatz.core.record import read, read_all
from dorfplatz.core.seat import CHANCE
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.catalogue import course_of
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.bohemian import words
from dorfplatz.server.pages.bohemian.menu import hint, menu
from dorfplatz.server.pages.game_pages import face_of
from dorfplatz.server.pages.viewer import Public
from dorfplatz.server.translator import Translator
from tests.positions import position
from tests.server.support import RECORDS

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


@cache
def states() -> list[State]:
    """In which a player of the recorded games had to choose."""
    return [
        step.before
        for file in sorted(RECORDS.glob("*.dorf"))
        for record in read_all(file.read_text(encoding="utf-8"))[:1]
        for step in course_of(record).steps
        if step.actor is not CHANCE
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_menu_offers_every_move_once_and_every_key_once(code: str) -> None:
    voice = Translator(code, NAMES)
    for state in states()[:: 1 if code == "en" else 9]:
        choices = [choice for group in menu(state, voice) for choice in group.choices]
        legal = [BOHEMIAN.write(state, move) for move in BOHEMIAN.legal(state)]
        assert [choice.move for choice in choices] == legal
        keys = [choice.key for choice in choices if choice.key]
        assert len({*keys}) == len(keys)
        assert "u" not in keys
        assert {choice.key for choice in choices if choice.move == "end"} <= {"e"}
        assert {choice.move for choice in choices if choice.key == "e"} <= {"end"}
        assert hint(state)


def test_what_a_choice_does_to_a_house_is_said() -> None:
    state = position(occupants={"C9": 1}, dice=(3, 6, 2, 4))
    choices = {
        choice.house: choice
        for group in menu(state, Translator("en", NAMES))
        for choice in group.choices
        if choice.house
    }
    kicking = [choice for choice in choices.values() if choice.kicks is not None]
    for choice in choices.values():
        assert choice.says
        assert ("Ben" in choice.says) == (choice.kicks == 1)
    assert len(kicking) <= 1


def test_groups_are_told_apart() -> None:
    for state in states():
        for group in menu(state, Translator("en", NAMES)):
            assert group.heading[0].isupper() or not group.heading[0].isalpha()
            assert group.choices
            if group.kind == "place":
                assert group.number == sum(group.dice)
                assert {choice.dice for choice in group.choices} == {group.dice}
                labels = [choice.label for choice in group.choices]
                assert len({*labels}) == len(labels)


def test_those_who_watch_are_not_told_to_end_the_turn() -> None:
    """The list of choices is the same for all; what is meant for others is hidden by its class."""
    record = read((RECORDS / "no-figures-2-seats.dorf").read_text(encoding="utf-8"))
    whole, voice = course_of(record), Translator("en", NAMES)
    pasts = (whole.at(version) for version in range(2, len(whole.entries)))
    left = next(past for past in pasts if hint(past.state) is words.NOTHING_LEFT)
    shown = face_of(left).shared(left, Public(voice, (), (), "", False), 1)["choices"]
    for reader, text in (("actor", words.NOTHING_LEFT), ("others", words.NOTHING_TO_CHOOSE)):
        assert f'<span class="for-{reader}">{voice(text)}</span>' in shown
