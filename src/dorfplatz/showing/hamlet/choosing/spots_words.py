"""Ways to lay a tile, named by what they touch."""

from collections.abc import Iterator
from typing import Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.showing.hamlet.choosing.spots import Way

PAYS: Final = Text("hamlet.way.pays", "would score {points}★ now")
JOINED: Final = Text("hamlet.way.joined", "road to {places}")
NO_ROAD: Final = Text("hamlet.way.no-road", "no road to it")
TOUCHES: Final = Text("hamlet.way.touches", "touches {places}")
FOREST: Final = Text("hamlet.way.forest", "forest at forest: {count}")
ROCK: Final = Text("hamlet.way.rock", "rock at rock: {count}")


def way_words(tile: Tile, way: Way) -> Iterator[Message]:
    """What a special site would pay, what roads lead to, what else it touches, and how often like
    touches like: there a path or a bridge could be built."""
    if way.points is not None:
        yield message(PAYS, points=way.points)
    if way.joined:
        yield message(JOINED, places=tuple(map(place_name, way.joined)))
    elif any(segment is Segment.ROAD for _, segment in tile.walk):
        yield message(NO_ROAD)
    if way.touched:
        yield message(TOUCHES, places=tuple(map(place_name, way.touched)))
    if way.forest:
        yield message(FOREST, count=way.forest)
    if way.rock:
        yield message(ROCK, count=way.rock)
