"""What the person may do in a turn, as choices: those alike in a group, and those that would use
the same in one line."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet import turn
from dorfplatz.games.hamlet.moves import Build, Produce
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import State
from dorfplatz.server.pages.hamlet.previews import DOES, Choice, choice
from dorfplatz.server.pages.hamlet.words import AT_BARN, COUNTED
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.choosing.choices import action
from dorfplatz.showing.hamlet.choosing.words import BUILD

KEYS: Final = "123456789abcdfghijklmnopqstvwxyz"
"""A key for each choice in sight, as far as they go; e ends the turn, u takes back, r turns a
tile."""
MANY: Final = 6
"""More roads than this are folded away, as are donkeys and what a barn could produce."""
PICTURES: Final = (
    *("produce", "make", "sell", "order", "blueprint", "hire"),
    *("donkey", "build", "road", "beg", "lead"),
)


@dataclass(frozen=True, slots=True)
class MenuLine:
    """Choices that would use the same."""

    uses: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Group:
    does: str
    heading: str
    lines: tuple[MenuLine, ...]
    fold: str = ""
    """Its name, if it is folded away."""

    @property
    def picture(self) -> str:
        """Only what begins with a heading has one."""
        does = "blueprint" if self.does == "take" else self.does
        return f"act-{does}" if does in PICTURES else ""

    @property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(each for line in self.lines for each in line.choices)


def menu(state: State, voice: Translator) -> tuple[Group, ...]:
    """All but the end of the turn."""
    alike: dict[tuple[str, str], list[turn.Deed]] = {}
    for move in turn.possible_moves(state):
        if isinstance(move, turn.Deed):
            alike.setdefault(_kind(state, move), []).append(move)
    return keyed(_group(state, voice, kind, moves) for kind, moves in alike.items())


def keyed(groups: Iterable[Group]) -> tuple[Group, ...]:
    """With a key for each choice that is not folded away."""
    keys = iter(KEYS)
    return tuple(group if group.fold else _with_keys(group, keys) for group in groups)


def lines(choices: Sequence[Choice]) -> tuple[MenuLine, ...]:
    alike: dict[str, list[Choice]] = {}
    for each in choices:
        alike.setdefault(each.uses, []).append(each)
    return tuple(MenuLine(uses, tuple(found)) for uses, found in alike.items())


def _kind(state: State, move: turn.Deed) -> tuple[str, str]:
    """Each blueprint and each barn has a group of its own; so have bridges, and paths."""
    match move:
        case Build(tile):
            return DOES[Build], tile
        case Produce(place, raws) if raws:
            return DOES[Produce], place
        case _:
            return DOES[type(move)], action(state, move).key


def _group(state: State, voice: Translator, kind: tuple[str, str], moves: list[turn.Deed]) -> Group:
    does, which = kind
    found = lines([choice(state, voice, move) for move in moves])
    heading = voice.sentence(_heading(state, moves[0]))
    if not _is_long(moves):
        return Group(does, heading, found)
    return Group(does, voice(COUNTED, what=heading, count=len(moves)), found, f"{does}-{which}")


def _is_long(moves: list[turn.Deed]) -> bool:
    first = moves[0]
    if isinstance(first, Produce):
        return bool(first.raws) and len(moves) > 1
    does = DOES[type(first)]
    return does in ("donkey", "lead") or (does == "road" and len(moves) > MANY)


def _heading(state: State, move: turn.Deed) -> Message:
    match move:
        case Build(tile):
            return message(BUILD, tile=rewards.tile_words(state.options.components.tiles[tile]))
        case Produce(place, raws) if raws:
            return message(AT_BARN, place=place_name(place))
        case _:
            return action(state, move)


def _with_keys(group: Group, keys: Iterator[str]) -> Group:
    found = (
        replace(line, choices=tuple(replace(each, key=next(keys, "")) for each in line.choices))
        for line in group.lines
    )
    return replace(group, lines=tuple(found))
