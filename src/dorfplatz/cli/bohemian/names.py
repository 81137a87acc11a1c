"""What people type: buildings and moves in the notation, or in the words of their own language."""

import re
from typing import Final

from dorfplatz.cli.bohemian.words import WORDS
from dorfplatz.cli.screen import Screen
from dorfplatz.games.bohemian.board import Building
from dorfplatz.games.bohemian.kinds import KIND_OF_WORD, Kind
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.bohemian.words import KINDS

_DICE_AND_AIM: Final = re.compile(r"([1-6](?:\s*\+\s*[1-6])*)\s+(\S.*)")


def local_name(screen: Screen, building: Building) -> str:
    return f"{building.village} {screen.say(KINDS[building.kind])} {building.again}".rstrip()


def find(screen: Screen, state: State, asked: str) -> int | None:
    """Where the building is that a person asked for; None if there is none."""
    local = {_folded(local_name(screen, each)): each.id for each in state.board.buildings}
    building = (local | state.board.ids).get(_folded(asked))
    return None if building is None else state.board.index[building]


def find_kind(screen: Screen, asked: str) -> Kind | None:
    """A kind of building by its number or its word."""
    words = {str(kind.value): kind for kind in Kind} | KIND_OF_WORD
    local = {_folded(screen.say(name)): kind for kind, name in KINDS.items()}
    return (local | words).get(_folded(asked))


def canonical(screen: Screen, state: State, typed: str) -> str:
    """A move in the reader's language, as the notation has it; other text as it is."""
    if move := _DICE_AND_AIM.fullmatch(typed):
        dice, aim = move.groups()
        place = find(screen, state, aim)
        named = _word(screen, aim) if place is None else state.board.buildings[place].id
        return f"{dice} {named}"
    first, _, rest = typed.partition(" ")
    return f"{_word(screen, first)} {rest}".rstrip()


def _word(screen: Screen, typed: str) -> str:
    local = {_folded(screen.say(text)): word for word, text in WORDS.items()}
    return local.get(_folded(typed), typed)


def _folded(text: str) -> str:
    return " ".join(text.split()).casefold()
