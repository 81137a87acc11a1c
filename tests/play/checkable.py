"""Games with dice that can be checked, and a second reading of how they fall."""

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain, repeat
from random import Random
from typing import Any, Final

from dorfplatz.core.dice_facts import Dice, DroppedSeal
from dorfplatz.core.record import Entry, Player, write
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.seat import CHANCE, Seat
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.catalogue import AnyCourse, AnyGame, course_of, find
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.play.checkable_dice import CheckableSource, draws_of, hash_of
from dorfplatz.play.seating import automa_player
from dorfplatz.play.table import AnyTable, Table, new_record

SECRET: Final = "5c" * 31 + "07"
NUMBERS: Final = {Seat(0): "44" * 32, Seat(2): "90ab" * 16}
OTHER: Final = "ee" * 32
DROPPED: Final = (DroppedSeal(Seat(2), 1, hashlib.sha256(b"\x90\xab" * 16).hexdigest()),)
"""Zoe had sealed her number, and it was left out."""
HASH: Final = hashlib.sha256(b"\x5c" * 31 + b"\x07").hexdigest()
ADA, BEN, ZOE = Player("person", "Ada"), Player("greedy", "Ben"), Player("person", "Zoe")
PLAYERS: Final[dict[AnyGame, tuple[Player, ...]]] = {
    BOHEMIAN: (ADA, BEN, ZOE),
    HAMLET: (ADA, automa_player("botrik")),
}


def new_course(game: AnyGame, *, numbers: Mapping[Seat, str] = NUMBERS) -> AnyCourse:
    players = PLAYERS[game]
    given = {seat: number for seat, number in numbers.items() if seat < len(players)}
    return course_of(replace(new_record(game, players, {}), dice=Dice(HASH, given)))


def new_course_without_zoe() -> AnyCourse:
    """With the number of Ada alone, in the second round; Zoe's was dropped."""
    course = new_course(BOHEMIAN, numbers={Seat(0): NUMBERS[Seat(0)]})
    return with_dice(course, round=2, dropped=DROPPED)


def source_at(course: AnyCourse, secret: str = SECRET) -> CheckableSource:
    dice = dice_in(course)
    return CheckableSource(secret, dice.numbers, draws_of(course), dice.dropped)


def table_at(course: AnyCourse) -> AnyTable:
    """A table as a server makes it for each thing that is done: the dice go on from the record."""
    return Table(course, source_at(course))


def played(game: AnyGame, seed: int = 1) -> AnyCourse:
    """A whole game, with its secret shown at the end."""
    return _played(game.name, seed).copy()


@cache
def _played(name: str, seed: int) -> AnyCourse:
    course = new_course(find(name))
    finish(course, source_at(course), seed)
    return with_dice(course, secret=SECRET)


def played_without_zoe() -> AnyCourse:
    """A whole game in which a sealed number was left out."""
    return _played_without_zoe().copy()


@cache
def _played_without_zoe() -> AnyCourse:
    course = new_course_without_zoe()
    finish(course, source_at(course))
    return with_dice(course, secret=SECRET)


def forked(course: AnyCourse, version: int) -> AnyCourse:
    """The same game from some version on, with dice of its own."""
    dice = replace(dice_in(course), hash=hash_of(OTHER), secret=OTHER, after=version)
    entries = tuple(course.entries[:version])
    fork = course_of(replace(course.record, dice=dice, entries=entries))
    finish(fork, source_at(fork, OTHER))
    return fork


def finish(course: AnyCourse, source: CheckableSource, seed: int = 1) -> None:
    """Random moves up to the end, some of them taken back."""
    random, table = Random(seed), Table(course, source)
    while isinstance(seat := course.actor, int):
        moves = course.game.legal(course.state)
        table.submit(seat, table.version, course.game.write(course.state, random.choice(moves)))
        if course.may_undo(seat) and course.actor is not None and random.random() < 0.2:
            table.undo(seat, table.version)


def dice_in(course: AnyCourse) -> Dice:
    dice = course.record.dice
    assert dice is not None
    return dice


def with_dice(course: AnyCourse, **facts: Any) -> AnyCourse:
    """The same game with other facts about its dice in the record."""
    return course_of(replace(course.record, dice=replace(dice_in(course), **facts)))


def with_other_face(course: AnyCourse) -> AnyCourse:
    """The same game with one face of one roll changed, so that all moves still stand."""
    for place, entry in reversed(list(enumerate(course.entries))):
        for forged in _other_faces(entry.text):
            entries = (*course.entries[:place], Entry(CHANCE, forged), *course.entries[place + 1 :])
            try:
                return course_of(replace(course.record, entries=entries))
            except Refusal:
                continue
    raise AssertionError("every die was used")


def _other_faces(text: str) -> Iterator[str]:
    """A roll with one of its dice turned."""
    _, *faces = text.split() if text.startswith("roll ") else [""]
    for die, face in enumerate(faces):
        for other in "123456".replace(face, ""):
            yield "roll " + " ".join(sorted([*faces[:die], other, *faces[die + 1 :]]))


def text_of(course: AnyCourse) -> str:
    return write(course.record)


def expected_draws(course: AnyCourse, secret: str = SECRET) -> list[str]:
    """What chance had to do each time: docs/dice.md read once more, with every outcome written
    out as often as it weighs."""
    told = [
        (step.before, course.game.odds(step.before))
        for entry, step in zip(course.entries, course.done, strict=True)
        if entry.actor is CHANCE and step is not None
    ]
    return [
        course.game.write(before, list(chain(*map(repeat, odds.outcomes, odds.weights)))[place])
        for draw, (before, odds) in enumerate(told)
        for dice in [dice_in(course)]
        for place in [place_of(secret, dice.numbers, draw, odds.total, dice.dropped)]
    ]


def place_of(
    secret: str,
    numbers: Mapping[Seat, str],
    draw: int,
    total: int,
    dropped: Sequence[DroppedSeal] = (),
) -> int:
    said = "".join(f"{seat}:{numbers[seat]} " for seat in sorted(numbers))
    said += "".join(f"dropped {each.seat} {each.round} {each.seal} " for each in dropped)
    attempt = 0
    while True:
        text = f"{said}draw {draw} try {attempt}"
        digest = hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).hexdigest()
        value = int(digest[:8], 16)
        if value < total * (2**32 // total):
            return value % total
        attempt += 1
