"""What fits on a screen, and what every position looks like."""

from io import StringIO

import pytest
from rich.console import RenderableType

from dorfplatz.cli.hamlet.explain import explain
from dorfplatz.cli.hamlet.face import HamletFace
from dorfplatz.cli.hamlet.menu import Menu
from dorfplatz.cli.screen import Screen, Terminal
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.reasons import Question
from dorfplatz.games.hamlet.state import Phase, State
from tests.showing.hamlet.games import begun, decisions, first, played

NAMES = ("Ada", "Botrik")


def screen(width: int = 80, height: int = 24, *, is_terminal: bool = True) -> Screen:
    terminal = Terminal(
        file=StringIO(),
        width=width,
        height=height,
        force_terminal=is_terminal,
        color_system=None,
        highlight=False,
    )
    return Screen("en", terminal)


def shown(on: Screen, part: RenderableType | None) -> list[str]:
    if part is None:
        return []
    with on.out.capture() as capture:
        on.out.print(part)
    return capture.get().splitlines()


@pytest.mark.parametrize(("width", "every"), [(80, 1), (100, 5), (120, 5)])
def test_every_choice_is_on_the_menu_once_and_the_menu_stays_short(width: int, every: int) -> None:
    """It is hardest where it is narrow; elsewhere every so many-th decision will do."""
    on = screen(width)
    for state in list(decisions(played(1)))[::every]:
        lines = shown(on, Menu(on, state, NAMES).shown())
        words = " ".join(lines).split()
        if state.phase is not Phase.ASK:
            assert {str(n + 1) for n in range(len(HAMLET.legal(state)))} <= {*words}
        assert len(lines) <= 30
        assert all(len(line.rstrip()) <= width for line in lines)


@pytest.mark.parametrize("width", [80, 100, 120])
def test_no_line_of_the_table_is_broken(width: int) -> None:
    on, course, face = screen(width), played(2), HamletFace()
    lines = shown(on, face.position(on, course))
    assert all(len(line.rstrip()) <= width for line in lines)
    assert any("Woodland" in line for line in lines)


def test_a_narrow_screen_leaves_the_map_out_but_not_the_places() -> None:
    on, course = screen(50), played(2)
    text = "\n".join(shown(on, HamletFace().position(on, course)))
    assert "____" not in text
    assert "Quarry" in text


def test_a_high_screen_begins_a_turn_with_the_whole_table_and_a_low_one_does_not() -> None:
    course, face = begun(), HamletFace()
    for height, is_seen in ((60, True), (24, False)):
        on = screen(100, height)
        text = "\n".join(shown(on, face.glance(on, course, True)))
        assert ("____" in text) == is_seen
        assert "Gold" in text


def test_programs_get_the_whole_table_once_a_turn() -> None:
    on, course, face = screen(is_terminal=False), begun(), HamletFace()
    assert any("____" in line for line in shown(on, face.glance(on, course, True)))
    assert not any("____" in line for line in shown(on, face.glance(on, course, False)))


def test_the_map_and_the_places_have_words_of_their_own() -> None:
    on, course, face = screen(), begun(), HamletFace()
    assert any("____" in line for line in shown(on, face.view(on, course, "m")))
    assert any("Joined to" in line for line in shown(on, face.view(on, course, "p")))
    assert face.view(on, course, "x") is None


def answers(state: State, asked: str) -> str:
    on = screen(200)
    return "\n".join("\n".join(shown(on, part)) for part in explain(on, state, NAMES, asked))


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("quarry", "Produces stone"),
        ("TH", "One visit"),
        ("Sawmill", "takes the milestone Carpenter"),
        ("raw", "Botrik delivers only 8 raw material"),
        ("gold for the bells", "Botrik delivers only 7 gold"),
        ("milk", "Sale tile of tier 1"),
        ("2 wood + 1 wheat", "Sale tile of tier 1"),
        ("build", "Build a place: milestone"),
        ("make goods", "his fine ones"),
        ("Planner", "for the first built road"),
        ("Chaplain", "the most church orders"),
        ("the moon", "What shall be explained?"),
        ("1", "Produces wheat"),
        ("999", "What shall be explained?"),
        ("", "What shall be explained?"),
    ],
)
def test_whatever_is_asked_about_is_explained(asked: str, answer: str) -> None:
    assert answer in answers(begun().state, asked)


def test_a_way_to_lay_a_tile_is_drawn_for_the_person_and_for_botrik() -> None:
    laying = first(lambda state: state.phase is Phase.LAY)
    asked = first(lambda state: state.question is not None and state.question[0] is Question.SPOT)
    for state in (laying, asked):
        assert "░" in answers(state, " 1 ")
        assert "There is no way 999" in answers(state, "999")
