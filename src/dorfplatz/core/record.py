"""Records: a game as plain text, from which everything else follows by replay.

A header, an empty line, then a line for each thing done, only ever added to:

    dorfplatz 1
    game bohemian 1
    seat 0 person Ada
    seat 1 greedy Zdenka
    option income automatic

    chance: roll 2 3 4 6
    0: 3+4 Nenbrad glass
    0: undo
    0: now greedy
    result: no-figures 62 48

Format 2 adds lines about dice that can be checked (`dice_facts`), format 3 those about sealed
numbers that were left out of them. The lowest format that has all that is told is written.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from dorfplatz.core import words
from dorfplatz.core.dice_facts import Dice, Fact, dice_of, read_fact, write_dice
from dorfplatz.core.refusal import Malformed, Refusal
from dorfplatz.core.seat import CHANCE, Actor, Seat
from dorfplatz.core.text import shortened

FORMAT: Final = 3
WITHOUT_DROPPED: Final = 2
WITHOUT_DICE: Final = 1
PERSON: Final = "person"
UNDO: Final = "undo"
NOW: Final = "now"
"""Says who plays a seat from here on: “now greedy”, “now person”."""


NAME_AT_MOST: Final = 40


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person, or a bot of some kind."""

    kind: str
    name: str

    def __post_init__(self) -> None:
        check_name(self.name)

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a record: who did what. Nobody (None) announces the result."""

    actor: Actor | None
    text: str
    line: int = field(default=0, compare=False)
    """Where it was read, counted from 1; 0 if it was not."""


@dataclass(frozen=True, slots=True)
class Record:
    game: str
    rules: int
    players: tuple[Player, ...]
    options: Mapping[str, str]
    entries: tuple[Entry, ...] = ()
    dice: Dice | None = None
    """None if nobody can check them."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)


def played_by(text: str) -> str | None:
    """Who plays a seat from here on, if that is what an entry says."""
    match = _NOW.fullmatch(text)
    return match[1] if match else None


def check_name(name: str) -> None:
    if not (1 <= len(name) <= NAME_AT_MOST and name.isprintable() and name == name.strip()):
        raise Malformed(words.NAME, name=shortened(name), most=NAME_AT_MOST)


def write(record: Record) -> str:
    return write_header(record) + "".join(map(write_entry, record.entries))


def write_header(record: Record) -> str:
    lines = [f"dorfplatz {_format_of(record.dice)}", f"game {record.game} {record.rules}"]
    for seat, player in enumerate(record.players):
        lines.append(f"seat {seat} {player.kind} {player.name}")
    for option, value in record.options.items():
        lines += [f"option {option} {part}" for part in value.split("\n")]
    if record.dice is not None:
        lines += write_dice(record.dice)
    return "\n".join([*lines, "", ""])


def _format_of(dice: Dice | None) -> int:
    if dice is None:
        return WITHOUT_DICE
    return FORMAT if dice.dropped else WITHOUT_DROPPED


def write_entry(entry: Entry) -> str:
    if entry.actor is None:
        return f"result: {entry.text}\n"
    who = CHANCE.value if entry.actor is CHANCE else entry.actor
    return f"{who}: {entry.text}\n"


def read(text: str) -> Record:
    """The one record in a text."""
    records = read_all(text)
    if len(records) > 1:
        raise Malformed(words.SEVERAL, found=len(records))
    return records[0]


