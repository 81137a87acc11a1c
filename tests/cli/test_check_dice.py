"""`dorfplatz check` also checks the dice of records that tell of them."""

from pathlib import Path

import pytest

from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.play.checkable_dice import check, draws_of
from tests.cli.running import call
from tests.play.checkable import (
    SECRET,
    forked,
    new_course,
    played,
    played_without_zoe,
    table_at,
    text_of,
    with_dice,
)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "dice in order"), ("de", "Würfel in Ordnung"), ("it", "dadi in")]
)
def test_dice_are_checked_with_the_moves(tmp_path: Path, language: str, said: str) -> None:
    course, path = played(BOHEMIAN), tmp_path / "game.dorf"
    path.write_text(text_of(course), "utf-8")
    done = call("check", str(path), "--language", language, home=tmp_path)
    assert done.returncode == 0, done.stderr
    _, about_dice, for_whom = done.stdout.splitlines()
    assert said in about_dice
    assert f" {draws_of(course)} " in about_dice
    assert "Ada, Zoe" in for_whom


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Not guaranteed for"), ("de", "Nicht garantiert für"), ("it", "Non garantito per")],
)
def test_a_sealed_number_that_was_left_out_is_named_instead_of_a_plain_yes(
    tmp_path: Path, language: str, said: str
) -> None:
    course, path = played_without_zoe(), tmp_path / "game.dorf"
    path.write_text(text_of(course), "utf-8")
    done = call("check", str(path), "--language", language, home=tmp_path)
    assert done.returncode == 0, done.stderr
    _, about_dice, holds, does_not = done.stdout.splitlines()
    assert f" {draws_of(course)} " in about_dice
    assert about_dice.count(":") == 2, "nobody says that they are in order"
    assert "Ada" in holds
    assert "Zoe" not in holds
    assert f"{said} Zoe" in does_not
    assert "1" in does_not


def test_people_who_added_no_number_are_named_too(tmp_path: Path) -> None:
    course = new_course(BOHEMIAN, numbers={})
    course = with_dice(table_at(course).course, secret=SECRET)
    path = tmp_path / "game.dorf"
    path.write_text(text_of(course), "utf-8")
    done = call("check", str(path), home=tmp_path)
    assert done.returncode == 0, done.stderr
    _, _, nobody, ada, zoe = done.stdout.splitlines()
    assert "Guaranteed for nobody" in nobody
    for name, line in (("Ada", ada), ("Zoe", zoe)):
        assert f"Not guaranteed for {name}: no number of theirs is in the dice." in line


def test_a_dropped_seal_that_was_taken_out_again_is_found(tmp_path: Path) -> None:
    course, path = played_without_zoe(), tmp_path / "game.dorf"
    path.write_text(text_of(with_dice(course, dropped=())), "utf-8")
    done = call("check", str(path), home=tmp_path)
    assert done.returncode == 2
    assert "Here stands “sides" in done.stderr


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
