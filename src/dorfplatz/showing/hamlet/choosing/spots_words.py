"""Ways to lay a tile, named by what they touch."""

from collections.abc import Iterator

from dorfplatz.core.text import Message, message
from dorfplatz.games.hamlet.kinds import Segment
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.showing.hamlet.choosing import words
from dorfplatz.showing.hamlet.choosing.spots import Way


def way_words(tile: Tile, way: Way) -> Iterator[Message]:
    """What a special site would pay, what roads lead to, what else it touches, and how often like
    touches like: there a path or a bridge could be built."""
    if way.points is not None:
        yield message(words.PAYS, points=way.points)
    if way.joined:
        yield message(words.JOINED, places=tuple(map(place_name, way.joined)))
    elif any(segment is Segment.ROAD for _, segment in tile.walk):
        yield message(words.NO_ROAD)
    if way.touched:
        yield message(words.TOUCHES, places=tuple(map(place_name, way.touched)))
    if way.forest:
        yield message(words.FOREST, count=way.forest)
    if way.rock:
        yield message(words.ROCK, count=way.rock)
