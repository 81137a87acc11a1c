"""Which of Botrik's villagers goes: the nearest that has not acted."""

from dorfplatz.games.hamlet.actions import villagers
from dorfplatz.games.hamlet.botrik.mind import Mind
from dorfplatz.games.hamlet.events import News
from dorfplatz.games.hamlet.reasons import Priority, Question
from dorfplatz.games.hamlet.state import BOTRIK, Piece, State


def choose(state: State, mind: Mind, place: str) -> Piece:
    far = state.network.distances(place)
    return mind.choose(
        Question.VILLAGER,
        state.players[BOTRIK].ready,
        lambda villager: villager.place,
        {Priority.NEAREST: lambda villager: far[villager.place]},
    )


def nearest_villager(state: State, place: str) -> int:
    """How far the nearest of them is."""
    far = state.network.distances(place)
    return min(far[villager.place] for villager in state.players[BOTRIK].ready)


def walk(state: State, villager: Piece, place: str, news: News) -> None:
    villagers.walk(state, BOTRIK, villager, place, news)
