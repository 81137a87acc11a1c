"""Reading files that anyone may write: TOML in which every complaint says what is wrong where."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import Fact, Text, shortened

SIGNS_AT_MOST: Final = 40_000
DOTS_AT_MOST: Final = 200

Table = Mapping[str, Any]

TOO_LONG: Final = Text(
    "components.too-long", "The component file is too long: more than {most} signs."
)
TANGLED: Final = Text("components.tangled", "Line {line} of the component file has too many dots.")
NOT_TOML: Final = Text("components.not-toml", "The component file is not valid TOML: {complaint}.")
THE_FILE: Final = Text("components.the-file", "In the file")
NOT_A_TABLE: Final = Text("components.not-a-table", "{where}: here belongs a table.")
NOT_A_TEXT: Final = Text(
    "components.not-a-text", "{where}: here belongs a text in quotes, on one line."
)
NOT_TEXTS: Final = Text("components.not-texts", "{where}: here belongs a list of texts in quotes.")
NOT_A_NUMBER: Final = Text(
    "components.not-a-number", "{where}: here belongs a whole number from {least} to {most}."
)
MISSING: Final = Text("components.missing", "{where}: the entry “{word}” is missing.")
UNKNOWN: Final = Text(
    "components.unknown", "{where}: “{word}” has no meaning here; possible are: {known}."
)


def read_tables(written: str) -> Table:
    """What a file says, as far as it is TOML of a bearable size."""
    _check_size(written)
    try:
        return tomllib.loads(written)
    except (ValueError, RecursionError) as error:
        raise Malformed(NOT_TOML, complaint=shortened(str(error))) from None


def check_keys(
    where: str | Text, entries: Table, *, needed: tuple[str, ...], allowed: tuple[str, ...]
) -> None:
    for word in entries:
        refuse_unless(word in allowed, UNKNOWN, where=where, word=word, known=allowed)
    for word in needed:
        refuse_unless(word in entries, MISSING, where=where, word=word)


def table(where: str, value: object) -> Table:
    if not isinstance(value, dict):
        raise Malformed(NOT_A_TABLE, where=where)
    return value


def text(where: str, value: object) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise Malformed(NOT_A_TEXT, where=where)
    return value


def texts(where: str, value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise Malformed(NOT_TEXTS, where=where)
    return value


def number(where: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise Malformed(NOT_A_NUMBER, where=where, least=least, most=most)
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
        raise Malformed(TOO_LONG, most=SIGNS_AT_MOST)
    for line_number, line in enumerate(written.splitlines(), 1):
        if line.count(".") > DOTS_AT_MOST and not line.lstrip().startswith("#"):
            raise Malformed(TANGLED, line=line_number)
