"""The names of the places, for sentences in every language."""

from dorfplatz.core.text import Text
from dorfplatz.games.hamlet.sentences.words import PLACES


def place_name(place: str) -> Text | str:
    """What is no place of the game has no name but what it was called."""
    return PLACES.get(place, place)
