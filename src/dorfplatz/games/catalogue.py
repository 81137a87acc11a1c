"""All games, by the names that records and commands use."""

from typing import Any, Final

from dorfplatz.core.contract import Game
from dorfplatz.core.course import Course, Step
from dorfplatz.core.record import Record
from dorfplatz.core.refusal import Malformed
from dorfplatz.core.registry import outside
from dorfplatz.core.text import shortened
from dorfplatz.games.bohemian.game import BOHEMIAN
from dorfplatz.games.hamlet.game import HAMLET
from dorfplatz.games.words import OTHER_RULES, UNKNOWN_GAME

AnyGame = Game[Any, Any, Any]
AnyCourse = Course[Any, Any, Any]
AnyStep = Step[Any, Any, Any]

_ALL: Final[tuple[AnyGame, ...]] = (BOHEMIAN, HAMLET, *outside("rules", is_needed=True))

VERSIONS: Final[dict[tuple[str, int], AnyGame]] = {(game.name, game.rules): game for game in _ALL}
"""Every version of the rules that a record may have been played with, old ones first."""

GAMES: Final = {name: game for (name, _), game in VERSIONS.items()}
"""The newest version of each game, for new tables."""

DEFAULT: Final = next(iter(GAMES))
"""The game that is meant where none is named."""


def find(name: str) -> AnyGame:
    if name not in GAMES:
        raise Malformed(UNKNOWN_GAME, found=shortened(name), known=tuple(GAMES))
    return GAMES[name]


def course_of(record: Record) -> AnyCourse:
    """The game of a record, replayed and checked move by move."""
    newest = find(record.game)
    game = VERSIONS.get((record.game, record.rules))
    if game is None:
        raise Malformed(OTHER_RULES, found=record.rules, game=newest.name, known=newest.rules)
    return Course(game, record)
