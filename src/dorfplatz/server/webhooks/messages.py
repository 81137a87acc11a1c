"""What is sent: facts for programs, and a sentence that common chat systems show as it is."""

import json
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from dorfplatz.core.seat import Seat
from dorfplatz.core.text import Fact, Text, Who
from dorfplatz.server.store.deliveries import YOUR_TURN
from dorfplatz.server.translator import Translator
from dorfplatz.server.webhooks import words
from dorfplatz.server.webhooks.events import BEGUN, CLOSED, OVER, TURN, Event
from dorfplatz.showing.games import SHOWINGS

if TYPE_CHECKING:
    from dorfplatz.server.tables.live_table import LiveTable

TEST: Final = "test"
CALM: Final = str.maketrans({"<": "‹", ">": "›", "[": "(", "]": ")", "`": "’", "@": "@\u200b"})
"""A player's name must not call everybody in a chat, nor hide a link."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What there is to say of a table."""

    table: str
    game: str
    version: int
    players: tuple[str, ...]
    seat: Seat | None = None
    due: datetime | None = None
    winners: tuple[Seat, ...] = ()


def facts_of(live: "LiveTable", event: Event) -> Facts:
    names = tuple(seat.name for seat in live.stored.seats)
    result = live.course.game.result(live.course.state) if event.name == OVER else None
    return Facts(
        live.id,
        live.stored.game,
        live.version,
        names,
        event.seat,
        live.stored.due if event.seat is not None else None,
        () if result is None else result.winners,
    )


def message(event: str, facts: Facts, base: str, language: str, *, mine: bool = False) -> str:
    """As JSON. `mine`: whoever reads it is the one whose turn it is."""
    seat = facts.seat
    return _written(
        event,
        _sentence(event, facts, Translator(language, facts.players), mine=mine),
        f"{base}tables/{facts.table}/",
        table=facts.table,
        game=facts.game,
        version=facts.version,
        turn=None if seat is None else {"seat": seat, "name": facts.players[seat]},
        due=None if facts.due is None else facts.due.isoformat(timespec="seconds"),
        players=facts.players,
    )


def message_for_test(base: str, language: str) -> str:
    """The same form, with no table to speak of."""
    empty: dict[str, Any] = dict.fromkeys(("table", "game", "version", "turn", "due"))
    return _written(
        TEST, Translator(language)(words.TEST_SENTENCE), f"{base}hooks", **empty, players=()
    )


def _written(event: str, sentence: str, address: str, **facts: Any) -> str:
    """Slack, Mattermost and Rocket.Chat show “text”, Discord “content”."""
    said = f"{sentence.translate(CALM)} {address}"
    chat = {"text": said, "content": said, "allowed_mentions": {"parse": []}}
    whole = {"event": event, "sentence": sentence, "address": address, **facts, **chat}
    return json.dumps(whole, ensure_ascii=False)


def _sentence(event: str, facts: Facts, voice: Translator, *, mine: bool) -> str:
    game = SHOWINGS[facts.game].title
    others = tuple(n for seat, n in enumerate(facts.players) if not mine or seat != facts.seat)
    told: dict[str, Fact] = {"game": game, "names": others}
    if facts.seat is not None:
        return voice(_SENTENCES[event, mine], who=Who(facts.seat), **told)
    end = voice(_SENTENCES[event, False], **told)
    if not facts.winners:
        return end
    won = tuple(Who(seat) for seat in facts.winners)
    return f"{end} {voice(words.WON, who=won, count=len(won))}"


_SENTENCES: Final[dict[tuple[str, bool], Text]] = {
    (YOUR_TURN, True): words.YOUR_TURN,
    (TURN, False): words.TURN,
    (BEGUN, True): words.BEGUN_WITH_YOU,
    (BEGUN, False): words.BEGUN,
    (OVER, False): words.OVER,
    (CLOSED, False): words.CLOSED,
}
