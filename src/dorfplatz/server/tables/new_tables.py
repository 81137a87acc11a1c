"""New tables: as wished for, as a fork, from an uploaded record, or the same once more."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from secrets import token_urlsafe
from typing import Final, TypedDict, Unpack

from dorfplatz.bots import roster
from dorfplatz.core.chance import new_secret
from dorfplatz.core.names import check_name_among, check_new_name
from dorfplatz.core.record import PERSON, Player, write_header
from dorfplatz.core.refusal import Illegal, Malformed
from dorfplatz.games.catalogue import AnyCourse, AnyGame, find
from dorfplatz.play.names import free_name
from dorfplatz.play.seating import automa_player, seated
from dorfplatz.server.http.refusals import Missing
from dorfplatz.server.http.visitors import Visitor
from dorfplatz.server.http.words import (
    LONG_OPTIONS,
    NO_POSITION,
    NOTHING_LEFT,
    OTHER_SEATS,
    TURN_SECONDS,
)
from dorfplatz.server.store.stored import UPLOAD, StoredSeat, StoredTable, new_key
from dorfplatz.server.tables.dice_round import OPEN
from dorfplatz.server.tables.first_record import Fork
from dorfplatz.server.tables.live_table import LiveTable

A_DAY: Final = 24 * 3600
TURN_AT_LEAST, TURN_AT_MOST = 10, 60 * A_DAY
"""Seconds that a table may give its people for a turn."""
OPTIONS_AT_MOST: Final = 24 * 1024
"""Bytes that a table keeps of its options; those of Hamlet as it is printed have 6,500."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a seat of a new table should be: a person here, open for somebody, or a bot."""

    kind: str
    name: str = ""
    awaited: bool = False
    """Whether a number for the dice comes from the browser of this person."""


class Terms(TypedDict, total=False):
    """What else may be said of a new table."""

    listed: bool
    """Whether everybody sees it."""
    hints: bool
    turn_seconds: int | None


def new_table(
    host: Visitor,
    game: str,
    wishes: tuple[Wish, ...],
    options: Mapping[str, str],
    **terms: Unpack[Terms],
) -> StoredTable:
    rules = find(game)
    wishes = _with_automas(rules, wishes)
    settled = rules.settle(len(wishes), options)
    _check_size(settled)
    return _table(host, rules, wishes, settled, **terms)


def forked(
    host: Visitor,
    live: LiveTable,
    version: int,
    wishes: tuple[Wish, ...],
    **terms: Unpack[Terms],
) -> StoredTable:
    """Goes on from a position of another table, with hints only when that one, and those it comes
    from, do not go on without them."""
    course = live.course
    if not 0 <= version <= live.version:
        raise Missing(NO_POSITION, found=version, most=live.version)
    if course.at(version).actor is None:
        raise Illegal(NOTHING_LEFT)
    wishes = _with_automas(course.game, wishes)
    if len(wishes) != len(course.players):
        raise Malformed(OTHER_SEATS, most=len(course.players))
    table = _table(host, course.game, wishes, course.record.options, **terms)
    return replace(table, origin=str(Fork(live.id, version)), hints_after=live.unhinted_sources)


def uploaded(host: Visitor, course: AnyCourse) -> StoredTable:
    """Only to look at; every option that the record leaves out is written down."""
    options = course.game.settle(len(course.players), course.record.options)
    _check_size(options)
    record = replace(course.record, options=options)
    return StoredTable(
        _new_id(),
        record.game,
        host.id,
        listed=False,
        options=options,
        seats=tuple(_seat(Wish(_known_kind(each), each.name)) for each in record.players),
        header=write_header(record),
        over=course.is_complete,
        closed=not course.is_complete,
        origin=UPLOAD,
    )


def _known_kind(player: Player) -> str:
    """Nobody can sit down in a game that was played elsewhere, whatever its record says."""
    return PERSON if player.kind == OPEN else player.kind


def once_more(live: LiveTable) -> StoredTable:
    """A new table with the same seats."""
    stored = live.stored
    return StoredTable(
        _new_id(),
        stored.game,
        stored.host,
        stored.listed,
        live.course.record.options,
        tuple(map(_same_people, stored.seats)),
        hints=stored.hints,
        turn_seconds=stored.turn_seconds,
        secret=new_secret(),
    )


def _table(
    host: Visitor,
    game: AnyGame,
    wishes: tuple[Wish, ...],
    options: Mapping[str, str],
    *,
    listed: bool = False,
    hints: bool = True,
    turn_seconds: int | None = None,
) -> StoredTable:
    return StoredTable(
        _new_id(),
        game.name,
        host.id,
        listed,
        options,
        _seats(game, wishes, host),
        hints=hints,
        turn_seconds=_checked(turn_seconds),
        secret=new_secret(),
    )


def _check_size(options: Mapping[str, str]) -> None:
    """In bytes, as they are stored, for as long as the server lives."""
    if sum(len(text.encode()) for text in options.values()) > OPTIONS_AT_MOST:
        raise Malformed(LONG_OPTIONS, most=OPTIONS_AT_MOST // 1024)


def _new_id() -> str:
    """Not one that a command line would take for an option: `--table -9yaoE9nzxJQ` fails."""
    while (drawn := token_urlsafe(9)).startswith("-"):
        pass
    return drawn


def _checked(turn_seconds: int | None) -> int | None:
    if turn_seconds is not None and not TURN_AT_LEAST <= turn_seconds <= TURN_AT_MOST:
        most = TURN_AT_MOST // A_DAY
        raise Malformed(TURN_SECONDS, least=TURN_AT_LEAST, most=most)
    return turn_seconds


def _same_people(seat: StoredSeat) -> StoredSeat:
    """Whose sealed number was left out is asked for one again."""
    owners, linked, awaited = seat.owners, seat.linked, seat.awaited or seat.is_dropped
    return StoredSeat(seat.kind, seat.name, new_key(), owners, linked, awaited=awaited)


def _seats(game: AnyGame, wishes: tuple[Wish, ...], host: Visitor) -> tuple[StoredSeat, ...]:
    named = _with_names(game, wishes)
    return tuple(_seat(wish, host.id if wish.kind == PERSON else None) for wish in named)


def _seat(wish: Wish, owner: str | None = None) -> StoredSeat:
    owners = (owner,) if owner else ()
    return StoredSeat(wish.kind, wish.name, new_key(), owners, awaited=wish.awaited)


def _with_automas(game: AnyGame, wishes: tuple[Wish, ...]) -> tuple[Wish, ...]:
    """Those whom the rules play have their own seats, whether they are named or not."""
    automas = game.automas()
    others = [wish for wish in wishes if wish.kind not in automas.values()]
    if not others:
        return wishes
    return seated(automas, others, lambda kind: Wish(kind, automa_player(kind).name))


def _with_names(game: AnyGame, wishes: tuple[Wish, ...]) -> Iterable[Wish]:
    """People say their names, bots get one, open seats wait for theirs."""
    taken, automas = {wish.name for wish in wishes}, game.automas().values()
    for wish in wishes:
        if wish.kind == OPEN:
            yield Wish(OPEN)
            continue
        if wish.kind != PERSON and wish.kind not in automas:
            roster.check(game.name, wish.kind)
        name = wish.name if wish.kind == PERSON or wish.name else free_name(taken)
        check_new_name(name)
        check_name_among(name, taken)
        taken.add(name)
        yield replace(wish, name=name)
