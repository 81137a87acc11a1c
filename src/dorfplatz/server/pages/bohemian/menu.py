"""The choices of the player whose turn it is, in groups that use the same dice for the same."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Text, Who
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.bohemian.moves import (
    Dice,
    End,
    Place,
    PlayerMove,
    Reroll,
    TakeBishop,
    TakeSpecial,
)
from dorfplatz.games.bohemian.naming import sum_of
from dorfplatz.games.bohemian.state import Phase, State
from dorfplatz.server.pages.bohemian import words
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian.choices import action, building_of

KEYS: Final = "123456789abcdfghijklmnopqrstvwxyz"
"""A key for each choice, as far as they go; e ends the turn, u takes back."""


@dataclass(frozen=True, slots=True)
class Choice:
    move: str
    dice: Dice
    label: str
    """What tells it from the others of its group."""
    house: str = ""
    says: str = ""
    """What choosing it does to the house."""
    kicks: Seat | None = None
    key: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    heading: str
    dice: Dice
    number: int
    """Of the building, if the group is about one kind."""
    kind: str
    """place, bishop, special, reroll, end, other"""
    choices: tuple[Choice, ...]


def menu(state: State, voice: Translator) -> tuple[Group, ...]:
    legal = BOHEMIAN.legal(state)
    grouped = groupby(legal, key=_alike)
    keys = iter(KEYS)
    return tuple(_keyed(_group(state, voice, [*moves]), keys) for _, moves in grouped)


def hint(state: State) -> Text:
    """What is expected of the player now. A game may have been left right before a roll."""
    legal = BOHEMIAN.legal(state)
    if state.phase is Phase.INCOME:
        return words.COLLECT_FIRST
    if state.phase is Phase.THROW or not legal:
        return words.THROW
    if isinstance(legal[0], End):
        return words.NOTHING_LEFT if state.moves_made else words.NO_MOVE
    return words.SECOND_MOVE if state.moves_made else words.FIRST_MOVE


def _alike(move: PlayerMove) -> tuple[str, Dice]:
    """Placing is grouped by dice and so by kind; all other moves by what they do."""
    return type(move).__name__, move.dice if isinstance(move, Place) else ()


def _group(state: State, voice: Translator, moves: list[PlayerMove]) -> Group:
    first = moves[0]
    number = sum(first.dice) if isinstance(first, Place) else 0
    names = {TakeBishop: "bishop", TakeSpecial: "special", Reroll: "reroll", End: "end"}
    return Group(
        heading=voice.sentence(action(state, first)),
        dice=first.dice if isinstance(first, Place) else (),
        number=number,
        kind="place" if number else names.get(type(first), "other"),
        choices=tuple(_choice(state, voice, move) for move in moves),
    )


def _choice(state: State, voice: Translator, move: PlayerMove) -> Choice:
    text = BOHEMIAN.write(state, move)
    match move:
        case Place(dice):
            building = building_of(state, move)
            owner = state.occupants[state.board.index[building.id]]
            worth = f" ({building.value})" if building.value else ""
            says = _says(voice, move, owner)
            return Choice(text, dice, building.address + worth, building.id, says, owner)
        case TakeBishop(dice) | TakeSpecial(dice) | Reroll(dice):
            return Choice(text, dice, "")
        case _:
            return Choice(text, (), voice.sentence(action(state, move)))


def _says(voice: Translator, move: Place, owner: Seat | None) -> str:
    if owner is None:
        return voice(words.MOVE_IN, ways=sum_of(move.dice))
    return voice(words.KICK, owner=Who(owner), ways=sum_of(move.dice))


def _keyed(group: Group, keys: Iterator[str]) -> Group:
    if group.kind == "end":
        return replace(group, choices=(replace(group.choices[0], key="e"),))
    choices = tuple(replace(choice, key=next(keys, "")) for choice in group.choices)
    return replace(group, choices=choices)
