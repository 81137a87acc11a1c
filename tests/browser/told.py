"""Games that are told from beginning to end, with dice that can be checked."""

from collections.abc import Callable
from dataclasses import dataclass, field

from dorfplatz.games.catalogue import AnyCourse, AnyGame
from tests.browser.prepared import Prepared, over
from tests.play.checkable import PLAYERS


@dataclass(frozen=True, slots=True)
class Told(Prepared):
    """A prepared table whose whole game is given."""

    made: Callable[[], AnyCourse] = field(kw_only=True)

    def course(self) -> AnyCourse:
        return self.made()


def told(name: str, game: AnyGame, made: Callable[[], AnyCourse]) -> Told:
    return Told(name, PLAYERS[game], over, game=game, made=made)
