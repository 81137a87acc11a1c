"""How a component file writes outlines, needs, scorings and spots in words."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from dorfplatz.core.tables import refuse_unless
from dorfplatz.games.hamlet.cardboard.words import ASKED_TWICE, NEED, SCORING, SHOWN, SPOT, STEP
from dorfplatz.games.hamlet.kinds import GOODS, RAWS, Resource, Segment
from dorfplatz.games.hamlet.land.lattice import LETTERS, Walk, corner
from dorfplatz.games.hamlet.land.village import Spot
from dorfplatz.games.hamlet.tile import Condition, Need, Scoring

SEGMENT_OF_LETTER: Final = {"r": Segment.ROAD, "f": Segment.FOREST, "m": Segment.ROCK}
LETTER_OF_SEGMENT: Final = {segment: letter for letter, segment in SEGMENT_OF_LETTER.items()}
RESOURCE_OF_WORD: Final = {kind.value: kind for kind in Resource}
CONDITION_OF_WORD: Final = {condition.value: condition for condition in Condition}
MIXTURES: Final = {"raw": RAWS, "good": GOODS}
GOLD: Final = "gold"


def walk(words: str) -> Walk:
    """An outline such as "Uf Rm Ur"."""
    steps = words.split()
    for step in steps:
        is_one = re.fullmatch(f"[{LETTERS}][rfm]", step) is not None
        refuse_unless(is_one, STEP, word=step)
    return tuple((LETTERS.index(step[0]), SEGMENT_OF_LETTER[step[1]]) for step in steps)


def walk_words(outline: Walk) -> str:
    return " ".join(LETTERS[way] + LETTER_OF_SEGMENT[segment] for way, segment in outline)


def needs(words: Iterable[str]) -> tuple[tuple[Need, ...], int]:
    """What is asked for, such as "2 wood" or "3 brick/milk", and how much gold with it.

    No kind may be asked for twice: so whatever pays for one need is not missing for another.
    """
    wanted = tuple(map(_need, words))
    asked = Counter(word for _, kinds in wanted for word in kinds)
    for word, times in asked.items():
        refuse_unless(times == 1, ASKED_TWICE, word=word)
    gold = sum(count for count, kinds in wanted if kinds == (GOLD,))
    return tuple(_sorted(count, kinds) for count, kinds in wanted if kinds != (GOLD,)), gold


def needs_words(wanted: Iterable[Need], gold: int) -> list[str]:
    words = [f"{need.count} {_mixture(need.kinds)}" for need in wanted]
    return [*words, f"{gold} {GOLD}"] if gold else words


def shown(sale: str) -> tuple[Need, ...]:
    """What a sale tile asks for, from its name, such as "wood-wood-wheat"."""
    words = sale.split("-")
    are_some = len(words) <= 6 and all(word in RESOURCE_OF_WORD for word in words)
    refuse_unless(are_some, SHOWN, word=sale, known=tuple(RESOURCE_OF_WORD))
    return tuple(Need(count, (RESOURCE_OF_WORD[word],)) for word, count in Counter(words).items())


def scoring(words: str) -> Scoring:
    """Points and what they are for, such as "2 processing"."""
    points, _, condition = words.partition(" ")
    is_one = re.fullmatch("[1-9]", points) is not None and condition in CONDITION_OF_WORD
    refuse_unless(is_one, SCORING, word=words, known=tuple(CONDITION_OF_WORD))
    return Scoring(CONDITION_OF_WORD[condition], int(points))


def scoring_words(pays: Scoring) -> str:
    return f"{pays.points} {pays.condition.value}"


def spot(words: str) -> Spot:
    """Where and how a tile lies, such as "-6,4,0"."""
    is_one = re.fullmatch(r"-?[0-9]{1,2},-?[0-9]{1,2},[0-5]", words) is not None
    refuse_unless(is_one, SPOT, word=words)
    x, y, sixths = map(int, words.split(","))
    return Spot(corner(x, y), sixths)


def _need(words: str) -> tuple[int, tuple[str, ...]]:
    count, _, kinds = words.partition(" ")
    known = {*RESOURCE_OF_WORD, GOLD}
    named = tuple(kind.value for kind in MIXTURES.get(kinds, ())) or tuple(kinds.split("/"))
    is_one = re.fullmatch("[1-9][0-9]?", count) is not None and known.issuperset(named)
    refuse_unless(is_one and (GOLD not in named or named == (GOLD,)), NEED, word=words)
    return int(count), named


def _sorted(count: int, words: tuple[str, ...]) -> Need:
    return Need(count, tuple(kind for kind in Resource if kind.value in words))


def _mixture(kinds: tuple[Resource, ...]) -> str:
    named = "/".join(kind.value for kind in kinds)
    return next((word for word, mixed in MIXTURES.items() if mixed == kinds), named)
