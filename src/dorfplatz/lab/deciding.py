"""When the games of an arena are enough to say whether the first bot named is better."""

from statistics import fmean

from dorfplatz.lab.arena import Arena, Finished
from dorfplatz.lab.sequential import Trial, Verdict
from dorfplatz.lab.standings import share_in


class Decision:
    """Follows the blocks in their order, so that the verdict does not depend on which processes
    were quick; games played ahead of it are left out."""

    def __init__(self, arena: Arena, lead: float, games: int) -> None:
        self.bot, self.other = arena.kinds
        self.trial = Trial(1 / arena.seats, lead)
        self.games = 0
        """That the verdict rests on."""
        self._most = games
        self._blocks = arena.blocks()
        self._next = next(self._blocks)

    @property
    def is_made(self) -> bool:
        return self.trial.verdict is not Verdict.OPEN

    def is_made_by(self, finished: Finished) -> bool:
        """Looks at all blocks that are complete by now."""
        while not self.is_made and (shares := self._shares(finished)):
            self.trial.add(fmean(shares))
            self.games = self._next.first_game + len(self._next.seatings)
            self._next = next(self._blocks)
        return self.is_made

    def _shares(self, finished: Finished) -> list[float]:
        """Of the next block, if it is complete."""
        first = self._next.first_game
        numbers = range(first, first + len(self._next.seatings))
        if numbers.stop > self._most or any(number not in finished for number in numbers):
            return []
        return [share_in(finished[number], self.bot) for number in numbers]
