"""Make goods: for each space that is filled its raw material is used up, and a good put there."""

from collections.abc import Iterator

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.actions import paying, villagers
from dorfplatz.games.hamlet.actions.words import NO_SPACE, NO_TOKEN, NOTHING
from dorfplatz.games.hamlet.events import Made, News
from dorfplatz.games.hamlet.kinds import MADE_FROM, MILESTONE_OF, Resource, Role
from dorfplatz.games.hamlet.moves import Make
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import RESOURCES
from dorfplatz.games.hamlet.state import PERSON, State, Token
from dorfplatz.games.hamlet.tile import Need


def problem(state: State, move: Make) -> Message | None:
    if refused := villagers.problem(state, move.place, Role.PROCESSING):
        return refused
    if move.count < 1:
        return message(NOTHING)
    free, good = state.free_spaces(move.place), good_of(state, move.place)
    if move.count > free:
        return message(NO_SPACE, place=place_name(move.place), free=free, count=move.count)
    left = state.players[PERSON].goods[good]
    if move.count > left:
        return message(NO_TOKEN, left=left, good=RESOURCES[good], count=move.count)
    return paying.problem(state, move.place, needs(state, move.place, move.count))


def moves(state: State) -> Iterator[Make]:
    for place in state.of_role(Role.PROCESSING):
        most = min(state.free_spaces(place), state.players[PERSON].goods[good_of(state, place)])
        for count in range(1, most + 1):
            move = Make(place, count)
            if problem(state, move) is None:
                yield move


def good_of(state: State, place: str) -> Resource:
    return state.village[place].kinds[0]


def needs(state: State, place: str, count: int) -> tuple[Need, ...]:
    return (Need(count, (MADE_FROM[good_of(state, place)],)),)


def is_fine(state: State, seat: Seat, good: Resource) -> bool:
    """Whoever has the milestone makes the good in high quality."""
    return state.milestones.get(MILESTONE_OF[good]) == seat


def make(state: State, seat: Seat, place: str, count: int, news: News) -> None:
    good = good_of(state, place)
    fine = is_fine(state, seat, good)
    state.players[seat].goods[good] -= count
    state.tokens[place] += (Token(good, seat, fine),) * count
    news.append(Made(seat, place, good, count, fine))
