"""Dice that one can check: draws follow from secret and numbers, and every place is as likely."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from math import sqrt

import pytest

from dorfplatz.core.chance import Odds
from dorfplatz.core.dice_facts import DroppedSeal
from dorfplatz.core.record import read
from dorfplatz.core.refusal import Illegal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.dice import rolls
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse, AnyGame, course_of
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.play.checkable_dice import CheckableSource, check, hash_of, seal_of
from tests.play.checkable import (
    DROPPED,
    NUMBERS,
    SECRET,
    dice_in,
    expected_draws,
    forked,
    new_course,
    place_of,
    played,
    played_without_zoe,
    table_at,
    text_of,
    with_dice,
    with_other_face,
)


@pytest.fixture(scope="module")
def bohemian() -> AnyCourse:
    return played(BOHEMIAN)


@pytest.fixture(scope="module")
def hamlet() -> AnyCourse:
    return played(HAMLET)


def source(drawn: int = 0) -> CheckableSource:
    return CheckableSource(SECRET, NUMBERS, drawn)


def test_what_is_published_is_the_hash_of_the_bytes() -> None:
    expected = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert hash_of(SECRET) == seal_of(SECRET) == expected


def test_a_draw_is_the_hmac_of_numbers_draw_and_try() -> None:
    message = b"0:" + b"44" * 32 + b" 2:" + b"90ab" * 16 + b" draw 7 try 0"
    digest = hmac.new(b"\x5c" * 31 + b"\x07", message, hashlib.sha256).digest()
    assert source().place(7, 6) == int.from_bytes(digest[:4], "big") % 6


def test_known_draws_never_change() -> None:
    """Old games must be checkable for ever. (Worked out with openssl.)"""
    fixed = CheckableSource("00" * 32, {}, 0)
    assert [fixed.place(draw, 1296) for draw in range(5)] == [434, 1133, 389, 281, 595]
    assert [source().place(draw, 6) for draw in range(8)] == [4, 1, 5, 0, 5, 4, 1, 3]


def test_a_seal_that_was_dropped_is_part_of_every_draw() -> None:
    """Where none was dropped, draws are as they always were."""
    told = f"dropped 2 1 {DROPPED[0].seal}"
    message = f"0:{'44' * 32} {told} draw 7 try 0".encode()
    digest = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
    here = CheckableSource(SECRET, {Seat(0): "44" * 32}, 0, DROPPED)
    assert here.place(7, 2**31) == int.from_bytes(digest[:4], "big") % 2**31


Change = Callable[[DroppedSeal], tuple[DroppedSeal, ...]]


@pytest.mark.parametrize(
    "change",
    [
        lambda _: (),
        lambda each: (replace(each, seat=Seat(1)),),
        lambda each: (replace(each, round=2),),
        lambda each: (replace(each, seal="0" * 64),),
    ],
    ids=["taken out", "another seat", "another round", "another seal"],
)
def test_nobody_takes_a_dropped_seal_out_of_a_record_unnoticed(change: Change) -> None:
    without = played_without_zoe()
    assert not check(without).problems
    forged = with_dice(without, round=3, dropped=change(DROPPED[0]))
    assert len(check(forged).problems) > 30


def test_the_order_in_which_numbers_came_is_the_order_of_seats() -> None:
    turned = CheckableSource(SECRET, dict(reversed(NUMBERS.items())), 0)
    assert [turned.place(draw, 99) for draw in range(9)] == [
        source().place(draw, 99) for draw in range(9)
    ]


def test_outcomes_stand_in_their_order_as_often_as_they_weigh() -> None:
    odds, here = Odds("abc", [3, 1, 2]), source()
    drawn = [here.draw(odds) for _ in range(50)]
    assert drawn == ["aaabcc"[place_of(SECRET, NUMBERS, draw, 6)] for draw in range(50)]


def test_a_value_that_would_favour_some_places_is_tried_again() -> None:
    """Of 2³² values, 3·10⁹ are used: three in ten first tries are not."""
    total, again = 3 * 10**9, 0
    for draw in range(200):
        message = f"draw {draw} try 0".encode()
        digest = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
        first = int.from_bytes(digest[:4], "big")
        place = CheckableSource(SECRET, {}, 0).place(draw, total)
        assert place == place_of(SECRET, {}, draw, total)
        assert (place == first) == (first < total)
        again += first >= total
    assert 40 <= again <= 80


@pytest.mark.parametrize("dice", [1, 2, 4])
def test_rolls_are_as_likely_as_they_should_be(dice: int) -> None:
    """Chi-square within four standard deviations of what chance alone gives."""
    odds, here, drawn = rolls(dice), source(), 20_000
    counts = Counter(here.draw(odds) for _ in range(drawn))
    expected = {roll: drawn * float(chance) for roll, chance in odds}
    unusual = sum((counts[roll] - each) ** 2 / each for roll, each in expected.items())
    freedom = len(odds) - 1
    assert abs(unusual - freedom) < 4 * sqrt(2 * freedom)


def test_one_draw_says_nothing_about_the_next() -> None:
    here, odds = source(), rolls(1)
    faces = [here.draw(odds) for _ in range(20_001)]
    pairs = Counter(pairwise(faces))
    unusual = sum(
        (pairs[a, b] - 20_000 / 36) ** 2 * 36 / 20_000 for a in odds.outcomes for b in odds.outcomes
    )
    assert abs(unusual - 35) < 4 * sqrt(70)


def test_dice_go_on_from_where_they_were() -> None:
    odds, here = rolls(4), source()
    drawn = [here.draw(odds) for _ in range(20)]
    later = source(12)
    assert [later.draw(odds) for _ in range(8)] == drawn[12:]


@pytest.mark.parametrize("game", [BOHEMIAN, HAMLET], ids=lambda game: game.name)
def test_a_whole_game_can_be_checked(game: AnyGame, request: pytest.FixtureRequest) -> None:
    course: AnyCourse = request.getfixturevalue(game.name)
    found = check(course)
    chance = [entry.text for entry in course.entries if entry.actor is CHANCE]
    assert found.secret_fits
    assert not found.problems
    assert found.checked == len(chance) > 30
    assert found.elsewhere == 0
    assert expected_draws(course) == chance


def test_every_draw_knows_its_line_and_its_version(bohemian: AnyCourse) -> None:
    lines = text_of(bohemian).split("\n")
    for course in (bohemian, course_of(read(text_of(bohemian)))):
        for number, draw in enumerate(check(course).draws):
            assert lines[draw.line - 1] == f"chance: {draw.found}"
            assert course.entries[draw.version - 1].text == draw.found
            assert draw.number == number


def test_a_game_without_such_dice_cannot_be_checked(bohemian: AnyCourse) -> None:
    with pytest.raises(Illegal) as refused:
        check(course_of(replace(bohemian.record, dice=None)))
    assert refused.value.code == "dice.not-checkable"


def test_a_game_whose_secret_is_not_shown_cannot_be_checked_yet() -> None:
    with pytest.raises(Illegal) as refused:
        check(table_at(new_course(BOHEMIAN)).course)
    assert refused.value.code == "dice.not-shown"


Forgery = Callable[[AnyCourse], AnyCourse]


def _other_secret(course: AnyCourse) -> AnyCourse:
    return with_dice(course, secret=SECRET[:-1] + "8")


def _other_number(course: AnyCourse) -> AnyCourse:
    numbers = {**dice_in(course).numbers, Seat(0): "44" * 31 + "45"}
    return with_dice(course, numbers=numbers)


def _missing_number(course: AnyCourse) -> AnyCourse:
    return with_dice(course, numbers={})


def _other_hash(course: AnyCourse) -> AnyCourse:
    return with_dice(course, hash="0" * 64)


@pytest.mark.parametrize(
    ("forge", "code"),
    [
        (_other_secret, "dice.other-secret"),
        (_other_hash, "dice.other-secret"),
        (_other_number, "dice.other-draw"),
        (_missing_number, "dice.other-draw"),
    ],
)
@pytest.mark.parametrize("game", ["bohemian", "hamlet"])
def test_a_changed_header_is_noticed(
    forge: Forgery, code: str, game: str, request: pytest.FixtureRequest
) -> None:
    assert check(forge(request.getfixturevalue(game))).problems[0].code == code


def test_a_changed_face_is_noticed_with_its_line(bohemian: AnyCourse) -> None:
    """The last roll, so that all moves before it stand."""
    last = check(bohemian).draws[-1]
    *before, roll = bohemian.entries[: last.version]
    forged = replace(roll, text="roll 1 1 1 1" if roll.text != "roll 1 1 1 1" else "roll 1 1 1 2")
    course = course_of(replace(bohemian.record, entries=(*before, forged)))
    problems = check(course).problems
    assert len(problems) == 1
    assert str(problems[0]) == (
        f"Line {last.line}: Here stands “{forged.text}”, "
        f"but secret and numbers lead to “{roll.text}”."
    )


def test_a_changed_face_is_the_only_thing_noticed_in_a_game_that_stands(
    bohemian: AnyCourse,
) -> None:
    (problem,) = check(with_other_face(bohemian)).problems
    assert problem.code == "dice.other-draw"


def test_the_beginning_of_a_fork_is_not_checked(bohemian: AnyCourse) -> None:
    """It was drawn with another secret; draws are counted on."""
    fork = forked(bohemian, 40)
    found = check(fork)
    assert not found.problems
    assert found.elsewhere == sum(entry.actor is CHANCE for entry in bohemian.entries[:40])
    assert found.checked > 5
    assert len(check(with_dice(fork, after=0)).problems) >= found.elsewhere - 1
