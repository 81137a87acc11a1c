"""A game with the companion as text, fit for an address: the setup, and all that was answered.

The setup is Botrik's row by the numbers of its action tiles, then a letter for each modifier:
`30142bf`. What was answered are runs of digits, one for each answer, with `-` around what was
written: `b` puts Botrik's board right, `f` fills a form; both list the values of all their fields
with `_` between them, words by their numbers: `00012-b5_1_2_0_3_2_1_0_4_30142_-001`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from string import ascii_lowercase
from typing import Final

from dorfplatz.games.hamlet.moves import SECONDARY
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.showing.hamlet.companion.flow import PROGRAM
from dorfplatz.showing.hamlet.companion.playing import (
    Chosen,
    Event,
    Play,
    Senseless,
    Written,
    play,
)
from dorfplatz.showing.hamlet.companion.program import Field, Fill
from dorfplatz.showing.hamlet.companion.sentences import Value

ACTIONS: Final = tuple(action.value for action in SECONDARY)
MODIFIERS: Final = tuple(modifier.value for modifier in Modifier)
BOARD: Final = "b"
FORM: Final = "f"
BELOW_ZERO: Final = "n"
LONGEST: Final = 4000
"""More than that nobody answers in one game."""


def write_setup(row: Sequence[str], modifiers: Sequence[str]) -> str:
    tiles = "".join(str(ACTIONS.index(action)) for action in row)
    letters = sorted(ascii_lowercase[MODIFIERS.index(each)] for each in modifiers)
    return tiles + "".join(letters)


def read_setup(text: str) -> Mapping[str, Value]:
    tiles = {str(number): action for number, action in enumerate(ACTIONS)}
    letters = dict(zip(ascii_lowercase, MODIFIERS, strict=False))
    row, chosen = text[: len(tiles)], text[len(tiles) :]
    if sorted(row) != sorted(tiles) or [*chosen] != sorted({*chosen} & letters.keys()):
        raise Senseless
    return {
        "row": tuple(tiles[number] for number in row),
        "modifiers": tuple(letters[letter] for letter in chosen),
    }


def read(setup: str, said: str) -> Play:
    """The game as far as it has been answered."""
    if len(said) > LONGEST:
        raise Senseless
    going = play(PROGRAM, read_setup(setup), ())
    for each in split(said):
        going.hear(_event(each, going))
    return going


def split(said: str) -> list[str]:
    """What was answered, one by one."""
    answers = ([part] if part.startswith((BOARD, FORM)) else [*part] for part in said.split("-"))
    return list(chain.from_iterable(answers))


def join(answers: Iterable[str]) -> str:
    said = "".join(each if len(each) == 1 else f"-{each}-" for each in answers)
    return said.replace("--", "-").strip("-")


def write_form(kind: str, fields: Iterable[Field], values: Mapping[str, Value]) -> str:
    return kind + "_".join(_write(field, values[field.name]) for field in fields)


def _event(text: str, going: Play) -> Event:
    kind, written = text[0], text[1:]
    if kind.isdecimal() and not written:
        return Chosen(int(kind))
    waits = going.waits
    if kind == BOARD:
        return Written(_values(going.program.board, written), is_board=True)
    if kind == FORM and isinstance(waits, Fill):
        return Written(_values(going.fields(waits.fields), written), is_board=False)
    raise Senseless


def _values(fields: Sequence[Field], written: str) -> dict[str, Value]:
    values = written.split("_")
    if len(values) != len(fields):
        raise Senseless
    return {field.name: _read(field, value) for field, value in zip(fields, values, strict=True)}


def _write(field: Field, value: Value) -> str:
    if isinstance(value, tuple):
        return "".join(str(field.among.index(word)) for word in value)
    return str(value).replace("-", BELOW_ZERO)


def _read(field: Field, text: str) -> Value:
    return _words(field, text) if field.among else _number(field, text)


def _words(field: Field, text: str) -> tuple[str, ...]:
    allowed = {str(number): word for number, word in enumerate(field.among)}
    is_fine = {*text} <= allowed.keys() and len({*text}) == len(text) >= field.least
    if not is_fine:
        raise Senseless
    return tuple(allowed[digit] for digit in text)


def _number(field: Field, text: str) -> int:
    if not re.fullmatch(rf"{BELOW_ZERO}?[0-9]{{1,3}}", text):
        raise Senseless
    number = int(text.replace(BELOW_ZERO, "-"))
    if not field.least <= number <= field.most:
        raise Senseless
    return number
