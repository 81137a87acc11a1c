"""The dice of a turn as they lie on the table, used ones included."""

from collections.abc import Iterator
from dataclasses import dataclass

from dorfplatz.games.bohemian.dice import DICE
from dorfplatz.games.bohemian.moves import Place, Roll, TakeBishop, TakeSpecial
from dorfplatz.games.bohemian.state import Phase
from dorfplatz.showing.bohemian.accounts import BohemianCourse


@dataclass(frozen=True, slots=True)
class Die:
    number: int
    """Which of the four it is, for as long as the turn lasts."""
    face: int
    used: bool


def dice_on_table(course: BohemianCourse) -> tuple[Die, ...]:
    """In ascending order; of equal dice the used ones come first."""
    if course.state.phase is not Phase.MOVES:
        return ()
    unused = ((face, False) for face in course.state.dice)
    lying = sorted([*_used(course), *unused], key=lambda die: (die[0], not die[1]))
    return tuple(Die(number, face, used) for number, (face, used) in enumerate(lying))


def _used(course: BohemianCourse) -> Iterator[tuple[int, bool]]:
    for step in reversed(course.steps):
        match step.move:
            case Place(dice) | TakeBishop(dice) | TakeSpecial(dice):
                yield from ((face, True) for face in dice)
            case Roll(dice) if len(dice) == DICE:
                return
            case _:
                pass
