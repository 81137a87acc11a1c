"""Villagers walk any distance along connected roads, do one thing, and rest."""

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions.words import NO_PLACE, NO_VILLAGER, NOT_CONNECTED, WRONG_ROLE
from dorfplatz.games.hamlet.events import News, Walked
from dorfplatz.games.hamlet.kinds import Role
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import PERSON, Piece, State


def problem(state: State, place: str, role: Role | None = None) -> Message | None:
    """Why no villager of the person's can act at a place."""
    if not state.players[PERSON].ready:
        return message(NO_VILLAGER)
    if place not in state.village:
        return message(NO_PLACE, place=place)
    if place not in state.network.connected:
        return message(NOT_CONNECTED, place=place_name(place))
    if role is not None and state.village[place].role is not role:
        return message(WRONG_ROLE[role], place=place_name(place))
    return None


def send(state: State, place: str, news: News) -> None:
    """The nearest of the person's villagers goes and acts; which one it is makes no difference."""
    far = state.network.distances(place)
    walk(
        state,
        PERSON,
        min(state.players[PERSON].ready, key=lambda each: far[each.place]),
        place,
        news,
    )


def walk(state: State, seat: Seat, villager: Piece, place: str, news: News) -> None:
    villagers = state.players[seat].villagers
    villagers[villagers.index(villager)] = Piece(place, is_done=True)
    news.append(Walked(seat, villager.place, place))


def rest(state: State, seat: Seat) -> None:
    """At the start of a turn everyone is ready again."""
    player = state.players[seat]
    player.villagers = [Piece(villager.place) for villager in player.villagers]
    player.donkeys = [Piece(donkey.place) for donkey in player.donkeys]
