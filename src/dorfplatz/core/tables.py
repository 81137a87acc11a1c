"""Reading files that anyone may write: TOML in which every complaint says what is wrong where."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from dorfplatz.core import words
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Fact, Text, shortened

SIGNS_AT_MOST: Final = 40_000
DOTS_AT_MOST: Final = 200

Table = Mapping[str, Any]


def read_tables(written: str) -> Table:
    """What a file says, as far as it is TOML of a bearable size."""
    _check_size(written)
    try:
        return tomllib.loads(written)
    except (ValueError, RecursionError) as error:
        raise Malformed(words.NOT_TOML, complaint=shortened(str(error))) from None


def check_keys(
    where: str | Text, entries: Table, *, needed: tuple[str, ...], allowed: tuple[str, ...]
) -> None:
    for word in entries:
        refuse_unless(word in allowed, words.UNKNOWN, where=where, word=word, known=allowed)
    for word in needed:
        refuse_unless(word in entries, words.MISSING, where=where, word=word)


def table(where: str, value: object) -> Table:
    if not isinstance(value, dict):
        raise Malformed(words.NOT_A_TABLE, where=where)
    return value


def text(where: str, value: object) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise Malformed(words.NOT_A_TEXT, where=where)
    return value


def texts(where: str, value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise Malformed(words.NOT_TEXTS, where=where)
    return value


def number(where: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise Malformed(words.NOT_A_NUMBER, where=where, least=least, most=most)
    return value


def refuse_unless(fits: bool, complaint: Text, /, **facts: Fact) -> None:
    """Words from the file are quoted in the complaint, so they are made fit for that."""
    if not fits:
        raise Malformed(complaint, **{name: _quotable(fact) for name, fact in facts.items()})


def _quotable(fact: Fact) -> Fact:
    return shortened(fact) if isinstance(fact, str) else fact


def _check_size(written: str) -> None:
    """Reading TOML takes very long for very long keys; no component file needs them."""
    if len(written) > SIGNS_AT_MOST:
        raise Malformed(words.TOO_LONG, most=SIGNS_AT_MOST)
    for line_number, line in enumerate(written.splitlines(), 1):
        if line.count(".") > DOTS_AT_MOST and not line.lstrip().startswith("#"):
            raise Malformed(words.TANGLED, line=line_number)
