"""Where the dice of a table come from, and what its record tells of them."""

from dataclasses import replace

from dorfplatz.core.chance import RandomSource, Source
from dorfplatz.core.record import Record
from dorfplatz.games.catalogue import AnyCourse
from dorfplatz.play.checkable_dice import CheckableSource, draws_of


def source_of(course: AnyCourse, secret: str | None) -> Source:
    """Games from before dice could be checked go on as they began."""
    dice = course.record.dice
    if dice is None or secret is None:
        return RandomSource()
    return CheckableSource(secret, dice.numbers, draws_of(course), dice.dropped)


def with_secret(record: Record, secret: str | None) -> Record:
    """For those who check the dice, when nothing more is drawn."""
    if record.dice is None or secret is None:
        return record
    return replace(record, dice=replace(record.dice, secret=secret))
