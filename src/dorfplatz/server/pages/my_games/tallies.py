"""What somebody's games add up to, for each kind of game."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from babel.numbers import format_decimal

from dorfplatz.server.pages.my_games.played import Played
from dorfplatz.server.pages.words import GAME
from dorfplatz.server.translator import Translator


@dataclass(frozen=True, slots=True)
class Tally:
    game: str
    games: int
    won: int
    place: str
    """On average."""
    best: int
    """The most coins or points."""


def tallies(games: Iterable[Played], voice: Translator) -> list[Tally]:
    """Only games that were decided, and played from their beginning by the one who asks."""
    counted = [each for each in games if each.place is not None and not each.stored.origin]
    by_game = {name: [each for each in counted if each.stored.game == name] for name in GAME}
    return [_tally(name, found, voice) for name, found in by_game.items() if found]


def _tally(game: str, games: list[Played], voice: Translator) -> Tally:
    places = [each.place or 0 for each in games]
    average = format_decimal(fmean(places), "0.0", locale=voice.code)
    best = max(each.total or 0 for each in games)
    return Tally(game, len(games), places.count(1), average, best)
