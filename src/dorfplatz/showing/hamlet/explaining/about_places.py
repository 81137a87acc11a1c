"""What is going on at a place of the village, and what could be."""

from collections import Counter
from collections.abc import Iterable, Iterator

from dorfplatz.core.text import Fact, Message, Who, message
from dorfplatz.games.hamlet import sites
from dorfplatz.games.hamlet.actions import roads, town_hall, transport
from dorfplatz.games.hamlet.actions.using import name_of
from dorfplatz.games.hamlet.kinds import Role, Work
from dorfplatz.games.hamlet.sentences.labels import token_words
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import WORKS
from dorfplatz.games.hamlet.state import PERSON, State
from dorfplatz.showing.hamlet import rewards
from dorfplatz.showing.hamlet.explaining import words
from dorfplatz.showing.hamlet.explaining.about_tiles import printed


def about_place(state: State, place: str) -> Iterator[Message]:
    tile = state.village[place]
    yield from printed(state, tile)
    yield from _service(state, tile.role)
    if place in state.flags:
        points = sites.points_of(state, place)
        yield message(words.FLAG, who=Who(state.flags[place]), points=points)
    if tile.spaces:
        yield _lying(state, place)
    yield from _joined(state, place)
    yield from _not_joined(state, place)
    if place in state.network.connected:
        yield _reach(state, place)


def _service(state: State, role: Role) -> Iterator[Message]:
    supplies = state.options.components.supplies
    match role:
        case Role.CHURCH:
            yield message(words.CHURCH)
        case Role.MARKET:
            yield message(words.MARKET, raw=supplies.raw_price, good=supplies.good_price)
        case Role.TOWN_HALL:
            yield message(words.TOWN_HALL)
            if len(state.players[PERSON].villagers) < supplies.villagers:
                price = town_hall.villager_price(state)
                yield message(words.NEXT_VILLAGER, villager=price, donkey=supplies.donkey_price)
        case _:
            return


def _lying(state: State, place: str) -> Message:
    free, lying = state.free_spaces(place), _tokens(state, [place])
    return (
        message(words.LIES, tokens=lying, free=free) if lying else message(words.EMPTY, free=free)
    )


def _reach(state: State, place: str) -> Message:
    others = [each for each in transport.sources(state, PERSON, place) if each != place]
    lying = _tokens(state, others)
    return message(words.REACH, tokens=lying) if lying else message(words.NO_REACH)


def _tokens(state: State, places: Iterable[str]) -> tuple[Fact, ...]:
    """What lies on some places, those alike together."""
    names = (name_of((place, token)) for place in places for token in state.tokens[place])
    return tuple(_many(name, count) for name, count in Counter(names).items())


def _many(name: str, count: int) -> Fact:
    wording = token_words(name)
    return message(words.MANY, count=count, what=wording) if count > 1 else wording


def _joined(state: State, place: str) -> Iterator[Message]:
    if place not in state.network.connected:
        yield message(words.APART, place=place_name(place))
    if joined := tuple(map(place_name, state.network.joined[place])):
        yield message(words.CONNECTED, place=place_name(place), joined=joined)


def _not_joined(state: State, place: str) -> Iterator[Message]:
    """The neighbours that no road leads to yet, and whether one could."""
    for other in state.village.neighbours[place]:
        if other in state.network.joined[place]:
            continue
        works = [work for work in Work if roads.edges(state, PERSON, work, place, other)]
        for work in works:
            cost = rewards.cost(roads.needs(work))
            yield message(words.ROAD, place=place_name(other), work=WORKS[work], cost=cost)
        if not works:
            yield message(words.NO_ROAD, place=place_name(other))
