"""Bots at a keyboard: every strength, in a process of its own that may die, at a pace one likes."""

import os
import signal
import threading
from functools import partial
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
from tests.cli.running import call
from tests.cli.test_play import PROMPT, plain, start
from tests.waiting import GUARD, wait_until


def opening(kind: str) -> AnyCourse:
    """The first choice of a game."""
    players = (Player(kind, "Zdenka"), Player("person", "Ada"))
    course = course_of(new_record(find("bohemian"), players, {"first": "0"}))
    return Table(course, RandomSource("opening")).course


def dies(*_: object) -> str:
    os._exit(3)


def waits_for(path: Path) -> None:
    wait_until(path.exists, "leave to get ready")


@pytest.fixture
def screen() -> Screen:
    return Screen("en", err=Console(file=StringIO(), width=1000))


def said(screen: Screen) -> str:
    assert isinstance(screen.err.file, StringIO)
    return screen.err.file.getvalue()


def test_a_thought_whose_process_is_killed_is_thought_again(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """While it is still getting ready, people are told so."""
    may_get_ready = tmp_path / "may get ready"
    monkeypatch.setattr(opponents, "PATIENCE", 0)
    monkeypatch.setattr(opponents, "warm_up", partial(waits_for, may_get_ready))
    mayor = Opponents(screen, opening("mayor"), Manner(seconds=0.01, seed="1"))
    first = mayor._worker.process
    assert first is not None

    def kill() -> None:
        wait_until(lambda: GETTING_READY.english in said(screen), "the remark")
        os.kill(first, signal.SIGKILL)
        may_get_ready.touch()

    killing = threading.Thread(target=kill)
    killing.start()
    course = mayor._course
    legal = [course.game.write(course.state, move) for move in course.game.legal(course.state)]
    assert mayor.choose("mayor") in legal
    assert mayor._worker.process != first
    killing.join()
    mayor.end()


def test_a_process_that_always_dies_leaves_a_simple_move(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = opening("mayor")
    monkeypatch.setattr(opponents, "warm_up", None)
    monkeypatch.setattr(opponents, "choose", dies)
    bots = Opponents(screen, course, Manner())
    assert bots.choose("mayor") == choose_simply(course)
    bots.end()


@pytest.mark.parametrize("like_people", [False, True])
def test_bots_wait_like_people_if_they_are_told_to(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, like_people: bool
) -> None:
    hour = 3600.0
    monkeypatch.setattr(pace, "human", lambda _choices, _random: hour)
    pauses: list[float] = []
    manner = Manner(like_people=like_people)
    bots = Opponents(screen, opening("greedy"), manner, pause=pauses.append)
    bots.choose("greedy")
    assert len(pauses) == like_people
    assert all(0 < pause <= hour for pause in pauses)


def test_a_bot_that_cannot_play_here_is_refused(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roster, "_is_installed", lambda: False)
    with pytest.raises(Malformed, match="needs the extra “bots”"):
        Opponents(screen, opening("mayor"), Manner())


def test_a_strong_bot_plays_in_the_terminal_and_leaves_without_a_word(tmp_path: Path) -> None:
    session = start(tmp_path, "--bots", "mayor", "--seconds", "0.01", "--first", "1")
    session.expect("Zdenka (moves into|takes)", timeout=10 * GUARD)  # it may have to be compiled
    session.expect(PROMPT)
    session.sendintr()
    session.expect(pexpect.EOF)
    session.close()
    assert (session.exitstatus, plain(session).count("\n")) == (0, 2), plain(session)


def test_the_table_of_bots_tells_what_each_of_them_is_like(tmp_path: Path) -> None:
    shown = call("bots", home=tmp_path, LANGUAGE="de").stdout
    found = [shown.index(f" {name} ") for name in roster.ROSTER["bohemian"]]
    assert found == sorted(found)
    assert "Bürgermeisterin" in shown
