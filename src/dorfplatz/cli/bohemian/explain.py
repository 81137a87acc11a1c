"""Answers to “? Nenbrad inn”."""

from collections.abc import Iterator

from dorfplatz.cli.bohemian.names import find, find_kind, local_name
from dorfplatz.cli.bohemian.words import WHICH
from dorfplatz.cli.screen import Screen
from dorfplatz.core.text import Message, message
from dorfplatz.games.bohemian.state import State
from dorfplatz.showing.bohemian.explaining import about_building, about_kind, chances


def explain(screen: Screen, state: State, names: tuple[str, ...], asked: str) -> Iterator[str]:
    """Sentences about the building, or the kind of building, that a person asked for."""
    return (screen.say(sentence, names) for sentence in _sentences(screen, state, asked))


def _sentences(screen: Screen, state: State, asked: str) -> Iterator[Message]:
    where, kind = find(screen, state, asked), find_kind(screen, asked)
    if where is not None:
        yield from about_building(state, where)
        yield from chances(state, where)
    elif kind is not None:
        yield from about_kind(state, kind)
    else:
        yield message(WHICH, example=local_name(screen, state.board.buildings[0]))
