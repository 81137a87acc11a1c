"""The position, the moves, the events and the table as plain JSON values, for programs."""

from typing import assert_never

from dorfplatz.core.contract import Json
from dorfplatz.core.plain import as_json, snake_case
from dorfplatz.games.bohemian.board import Building
from dorfplatz.games.bohemian.box import SPECIAL_TILES
from dorfplatz.games.bohemian.events import Event
from dorfplatz.games.bohemian.moves import (
    Collect,
    End,
    First,
    Move,
    Place,
    Reroll,
    Roll,
    Sides,
    TakeBishop,
    TakeSpecial,
    Throw,
)
from dorfplatz.games.bohemian.state import State


def setup(state: State) -> Json:
    """The prepared table, as it was before the first roll."""
    components, seats = state.options.components, state.options.seats
    return {
        "game": "bohemian",
        "seats": seats,
        "first": state.first,
        "figures": components.setup(seats).figures,
        "bank": components.bank,
        "special_tiles": SPECIAL_TILES,
        "income": state.options.income.value,
        "villages": [
            {
                "side": side.letter,
                "name": side.name,
                "buildings": [_building(state.board.buildings[place]) for place in village],
            }
            for side, village in zip(state.board.sides, state.board.villages, strict=True)
        ],
    }


def _building(building: Building) -> Json:
    return {"id": building.id, "number": building.kind.value, "value": building.value}


def position(state: State) -> Json:
    """Nothing is hidden in this game: everyone sees the same."""
    buildings = state.board.buildings
    return {
        "turn": state.turn,
        "dice": list(state.dice),
        "coins": list(state.coins),
        "figures": list(state.figures),
        "occupants": {
            building.id: seat
            for building, seat in zip(buildings, state.occupants, strict=True)
            if seat is not None
        },
        "active_inns": [buildings[place].id for place in sorted(state.active)],
        "bishop": state.bishop,
        "special": list(state.special),
        "special_left": state.special_left,
        "bank": state.bank,
        "over": state.ending is not None,
    }


def move(move: Move) -> Json:
    match move:
        case Place(dice, building):
            return {"do": "place", "dice": list(dice), "building": building}
        case TakeBishop(dice):
            return {"do": "bishop", "dice": list(dice)}
        case TakeSpecial(dice):
            return {"do": "special", "dice": list(dice)}
        case Reroll(dice):
            return {"do": "reroll", "dice": list(dice)}
        case Roll(dice):
            return {"do": "roll", "dice": list(dice)}
        case End():
            return {"do": "end"}
        case Collect():
            return {"do": "collect"}
        case Throw():
            return {"do": "throw"}
        case Sides(letters):
            return {"do": "sides", "letters": list(letters)}
        case First(seat):
            return {"do": "first", "seat": seat}
        case _:
            assert_never(move)


def event(event: Event) -> Json:
    """Its name in small letters and all it knows: moved_in has seat, building and dice."""
    return {"event": snake_case(type(event).__name__), **as_json(event)}
