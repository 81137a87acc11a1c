"""Old games replayed with the present code: what is not as it was when they were played."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

from dorfplatz.core.contract import Json
from dorfplatz.core.record import Record, read_all
from dorfplatz.core.refusal import Refusal
from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.catalogue import AnyCourse, course_of
from dorfplatz.play.checkable_dice import check
from dorfplatz.server.pages.my_games import words
from dorfplatz.server.tables.summaries import summary_of


@dataclass(frozen=True, slots=True)
class Old:
    """A game as it was kept, or several in one text."""

    name: str
    """What people know it by: an address, or a file."""
    text: str
    over: bool | None = None
    """Whether it was stored as finished; unknown of files."""
    summary: str | None = None
    """What was noted of its result."""
    secret: str | None = None
    """Of its dice, if the record does not tell it."""


@dataclass(frozen=True, slots=True)
class Replayed:
    name: str
    games: int
    differences: tuple[Message, ...] = ()


def replayed(old: Old) -> Replayed:
    """Whatever is wrong with one game, the others are looked at, too."""
    try:
        records = read_all(old.text)
    except Refusal as refusal:
        return Replayed(old.name, 1, (refusal.message,))
    found = tuple(problem for record in records for problem in _differences(old, record))
    return Replayed(old.name, len(records), found)


def _differences(old: Old, record: Record) -> list[Message]:
    try:
        course = course_of(_with_secret(record, old.secret))
        return [*_ending(old, course), *_dice(course)]
    except Refusal as refusal:
        return [refusal.message]
    except Exception as fault:  # a fault of the code is what is looked for here
        return [message(words.FAILS, fault=f"{type(fault).__name__} {fault}")]


def _with_secret(record: Record, secret: str | None) -> Record:
    if record.dice is None or secret is None:
        return record
    return replace(record, dice=replace(record.dice, secret=secret))


def _dice(course: AnyCourse) -> list[Message]:
    """Draws that do not follow from the secret, where there is one."""
    dice = course.record.dice
    if dice is None or dice.secret is None:
        return []
    return [refusal.message for refusal in check(course).problems]


def _ending(old: Old, course: AnyCourse) -> Iterator[Message]:
    if old.over is not None and old.over != course.is_complete:
        yield message(words.NO_RESULT if old.over else words.NOT_OVER)
    if old.summary is not None:
        try:
            yield from _changes(json.loads(old.summary), summary_of(course), course.names)
        except (ValueError, LookupError, TypeError):
            yield message(words.BAD_SUMMARY)


def _changes(then: Json, now: Json, names: tuple[str, ...]) -> list[Message]:
    changes = []
    if then["totals"] != now["totals"]:
        changes.append(message(words.TOTALS, then=tuple(then["totals"]), now=tuple(now["totals"])))
    if then["winners"] != now["winners"]:
        before, after = (_named(each["winners"], names) for each in (then, now))
        changes.append(message(words.WINNERS, then=before, now=after))
    if then["reason"] != now["reason"]:
        changes.append(message(words.REASON, then=then["reason"], now=now["reason"]))
    return [*changes, *_turns(then["history"], now["history"])]


def _named(winners: list[int], names: tuple[str, ...]) -> tuple[str, ...] | Text:
    return tuple(names[seat] for seat in winners) or words.NOBODY


def _turns(then: list[list[int]], now: list[list[int]]) -> list[Message]:
    """The first turn after which something was different."""
    for turn, (before, after) in enumerate(zip(then, now, strict=False)):
        if before != after:
            return [message(words.HISTORY, turn=turn, then=tuple(before), now=tuple(after))]
    if len(then) != len(now):
        return [message(words.TURNS, then=len(then) - 2, now=len(now) - 2)]
    return []
