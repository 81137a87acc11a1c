"""Bots at a keyboard: every strength, in a process of its own that may die, at a pace one likes."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from dorfplatz.bots import pace, roster
from dorfplatz.bots.choosing import choose_simply
from dorfplatz.bots.words import GETTING_READY
from dorfplatz.cli import opponents
from dorfplatz.cli.opponents import Manner, Opponents
from dorfplatz.cli.screen import Screen
from dorfplatz.core.chance import RandomSource
from dorfplatz.core.record import Player
from dorfplatz.core.refusal import Malformed
from dorfplatz.games.catalogue import AnyCourse, course_of, find
from dorfplatz.play.table import Table, new_record
from tests.cli.running import run
from tests.cli.test_play import PROMPT, plain, start


def opening(kind: str) -> AnyCourse:
    """The first choice of a game."""
    players = (Player(kind, "Zdenka"), Player("person", "Ada"))
    course = course_of(new_record(find("bohemian"), players, {"first": "0"}))
    return Table(course, RandomSource("opening")).course


def dies(*_: object) -> str:
    os._exit(3)


@pytest.fixture
def screen() -> Screen:
    return Screen("en", err=Console(file=StringIO(), width=1000))


@pytest.fixture
def mayor(screen: Screen) -> Iterator[Opponents]:
    mayor = Opponents(screen, opening("mayor"), Manner(seconds=1.0, seed="1"))
    yield mayor
    mayor.end()


def said(screen: Screen) -> str:
    assert isinstance(screen.err.file, StringIO)
    return screen.err.file.getvalue()


def test_a_thought_whose_process_is_killed_is_thought_again(
    mayor: Opponents, screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is still getting ready, people are told so."""
    monkeypatch.setattr(opponents, "PATIENCE", 0.2)
    (first,) = {mayor._worker.process}
    assert first is not None
    killing = threading.Timer(0.5, os.kill, (first, signal.SIGKILL))
    killing.start()
    course = mayor._course
    legal = [course.game.write(course.state, move) for move in course.game.legal(course.state)]
    assert mayor.choose("mayor") in legal
    assert mayor._worker.process != first
    assert GETTING_READY.english in said(screen)


def test_a_process_that_always_dies_leaves_a_simple_move(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = opening("mayor")
    monkeypatch.setattr(opponents, "warm_up", None)
    monkeypatch.setattr(opponents, "choose", dies)
    bots = Opponents(screen, course, Manner())
    assert bots.choose("mayor") == choose_simply(course)
    bots.end()


def test_bots_wait_like_people_if_they_are_told_to(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "human", lambda _choices, _random: 0.2)
    for like_people in (False, True):
        bots = Opponents(screen, opening("greedy"), Manner(like_people=like_people))
        start = time.monotonic()
        bots.choose("greedy")
        assert (time.monotonic() - start >= 0.2) == like_people


def test_a_bot_that_cannot_play_here_is_refused(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roster, "_is_installed", lambda: False)
    with pytest.raises(Malformed, match="needs the extra “bots”"):
        Opponents(screen, opening("mayor"), Manner())


def test_a_strong_bot_plays_in_the_terminal_and_leaves_without_a_word(tmp_path: Path) -> None:
    session = start(tmp_path, "--bots", "mayor", "--seconds", "0.01", "--first", "1")
    session.expect("Zdenka (moves into|takes)", timeout=180)  # it may have to be compiled
    session.expect(PROMPT)
    session.sendintr()
    session.expect(pexpect.EOF)
    session.close()
    assert (session.exitstatus, plain(session).count("\n")) == (0, 2), plain(session)


def test_the_table_of_bots_tells_what_each_of_them_is_like(tmp_path: Path) -> None:
    shown = run("bots", home=tmp_path, LANGUAGE="de").stdout
    found = [shown.index(f" {name} ") for name in roster.ROSTER["bohemian"]]
    assert found == sorted(found)
    assert "Bürgermeisterin" in shown
