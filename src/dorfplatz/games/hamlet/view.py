"""The position, the moves and the table as plain JSON values, for programs."""

from typing import Any

from dorfplatz.core.contract import Json
from dorfplatz.core.plain import as_json, snake_case
from dorfplatz.core.seat import Seat
from dorfplatz.games.hamlet.events import Event, RoadBuilt
from dorfplatz.games.hamlet.land.lattice import coordinates, ends
from dorfplatz.games.hamlet.land.network import Road
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.moves import Move
from dorfplatz.games.hamlet.options import Modifier
from dorfplatz.games.hamlet.state import SEATS, State


def setup(state: State) -> Json:
    """The prepared table, as it is before the first turn."""
    cardboard = state.options.components
    return {
        "game": "hamlet",
        "seats": len(SEATS),
        "modifiers": [each.value for each in Modifier if state.has(each)],
        "choices": state.options.choices.value,
        "start": {place: str(spot) for place, spot in cardboard.start.items()},
        "tiles": {
            tile.id: as_json(tile, leaving_out=("id", "marks")) for tile in cardboard.tiles.values()
        },
        "sales": {sale.id: as_json(sale, leaving_out=("id",)) for sale in cardboard.sales.values()},
        "orders": {
            order.id: as_json(order, leaving_out=("id",)) for order in cardboard.orders.values()
        },
        "awards": {award.value: points for award, points in cardboard.awards.items()},
        "supplies": as_json(cardboard.supplies),
    }


def position(state: State) -> Json:
    """Nothing is hidden in this game but what chance will draw."""
    automa = state.automa
    return {
        "phase": state.phase.value,
        "turn": state.turn,
        "round": state.round,
        "village": {place: str(spot) for place, spot in state.village.spots.items()},
        "roads": [_road(road) for road in state.roads],
        "tokens": {
            place: [as_json(token) for token in tokens]
            for place, tokens in state.tokens.items()
            if tokens
        },
        "supply": {kind.value: count for kind, count in state.supply.items()},
        "row": [as_json(offer) for offer in state.row],
        "bag": len(state.bag),
        "sales": list(state.sales),
        "orders": dict(state.orders),
        "milestones": {milestone.value: seat for milestone, seat in state.milestones.items()},
        "flags": dict(state.flags),
        "players": [_player(state, seat) for seat in SEATS],
        "botrik": {
            "row": [action.value for action in automa.row],
            "bowl": {colour.value: count for colour, count in automa.bowl.items()},
            "support_open": automa.is_open,
        },
        "question": None if state.question is None else _question(state),
        "over": state.ending is not None,
    }


def move(move: Move) -> Json:
    return {"do": snake_case(type(move).__name__), **as_json(move, as_text=(Spot,))}


def event(event: Event) -> Json:
    """Its name in small letters and all it knows: produced has seat, place and raws."""
    shown = _road(event) if isinstance(event, RoadBuilt) else as_json(event, as_text=(Spot,))
    return {"event": snake_case(type(event).__name__), **shown}


def _road(road: Road | RoadBuilt) -> Json:
    """Its edge by the two corners of the lattice."""
    return {**as_json(road), "edge": [list(coordinates(point)) for point in ends(road.edge)]}


def _player(state: State, seat: Seat) -> Json:
    player = state.players[seat]
    return {
        "gold": player.gold,
        "points": player.points,
        "villagers": [as_json(piece) for piece in player.villagers],
        "donkeys": [as_json(piece) for piece in player.donkeys],
        "goods": {kind.value: count for kind, count in player.goods.items()},
        "blueprints": list(player.blueprints),
        "sales": list(player.sales),
    }


def _question(state: State) -> dict[str, Any]:
    assert state.question is not None
    question, answers = state.question
    return {"about": question.value, "answers": list(answers)}
