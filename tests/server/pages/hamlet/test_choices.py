"""What the person may do, as parts of the page."""

import re
from functools import cache
from html.parser import HTMLParser

import pytest

from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import END
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import PERSON, Phase, State
from dorfplatz.server.pages.hamlet.choosing import parts
from dorfplatz.server.pages.viewer import Public
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.accounts import HamletCourse
from tests.games.hamlet.botrik.situations import turn
from tests.games.hamlet.positions import play, position
from tests.languages import ONE_OF_THE_LANGUAGES
from tests.showing.hamlet.games import decisions, played

NAMES = ("Ada", "Botrik")
QUESTIONS = ["neighbour", "production", "raws", "resource", "road", "sale", "spot", "villager"]
"""Those that come up in the games below."""


@cache
def states() -> list[State]:
    return [state for seed in (0, 9, 11) for state in decisions(played(seed))]


class Stands:
    """A course of which only the position matters."""

    def __init__(self, state: State) -> None:
        self.state = state


class Buttons(HTMLParser):
    """All buttons with what they carry."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.open: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "button":
            self.found.append({name: value or "" for name, value in attrs})
        if tag not in ("use", "path", "circle", "br", "input"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def rendered(state: State, code: str = "en") -> dict[str, str]:
    public = Public(Translator(code, NAMES), (), (), "", bots_get_ready=False)
    course: HamletCourse = Stands(state)  # type: ignore[assignment]
    return {name: str(part) for name, part in parts(course, public).items()}


def offered(state: State, code: str = "en") -> list[dict[str, str]]:
    shown = rendered(state, code)
    found = [*Buttons(shown["choices"]).found, *Buttons(shown["buttons"]).found]
    return [button for button in found if button.get("name") == "move"]


@pytest.mark.parametrize("code", ONE_OF_THE_LANGUAGES)
def test_every_move_is_offered_once_and_every_key_once(code: str) -> None:
    for state in states()[::9]:
        buttons = offered(state, code)
        legal = [HAMLET.write(state, move) for move in HAMLET.legal(state)]
        assert sorted(button["value"] for button in buttons) == sorted(legal)
        keys = [button["data-key"] for button in buttons if button.get("data-key")]
        assert len({*keys}) == len(keys)
        assert not {*keys} & {"u", "r"}


def test_choices_point_at_places_of_the_village() -> None:
    for state in states()[::3]:
        for button in offered(state):
            for mark in ("data-place", "data-end", "data-from", "data-over", "data-visits"):
                assert {*button.get(mark, "").split()} <= {*state.village}


def test_no_two_choices_of_a_place_are_called_the_same() -> None:
    for state in states()[::5]:
        buttons = [button for button in offered(state) if "data-says" in button]
        names = [(button.get("data-place"), button["data-says"]) for button in buttons]
        assert len({*names}) == len(names)


def test_long_groups_are_folded() -> None:
    state = position(donkeys=["church", "farm"], gold=(12, 2))
    folded = re.findall(r'data-fold="([a-z]+)', rendered(state)["choices"])
    assert folded == ["donkey", "lead"]


def test_a_choice_says_what_it_would_use() -> None:
    html = rendered(position(blueprints=(["sawmill"], [])))["choices"]
    assert "2 wheat (Farm); 1 stone (Quarry); carried over Church" in html
    assert "takes the milestone Carpenter" in html


def test_every_way_to_lay_a_tile_is_a_button_and_a_ghost() -> None:
    lying = [state for state in states() if state.phase is Phase.LAY]
    lying += [state for state in states() if state.question and state.question[0] is Question.SPOT]
    for state in lying[:8]:
        shown = rendered(state)
        spots = [
            button["data-spot"]
            for button in Buttons(shown["choices"]).found
            if "data-spot" in button
        ]
        ghosts = re.findall(r'data-spot="([^"]+)"', shown["ghosts"])
        moves = [f"{'lay' if state.phase is Phase.LAY else 'choose'} {spot}" for spot in ghosts]
        assert sorted(spots) == sorted(ghosts)
        assert sorted(moves) == sorted(HAMLET.write(state, move) for move in HAMLET.legal(state))


def test_ways_are_named_by_what_they_touch() -> None:
    state, _ = play(position(blueprints=(["sawmill"], [])), "build sawmill from market")
    html = rendered(state)["choices"]
    assert "Where do you lay Sawmill?" in html
    assert "You will pay: 2 wheat (Farm)" in html
    assert re.search(r"road to [A-Z]", html)


def test_there_are_no_ghosts_while_nothing_is_laid() -> None:
    assert "data-spot" not in rendered(position())["ghosts"]


def test_no_question_is_left_out() -> None:
    assert sorted({state.question[0].value for state in states() if state.question}) == QUESTIONS


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_botrik_leaves_open_is_asked_with_its_reason(question: str) -> None:
    state = next(each for each in states() if each.question and each.question[0].value == question)
    html = rendered(state)["choices"]
    assert "leave this open" in html
    placed = [button for button in offered(state) if button.get("data-place")]
    if question in ("villager", "road", "resource", "production", "neighbour", "workshop"):
        assert len(placed) == len(offered(state))
    if question == "road":
        assert all(len(button["data-place"].split()) == 2 for button in placed)


def test_which_resource_to_use_is_asked_with_where_it_lies() -> None:
    state = next(each for each in states() if each.phase is Phase.PAY)
    assert all(button["data-place"] == button["data-from"] for button in offered(state))
    assert "What do you use first?" in rendered(state)["choices"]


def test_when_nothing_is_left_the_end_of_the_turn_stands_out() -> None:
    state = position(villagers=(["farm!"], ["church"]), donkeys=["church!"])
    shown = rendered(state)
    assert [*HAMLET.legal(state)] == [END]
    assert "Nothing is left to do" in shown["choices"]
    assert 'class="go"' in shown["buttons"]
    assert 'class="go"' not in rendered(position())["buttons"]


def test_when_only_donkeys_are_left_that_is_said() -> None:
    state = position(villagers=(["farm!"], ["church"]))
    assert "All your villagers have acted" in rendered(state)["choices"]


def test_at_the_end_there_is_nothing_to_choose() -> None:
    shown = rendered(played(0).state)
    assert sorted(shown) == ["buttons", "ghosts"]
    assert "button" not in shown["buttons"].replace('"buttons"', "")


def test_the_villager_who_would_go_is_named() -> None:
    state = position(villagers=(["church", "farm"], ["church"]), tokens={"farm": "wheat"})
    (button,) = [each for each in offered(state) if each["value"] == "produce farm"]
    assert state.players[PERSON].villagers[int(button["data-villager"])].place == "farm"


def test_botriks_answers_stand_also_in_made_up_situations() -> None:
    state, _ = turn("marker red", villagers=(("church",), ("farm", "quarry")))
    assert state.phase in (Phase.ASK, Phase.MARK)
    assert rendered(state)["choices"]
