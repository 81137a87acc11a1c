"""Bots against bots: fixed seeds, rotated seats, any number of processes, and a run can go on where
it was stopped.

Seatings and dice depend on the seed alone; bots that think by the clock need not repeat their moves
with them.
"""

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, permutations

from dorfplatz.core.contract import Options
from dorfplatz.lab import seating
from dorfplatz.lab.parallel import as_finished
from dorfplatz.lab.seating import Block, Bots
from dorfplatz.lab.simulation import Outcome, Sitting, play_out

Finished = Mapping[int, Outcome]
"""Games that were played, by their number."""
Numbered = tuple[int, Outcome]


@dataclass(frozen=True, slots=True)
class Arena:
    """All that decides which games there are; how many of them are played does not."""

    game: str
    names: tuple[str, ...]
    seats: int
    options: Options
    seed: str
    seconds: float
    """For each move."""

    @property
    def fields(self) -> list[Bots]:
        return seating.fields(self.names, self.seats)

    @property
    def kinds(self) -> tuple[str, ...]:
        """As they were named."""
        return tuple(dict.fromkeys(self.names))

    def blocks(self) -> Iterator[Block]:
        return seating.blocks(self.fields, self.seed)

    def even(self, games: int) -> int:
        """The next number of games that leaves nobody short: every field has had as many blocks."""
        fields = self.fields
        cycle = len(fields) * len(set(permutations(fields[0])))
        whole, rest = divmod(games, cycle)
        starts = (block.first_game for block in islice(self.blocks(), 0, None, len(fields)))
        return whole * cycle + next(start for start in starts if start >= rest)


@dataclass(frozen=True, slots=True)
class Fixture:
    number: int
    sitting: Sitting


def fixtures(arena: Arena) -> Iterator[Fixture]:
    """All games in their order, without end."""
    for block in arena.blocks():
        dice = f"{arena.seed}/{block.number}"
        for turn, bots in enumerate(block.seatings):
            thoughts = f"{dice}/{turn}"
            sitting = Sitting(arena.game, bots, arena.options, dice, thoughts, arena.seconds)
            yield Fixture(block.first_game + turn, sitting)


def play_fixture(fixture: Fixture) -> Numbered:
    return fixture.number, play_out(fixture.sitting).outcome


def play(
    arena: Arena, games: int, jobs: int, finished: Finished
) -> Generator[Numbered, None, None]:
    """The first games that are not finished yet, as they end."""
    first = islice(fixtures(arena), games)
    missing = (fixture for fixture in first if fixture.number not in finished)
    return as_finished(play_fixture, missing, jobs)


def in_blocks(arena: Arena, games: int, finished: Finished) -> list[list[Outcome]]:
    """The first games, block by block; the last block may be incomplete."""
    grouped: list[list[Outcome]] = []
    for block in arena.blocks():
        last = min(games, block.first_game + len(block.seatings))
        numbers = range(block.first_game, last)
        if not numbers:
            return grouped
        grouped.append([finished[number] for number in numbers])
    raise AssertionError("blocks have no end")
