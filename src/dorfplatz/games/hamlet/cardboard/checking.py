"""Checks that many tables of a component file have in common."""

from collections.abc import Callable
from typing import Final, TypeVar

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.tables import Table, check_keys, refuse_unless, table, text, texts
from dorfplatz.games.hamlet.cardboard import printed
from dorfplatz.games.hamlet.cardboard.words import AT, MARK, NOTHING_ASKED

MARKS: Final = ("known", "probable", "ours")


Words = TypeVar("Words")
Value = TypeVar("Value")


def check_marks(where: str, rows: Table, words: tuple[str, ...]) -> None:
    """A table may say of each of its entries how sure it is."""
    where = f"{where}, marks"
    marks = table(where, rows.get("marks", {}))
    check_keys(where, marks, needed=(), allowed=words)
    for word, mark in marks.items():
        is_one = text(f"{where}, {word}", mark) in MARKS
        refuse_unless(is_one, MARK, where=f"{where}, {word}", word=mark, known=MARKS)


def check_needs(where: str, value: object) -> int:
    """How much is asked for, which must be something."""
    needs, gold = reading(where, printed.needs, texts(where, value))
    refuse_unless(bool(needs or gold), NOTHING_ASKED, where=where)
    return gold + sum(need.count for need in needs)


def reading(where: str, read: Callable[[Words], Value], words: Words) -> Value:
    """What words mean; a complaint about them is told with its place."""
    try:
        return read(words)
    except Malformed as refusal:
        raise refusal.placed(AT, where=where) from None
