"""A finished game as a card: who came in where, and a small picture of how it came."""

from dataclasses import dataclass

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Message, Text, message
from dorfplatz.server.pages import words as shared
from dorfplatz.server.pages.charts import Curve, curve
from dorfplatz.server.pages.my_games import words
from dorfplatz.server.pages.my_games.played import Played
from dorfplatz.server.pages.my_games.times import day
from dorfplatz.server.pages.player_initials import letters
from dorfplatz.server.store.finished import Finished
from dorfplatz.server.store.stored import UPLOAD
from dorfplatz.server.tables.first_record import Fork
from dorfplatz.server.tables.summaries import Summary
from dorfplatz.server.translator import Translator
from dorfplatz.showing.games import SHOWINGS


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody at the table."""

    seat: Seat
    letter: str
    name: str
    is_mine: bool
    is_bot: bool
    total: int | None
    place: int | None


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    game: str
    when: str
    standings: tuple[Standing, ...]
    """The winner first."""
    badge: Text | Message
    won: bool
    is_upload: bool
    fork: Fork | None
    """Where it branched off another game."""
    curve: Curve | None
    says: Text
    """What the picture shows."""


def card(game: Played, voice: Translator) -> Card:
    stored, summary = game.stored, game.summary
    seats = (_standing(stored, summary, Seat(seat)) for seat in range(len(stored.names)))
    return Card(
        id=stored.id,
        game=stored.game,
        when=day(stored.when, voice),
        standings=tuple(sorted(seats, key=_placing)),
        badge=_badge(game),
        won=game.place == 1,
        is_upload=stored.origin == UPLOAD,
        fork=Fork.read(stored.origin),
        curve=None if summary is None else curve(summary.history),
        says=SHOWINGS[stored.game].growth,
    )


def _standing(stored: Finished, summary: Summary | None, seat: Seat) -> Standing:
    places = None if summary is None else summary.places
    return Standing(
        seat,
        letters(stored.names)[seat],
        stored.names[seat],
        is_mine=seat in stored.mine,
        is_bot=seat not in stored.people,
        total=None if summary is None else summary.totals[seat],
        place=None if places is None else places[seat],
    )


def _placing(standing: Standing) -> tuple[int, int, Seat]:
    return standing.place or 0, -(standing.total or 0), standing.seat


def _badge(game: Played) -> Text | Message:
    """How it went for whoever asks."""
    if not game.stored.summary:
        return words.IS_PENDING if game.is_pending else shared.STATUS_BROKEN
    match game.outcome:
        case "open":
            return words.IS_CLOSED
        case "watched":
            return words.IS_WATCHED
        case "won":
            return words.IS_WON
        case _:
            return message(words.IS_PLACE, place=game.place or 0, players=len(game.stored.names))
