"""What is to be seen at one place of the village, and the same in words."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Fact, Message, Who, message
from dorfplatz.games.hamlet.kinds import Work
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.sentences.words import RESOURCES, WORKS
from dorfplatz.games.hamlet.state import SEATS, State, Token
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages.hamlet import words
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.explaining.words import APART, CONNECTED, EMPTY, LIES, MANY

PIECES: Final = {"villager": words.TOKEN_VILLAGERS, "donkey": words.DONKEYS}


@dataclass(frozen=True, slots=True)
class Stander:
    """A villager or a donkey; its number is the one among its owner's."""

    kind: str
    seat: Seat
    number: int
    is_done: bool

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.seat}-{self.number}"


@dataclass(frozen=True, slots=True)
class Shown:
    """All that is to be seen at a place, and nothing else: the key of its fragment in the cache."""

    tile: Tile
    spot: Spot
    tokens: tuple[Token, ...]
    pieces: tuple[Stander, ...]
    flag: Seat | None
    is_connected: bool
    joined: tuple[str, ...]
    roads: tuple[tuple[Work, Seat, str], ...]
    """Those that were built, with the places they lead to."""


def standers(state: State) -> dict[str, list[Stander]]:
    """Everybody, by the place where they stand."""
    found: dict[str, list[Stander]] = {place: [] for place in state.village}
    for seat in SEATS:
        player = state.players[seat]
        for kind, pieces in (("villager", player.villagers), ("donkey", player.donkeys)):
            for number, piece in enumerate(pieces):
                found[piece.place].append(Stander(kind, seat, number, piece.is_done))
    return found


def shown(state: State, place: str, pieces: tuple[Stander, ...]) -> Shown:
    network = state.network
    return Shown(
        tile=state.village[place],
        spot=state.village.spots[place],
        tokens=state.tokens[place],
        pieces=pieces,
        flag=state.flags.get(place),
        is_connected=place in network.connected,
        joined=network.joined[place],
        roads=tuple(_roads(state, place)),
    )


def _roads(state: State, place: str) -> Iterator[tuple[Work, Seat, str]]:
    for road in state.roads:
        if place in road.ends:
            other = road.ends[road.ends[0] == place]
            yield road.work, road.owner, other


def says(place: Shown, voice: Translator) -> str:
    """Everything in words."""
    return " ".join(map(voice, _sentences(place)))


def _sentences(place: Shown) -> Iterator[Message]:
    name = place_name(place.tile.id)
    yield message(words.NAME, place=name)
    if place.flag is not None:
        yield message(words.BUILT_BY, who=Who(place.flag))
    if place.tile.spaces:
        yield _lying(place)
    if place.pieces:
        yield message(words.HERE, pieces=tuple(_standing(place.pieces)))
    if not place.is_connected:
        yield message(APART, place=name)
    if place.joined:
        yield message(CONNECTED, place=name, joined=tuple(map(place_name, place.joined)))
    if place.roads:
        yield message(words.BUILT, roads=tuple(_built(place)))


def _lying(place: Shown) -> Message:
    free = place.tile.spaces - len(place.tokens)
    tokens = tuple(_many(token, count) for token, count in Counter(place.tokens).items())
    return message(LIES, tokens=tokens, free=free) if tokens else message(EMPTY, free=free)


def _many(token: Token, count: int) -> Fact:
    kind: Fact = RESOURCES[token.kind]
    if token.owner is not None:
        kind = message(
            words.FINE_OF if token.fine else words.GOOD_OF, kind=kind, owner=Who(token.owner)
        )
    return message(MANY, count=count, what=kind) if count > 1 else kind


def _standing(pieces: tuple[Stander, ...]) -> Iterator[Fact]:
    """Those alike together."""
    groups = Counter((piece.kind, piece.seat, piece.is_done) for piece in pieces)
    for (kind, seat, is_done), count in groups.items():
        wording = message(PIECES[kind], count=count, who=Who(seat))
        yield message(words.DONE, pieces=wording) if is_done else wording


def _built(place: Shown) -> Iterator[Message]:
    for work, owner, other in place.roads:
        yield message(words.ROAD_TO, work=WORKS[work], who=Who(owner), place=place_name(other))
