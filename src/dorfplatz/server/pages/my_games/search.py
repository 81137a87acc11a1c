"""Searching one's finished games. The address holds all of it, so it works without scripts."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from typing import Final
from urllib.parse import urlencode

from dorfplatz.core.refusal import Malformed
from dorfplatz.core.text import shortened
from dorfplatz.games.catalogue import find
from dorfplatz.server.pages.my_games import words
from dorfplatz.server.pages.my_games.played import Played

ALIKE: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae"})
"""Letters that Unicode does not take apart."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for, as it was typed; empty where it does not matter."""

    name: str = ""
    game: str = ""
    outcome: str = ""
    players: str = ""
    since: str = ""
    until: str = ""
    page: str = ""

    def __post_init__(self) -> None:
        if self.game:
            find(self.game)
        if self.outcome not in words.OUTCOMES:
            raise Malformed(words.NO_OUTCOME, found=shortened(self.outcome))
        for number in (self.players, self.page):
            if not re.fullmatch("[0-9]{0,4}", number):
                raise Malformed(words.NO_NUMBER, found=shortened(number))
        for day in (self.since, self.until):
            _day(day)

    @property
    def is_empty(self) -> bool:
        return replace(self, page="") == Search()

    def on_page(self, page: int) -> str:
        """The query of an address."""
        wanted = {"name": self.name, "game": self.game, "outcome": self.outcome}
        wanted |= {"players": self.players, "since": self.since, "until": self.until}
        wanted |= {"page": str(page) if page > 1 else ""}
        return urlencode({key: value for key, value in wanted.items() if value})

    def found_in(self, games: Iterable[Played]) -> list[Played]:
        fits = _Fits(self)
        return [game for game in games if fits(game)]


class _Fits:
    """Whether a game is one of those looked for; what was typed is understood once."""

    def __init__(self, search: Search) -> None:
        self._search = search
        self._words = folded(search.name).split()
        self._since, self._until = _day(search.since), _day(search.until)

    def __call__(self, game: Played) -> bool:
        search, stored = self._search, game.stored
        return (
            (not search.game or search.game == stored.game)
            and (not search.players or search.players == str(len(stored.names)))
            and (not search.outcome or search.outcome == game.outcome)
            and (self._since is None or stored.when.date() >= self._since)
            and (self._until is None or stored.when.date() <= self._until)
            and self._names(stored.names)
        )

    def _names(self, given: tuple[str, ...]) -> bool:
        """Every word stands in some name."""
        names = [*map(folded, given)] if self._words else []
        return all(any(word in name for name in names) for word in self._words)


@lru_cache(maxsize=10_000)
def folded(text: str) -> str:
    """Without accents and capitals: whoever looks for “Matej” finds “Matěj”."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(ALIKE))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _day(text: str) -> date | None:
    if not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        example = date(2026, 11, 15).isoformat()
        raise Malformed(words.NO_DATE, found=shortened(text), example=example) from None
