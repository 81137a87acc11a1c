"""How the dice of one game or of many fell, ready to be shown."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from babel.numbers import format_decimal, format_percent

from dorfplatz.core.text import Message, Text, message
from dorfplatz.games.bohemian.dice import FACES
from dorfplatz.server.pages.dice import words
from dorfplatz.server.pages.dice.charts import Column, columns
from dorfplatz.server.translator import Translator
from dorfplatz.showing.bohemian.luck import SUMS, Counts, equal_chances, sum_chances

MEAN: Final = sum(FACES) / len(FACES)


@dataclass(frozen=True, slots=True)
class Kind:
    """Something that is counted of dice or of rolls."""

    id: str
    heading: Text
    says: Text
    labels: tuple[Text | str, ...]
    counts: Callable[[Counts], tuple[int, ...]]
    base: Callable[[Counts], int]
    """Of how many."""
    chances: tuple[float, ...]


KINDS: Final = (
    Kind(
        "faces",
        words.FACES,
        words.FACES_ARE,
        tuple(map(str, FACES)),
        lambda counts: counts.faces,
        lambda counts: counts.dice,
        (1 / len(FACES),) * len(FACES),
    ),
    Kind(
        "sums",
        words.SUMS,
        words.SUMS_ARE,
        tuple(map(str, SUMS)),
        lambda counts: counts.sums,
        lambda counts: counts.rolls,
        sum_chances(),
    ),
    Kind(
        "equals",
        words.EQUALS,
        words.EQUALS_ARE,
        words.SOME_EQUAL,
        lambda counts: counts.equals,
        lambda counts: counts.rolls,
        equal_chances(),
    ),
)


@dataclass(frozen=True, slots=True)
class Counted:
    kind: Kind
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    """A label, and a figure for each group and for what was to be expected."""


@dataclass(frozen=True, slots=True)
class Fallen:
    groups: tuple[str, ...]
    """Who rolled."""
    so_many: str
    unusual: Text | Message
    in_shares: bool
    """Whether pictures and figures are in per cent."""
    all: tuple[Counted, ...]


Groups = Sequence[tuple[str, Counts]]
"""Who rolled what."""


def fallen(shown: Counts, groups: Groups, voice: Translator, *, shares: bool) -> Fallen:
    """Pictures of what is shown, and figures of groups such as the players of a game: numbers, or
    shares where groups are of very different sizes."""
    average = format_decimal(shown.average, "0.00", locale=voice.code)
    expected = format_decimal(MEAN, "0.0", locale=voice.code)
    return Fallen(
        tuple(name for name, _ in groups),
        voice(words.SO_MANY, dice=shown.dice, average=average, expected=expected),
        _unusual(shown),
        shares,
        tuple(_counted(kind, shown, groups, voice, shares=shares) for kind in KINDS),
    )


def _unusual(counts: Counts) -> Text | Message:
    if counts.unevenness is None:
        return words.TOO_FEW
    number = round(100 * counts.unevenness)
    return message(words.UNEVEN, number=number) if number else words.VERY_UNEVEN


def _counted(
    kind: Kind, shown: Counts, groups: Groups, voice: Translator, *, shares: bool
) -> Counted:
    labels, counts, base = tuple(map(voice.name, kind.labels)), kind.counts(shown), kind.base(shown)
    expected = [base * chance for chance in kind.chances]
    if shares:
        cells = [_shares(kind.counts(each), kind.base(each), voice) for _, each in groups]
        due = _shares(kind.chances, 1, voice)
        amounts = [str(round(100 * count / max(1, base))) for count in counts]
    else:
        cells = [[*map(str, kind.counts(each))] for _, each in groups]
        due = [format_decimal(number, "0.0", locale=voice.code) for number in expected]
        amounts = [*map(str, counts)]
    rows = zip(labels, zip(*cells, due, strict=True), strict=True)
    return Counted(kind, columns(labels, counts, expected, amounts), tuple(rows))


def _shares(counts: Sequence[float], base: int, voice: Translator) -> list[str]:
    return [format_percent(each / max(1, base), "0.0 %", locale=voice.code) for each in counts]