def read_all(text: str) -> list[Record]:
    """All records in a text, one after the other."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    starts = [place for place, line in enumerate(lines) if _START.fullmatch(line)]
    if not starts or starts[0] != 0:
        raise at_line(1, Malformed(words.NOT_A_RECORD, format=WITHOUT_DICE))
    if lines.pop():
        raise at_line(len(lines) + 1, Malformed(words.CUT_OFF))
    ends = [*starts[1:], len(lines)]
    return [_record(start, lines[start:end]) for start, end in zip(starts, ends, strict=True)]


def without_torn_line(text: str) -> str:
    """The text up to its last complete line: what is left when writing was interrupted."""
    return text[: text.rfind("\n") + 1]


def at_line(line: int, refusal: Refusal) -> Refusal:
    """The refusal with the line it is about."""
    return refusal.placed(words.AT_LINE, line=line)


_START: Final = re.compile(r"dorfplatz ([0-9]{1,9})")
_GAME: Final = re.compile(r"game ([a-z][a-z0-9-]*) ([0-9]{1,9})")
_SEAT: Final = re.compile(r"seat ([0-9]{1,2}) ([a-z][a-z0-9-]*) (.*)")
_OPTION: Final = re.compile(r"option ([a-z][a-z0-9-]*) (.*)")
_NOW: Final = re.compile(rf"{NOW} ([a-z][a-z0-9-]*)")
_ENTRY: Final = re.compile(r"(chance|result|[0-9]{1,2}): (.*)")


def _record(start: int, lines: list[str]) -> Record:
    """A record from its lines, the first of which is line `start` of the text, counted from 0."""
    format_number = _format(start + 1, lines[0])
    game, rules = _game(start + 2, lines[1] if len(lines) > 1 else "")
    players: list[Player] = []
    options: dict[str, list[str]] = {}
    facts: list[Fact] = []
    if "" not in lines:
        raise at_line(start + len(lines), Malformed(words.CUT_OFF_HEADER))
    body = lines.index("")
    for number, line in enumerate(lines[2:body], start + 3):
        if seat := _SEAT.fullmatch(line):
            players.append(_player(number, len(players), *seat.groups()))
        elif option := _OPTION.fullmatch(line):
            options.setdefault(option[1], []).append(option[2])
        elif _tells_of_dice(format_number, line):
            facts.append(_fact(number, line, facts, len(players)))
        else:
            raise at_line(number, Malformed(words.HEADER, found=shortened(line)))
    return Record(
        game=game,
        rules=rules,
        players=tuple(players),
        options={option: "\n".join(parts) for option, parts in options.items()},
        entries=tuple(
            _entry(number, line)
            for number, line in enumerate(lines[body + 1 :], start + body + 2)
            if line
        ),
        dice=dice_of(facts) if facts else None,
    )


def _tells_of_dice(format_number: int, line: str) -> bool:
    """Whether it is a line about dice, and of this format."""
    needed = FORMAT if line.startswith("dice dropped ") else WITHOUT_DROPPED
    return line.startswith("dice ") and format_number >= needed


def _format(number: int, line: str) -> int:
    found = int(line.removeprefix("dorfplatz "))
    if found > FORMAT:
        raise at_line(number, Malformed(words.NEWER, found=found, format=FORMAT))
    if found < 1:
        raise at_line(number, Malformed(words.NOT_A_RECORD, format=WITHOUT_DICE))
    return found


def _game(number: int, line: str) -> tuple[str, int]:
    match = _GAME.fullmatch(line)
    if match is None:
        raise at_line(number, Malformed(words.NO_GAME))
    return match[1], int(match[2])


def _player(number: int, expected: int, seat: str, kind: str, name: str) -> Player:
    if int(seat) != expected:
        raise at_line(number, Malformed(words.SEATS, expected=expected))
    try:
        return Player(kind, name)
    except Malformed as refusal:
        raise at_line(number, refusal) from None


def _fact(number: int, line: str, earlier: list[Fact], seats: int) -> Fact:
    try:
        return read_fact(line, earlier, seats)
    except Malformed as refusal:
        raise at_line(number, refusal) from None


def _entry(number: int, line: str) -> Entry:
    match = _ENTRY.fullmatch(line)
    if match is None:
        raise at_line(number, Malformed(words.LINE, found=shortened(line)))
    who, text = match.groups()
    actors: dict[str, Actor | None] = {CHANCE.value: CHANCE, "result": None}
    return Entry(actors[who] if who in actors else Seat(int(who)), text, number)
