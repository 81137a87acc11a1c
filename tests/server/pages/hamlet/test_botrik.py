"""Botrik on the page: his board, and his turn with its reasons and its moments."""

import re
from collections.abc import Iterator
from functools import cache, partial

import pytest

from dorfplatz.games.hamlet.moves import Action, Colour
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.state import State
from dorfplatz.locale import LANGUAGES
from dorfplatz.server.pages.hamlet import botrik
from dorfplatz.server.pages.hamlet.botrik_board import pieces
from dorfplatz.server.pages.hamlet.cards import cards
from dorfplatz.server.pages.hamlet.village import places
from dorfplatz.server.pages.rendering import Fragments
from dorfplatz.server.pages.viewer import Public
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.accounts import HamletCourse
from dorfplatz.showing.hamlet.botriks_turn.turns import Turn, latest_turn
from tests.games.hamlet.botrik.situations import position
from tests.languages import ONE_OF_THE_LANGUAGES
from tests.showing.hamlet.botriks_turns import all_turns
from tests.showing.hamlet.games import begun, played

NAMES = ("Ada", "Botrik")
VOICE = Translator("en", NAMES)


def public(code: str = "en") -> Public:
    return Public(Translator(code, NAMES), bots=(), away=(), next="", bots_get_ready=False)


def draw(state: State, voice: Translator = VOICE) -> Fragments:
    return places(state, voice) | cards(state, voice) | {"botrik": botrik.board(state, voice)}


@cache
def some_turns() -> list[tuple[HamletCourse, Turn]]:
    """Every fifth moment of a game that shows his turn."""
    return [(course.copy(), found) for course, found in all_turns(played(1))][::5]


def began(course: HamletCourse) -> int:
    found = latest_turn(course)
    assert found is not None
    return found.began


def words(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def test_his_board_shows_all_that_he_has() -> None:
    state = position(gold=(3, 4), points=(0, 17), blueprints=([], ["woodland"]), is_open=False)
    board = botrik.board(state, VOICE)
    said = words(board)
    assert 'id="botrik"' in board
    assert "Points: 17" in said
    assert "Support: covered Gold: 4" in said
    assert "3 red, " in said
    assert "Woodland" in said
    assert board.count('class="room"') == 2


def test_his_board_shows_the_actions_in_their_order_each_with_its_explanation() -> None:
    state = position(actions="road,build,make,produce,blueprint")
    links = re.findall(r'href="buildings/act-([a-z]*)"', botrik.board(state, VOICE))
    assert links == [
        *("hire", "order", "sell"),
        *("road", "build", "make", "produce", "blueprint"),
    ]
    assert set(links) == {action.value for action in Action}


def test_a_drawn_marker_is_marked_on_its_circle_and_missing_in_the_bowl() -> None:
    state = position()
    state.automa.drawn = Colour.BLUE
    state.automa.bowl[Colour.BLUE] -= 1
    shown = pieces(state, VOICE)
    assert "circle 2, blue – his marker has been drawn" in words(shown["botrik-row"])
    assert "1 blue" in words(shown["botrik-bowl"])
    assert shown["botrik-bowl"].count("marker out") == 1


def test_markers_differ_by_their_letters_in_every_language() -> None:
    for code in LANGUAGES:
        row = pieces(position(), Translator(code, NAMES))["botrik-row"]
        letters = re.findall(r'aria-hidden="true">([A-Z])</span>', row)
        assert len(set(letters)) == len(letters) == 3


def test_the_modifiers_of_the_game_stand_on_it() -> None:
    chosen = (Modifier.TWO_VILLAGERS, Modifier.GOODS_LEFT)
    state = position(modifiers=",".join(each.value for each in chosen))
    assert "Modifiers (2)" in words(botrik.board(state, VOICE))
    assert "Modifiers" not in words(botrik.board(position(), VOICE))


def test_before_his_first_turn_the_list_is_empty() -> None:
    assert words(botrik.turn(begun(), public())) == ""
    assert 'id="botrik-turn"' in botrik.turn(begun(), public())
    assert botrik.moments(begun(), 0, draw, VOICE) == []


def test_each_step_has_its_sentence_its_reasons_and_its_places() -> None:
    for course, found in some_turns():
        listed = botrik.turn(course, public())
        assert f'data-turn="{found.began}"' in listed
        assert listed.count("<li class=") >= len(found.steps)
        assert listed.count('<details class="why">') == len(found.steps)
        said = words(listed)
        for step in found.steps:
            assert words(str(VOICE.sentence(step.sentence))) in said.replace("&#39;", "'")
            if step.places:
                assert f'data-places="{" ".join(step.places)}"' in listed


def test_the_reasons_say_what_each_priority_left_and_what_decided() -> None:
    said = " ".join(words(botrik.turn(course, public())) for course, _ in some_turns())
    assert re.search(r"Which villager goes\? [A-Z][^.]*\. nearest: [^.]*\. That decides\.", said)
    assert "Ada chose: " in said
    assert re.search(r"There was, of what is needed: [^.]*: \d of \d", said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_his_turn_is_told_in_every_language_without_styles_or_scripts(code: str) -> None:
    for course, _ in some_turns():
        told = botrik.turn(course, public(code))
        board = botrik.board(course.state, Translator(code, NAMES))
        for part in (told, board):
            assert not re.search(r" style=|<script|<style| on[a-z]+=", part)
            assert "{" not in part
        if code != "en":
            assert words(told) != words(botrik.turn(course, public()))


def test_a_turn_is_small_enough_to_be_sent_with_every_page() -> None:
    assert max(len(botrik.turn(course, public("de"))) for course, _ in some_turns()) < 25_000


def applied(moments: list[Fragments]) -> Iterator[Fragments]:
    shown: Fragments = {}
    for moment in moments:
        shown |= moment
        yield {**shown}


@pytest.mark.parametrize("code", ONE_OF_THE_LANGUAGES)
def test_moment_by_moment_the_table_comes_to_what_it_is_now(code: str) -> None:
    voice = Translator(code, NAMES)
    for course, found in some_turns():
        moments = botrik.moments(course, began(course), partial(draw, voice=voice), voice)
        assert len(moments) == len(found.steps) + 1
        states = [found.before, *(step.after for step in found.steps)]
        for state, shown in zip(states, applied(moments), strict=True):
            drawn = draw(state, voice) | pieces(state, voice)
            assert shown == {name: drawn[name] for name in shown}
        at_first, at_last = draw(found.before, voice), draw(course.state, voice)
        changed = {name for name in at_last if at_first[name] != at_last[name]} - {"botrik"}
        assert changed <= moments[0].keys()


def test_moments_hold_only_what_changed() -> None:
    for course, _ in some_turns():
        first, *others = botrik.moments(course, began(course), draw, VOICE)
        shown = {**first}
        for moment in others:
            assert all(shown[name] != part for name, part in moment.items())
            shown |= moment
