"""Buildings by what people call them: an id, the notation, or the words of their own language."""

from dorfplatz.cli.screen import Screen
from dorfplatz.games.bohemian.board import Building
from dorfplatz.games.bohemian.state import State
from dorfplatz.games.bohemian.words import KINDS


def local_name(screen: Screen, building: Building) -> str:
    return f"{building.village} {screen.say(KINDS[building.kind])} {building.again}".rstrip()


def find(screen: Screen, state: State, asked: str) -> int | None:
    """Where the building is that a person asked for; None if there is none."""
    local = {
        local_name(screen, building).casefold(): building.id for building in state.board.buildings
    }
    names = local | state.board.ids
    building = names.get(" ".join(asked.split()).casefold())
    return None if building is None else state.board.index[building]


def canonical(screen: Screen, state: State, typed: str) -> str:
    """A move with its building in the reader's language, as the notation has it."""
    dice, _, aim = typed.partition(" ")
    place = find(screen, state, aim)
    return typed if place is None else f"{dice} {state.board.buildings[place].id}"
