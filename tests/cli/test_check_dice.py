"""`dorfplatz check` also checks the dice of records that tell of them."""

from pathlib import Path

import pytest

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.play.checkable_dice import check, draws_of
from tests.cli.running import call
from tests.play.checkable import forked, new_course, played, table_at, text_of, with_dice


@pytest.mark.parametrize(
    ("language", "said"), [("en", "dice in order"), ("de", "Würfel in Ordnung"), ("it", "dadi in")]
)
def test_dice_are_checked_with_the_moves(tmp_path: Path, language: str, said: str) -> None:
    course, path = played(BOHEMIAN), tmp_path / "game.dorf"
    path.write_text(text_of(course), "utf-8")
    done = call("check", str(path), "--language", language, home=tmp_path)
    assert done.returncode == 0, done.stderr
    _, about_dice = done.stdout.splitlines()
    assert said in about_dice
    assert f" {draws_of(course)} " in about_dice


def test_what_was_drawn_before_a_fork_is_left_out(tmp_path: Path) -> None:
    fork, path = forked(played(BOHEMIAN), 40), tmp_path / "fork.dorf"
    path.write_text(text_of(fork), "utf-8")
    *_, last = call("check", str(path), home=tmp_path).stdout.splitlines()
    assert f"{check(fork).elsewhere} draws before the fork" in last


def test_dice_that_do_not_fit_are_refused_with_their_line(tmp_path: Path) -> None:
    course, path = played(BOHEMIAN), tmp_path / "game.dorf"
    path.write_text(text_of(with_dice(course, numbers={})), "utf-8")
    done = call("check", str(path), home=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "game.dorf: Line 36: Here stands “sides" in done.stderr


def test_a_secret_that_is_not_shown_yet_is_no_fault(tmp_path: Path) -> None:
    course, path = table_at(new_course(BOHEMIAN)).course, tmp_path / "game.dorf"
    path.write_text(text_of(course), "utf-8")
    done = call("check", str(path), home=tmp_path)
    assert done.returncode == 0
    assert "is not shown yet" in done.stdout
