"""The ways to lay a tile as choices, named by what they touch: the best first, alike together."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import atan2, pi
from typing import Final

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.hamlet.moves import Choose, Lay
from dorfplatz.games.hamlet.sentences.places import place_name
from dorfplatz.games.hamlet.state import Phase, State
from dorfplatz.games.hamlet.tile import Tile
from dorfplatz.server.pages.hamlet import words
from dorfplatz.server.pages.hamlet.ground import middle
from dorfplatz.server.pages.hamlet.menu import Group, MenuLine, keyed
from dorfplatz.server.pages.hamlet.previews import DOES, Choice, listed
from dorfplatz.server.translator import Translator
from dorfplatz.showing.hamlet.choosing.spots import Way, best_first
from dorfplatz.showing.hamlet.choosing.spots_words import way_words

SHOWN: Final = 8
ALIKE: Final = 6
"""So many kinds of ways, and of each kind, are in sight; the others are folded away."""


def laying(state: State, voice: Translator, tile: Tile, ways: Sequence[Way]) -> tuple[Group, ...]:
    kinds = [_line(state, voice, tile, alike) for alike in best_first(ways)]
    shown = [_part(line, slice(ALIKE)) for line in kinds[:SHOWN]]
    others = [_part(line, slice(ALIKE, None)) for line in kinds[:SHOWN]] + kinds[SHOWN:]
    folded = tuple(line for line in others if line.choices)
    groups = [Group(DOES[Lay], "", tuple(shown))]
    if folded:
        count = sum(len(line.choices) for line in folded)
        heading = voice(words.COUNTED, what=words.OTHERS, count=count)
        groups.append(Group(DOES[Lay], heading, folded, f"{DOES[Lay]}-others"))
    return keyed(groups)


def _part(line: MenuLine, some: slice) -> MenuLine:
    return replace(line, choices=line.choices[some])


def move_of(state: State, way: Way) -> str:
    """The person lays the tile, or chooses for Botrik how he does."""
    move = Lay(way.spot) if state.phase is Phase.LAY else Choose(str(way.spot))
    return HAMLET.write(state, move)


def _line(state: State, voice: Translator, tile: Tile, alike: Sequence[Way]) -> MenuLine:
    means = listed(voice, way_words(tile, alike[0]))
    labels = _told_apart([_lies(state, voice, tile, way) for way in alike])
    return MenuLine(
        means,
        tuple(
            Choice(
                move=move_of(state, way),
                does=DOES[Lay],
                label=label,
                says=f"{means} – {label}",
                uses=means,
                spot=str(way.spot),
                turn=way.spot.sixths,
            )
            for way, label in zip(alike, labels, strict=True)
        ),
    )


def _lies(state: State, voice: Translator, tile: Tile, way: Way) -> str:
    """On which side of the first place that it touches, and how it is turned."""
    beside, *others = (*way.joined, *way.touched)
    x, y = middle(tile, way.spot)
    other_x, other_y = middle(state.village[beside], state.village.spots[beside])
    eighth = round(atan2(y - other_y, x - other_x) / (pi / 4)) % 8
    lies: Text | Message = words.DIRECTIONS[eighth]
    if degrees := 60 * way.spot.sixths:
        lies = message(words.WAYS_TURNED, direction=lies, degrees=degrees)
    if others:
        lies = message(words.AT, place=place_name(beside), lies=lies)
    return voice.sentence(lies)


def _told_apart(labels: list[str]) -> Iterator[str]:
    """What would be called the same is numbered."""
    for number, label in enumerate(labels):
        before = labels[:number].count(label)
        yield f"{label} ({before + 1})" if before else label
